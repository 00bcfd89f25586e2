"""Synonyms: which of our things an English word is most like.

A word of WordNet that names a thing or food is the thing whose name it shares a meaning with, else
the thing that it is a kind of, else the thing whose description is nearest by a sentence model. The
usual meaning of a word comes first; the others matter only if people seldom use that one.
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
_LEAST_LIKE, _LEAST_LIKE_IF_RARE = 0.45, 0.5
"""How alike descriptions must be; rare is a meaning that the texts tagged for WordNet lack."""
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
        known, found = lexicon("en"), dict[str, str]()
        for word in self._wordnet.senses:
            is_asked = phrase(word) not in self._named and known.entries(word)
            if is_asked and (meant := self._find(word)):
                found.setdefault(phrase(word), meant)
        yield from (f"{word}\t{meant}\n" for word, meant in found.items())

    def _find(self, word: str) -> str:
        """The thing that a word means, with how sure that is; empty if there is none."""
        meanings = [
            offset
            for offset, share in self._wordnet.weights(word)
            if self._wordnet.kind(offset) == "t" and share >= _LEAST_SHARE
        ]
        if not meanings:
            return ""
        usual, *others = meanings
        if found := self._kind_of(usual):
            return found
        if self._wordnet.uses[word, usual]:
            return self._nearest(word, usual)
        return next(filter(None, map(self._kind_of, others)), "") or self._nearest(word, usual)

    def _kind_of(self, offset: str) -> str:
        """The thing with this meaning, or the nearest of which it is a kind."""
        for level, above in enumerate(self._wordnet.above(offset)[: _LEVELS + 1]):
            if above in self._meanings:
                sure = _KIND - _FADING * (level - 1) if level else _SYNONYM
                return f"{self._meanings[above]} {sure}"
        return ""

    def _nearest(self, word: str, offset: str) -> str:
        """The thing that is described most alike, if it is alike enough."""
        gloss = self._wordnet.synsets[offset].gloss.split(";")[0]
        alike = self._vectors @ self._read(f"{word}: {gloss}")
        best = int(alike.argmax())
        least = _LEAST_LIKE if self._wordnet.uses[word, offset] else _LEAST_LIKE_IF_RARE
        return f"{self._things[best].id} {_NEAR}" if alike[best] >= least else ""


def main() -> None:
    lines = sorted(Finder().lines(), key=str.encode)
    SYNONYMS.write_text("".join(lines), "utf-8", newline="\n")
    sys.stdout.write(f"{SYNONYMS.name}: {len(lines):,} words\n")


if __name__ == "__main__":
    main()
