"""Thresholds: how strong a personal preference must be to bring an image to a place.

The model: an image attracts a person by the theme's pull plus a residual, the person's own
preference, which is normally distributed with standard deviation 1. People lay the images that
attract them most, so an image lies on the second place when one other image attracts more. From the
thresholds follows what each place of an image reveals about the residual. docs/affinity.md has the
derivation.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import erfc, exp, log, pi, sqrt
from operator import mul
from typing import NamedTuple

STEP, STRIDE = 0.1, 0.5
"""The grid of strengths: its fine step, and the coarse one where no image lies yet."""
REACH = 3.5
"""Residuals beyond this many standard deviations are ignored when the places are computed."""
EMPTY = 0.2
"""The first place begins only where at least this many images are expected above."""
FOLLOWED = 0.4
"""A threshold varies with the other images. If the residuals of two people are correlated by r,
their thresholds are correlated by 0.4 r. That is the value where a tenth of the images pass."""
SURE = 8.0
"""A threshold so far away that nothing lies beyond it."""
REST = 9
"""The power of the correlation that weighs the rest of the series; it matters only near 1."""
NEVER = 1e-9
"""An outcome less likely than this has no mean that could be computed."""

_HALF = sqrt(0.5)
_ROOTS = tuple(sqrt(number) for number in (1, 2, 6, 24))

Moments = tuple[list[float], ...]
"""Columns by image: the first four coefficients of the residual's series in the correlation, the
root of the series' rest, two coefficients of its square, its variance."""


class Thresholds(NamedTuple):
    """By image and place: the least residual that puts the image on that place or a better one.

    Residual and threshold both vary; the unit is the standard deviation of their sum. `firm` is
    the root of the correlation of two people's sums if their residuals are correlated by 1.
    """

    residual: list[list[float]]
    firm: list[list[float]]


class Expected(NamedTuple):
    """By image: the expected residual for each place, the last being not laid; the probability
    that the image is laid; the moments of the residual.
    """

    residual: list[list[float]]
    odds: list[float]
    moments: Moments


class _Exceedance(NamedTuple):
    """For one strength: each image's probability of exceeding it, and the mean and variance of how
    many do.
    """

    strength: float
    above: list[float]
    number: float
    variance: float


@lru_cache(maxsize=512)
def thresholds(pull: tuple[float, ...], laid: int) -> Thresholds:
    """The thresholds of the places when `laid` images are laid for a theme with this pull."""
    levels = _levels(pull, laid)
    starts = [_first(levels, place + 0.5) for place in range(laid)]
    found = Thresholds([], [])
    for image, strength in enumerate(pull):
        residual: list[float] = []
        firm: list[float] = []
        for place, start in enumerate(starts):
            threshold, variance = _threshold(levels, start, image, place + 0.5)
            x = (threshold - strength) / sqrt(1 + variance)
            residual.append(min(x, residual[-1]) if residual else x)
            firm.append(sqrt((1 + FOLLOWED * variance) / (1 + variance)))
        found.residual.append(residual)
        found.firm.append(firm)
    return found


def surprise(pull: tuple[float, ...], places: Sequence[int], laid: int) -> float:
    """The negative log likelihood of the images' places; 0 if they were certain.

    `places` has each image's place, or `laid` for an image that was not laid.
    """
    total = 0.0
    for xs, place in zip(thresholds(pull, laid).residual, places, strict=True):
        upper = share_below(xs[place - 1]) if place else 1.0
        lower = share_below(xs[place]) if place < laid else 0.0
        total -= log(max(upper - lower, 1e-12))
    return total


@lru_cache(maxsize=256)
def expect(pull: tuple[float, ...], laid: int) -> Expected:
    """The expectation when `laid` images are laid for a theme with this pull."""
    residuals, odds, rows = [], [], []
    for xs, firms in zip(*thresholds(pull, laid), strict=True):
        below, dense = [share_below(x) for x in xs], [density(x) for x in xs]
        means = _means(xs, below, dense)
        residuals.append(means)
        odds.append(1 - below[-1])
        rows.append(_moments(means, xs, below, dense, firms))
    return Expected(residuals, odds, tuple(list(column) for column in zip(*rows, strict=True)))


def share_below(x: float) -> float:
    """The cumulative distribution function of the standard normal distribution."""
    return 0.5 * erfc(-_HALF * x)


def density(x: float) -> float:
    """The density of the standard normal distribution."""
    return exp(-0.5 * x * x) / sqrt(2 * pi)


def _levels(pull: tuple[float, ...], laid: int) -> list[_Exceedance]:
    """Strengths in descending order, from above all images down to where all places are filled."""
    strength = max(pull) + REACH
    while _level(pull, strength - STRIDE).number < EMPTY:
        strength -= STRIDE
    levels = [_level(pull, strength)]
    lowest = min(pull) - REACH
    while levels[-1].number < laid + 0.5 and levels[-1].strength > lowest:
        levels.append(_level(pull, levels[-1].strength - STEP))
    return levels


def _level(pull: tuple[float, ...], strength: float) -> _Exceedance:
    above = [0.5 * erfc(_HALF * (strength - each)) for each in pull]
    number = sum(above)
    return _Exceedance(strength, above, number, number - sum(map(mul, above, above)))


def _first(levels: Sequence[_Exceedance], wanted: float) -> int:
    """The first level, except the very first, above which so many images are expected."""
    reached = (at for at, level in enumerate(levels) if at and level.number >= wanted)
    return next(reached, len(levels) - 1)


def _threshold(
    levels: Sequence[_Exceedance], at: int, image: int, wanted: float
) -> tuple[float, float]:
    """The strength that so many of the other images are expected to exceed, and its variance."""
    while at < len(levels) - 1 and levels[at].number - levels[at].above[image] < wanted:
        at += 1
    upper, lower = levels[at - 1], levels[at]
    likely = lower.above[image]
    others = lower.number - likely
    slope = others - upper.number + upper.above[image]
    if others < wanted or slope <= 0:
        return -SURE, 0.0
    threshold = lower.strength + STEP * min(1.0, (others - wanted) / slope)
    variance = (lower.variance - likely * (1 - likely)) * (STEP / slope) ** 2
    return threshold, min(1.0, max(0.0, variance))


def _means(xs: Sequence[float], below: Sequence[float], dense: Sequence[float]) -> list[float]:
    """By place, the mean of the residual between its two thresholds; the last is not laid."""
    bounds, heights, last = (1.0, *below, 0.0), (0.0, *dense, 0.0), len(xs) - 1
    return [
        (heights[place + 1] - heights[place]) / odds
        if (odds := bounds[place] - bounds[place + 1]) > NEVER
        else xs[min(place, last)]
        for place in range(len(xs) + 1)
    ]


def _moments(
    means: Sequence[float],
    xs: Sequence[float],
    below: Sequence[float],
    dense: Sequence[float],
    firms: Sequence[float],
) -> tuple[float, ...]:
    """The Hermite series of a step function: each threshold adds its step times the density."""
    first = second = third = fourth = square_1 = square_2 = 0.0
    variance = means[0] ** 2
    for place, (x, firm) in enumerate(zip(xs, firms, strict=True)):
        higher, lower = means[place], means[place + 1]
        step = (higher - lower) * dense[place]
        first += step * firm
        second += step * firm**2 * x
        third += step * firm**3 * (x * x - 1)
        fourth += step * firm**4 * (x * x - 3) * x
        square_1 += step * (higher + lower)
        square_2 += step * (higher + lower) * x
        variance -= (higher + lower) * (higher - lower) * below[place]
    terms = (first, second, third, fourth)
    series = [term / root for term, root in zip(terms, _ROOTS, strict=True)]
    rest = sqrt(max(0.0, variance - sum(term * term for term in series)))
    return (*series, rest, square_1, square_2 / _ROOTS[1], variance)
