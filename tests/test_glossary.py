"""The words of docs/glossary.md: no text for players names a thing by another word."""

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from samewave.core import LANGUAGES
from samewave.packs import Shelf
from samewave.packs.pack import text_in
from samewave.picture.share import TEXTS
from tests.web.words import REGIONS, all_texts

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src" / "samewave"

ENGLISH_ONLY = ("terminal/*.py", "games/*/__init__.py", "sentences.py")
"""Modules with texts for players that exist in English alone."""


def rows() -> Iterator[dict[str, str]]:
    """The rows of all tables, by the heads of their columns."""
    head: list[str] = []
    for line in (ROOT / "docs" / "glossary.md").read_text("utf-8").splitlines():
        cells = [cell.strip() for cell in line.split("|")[1:-1]]
        if not cells:
            head = []
        elif not head:
            head = cells
        elif set(cells) != {"---"}:
            yield dict(zip(head, cells, strict=True))


def avoided(language: str) -> dict[str, str]:
    """Words to avoid, with the word to use."""
    found = {}
    for row in rows():
        for entry in filter(None, row.get("avoid", "").split(";")):
            code, words = entry.split(":")
            assert code.strip() in LANGUAGES, entry
            if code.strip() == language:
                found.update({word.strip(): row[language] for word in words.split(",")})
    return found


def texts(language: str) -> Iterator[str]:
    """Everything that players read in a language."""
    for each in (language, *(region for region in REGIONS if region.startswith(f"{language}-"))):
        yield from all_texts(each)
    yield from json.loads((SOURCES / "refusals" / f"{language}.json").read_text("utf-8")).values()
    picture = TEXTS[language]
    yield from (
        getattr(picture, field) for field in picture.__struct_fields__ if field != "results"
    )
    yield from picture.results.values()
    if language == "en":
        for pattern in ENGLISH_ONLY:
            for module in sorted(SOURCES.glob(pattern)):
                yield from _phrases(ast.parse(module.read_text("utf-8")))


def _phrases(tree: ast.AST) -> Iterator[str]:
    """Literals of several words; a single word is mostly a key."""
    documents = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        text = node.value if isinstance(node, ast.Constant) else None
        if isinstance(text, str) and id(node) not in documents and " " in text.strip():
            yield text


def test_every_thing_has_a_word_in_every_language() -> None:
    listed = list(rows())
    assert len(listed) >= 45
    for row in listed:
        assert all(row[language] for language in LANGUAGES), row


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_uses_an_avoided_word(language: str) -> None:
    said = [re.sub(r"\{\w*\}", "", text) for text in texts(language)]
    assert len(said) > 500
    for word, better in avoided(language).items():
        pattern = re.compile(rf"(?<!\w){re.escape(word)}(?!\w)", re.IGNORECASE)
        assert not [text for text in said if pattern.search(text)], f"{word}: write {better}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_house_pack_names_the_traits_as_the_glossary_does(language: str) -> None:
    pack = Shelf().pack("house")
    assert pack
    named = {criterion.id: text_in(language, criterion.name) for criterion in pack.criteria}
    assert named == {row["trait"]: row[language] for row in rows() if "trait" in row}
