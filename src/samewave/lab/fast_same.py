"""The Same Game as machine code: a group that sees the trap more or less clearly."""

from typing import Any, NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

from samewave.games.samegame.level import LEVELS, ROUNDS
from samewave.lab.columns import ROW_SAME
from samewave.lab.dice import DIFFERENCE, bell, key_of
from samewave.lab.plan import Crowd, Plan


class Rules(NamedTuple):
    """A plan as the machine code takes it."""

    objects: int
    criteria: int
    spare: int
    start: int
    finish: int
    clarity: float


def play(plan: Plan, games: range, trace: NDArray[np.int16]) -> NDArray[Any]:
    """The rows of these games; `trace` takes the score after each turn, if it fits."""
    rows = np.zeros(len(games), ROW_SAME)
    circles, medals = np.array(plan.circles, np.int64), np.array(plan.medals, np.int64)
    seed = np.uint64(plan.seed)
    play_games(rules_of(plan), circles, medals, seed, games.start, rows, trace)
    return rows


def rules_of(plan: Plan) -> Rules:
    """What the machine code has to know of a plan."""
    assert isinstance(plan.people, Crowd)
    assert plan.start is not None, "a judged plan says where the score begins"
    level = LEVELS[plan.level]
    return Rules(
        objects=plan.players * ROUNDS[plan.players],
        criteria=level.criteria,
        spare=level.spare_cups,
        start=plan.start,
        finish=plan.finish,
        clarity=float(plan.people.clarity),
    )


@njit(cache=True)
def play_games(
    rules: Rules, circles: Any, medals: Any, seed: Any, first: int, rows: Any, trace: Any
) -> None:
    """One game after the other."""
    best = circles[rules.spare :].max()
    for number in range(len(rows)):
        row, key = rows[number], key_of(seed, first + number)
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
def cups_placed(rules: Rules, key: Any, turn: int) -> int:
    """The cups lifted before the trap: of the criteria that seem to differ more than it does."""
    trap = difference(rules.clarity, key, turn, 0)
    placed = 0
    for other in range(1, rules.criteria):
        placed += difference(rules.clarity, key, turn, other) > trap
    return placed


@njit(cache=True)
def difference(clarity: float, key: Any, turn: int, criterion: int) -> float:
    """How much two objects seem to differ in a criterion; number 0 is the trap."""
    return bell(key, turn, criterion, DIFFERENCE) - (clarity if criterion == 0 else 0.0)
