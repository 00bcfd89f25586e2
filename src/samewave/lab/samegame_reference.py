"""The Same Game by its rules: a crowd's moves, and the row of a game."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Any

import numpy as np

from samewave.core import Seat, apply, begin
from samewave.games.samegame import SameGame
from samewave.games.samegame.events import BeginTurn, Move, Point, Turn, WriteClue
from samewave.games.samegame.level import LEVELS
from samewave.games.samegame.rules import INVENTED
from samewave.games.samegame.state import State
from samewave.lab.fast.samegame import perceived_difference
from samewave.lab.plan import Crowd, SameGamePlan
from samewave.lab.reference import SHELF, MoveSource, TracedChance
from samewave.lab.run import Trace

GAME = SameGame(SHELF)


def crowd_of(plan: SameGamePlan, _block: int) -> Callable[[np.uint64], MoveSource]:
    """From the key of a game to the moves of the crowd in it."""
    return lambda key: partial(crowd_moves, plan, key)


def play_game(
    plan: SameGamePlan, key: np.uint64, moves: MoveSource, row: np.void, trace: Trace
) -> None:
    """Play a game and fill its row; `trace` receives the score after each turn."""
    chance = TracedChance(key)
    state, _ = begin(GAME, plan.setup(), chance)
    while not state.finished:
        for seat, move in moves(state):
            state, _ = apply(GAME, state, seat, move, chance)
    fill_row(plan, state.turns, row, trace)


def is_secret(_move: Any) -> bool:
    """No move counts as secret: after each one, all bots think again."""
    return False


def crowd_moves(plan: SameGamePlan, key: np.uint64, state: State) -> Iterator[tuple[Seat, Move]]:
    """The next moves of a crowd.

    Its clues mean nothing; it lifts cups in the order in which it perceives differences.
    """
    match state.phase:
        case "writing":
            yield from (
                (seat, WriteClue(INVENTED[seat], anyway=True)) for seat in state.waiting_for
            )
        case "ready":
            yield state.active, BeginTurn()
        case _:
            cup = _next_cup(plan, key, state)
            yield next(seat for seat in state.guessers if not state.fingers[seat]), Point(cup)


def _next_cup(plan: SameGamePlan, key: np.uint64, state: State) -> str:
    assert isinstance(plan.people, Crowd)
    clarity, trap = plan.people.clarity, state.trap_of(state.active)
    others = [criterion for criterion in state.table.criteria if criterion != trap]
    differences = {
        criterion: perceived_difference(clarity, key, len(state.turns), number)
        for number, criterion in enumerate((trap, *others))
    }
    return max(state.cups, key=differences.__getitem__)


def fill_row(plan: SameGamePlan, turns: Iterable[Turn], row: Any, trace: Trace) -> None:
    """Fill the row of a game from its turns, with the circles and medals of the plan.

    `trace` receives the score after each turn.
    """
    level = LEVELS[plan.level]
    best = max(plan.circles[level.spare_cups :])
    score = plan.start_score
    for number, turn in enumerate(turns):
        placed = len(turn.lifted) - turn.trapped
        value = plan.circles[level.spare_cups + placed]
        score = min(max(score + value, 0), plan.finish)
        row["turns"] += 1
        row["trapped"] += turn.trapped
        row["placed"] += placed
        row["lifted"] += len(turn.lifted)
        row["perfect"] += value == best
        if number < len(trace):
            trace[number, 0] = score
    row["score"], row["result"] = score, sum(score >= medal for medal in plan.medals)
