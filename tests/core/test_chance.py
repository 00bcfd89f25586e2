"""Chance: fair, and the same answer to the same question."""

from collections import Counter

import pytest

from samewave.core import Chance


def test_the_same_question_of_the_same_seed_has_the_same_answer() -> None:
    assert Chance(7).roll(6, "die", 1) == Chance(7).roll(6, "die", 1)
    assert Chance(7).shuffle("abcdef", "deck") == Chance(7).shuffle("abcdef", "deck")


def test_answers_are_the_same_on_every_machine_for_ever() -> None:
    chance = Chance(7)

    assert [chance.roll(6, "die", turn) for turn in range(8)] == [6, 4, 3, 2, 5, 3, 2, 5]
    assert "".join(chance.shuffle("abcdef", "deck")) == "edfcba"


@pytest.mark.parametrize("ask", [("die", 1), ("die", 2), ("theme", 1)])
def test_other_questions_and_other_seeds_have_other_answers(ask: tuple[str, int]) -> None:
    answers = {Chance(seed).below(10**9, *ask) for seed in range(100)}

    assert len(answers) == 100
    assert Chance(1).below(10**9, *ask) != Chance(1).below(10**9, *ask, 0)


def test_a_die_is_fair() -> None:
    rolls = Counter(Chance(3).roll(6, turn) for turn in range(60_000))

    assert set(rolls) == {1, 2, 3, 4, 5, 6}
    assert all(abs(count - 10_000) < 400 for count in rolls.values())


def test_a_draw_is_fair() -> None:
    draws = Counter(Chance(4).draw("abc", turn) for turn in range(30_000))

    assert all(abs(draws[letter] - 10_000) < 400 for letter in "abc")


def test_a_shuffle_keeps_every_item_and_reaches_every_order_alike() -> None:
    orders = Counter("".join(Chance(5).shuffle("abc", turn)) for turn in range(12_000))

    assert set(orders) == {"abc", "acb", "bac", "bca", "cab", "cba"}
    assert all(abs(count - 2_000) < 200 for count in orders.values())
