"""Meaning: what things are called, and which of them somebody means by a word."""

from collections.abc import Iterable, Iterator, Sequence
from string import ascii_lowercase
from typing import NamedTuple

from samewave.core import LANGUAGES
from samewave.games.samegame.lexicon import fold, lexicon
from samewave.packs.things import Thing

_LEAST_HEAD = 4
_LEAST_MISSPELT = 5


class Meaning(NamedTuple):
    """The place of the thing that is meant, and how sure that is, from 0 to 1."""

    place: int
    sure: float


class Vocabulary:
    """The names of some things in every language; a thing is known by its place among them."""

    def __init__(self, known: Sequence[Thing]) -> None:
        self.known = known
        self._names: dict[str, dict[str, int]] = {}
        self._meanings: dict[tuple[str, tuple[str, ...]], Meaning | None] = {}

    def names(self, place: int, language: str) -> tuple[str, ...]:
        return self.known[place].names(language)

    def meaning(self, text: str, languages: tuple[str, ...]) -> Meaning | None:
        """What somebody means who writes one of these languages; None if nobody knows."""
        asked = (text, languages)
        if asked not in self._meanings:
            if len(self._meanings) > len(self.known):
                self._meanings.clear()  # a long evening
            others = [language for language in LANGUAGES if language not in languages]
            self._meanings[asked] = next(self._ideas(text, languages, others), None)
        return self._meanings[asked]

    def _ideas(
        self, text: str, languages: Iterable[str], others: Iterable[str]
    ) -> Iterator[Meaning]:
        """The likeliest first: the name itself, a form of it, its head, a slip of the pen."""
        for sure, looks in (
            (1.0, (_as_written,)),
            (0.95, (_as_listed,)),
            (0.6, (_head, _tail)),
            (0.8, (_misspelt,)),
        ):
            for language in languages:
                for look in looks:
                    yield from self._look_up(look(text, language), language, sure)
        for language in others:
            yield from self._look_up(_as_written(text, language), language, 0.9)

    def _look_up(self, words: Iterable[str], language: str, sure: float) -> Iterator[Meaning]:
        names = self._named(language)
        for word in words:
            if word in names:
                yield Meaning(names[word], sure)

    def _named(self, language: str) -> dict[str, int]:
        if language not in self._names:
            self._names[language] = {
                _plain(name): place
                for place, thing in enumerate(self.known)
                for name in thing.names(language)
            }
        return self._names[language]


def _plain(text: str) -> str:
    """Without case, accents, hyphens and apostrophes."""
    for mark in "-'\u2019":
        text = text.replace(mark, " ")
    return fold(" ".join(text.split()))


def _words(text: str, language: str) -> list[str]:
    """The words of a text but for its article."""
    words = _plain(text).split()
    articles = {_plain(article) for article in lexicon(language).articles}
    return words[1:] if len(words) > 1 and words[0] in articles else words


def _as_written(text: str, language: str) -> Iterator[str]:
    words = " ".join(_words(text, language))
    yield words
    yield words.replace(" ", "")


def _as_listed(text: str, language: str) -> Iterator[str]:
    """Each word alone as a dictionary lists it: a plural is no other thing."""
    words = _words(text, language)
    for number, word in enumerate(words):
        for form in sorted(lexicon(language).forms(word)):
            yield " ".join([*words[:number], form, *words[number + 1 :]])


def _head(text: str, language: str) -> Iterator[str]:
    """The word that says what the thing is: a garden chair is a chair."""
    words = _words(text, language)
    while len(words) > 1:
        words = words[:-1] if LANGUAGES[language].head_first else words[1:]
        yield " ".join(words)
        yield from sorted(lexicon(language).forms(words[0])) if len(words) == 1 else ()


def _tail(text: str, language: str) -> Iterator[str]:
    """The end of a word that is written together: Gartenstuhl is a Stuhl."""
    if LANGUAGES[language].head_first:
        return
    for word in [*_words(text, language)[-1:], *sorted(lexicon(language).forms(text))]:
        for cut in range(1, len(word) - _LEAST_HEAD + 1):
            yield word[cut:]


def _misspelt(text: str, language: str) -> Iterator[str]:
    """Every word that is one slip away."""
    word = " ".join(_words(text, language))
    if len(word) < _LEAST_MISSPELT:
        return
    for cut in range(len(word) + 1):
        before, after = word[:cut], word[cut:]
        yield before + after[1:]
        yield before + after[1:2] + after[:1] + after[2:]
        for letter in ascii_lowercase:
            yield before + letter + after[1:]
            yield before + letter + after
