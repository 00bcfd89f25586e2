"""The Same Game as machine code: a group that perceives the trap more or less clearly."""

from typing import Any, NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

from samewave.games.samegame.level import LEVELS, ROUNDS, Result
from samewave.lab.fast import PERCEIVED_DIFFERENCE, game_key, normal
from samewave.lab.plan import Crowd, SameGamePlan
from samewave.lab.run import (
    GAME_COLUMN,
    GAME_NUMBER,
    Column,
    Columns,
    Lines,
    Summary,
    SummaryOf,
    Trace,
    percent,
)

COLUMNS: dict[str, Column] = {
    GAME_COLUMN: GAME_NUMBER,
    "score": Column("int16", "score at the end"),
    "result": Column("uint8", "the group's result: index in list(Result)"),
    "turns": Column("int8", "turns, one for each object"),
    "trapped": Column("int8", "turns that ended in the trap"),
    "placed": Column("int16", "cups placed on the central track, without the spare cups"),
    "lifted": Column("int16", "cups lifted, including traps"),
    "perfect": Column("int8", "turns with the highest value that the level allows"),
}

ROW = np.dtype([(name, column.dtype) for name, column in COLUMNS.items()])
"""A game while it is played."""


def columns_of(rows: NDArray[Any]) -> Columns:
    """Rows as columns, in the order of the list."""
    return {name: np.ascontiguousarray(rows[name]) for name in COLUMNS}


def _summary_lines(summary: Summary) -> Lines:
    yield "score", summary.spread("score")
    turns = summary.sums["turns"]
    yield "turns that ended in the trap", percent(summary.sums["trapped"] / turns)
    yield "perfect turns", percent(summary.sums["perfect"] / turns)
    for index, result in enumerate(Result):
        games = summary.counts["result"][index]
        yield f"result: {result.value.replace('_', ' ')}", summary.share(games)


SUMMARY = SummaryOf(
    counted=("score", "result"), summed=("turns", "trapped", "perfect"), lines=_summary_lines
)


class SameGameRules(NamedTuple):
    """A plan for the machine code: plain numbers."""

    objects: int
    criteria: int
    spare: int
    start: int
    finish: int
    clarity: float


def play(plan: SameGamePlan, _block: int, games: range, trace: Trace) -> NDArray[Any]:
    """Play these games and return their rows; `trace` receives the score after each turn."""
    rows = np.zeros(len(games), ROW)
    circles, medals = np.array(plan.circles, np.int64), np.array(plan.medals, np.int64)
    seed = np.uint64(plan.seed)
    play_games(rules_of(plan), circles, medals, seed, games.start, rows, trace)
    return rows


def rules_of(plan: SameGamePlan) -> SameGameRules:
    """Convert a plan to SameGameRules."""
    assert isinstance(plan.people, Crowd)
    level = LEVELS[plan.level]
    return SameGameRules(
        objects=plan.players * ROUNDS[plan.players],
        criteria=level.criteria,
        spare=level.spare_cups,
        start=plan.start_score,
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
