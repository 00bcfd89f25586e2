"""The sentences of the report."""

from typing import Any

import pytest

from samewave.lab.plan import Bots, CompatibilityPlan, Crowd, Durations, SameGamePlan
from samewave.lab.report import samegame_report
from samewave.lab.report.compatibility_report import PlayedCompatibility
from samewave.lab.report.compatibility_report import report as races_report
from samewave.lab.report.panel import NO_BREAK, Panel, Report
from tests.lab.frames import clues_of, race, races_of

PACE = Durations(open=120, first=0, further=0, beat=0, match=0, move=0, talk=0)
STANDARD = CompatibilityPlan(players=8).completed()
LONG = CompatibilityPlan(players=8, track_name="long").completed()
PAIRS_2010 = CompatibilityPlan(players=4, edition="2010").completed()


def reported(*games: dict[str, Any], plan: CompatibilityPlan = STANDARD) -> dict[str, Panel]:
    return by_key(races_report([PlayedCompatibility(plan, races_of(*games))], PACE))


def by_key(report: Report) -> dict[str, Panel]:
    return {panel.key: panel for panel in report.panels}


def said(panel: Panel) -> list[str]:
    return [finding.text.replace(NO_BREAK, " ") for finding in panel.findings]


def test_half_of_the_games_lie_in_the_middle() -> None:
    panels = reported(*(race(rounds=rounds) for rounds in (9, 11, 11, 12, 13, 13, 20, 20)))

    assert said(panels["rounds"]) == ["Half of the games take 11 to 13 rounds, about 24 minutes."]
    assert said(panels["minutes"]) == [
        "Half of the games take 22 to 26 minutes; one in ten takes more than 40."
    ]


def test_a_leader_is_held_against_an_even_chance() -> None:
    games = [race(leader3=1, leader3_won=number < 4) for number in range(8)]
    panel = reported(*games)["leader"]

    assert said(panel)[0].startswith("The side alone in front after round 3 wins 50 % of its games")
    assert "an even chance among 4 sides would be 25 %" in said(panel)[0]
    assert panel.chart.series[0].even == 0.25


@pytest.mark.parametrize(
    ("wins", "says"),
    [
        ((26, 25, 25, 24), "no difference beyond chance"),
        ((400, 250, 250, 250), "beyond chance"),
        ((26_000, 25_400, 25_300, 25_300), "beyond chance, but too small to be noticed"),
    ],
)
def test_a_seat_has_an_advantage_only_beyond_chance(wins: tuple[int, ...], says: str) -> None:
    one = races_of(*(race(winner_seat=seat) for seat in range(4)))
    rows = [seat for seat, times in enumerate(wins) for _ in range(times)]
    games = one[rows]
    panel = by_key(races_report([PlayedCompatibility(STANDARD, games)], PACE))["seats"]

    assert said(panel)[0].startswith("The first in turn wins most, ")
    assert said(panel)[0].endswith(f"would be even: {says}.")


def test_the_last_may_earn_more() -> None:
    turns = {"ahead_turns": 10, "behind_turns": 10}
    games = (race(**turns, ahead_points=20 + n % 2, behind_points=25 - n % 2) for n in range(40))

    assert said(reported(*games)["catching-up"]) == [
        "Sides in front earn 2.05 points a round, in last place 2.45: "
        "sides in last place earn 20 % more."
    ]


def test_ties_are_told_with_their_endings() -> None:
    tie = race(arrived=2, ending="largest_overshoot")
    panel = reported(race(), race(), tie, race(arrived=3, ending="shared", winners=3))["ties"]

    assert said(panel) == [
        "In 50.0 % of the games several sides arrive in the same round; "
        "these end by the largest overshoot (50 %) and a shared victory (50 %)."
    ]
    assert [series.values for series in panel.chart.series] == [(0.25,), (0.25,)]


def test_doubling_is_held_against_the_same_games_without_it() -> None:
    double = {"doubles_laid": 2, "doubles_hit": 1, "double_points": 3}
    bold = races_of(race(rounds=6, **double), race(rounds=7, winner=1, **double))
    plain = races_of(race(rounds=7), race(rounds=8))
    panel = by_key(races_report([PlayedCompatibility(PAIRS_2010, bold, plain)], PACE))["doubling"]

    assert said(panel) == [
        "50 % of the doubles hit a direct match; together they bring 3.0 points a game, "
        "end it 1.0 rounds sooner, and 50 % of the games have another winner."
    ]
    assert len(panel.table.rows) == 2


def test_who_plays_alone_has_no_rivals_seats_or_ties() -> None:
    panels = reported(
        race(ending="together"), plan=CompatibilityPlan(players=2, mode="duo").completed()
    )

    assert list(panels) == ["rounds", "minutes", "numbers", "shared"]


def test_two_set_ups_are_named_by_what_differs() -> None:
    frames = [races_of(race(rounds=rounds)) for rounds in (11, 14)]
    both = [
        PlayedCompatibility(plan, frame)
        for plan, frame in zip((STANDARD, LONG), frames, strict=True)
    ]
    report = races_report(both, PACE)

    assert report.title == "Compatibility 2016 teams, 8 players"
    assert [facts.name for facts in report.setups] == ["standard track", "long track"]
    assert said(by_key(report)["rounds"])[2] == "On average, the second has 3.0 rounds more."
    assert all(len(panel.chart.series) == 2 for panel in report.panels if panel.key == "rounds")


def test_a_track_of_its_own_is_told_but_is_no_title() -> None:
    plan = CompatibilityPlan(
        players=5, edition="2010", mode="individual", track=(5, 4, 3) * 10
    ).completed()
    report = races_report([PlayedCompatibility(plan, races_of(race()))], PACE)

    assert report.title == "Compatibility 2010 individual, 5 players"
    assert "track 5 4 3 5 4 3" in report.setups[0].description


def test_what_differs_in_many_words_is_first_and_second() -> None:
    own = CompatibilityPlan(players=8, track=(5, 4, 3) * 10).completed()
    both = [PlayedCompatibility(plan, races_of(race())) for plan in (STANDARD, own)]

    assert [facts.name for facts in races_report(both, PACE).setups] == ["the first", "the second"]


def test_medals_are_told_for_levels_and_bots() -> None:
    plan = SameGamePlan(players=3, level=2).completed()
    gold, none = clues_of({"score": 24, "result": 4}), clues_of({"score": 6})
    hard = SameGamePlan(players=3, level=4).completed()
    sharp = SameGamePlan(players=3, people=Bots(strength="sharp")).completed()
    solved = samegame_report.PlayedSameGame(
        plan, gold, [(plan, gold), (hard, none)], [(sharp, gold), (sharp, none)]
    )
    panels = by_key(samegame_report.report([solved]))

    assert said(panels["results"])[0].endswith("100 % with gold; its most frequent result is gold.")
    assert said(panels["levels-0"]) == [
        "Level 2, 3 players is the easiest, with gold nearly always; "
        "level 4, 3 players is the hardest, with gold hardly ever."
    ]
    assert said(panels["bots-0"]) == [
        "Bots win gold, depending on the level: sharp bots in 0 to 100 % of their games."
    ]
    assert panels["levels-0"].table.head[0] == "Table"
    assert said(panels["turns"])[0].startswith("A turn brings 3.00 points")


def test_what_everybody_is_like_is_told() -> None:
    report = races_report(
        [
            PlayedCompatibility(
                CompatibilityPlan(players=4, people=Crowd(noise=2)).completed(), races_of(race())
            )
        ],
        PACE,
    )

    assert "noise 2" in report.setups[0].description
    assert report.assumed[0].startswith("Minutes are estimated with 120 s to draw a card")
