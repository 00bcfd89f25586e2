"""The score: the value of a turn, and the result of a game."""

import pytest

from samewave.games.samegame.events import (
    BeginTurn,
    GameEnded,
    TurnEnded,
)
from samewave.games.samegame.level import CIRCLES, Result, result_of
from tests.samegame.playing import Playing


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_s3_a_turn_without_a_fault_is_worth_3_at_every_level(level: int) -> None:
    table = Playing(5, level=level)
    table.turn(safe=9)

    assert table.state.turns[0].value == 3


def test_the_score_moves_by_the_first_value_that_no_cup_covers() -> None:
    table = Playing(5)
    table.turn(safe=3)

    (ended,) = table.happened(TurnEnded)
    assert ended.turn.value == CIRCLES[3 + 3]
    assert ended.score == table.state.score == 9 + CIRCLES[3 + 3]


def test_s4_the_score_stays_within_the_track_at_both_ends() -> None:
    low = Playing(4, level=4)
    low.whole_round(safe=0)
    assert low.state.score == 0

    high = Playing(5)
    high.whole_round(safe=5)
    assert high.state.score == 24


def test_s4_no_number_of_cups_leads_beyond_the_last_circle() -> None:
    """A forged record may place more cups than there are circles."""
    assert Playing(2, level=4).state.value(placed=99) == CIRCLES[-1]


@pytest.mark.parametrize(
    ("score", "result"),
    [
        (0, Result.BEFORE_FLOWERS),
        (11, Result.BEFORE_FLOWERS),
        (12, Result.FLOWERS),
        (14, Result.FLOWERS),
        (15, Result.BRONZE),
        (18, Result.SILVER),
        (20, Result.SILVER),
        (21, Result.GOLD),
        (24, Result.GOLD),
    ],
)
def test_the_score_says_how_far_the_group_came(score: int, result: Result) -> None:
    assert result_of(score) is result


def test_from_bronze_on_the_group_has_won() -> None:
    assert [result.won for result in Result] == [False, False, True, True, True]


def test_the_game_ends_with_the_last_object_and_says_the_result() -> None:
    table = Playing(5)
    table.whole_round(safe=5)

    assert table.state.finished
    assert table.state.result is Result.GOLD
    assert table.refused(0, BeginTurn()) == "game_is_over"
    assert table.state.waiting_for == ()


def test_s3_a_trap_after_some_safe_cups_is_worth_the_next_free_circle() -> None:
    for level, spare in ((1, 3), (2, 2), (3, 1), (4, 0)):
        for safe in range(9 - spare - 1):
            table = Playing(5, level=level)
            table.turn(safe)
            assert table.state.turns[0].trapped
            assert table.state.turns[0].value == CIRCLES[spare + safe]


@pytest.mark.parametrize(
    ("safe", "score", "result"),
    [
        (0, 9, Result.BEFORE_FLOWERS),
        (1, 14, Result.FLOWERS),
        (3, 19, Result.SILVER),
        (5, 24, Result.GOLD),
    ],
)
def test_the_end_looks_at_the_last_score(safe: int, score: int, result: Result) -> None:
    table = Playing(5, level=1)
    table.whole_round(safe)

    assert table.happened(GameEnded) == [GameEnded(table.state.score, result)]
    assert table.state.score == score
