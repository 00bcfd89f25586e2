"""The end of the game: the winner, and the tie-breaks."""

import pytest

from samewave.games.compatibility.edition import Options
from samewave.games.compatibility.events import Ending, OpenTheme
from tests.compatibility.playing import NO_MATCH, Playing

SAME = "abcde"


def test_pawns_move_one_space_a_point_and_may_share_a_space() -> None:
    table = Playing("2016", "teams", 4)
    table.round("abxyz", "fghij", "abuvw", "fgklm")

    assert [side.space for side in table.view(None).sides] == [6, 6]


@pytest.mark.parametrize("box", ["2016", "2010", "1996"])
def test_the_first_team_at_the_end_of_the_track_wins(box: str) -> None:
    table = Playing(box, "teams", 4, track="short")

    table.round(SAME, "fghij", SAME, "klmno")

    assert table.state.finished
    assert (table.state.winners, table.state.ending) == ((0,), Ending.FIRST_AT_THE_END)
    assert table.refused(0, OpenTheme(1)) == "game_is_over"


@pytest.mark.parametrize("box", ["2016", "2010", "1996"])
def test_the_first_player_at_the_end_of_the_track_wins(box: str) -> None:
    table = Playing(box, "individual", 3, track="short")

    table.round("abcde", "abcvw", "pqrst")
    table.round(*NO_MATCH)
    table.round("pqrst", "abcd", "abcde")

    assert (table.state.winners, table.state.ending) == ((1,), Ending.FIRST_AT_THE_END)


def test_c4_no_exact_count_is_needed() -> None:
    table = Playing("2016", "teams", 4, track="short")
    table.round("abcxy", "fghij", "abcvw", "klmno")
    table.round("abcd", "fghij", "abcd", "klmno")

    assert table.state.points[0] == 21 > table.state.table.finish
    assert table.view(None).sides[0].space == 15
    assert table.state.winners == (0,)


def test_c4_the_round_is_finished_before_the_end_is_looked_at() -> None:
    table = Playing("2016", "teams", 4, track="short")

    table.round(SAME, "fghij", SAME, "fghij")

    assert table.state.points == (15, 15)
    assert table.state.winners == (0, 1)


def test_2016_the_largest_overshoot_wins_a_tie() -> None:
    table = Playing("2016", "teams", 4, track="short")
    table.round("abcxy", "fghij", "abcvw", "fguvw")
    assert table.state.points == (9, 6)

    table.round("abcd", "fghij", "abcd", "fghij")

    assert table.state.points == (21, 21)
    assert table.state.ending is Ending.SHARED

    table = Playing("2016", "teams", 4, track="short")
    table.round("abcxy", "fghij", "abcvw", "fguvw")
    table.round("abcd", "fghij", "abcz", "fghij")
    assert table.state.points == (18, 21)
    assert (table.state.winners, table.state.ending) == ((1,), Ending.LARGEST_OVERSHOOT)


def test_2016_alone_the_largest_overshoot_wins_a_tie() -> None:
    table = Playing("2016", "individual", 3, track="short")
    table.round("abcde", "abcvw", "abxyz")
    assert table.state.points == (9, 9, 6)

    table.round("abcd", "abcd", "abcde")

    assert table.state.points == (21, 21, 18)
    assert table.state.winners == (0, 1)


def test_c10_a_tie_that_stays_is_a_shared_victory() -> None:
    for box in ("2016", "2010"):
        table = Playing(box, "teams", 4, track="short")

        table.round(SAME, "fghij", SAME, "fghij")

        assert (table.state.winners, table.state.ending) == ((0, 1), Ending.SHARED)


def test_2010_the_team_with_most_tokens_left_wins_a_tie_overshoot_or_not() -> None:
    table = Playing("2010", "teams", 4, track="short")
    table.open_theme()
    table.claim(0)
    table.choose(0, SAME, "a")

    table.lay([SAME, "fghij", SAME, "fghij"])

    assert table.state.points == (18, 15)
    assert (table.state.winners, table.state.ending) == ((1,), Ending.MOST_TOKENS_LEFT)


def test_2010_alone_who_kept_the_token_wins_a_tie() -> None:
    table = Playing("2010", "individual", 3, track="short")
    table.open_theme()
    table.claim(1)
    table.choose(1, SAME, "a")

    table.lay([SAME, SAME, SAME])

    assert table.state.points == (18, 18, 15)
    assert table.state.winners == (0, 2)
    assert table.state.ending is Ending.SHARED


def test_an_ended_game_waits_for_nobody_and_offers_nothing() -> None:
    table = Playing("2016", "teams", 4, track="short", options=Options(time_limit=30))
    table.round(SAME, "fghij", SAME, "klmno")

    assert table.state.waiting_for == ()
    for seat in (None, 0, 1, 2, 3):
        assert table.offers(seat) == table.offers(None)
    assert not table.offers(None).time_up


def test_1996_teams_move_one_space_a_point_and_may_share_a_space() -> None:
    table = Playing("1996", "teams", 6)

    table.round("abxyz", "fghij", "klmno", "abuvw", "fgpqr", "stABC")

    assert [side.space for side in table.view(None).sides] == [6, 6, 0]


def test_1996_players_move_one_space_a_point_and_may_share_a_space() -> None:
    table = Playing("1996", "individual", 3)

    table.round("abcde", "abxyz", "abuvw")

    assert [side.space for side in table.view(None).sides] == [0, 6, 6]


def test_2016_alone_who_has_the_largest_overshoot_alone_wins_alone() -> None:
    table = Playing("2016", "individual", 3, track="short")
    table.round("abcde", "abcvw", "abxyz")
    assert table.state.points == (9, 9, 6)

    table.round("abcz", "abcd", "abcde")

    assert table.state.points == (18, 21, 18)
    assert (table.state.winners, table.state.ending) == ((1,), Ending.LARGEST_OVERSHOOT)


def test_2010_alone_the_only_one_who_kept_its_token_wins_a_tie() -> None:
    table = Playing("2010", "individual", 3, track="short")
    for claimer in (1, 2):
        table.open_theme()
        table.claim(claimer)
        table.choose(claimer, NO_MATCH[claimer], NO_MATCH[claimer][0])
        table.lay(NO_MATCH)

    table.round(SAME, SAME, SAME)

    assert table.state.points == (15, 15, 15)
    assert (table.state.winners, table.state.ending) == ((0,), Ending.MOST_TOKENS_LEFT)


def test_trios_win_like_teams_the_first_at_the_end_or_by_the_largest_overshoot() -> None:
    alone = Playing("2016", "trios", 6, track="short")
    alone.round(SAME, "fghij", SAME, "klmno", SAME, "pqrst")
    assert (alone.state.winners, alone.state.ending) == ((0,), Ending.FIRST_AT_THE_END)

    table = Playing("2016", "trios", 6, track="short")
    table.round(SAME, "fghij", SAME, "fghij", SAME, "fghik")
    assert table.state.points == (20, 16)
    assert (table.state.winners, table.state.ending) == ((0,), Ending.LARGEST_OVERSHOOT)


@pytest.mark.parametrize("box", ["2016", "2010", "1996"])
def test_c4_in_no_box_a_team_needs_an_exact_count(box: str) -> None:
    table = Playing(box, "teams", 4, track="short")

    table.round("abcxy", "fghij", "abcvw", "klmno")
    table.round("abcd", "fghij", "abcd", "klmno")

    assert table.state.points == (21, 0)
    assert (table.state.winners, table.state.ending) == ((0,), Ending.FIRST_AT_THE_END)
