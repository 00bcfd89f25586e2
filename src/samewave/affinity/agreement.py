"""Agreement: what two people's rankings say about how alike they think, as sums that add up."""

from collections.abc import Sequence
from operator import add, mul
from typing import NamedTuple

from msgspec.structs import astuple

from samewave.affinity.expected import REST, Expected, Moments
from samewave.core import Value

UNIT = 1_000_000
"""Sums are kept in whole millionths, so that they add up to the same in any order."""


MOST_DOUBT = 0.6
LEAST_SLOPE, LEAST_VARIANCE, STEEPEST = 0.2, 0.25, 0.8
"""The series is cut off: far below 0 it must not turn round, and near 1 not promise too much."""


class Sums(Value, frozen=True, array_like=True):
    """All that rounds of two people say about their affinity, in millionths.

    `agreed` is how far their own parts went together. If the own parts are correlated by r, it is
    expected to be first·r + second·r² + third·r³ + fourth·r⁴ + rest·r⁹, give or take the root of
    variance + variance_1·r + variance_2·r². `doubt` is the part of `first` that may be the theme's.
    """

    agreed: int = 0
    first: int = 0
    second: int = 0
    third: int = 0
    fourth: int = 0
    rest: int = 0
    variance: int = 0
    variance_1: int = 0
    variance_2: int = 0
    doubt: int = 0

    def plus(self, other: "Sums") -> "Sums":
        return Sums(*map(add, astuple(self), astuple(other)))


class Own(NamedTuple):
    """What is somebody's own in a round: by image, what it shows and what was to be expected."""

    values: list[float]
    moments: Moments
    odds: list[float]

    @classmethod
    def of(cls, expected: Expected, places: Sequence[int]) -> "Own":
        values = [own[place] for own, place in zip(expected.own, places, strict=True)]
        return cls(values, expected.moments, expected.odds)


def agreement(one: Own, other: Own, doubt: float) -> Sums:
    """What one round says; `doubt` is the share of the own parts that may still be the theme's."""
    products = [sum(map(mul, *columns)) for columns in zip(one.moments, other.moments, strict=True)]
    *series, square_1, square_2, variance = products
    firsts = map(mul, one.moments[0], other.moments[0])
    # So many images are laid and no more: if one is, others are not, with both people alike.
    together = variance**2 / (sum(one.moments[-1]) * sum(other.moments[-1]) or 1.0)
    found = (
        sum(map(mul, one.values, other.values)),
        *series,
        variance + together,
        square_1,
        square_2 - sum(each * each for each in firsts),
        doubt * series[0],
    )
    return Sums(*(round(UNIT * value) for value in found))


class Curve:
    """How far two people are expected to agree, by the correlation of their own parts."""

    def __init__(self, sums: Sums) -> None:
        fields: list[float] = [number / UNIT for number in astuple(sums)]
        self.agreed, self._series, self._variances = fields[0], fields[1:6], fields[6:9]
        self.doubt = min(MOST_DOUBT, sums.doubt / sums.first) if sums.first else 0.0

    def expected(self, r: float) -> float:
        first, second, third, fourth, rest = self._series
        return r * (first + r * (second + r * (third + r * fourth))) + rest * r**REST

    def slope(self, r: float) -> float:
        """How much more agreement a little more correlation brings; always some."""
        r = min(r, STEEPEST)
        first, second, third, fourth, rest = self._series
        slope = first + r * (2 * second + r * (3 * third + r * 4 * fourth))
        return max(slope + REST * rest * r ** (REST - 1), LEAST_SLOPE * first)

    def variance(self, r: float) -> float:
        still, first, second = self._variances
        return max(still + r * (first + r * second), LEAST_VARIANCE * still)
