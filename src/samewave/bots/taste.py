"""Taste: the images a player likes whatever the theme; a bot's own, and those it observes."""

from collections.abc import Sequence
from functools import lru_cache
from math import exp, sqrt
from operator import mul
from random import Random

from samewave.bots.association import ThemeRating, learned_about
from samewave.core import LANGUAGES
from samewave.games.compatibility.view import TableView
from samewave.packs import Shelf
from samewave.packs.pack import ImageCard

BY_ASPECT, BY_IMAGE = 0.85, 0.5
"""The share of taste for aspects, and the share for single images."""
ASPECT_PACE, IMAGE_PACE = 0.06, 0.65
"""The learning rate for aspects, and for images that no theme suggested."""
SHARPNESS, KEPT = 1.5, 0.9
"""How strongly the best images are expected; the share of a habit that is kept each round."""
UNASKED = 1.2
"""Evidence from an image that the theme did not suggest, and from one that it did."""
UNSTUDIED_ASPECTS = 6
"""The number of dimensions of taste for a deck without learned associations."""

Leanings = tuple[list[float], ...]
"""How far each image of a table leans to the second side of each aspect."""


def dice(*about: object) -> Random:
    """A random number that is the same for the same question."""
    return Random("/".join(map(str, about)))  # noqa: S311 - nothing to guess here is worth it


class Deck:
    """The images of a table, with their aspects."""

    def __init__(self, shelf: Shelf, deck: str, images: tuple[str, ...]) -> None:
        self.name, self.images = deck, images
        self.places = {image: place for place, image in enumerate(images)}
        self.leanings = _leanings(shelf, deck, images)
        self.by_aspect = [list(column) for column in zip(*self.leanings, strict=True)]

    def is_of(self, table: TableView) -> bool:
        return self.name == table.deck and self.images == table.images


class Habit:
    """The images that another player tends to choose beyond those the themes suggest."""

    def __init__(self, deck: Deck) -> None:
        self.rounds = 0
        self._deck = deck
        self._aspects = [0.0] * len(deck.by_aspect)
        self._images = [0.0] * len(deck.images)
        self._drift = self._images

    def pull(self, rating: ThemeRating) -> list[float]:
        """How much each image attracts this player beyond the theme."""
        known = zip(self._images, rating.taste_shares, self._drift, strict=True)
        return [own + taste_share * drift for own, taste_share, drift in known]

    def learn(self, rating: ThemeRating, chosen: Sequence[str]) -> None:
        """Learn from a ranking: images that were chosen although the theme did not suggest them."""
        expected = zip(rating.strengths, self.pull(rating), strict=True)
        odds = [exp(SHARPNESS * (strength + pull)) for strength, pull in expected]
        share = -len(chosen) / sum(odds)
        surprises = [max(-1.0, share * odd) for odd in odds]
        for image in chosen:
            surprises[self._deck.places[image]] += 1.0
        for aspect, leanings in enumerate(self._deck.by_aspect):
            self._aspects[aspect] += ASPECT_PACE * sum(map(mul, surprises, leanings))
        self._images = [
            KEPT * own + IMAGE_PACE * surprise * (UNASKED - taste_share)
            for own, surprise, taste_share in zip(
                self._images, surprises, rating.taste_shares, strict=True
            )
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
    """In a deck without learned associations, the same people like images with the same tags."""
    root = sqrt(len(tags)) or 1.0
    spots = [_spot(tag) for tag in tags]
    return [sum(spot[aspect] for spot in spots) / root for aspect in range(UNSTUDIED_ASPECTS)]


@lru_cache(maxsize=1024)
def _spot(tag: str) -> tuple[float, ...]:
    """The fixed, random position of a tag among tastes."""
    place = dice("tag", tag)
    return tuple(place.gauss(0, 1) for _ in range(UNSTUDIED_ASPECTS))


def _tags(card: ImageCard) -> tuple[str, ...]:
    return next(filter(None, map(card.tags.get, LANGUAGES)), ())
