"""From rounds to minutes."""

import re
from pathlib import Path

import pytest

from samewave.games.compatibility.view import SECONDS
from samewave.lab.plan import DURATION_DESCRIPTIONS, Durations, describe_durations
from samewave.lab.report.compatibility_figures import minutes
from tests.lab.frames import race, races_of

WEB = Path(__file__).parents[2] / "web" / "src"
PACE = Durations(open=20, first=10, further=6, beat=2, match=1, move=9, talk=21)


def minutes_of(**columns: int) -> float:
    value: float = races_of(race(**columns)).select(minutes(PACE))["minutes"][0]
    return value


def test_a_game_takes_what_its_rounds_take() -> None:
    took = minutes_of(rounds=2, most_picked=9, beats=9, direct=3, indirect=1)

    assert took * 60 == pytest.approx(2 * (20 + 10 + 9 + 21) + 7 * 6 + 9 * 2 + 4 * 1)


def test_a_playoff_is_a_round_with_full_hands() -> None:
    without, with_one = (minutes_of(rounds=1, most_picked=5, playoffs=each) for each in (0, 1))

    assert (with_one - without) * 60 == pytest.approx(60 + 4 * 6 + 5 * 2)


def test_every_assumption_is_named() -> None:
    assert set(DURATION_DESCRIPTIONS) == set(Durations.__struct_fields__)
    assert all(says in describe_durations(PACE) for says in DURATION_DESCRIPTIONS.values())
    assert "10 s for the slowest player's first image" in describe_durations(PACE)


def test_a_beat_is_as_long_as_on_the_television() -> None:
    code = (WEB / "games" / "compatibility" / "reveal" / "timeline.ts").read_text("utf-8")
    flip, rest = (re.search(pattern, code) for pattern in (r"flip: (\d+)", r"rest: (\d+)"))

    assert flip
    assert rest
    assert Durations().beat == (int(flip[1]) + int(rest[1])) / 1000 == SECONDS["card"]
