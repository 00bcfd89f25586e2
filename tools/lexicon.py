"""Compiles the lexicons by which clues are judged: `make lexicon` writes them into `words/`.

Sources: our own lists in `words/`, the names of things and brands in the house pack, the lemmas of
simplemma, the word lists of pyspellchecker, numbers from unicode-rbnf and, for English, WordNet.
"""

import re
import sys
import tomllib
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from zlib import crc32

from simplemma.strategies.dictionaries import DefaultDictionaryFactory
from spellchecker import SpellChecker
from unicode_rbnf import FormatPurpose, RbnfEngine

from samewave.games.samegame.lexicon import CLUE_LANGUAGES, WORDS, filter_bits, fold, phrase
from samewave.packs import HOUSE, Shelf, things
from tools.wordnet import WordNet

_JOINTS = str.maketrans("-'\u2019", "   ")
_SOFT_HYPHEN = "\u00ad"
_LISTS = {
    "materials": "m",
    "animals": "g",
    "plants": "g",
    "nature": "g",
    "people": "p",
    "abstract": "b",
    "adjectives": "x",
    "things": "t",
    "compounds": "t",
    "colloquial": "n",
}
_LEAST_THING = 0.1
"""A noun is a possible thing if at least this share of its meanings are things."""
_ENDINGS = {
    "fr": {"b": "(té|tion|sion|isme|ence|ance|itude|esse)$", "p": "(iste|logue|icien|icienne)$"},
    "de": {
        "b": "(ung|heit|keit|schaft|tum|ismus|ität|enz|anz|tion|sion|nis)$",
        "p": "(erin|ologe|ologin|istin|graf)$",
    },
    "es": {
        "b": "(ción|sión|idad|edad|tad|tud|ismo|encia|ancia|eza)$",
        "p": "(ista|ólogo|óloga)$",
        "x": "mente$",
    },
    "it": {
        "b": "(zione|sione|tà|tù|ismo|enza|anza|ezza)$",
        "p": "(ista|ologo|ologa)$",
        "x": "mente$",
    },
}
"""Endings that show the kind of a noun, unless a list says otherwise."""
_INFINITIVES = {
    "fr": "(er|ir|re)$",
    "de": "(en|rn|ln)$",
    "es": "(ar|er|ir|ír)(se)?$",
    "it": "(are|ere|ire|rre|arsi|ersi|irsi)$",
}
_PLAINLY_VERBS = {
    "fr": "(ons|ez|ait|aient|erai|eras|era|èrent|issent)$",
    "de": "$^",
    "es": "(amos|emos|imos|aron|ieron|aba|aban|ando|iendo|ará|erá|irá)$",
    "it": "(iamo|ando|endo|avano|evano|arono|erono|irono|erà)$",
}
"""Endings that no noun has."""
_FORMS_OF_A_VERB = 12
_ADJECTIVES = {"fr": ("", "e", "es"), "es": ("o", "a", "as"), "it": ("o", "a", "e")}
"""The ending of the masculine, and two that only adjectives and living beings have beside it."""
_LEAST_HEAD = 4
_LEAST_NUMBER = 3
_USUAL = 30
"""Forms of verbs and adjectives that subtitles have less often are left out."""
_COUNTED = {"de": 101}
"""The number up to which all are spelled out; longer German ones begin with a shorter one."""

Kinds = dict[str, set[str]]
"""By folded word, what it can be."""


class Compiler:
    """The words of one language, from all sources."""

    def __init__(self, language: str, wordnet: WordNet) -> None:
        self.language, self._habits = language, CLUE_LANGUAGES[language]
        text = (WORDS / f"{language}.toml").read_text("utf-8")
        self._lists: dict[str, list[str]] = tomllib.loads(text)
        self._wordnet = wordnet if language == "en" else None
        self._brands = {*_brands()}
        self.names = {*_names(language), *self._brands}
        self.names |= {*self._lists["compounds"], *self._lists["things"]}
        self._numbers = {*self._lists["numbers"], *_spelled_numbers(language)}
        self._listed = self._read_lists()
        self._folded = {phrase(word): kinds for word, kinds in self._listed.items()}
        self._forms = dict(DefaultDictionaryFactory().get_dictionary(language).items())
        self._uses: dict[str, int] = SpellChecker(language=language).word_frequency.dictionary
        self._paradigms: dict[str, set[str]] = defaultdict(set)
        for form, lemma in self._forms.items():
            self._paradigms[lemma].add(form)
        self._nouns = {fold(form) for form in self._forms if form[:1].isupper()}
        self._others = self._wordnet.other_words() if self._wordnet else {}

    def lines(self) -> Iterator[str]:
        """Each folded word with its readings, sorted by bytes."""
        found: dict[str, dict[str, set[str]]] = defaultdict(lambda: defaultdict(set))
        for spelling, lemma, kinds in self._entries():
            key = phrase(spelling)
            if key:
                reading = f"{_difference(key, phrase(lemma))},{''.join(sorted(kinds))}"
                found[key][spelling.casefold()].add(reading)
        for name in ("articles", "particles"):
            yield f"!{name}\t{' '.join(self._lists[name])}\n"
        yield f"!sources\t{fingerprint(self.language)}\n"
        for key in sorted(found, key=str.encode):
            yield f"{key}\t{';'.join(sorted(_readings(key, found[key])))}\n"

    def _entries(self) -> Iterator[tuple[str, str, set[str]]]:
        for name in self.names:
            also = {"r"} if name in self._brands else set()
            yield name, name, {"t"} | also | self._list_kinds(name)
        for name in _LISTS:
            for word in self._lists[name]:
                yield word, word, self._list_kinds(word)
        for number in self._numbers:
            yield number, number, {"#"}
        for form, lemma in self._forms.items():
            if self._is_kept(form, lemma):
                yield form, lemma, self._kinds(form, lemma)
        spelled = {phrase(form) for form in self._forms} | {*map(phrase, self.names)}
        for word in self._uses:  # a form without its accents is the same word
            if phrase(word) not in spelled and not self._is_plain_compound(word):
                kinds = self._kinds(word, word)
                yield word, word, {"u"} if kinds == {"n"} else kinds
        if self._wordnet:
            yield from self._wordnet_names()

    def _is_form(self, word: str) -> bool:
        return word in self._forms or word.capitalize() in self._forms

    def _is_kept(self, form: str, lemma: str) -> bool:
        """Skip rare forms of verbs, and German compounds that follow from their parts."""
        if self._is_plain_compound(form):
            return False
        if form == lemma or self.language == "en":
            return True
        is_rare = self._uses[form.casefold()] < _USUAL
        is_noun = not self._is_verb(lemma) and (self.language != "de" or lemma[:1].isupper())
        return is_noun or not is_rare

    def _is_plain_compound(self, word: str) -> bool:
        if not self._habits.nouns_in_compounds or self._list_kinds(word):
            return False
        return bool(self._head(fold(word)))

    def _head(self, word: str) -> str:
        """The shortest noun at the end of a compound whose beginning is a noun, too."""
        links = ("", *self._habits.compound_links)
        for cut in range(len(word) - _LEAST_HEAD, _LEAST_HEAD - 2, -1):
            first, rest = word[:cut], word[cut:]
            if rest in self._nouns and any(
                first.endswith(link) and first.removesuffix(link) in self._nouns for link in links
            ):
                return rest
        return ""

    def _kinds(self, form: str, lemma: str) -> set[str]:
        listed = self._list_kinds(form) or self._list_kinds(lemma)
        if listed:
            return listed
        if self._wordnet:
            return self._english_kinds(lemma.casefold())
        for kind, ending in _ENDINGS[self.language].items():
            if re.search(ending, lemma) and len(lemma) > _LEAST_HEAD:
                return {kind}
        if self.language == "de":
            return self._german_kinds(lemma)
        if self.language == "fr" and lemma.endswith("ment") and lemma[:-4] in self._forms:
            return {"x"}  # an adverb: rapidement
        return {"x"} if self._is_no_noun(form, lemma) else {"n"}

    def _german_kinds(self, lemma: str) -> set[str]:
        if lemma[:1].islower():
            return {"x"} if lemma in self._paradigms else {"n"}
        if lemma.casefold() in self._paradigms and self._is_verb(lemma.casefold()):
            return {"x"}  # singing, not a song
        head = self._folded.get(self._head(fold(lemma)), set())
        return head if head and head <= {"p", "b", "g"} else {"n"}

    def _english_kinds(self, word: str) -> set[str]:
        assert self._wordnet
        if self._counts(word):
            return {"n"}  # sixpence: known, but not one of our names
        shares: dict[str, float] = defaultdict(float)
        for offset, share in self._wordnet.weights(word):
            shares[self._wordnet.kind(offset)] += share
        if not shares:
            is_other = any(word in words for words in self._others.values())
            return {"x"} if is_other else {"n"}
        also = {"x"} if word in self._others["adj"] else set()
        if shares["t"] >= _LEAST_THING:
            return {"t"} | also
        most = max(shares, key=shares.__getitem__)
        return {"n" if most == "s" else most} | also

    def _counts(self, word: str) -> bool:
        """Whether a word has a number in it."""
        return not self._numbers.isdisjoint(word.replace("-", " ").split()) or any(
            word[:cut] in self._numbers and word[cut:] in self._forms
            for cut in range(_LEAST_NUMBER, len(word) - _LEAST_HEAD + 1)
        )

    def _wordnet_names(self) -> Iterator[tuple[str, str, set[str]]]:
        """Words and compounds that only WordNet has."""
        assert self._wordnet
        for name in self._wordnet.senses:
            if " " in name or not self._is_form(name):
                kinds = self._list_kinds(name) or self._english_kinds(name)
                first, _, others = name.partition(" ")
                if first in self._others["adj"] and "m" in self._list_kinds(first):
                    continue  # wooden spoon
                if others and "t" in kinds and "m" in self._list_kinds(first):
                    kinds = kinds | {"m"} if not self._list_kinds(name) else kinds
                if not others or kinds & {"t", "g", "p"}:
                    yield name, name, kinds

    def _is_verb(self, lemma: str) -> bool:
        infinitive = _INFINITIVES.get(self.language)
        return bool(
            infinitive
            and re.search(infinitive, lemma)
            and len(self._paradigms[lemma]) >= _FORMS_OF_A_VERB
        )

    def _is_no_noun(self, form: str, lemma: str) -> bool:
        """An infinitive, a form that only a verb has, or an adjective with its feminine."""
        if self._is_verb(lemma):
            return form == lemma or bool(re.search(_PLAINLY_VERBS[self.language], form))
        ending, *others = _ADJECTIVES[self.language]
        stem = lemma.removesuffix(ending) if lemma.endswith(ending) else None
        forms = self._paradigms[lemma]
        return bool(stem) and all(f"{stem}{other}" in forms for other in others)

    def _read_lists(self) -> Kinds:
        """The entries of our lists; a thing may be a material as well, but is nothing else."""
        kinds: Kinds = defaultdict(set)
        for name, kind in _LISTS.items():
            for word in self._lists[name]:
                kinds[_spelling(word)].add(kind)
        for name in self.names:
            kinds[_spelling(name)].add("t")
        return {
            word: each & {"t", "m"} if "t" in each else each for word, each in kinds.items() if word
        }

    def _list_kinds(self, word: str) -> set[str]:
        """The entries of our lists about a word with these accents: Bar is not Bär."""
        return self._listed.get(_spelling(word), set())


def fingerprint(language: str) -> str:
    """Tells whether a lexicon was compiled from our lists and names as they are now."""
    lists = (WORDS / f"{language}.toml").read_text("utf-8")
    names = "\n".join(sorted({*_names(language), *_brands()}))
    return f"{crc32((lists + names).encode()):08x}"


def _names(language: str) -> Iterator[str]:
    """All names of things and objects."""
    shelf = Shelf()
    for thing in things():
        yield from thing.names(language)
    for card in shelf.objects("house"):
        yield shelf.object_name("house", card, language)


def _brands() -> Iterator[str]:
    """Brands, and names that everybody knows."""
    for brands in tomllib.loads((HOUSE / "brands.toml").read_text("utf-8")).values():
        yield from brands


def _spelling(text: str) -> str:
    """A word without case, hyphens and apostrophes, but with its accents."""
    return " ".join(text.casefold().translate(_JOINTS).split())


def _difference(key: str, lemma: str) -> str:
    """How many letters to cut off a word, and what to add, to get its lemma; empty for none."""
    size = next(
        (place for place, pair in enumerate(zip(key, lemma, strict=False)) if pair[0] != pair[1]),
        min(len(key), len(lemma)),
    )
    return "" if key == lemma else f"{len(key) - size}{lemma[size:]}"


def _readings(key: str, spellings: dict[str, set[str]]) -> Iterator[str]:
    """A spelling is stored only if several words differ in nothing else: Bar, Bär."""
    for spelling, readings in spellings.items():
        told = f",{spelling}" if len(spellings) > 1 and spelling != key else ""
        yield from (f"{reading}{told}" for reading in readings)


def _spelled_numbers(language: str) -> Iterator[str]:
    """Numbers and ordinals in words."""
    engine = RbnfEngine.for_language(language)
    for number in (*range(_COUNTED.get(language, 1_000)), 1_000, 1_000_000):
        for purpose in (FormatPurpose.CARDINAL, FormatPurpose.ORDINAL):
            for text in engine.format_number(number, purpose=purpose).text_by_ruleset.values():
                yield text.replace(_SOFT_HYPHEN, "")


def write_filter(path: Path) -> None:
    """Write the filter of a lexicon's keys beside the lexicon."""
    keys = [line.partition(b"\t")[0] for line in path.read_bytes().splitlines()]
    path.with_suffix(".filter").write_bytes(filter_bits(keys))


def main(languages: Iterable[str] = CLUE_LANGUAGES) -> None:
    wordnet = WordNet()
    for language in languages:
        lines = [*Compiler(language, wordnet).lines()]
        path = WORDS / f"{language}.lexicon"
        path.write_text("".join(lines), "utf-8", newline="\n")
        write_filter(path)
        sys.stdout.write(f"{path.name}: {len(lines):,} words, {path.stat().st_size:,} bytes\n")


if __name__ == "__main__":
    main(sys.argv[1:] or CLUE_LANGUAGES)
