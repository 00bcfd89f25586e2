"""Sentences: every refusal has a sentence that uses all its parameters."""

import ast
import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from string import Formatter

import pytest

from samewave.core import LANGUAGES, Refused
from samewave.games.samegame.clue import Rule
from samewave.sentences import english, sentence

SOURCE = Path(__file__).parents[1] / "src"
FOLDER = SOURCE / "samewave" / "refusals"
READERS = {"read", "_read_line"}
"""Functions that refuse with a code given to them, and add a detail."""
PAGES_OWN = {"offline", "unexpected", "no_longer_fits"}
"""Codes for which the page has its own texts."""
OTHERS_OWN = {"unknown_code"}
"""The sentence for an unknown code."""


def calls() -> Iterator[tuple[str, ast.Call]]:
    for module in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(module.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                yield node.func.id, node


@cache
def refusals() -> dict[str, set[str]]:
    """Every code that the program uses, with its parameters."""
    found: dict[str, set[str]] = {}
    for name, call in calls():
        texts = [arg.value for arg in call.args if isinstance(arg, ast.Constant)]
        if name == "Refused" and texts:
            params = {keyword.arg or "" for keyword in call.keywords}
            assert found.setdefault(str(texts[0]), params) == params
        elif name in READERS and len(call.args) == 3 and texts:
            found.setdefault(str(texts[-1]), {"detail"})
    return found | {rule.value: {"word"} for rule in Rule}


def pairs(name: str) -> list[tuple[str, str]]:
    """Codes and sentences in the order of the file, with duplicates."""
    text = (FOLDER / name).read_text("utf-8")
    return [(code, words) for code, words in json.loads(text, object_pairs_hook=list)]


def parameters(words: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(words) if name}


def test_there_are_refusals_to_speak_of() -> None:
    assert len(refusals()) > 40


def test_every_refusal_has_exactly_one_english_sentence_and_every_sentence_a_refusal() -> None:
    codes = [code for name in ("en.json", "programs/en.json") for code, _ in pairs(name)]

    assert sorted(codes) == sorted(set(refusals()) | PAGES_OWN | OTHERS_OWN)


@pytest.mark.parametrize("code", sorted(refusals()))
def test_a_sentence_uses_only_what_its_refusal_knows(code: str) -> None:
    assert parameters(english()[code]) <= refusals()[code]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_player_can_meet_is_said_in_every_language(language: str) -> None:
    wanted = {code: parameters(words) for code, words in pairs("en.json")}
    spoken = pairs(f"{language}.json")

    assert [code for code, _ in spoken] == list(wanted)
    assert {code: parameters(words) for code, words in spoken} == wanted


def test_there_is_a_file_of_refusals_for_every_language_and_no_other() -> None:
    assert {file.stem for file in FOLDER.glob("*.json")} == set(LANGUAGES)


def test_lists_are_spoken_and_nothing_steers_the_terminal() -> None:
    assert sentence(Refused("wrong_number_of_players", players=1, allowed=[2, 4])).endswith("2, 4.")
    assert "\x1b" not in sentence(Refused("unknown_image", image="\x1b[2J"))


def test_a_code_of_a_newer_server_is_told_as_it_is() -> None:
    assert "too_shiny" in sentence(Refused("too_shiny", most=3))
