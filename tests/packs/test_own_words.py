"""Own words: our packs contain no sentence of the rulebooks.

Their sentences are not in this repository; rulebooks.txt holds fingerprints of all that have at
least three words, and those of their pieces that are set apart by brackets, quotes or columns.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from hashlib import sha256
from pathlib import Path
from typing import TypeVar
from unicodedata import combining, normalize

import msgspec
import pytest

from samewave.core import LANGUAGES
from samewave.packs import Shelf

Text = TypeVar("Text")

RULEBOOKS = frozenset(Path(__file__).with_name("rulebooks.txt").read_text("ascii").split())
LEAST_WORDS = 3
SENTENCE_END = re.compile(r"[\n\t.!?;:…•✿|()\[\]«»“”„\"*_]+")
WORDS = re.compile(r"[a-z0-9]+")


def sentences(text: str) -> Iterator[str]:
    """Sentences of three words or more, without case, accents and marks."""
    letters = normalize("NFD", text.casefold())
    plain = "".join(letter for letter in letters if not combining(letter))
    for sentence in SENTENCE_END.split(plain):
        words = WORDS.findall(sentence)
        if len(words) >= LEAST_WORDS:
            yield " ".join(words)


def fingerprint(sentence: str) -> str:
    return sha256(sentence.encode()).hexdigest()[:16]


def texts(language: str) -> Iterator[str]:
    """Everything that a player reads on a card."""
    pack = Shelf().pack("house")
    assert pack
    codes = (language, *LANGUAGES[language].regions)
    for image in pack.images:
        yield from _written(image.title, codes)
        yield from _written(image.description, codes)
        yield from (tag for tags in _written(image.tags, codes) for tag in tags)
    for box in pack.themes:
        for theme in (theme for card in box.cards for theme in card):
            yield from _written(theme.texts, codes)
    for criterion in pack.criteria:
        yield from _written(criterion.name, codes)
        yield from _written(criterion.explanation, codes)
    for card in pack.objects:
        yield from (card.name(code) for code in codes)


def _written(texts: Mapping[str, Text], codes: Iterable[str]) -> Iterator[Text]:
    return (texts[code] for code in codes if code in texts)


def test_the_fingerprints_know_the_rulebooks() -> None:
    """By a plain fact that a box tells in these words."""
    (fact,) = sentences("De 3 à 8 joueurs")

    assert fingerprint(fact) in RULEBOOKS
    assert len(RULEBOOKS) > 500


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_of_the_rulebooks_is_on_our_cards(language: str) -> None:
    """The names of the traits are terms of the game: we use those of the boxes."""
    pack = Shelf().pack("house")
    assert pack
    terms = {criterion.name[language] for criterion in pack.criteria}
    ours = {
        sentence for text in texts(language) if text not in terms for sentence in sentences(text)
    }

    assert len(ours) > 500
    assert not {sentence for sentence in ours if fingerprint(sentence) in RULEBOOKS}


def test_all_that_is_printed_is_looked_at() -> None:
    """A new field with words in it must be read here too."""
    pack = Shelf().pack("house")
    assert pack
    read = {text for language in LANGUAGES for text in texts(language)}

    printed = strings(msgspec.to_builtins((pack.images, pack.themes, pack.objects, pack.criteria)))

    assert {text for text in printed if " " in text} <= read


def strings(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        yield from (text for inner in value.values() for text in strings(inner))
    elif isinstance(value, list | tuple):
        yield from (text for inner in value for text in strings(inner))
