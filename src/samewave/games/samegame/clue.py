"""Clues: whether a text may be a clue, and if not, which rule and which word say so."""

from collections.abc import Mapping
from enum import StrEnum
from unicodedata import category, normalize

from samewave.core import Value
from samewave.games.samegame.lexicon import Lexicon, fold, lexicon

LENGTH = 40
_CURLY = "\u2019"
_MARKS = f" .'-{_CURLY}"
"""What may stand between letters."""


class Rule(StrEnum):
    """What a clue can break; the writer may overrule those from several words on."""

    EMPTY = "clue_empty"
    LETTERS = "clue_letters"
    TOO_LONG = "clue_too_long"
    NUMBER = "clue_number"
    MATERIAL = "clue_material"
    OWN_WORD = "clue_own_word"
    SEVERAL_WORDS = "clue_several_words"
    UNKNOWN_WORD = "clue_unknown_word"
    NATURE = "clue_nature"

    @property
    def is_warning(self) -> bool:
        return self in (Rule.SEVERAL_WORDS, Rule.UNKNOWN_WORD, Rule.NATURE)


class Verdict(Value, frozen=True):
    """The rule that a clue breaks and the word that breaks it; no rule if it is fine."""

    rule: Rule | None = None
    word: str = ""


FINE = Verdict()


def tidy(text: str) -> str:
    """A clue as it is kept: no blanks around it, one spelling of each letter."""
    return " ".join(normalize("NFC", text).replace(_CURLY, "'").split()).strip(" .")


def check(text: str, names: Mapping[str, str]) -> Verdict:
    """The verdict on a clue, given the object's name in each language of the table.

    What one language refuses is refused; what one language finds fine is fine.
    """
    broken = _check_letters(text)
    if broken:
        return broken
    clue = tidy(text)
    verdicts = [_check_words(clue, lexicon(language), name) for language, name in names.items()]
    refused = [verdict for verdict in verdicts if verdict.rule and not verdict.rule.is_warning]
    return refused[0] if refused else FINE if FINE in verdicts else verdicts[0]


def _check_letters(text: str) -> Verdict | None:
    if all(letter in _MARKS or category(letter).startswith("P") for letter in text):
        return Verdict(Rule.EMPTY)
    for letter in text:
        if category(letter)[0] not in "LMN" and letter not in _MARKS:
            return Verdict(Rule.LETTERS, letter)
    return Verdict(Rule.TOO_LONG) if len(text.strip()) > LENGTH else None


def _check_words(text: str, words: Lexicon, name: str) -> Verdict:
    typed = _without_article(text, words)
    for word in typed:
        if _is_number(word, words):
            return Verdict(Rule.NUMBER, word)
    for word in typed:
        if _names(word, words.materials, words):
            return Verdict(Rule.MATERIAL, word)
    for word in typed:
        if any(_is_own(word, own, words) for own in _content_words(name, words)):
            return Verdict(Rule.OWN_WORD, word)
    return _warn(typed, words)


def _warn(typed: list[str], words: Lexicon) -> Verdict:
    if len(typed) > 1:
        return Verdict(Rule.SEVERAL_WORDS)
    word = typed[0]
    if not words.knows(word):
        return Verdict(Rule.UNKNOWN_WORD, word)
    return Verdict(Rule.NATURE, word) if words.is_nature(word) else FINE


def _without_article(text: str, words: Lexicon) -> list[str]:
    """The words of a text; an article is none, before a blank or an apostrophe."""
    first, *others = text.split()
    if others and fold(first) in words.articles:
        first, *others = others
    return [_without_elision(word, words) for word in (first, *others)]


def _without_elision(word: str, words: Lexicon) -> str:
    article, _, noun = word.partition("'")
    return noun if noun and f"{fold(article)}'" in words.articles | words.particles else word


def _content_words(name: str, words: Lexicon) -> list[str]:
    return [word for word in _without_article(name, words) if fold(word) not in words.particles]


def _parts(word: str) -> set[str]:
    """A word, and what is between its hyphens and apostrophes."""
    return {word, *word.replace("'", "-").split("-")} - {""}


def _is_number(word: str, words: Lexicon) -> bool:
    return any(letter.isnumeric() for letter in word) or any(map(words.is_number, _parts(word)))


def _names(word: str, listed: frozenset[str], words: Lexicon) -> bool:
    """Whether a word, one of its hyphenated parts or a part of a compound is in a list."""
    return any(words.forms(part) & listed or words.has_part(part, listed) for part in _parts(word))


def _is_own(word: str, name: str, words: Lexicon) -> bool:
    """Whether a word is the object's, or one of the two is a compound with the other in it."""
    return _names(word, words.forms(name), words) or words.has_part(name, words.forms(word))
