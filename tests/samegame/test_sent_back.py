"""Rejected clues: the group sends a clue back, and the player writes another."""

from samewave.games.samegame.events import (
    ClueSentBack,
    Point,
    RejectClue,
    TurnBegan,
    WriteClue,
)
from tests.samegame.playing import Playing


def safe_cups(table: Playing) -> list[str]:
    return [criterion for criterion in table.state.cups if criterion != table.trap]


def test_s6_the_active_player_neither_points_nor_rejects() -> None:
    table = Playing(3)
    table.begin_turn()

    assert table.refused(0, Point(table.state.cups[0])) == "active_player_is_silent"
    assert table.refused(0, RejectClue()) == "active_player_is_silent"
    assert table.offers(0).point == ()


class TestSentBack:
    """S10: a majority of the guessers may send a clue back."""

    def test_s10_a_majority_of_the_guessers_sends_a_clue_back(self) -> None:
        table = Playing(5)
        table.begin_turn()
        table.reject([1, 2])
        assert not table.happened(ClueSentBack)

        table.reject([3])

        assert table.happened(ClueSentBack) == [ClueSentBack(0)]
        assert table.state.waiting_for == (0,)

    def test_s10_nobody_rejects_twice(self) -> None:
        table = Playing(5)
        table.begin_turn()
        table.reject([1])

        assert table.refused(1, RejectClue()) == "rejected_already"
        assert not table.offers(1).reject_clue

    def test_s10_no_cup_is_lifted_while_the_owner_writes_another(self) -> None:
        table = Playing(3)
        table.begin_turn()
        table.reject([1, 2])

        assert table.refused(1, Point(table.state.cups[0])) == "nothing_to_guess"
        assert table.refused(1, WriteClue("ladder")) == "not_the_time_to_write"
        table.write(0, "ladder")
        (shown,) = table.begin_turn()
        assert shown == TurnBegan(0, table.state.objects[0], "ladder")
        assert table.offers(1).point

    def test_s10_another_clue_is_not_the_same_clue(self) -> None:
        table = Playing(3)
        table.begin_turn()
        table.reject([1, 2])

        for clue in ("fridge", "Fridge", "the FRIDGE"):
            assert table.refused(0, WriteClue(clue)) == "same_clue_again"

    def test_s10_no_clue_of_the_turn_that_was_sent_back_comes_again(self) -> None:
        table = Playing(2)
        table.begin_turn()
        for clue in ("ladder", "spoon"):
            table.reject([1])
            table.write(0, clue)
            table.begin_turn()
        table.reject([1])

        assert table.offers(0).sent_back == ("fridge", "ladder", "spoon")
        assert table.refused(0, WriteClue("fridge")) == "same_clue_again"

    def test_s10_votes_end_with_their_turn(self) -> None:
        table = Playing(4)
        table.begin_turn()
        table.reject([1])
        table.lift(table.trap)

        assert not any(seat.rejects_clue for seat in table.view(None).seats)
        assert table.offers(0).sent_back == ()

    def test_s10_a_clue_stands_when_the_first_cup_is_lifted(self) -> None:
        table = Playing(3)
        table.begin_turn()
        table.lift(safe_cups(table)[0])

        assert table.refused(1, RejectClue()) == "a_cup_is_lifted"
        assert not table.offers(1).reject_clue

    def test_s10_fingers_and_votes_do_not_outlast_the_clue(self) -> None:
        table = Playing(4)
        table.begin_turn()
        table.point(1, table.state.cups[0])
        table.reject([1, 2])
        table.write(0, "ladder")
        table.begin_turn()

        assert table.state.fingers == (None,) * 4
        assert table.offers(1).reject_clue


def test_s10_half_of_the_guessers_do_not_send_a_clue_back() -> None:
    table = Playing(3)
    table.begin_turn()
    table.reject([1])

    assert not table.happened(ClueSentBack)
    assert table.offers(1).point


def test_s10_the_next_clue_is_checked_like_the_first() -> None:
    table = Playing(3)
    table.begin_turn()
    table.reject([1, 2])

    assert table.refused(0, WriteClue("wooden spoon", anyway=True)) == "clue_material"
    assert table.refused(0, WriteClue("my old radio")) == "clue_several_words"


def test_s10_the_next_clue_is_secret_until_its_owner_shows_it() -> None:
    table = Playing(3)
    table.begin_turn()
    table.reject([1, 2])
    sent_back = table.view(1).turn
    assert sent_back is not None
    assert sent_back.clue == "fridge"

    table.write(0, "ladder")

    assert table.state.waiting_for == (0,)
    assert table.view(1).turn is None
    table.begin_turn()
    shown = table.view(1).turn
    assert shown is not None
    assert shown.clue == "ladder"


def test_s10_a_second_clue_may_be_sent_back_too() -> None:
    table = Playing(3)
    table.begin_turn()
    for clue in ("ladder", "saucepan"):
        table.reject([1, 2])
        table.write(0, clue)
        table.begin_turn()

    assert len(table.happened(ClueSentBack)) == 2
