"""Judged clues in every language, and how many of them the checker judges wrongly."""

import tomllib
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from samewave.games.samegame.clue import Rule, check
from samewave.games.samegame.lexicon import CLUE_LANGUAGES
from tests.samegame.clues import Judged, everyday_clues, fresh_clues, held_back_clues

LISTS = Path(__file__).parent / "clues"
every_language = pytest.mark.parametrize("language", CLUE_LANGUAGES)


def judged(language: str) -> list[dict[str, Any]]:
    listed: list[dict[str, Any]] = tomllib.loads((LISTS / f"{language}.toml").read_text("utf-8"))[
        "clues"
    ]
    return listed


def expected(clue: dict[str, Any]) -> Rule | None:
    return Rule(f"clue_{clue['rule']}") if "rule" in clue else None


@every_language
def test_there_are_at_least_60_judged_clues_a_language_good_and_bad(language: str) -> None:
    verdicts = [clue["verdict"] for clue in judged(language)]

    assert len(verdicts) >= 60
    assert min(verdicts.count(verdict) for verdict in ("fine", "warned", "refused")) >= 15


@every_language
def test_every_hard_rule_is_right_with_the_word_that_breaks_it(language: str) -> None:
    for clue in judged(language):
        verdict = check(clue["text"], {language: clue["object"]})
        if clue["verdict"] == "refused":
            assert verdict.rule == expected(clue), clue
            assert "word" not in clue or verdict.word == clue["word"], clue
        else:
            assert verdict.rule is None or verdict.rule.is_warning, clue


@every_language
def test_at_most_one_warning_in_twenty_is_wrong(language: str) -> None:
    clues = [clue for clue in judged(language) if clue["verdict"] != "refused"]
    wrong = [
        clue
        for clue in clues
        if check(clue["text"], {language: clue["object"]}).rule != expected(clue)
    ]

    assert len(wrong) * 20 <= len(clues), wrong


def misjudged(clues: Iterable[Judged], language: str) -> dict[str, list[str]]:
    """The clues that the checker judges wrongly, by kind of error."""
    found: dict[str, list[str]] = {
        "false refusal": [],
        "false warning": [],
        "missed offence": [],
    }
    for clue in clues:
        rule = check(clue.text, {language: clue.object}).rule
        if clue.verdict == "fine" and rule:
            found["false warning" if rule.is_warning else "false refusal"].append(clue.text)
        elif clue.verdict != "fine" and rule is None:
            found["missed offence"].append(clue.text)
    return found


@every_language
@pytest.mark.parametrize(
    ("clues_of", "count"), [(fresh_clues, 150), (held_back_clues, 100), (everyday_clues, 91)]
)
def test_clues_are_judged_as_a_fair_judge_would(
    clues_of: Callable[[str], Iterator[Judged]], count: int, language: str
) -> None:
    clues = [*clues_of(language)]
    found = misjudged(clues, language)
    fair = sum(clue.verdict == "fine" for clue in clues)

    assert len(clues) >= count
    assert len(found["false refusal"]) <= 1, found
    assert 20 * len(found["false warning"]) <= fair, found
    assert 100 * len(found["missed offence"]) <= 8 * (len(clues) - fair), found


@pytest.mark.parametrize("clues_of", [fresh_clues, held_back_clues, everyday_clues])
def test_at_most_one_fair_clue_in_a_hundred_is_refused(
    clues_of: Callable[[str], Iterator[Judged]],
) -> None:
    """In all languages together: in one there are too few clues to tell."""
    refused = [
        text
        for language in CLUE_LANGUAGES
        for text in misjudged(clues_of(language), language)["false refusal"]
    ]
    fair = sum(clue.verdict == "fine" for each in CLUE_LANGUAGES for clue in clues_of(each))

    assert 100 * len(refused) <= fair, refused
