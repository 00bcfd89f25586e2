"""C15: tracks are data; short and long are balanced by simulation."""

from statistics import mean

import pytest

from samewave.games.compatibility import Compatibility
from samewave.games.compatibility.edition import EDITIONS, TRACKS, Edition
from samewave.lab.plan import BOTS_BLOCK, Bots, CompatibilityPlan, Crowd, block_count
from samewave.lab.run import play_block

GAMES = 4 * BOTS_BLOCK
WITNESSED = (5, 5, 5, 5, 5, 5, 4, 5, 5, 5, 4, 4, 5, 4, 5, 3, 4, 4, 4, 5, 5, 5, 5, 3, 2, 4)


def test_c15_the_standard_track_is_the_witnessed_one_and_ends_on_space_36() -> None:
    standard = TRACKS["standard"]

    assert standard[:26] == WITNESSED
    assert standard[26:] == (3, 4, 2, 3, 1, 3, 2, 3, 1, 2)
    assert len(standard) == 36


@pytest.mark.parametrize("name", TRACKS)
def test_c15_every_track_starts_at_5_falls_in_trend_and_has_no_1_early(name: str) -> None:
    track = TRACKS[name]
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


def promised_rounds(edition: Edition) -> int | None:
    setup = {"edition": edition.box, "mode": edition.mode.value}
    variant = next(each for each in Compatibility.info.variants if each.setup == setup)
    rounds: int | None = variant.facts["track"].get("brisk", {}).get("rounds")
    return rounds


@pytest.mark.parametrize(
    "edition",
    [each for each in EDITIONS.values() if promised_rounds(each)],
    ids=lambda each: f"{each.box}-{each.mode}",
)
def test_c15_a_game_on_the_default_track_lasts_as_the_lobby_says(edition: Edition) -> None:
    promised = promised_rounds(edition)
    assert promised

    players = sorted(edition.players)[len(edition.players) // 2]
    for people in (Crowd(), Bots()):
        plan = CompatibilityPlan(
            edition=edition.box,
            mode=edition.mode.value,
            players=players,
            people=people,
            games=GAMES,
            track_name="brisk",
        ).completed()
        blocks = range(block_count(plan))
        rounds = mean(float(play_block(plan, block)["rounds"].mean()) for block in blocks)
        assert abs(round(rounds) - promised) <= 1, people
