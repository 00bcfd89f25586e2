"""Guessing: fingers, cups, the trap, and what a turn is worth."""

import pytest

from samewave.games.samegame.events import (
    ClueSentBack,
    CupLifted,
    GameEnded,
    RoundDealt,
    TurnBegan,
    TurnEnded,
)
from samewave.games.samegame.level import CIRCLES, Result, result_of
from samewave.games.samegame.moves import AskSwap, BeginTurn, Point, RejectClue, WriteClue
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


def test_s6_the_active_player_neither_points_nor_rejects() -> None:
    table = Playing(3)
    table.begin_turn()

    assert table.refused(0, Point(table.state.cups[0])) == "active_player_is_silent"
    assert table.refused(0, RejectClue()) == "active_player_is_silent"
    assert table.offers(0).point == ()


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


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_s3_a_turn_without_a_fault_is_worth_3_at_every_level(level: int) -> None:
    table = Playing(5, level=level)
    table.turn(safe=9)

    assert table.state.turns[0].value == 3


def test_s3_there_is_no_stopping_early() -> None:
    table = Playing(3)
    table.begin_turn()
    table.lift(safe_cups(table)[0])

    assert table.state.waiting_for == (1, 2)
    assert table.refused(0, BeginTurn()) == "no_turn_to_begin"


def test_the_score_moves_by_the_first_value_that_no_cup_covers() -> None:
    table = Playing(5)
    table.turn(safe=3)

    (ended,) = table.happened(TurnEnded)
    assert ended.turn.value == CIRCLES[3 + 3]
    assert ended.score == table.state.score == 9 + CIRCLES[3 + 3]


def test_cups_and_tokens_come_back_for_the_next_turn() -> None:
    table = Playing(3)
    tokens = table.state.tokens
    table.turn(safe=5)
    table.begin_turn()

    assert table.state.tokens == tokens
    assert table.state.cups == table.state.table.criteria


def test_s4_the_score_stays_within_the_track_at_both_ends() -> None:
    low = Playing(4, level=4)
    low.whole_round(safe=0)
    assert low.state.score == 0

    high = Playing(5)
    high.whole_round(safe=5)
    assert high.state.score == 24


class TestAgreement:
    """S5: unanimous, majority, anyone."""

    def table(self, players: int, agreement: str) -> Playing:
        table = Playing(players, agreement=agreement)
        table.begin_turn()
        return table

    def test_s5_unanimous_all_guessers_point_at_the_same(self) -> None:
        table = self.table(4, "unanimous")
        one, other, *_ = safe_cups(table)
        for seat, criterion in ((1, one), (2, one), (3, other)):
            table.point(seat, criterion)
        assert not table.happened(CupLifted)

        table.point(3, one)

        assert table.happened(CupLifted) == [CupLifted(one, trapped=False)]

    def test_s5_a_finger_may_move_and_all_fingers_leave_a_lifted_cup(self) -> None:
        table = self.table(3, "unanimous")
        one, other, *_ = safe_cups(table)
        table.point(1, one)
        table.point(1, other)
        assert table.state.fingers[1] == other

        table.point(2, other)

        assert table.state.lifted == (other,)
        assert table.state.fingers == (None, None, None)

    def test_s5_majority_lifts_as_soon_as_more_than_half_point_at_one(self) -> None:
        table = self.table(5, "majority")
        one = safe_cups(table)[0]
        table.point(1, one)
        table.point(2, one)
        assert not table.happened(CupLifted)

        table.point(3, one)

        assert table.state.lifted == (one,)

    def test_s5_majority_half_is_not_more_than_half(self) -> None:
        table = self.table(5, "majority")
        one, other, *_ = safe_cups(table)
        table.point(3, one)
        table.point(4, one)
        table.point(2, other)
        assert not table.happened(CupLifted)

        table.point(1, other)

        assert table.state.lifted == (other,)

    def test_s5_majority_without_one_the_left_neighbour_of_the_active_player_decides(self) -> None:
        table = self.table(4, "majority")
        one, other, third, *_ = safe_cups(table)
        table.point(3, one)
        table.point(2, other)
        assert not table.happened(CupLifted)

        table.point(1, third)

        assert table.state.lifted == (third,)

    def test_s5_anyone_lifts_with_the_first_finger(self) -> None:
        table = self.table(6, "anyone")
        cup = safe_cups(table)[0]

        table.point(4, cup)

        assert table.state.lifted == (cup,)

    def test_s11_of_two_players_the_one_guesser_decides_alone(self) -> None:
        for agreement in ("unanimous", "majority", "anyone"):
            table = self.table(2, agreement)
            cup = safe_cups(table)[0]
            table.point(1, cup)
            assert table.state.lifted == (cup,)


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

        assert table.refused(0, WriteClue("fridge")) == "same_clue_again"

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


@pytest.mark.parametrize(
    ("score", "result"),
    [
        (0, Result.BEFORE_FLOWERS),
        (11, Result.BEFORE_FLOWERS),
        (12, Result.FLOWERS),
        (14, Result.FLOWERS),
        (15, Result.BRONZE),
        (18, Result.SILVER),
        (20, Result.SILVER),
        (21, Result.GOLD),
        (24, Result.GOLD),
    ],
)
def test_the_score_says_how_far_the_group_came(score: int, result: Result) -> None:
    assert result_of(score) is result


def test_from_bronze_on_the_group_has_won() -> None:
    assert [result.won for result in Result] == [False, False, True, True, True]


def test_the_game_ends_with_the_last_object_and_says_the_result() -> None:
    table = Playing(5)
    table.whole_round(safe=5)

    assert table.state.finished
    assert table.state.result is Result.GOLD
    assert table.refused(0, BeginTurn()) == "game_is_over"
    assert table.state.waiting_for == ()


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


def test_s3_a_trap_after_some_safe_cups_is_worth_the_next_free_circle() -> None:
    for level, spare in ((1, 3), (2, 2), (3, 1), (4, 0)):
        for safe in range(9 - spare - 1):
            table = Playing(5, level=level)
            table.turn(safe)
            assert table.state.turns[0].trapped
            assert table.state.turns[0].value == CIRCLES[spare + safe]


def test_s11_of_two_players_the_one_guesser_sends_a_clue_back_alone() -> None:
    table = Playing(2)
    table.begin_turn()
    table.reject([1])

    assert table.happened(ClueSentBack) == [ClueSentBack(0)]


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
    assert table.refused(0, WriteClue("washing machine")) == "clue_several_words"


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


def test_s7_whose_clue_was_sent_back_asks_for_no_other_object() -> None:
    table = Playing(3)
    table.begin_turn()
    table.reject([1, 2])

    assert table.refused(0, AskSwap()) == "clue_is_written"


@pytest.mark.parametrize(
    ("safe", "score", "result"),
    [
        (0, 9, Result.BEFORE_FLOWERS),
        (1, 14, Result.FLOWERS),
        (3, 19, Result.SILVER),
        (5, 24, Result.GOLD),
    ],
)
def test_the_end_looks_at_the_last_score(safe: int, score: int, result: Result) -> None:
    table = Playing(5, level=1)
    table.whole_round(safe)

    assert table.happened(GameEnded) == [GameEnded(table.state.score, result)]
    assert table.state.score == score
