"""The Same Game as machine code: a group that perceives the trap more or less clearly."""

from typing import Any, NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

from samewave.games.samegame.level import LEVELS, ROUNDS
from samewave.lab.hash_random import PERCEIVED_DIFFERENCE, game_key, normal
from samewave.lab.plan import Crowd, Plan
from samewave.lab.rows import SAMEGAME_ROW


class SameGameRules(NamedTuple):
    """A plan for the machine code: plain numbers."""

    objects: int
    criteria: int
    spare: int
    start: int
    finish: int
    clarity: float


def play(plan: Plan, games: range, trace: NDArray[np.int16]) -> NDArray[Any]:
    """Play these games and return their rows; `trace` receives the score after each turn."""
    rows = np.zeros(len(games), SAMEGAME_ROW)
    circles, medals = np.array(plan.circles, np.int64), np.array(plan.medals, np.int64)
    seed = np.uint64(plan.seed)
    play_games(rules_of(plan), circles, medals, seed, games.start, rows, trace)
    return rows


def rules_of(plan: Plan) -> SameGameRules:
    """Convert a plan to SameGameRules."""
    assert isinstance(plan.people, Crowd)
    assert plan.start is not None, "a validated plan has a start"
    level = LEVELS[plan.level]
    return SameGameRules(
        objects=plan.players * ROUNDS[plan.players],
        criteria=level.criteria,
        spare=level.spare_cups,
        start=plan.start,
        finish=plan.finish,
        clarity=float(plan.people.clarity),
    )


@njit(cache=True)
def play_games(
    rules: SameGameRules, circles: Any, medals: Any, seed: Any, first: int, rows: Any, trace: Any
) -> None:
    """Play one game after another."""
    best = circles[rules.spare :].max()
    for number in range(len(rows)):
        row, key = rows[number], game_key(seed, first + number)
        row.game = first + number
        score = rules.start
        for turn in range(rules.objects):
            placed = cups_placed(rules, key, turn)
            trapped = placed < rules.criteria - 1
            value = circles[rules.spare + placed]
            score = min(max(score + value, 0), rules.finish)
            row.turns += 1
            row.trapped += trapped
            row.placed += placed
            row.lifted += placed + trapped
            row.perfect += value == best
            if turn < trace.shape[1]:
                trace[number, turn, 0] = score
        row.score = score
        for medal in medals:
            row.result += score >= medal


@njit(cache=True)
def cups_placed(rules: SameGameRules, key: Any, turn: int) -> int:
    """The number of cups lifted before the trap: criteria that seem to differ more."""
    trap = perceived_difference(rules.clarity, key, turn, 0)
    placed = 0
    for other in range(1, rules.criteria):
        placed += perceived_difference(rules.clarity, key, turn, other) > trap
    return placed


@njit(cache=True)
def perceived_difference(clarity: float, key: Any, turn: int, criterion: int) -> float:
    """How much the objects seem to differ in a criterion; number 0 is the trap."""
    return normal(key, turn, criterion, PERCEIVED_DIFFERENCE) - (clarity if criterion == 0 else 0.0)
