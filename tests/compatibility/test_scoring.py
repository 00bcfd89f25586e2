"""Scoring: the points of shared images, by the rulebooks' examples and by a naive oracle."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from samewave.games.compatibility.edition import EDITIONS, Edition, Referent
from samewave.games.compatibility.events import Ranking
from samewave.games.compatibility.scoring import find_matches, points_by_side
from tests.compatibility.oracle import naive_points
from tests.compatibility.playing import Playing, matches_of

DECK = "abcdefgh"


def test_1996_figure_2_one_direct_and_one_indirect_match_are_5_points() -> None:
    table = Playing("1996", "teams", 4)

    scored = table.round("ABCDE", "klmno", "FBGCH", "pqrst")

    assert scored.points == (5, 0)
    direct, indirect = matches_of(scored)
    assert (direct.image, direct.direct, direct.points) == ("B", True, 3)
    assert (indirect.image, indirect.direct, indirect.points) == ("C", False, 2)


def test_1996_figure_3_the_red_player_scores_5_and_image_e_nothing() -> None:
    table = Playing("1996", "individual", 3)
    table.round("ABCDE", "ABxyz", "klmno")
    assert table.needs(1) == 5  # the next matcher; one round later its space asks for 4
    table.round(*["klmno", "pqrst", "uvwxy"])
    assert table.state.referent == 2

    scored = table.round("klmno", "FBGC", "ABCDE")

    assert scored.points == (0, 5, 0)
    assert [match.image for match in matches_of(scored)] == ["B", "C"]


def test_the_french_reveal_example_is_3_then_nothing_then_2() -> None:
    for box in ("2016", "2010"):
        scored = Playing(box, "teams", 4).round("abcde", "klmno", "axbyz", "pqrst")

        by_turn = [sum(match.points for match in turn.matches) for turn in scored.turns]
        assert by_turn == [3, 0, 2, 0, 0]


def test_the_referent_moves_6_when_the_others_score_4_and_6() -> None:
    for box in ("2016", "2010"):
        scored = Playing(box, "individual", 3).round("abcde", "xyabz", "abxyz")

        assert scored.points == (6, 4, 6)


@pytest.mark.parametrize("box", ["2016", "2010", "1996"])
def test_partners_score_3_for_a_direct_match_and_2_for_an_indirect_one(box: str) -> None:
    scored = Playing(box, "teams", 4).round("abxyz", "fghij", "aCbDE", "klmno")

    assert [(match.image, match.points) for match in matches_of(scored)] == [("a", 3), ("b", 2)]


@pytest.mark.parametrize("box", ["2016", "2010", "1996"])
def test_alone_a_player_scores_3_and_2_with_the_referent(box: str) -> None:
    scored = Playing(box, "individual", 3).round("abxyz", "aCbDE", "klmno")

    assert scored.points[1:] == (5, 0)


def test_a_trio_scores_4_for_a_direct_match_and_2_for_an_indirect_one() -> None:
    table = Playing("2016", "trios", 6)

    scored = table.round("abcde", "fghij", "axbyz", "klmno", "abvwu", "pqrst")

    assert [(match.image, match.points) for match in matches_of(scored)] == [("a", 4), ("b", 2)]
    assert scored.points == (6, 0)


def test_an_image_that_only_two_of_a_trio_share_scores_nothing() -> None:
    table = Playing("2016", "trios", 6)

    scored = table.round("abcde", "fghij", "abcde", "klmno", "uvwxy", "pqrst")

    assert scored.points == (0, 0)


def test_opponents_who_share_an_image_score_nothing() -> None:
    assert Playing("2016", "teams", 4).round("abcde", "abcde", "vwxyz", "fghij").points == (0, 0)


def test_alone_only_images_shared_with_the_referent_count() -> None:
    scored = Playing("1996", "individual", 4).round("abcde", "vwxyz", "vwxyz", "vwxyz")

    assert scored.points == (0, 0, 0, 0)


def test_c1_a_match_counts_once_per_image_and_side() -> None:
    scored = Playing("2016", "teams", 4).round("abcde", "fghij", "bacde", "klmno")

    images = [match.image for match in matches_of(scored)]
    assert sorted(images) == ["a", "b", "c", "d", "e"]
    assert scored.points == (13, 0)


def test_c1_alone_each_player_scores_the_same_image_with_the_referent() -> None:
    scored = Playing("2016", "individual", 3).round("abcde", "avwxy", "afghi")

    assert scored.points == (3, 3, 3)


def test_players_with_different_numbers_of_images_match_place_by_place() -> None:
    table = Playing("2016", "individual", 3)
    table.round("abcde", "abxyz", "fghij")
    assert [table.needs(seat) for seat in range(3)] == [4, 4, 5]

    scored = table.round("abcd", "wbxe", "vbefg")

    assert scored.points == (3, 5, 5)


rankings = st.lists(st.sampled_from(DECK), unique=True, min_size=1, max_size=5).map(tuple)


@st.composite
def laid_rounds(draw: st.DrawFn) -> tuple[Edition, list[Ranking], int | None]:
    """Rankings of any length with any doubles, for any edition."""
    edition = draw(st.sampled_from(list(EDITIONS.values())))
    seats = draw(st.sampled_from(edition.players))
    laid = []
    for _ in range(seats):
        images = draw(rankings)
        double = draw(st.lists(st.sampled_from(images), unique=True).map(tuple))
        laid.append(Ranking(images, double))
    has_referent = edition.referent is not Referent.NONE
    referent = draw(st.integers(0, seats - 1)) if has_referent else None
    return edition, laid, referent


@given(laid_rounds())
def test_scores_equal_those_of_a_naive_scorer(
    laid: tuple[Edition, list[Ranking], int | None],
) -> None:
    edition, on_the_table, referent = laid
    seats = len(on_the_table)
    number = seats // edition.team_size
    sides = [tuple(range(team, seats, number)) for team in range(number)]

    matches = find_matches(edition, sides, dict(enumerate(on_the_table)), referent)

    points = points_by_side(edition, sides, matches, referent)
    assert points == naive_points(edition, sides, on_the_table, referent)
