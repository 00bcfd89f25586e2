"""What is expected: what an image shows of somebody's own on each place, and how much it varies."""

from collections.abc import Sequence
from functools import lru_cache
from math import sqrt
from typing import NamedTuple

from samewave.affinity.edges import density, edges, share_below

REST = 9
"""The power of the correlation by which the rest of the series counts: it matters to one mind."""

NEVER = 1e-9
"""What is less likely has no mean that could be computed."""

_ROOTS = tuple(sqrt(number) for number in (1, 2, 6, 24))

Moments = tuple[list[float], ...]
"""Columns by image: four coefficients of the own part's series in the correlation and the root of
its rest, two coefficients of its square, its variance."""


class Expected(NamedTuple):
    """By image: what each place shows, the last being not laid; how likely it is laid; moments."""

    own: list[list[float]]
    odds: list[float]
    moments: Moments


@lru_cache(maxsize=256)
def expect(pull: tuple[float, ...], laid: int) -> Expected:
    """What to expect if so many images are laid for a theme that pulls so."""
    own_parts, odds, rows = [], [], []
    for xs, firms in zip(*edges(pull, laid), strict=True):
        below, dense = [share_below(x) for x in xs], [density(x) for x in xs]
        own = _own_parts(xs, below, dense)
        own_parts.append(own)
        odds.append(1 - below[-1])
        rows.append(_moments(own, xs, below, dense, firms))
    return Expected(own_parts, odds, tuple(list(column) for column in zip(*rows, strict=True)))


def _own_parts(xs: Sequence[float], below: Sequence[float], dense: Sequence[float]) -> list[float]:
    """By place, the mean of what lies between its two edges; the last is not laid."""
    bounds, heights, last = (1.0, *below, 0.0), (0.0, *dense, 0.0), len(xs) - 1
    return [
        (heights[place + 1] - heights[place]) / odds
        if (odds := bounds[place] - bounds[place + 1]) > NEVER
        else xs[min(place, last)]
        for place in range(len(xs) + 1)
    ]


def _moments(
    own: Sequence[float],
    xs: Sequence[float],
    below: Sequence[float],
    dense: Sequence[float],
    firms: Sequence[float],
) -> tuple[float, ...]:
    """Hermite's series of a staircase: each edge adds its step times the density there."""
    first = second = third = fourth = square_1 = square_2 = 0.0
    variance = own[0] ** 2
    for place, (x, firm) in enumerate(zip(xs, firms, strict=True)):
        higher, lower = own[place], own[place + 1]
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
