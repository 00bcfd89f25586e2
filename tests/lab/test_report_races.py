"""The counts in reports on Compatibility."""

import pytest

from samewave.games.compatibility.events import Ending
from samewave.lab.plan import Durations
from samewave.lab.report.compatibility_figures import CompatibilityFigures, figures_of, other_winner
from samewave.lab.report.panel import Share
from tests.lab.frames import race, races_of

PACE = Durations(open=60, first=0, further=0, beat=0, match=0, move=0, talk=0)


def figures(*games: dict[str, object], sides: int = 2) -> CompatibilityFigures:
    return figures_of(races_of(*games), sides, PACE)


def test_rounds_and_minutes_are_spread() -> None:
    found = figures(*(race(rounds=rounds, playoffs=1) for rounds in (5, 6, 6, 8)))

    assert (found.rounds.least, found.rounds.games) == (5, (1, 2, 0, 1))
    assert (found.rounds.quarter, found.rounds.middle, found.rounds.three_quarters) == (5, 6, 6)
    assert found.rounds.mean == 6.25
    assert (found.minutes.least, found.minutes.games) == (6, (1, 2, 0, 1))


def test_only_games_with_a_leader_say_whether_it_wins() -> None:
    found = figures(
        race(leader3=0, leader3_won=True), race(leader3=1), race(leader3=0), race(leader3=-1)
    )

    assert found.leader == Share(1, 3)


def test_points_are_told_by_the_number_on_the_space() -> None:
    found = figures(
        race(turns_5=2, points_5=10, turns_1=1, points_1=1), race(turns_5=2, points_5=6)
    )

    assert [mean and mean.value for mean in found.by_number] == [1, None, None, None, 4]


def test_those_in_front_and_the_last_are_counted_apart() -> None:
    found = figures(race(ahead_turns=4, ahead_points=8, behind_turns=2, behind_points=7))

    assert found.ahead
    assert found.behind
    assert (found.ahead.value, found.behind.value) == (2, 3.5)


def test_ties_are_told_by_how_they_end() -> None:
    tie = race(arrived=2, ending="largest_overshoot")
    found = figures(race(), tie, tie, race(arrived=2, ending="shared", winners=2))

    assert found.ties == Share(3, 4)
    assert found.tied == {Ending.LARGEST_OVERSHOOT: 2, Ending.SHARED: 1}


def test_a_shared_victory_says_nothing_about_seats() -> None:
    won = (race(winner_seat=seat) for seat in (0, 0, 2))
    found = figures(*won, race(winner_seat=1, winners=2), sides=3)

    assert found.seats == (Share(2, 3), Share(0, 3), Share(1, 3))


def test_images_are_shared_of_five() -> None:
    found = figures(race(hands5=4, shared5=7, direct=3, indirect=9), race(hands5=1, shared5=2))

    assert found.shared
    assert found.shared.value == pytest.approx(9 / 5)
    assert found.direct == Share(3, 12)


def test_doubles_are_counted_where_somebody_doubles() -> None:
    found = figures(race(doubles_laid=3, doubles_hit=2, double_points=6), race(doubles_laid=1))

    assert figures(race()).doubles is None
    assert found.doubles
    assert found.doubles.hit == Share(2, 4)
    assert (found.doubles.laid.value, found.doubles.points.value) == (2, 3)


def test_games_are_held_against_the_same_games_played_otherwise() -> None:
    games = races_of(race(winner=0), race(winner=1), race(winner=0), race(winner=0))
    others = races_of(race(winner=0), race(winner=0), race(winner=0, winners=2))

    assert other_winner(games, others.reverse()) == Share(2, 3)
