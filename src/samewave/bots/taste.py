"""Taste: what somebody likes whatever the theme, one's own by character, another's by watching."""

from collections.abc import Sequence
from functools import lru_cache
from math import exp, sqrt
from operator import mul
from random import Random

from samewave.bots.association import Feeling, learned_about
from samewave.core import LANGUAGES
from samewave.games.compatibility.view import TableView
from samewave.packs import Shelf
from samewave.packs.pack import ImageCard

BY_ASPECT, BY_IMAGE = 0.85, 0.5
"""How much of a taste is for moods and matters, and how much for single images."""
ASPECT_PACE, IMAGE_PACE = 0.06, 0.65
"""How fast one learns from a surprise what somebody likes; an image, if no theme asked for it."""
SHARPNESS, KEPT = 1.5, 0.9
"""How surely the strongest images are expected; what is left of a habit without new signs."""
UNASKED = 1.2
"""An image that no theme asked for tells the more about who laid it; one that did, a little."""
UNSTUDIED_ASPECTS = 6
"""In how many ways tastes differ about a deck that nobody studied."""

Leanings = tuple[list[float], ...]
"""How far each image of a table leans to the second side of each aspect."""


def dice(*about: object) -> Random:
    """Chance that is always the same about the same."""
    return Random("/".join(map(str, about)))  # noqa: S311 - nothing to guess here is worth it


class Deck:
    """The images of a table as tastes know them."""

    def __init__(self, shelf: Shelf, deck: str, images: tuple[str, ...]) -> None:
        self.name, self.images = deck, images
        self.places = {image: place for place, image in enumerate(images)}
        self.leanings = _leanings(shelf, deck, images)
        self.by_aspect = [list(column) for column in zip(*self.leanings, strict=True)]

    def is_of(self, table: TableView) -> bool:
        return self.name == table.deck and self.images == table.images


class Habit:
    """The images that a watched player tends to choose beyond those the themes suggest."""

    def __init__(self, deck: Deck) -> None:
        self.rounds = 0
        self._deck = deck
        self._aspects = [0.0] * len(deck.by_aspect)
        self._images = [0.0] * len(deck.images)
        self._drift = self._images

    def pull(self, feeling: Feeling) -> list[float]:
        """How much more than the theme says each image attracts this player."""
        known = zip(self._images, feeling.sways, self._drift, strict=True)
        return [own + sway * drift for own, sway, drift in known]

    def take_in(self, feeling: Feeling, chosen: Sequence[str]) -> None:
        """Learn from a ranking that was laid for a theme: what was chosen against the odds."""
        expected = zip(feeling.strengths, self.pull(feeling), strict=True)
        odds = [exp(SHARPNESS * (strength + pull)) for strength, pull in expected]
        share = -len(chosen) / sum(odds)
        surprises = [max(-1.0, share * odd) for odd in odds]
        for image in chosen:
            surprises[self._deck.places[image]] += 1.0
        for aspect, leanings in enumerate(self._deck.by_aspect):
            self._aspects[aspect] += ASPECT_PACE * sum(map(mul, surprises, leanings))
        self._images = [
            KEPT * own + IMAGE_PACE * surprise * (UNASKED - sway)
            for own, surprise, sway in zip(self._images, surprises, feeling.sways, strict=True)
        ]
        weights = self._aspects
        self._drift = [sum(map(mul, weights, leaning)) for leaning in self._deck.leanings]
        self.rounds += 1


def liking(deck: Deck, seed: int) -> list[float]:
    """A character's own taste for each image; the same in every game."""
    heart = dice("taste", seed)
    weights = [heart.gauss(0, 1) for _ in deck.by_aspect]
    length = sqrt(sum(weight * weight for weight in weights)) or 1.0
    weights = [BY_ASPECT * weight / length for weight in weights]
    return [
        sum(map(mul, weights, leaning)) + BY_IMAGE * dice(seed, image).gauss(0, 1)
        for image, leaning in zip(deck.images, deck.leanings, strict=True)
    ]


def _leanings(shelf: Shelf, deck: str, images: tuple[str, ...]) -> Leanings:
    if knowledge := learned_about(shelf, deck):
        return tuple(knowledge.leaning(image) for image in images)
    pack = shelf.pack(deck)
    cards = {card.id: _tags(card) for card in pack.images} if pack else {}
    return tuple(_leaning_by_tags(cards.get(image, ())) for image in images)


def _leaning_by_tags(tags: Sequence[str]) -> list[float]:
    """In a deck that nobody studied, images with the same tags please the same people."""
    root = sqrt(len(tags)) or 1.0
    spots = [_spot(tag) for tag in tags]
    return [sum(spot[aspect] for spot in spots) / root for aspect in range(UNSTUDIED_ASPECTS)]


@lru_cache(maxsize=1024)
def _spot(tag: str) -> tuple[float, ...]:
    """Where a tag lies among all tastes: anywhere, but always there."""
    place = dice("tag", tag)
    return tuple(place.gauss(0, 1) for _ in range(UNSTUDIED_ASPECTS))


def _tags(card: ImageCard) -> tuple[str, ...]:
    return next(filter(None, map(card.tags.get, LANGUAGES)), ())
