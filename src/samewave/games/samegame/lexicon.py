"""The lexicon: what a language calls a number, a material, an animal or a plant, and what it knows.

Dictionaries come from packages and are loaded with the first clue of a language, never before.
"""

import re
import tomllib
from collections.abc import Iterator, Set
from functools import cached_property, lru_cache
from importlib.resources import files
from unicodedata import combining, normalize

from samewave.core import LANGUAGES

_LENDER = "en"
"""The language whose words the others borrow."""
_DIMINUTIVES = ("chen", "lein")
_LEAST_PART = 3
_PLAIN_NUMBER = 6
"""A number of so many letters is seen at the beginning of any word."""
_LIGATURES = str.maketrans({"œ": "oe", "æ": "ae"})
_SPELLED_UMLAUT = re.compile("(?<=[aou])e")
_SOFT_HYPHEN = "\u00ad"


def fold(word: str) -> str:
    """A word without case and accents."""
    letters = normalize("NFD", word.casefold().translate(_LIGATURES))
    return "".join(letter for letter in letters if not combining(letter))


@lru_cache(maxsize=len(LANGUAGES))
def lexicon(language: str) -> "Lexicon":
    """The words of a language, read once; LookupError if there is none."""
    if language not in LANGUAGES:
        raise LookupError(language)
    return Lexicon(language)


class Lexicon:
    """The words of one language."""

    def __init__(self, language: str) -> None:
        text = files(__package__).joinpath("words", f"{language}.toml").read_text("utf-8")
        spelled = tomllib.loads(text)
        listed = {name: frozenset(map(fold, words)) for name, words in spelled.items()}
        self._language, self._habits = language, LANGUAGES[language]
        self.articles = frozenset(spelled["articles"])
        self.fillers = self.articles | set(spelled["particles"])
        self.materials = listed["materials"]
        self._nature = frozenset(spelled["animals"] + spelled["plants"] + spelled["elements"])
        self._numbers = listed["numbers"] | set(map(fold, _spelled_numbers(language)))
        self._counting = self._numbers - listed["articles"]
        self._things = listed["things"]
        self._grown = listed["animals"] | listed["plants"] | listed["elements"]
        self._listed = self.materials | self._grown | self._things | listed["colloquial"]

    def forms(self, word: str) -> frozenset[str]:
        """The folded word and what a dictionary would list it under."""
        return _forms(self._language, word)

    def is_thing(self, word: str) -> bool:
        """A thing whose name only looks like a number or a material."""
        return not self.forms(word).isdisjoint(self._things)

    def is_native(self, word: str) -> bool:
        """Whether the word is surely this language's own: both dictionaries have it."""
        return fold(word) in self._dictionary and self._is_listed(word)

    def _is_listed(self, word: str) -> bool:
        from simplemma import is_known  # noqa: PLC0415

        return any(is_known(form, lang=self._language) for form in _written(self._language, word))

    def is_nature(self, word: str) -> bool:
        """An animal, a plant or the like; without its accents unless that is a word, as Bar is."""
        if self.forms(word).isdisjoint(self._grown):
            return False
        written = _written(self._language, word) | _lemmas(self._language, word)
        spelled = {form.casefold() for form in written}
        return not self._is_listed(word) or not spelled.isdisjoint(self._nature)

    def is_number(self, word: str) -> bool:
        """A number, or a word that plainly begins with one: Dreirad, sixpence."""
        if "ñ" in word.lower():  # uña is not una
            return False
        if not self.forms(word).isdisjoint(self._numbers):
            return True
        folded = fold(word)
        return self._habits.counts_in_words and any(
            folded[:cut] in self._counting and (cut >= _PLAIN_NUMBER or self._has(folded[cut:]))
            for cut in range(_LEAST_PART, len(folded) - _LEAST_PART + 1)
        )

    def has_part(self, word: str, parts: frozenset[str]) -> bool:
        """Whether a word is written together from one of the parts and a noun."""
        if not self._habits.nouns_in_compounds or not _might_have_part(self.forms(word), parts):
            return False
        return any(
            (_is_part(first, parts) and self._is_noun(rest))
            or (fold(rest) in parts and self._is_noun(first))
            for form in {word} | _lemmas(self._language, word)
            for first, rest in self._splits(form)
        )

    def _is_noun(self, word: str) -> bool:
        from simplemma import is_known  # noqa: PLC0415

        long_enough = len(word) > _LEAST_PART and word not in _DIMINUTIVES
        return long_enough and is_known(word.capitalize(), lang=self._language)

    def knows(self, word: str) -> bool:
        """Whether a dictionary has the word or all parts of it, or the lender has it."""
        return (
            self._has(word)
            or self._knows_parts([part for part in word.split("-") if part])
            or any(self._has(first) and self._has(rest) for first, rest in self._splits(fold(word)))
            or (self._language != _LENDER and lexicon(_LENDER).knows(word))
        )

    def _knows_parts(self, parts: list[str]) -> bool:
        """Hyphens join known words and bits too short for a dictionary: T-Shirt, yo-yo."""
        return any(map(self._has, parts)) and all(
            len(part) <= _LEAST_PART or self._has(part) for part in parts
        )

    def _has(self, word: str) -> bool:
        folded = fold(word)
        return (
            folded in self._listed
            or folded in self._dictionary
            or self._is_listed(word)
            or (self._habits.spells_umlauts and _SPELLED_UMLAUT.sub("", folded) in self._dictionary)
        )

    @cached_property
    def _dictionary(self) -> frozenset[str]:
        from spellchecker import SpellChecker  # noqa: PLC0415

        return frozenset(map(fold, SpellChecker(language=self._language).word_frequency.words()))

    def _splits(self, word: str) -> Iterator[tuple[str, str]]:
        """Every way to cut a word in two, with or without a link between the parts."""
        if not self._habits.compounds:
            return
        for cut in range(_LEAST_PART, len(word) - _LEAST_PART + 1):
            first, rest = word[:cut], word[cut:]
            yield first, rest
            for link in self._habits.compound_links:
                if first.endswith(link) and len(first) - len(link) >= _LEAST_PART:
                    yield first.removesuffix(link), rest


def _written(language: str, word: str) -> frozenset[str]:
    """How a dictionary may spell a word; German nouns have a capital letter."""
    return frozenset(
        {word.capitalize(), word if LANGUAGES[language].capital_nouns else word.lower()}
    )


@lru_cache(maxsize=4_096)
def _lemmas(language: str, word: str) -> frozenset[str]:
    """What a dictionary would list a word under."""
    from simplemma import lemmatize  # noqa: PLC0415  (loads with the first clue)

    return frozenset(lemmatize(form, lang=language) for form in _written(language, word))


@lru_cache(maxsize=4_096)
def _forms(language: str, word: str) -> frozenset[str]:
    forms = {fold(word), *map(fold, _lemmas(language, word))}
    if LANGUAGES[language].spells_umlauts:
        forms.add(_SPELLED_UMLAUT.sub("", fold(word)))
    for ending in LANGUAGES[language].plural_endings:
        forms |= {form.removesuffix(ending) for form in forms}
    return frozenset(forms)


def _might_have_part(forms: Set[str], parts: frozenset[str]) -> bool:
    """A quick look that spares most words the slow one."""
    beginnings, ends = _edges(parts)
    return any(form.startswith(beginnings) or form.endswith(ends) for form in forms)


@lru_cache(maxsize=256)
def _edges(parts: frozenset[str]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    return tuple(part.removesuffix("e") for part in parts), tuple(parts)


def _is_part(first: str, parts: Set[str]) -> bool:
    """German drops a final e: Wolle, Wollmütze."""
    folded = fold(first)
    return folded in parts or f"{folded}e" in parts


def _spelled_numbers(language: str) -> Iterator[str]:
    """Numbers and ordinals in words."""
    from unicode_rbnf import FormatPurpose, RbnfEngine  # noqa: PLC0415

    engine = RbnfEngine.for_language(language)
    for number in (*range(1_000), 1_000, 1_000_000):
        for purpose in (FormatPurpose.CARDINAL, FormatPurpose.ORDINAL):
            for text in engine.format_number(number, purpose=purpose).text_by_ruleset.values():
                yield text.replace(_SOFT_HYPHEN, "")
