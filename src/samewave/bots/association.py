"""Association: how strongly each image of a deck answers a theme."""

import json
from functools import lru_cache
from hashlib import sha256
from statistics import fmean, pstdev
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from samewave.bots.overlap import wording_of
from samewave.core import Value
from samewave.games.compatibility.edition import EDITIONS
from samewave.games.compatibility.state import Theme
from samewave.games.compatibility.view import TableView
from samewave.packs import HOUSE, Shelf
from samewave.packs.pack import Pack, Texts

Known: TypeAlias = Literal["learned", "words", "nothing"]
"""How a theme is known: from meaning that was learned before, from words alone, or not at all."""

FILE = HOUSE / "associations.msgpack"
MIDDLE, UNIT = 128, 32
"""A byte tells a strength: the one is the average, the other a standard deviation."""


FAINT, STRONGEST = 1.0, 4.0
"""Less than that in common is no more than an article; and no word says more than a meaning can."""


class Learned(Value, frozen=True):
    """The file of `make associations`: a byte for each theme and image, and each image and aspect.

    An aspect is a pair of opposites; the fingerprints tell of which texts all that was learned.
    """

    cards: str
    thoughts: str
    aspects: tuple[tuple[str, str], ...]
    relevance: bytes
    leanings: bytes


class Feeling(NamedTuple):
    """How strongly the images of a table answer a theme, in their order; the average is 0.

    And how much taste may decide: much between good answers, little about a bad one.
    """

    known: Known
    strengths: list[float]
    sways: list[float]

    @classmethod
    def of(cls, known: Known, strengths: list[float]) -> "Feeling":
        return cls(known, strengths, [min(1.0, max(0.1, each / 1.6)) for each in strengths])


class DeckAssociations:
    """The associations of the house pack, ready for use."""

    def __init__(self, pack: Pack, learned: Learned) -> None:
        self.pack, self.aspects = pack, learned.aspects
        themes = [theme.texts["en"] for box in pack.themes for card in box.cards for theme in card]
        self._rows = {theme: number * len(pack.images) for number, theme in enumerate(themes)}
        self._relevance = learned.relevance
        size = len(learned.aspects)
        self._leanings = {
            image.id: decoded(learned.leanings[place * size : (place + 1) * size])
            for place, image in enumerate(pack.images)
        }
        self._places = {image.id: place for place, image in enumerate(pack.images)}

    def strengths(self, theme: str, images: tuple[str, ...]) -> list[float] | None:
        """How strongly each image answers the theme; None if the theme was never seen."""
        row = self._rows.get(theme)
        if row is None:
            return None
        relevance, places = self._relevance, self._places
        return [(relevance[row + places[image]] - MIDDLE) / UNIT for image in images]

    def leaning(self, image: str) -> list[float]:
        """How far an image leans to the second side of each aspect."""
        return self._leanings[image]


def feel(shelf: Shelf, table: TableView, theme: Theme) -> Feeling:
    """How strongly the theme suggests each image to somebody without tastes."""
    texts = theme_texts(shelf, table, theme)
    if knowledge := learned_about(shelf, table.deck):
        strengths = knowledge.strengths(texts.get("en", ""), table.images)
        if strengths is not None:
            return Feeling.of("learned", strengths)
    pack = shelf.pack(table.deck)
    found = wording_of(pack).overlaps(texts, table.images) if pack else []
    if max(found, default=0.0) < FAINT:
        return Feeling.of("nothing", [0.0] * len(table.images))
    return Feeling.of("words", _standard(found))


def how_known(shelf: Shelf, table: TableView, theme: Theme) -> Known:
    """Whether bots know what a theme means, or only what its words have in common with cards."""
    return feel(shelf, table, theme).known


def theme_texts(shelf: Shelf, table: TableView, theme: Theme) -> Texts:
    """The text on the theme card."""
    on_a_card = EDITIONS[table.edition, table.mode].themes_on_a_card
    return shelf.theme(table.themes, on_a_card, theme.card, theme.number)


def learned_about(shelf: Shelf, deck: str) -> DeckAssociations | None:
    """The associations of a deck; only the house's own was studied."""
    knowledge = _house_knowledge()
    return knowledge if knowledge and shelf.pack(deck) is knowledge.pack else None


def fingerprint(pack: Pack) -> str:
    """Changes with every English word from which associations are computed."""
    images = [
        [image.id, image.title["en"], image.description["en"], *image.tags["en"]]
        for image in pack.images
    ]
    themes = [theme.texts["en"] for box in pack.themes for card in box.cards for theme in card]
    return sha256(json.dumps([images, themes]).encode()).hexdigest()


def read_learned() -> Learned:
    return msgspec.msgpack.decode(FILE.read_bytes(), type=Learned)


def decoded(strengths: bytes) -> list[float]:
    return [(strength - MIDDLE) / UNIT for strength in strengths]


@lru_cache(maxsize=1)
def _house_knowledge() -> DeckAssociations | None:
    """None if somebody changed the cards since: then words must do."""
    pack, learned = Shelf().pack("house"), read_learned()
    return DeckAssociations(pack, learned) if pack and fingerprint(pack) == learned.cards else None


def _standard(strengths: list[float]) -> list[float]:
    middle, unit = fmean(strengths), pstdev(strengths) or 1.0
    return [min(STRONGEST, (strength - middle) / unit) for strength in strengths]
