"""Overlap: which images share words with a theme, for decks without learned associations."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import log
from re import findall
from unicodedata import combining, normalize

from samewave.core import LANGUAGES
from samewave.packs.pack import ImageCard, Pack, Texts

ENDINGS = (
    *("ings", "ness", "ment", "euse", "tion", "ing", "ies", "ied", "eur", "ung"),
    *("en", "er", "es", "ed", "em", "ly", "s", "e", "n", "o", "a", "i", "y"),
)
"""Endings of words that do not change their meaning; the longest come first."""
SHORTEST = 3
"""The shortest word that counts; a stem keeps this many letters, one more if it loses two."""
IN_TITLE, IN_TAG, IN_DESCRIPTION, INSIDE = 3.0, 3.0, 1.0, 0.5
"""The weight of a word by where it occurs; less if it is only a part of a longer word."""

Spoken = dict[str, dict[str, float]]
"""By stem: the images that contain it, and their weights."""


class DeckWords:
    """The words of a deck in one language; words on many images have less weight."""

    def __init__(self, images: Sequence[ImageCard], language: str) -> None:
        self._spoken: Spoken = {}
        for image in images:
            for each, worth in _stems_of(image, language).items():
                self._spoken.setdefault(each, {})[image.id] = worth
        for speaking in self._spoken.values():
            rarity = log((1 + len(images)) / len(speaking))
            for image_id in speaking:
                speaking[image_id] *= rarity
        self._all = "\n".join(["", *self._spoken, ""])

    def find(self, word: str) -> Iterator[tuple[dict[str, float], float]]:
        """The images that contain a stem, or a stem that contains it or is contained in it."""
        if word in self._spoken:
            yield self._spoken[word], 1.0
        if len(word) > SHORTEST:
            for kin in sorted({*self._longer(word), *self._shorter(word)}):
                yield self._spoken[kin], INSIDE

    def _longer(self, word: str) -> Iterator[str]:
        at = self._all.find(word)
        while at >= 0:
            end = self._all.index("\n", at)
            found = self._all[self._all.rindex("\n", 0, at) + 1 : end]
            if found != word:
                yield found
            at = self._all.find(word, end)

    def _shorter(self, word: str) -> Iterator[str]:
        for length in range(SHORTEST + 1, len(word)):
            for start in range(len(word) - length + 1):
                if (part := word[start : start + length]) in self._spoken:
                    yield part


class Wording:
    """The words of a deck in all its languages."""

    def __init__(self, pack: Pack) -> None:
        self._vocabularies = [(each, DeckWords(pack.images, each)) for each in LANGUAGES]

    def overlaps(self, theme: Texts, images: tuple[str, ...]) -> list[float]:
        """How much of the theme each image covers, in all languages that both have."""
        totals = dict.fromkeys(images, 0.0)
        for language, vocabulary in self._vocabularies:
            for word in sorted({*stems(theme.get(language, ""))}):
                for speaking, share in vocabulary.find(word):
                    for image in speaking.keys() & totals.keys():
                        totals[image] += share * speaking[image]
        return [totals[image] for image in images]


_wordings: dict[int, tuple[Pack, Wording]] = {}
KEPT = 4
"""The number of decks whose words are cached."""


def wording_of(pack: Pack) -> Wording:
    """The words of a deck, split once; packs are compared by identity."""
    known = _wordings.get(id(pack))
    if known is None:
        while len(_wordings) >= KEPT:
            del _wordings[next(iter(_wordings))]
        known = _wordings[id(pack)] = pack, Wording(pack)
    return known[1]


def stems(text: str) -> Iterator[str]:
    """The words of a text without case, accents and endings."""
    plain = normalize("NFKD", text.casefold())
    letters = "".join(letter for letter in plain if not combining(letter))
    return (stem(word) for word in findall(r"[^\W\d_]+", letters) if len(word) >= SHORTEST)


@lru_cache(maxsize=4096)
def stem(word: str) -> str:
    """The word without its ending, if enough letters are left."""
    for ending in ENDINGS:
        least = SHORTEST + (len(ending) > 1)
        if word.endswith(ending) and len(word) - len(ending) >= least:
            return word[: -len(ending)]
    return word


def _stems_of(image: ImageCard, language: str) -> dict[str, float]:
    found: dict[str, float] = {}
    for text, worth in (
        (image.description.get(language, ""), IN_DESCRIPTION),
        (image.title.get(language, ""), IN_TITLE),
        (" ".join(image.tags.get(language, ())), IN_TAG),
    ):
        for each in stems(text):
            found[each] = max(found.get(each, 0.0), worth)
    return found
