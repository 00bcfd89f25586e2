"""C15: tracks are data; short and long are balanced by simulation."""

from random import Random
from statistics import mean

import pytest

from samewave.games.compatibility.track import TRACKS
from samewave.lab.pair import Pair

WITNESSED = (5, 5, 5, 5, 5, 5, 4, 5, 5, 5, 4, 4, 5, 4, 5, 3, 4, 4, 4, 5, 5, 5, 5, 3, 2, 4)


def test_c15_the_standard_track_is_the_witnessed_one_and_ends_on_space_36() -> None:
    standard = TRACKS["standard"]

    assert standard[:26] == WITNESSED
    assert standard[26:] == (3, 4, 2, 3, 1, 3, 2, 3, 1, 2)
    assert len(standard) == 36


@pytest.mark.parametrize("name", TRACKS)
def test_c15_every_track_starts_at_5_falls_in_trend_and_has_its_1s_late(name: str) -> None:
    track = TRACKS[name]
    middle = len(track) // 2

    assert track[0] == 5
    assert set(track) <= {1, 2, 3, 4, 5}
    assert mean(track[:middle]) > mean(track[middle:])
    assert list(track) != sorted(track, reverse=True)
    assert 1 in track[middle:]
    assert 1 not in track[:middle]


def test_c15_the_tracks_grow_from_short_to_long() -> None:
    assert len(TRACKS["short"]) < len(TRACKS["standard"]) < len(TRACKS["long"])


@pytest.fixture(scope="module")
def pair() -> Pair:
    return Pair(Random(1))


def test_c15_the_simulated_pair_shares_1_8_images_of_5(pair: Pair) -> None:
    shared = mean(len(set(one) & set(other)) for one, other in pair.hands)

    assert shared == pytest.approx(1.8, abs=0.05)


@pytest.mark.parametrize(("name", "least", "most"), [("short", 5, 7), ("long", 12, 16)])
def test_c15_such_a_pair_needs_so_many_rounds(name: str, least: int, most: int, pair: Pair) -> None:
    rounds = mean(pair.rounds_to_finish(TRACKS[name]) for _ in range(5_000))

    assert least <= rounds <= most
