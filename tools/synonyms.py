"""Synonyms: which of our things an English word is most like.

A word of WordNet that names a thing or food is the thing whose name it shares a meaning with, else
the thing that it is a kind of, else the thing whose description is nearest by a sentence model.
`make lexicon` runs it.
"""

import sys
from collections.abc import Iterator

import numpy as np

from samewave.bots.meaning import SYNONYMS
from samewave.games.samegame.lexicon import lexicon, phrase
from samewave.packs import things
from tools.minilm import MiniLM
from tools.wordnet import WordNet

_LEVELS = 4
"""So far up a word may be a kind of one of our things."""
_LEAST_LIKE = 0.45
_SYNONYM, _KIND, _FADING, _NEAR = 90, 80, 8, 45
"""How sure each way is, in percent; a kind loses some with each level."""
_LEAST_SHARE = 0.1


class Finder:
    """Finds the thing that a word is like."""

    def __init__(self) -> None:
        self._wordnet = WordNet()
        self._read = MiniLM()
        self._things = things()
        self._named = {
            phrase(name): thing.id for thing in reversed(self._things) for name in thing.names("en")
        }
        self._meanings = dict(self._own_meanings())
        self._vectors = np.array([self._read(self._told(thing.id)) for thing in self._things])

    def _own_meanings(self) -> Iterator[tuple[str, str]]:
        """For each meaning that is one of our things, the thing; the usual meaning of each name."""
        for name, thing in self._named.items():
            for offset, share in self._wordnet.weights(name):
                if self._wordnet.kind(offset) == "t" and share >= _LEAST_SHARE:
                    yield offset, thing
                    break

    def _told(self, thing: str) -> str:
        """A thing's name with what WordNet says about it."""
        glosses = (
            self._wordnet.synsets[offset].gloss.split(";")[0]
            for offset, own in self._meanings.items()
            if own == thing
        )
        return f"{thing.replace('_', ' ')}: {next(glosses, '')}"

    def lines(self) -> Iterator[str]:
        known = lexicon("en")
        for word in self._wordnet.senses:
            if phrase(word) in self._named or not known.entries(word):
                continue
            for offset, share in self._wordnet.weights(word):
                if self._wordnet.kind(offset) == "t" and share >= _LEAST_SHARE:
                    if found := self._find(word, offset):
                        yield f"{phrase(word)}\t{found}\n"
                    break

    def _find(self, word: str, offset: str) -> str:
        for level, above in enumerate(self._wordnet.above(offset)[: _LEVELS + 1]):
            if above in self._meanings:
                sure = _KIND - _FADING * (level - 1) if level else _SYNONYM
                return f"{self._meanings[above]} {sure}"
        if not self._wordnet.uses[word, offset]:
            return ""  # nobody says it
        gloss = self._wordnet.synsets[offset].gloss.split(";")[0]
        alike = self._vectors @ self._read(f"{word}: {gloss}")
        best = int(alike.argmax())
        return f"{self._things[best].id} {_NEAR}" if alike[best] >= _LEAST_LIKE else ""


def main() -> None:
    lines = sorted({*Finder().lines()}, key=str.encode)
    SYNONYMS.write_text("".join(lines), "utf-8", newline="\n")
    sys.stdout.write(f"{SYNONYMS.name}: {len(lines):,} words\n")


if __name__ == "__main__":
    main()
