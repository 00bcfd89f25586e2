"""Association: how strongly each image of a deck answers a theme."""

import json
from functools import lru_cache
from hashlib import sha256
from statistics import fmean, pstdev
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from samewave.bots.overlap import wording_of
from samewave.core import LANGUAGES, Value
from samewave.games.compatibility.edition import EDITIONS
from samewave.games.compatibility.state import Theme
from samewave.games.compatibility.view import TableView
from samewave.packs import HOUSE, Shelf
from samewave.packs.pack import Pack, Texts

Known: TypeAlias = Literal["learned", "words", "nothing"]
"""How a theme is known: by learned associations, by its words alone, or not at all."""

FILE = HOUSE / "associations.msgpack"
MIDDLE, UNIT = 128, 32
"""A strength is stored as a byte: the mean, and one standard deviation."""


FAINT, STRONGEST = 1.0, 4.0
"""Overlaps below the first value are ignored; overlaps are capped at the second."""


class Learned(Value, frozen=True):
    """The file of `make associations`: a byte per theme and image, and per image and aspect.

    An aspect is a pair of opposites. The fingerprints identify the texts that were used.
    """

    cards: str
    thoughts: str
    aspects: tuple[tuple[str, str], ...]
    relevance: bytes
    leanings: bytes


class ThemeRating(NamedTuple):
    """How strongly the images of a table answer a theme, in their order; the average is 0.

    Also how much taste may decide: much between good answers, little about a bad one.
    """

    known: Known
    strengths: list[float]
    taste_shares: list[float]

    @classmethod
    def of(cls, known: Known, strengths: list[float]) -> "ThemeRating":
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
        """How strongly each image answers the theme; None if the theme is unknown."""
        row = self._rows.get(theme)
        if row is None:
            return None
        relevance, places = self._relevance, self._places
        return [(relevance[row + places[image]] - MIDDLE) / UNIT for image in images]

    def leaning(self, image: str) -> list[float]:
        """How far an image leans to the second side of each aspect."""
        return self._leanings[image]


def rate_theme(shelf: Shelf, table: TableView, theme: Theme) -> ThemeRating:
    """How strongly the theme suggests each image, without any taste."""
    texts = theme_texts(shelf, table, theme)
    if knowledge := learned_about(shelf, table.deck):
        strengths = knowledge.strengths(texts.get("en", ""), table.images)
        if strengths is not None:
            return ThemeRating.of("learned", strengths)
    pack = shelf.pack(table.deck)
    found = wording_of(pack).overlaps(texts, table.images) if pack else []
    if max(found, default=0.0) < FAINT:
        return ThemeRating.of("nothing", [0.0] * len(table.images))
    return ThemeRating.of("words", _standard(found))


def how_known(shelf: Shelf, table: TableView, theme: Theme) -> Known:
    """How bots know a theme: by its meaning, or only by words it shares with cards."""
    return rate_theme(shelf, table, theme).known


def theme_texts(shelf: Shelf, table: TableView, theme: Theme) -> Texts:
    """The text on the theme card. An own theme may be in any of the languages."""
    if theme.text:
        return dict.fromkeys(LANGUAGES, theme.text)
    on_a_card = EDITIONS[table.edition, table.mode].themes_on_a_card
    return shelf.theme(table.themes, on_a_card, theme.card, theme.number)


def learned_about(shelf: Shelf, deck: str) -> DeckAssociations | None:
    """The associations of a deck; only the house deck has learned ones."""
    knowledge = _house_knowledge()
    return knowledge if knowledge and shelf.pack(deck) is knowledge.pack else None


def fingerprint(pack: Pack) -> str:
    """A hash of the English texts from which associations are computed."""
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
    """The learned associations; None if the cards have changed since."""
    pack, learned = Shelf().pack("house"), read_learned()
    return DeckAssociations(pack, learned) if pack and fingerprint(pack) == learned.cards else None


def _standard(strengths: list[float]) -> list[float]:
    middle, unit = fmean(strengths), pstdev(strengths) or 1.0
    return [min(STRONGEST, (strength - middle) / unit) for strength in strengths]
