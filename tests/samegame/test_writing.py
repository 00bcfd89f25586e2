"""Writing: secret numbers and traps, simultaneous clues, and the one swap."""

from samewave.games.samegame.events import (
    AnswerSwap,
    AskSwap,
    BeginTurn,
    ClueWritten,
    RoundDealt,
    SwapMade,
    TurnBegan,
    WriteClue,
)
from tests.samegame.playing import GAME, Playing


def test_s1_numbers_are_drawn_with_replacement() -> None:
    deals = [Playing(6, seed=seed).state.numbers for seed in range(30)]

    assert any(len(set(numbers)) < 6 for numbers in deals)
    assert {number for numbers in deals for number in numbers} == {1, 2, 3, 4, 5, 6}


def test_s1_two_players_may_own_the_same_trap() -> None:
    tables = [Playing(6, seed=seed).state for seed in range(10)]

    assert any(len({state.trap_of(seat) for seat in range(6)}) < 6 for state in tables)


def test_tokens_are_laid_at_random_one_on_each_criterion() -> None:
    laid = {Playing(3, seed=seed).state.tokens for seed in range(20)}

    assert len(laid) > 15


def test_a_players_trap_is_the_criterion_with_its_number() -> None:
    state = Playing(4).state

    for seat in range(4):
        place = state.table.criteria.index(state.trap_of(seat))
        assert state.tokens[place] == state.numbers[seat]


def test_everybody_writes_at_the_same_time_in_any_order() -> None:
    table = Playing(4)
    at_first = table.state.waiting_for

    for seat in (2, 0, 3):
        table.write(seat)

    assert (at_first, table.state.waiting_for) == ((0, 1, 2, 3), (1,))


def test_a_clue_may_be_written_anew_until_all_have_one() -> None:
    table = Playing(3)
    table.write(0, "ladder")
    table.write(0, "fridge")
    table.write(1)
    table.write(2)

    assert table.state.clues[0] == "fridge"
    assert table.refused(0, WriteClue("ladder")) == "not_the_time_to_write"


def test_the_first_turn_waits_for_the_last_clue() -> None:
    table = Playing(3)
    table.write(0)
    assert table.refused(0, BeginTurn()) == "no_turn_to_begin"
    table.write(1)
    table.write(2)

    assert table.state.phase == "ready"
    assert table.state.waiting_for == (0,)


def test_the_yoga_mat_of_the_rulebook_takes_a_fridge_for_its_length() -> None:
    for seed in range(200):
        table = Playing(3, objects="mats", language="fr", seed=seed)
        if table.state.trap_of(0) == "length":
            break

    table.write(0, "Frigo")

    assert table.state.clues[0] == "Frigo"
    mine = table.view(0).mine
    assert mine is not None
    assert mine.trap == "length"


class TestSwap:
    """Once a game, with the consent of all, from the one face-down card."""

    def test_with_the_consent_of_all_the_asker_gets_the_face_down_object(self) -> None:
        table = Playing(3)
        before = table.state.objects[1]
        table.ask_swap(1)
        table.answer(0, consent=True)
        assert table.state.objects[1] == before

        table.answer(2, consent=True)

        assert table.state.objects[1] != before
        assert table.state.swapped

    def test_one_refusal_ends_the_matter_and_the_card_stays(self) -> None:
        table = Playing(3)
        before = table.state.objects
        table.ask_swap(1)

        table.answer(0, consent=False)

        assert table.state.objects == before
        assert table.state.swap is None
        assert table.refused(2, AnswerSwap(consent=True)) == "nothing_to_answer"
        assert table.offers(1).ask_swap

    def test_once_a_game_for_the_whole_group_and_never_refilled(self) -> None:
        table = Playing(3)
        table.ask_swap(1)
        table.answer(0, consent=True)
        table.answer(2, consent=True)
        assert table.refused(2, AskSwap()) == "swap_is_used"

        table.whole_round(safe=5)

        assert table.state.phase == "writing"
        assert table.refused(0, AskSwap()) == "swap_is_used"
        assert not table.view(None).swap_is_left

    def test_the_swapped_object_is_new_and_the_old_one_does_not_come_back(self) -> None:
        for seed in range(10):
            table = Playing(4, seed=seed, objects="mats")
            old = table.state.objects
            table.ask_swap(2)
            for seat in (0, 1, 3):
                table.answer(seat, consent=True)
            assert table.state.objects[2] not in old
            dealt = [*old, table.state.objects[2]]
            table.whole_round(safe=5)
            assert not set(table.state.objects) & set(dealt)

    def test_there_is_no_way_back(self) -> None:
        table = Playing(2)
        table.ask_swap(0)
        table.answer(1, consent=True)

        assert table.refused(0, AskSwap()) == "swap_is_used"

    def test_s7_only_before_ones_own_clue_is_written(self) -> None:
        table = Playing(3)
        table.write(0)

        assert table.refused(0, AskSwap()) == "clue_is_written"
        assert not table.offers(0).ask_swap
        assert table.offers(1).ask_swap

    def test_s7_not_when_turns_have_begun(self) -> None:
        table = Playing(3)
        table.begin_turn()

        assert table.refused(1, AskSwap()) == "clue_is_written"

    def test_s7_one_asks_at_a_time_and_does_not_write_meanwhile(self) -> None:
        table = Playing(3)
        table.ask_swap(0)

        assert table.refused(1, AskSwap()) == "swap_is_asked"
        assert table.refused(0, WriteClue("fridge")) == "swap_is_asked"
        assert table.state.waiting_for == (1, 2)

    def test_s7_the_others_may_write_and_still_have_to_answer(self) -> None:
        table = Playing(3)
        table.ask_swap(0)
        table.write(1)

        assert table.state.waiting_for == (1, 2)
        table.answer(1, consent=True)
        assert table.refused(1, AnswerSwap(consent=True)) == "nothing_to_answer"

    def test_s7_the_others_consent_without_seeing_the_card(self) -> None:
        event = SwapMade(1, "ladder")

        assert GAME.redact(event, 0) == GAME.redact(event, None) == SwapMade(1)
        assert GAME.redact(event, 1) == event


def test_s8_a_later_round_has_new_numbers_tokens_and_objects_and_the_same_criteria() -> None:
    table = Playing(4, seed=3)
    criteria, objects = table.state.table.criteria, table.state.objects
    table.whole_round(safe=5)

    first, second = table.happened(RoundDealt)
    assert table.state.table.criteria == criteria
    assert first.tokens != second.tokens
    assert first.numbers != second.numbers
    assert not set(objects) & set(table.state.objects)
    assert table.state.clues == (None,) * 4


def test_a_clue_is_kept_tidy() -> None:
    table = Playing(2)

    assert table.write(0, "  Fridge. ") == (ClueWritten(0, "Fridge"),)


def test_s1_everybody_has_one_number_of_those_in_play() -> None:
    for level, highest in ((1, 6), (4, 9)):
        numbers = [Playing(6, level=level, seed=seed).state.numbers for seed in range(30)]

        assert {len(drawn) for drawn in numbers} == {6}
        assert {number for drawn in numbers for number in drawn} == set(range(1, highest + 1))


def test_a_bad_clue_is_legal_all_the_same() -> None:
    table = Playing(2, objects="mats", language="fr")
    assert table.refused(0, WriteClue("Grande valise")) == "clue_several_words"

    table.write(0, "Grande valise", anyway=True)

    assert table.state.clues[0] == "Grande valise"


def test_after_a_swap_number_and_trap_are_still_the_same() -> None:
    table = Playing(2)
    before = table.view(0).mine
    table.ask_swap(0)
    table.answer(1, consent=True)

    after = table.view(0).mine
    assert before is not None
    assert after is not None
    assert (after.number, after.trap) == (before.number, before.trap)
    assert after.object != before.object


def test_after_a_swap_the_new_object_is_written_about_and_shown() -> None:
    table = Playing(2)
    table.ask_swap(0)
    table.answer(1, consent=True)
    taken = table.state.objects[0]

    (shown,) = table.begin_turn()

    assert shown == TurnBegan(0, taken, "fridge")


def test_after_a_refusal_anybody_may_ask_again() -> None:
    table = Playing(3)
    for seat in (1, 1, 0):
        table.ask_swap(seat)
        table.answer(2, consent=False)
    table.ask_swap(2)
    table.answer(0, consent=True)
    table.answer(1, consent=True)

    assert [event.seat for event in table.happened(SwapMade)] == [2]


def test_consent_to_one_swap_is_no_consent_to_the_next() -> None:
    table = Playing(3)
    table.ask_swap(0)
    table.answer(1, consent=True)
    table.answer(2, consent=False)
    table.ask_swap(0)

    table.answer(2, consent=True)

    assert not table.happened(SwapMade)
    assert table.state.waiting_for == (1, 2)


def test_the_asker_does_not_answer_itself() -> None:
    table = Playing(3)
    assert table.refused(0, AnswerSwap(consent=True)) == "nothing_to_answer"
    table.ask_swap(0)

    assert table.refused(0, AnswerSwap(consent=True)) == "nothing_to_answer"


def test_the_face_down_object_waits_for_a_later_round() -> None:
    table = Playing(3)
    first = table.state.objects
    table.whole_round(safe=5)
    table.ask_swap(0)
    table.answer(1, consent=True)
    table.answer(2, consent=True)

    (swap,) = table.happened(SwapMade)
    assert swap.object == table.state.objects[0]
    assert swap.object not in first


def test_writing_goes_on_until_a_swap_is_answered() -> None:
    table = Playing(3)
    table.ask_swap(0)
    table.write(1)
    table.write(2)
    assert table.refused(0, BeginTurn()) == "no_turn_to_begin"

    table.answer(1, consent=False)
    table.write(0)

    assert table.offers(0).begin_turn
