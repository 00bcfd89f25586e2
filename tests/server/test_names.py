"""Names: they are readable, and no name can be mistaken for another."""

import pytest

from samewave.core import Refused
from samewave.server.tables.entrance import judge_name


def refusal(name: str, *others: str) -> str:
    with pytest.raises(Refused) as caught:
        judge_name(name, others)
    return caught.value.code


@pytest.mark.parametrize(
    "name",
    ["Ann", "José", "李", "علي", "Ann ❤️", "👩‍💻", "👍🏽", "🇫🇷", "O'Neill", "Jean-Luc", "R2-D2"],
)
def test_names_that_people_have_are_kept_as_they_are(name: str) -> None:
    assert judge_name(name, ["Somebody"]) == name


@pytest.mark.parametrize(
    "name",
    [
        *("A\u200bnn", "A\u200cnn", "Ann\u200d", "\u2060Ann", "Ann\ufeff"),  # zero width
        *("Ann\ufe0f", "Ann\ufe00", "Ann\U000e0100"),  # variation selectors
        *("\u2800", "Ann\u2800", "\u3164", "\u115f", "\uffa0"),  # blank letters
        *("An\u00adn", "An\u034fn", "\u202eAnn", "Ann\U000e0041"),
    ],
)
def test_what_nobody_can_see_is_no_part_of_a_name(name: str) -> None:
    assert refusal(name) in ("unreadable_name", "bad_name")


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("\u0391nn", "Ann"),  # Greek
        ("\u0410nn", "ann"),  # Cyrillic
        ("lan", "Ian"),
        ("B0b", "Bob"),
        ("Marn", "Mam"),
        ("A nn", "Ann"),
        ("Ann \u2764", "Ann \u2764\ufe0f"),
    ],
)
def test_a_name_that_looks_like_somebody_elses_is_refused(name: str, other: str) -> None:
    assert refusal(name, "Zoe", other) == "name_looks_alike"
    assert refusal(other, "Zoe", name) == "name_looks_alike"


@pytest.mark.parametrize(
    ("name", "other"), [("Anna", "Ann"), ("José", "Jose"), ("Lan", "Ian"), ("Zoë", "Zoe")]
)
def test_names_that_can_be_told_apart_may_sit_together(name: str, other: str) -> None:
    assert judge_name(name, [other]) == name


def test_letters_of_unusual_width_become_plain_ones() -> None:
    assert judge_name("  \uff21nn \ufb01  ", []) == "Ann fi"
    assert refusal("\uff21nn", "Ann") == "name_is_taken"


def test_a_letter_that_stands_for_many_counts_as_many() -> None:
    assert refusal("\ufdfa" * 10) == "bad_name"
