"""Clues: whether a text may be a clue, and if not, which rule and which word say so."""

from collections.abc import Iterable, Mapping
from enum import StrEnum
from unicodedata import category, normalize
from unicodedata import name as name_of

from samewave.core import Value
from samewave.games.samegame.lexicon import Lexicon, fold, lexicon

LENGTH = 40
_ENDING = 2
"""Letters by which an inflection is longer than its word: bowling is none of bowl."""
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

    The object's own word is refused in all of them. Else a word that is fine in one language, and
    is surely that language's own, is fine, and what another language refuses is refused.
    """
    broken = _check_letters(normalize("NFC", text))
    if broken:
        return broken
    clue = tidy(text)
    verdicts = {
        language: _check_words(clue, lexicon(language), tidy(card))
        for language, card in names.items()
    }
    return min(verdicts.items(), key=lambda said: _order(clue, *said))[1]


def _order(clue: str, language: str, verdict: Verdict) -> int:
    """When languages differ, the verdict with the least number counts."""
    if verdict.rule is Rule.OWN_WORD:
        return 0
    if verdict == FINE:
        words = lexicon(language)
        return 1 if all(map(words.is_native, _without_article(clue, words))) else 3
    return 4 if verdict.rule and verdict.rule.is_warning else 2


def same(one: str, other: str, languages: Iterable[str]) -> bool:
    """Whether two clues are the same but for case, accents and articles."""
    return any(
        [*map(fold, _content_words(one, words))] == [*map(fold, _content_words(other, words))]
        for words in map(lexicon, languages)
    )


def _check_letters(text: str) -> Verdict | None:
    if all(letter in _MARKS or category(letter).startswith("P") for letter in text):
        return Verdict(Rule.EMPTY)
    for letter in text:
        if not (letter in _MARKS or letter.isnumeric() or _is_latin(letter)):
            return Verdict(Rule.LETTERS, letter)
    return Verdict(Rule.TOO_LONG) if len(text.strip()) > LENGTH else None


def _is_latin(letter: str) -> bool:
    return name_of(letter, "").startswith("LATIN")


def _check_words(text: str, words: Lexicon, card: str) -> Verdict:
    typed = _content_words(text, words)
    if not typed:
        return Verdict(Rule.EMPTY)
    for word in typed:
        if _is_number(word, words):
            return Verdict(Rule.NUMBER, word)
    for word in typed:
        if _names(word, words.materials, words) and not words.is_thing(word):
            return Verdict(Rule.MATERIAL, word)
    for word in typed:
        if any(_is_own(word, own, words) for own in _content_words(card, words)):
            return Verdict(Rule.OWN_WORD, word)
    return _warn(_without_article(text, words), words)


def _warn(typed: list[str], words: Lexicon) -> Verdict:
    if len(typed) > 1:
        return Verdict(Rule.SEVERAL_WORDS)
    word = typed[0]
    if not words.knows(word):
        return Verdict(Rule.UNKNOWN_WORD, word)
    return Verdict(Rule.NATURE, word) if words.is_nature(word) else FINE


def _without_article(text: str, words: Lexicon) -> list[str]:
    """The words of a text; an article is none, before a blank or an apostrophe."""
    typed = [word for word in text.split() if any(map(str.isalnum, word))]
    if len(typed) > 1 and typed[0].casefold() in words.articles:
        typed = typed[1:]
    return [_without_elision(word, words) for word in typed]


def _without_elision(word: str, words: Lexicon) -> str:
    article, _, noun = word.partition("'")
    return noun if noun and f"{article.casefold()}'" in words.fillers else word


def _content_words(text: str, words: Lexicon) -> list[str]:
    """The words that are more than articles and what joins words."""
    return [word for word in _without_article(text, words) if word.casefold() not in words.fillers]


def _parts(word: str) -> set[str]:
    """A word, and what is between its hyphens and apostrophes."""
    return {word, *word.replace("'", "-").split("-")} - {""}


def _is_number(word: str, words: Lexicon) -> bool:
    if any(letter.isnumeric() for letter in word):
        return True
    return not words.is_thing(word) and any(map(words.is_number, _parts(word)))


def _names(word: str, listed: frozenset[str], words: Lexicon) -> bool:
    """Whether a word, one of its hyphenated parts or a part of a compound is in a list."""
    return any(words.forms(part) & listed or words.has_part(part, listed) for part in _parts(word))


def _is_own(word: str, own: str, words: Lexicon) -> bool:
    """Whether a word is the object's, or one of the two is a compound with the other in it."""
    folded, named = fold(word), fold(own)
    if folded == named:
        return True
    if words.is_thing(word):
        return False
    inflected = folded in words.forms(own) and len(named) - len(folded) <= _ENDING
    return (
        inflected
        or _names(word, frozenset({named}), words)
        or words.has_part(own, words.forms(word))
    )
