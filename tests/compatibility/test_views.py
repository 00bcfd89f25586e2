"""Views: what a player, their partner, an opponent, the referent, the table and spectators know."""

import pytest
from msgspec.structs import replace

from samewave.games.compatibility.edition import EDITIONS, Edition, Options
from samewave.games.compatibility.events import LockedIn, Ranking, RoundScored, ThemeDrawn
from samewave.games.compatibility.state import Theme
from samewave.games.compatibility.view import Offers, View
from tests.compatibility.playing import GAME, NO_MATCH, Playing

every_edition = pytest.mark.parametrize(
    "edition", EDITIONS.values(), ids=lambda edition: f"{edition.box}-{edition.mode}"
)
SECRET = Ranking(tuple("abcde"))


def choosing(box: str = "2016", mode: str = "teams", players: int = 4) -> Playing:
    table = Playing(box, mode, players, options=Options(double_up=box == "1996"))
    table.open_theme()
    return table


@every_edition
def test_who_has_locked_in_is_public_and_what_was_chosen_is_not(edition: Edition) -> None:
    table = Playing(edition.box, edition.mode.value, edition.players[0])
    table.open_theme()
    table.choose(0, "abcde")

    for seat in (None, *range(edition.players[0])):
        seen = table.view(seat)
        assert [other.is_locked_in for other in seen.seats].index(True) == 0
        assert seen.my_choice == (SECRET if seat == 0 else None)


def test_a_player_sees_its_own_ranking_again_and_may_take_it_back() -> None:
    table = choosing()
    table.choose(0, "abcde")

    assert table.view(0).my_choice == SECRET
    assert table.offers(0).reopen


def test_a_partner_knows_no_more_than_an_opponent() -> None:
    table = choosing()
    table.choose(0, "abcde")

    partner, opponent = table.view(2), table.view(1)

    assert replace(partner, seat=None) == replace(opponent, seat=None) == table.view(None)


def test_the_referents_ranking_is_as_secret_as_any() -> None:
    table = choosing("2016", "individual", 3)
    table.choose(0, "abcde")

    assert table.state.referent == 0
    assert all(table.view(seat).my_choice is None for seat in (None, 1, 2))


def test_a_locked_ranking_is_heard_of_in_full_by_its_owner_alone() -> None:
    event = LockedIn(1, SECRET)

    assert GAME.redact(event, 1) == event
    for seat in (None, 0, 2, 3):
        assert GAME.redact(event, seat) == LockedIn(1)


def test_double_up_cards_in_play_change_nothing_that_opponents_and_table_see() -> None:
    plain, doubled = choosing("1996"), choosing("1996")
    plain.choose(0, "abcde")
    doubled.choose(0, "abcde", "abc")

    for seat in (None, 1, 3):
        assert plain.view(seat) == doubled.view(seat)
        assert plain.offers(seat) == doubled.offers(seat)


def test_a_partner_sees_how_many_double_up_cards_are_left_for_it_but_not_where_they_lie() -> None:
    table, other = choosing("1996"), choosing("1996")
    table.choose(0, "abcde", "ab")
    other.choose(0, "vwxyz", "yz")

    offer = table.offers(2).choose
    assert offer is not None
    assert offer.most_doubles == 1
    assert (table.view(2), table.offers(2)) == (other.view(2), other.offers(2))


def test_table_screen_and_spectators_see_no_ranking_and_are_offered_nothing() -> None:
    table = choosing()
    table.choose(0, "abcde")

    assert table.view(None).seat is None
    assert table.view(None).my_choice is None
    assert table.offers(None) == Offers()


@every_edition
def test_the_reveal_shows_everybody_everything(edition: Edition) -> None:
    table = Playing(edition.box, edition.mode.value, edition.players[0])
    scored = table.round(*NO_MATCH)

    for seat in (None, *range(edition.players[0])):
        assert table.view(seat).last_round == scored
        assert GAME.redact(scored, seat) == scored
    assert isinstance(scored, RoundScored)


def test_everybody_sees_track_spaces_numbers_and_whose_turn_it_is() -> None:
    table = Playing("2016", "teams", 4)
    table.round("abcde", "fghij", "abxyz", "klmno")

    for seat in (None, 0, 1, 2, 3):
        seen = table.view(seat)
        assert [side.space for side in seen.sides] == [6, 0]
        assert [other.images_to_pick for other in seen.seats] == [4, 5, 4, 5]
        assert seen.phase == "opening"
        assert seen.openers == seen.waiting_for == (1,)
        assert seen.round == 2
        assert seen.theme is None


def test_the_theme_is_open_to_all_while_they_choose() -> None:
    table = choosing()

    assert len({table.view(seat).theme for seat in (None, 0, 1, 2, 3)}) == 1
    assert table.view(3).theme == table.state.theme is not None


def test_a_view_names_every_field_it_shows() -> None:
    """Secrets are added, never removed: a new field of the state is hidden until shown here."""
    hidden = {"doubles", "choices", "stack", "read", "number", "opener", "rounds", "points"}
    renamed = {"last": "last_round", "retired": "seats", "table": "table"}
    shown = set(View.__struct_fields__)
    state_fields = set(type(choosing().state).__struct_fields__)

    assert {renamed.get(field, field) for field in state_fields - hidden} <= shown


@every_edition
def test_in_every_edition_all_get_to_know_the_theme(edition: Edition) -> None:
    table = Playing(edition.box, edition.mode.value, edition.players[0])
    table.open_theme()

    drawn = table.happened(ThemeDrawn)[0]
    for seat in (None, *range(edition.players[0])):
        assert table.view(seat).theme == Theme(drawn.card, drawn.number)
        assert GAME.redact(drawn, seat) == drawn


def test_everybody_sees_whose_pawns_are_which() -> None:
    teams, alone = Playing("1996", "teams", 4), Playing("1996", "individual", 3)

    assert teams.view(None).table.pawns == ("red/white", "blue/yellow")
    assert teams.view(None).table.joined_pawns
    assert alone.view(None).table.pawns == ("red", "white", "yellow")
    assert not alone.view(None).table.joined_pawns


def test_everybody_sees_who_still_has_a_token() -> None:
    table = choosing("2010")
    table.claim(1)

    assert [seat.tokens for seat in table.view(None).seats] == [1, 0, 1, 1]
    assert [seat.tokens for seat in choosing("1996").view(None).seats] == [0, 0, 0, 0]


def test_c14_a_view_labels_the_house_rules() -> None:
    options = Options(retire_matched=True, time_limit=30, double_up=True)

    assert Playing("2016", "teams", 4).view(None).table.house_rules == ()
    duo = Playing("1996", "duo", 2, options=options).view(None)
    assert duo.table.house_rules == ("duo", "retire_matched", "time_limit")


def test_a_seat_that_is_not_in_the_playoff_has_nothing_to_pick() -> None:
    table = Playing("1996", "teams", 6, track="short")
    table.round("abcde", "fghij", "klmno", "abcde", "fghij", "pqrst")

    assert [seat.images_to_pick for seat in table.view(None).seats] == [5, 5, 0, 5, 5, 0]


def test_a_seat_that_is_not_there_sees_what_the_table_screen_sees() -> None:
    table = choosing()
    table.choose(3, "abcde")

    for seat in (-1, 4):
        assert replace(table.view(seat), seat=None) == table.view(None)
