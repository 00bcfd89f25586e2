"""Views: what a player, the others, the table screen and spectators know in each phase."""

from msgspec.structs import replace

from samewave.core import replace_at
from samewave.games.samegame.events import ClueWritten, RoundDealt
from tests.samegame.playing import GAME, Playing


def test_a_player_knows_its_own_object_number_and_trap() -> None:
    table = Playing(4)
    for seat in range(4):
        mine = table.view(seat).mine
        assert mine is not None
        assert mine.object == table.state.objects[seat]
        assert mine.number == table.state.numbers[seat]
        assert mine.trap == table.state.trap_of(seat)


def test_the_table_screen_and_spectators_know_nobodys_secrets() -> None:
    table = Playing(4)
    table.write(0)

    assert table.view(None).mine is None
    assert table.offers(None) == type(table.offers(None))()


def test_tokens_and_criteria_are_open_to_all() -> None:
    table = Playing(3)

    for seat in (None, 0, 1, 2):
        assert table.view(seat).tokens == table.state.tokens
        assert table.view(seat).table.criteria == table.state.table.criteria


def test_who_has_written_is_public_and_what_is_not() -> None:
    table = Playing(3)
    plain, other = Playing(3), Playing(3)
    plain.write(0, "fridge")
    other.write(0, "merry-go-round")

    assert [seat.has_written for seat in plain.view(1).seats] == [True, False, False]
    for seat in (None, 1, 2):
        assert plain.view(seat) == other.view(seat)
    assert GAME.redact(ClueWritten(0, "fridge"), 1) == ClueWritten(0)
    assert table.view(1).seats != plain.view(1).seats


def test_a_deal_tells_everybody_its_own_number_and_object_alone() -> None:
    deal = RoundDealt((3, 1, 2), (1, 2), ("ladder", "spoon"))

    assert GAME.redact(deal, 0) == RoundDealt((3, 1, 2), (1, None), ("ladder", None))
    assert GAME.redact(deal, None) == RoundDealt((3, 1, 2), (None, None), (None, None))


def test_object_and_clue_are_shown_when_their_turn_begins() -> None:
    table = Playing(3)
    table.all_write()
    assert table.view(1).turn is None

    table.begin_turn()

    for seat in (None, 0, 1, 2):
        turn = table.view(seat).turn
        assert turn is not None
        assert (turn.object, turn.clue) == (table.state.objects[0], "fridge")


def test_s6_the_trap_is_nowhere_before_the_turn_ends() -> None:
    table = Playing(3)
    table.begin_turn()
    other_number = table.state.numbers[0] % 6 + 1
    elsewhere = replace(table.state, numbers=(other_number, *table.state.numbers[1:]))

    for seat in (None, 1, 2):
        assert GAME.view(table.state, seat) == GAME.view(elsewhere, seat)
        assert GAME.offers(table.state, seat) == GAME.offers(elsewhere, seat)


def test_the_trap_is_open_to_all_when_the_turn_has_ended() -> None:
    table = Playing(3)
    table.begin_turn()
    trap = table.trap
    table.lift(trap)

    for seat in (None, 0, 1, 2):
        assert table.view(seat).turns[-1].trap == trap


def test_every_finger_is_seen_by_all() -> None:
    table = Playing(4)
    table.begin_turn()
    cup = table.state.cups[0]
    table.point(2, cup)

    for seat in (None, 0, 1, 3):
        assert table.view(seat).seats[2].finger == cup


def test_everybody_sees_the_track_the_circles_and_the_medals() -> None:
    seen = Playing(4, level=2).view(None)

    assert (seen.table.spare_cups, seen.table.start, seen.table.finish) == (2, 0, 24)
    assert seen.table.circles == (-2, -1, 0, 0, 1, 1, 2, 2, 3)
    assert [least for _, least in seen.table.medals] == [12, 15, 18, 21]


def test_who_asks_for_a_swap_and_who_consents_is_public() -> None:
    table = Playing(3)
    table.ask_swap(0)
    table.answer(1, consent=True)

    seen = table.view(None)
    assert seen.swap_asked_by == 0
    assert [seat.consents_to_swap for seat in seen.seats] == [False, True, False]


def test_clues_and_objects_of_those_to_come_stay_secret_during_a_turn() -> None:
    table = Playing(3)
    table.write(0)
    table.write(1, "saucepan")
    table.write(2)
    table.begin_turn()
    card = next(card for card in table.state.table.cards if card not in table.state.dealt)
    elsewhere = replace(
        table.state,
        clues=replace_at(table.state.clues, 1, "ladder"),
        objects=replace_at(table.state.objects, 1, card),
    )

    for seat in (None, 0, 2):
        assert GAME.view(table.state, seat) == GAME.view(elsewhere, seat)
    assert GAME.view(table.state, 1) != GAME.view(elsewhere, 1)


def test_a_player_sees_its_own_clue_again() -> None:
    table = Playing(2)
    table.write(0, "ladder")

    mine = table.view(0).mine
    assert mine is not None
    assert mine.clue == "ladder"


def test_a_turn_that_is_over_stays_open_to_all() -> None:
    table = Playing(3)
    table.turn(safe=2)
    (turn,) = table.state.turns

    for seat in (None, 0, 1, 2):
        assert table.view(seat).turns == (turn,)
    assert (turn.seat, turn.clue) == (0, "fridge")


def test_a_seat_that_is_not_there_sees_what_the_table_screen_sees() -> None:
    table = Playing(3)
    table.all_write()
    deal = table.happened(RoundDealt)[0]

    for seat in (-1, 3):
        assert replace(table.view(seat), seat=None) == table.view(None)
        assert GAME.redact(deal, seat) == GAME.redact(deal, None)
