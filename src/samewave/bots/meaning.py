"""Meaning: the names of things, and the thing that a word stands for."""

import tomllib
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from samewave.games.samegame.lexicon import (
    CLUE_LANGUAGES,
    Lexicon,
    WordFile,
    lexicon,
    phrase,
    slips,
)
from samewave.packs import HOUSE
from samewave.packs.things import Thing

BRANDS, SYNONYMS = HOUSE / "brands.toml", HOUSE / "synonyms.txt"
"""Brands by thing; other English words by the thing that they resemble."""
_SYNONYMS_LANGUAGE = "en"
_LEAST_MISSPELT = 5
_NAME, _FORM, _HEAD, _MISSPELT, _FOREIGN = 1.0, 0.95, 0.6, 0.8, 0.9
"""The confidence of each way to understand a word."""


class Meaning(NamedTuple):
    """The index of the thing that is meant, and the confidence from 0 to 1."""

    place: int
    sure: float


class ThingNames:
    """The names of things in every language. A thing is identified by its index."""

    def __init__(self, known: Sequence[Thing]) -> None:
        self.known = known
        self._places = {thing.id: place for place, thing in enumerate(known)}
        self._synonyms = WordFile(SYNONYMS)
        self._brands: dict[str, list[str]] = tomllib.loads(BRANDS.read_text("utf-8"))
        self._branded = {
            phrase(brand): self._places[thing]
            for thing, brands in self._brands.items()
            for brand in brands
            if thing in self._places
        }
        self._names: dict[str, dict[str, int]] = {}
        self._meanings: dict[tuple[str, tuple[str, ...]], Meaning | None] = {}

    def names(self, place: int, language: str) -> tuple[str, ...]:
        return self.known[place].names(language)

    def meaning(self, text: str, languages: tuple[str, ...]) -> Meaning | None:
        """The things that a word can mean in these languages; None if it is unknown."""
        asked = (text, languages)
        if asked not in self._meanings:
            if len(self._meanings) > len(self.known):
                self._meanings.clear()
            self._meanings[asked] = next(self._ideas(text, languages), None)
        return self._meanings[asked]

    def _ideas(self, text: str, languages: tuple[str, ...]) -> Iterator[Meaning]:
        """The most likely first; a known word is not treated as misspelt or foreign."""
        for sure, look in ((_NAME, _as_written), (_FORM, _as_listed)):
            for language in languages:
                yield from self._look_up(look(text, lexicon(language)), language, sure)
        if _SYNONYMS_LANGUAGE in languages:
            yield from self._synonym(text)
        for language in languages:
            yield from self._look_up(_heads(text, lexicon(language)), language, _HEAD)
        for language in languages:
            for part in _parts(text, lexicon(language)):
                if part in self._branded:
                    yield Meaning(self._branded[part], _HEAD)
        if any(lexicon(language).kinds(text) for language in languages):
            return
        for language in languages:
            yield from self._look_up(_misspelt(text, lexicon(language)), language, _MISSPELT)
        for language in CLUE_LANGUAGES:
            if language not in languages:
                yield from self._look_up(_as_written(text, lexicon(language)), language, _FOREIGN)

    def _look_up(self, words: Iterable[str], language: str, sure: float) -> Iterator[Meaning]:
        names = self._named(language)
        for word in words:
            if word in names:
                yield Meaning(names[word], sure)

    def _synonym(self, text: str) -> Iterator[Meaning]:
        words = lexicon(_SYNONYMS_LANGUAGE)
        for form in (*_as_written(text, words), *_as_listed(text, words)):
            thing, _, percent = self._synonyms.get(form).partition(" ")
            if thing in self._places:
                yield Meaning(self._places[thing], int(percent) / 100)

    def _named(self, language: str) -> dict[str, int]:
        """Every name and brand; if two things share one, the first thing has it."""
        if language not in self._names:
            found: dict[str, int] = {}
            for place, thing in enumerate(self.known):
                for name in (*thing.names(language), *self._brands.get(thing.id, ())):
                    found.setdefault(phrase(name), place)
            for name, place in [*found.items()]:
                found.setdefault(name.replace(" ", ""), place)  # yoyo
            self._names[language] = found
        return self._names[language]


def _words(text: str, words: Lexicon) -> list[str]:
    """The words of a text without its article."""
    typed = phrase(text).split()
    articles = {phrase(article) for article in words.articles}
    return typed[1:] if len(typed) > 1 and typed[0] in articles else typed


def _as_written(text: str, words: Lexicon) -> Iterator[str]:
    name = " ".join(_words(text, words))
    yield name
    yield name.replace(" ", "")


def _as_listed(text: str, words: Lexicon) -> Iterator[str]:
    """Each word as a dictionary lists it, so that a plural means the same thing."""
    typed = _words(text, words)
    for number, word in enumerate(typed):
        for form in sorted(words.forms(word)):
            yield " ".join([*typed[:number], form, *typed[number + 1 :]])


def _heads(text: str, words: Lexicon) -> Iterator[str]:
    """The head of a compound: a garden chair, like a Gartenstuhl, is a chair."""
    typed = _words(text, words)
    while len(typed) > 1:
        typed = typed[:-1] if words.is_head_first else typed[1:]
        yield " ".join(typed)
    for word in typed:
        yield from sorted(words.forms(word))
        if not words.is_head_first:
            for _, rest in words.splits(word):
                yield from sorted(words.forms(rest))


def _parts(text: str, words: Lexicon) -> Iterator[str]:
    """The words of a name, and what compounds begin with: a brick of a brand is the brand's."""
    typed = _words(text, words)
    yield from typed
    for word in typed:
        yield from (first for first, _ in words.splits(word))


def _misspelt(text: str, words: Lexicon) -> Iterator[str]:
    """Every word that differs by one typing error."""
    word = " ".join(_words(text, words))
    return slips(word) if len(word) >= _LEAST_MISSPELT else iter(())
