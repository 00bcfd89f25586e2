"""Individual play: everybody tries to match the referent, who changes each round."""

import pytest

from samewave.games.compatibility.edition import EDITIONS
from tests.compatibility.playing import NO_MATCH, Playing

boxes = pytest.mark.parametrize("box", ["2016", "2010", "1996"])


@boxes
def test_the_one_to_match_is_the_first_player_then_its_left_neighbour(box: str) -> None:
    table = Playing(box, "individual", 3, first=2)
    referents = []
    for _ in range(4):
        referents.append(table.state.referent)
        table.round()

    assert referents == [2, 0, 1, 2]


@boxes
def test_the_one_to_match_opens_the_theme(box: str) -> None:
    table = Playing(box, "individual", 3, first=1)

    assert table.state.openers == (1,) == (table.state.referent,)


def test_teams_have_nobody_to_match() -> None:
    for (box, mode), edition in EDITIONS.items():
        if mode != "individual":
            assert Playing(box, mode, edition.players[0]).state.referent is None


@pytest.mark.parametrize("box", ["2016", "2010"])
def test_the_referent_moves_as_far_as_the_best_of_the_others(box: str) -> None:
    table = Playing(box, "individual", 5, first=3)

    table.round("abxyz", "abcxy", "pqrst", "abcde", "xyabw")

    assert table.state.points == (6, 9, 0, 9, 4)


def test_a_2010_referent_profits_from_doubled_points() -> None:
    table = Playing("2010", "individual", 3)
    table.open_theme()
    table.claim(1)
    table.choose(1, "avwxy", "a")

    scored = table.lay(["abcde", "", "abxyz"])

    assert scored.points == (6, 6, 6)


def test_the_1996_matcher_scores_nothing() -> None:
    scored = Playing("1996", "individual", 3).round("abcde", "abcde", "abcxy")

    assert scored.points == (0, 15, 9)


def test_c6_the_referent_moves_by_points_not_by_spaces_cut_off_at_the_finish() -> None:
    table = Playing("2016", "individual", 3, track="short")
    table.round("abcde", "abcxy", "pqrst")
    assert table.state.points == (9, 9, 0)
    table.round(*NO_MATCH)
    table.round("abcd", "abcd", "abcdz")

    assert table.state.points == (21, 21, 12)
    assert table.view(None).sides[1].space == 15


def test_the_referent_of_a_blank_round_does_not_move() -> None:
    assert Playing("2016", "individual", 3).round(*NO_MATCH).points == (0, 0, 0)
