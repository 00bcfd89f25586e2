"""C15: tracks are data; all but the standard one are balanced by simulation."""

from collections.abc import Collection
from statistics import mean

import pytest

from samewave.games.compatibility import Compatibility
from samewave.games.compatibility.edition import (
    BRISK,
    EDITIONS,
    OFFERED_TRACKS,
    TRACKS,
    Edition,
    Option,
    Options,
    track_of,
)
from samewave.games.compatibility.setup import players_allowed
from samewave.lab.plan import (
    BOTS_BLOCK,
    CROWD_BLOCK,
    Bots,
    CompatibilityPlan,
    Crowd,
    block_count,
)
from samewave.lab.run import play_block

WITNESSED = (5, 5, 5, 5, 5, 5, 4, 5, 5, 5, 4, 4, 5, 4, 5, 3, 4, 4, 4, 5, 5, 5, 5, 3, 2, 4)


def promised_rounds(edition: Edition, track: str) -> dict[int, int]:
    """By number of players: the rounds that the lobby tells for a track."""
    setup = {"edition": edition.box, "mode": edition.mode.value}
    facts: dict[str, dict[str, int]] = Compatibility.info.variant(setup).facts["track"][track]
    return {int(players): told["rounds"] for players, told in facts.items() if told["rounds"]}


BALANCED = [edition for edition in EDITIONS.values() if promised_rounds(edition, BRISK)]
"""The editions whose length the lobby knows."""
TABLES = [
    (edition, players)
    for edition in BALANCED
    for players in players_allowed(edition, Option.EVEN_INDIVIDUAL in edition.options)
]


def test_c15_the_standard_track_is_the_witnessed_one_and_ends_on_space_36() -> None:
    standard = TRACKS["standard"]

    assert standard[:26] == WITNESSED
    assert standard[26:] == (3, 4, 2, 3, 1, 3, 2, 3, 1, 2)
    assert len(standard) == 36


def tracks() -> Collection[tuple[int, ...]]:
    """Every track that a table may play on."""
    played = {
        track_of(edition, name, players)
        for edition in EDITIONS.values()
        for name in TRACKS
        for players in players_allowed(edition, even_individual=True)
    }
    return sorted(played)


@pytest.mark.parametrize("track", tracks(), ids=str)
def test_c15_every_track_starts_at_5_falls_in_trend_and_has_no_1_early(
    track: tuple[int, ...],
) -> None:
    middle = len(track) // 2

    assert track[0] == 5
    assert set(track) <= {1, 2, 3, 4, 5}
    assert mean(track[:middle]) > mean(track[middle:])
    assert list(track) != sorted(track, reverse=True)
    assert 1 not in track[:middle]


def test_c15_the_standard_track_has_a_few_1s_late() -> None:
    assert TRACKS["standard"][26:].count(1) == 2


@pytest.mark.parametrize("pairs", [2, 3, 4])
def test_c15_games_grow_from_short_to_long(pairs: int) -> None:
    short, standard, long = (
        play_block(CompatibilityPlan(players=2 * pairs, mode="teams", track_name=name), 0)[
            "rounds"
        ].mean()
        for name in ("short", "standard", "long")
    )

    assert short + 5 < standard
    assert standard + 1 < long


@pytest.mark.parametrize(
    ("name", "least", "most"), [("brisk", 5, 7), ("short", 5, 7), ("long", 12, 16)]
)
def test_c15_a_pair_that_shares_1_8_of_5_needs_so_many_rounds(
    name: str, least: int, most: int
) -> None:
    played = play_block(CompatibilityPlan(players=2, mode="duo", track_name=name), 0)

    assert played["shared5"].sum() / played["hands5"].sum() == pytest.approx(1.8, abs=0.1)
    assert least <= played["rounds"].mean() <= most


def mean_rounds(edition: Edition, players: int, track: str, people: Crowd | Bots) -> int:
    """The mean of 40,960 games of people, or of 64 games of bots, as a whole number."""
    plan = CompatibilityPlan(
        edition=edition.box,
        mode=edition.mode.value,
        players=players,
        people=people,
        games=2 * BOTS_BLOCK if isinstance(people, Bots) else 10 * CROWD_BLOCK,
        options=Options(even_individual=players not in edition.players),
        track_name=track,
    ).completed()
    blocks = range(block_count(plan))
    return round(mean(float(play_block(plan, block)["rounds"].mean()) for block in blocks))


def table_name(value: object) -> str:
    return f"{value.box}-{value.mode}" if isinstance(value, Edition) else str(value)


def test_the_lobby_knows_how_long_games_of_every_box_last() -> None:
    assert {edition.box for edition in BALANCED} >= {"2016", "2010", "1996"}


@pytest.mark.parametrize("people", [Crowd(), Bots()], ids=["people", "bots"])
@pytest.mark.parametrize(("edition", "players"), TABLES, ids=table_name)
def test_c15_a_game_on_the_default_track_lasts_four_to_six_rounds_as_the_lobby_says(
    edition: Edition, players: int, people: Crowd | Bots
) -> None:
    rounds = mean_rounds(edition, players, BRISK, people)

    assert 4 <= rounds <= 6
    assert abs(rounds - promised_rounds(edition, BRISK)[players]) <= 1


@pytest.mark.parametrize("track", OFFERED_TRACKS[1:])
@pytest.mark.parametrize(("edition", "players"), TABLES, ids=table_name)
def test_c15_on_a_longer_track_people_play_as_many_rounds_as_the_lobby_says(
    edition: Edition, players: int, track: str
) -> None:
    rounds = mean_rounds(edition, players, track, Crowd())

    assert abs(rounds - promised_rounds(edition, track)[players]) <= 1
