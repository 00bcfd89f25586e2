"""Edges: how strong something of one's own must be to bring an image to a place.

An image draws a person by the theme's pull plus something of the person's own, which is normally
distributed with spread 1. It lies on the second place when one other image draws more, and so on.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import erfc, exp, log, pi, sqrt
from operator import mul
from typing import NamedTuple

STEP, STRIDE = 0.1, 0.5
"""How finely strengths are looked at, and how coarsely where nothing lies."""
REACH = 3.5
"""Nobody's own goes further beyond the pull, as far as places are concerned."""
EMPTY = 0.2
"""While fewer images than that are to be expected above, no place begins."""
FOLLOWED = 0.4
"""Where a place begins wavers with the other images. If two people's own parts are correlated by r,
so is this wavering by 0.4 r: what two thresholds share that a tenth of all images pass."""
SURE = 8.0
"""An edge so far off that nothing is beyond it."""

_HALF = sqrt(0.5)


class Edges(NamedTuple):
    """By image and place: the own part from which on the image lies there or before.

    It is measured in the spread of the own part and the edge's wavering together; `firm` is the
    correlation of that with another's, if those of the own parts are one.
    """

    own: list[list[float]]
    firm: list[list[float]]


class _Level(NamedTuple):
    """A strength: by image how likely it draws more, and of all how many, give or take."""

    strength: float
    above: list[float]
    number: float
    variance: float


@lru_cache(maxsize=512)
def edges(pull: tuple[float, ...], laid: int) -> Edges:
    """The edges of the places, if so many images are laid for a theme that pulls so."""
    levels = _levels(pull, laid)
    starts = [_first(levels, place + 0.5) for place in range(laid)]
    found = Edges([], [])
    for image, strength in enumerate(pull):
        own: list[float] = []
        firm: list[float] = []
        for place, start in enumerate(starts):
            edge, wavering = _edge(levels, start, image, place + 0.5)
            x = (edge - strength) / sqrt(1 + wavering)
            own.append(min(x, own[-1]) if own else x)
            firm.append(sqrt((1 + FOLLOWED * wavering) / (1 + wavering)))
        found.own.append(own)
        found.firm.append(firm)
    return found


def surprise(pull: tuple[float, ...], places: Sequence[int], laid: int) -> float:
    """How unlikely it is, all in all, that the images lie as they do: 0 is certain.

    `places` has each image's place, or the number of images laid for those that were not.
    """
    total = 0.0
    for own, place in zip(edges(pull, laid).own, places, strict=True):
        upper = share_below(own[place - 1]) if place else 1.0
        lower = share_below(own[place]) if place < laid else 0.0
        total -= log(max(upper - lower, 1e-12))
    return total


def share_below(x: float) -> float:
    """The share of a normal distribution below x."""
    return 0.5 * erfc(-_HALF * x)


def density(x: float) -> float:
    """How dense a normal distribution is at x."""
    return exp(-0.5 * x * x) / sqrt(2 * pi)


def _levels(pull: tuple[float, ...], laid: int) -> list[_Level]:
    """Strengths from where nothing lies down to where all places are filled."""
    strength = max(pull) + REACH
    while _level(pull, strength - STRIDE).number < EMPTY:
        strength -= STRIDE
    levels = [_level(pull, strength)]
    lowest = min(pull) - REACH
    while levels[-1].number < laid + 0.5 and levels[-1].strength > lowest:
        levels.append(_level(pull, levels[-1].strength - STEP))
    return levels


def _level(pull: tuple[float, ...], strength: float) -> _Level:
    above = [0.5 * erfc(_HALF * (strength - each)) for each in pull]
    number = sum(above)
    return _Level(strength, above, number, number - sum(map(mul, above, above)))


def _first(levels: Sequence[_Level], wanted: float) -> int:
    """The first level above which so many are to be expected, but for the very first."""
    reached = (at for at, level in enumerate(levels) if at and level.number >= wanted)
    return next(reached, len(levels) - 1)


def _edge(levels: Sequence[_Level], at: int, image: int, wanted: float) -> tuple[float, float]:
    """Where so many of the other images draw more, and the variance of that."""
    while at < len(levels) - 1 and levels[at].number - levels[at].above[image] < wanted:
        at += 1
    upper, lower = levels[at - 1], levels[at]
    likely = lower.above[image]
    others = lower.number - likely
    slope = others - upper.number + upper.above[image]
    if others < wanted or slope <= 0:
        return -SURE, 0.0
    edge = lower.strength + STEP * min(1.0, (others - wanted) / slope)
    wavering = (lower.variance - likely * (1 - likely)) * (STEP / slope) ** 2
    return edge, min(1.0, max(0.0, wavering))
