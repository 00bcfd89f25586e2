"""Choosing: the number of images, which are allowed, and until when a choice may change."""

import pytest

from samewave.games.compatibility.edition import EDITIONS, Edition
from samewave.games.compatibility.events import Choose, LockedIn, Reopen, RoundScored
from tests.compatibility.playing import NO_MATCH, Playing

every_edition = pytest.mark.parametrize(
    "edition", EDITIONS.values(), ids=lambda edition: f"{edition.box}-{edition.mode}"
)


def table_of(edition: Edition) -> Playing:
    return Playing(edition.box, edition.mode.value, edition.players[0])


@every_edition
def test_c5_everybody_picks_five_on_the_start_space(edition: Edition) -> None:
    table = table_of(edition)

    assert {table.needs(seat) for seat in range(edition.players[0])} == {5}


def test_partners_pick_what_their_teams_space_says() -> None:
    table = Playing("2016", "teams", 4)

    table.round("abcde", "fghij", "abxyz", "klmno")

    assert table.state.points == (6, 0)
    assert [table.needs(seat) for seat in range(4)] == [4, 5, 4, 5]


@pytest.mark.parametrize("box", ["2016", "2010"])
def test_alone_everybody_picks_what_its_own_space_says_the_referent_too(box: str) -> None:
    table = Playing(box, "individual", 3)

    table.round("abcde", "abxyz", "fghij")

    assert table.state.points == (6, 6, 0)
    assert table.state.referent == 1
    assert [table.needs(seat) for seat in range(3)] == [4, 4, 5]


def test_the_1996_matcher_always_picks_five() -> None:
    table = Playing("1996", "individual", 3)

    table.round("abcde", "abxyz", "fghij")

    assert table.state.points == (0, 6, 0)
    assert table.state.referent == 1
    assert [table.needs(seat) for seat in range(3)] == [5, 5, 5]

    table.round(*NO_MATCH)
    assert [table.needs(seat) for seat in range(3)] == [5, 4, 5]


@every_edition
def test_c2_exactly_as_many_different_images_of_the_deck(edition: Edition) -> None:
    table = table_of(edition)
    table.open_theme()

    assert table.refused_choice(0, "abcd", needed=5, images=4) == "wrong_number_of_images"
    assert table.refused_choice(0, "abcdef", needed=5, images=6) == "wrong_number_of_images"
    assert table.refused_choice(0, "abcda", image="a") == "image_twice"
    assert table.refused_choice(0, "abcd?", image="?") == "unknown_image"
    assert table.refused_choice(0, "") == "wrong_number_of_images"


def test_the_order_of_a_ranking_is_kept() -> None:
    table = Playing("2016", "teams", 4)
    table.open_theme()

    table.choose(0, "ebadc")

    choice = table.state.choices[0]
    assert choice is not None
    assert choice.images == ("e", "b", "a", "d", "c")


def test_all_choose_at_the_same_time_in_any_order() -> None:
    table = Playing("2016", "teams", 4)
    table.open_theme()
    at_first = table.state.waiting_for

    for seat in (3, 0, 2):
        table.choose(seat, "abcde")

    assert (at_first, table.state.waiting_for) == ((0, 1, 2, 3), (1,))


@every_edition
def test_c3_a_choice_may_change_until_the_last_player_has_locked_in(edition: Edition) -> None:
    table = table_of(edition)
    table.open_theme()
    last = edition.players[0] - 1
    for seat in range(last):
        table.choose(seat, NO_MATCH[seat])

    table.choose(0, "vwxyz")
    table.reopen(0)
    assert 0 in table.state.waiting_for
    table.choose(0, "zyxwv")

    assert table.state.choices[0] is not None
    assert table.state.choices[0].images == tuple("zyxwv")
    assert table.state.waiting_for == (last,)


def test_c3_the_last_lock_reveals_and_scores_at_once_and_nothing_can_change() -> None:
    table = Playing("2016", "teams", 4)
    table.open_theme()
    for seat in range(3):
        table.choose(seat, NO_MATCH[seat])

    locked, scored, *_ = table.choose(3, NO_MATCH[3])

    assert isinstance(locked, LockedIn)
    assert isinstance(scored, RoundScored)
    assert table.refused(0, Reopen()) == "nothing_to_reopen"
    assert table.refused(0, Choose(tuple("abcde"))) == "no_theme_yet"


def test_only_a_locked_choice_can_be_taken_back() -> None:
    table = Playing("2016", "teams", 4)
    assert table.refused(0, Reopen()) == "nothing_to_reopen"
    table.open_theme()
    assert table.refused(0, Reopen()) == "nothing_to_reopen"


def test_all_images_go_back_to_the_hand_after_a_round() -> None:
    table = Playing("2016", "teams", 4)
    table.round("abcde", "fghij", "vwxyz", "klmno")

    table.round("abcde", "fghij", "vwxyz", "klmno")

    assert table.state.rounds == 2


def test_nobody_plays_from_a_seat_that_is_not_there() -> None:
    table = Playing("2016", "teams", 4)
    table.open_theme()
    for seat in (-1, 4, None):
        assert table.refused(seat, Choose(tuple("abcde"))) == "not_a_seat"


@pytest.mark.parametrize("box", ["2016", "2010", "1996"])
def test_teams_on_different_spaces_pick_different_numbers_of_images(box: str) -> None:
    table = Playing(box, "teams", 6)

    table.round("abcde", "fghij", "klmno", "abxyz", "fwvut", "pqrst")

    assert table.state.points == (6, 3, 0)
    assert [table.needs(seat) for seat in range(6)] == [4, 5, 5, 4, 5, 5]


def test_the_three_of_a_trio_pick_what_their_common_space_says() -> None:
    table = Playing("2016", "trios", 6)

    table.round("abcde", "fghij", "axbyz", "klmno", "abvwu", "pqrst")

    assert table.state.points == (6, 0)
    assert [table.needs(seat) for seat in range(6)] == [4, 5, 4, 5, 4, 5]


@every_edition
def test_nothing_is_revealed_before_the_last_player_has_locked_in(edition: Edition) -> None:
    table = table_of(edition)
    table.open_theme()
    last = edition.players[0] - 1

    for seat in range(last):
        table.choose(seat, NO_MATCH[seat])

    assert table.happened(RoundScored) == []
    table.choose(last, NO_MATCH[last])
    assert len(table.happened(RoundScored)) == 1


def test_a_second_choice_replaces_a_locked_one() -> None:
    table = Playing("2016", "teams", 4)
    table.open_theme()
    table.choose(0, "abcde")

    table.choose(0, "vwxyz")

    assert table.lay(["", "fghij", "vwxyz", "klmno"]).points == (15, 0)


@every_edition
def test_in_every_edition_all_choose_at_once_as_soon_as_the_theme_is_known(
    edition: Edition,
) -> None:
    table = table_of(edition)
    seats = range(edition.players[0])
    assert {table.refused_choice(seat, "abcde") for seat in seats} == {"no_theme_yet"}

    table.open_theme()

    assert table.state.waiting_for == tuple(seats)
    for seat in reversed(seats):
        table.choose(seat, NO_MATCH[seat])
    assert table.state.rounds == 1


@every_edition
def test_in_every_edition_all_images_can_be_chosen_again_in_the_next_round(
    edition: Edition,
) -> None:
    table = table_of(edition)

    first, second = table.round(*NO_MATCH), table.round(*NO_MATCH)

    assert first.rankings == second.rankings
