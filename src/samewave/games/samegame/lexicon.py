"""The lexicon: what the words of a language are, as `make lexicon` compiled them.

A language is one sorted text file in `words/`, a word a line. It is mapped into memory and searched
in place, so nothing is loaded and a word costs a few microseconds.
"""

import re
from collections.abc import Iterator, Sequence
from enum import StrEnum
from functools import cached_property, lru_cache
from mmap import ACCESS_READ, mmap
from pathlib import Path
from string import ascii_lowercase
from typing import NamedTuple
from unicodedata import combining, normalize
from zlib import crc32

from samewave.core import LANGUAGES

WORDS = Path(__file__).parent / "words"
CLUE_LANGUAGES = {
    code: language for code, language in LANGUAGES.items() if (WORDS / f"{code}.toml").exists()
}
"""The languages that have words here, in which clues can be written."""
_LENDER = "en"
"""The language whose words the others borrow."""
_DIMINUTIVES = ("chen", "lein")
_LEAST_PART = 3
_LEAST_HEAD = 4
_LEAST_MISSPELT = 5
_MOST_MISSPELT = 20
"""Letters of the longest word that is searched: each letter costs 54 look-ups."""
_PLAIN_NUMBER = 6
"""Number words of at least this many letters are recognised at the beginning of any word."""
_LIGATURES = str.maketrans({"œ": "oe", "æ": "ae"})
_JOINTS = str.maketrans("-'’", "   ")
_SPELLED_UMLAUT = re.compile("(?<=[aou])e")
_ENTRY = re.compile(r"(\d*)([^,]*),([^,]*),?(.*)")


class WordKind(StrEnum):
    """Kinds of a word; a letter in the file."""

    THING = "t"
    BRAND = "r"
    """A brand or a name that everybody knows, of a thing."""
    MATERIAL = "m"
    NATURE = "g"
    PERSON = "p"
    ABSTRACT = "b"
    NO_NOUN = "x"
    NOUN = "n"
    USED = "u"
    """A word that no dictionary lists, but that occurs in film subtitles."""
    NUMBER = "#"


class LexiconEntry(NamedTuple):
    """One reading of a word: its lemma, what it can be, and its spelling with accents."""

    lemma: str
    kinds: str
    spelling: str


def fold(word: str) -> str:
    """A word without case and accents."""
    plain = word.casefold()
    if plain.isascii():
        return plain
    letters = normalize("NFD", plain.translate(_LIGATURES))
    return "".join(letter for letter in letters if not combining(letter))


def phrase(text: str) -> str:
    """A text as the lexicon lists it: folded, with blanks for hyphens and apostrophes."""
    return " ".join(fold(text).translate(_JOINTS).split())


@lru_cache(maxsize=len(CLUE_LANGUAGES))
def lexicon(language: str) -> "Lexicon":
    """The words of a language, opened once; LookupError if there is none."""
    if language not in CLUE_LANGUAGES:
        raise LookupError(language)
    return Lexicon(language)


def filter_bits(keys: Sequence[bytes]) -> bytes:
    """A Bloom filter of keys, with a byte for each key."""
    bits = bytearray(len(keys))
    for key in keys:
        for position in _positions(key, len(bits)):
            bits[position >> 3] |= 1 << (position & 7)
    return bytes(bits)


def _positions(key: bytes, size: int) -> tuple[int, int]:
    hashed = crc32(key)
    return hashed % (size << 3), (hashed * 0x9E3779B1 >> 8) % (size << 3)


class WordFile:
    """A file of sorted lines, `key<TAB>value`, that is searched in place.

    The file `.filter` beside it is a Bloom filter of the keys: looking for typing errors asks for
    hundreds of words that do not exist, and the filter rejects most of them ten times as fast.
    """

    def __init__(self, path: Path) -> None:
        with path.open("rb") as file:
            self._bytes = mmap(file.fileno(), 0, access=ACCESS_READ)
        self._path = path

    @cached_property
    def _filter(self) -> mmap:
        with self._path.with_suffix(".filter").open("rb") as file:
            return mmap(file.fileno(), 0, access=ACCESS_READ)

    def may_have(self, key: str) -> bool:
        """Whether the key may exist: False is certain, True is usually right."""
        bits = self._filter
        first, second = _positions(key.encode(), len(bits))
        return bool(bits[first >> 3] >> (first & 7) & 1 and bits[second >> 3] >> (second & 7) & 1)

    def get(self, key: str) -> str:
        """The value of a key; empty if there is none."""
        wanted, text = key.encode(), self._bytes
        low, high = 0, len(text)
        while low < high:
            start = text.rfind(b"\n", low, (low + high) // 2) + 1 or low
            end = text.find(b"\n", start)
            found, _, value = text[start:end].partition(b"\t")
            if found == wanted:
                return value.decode()
            if found < wanted:
                low = end + 1
            else:
                high = start
        return ""


class Lexicon:
    """The words of one language."""

    def __init__(self, language: str) -> None:
        self._language, self._habits = language, LANGUAGES[language]
        self._file = WordFile(WORDS / f"{language}.lexicon")
        self.articles = frozenset(self._file.get("!articles").split())
        self.fillers = self.articles | set(self._file.get("!particles").split())

    @property
    def is_head_first(self) -> bool:
        """Whether a name begins with what the thing is: brosse à dents."""
        return self._habits.head_first

    @property
    def capital_nouns(self) -> bool:
        return self._habits.capital_nouns

    @property
    def lender(self) -> "Lexicon":
        """The lexicon of the language from which all borrow."""
        return lexicon(_LENDER)

    def entries(self, word: str) -> tuple[LexiconEntry, ...]:
        """All readings of a word or a phrase; of those with other accents, only if it has none."""
        return _entries(self._language, word)

    def read(self, word: str) -> tuple[LexiconEntry, ...]:
        """Look a word up in the file; `entries` remembers what it found."""
        key = phrase(word)
        found = [*self._parse(key)]
        if not found and self._habits.spells_umlauts and "e" in key:
            found = [*self._parse(_SPELLED_UMLAUT.sub("", key))]
        spelled = " ".join(word.casefold().split())
        exact = [entry for entry in found if (entry.spelling or key) == spelled]
        return tuple(exact or found)

    def _parse(self, key: str) -> Iterator[LexiconEntry]:
        for text in filter(None, self._file.get(key).split(";")):
            match = _ENTRY.fullmatch(text)
            assert match
            cut, ending, kinds, spelling = match.groups()
            yield LexiconEntry(key[: len(key) - int(cut or 0)] + ending, kinds, spelling)

    def forms(self, word: str) -> frozenset[str]:
        """The folded word and what a dictionary would list it under."""
        forms = {fold(word), *(entry.lemma for entry in self.entries(word))}
        rest = "" if len(forms) > 1 else self.head(word)
        forms |= {fold(word).removesuffix(fold(rest)) + each.lemma for each in self.entries(rest)}
        for ending in self._habits.plural_endings:
            forms |= {form.removesuffix(ending) for form in forms}
        return frozenset(forms)

    def kinds(self, word: str) -> frozenset[str]:
        """Kinds of a word; empty if nobody knows it.

        A compound is what its head is, but in languages that name the head first its last part
        says nothing: paraorecchie are no ears.
        """
        found = frozenset("".join(entry.kinds for entry in self.entries(word)))
        if found:
            return found - {WordKind.NUMBER} if found != {WordKind.NUMBER} else found
        head = self.head(word)
        if head:
            kinds = frozenset() if self.is_head_first else self.kinds(head) & {*"tgpbnu"}
            return kinds or frozenset({WordKind.NOUN})
        return self._joined_kinds(word)

    def _joined_kinds(self, word: str) -> frozenset[str]:
        """Hyphens join known words and bits too short for a dictionary: T-Shirt, yo-yo."""
        parts = phrase(word).split() if "-" in word else []
        known = [part for part in parts if self.entries(part)]
        if known and all(len(part) <= _LEAST_PART or part in known for part in parts):
            return frozenset({WordKind.NOUN})
        return frozenset()

    def misspelt(self, word: str) -> str:
        """A word that differs by one typing error, preferably a thing; empty if there is none."""
        return _misspelt(self._language, word)

    def find_misspelt(self, word: str) -> str:
        """Search the file for such a word; `misspelt` remembers what it found."""
        if not _LEAST_MISSPELT <= len(word) <= _MOST_MISSPELT:
            return ""
        known = [
            near for near in slips(fold(word)) if self._file.may_have(near) and self._file.get(near)
        ]
        kinds = {near: "".join(entry.kinds for entry in self.read(near)) for near in known}
        things = (near for near in known if WordKind.THING in kinds[near])
        return next(things, next((near for near in known if kinds[near]), ""))

    def is_thing(self, text: str) -> bool:
        """Whether the name of a thing is known, in the singular or the plural."""
        return any(
            WordKind.THING in entry.kinds for form in self._name_forms(text) for entry in form
        )

    def _name_forms(self, text: str) -> Iterator[tuple[LexiconEntry, ...]]:
        """The readings of a name as it is written, and with one of its words in the singular."""
        yield self.entries(text)
        words = phrase(text).split()
        if len(words) == 1:
            return
        yield self.entries("".join(words))
        for place, word in enumerate(words):
            for form in self.forms(word) - {word}:
                yield self.entries(" ".join([*words[:place], form, *words[place + 1 :]]))

    def joins_things(self, word: str) -> bool:
        """Whether a word is two things written together, where no noun can be joined to any."""
        return not self._habits.compounds and any(
            self.is_thing(word[:cut]) and self.is_thing(word[cut:])
            for cut in range(_LEAST_PART, len(word) - _LEAST_PART + 1)
        )

    def is_brand(self, word: str) -> bool:
        return any(WordKind.BRAND in entry.kinds for entry in self.entries(word))

    def is_rather_a_number(self, word: str) -> bool:
        """Whether a number is also a form of a thing, but no thing itself: sieben, of Sieb."""
        found = self.entries(word)
        lemmas = {entry.lemma for entry in found if WordKind.THING in entry.kinds}
        is_number = any(WordKind.NUMBER in entry.kinds for entry in found)
        return is_number and fold(word) not in lemmas

    def is_number(self, word: str) -> bool:
        """A number, or a word that plainly begins with one: Dreirad, sixpence."""
        if "ñ" in word.lower():  # uña is not una
            return False
        found = {kind for entry in self.entries(word) for kind in entry.kinds}
        if WordKind.NUMBER in found:
            return True
        folded = fold(word)
        is_name = WordKind.PERSON in found  # Einstein
        return (
            self._habits.counts_in_words
            and not is_name
            and any(
                self._counts(folded[:cut])
                and (cut >= _PLAIN_NUMBER or bool(self.entries(folded[cut:])))
                for cut in range(_LEAST_PART, len(folded) - _LEAST_PART + 1)
            )
        )

    def _counts(self, beginning: str) -> bool:
        return beginning not in self._folded_articles and any(
            WordKind.NUMBER in entry.kinds for entry in self.entries(beginning)
        )

    @cached_property
    def _folded_articles(self) -> frozenset[str]:
        return frozenset(map(fold, self.articles))

    def head(self, word: str) -> str:
        """The noun at the end of a compound that is written together; empty if it is none."""
        return next((rest for _, rest in self.splits(word)), "")

    def splits(self, word: str) -> Iterator[tuple[str, str]]:
        """Every way to cut a word into two nouns, the longest end first."""
        if not self._habits.compounds:
            return
        written = word.casefold()
        for cut in range(_LEAST_PART, len(written) - _LEAST_PART + 1):
            first, rest = written[:cut], written[cut:]
            if not self._is_noun(rest):
                continue
            for link in ("", *self._habits.compound_links):
                stem = first.removesuffix(link)
                if first.endswith(link) and len(stem) >= _LEAST_PART and self._is_first(stem):
                    yield stem, rest

    def _is_first(self, stem: str) -> bool:
        """German drops a final e: Wolle, Wollmütze."""
        return bool(self.entries(stem)) or bool(self.entries(f"{stem}e"))

    def _is_noun(self, word: str) -> bool:
        if word in _DIMINUTIVES:
            return False
        if len(word) < _LEAST_HEAD:
            return any(WordKind.THING in entry.kinds for entry in self.entries(word))
        return any(set(entry.kinds) - {"x", "#"} for entry in self.entries(word))

    def has_part(self, word: str, parts: frozenset[str]) -> bool:
        """Whether a word is written together from one of the parts and a noun."""
        if not self._habits.nouns_in_compounds:
            return False
        return any(
            first in parts or f"{first}e" in parts or not parts.isdisjoint(self.forms(rest))
            for first, rest in ((fold(stem), rest) for stem, rest in self.splits(word))
        )

    def is_material(self, word: str) -> bool:
        """Whether a word or a form of it names a material."""
        return any(map(self._names_material, (word, *self.forms(word))))

    def material_part(self, word: str) -> tuple[str, str] | None:
        """The material with which a compound begins and what follows: Holz, Löffel."""
        if not self._habits.nouns_in_compounds:
            return None
        for stem, rest in self.splits(word):
            if self._names_material(stem) or self._names_material(f"{stem}e"):
                return stem, rest
        return None

    def may_do(self, word: str) -> bool:
        """Whether a noun may be named after what it does: Reiniger, of reinigen."""
        verb = self.entries(f"{word[:-1]}n") if word.endswith("er") else ()
        return any(WordKind.NO_NOUN in entry.kinds for entry in verb)

    def _names_material(self, word: str) -> bool:
        """Whether a word as it stands names a material: an ice rink is not made of iron."""
        return any(WordKind.MATERIAL in entry.kinds for entry in self.entries(word))


def slips(word: str) -> Iterator[str]:
    """Every word that differs by one typing error."""
    for cut in range(len(word) + 1):
        before, after = word[:cut], word[cut:]
        yield before + after[1:]
        yield before + after[1:2] + after[:1] + after[2:]
        for letter in ascii_lowercase:
            yield before + letter + after[1:]
            yield before + letter + after


@lru_cache(maxsize=8_192)
def _entries(language: str, word: str) -> tuple[LexiconEntry, ...]:
    return lexicon(language).read(word)


@lru_cache(maxsize=1_024)
def _misspelt(language: str, word: str) -> str:
    return lexicon(language).find_misspelt(word)
