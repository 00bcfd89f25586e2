"""Clues: whether a text may be a clue, and if not, which rule and which word say so."""

from collections.abc import Iterable, Mapping
from enum import StrEnum
from itertools import pairwise
from unicodedata import category, normalize
from unicodedata import name as name_of

from samewave.core import Value
from samewave.core.languages import language_of
from samewave.games.samegame.lexicon import Lexicon, WordKind, fold, lexicon

LENGTH = 40
_ENDING = 2
"""Letters by which an inflection is longer than its word: bowling is none of bowl."""
_CURLY = "\u2019"
_NAME, _NAME_WITH_A_JOINT = 2, 3
_JOINTS = {"a", "da", "de", "di", "d"}
"""Prepositions between two nouns of a name; with an article they describe: bateau du jardin."""
_TELL = {WordKind.THING, WordKind.NOUN, WordKind.NATURE}
_TELL_NOTHING = {
    *(WordKind.NO_NOUN, WordKind.PERSON, WordKind.ABSTRACT),
    *(WordKind.MATERIAL, WordKind.NUMBER),
}
"""Kinds of words that say which kind of thing a compound is, and that do not."""
_MADE_OF = {"of", "from", "aus"}
"""Words that join the two nouns of a name in languages that name the thing first."""
_MARKS = f" .'-{_CURLY}"
"""Characters that may stand between letters."""


class Rule(StrEnum):
    """The rules that a clue can break; the writer may overrule those from several words on."""

    EMPTY = "clue_empty"
    LETTERS = "clue_letters"
    TOO_LONG = "clue_too_long"
    NUMBER = "clue_number"
    MATERIAL = "clue_material"
    OWN_WORD = "clue_own_word"
    SEVERAL_WORDS = "clue_several_words"
    MAYBE_MATERIAL = "clue_maybe_material"
    UNKNOWN_WORD = "clue_unknown_word"
    MISSPELT = "clue_misspelt"
    NATURE = "clue_nature"
    PERSON = "clue_person"
    ABSTRACT = "clue_abstract"
    NO_NOUN = "clue_no_noun"

    @property
    def is_warning(self) -> bool:
        return self not in _REFUSED


_REFUSED = {
    *(Rule.EMPTY, Rule.LETTERS, Rule.TOO_LONG),
    *(Rule.NUMBER, Rule.MATERIAL, Rule.OWN_WORD),
}
_WARNINGS = {
    WordKind.NATURE: Rule.NATURE,
    WordKind.PERSON: Rule.PERSON,
    WordKind.ABSTRACT: Rule.ABSTRACT,
    WordKind.NOUN: None,
    WordKind.USED: None,
    WordKind.NO_NOUN: Rule.NO_NOUN,
}
"""Warnings for a word that is no thing; the first that fits is given."""


class Verdict(Value, frozen=True):
    """The rule that a clue breaks and the word that breaks it; no rule if it is fine.

    Of a misspelt clue, it is the word that was probably meant.
    """

    rule: Rule | None = None
    word: str = ""


FINE = Verdict()


def tidy(text: str) -> str:
    """A clue as it is kept: no blanks around it, one spelling of each letter."""
    return " ".join(normalize("NFC", text).replace(_CURLY, "'").split()).strip(" .")


def check(text: str, names: Mapping[str, str]) -> Verdict:
    """The verdict on a clue, given the object's name in each language and region of the table.

    The object's own word is refused in all of them. Otherwise the name of a thing in one language
    is fine, and what another language refuses is refused.
    """
    broken = _check_letters(normalize("NFC", text))
    if broken:
        return broken
    clue = tidy(text)
    verdicts = {
        code: _check_words(clue, lexicon(language_of(code)), tidy(card))
        for code, card in names.items()
    }
    return min(verdicts.items(), key=lambda said: _order(clue, *said))[1]


def _order(clue: str, code: str, verdict: Verdict) -> int:
    """When languages differ, the verdict with the least number counts."""
    if verdict.rule is Rule.OWN_WORD:
        return 0
    if verdict == FINE:
        words = lexicon(language_of(code))
        return 1 if words.is_thing(_name(clue, words)) else 3
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
    if len(text.strip()) > LENGTH:
        return Verdict(Rule.TOO_LONG)
    for letter in text:
        if not (letter in _MARKS or letter.isnumeric() or _is_latin(letter)):
            return Verdict(Rule.LETTERS, letter)
    return None


def _is_latin(letter: str) -> bool:
    return name_of(letter, "").startswith("LATIN")


def _check_words(text: str, words: Lexicon, card: str) -> Verdict:
    typed = _content_words(text, words)
    if not typed:
        return Verdict(Rule.EMPTY)
    is_thing = words.is_thing(_name(text, words))
    for word in typed:
        is_digit = any(letter.isnumeric() for letter in word)
        if is_digit or ((not is_thing or len(typed) == 1) and _counts(word, words)):
            return Verdict(Rule.NUMBER, word)
    material = _check_name(text, words) if is_thing else _check_material(text, typed, words)
    if material.rule is Rule.MATERIAL:
        return material
    for word in typed:
        if any(_is_own(word, own, words) for own in _content_words(card, words)):
            return Verdict(Rule.OWN_WORD, word)
    if is_thing or material.rule:
        return material
    return _warn(_without_article(text, words), words)


def _counts(word: str, words: Lexicon) -> bool:
    """Whether a number is in a word, unless a dictionary has it written together: mille-feuille."""
    if words.is_thing(word) and not words.is_rather_a_number(word):
        return False
    joined = word.replace("-", "")
    is_word = joined != word and bool(words.entries(joined))
    return any(map(words.is_number, {joined} if is_word else _parts(word)))


def _check_name(text: str, words: Lexicon) -> Verdict:
    """A name in a dictionary that begins with a material gets a warning."""
    name = _name(text, words)
    is_doubtful = " " in name and words.is_material(name)
    return Verdict(Rule.MAYBE_MATERIAL, name) if is_doubtful else FINE


def _check_material(text: str, typed: list[str], words: Lexicon) -> Verdict:
    """Refuse a material, unless the word is itself a thing and the head of the clue."""
    head = typed[0 if words.is_head_first else -1]
    raw = text.casefold().split()
    for before, word in pairwise(raw):
        if before in _MADE_OF and words.is_material(word):
            return Verdict(Rule.MATERIAL, text.split()[raw.index(word)])
    for word in typed:
        if words.is_material(word) and not (word == head and words.is_thing(word)):
            return Verdict(Rule.MATERIAL, word)
    doubtful = FINE
    for word in typed:
        rule = None if words.is_thing(word) else _material_inside(word, words)
        if rule is Rule.MATERIAL:
            return Verdict(rule, word)
        doubtful = Verdict(rule, word) if rule else doubtful
    return doubtful


def _material_inside(word: str, words: Lexicon) -> Rule | None:
    """A compound of a material and a thing is made of it; warn if it may be a tool, or no thing."""
    first, *others = word.split("-")
    if others and words.is_material(first):
        return Rule.MATERIAL
    if others and any(map(words.is_material, others)):
        return Rule.MAYBE_MATERIAL
    parts = words.material_part(word)
    if parts:
        is_of_it = words.is_thing(parts[1]) and not words.may_do(parts[1])
        return Rule.MATERIAL if is_of_it else Rule.MAYBE_MATERIAL
    rest = words.head(word)
    is_head = rest and not words.is_head_first
    is_one = is_head and words.is_material(rest) and not words.is_thing(rest)
    return Rule.MAYBE_MATERIAL if is_one else None


def _warn(typed: list[str], words: Lexicon) -> Verdict:
    if len(typed) > 1:
        return FINE if _is_compound(typed, words) else Verdict(Rule.SEVERAL_WORDS)
    word = typed[0]
    kinds = words.kinds(word) or words.lender.kinds(word)
    if not kinds:
        meant = words.misspelt(word)
        if (meant and words.is_thing(meant)) or words.joins_things(word):
            return FINE
        return Verdict(Rule.MISSPELT, meant) if meant else Verdict(Rule.UNKNOWN_WORD, word)
    if WordKind.THING in kinds:
        return FINE
    rule = next((rule for kind, rule in _WARNINGS.items() if kind in kinds), None)
    return Verdict(rule, word) if rule else FINE


def _is_compound(typed: list[str], words: Lexicon) -> bool:
    """Whether words make a name: garden chair, chaise de jardin, sabre laser, Fiat Panda."""
    if len(typed) == _NAME and words.is_brand(typed[0]):
        return WordKind.NO_NOUN not in words.kinds(typed[1])
    if words.is_head_first:
        return _is_compound_of_nouns(typed, words)
    if len(typed) != _NAME or words.capital_nouns:
        return False
    of, head = typed
    return words.is_thing(head) and _may_tell(of, words)


def _is_compound_of_nouns(typed: list[str], words: Lexicon) -> bool:
    """Whether a thing comes first, and then a joint and a noun, or another thing."""
    head, *others = typed
    if not (words.is_thing(head) or words.kinds(head) == {WordKind.NOUN}):
        return False
    if len(typed) == _NAME_WITH_A_JOINT and fold(typed[1]) in _JOINTS:
        return _may_tell(typed[2], words)
    is_thing = [words.is_thing(of) or words.lender.is_thing(of) for of in others]
    return is_thing == [True] and not words.kinds(others[0]) & _TELL_NOTHING


def _may_tell(word: str, words: Lexicon) -> bool:
    """Whether a noun may say which kind of thing a compound is."""
    kinds = words.kinds(word)
    return bool(kinds & _TELL) and not kinds & _TELL_NOTHING


def _without_article(text: str, words: Lexicon) -> list[str]:
    """The words of a text; an article is none, before a blank or an apostrophe."""
    typed = [word for word in text.split() if any(map(str.isalnum, word))]
    if len(typed) > 1 and typed[0].casefold() in words.articles:
        typed = typed[1:]
    return [_without_elision(word, words) for word in typed]


def _name(text: str, words: Lexicon) -> str:
    """A text without its article."""
    typed = text.split()
    if len(typed) > 1 and typed[0].casefold() in words.articles:
        return " ".join(typed[1:])
    return " ".join([_without_elision(typed[0], words), *typed[1:]]) if typed else ""


def _without_elision(word: str, words: Lexicon) -> str:
    article, _, noun = word.partition("'")
    return noun if noun and f"{article.casefold()}'" in words.fillers else word


def _content_words(text: str, words: Lexicon) -> list[str]:
    """The words that are more than articles and what joins words."""
    return [word for word in _without_article(text, words) if word.casefold() not in words.fillers]


def _parts(word: str) -> set[str]:
    """A word, and what is between its hyphens and apostrophes."""
    return {word, *word.replace("'", "-").split("-")} - {""}


def _is_own(word: str, own: str, words: Lexicon) -> bool:
    """Whether a word is the object's, or one of the two is a compound with the other in it."""
    folded, named = fold(word), fold(own)
    if folded == named or any(fold(part) == named for part in word.split("-")):
        return True
    inflected = folded in words.forms(own) and len(named) - len(folded) <= _ENDING
    return (
        inflected
        or named in words.forms(word)
        or words.has_part(word, words.forms(own))
        or words.has_part(own, words.forms(word))
    )
