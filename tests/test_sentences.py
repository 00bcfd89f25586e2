"""Sentences: every refusal has its words, with all that it knows."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from string import Formatter

import pytest

from samewave.core import Refused
from samewave.games.samegame.clue import Rule
from samewave.sentences import SENTENCES, sentence

SOURCE = Path(__file__).parents[1] / "src"
READERS = {"read", "_read_line"}
"""They refuse with a code that they are given, and say in detail what they could not read."""


def calls() -> Iterator[tuple[str, ast.Call]]:
    for module in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(module.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                yield node.func.id, node


@cache
def refusals() -> dict[str, set[str]]:
    """Every code that is used anywhere, with the parameters it carries."""
    found: dict[str, set[str]] = {}
    for name, call in calls():
        texts = [arg.value for arg in call.args if isinstance(arg, ast.Constant)]
        if name == "Refused" and texts:
            params = {keyword.arg or "" for keyword in call.keywords}
            assert found.setdefault(str(texts[0]), params) == params
        elif name in READERS and len(call.args) == 3 and texts:
            found.setdefault(str(texts[-1]), {"detail"})
    return found | {rule.value: {"word"} for rule in Rule}


def test_there_are_refusals_to_speak_of() -> None:
    assert len(refusals()) > 40


def test_every_refusal_has_a_sentence_and_every_sentence_a_refusal() -> None:
    assert set(refusals()) == set(SENTENCES)


@pytest.mark.parametrize("code", SENTENCES)
def test_a_sentence_uses_only_what_its_refusal_knows(code: str) -> None:
    used = {name for _, name, _, _ in Formatter().parse(SENTENCES[code]) if name}

    assert used <= refusals()[code]


def test_lists_are_spoken_and_nothing_steers_the_terminal() -> None:
    assert sentence(Refused("not_your_theme", openers=[0, 2])).endswith("seat 0, 2.")
    assert "\x1b" not in sentence(Refused("unknown_image", image="\x1b[2J"))
