"""The counts in reports on The Same Game."""

import pytest

from samewave.games.samegame.level import Result
from samewave.lab.report.panel import Share
from samewave.lab.report.samegame_report import figures_of
from tests.lab.frames import clues_of

GAMES = clues_of(
    {"score": 24, "result": 4, "placed": 42, "perfect": 6},
    {"score": 15, "result": 2, "placed": 20, "trapped": 4, "perfect": 1},
    {"score": 6, "result": 0, "placed": 4, "trapped": 6},
)


def test_results_are_told_from_gold_down() -> None:
    found = figures_of(GAMES, start=6)

    assert list(found.results) == list(reversed(Result))
    assert found.results[Result.GOLD] == found.results[Result.BEFORE_FLOWERS] == 1
    assert found.results[Result.SILVER] == 0
    assert found.won == Share(2, 3)


def test_a_turn_is_worth_what_it_adds_to_the_start() -> None:
    found = figures_of(GAMES, start=6)

    assert found.value.value == pytest.approx((18 + 9 + 0) / 18)
    assert found.placed.value == pytest.approx(66 / 18)


def test_turns_are_trapped_or_perfect() -> None:
    found = figures_of(GAMES, start=6)

    assert found.trapped == Share(10, 18)
    assert found.perfect == Share(7, 18)
    assert (found.score.least, sum(found.score.games)) == (6, 3)
