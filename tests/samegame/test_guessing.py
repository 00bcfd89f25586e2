"""Guessing: fingers, cups and the trap."""

from samewave.games.samegame.events import (
    AskSwap,
    BeginTurn,
    CupLifted,
    Point,
    RoundDealt,
    TurnBegan,
    WriteClue,
)
from samewave.games.samegame.level import CIRCLES
from tests.samegame.playing import GAME, Playing


def safe_cups(table: Playing) -> list[str]:
    return [criterion for criterion in table.state.cups if criterion != table.trap]


def test_turns_go_clockwise_from_the_first_player() -> None:
    table = Playing(4, first=2)
    table.whole_round(safe=5)

    assert [turn.seat for turn in table.state.turns] == [2, 3, 0, 1]
    assert table.state.active == 2


def test_the_active_player_alone_begins_its_turn_and_shows_object_and_clue() -> None:
    table = Playing(3)
    table.all_write()
    assert table.refused(1, BeginTurn(), active=0) == "not_your_turn"

    (shown,) = table.play(0, BeginTurn())

    assert shown == TurnBegan(0, table.state.objects[0], "fridge")


def test_all_tokens_are_under_cups_when_a_turn_begins() -> None:
    table = Playing(3)
    for _ in range(2):
        table.begin_turn()
        assert table.state.cups == table.state.table.criteria
        table.lift(table.trap)


def test_nobody_points_at_a_lifted_cup_or_at_what_is_not_in_play() -> None:
    table = Playing(3)
    assert table.refused(1, Point("price")) == "nothing_to_guess"
    table.begin_turn()
    cup = safe_cups(table)[0]
    table.lift(cup)

    assert table.refused(1, Point(cup)) == "cup_is_lifted"
    assert table.refused(1, Point("smell")) == "unknown_criterion"
    assert cup not in table.offers(1).point


def test_a_safe_cup_goes_to_the_next_free_circle_and_the_group_goes_on() -> None:
    table = Playing(3, level=4)
    table.begin_turn()
    values = []
    for cup in safe_cups(table)[:-1]:
        table.lift(cup)
        turn = table.view(None).turn
        assert turn is not None
        values.append(turn.value)

    assert values == [-1, 0, 0, 1, 1, 2, 2]


def test_the_trap_ends_the_turn_at_once_and_its_cup_is_not_placed() -> None:
    table = Playing(3, level=4)
    table.begin_turn()
    first, second, *_ = safe_cups(table)
    trap = table.trap
    table.lift(first, second, trap)

    (turn,) = table.state.turns
    assert turn.trapped
    assert turn.trap == trap
    assert turn.lifted == (first, second, trap)
    assert turn.value == CIRCLES[2]
    assert table.state.active == 1


def test_s2_a_turn_ends_when_only_the_trap_is_left() -> None:
    table = Playing(3)
    table.begin_turn()
    trap, safe = table.trap, safe_cups(table)
    table.lift(*safe)

    (turn,) = table.state.turns
    assert not turn.trapped
    assert turn.trap == trap not in turn.lifted
    assert turn.lifted == tuple(safe)


def test_s3_there_is_no_stopping_early() -> None:
    table = Playing(3)
    table.begin_turn()
    table.lift(safe_cups(table)[0])

    assert table.state.waiting_for == (1, 2)
    assert table.refused(0, BeginTurn()) == "no_turn_to_begin"


def test_cups_and_tokens_come_back_for_the_next_turn() -> None:
    table = Playing(3)
    tokens = table.state.tokens
    table.turn(safe=5)
    table.begin_turn()

    assert table.state.tokens == tokens
    assert table.state.cups == table.state.table.criteria


def test_nobody_plays_from_a_seat_that_is_not_there() -> None:
    table = Playing(2)
    for seat in (-1, 2, None):
        assert table.refused(seat, WriteClue("fridge")) == "not_a_seat"


def test_the_same_player_begins_every_round() -> None:
    table = Playing(3, first=1)
    for _ in range(2):
        table.whole_round(safe=2)

    assert [turn.seat for turn in table.state.turns] == [1, 2, 0, 1, 2, 0]


def test_tokens_stay_where_they_are_until_the_round_ends() -> None:
    table = Playing(4)
    (dealt,) = table.happened(RoundDealt)
    for safe in (0, 3, 5):
        table.turn(safe)
        assert table.state.tokens == dealt.tokens


def test_everybody_hears_what_is_under_a_lifted_cup() -> None:
    table = Playing(3)
    table.begin_turn()
    safe, trap = safe_cups(table)[0], table.trap
    table.lift(safe, trap)

    cups = table.happened(CupLifted)
    assert cups == [CupLifted(safe, trapped=False), CupLifted(trap, trapped=True)]
    for seat in (None, 0, 1, 2):
        assert [GAME.redact(cup, seat) for cup in cups] == cups


def test_the_next_player_begins_when_it_is_ready() -> None:
    table = Playing(3)
    table.turn(safe=1)

    assert table.state.waiting_for == (1,)
    assert table.refused(2, Point(table.state.cups[0])) == "nothing_to_guess"
    assert table.refused(0, BeginTurn(), active=1) == "not_your_turn"


def test_cups_may_be_lifted_in_any_order() -> None:
    table = Playing(3)
    table.begin_turn()
    backwards = safe_cups(table)[::-1]
    table.lift(*backwards)

    assert table.state.turns[0].lifted == tuple(backwards)


def test_s7_whose_clue_was_sent_back_asks_for_no_other_object() -> None:
    table = Playing(3)
    table.begin_turn()
    table.reject([1, 2])

    assert table.refused(0, AskSwap()) == "clue_is_written"
