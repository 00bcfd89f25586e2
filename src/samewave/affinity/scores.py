"""Scores: from the rounds of all pairs of a group to how alike each pair thinks, with intervals.

All pairs are estimated together: what a whole table has in common comes from the theme rather than
from its people, and a group shows how much its people differ. docs/affinity.md has the derivation.
"""

from collections.abc import Sequence
from math import exp, log, sqrt
from operator import add, mul
from typing import NamedTuple

from msgspec.structs import astuple

from samewave.affinity.thresholds import REST, Expected, Moments
from samewave.core import Value

UNIT = 1_000_000
"""Sums are kept in whole millionths, so that they add up to the same in any order."""
MOST_DOUBT = 0.6
LEAST_SLOPE, LEAST_VARIANCE, STEEPEST = 0.2, 0.25, 0.8
"""Bounds for the truncated series, which is not monotonic far below 0 and too steep near 1."""
SPREADS = (0.2, 0.3, 0.4)
"""The standard deviations of a group's affinities that are tried, equally likely beforehand."""
THEME, THEME_SPREAD, THEME_MOST = 1.0, 0.7, 4.0
"""The factor on the doubt about the theme: its prior mean, standard deviation and maximum."""
UNEVEN = 0.5
"""The theme's effect on one pair may differ by this share from its effect on the group."""
LOWEST, HIGHEST = -0.95, 0.98
"""Affinities beyond these bounds are not considered."""
MOST_THEME = 0.8
ITERATIONS = 14
NINETY = 1.645
"""90 % of a normal distribution lie within this many standard deviations of its mean."""


class Sums(Value, frozen=True, array_like=True):
    """The evidence of all rounds about the affinity of two people, in millionths.

    `agreed` is the sum of the products of their residuals. If the residuals are correlated by r, it
    has the mean first·r + second·r² + third·r³ + fourth·r⁴ + rest·r⁹ and the variance
    variance + variance_1·r + variance_2·r². `doubt` is the part of `first` that may come from the
    theme instead of the two people.
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


class Residual(NamedTuple):
    """A person's choices in one round without the theme's pull: by image, the residual that its
    place reveals, and the moments and odds that were expected.
    """

    values: list[float]
    moments: Moments
    odds: list[float]

    @classmethod
    def of(cls, expected: Expected, places: Sequence[int]) -> "Residual":
        values = [means[at] for means, at in zip(expected.residual, places, strict=True)]
        return cls(values, expected.moments, expected.odds)


def agreement(one: Residual, other: Residual, doubt: float) -> Sums:
    """The evidence of one round; `doubt` is the share that the theme may explain."""
    products = [sum(map(mul, *columns)) for columns in zip(one.moments, other.moments, strict=True)]
    *series, square_1, square_2, variance = products
    firsts = map(mul, one.moments[0], other.moments[0])
    # The number of laid images is fixed: one more means another one less, for both people.
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
    """The expected agreement of two people as a function of the correlation of their residuals."""

    def __init__(self, sums: Sums) -> None:
        fields: list[float] = [number / UNIT for number in astuple(sums)]
        self.agreed, self._series, self._variances = fields[0], fields[1:6], fields[6:9]
        self.doubt = min(MOST_DOUBT, sums.doubt / sums.first) if sums.first else 0.0

    def expected(self, r: float) -> float:
        first, second, third, fourth, rest = self._series
        return r * (first + r * (second + r * (third + r * fourth))) + rest * r**REST

    def slope(self, r: float) -> float:
        """The derivative of the expected agreement, kept above zero."""
        r = min(r, STEEPEST)
        first, second, third, fourth, rest = self._series
        slope = first + r * (2 * second + r * (3 * third + r * 4 * fourth))
        return max(slope + REST * rest * r ** (REST - 1), LEAST_SLOPE * first)

    def variance(self, r: float) -> float:
        still, first, second = self._variances
        return max(still + r * (first + r * second), LEAST_VARIANCE * still)


class Affinity(NamedTuple):
    """The correlation of two people's residuals: the estimate and its standard deviation."""

    middle: float
    spread: float


class Score(Value, frozen=True):
    """From 0 to 100: strangers have 50. The true value is from low to high 9 times in 10."""

    value: float
    low: float
    high: float

    @classmethod
    def of(cls, affinity: Affinity) -> "Score":
        off = NINETY * affinity.spread
        ends = (affinity.middle, affinity.middle - off, affinity.middle + off)
        return cls(*(min(100.0, max(0.0, round(50 + 50 * end, 1))) for end in ends))


class _Estimate(NamedTuple):
    """The affinities of all pairs under one prior, and the log evidence for that prior."""

    affinities: list[Affinity]
    evidence: float


def affinities(pairs: Sequence[Sums]) -> list[Affinity]:
    """The affinity of each pair, estimated for all pairs of a group together."""
    if not pairs:
        return []
    curves = [Curve(sums) for sums in pairs]
    estimates = [_estimate(curves, spread) for spread in SPREADS]
    best = max(estimate.evidence for estimate in estimates)
    weights = [exp(estimate.evidence - best) for estimate in estimates]
    return [
        _mixed(weights, [estimate.affinities[place] for estimate in estimates])
        for place in range(len(pairs))
    ]


def _mixed(weights: Sequence[float], found: Sequence[Affinity]) -> Affinity:
    total = sum(weights)
    middle = sum(w * each.middle for w, each in zip(weights, found, strict=True)) / total
    variance = sum(
        w * (each.spread**2 + (each.middle - middle) ** 2)
        for w, each in zip(weights, found, strict=True)
    )
    return Affinity(middle, sqrt(variance / total))


class _Linear(NamedTuple):
    """One pair's evidence, linear around an estimate: seen = by_theme·theme + by_affinity·r."""

    seen: float
    variance: float
    by_theme: float
    by_affinity: float


def _estimate(curves: Sequence[Curve], spread: float) -> _Estimate:
    """Gauss-Newton: linearize around the estimate, solve, and repeat."""
    prior = spread * spread
    middles, theme = [0.0] * len(curves), THEME
    for _ in range(ITERATIONS):
        lines = [_linear(curve, r, theme) for curve, r in zip(curves, middles, strict=True)]
        doubts = [line.variance + line.by_affinity**2 * prior for line in lines]
        theme, theme_variance = _theme(lines, doubts)
        found = [
            _affinity(line, doubt, prior, theme, theme_variance)
            for line, doubt in zip(lines, doubts, strict=True)
        ]
        middles = [min(HIGHEST, max(LOWEST, each.middle)) for each in found]
        theme = min(THEME_MOST, max(0.0, theme))
    ends = [Affinity(r, each.spread) for r, each in zip(middles, found, strict=True)]
    return _Estimate(ends, _evidence(lines, doubts))


def _linear(curve: Curve, r: float, theme: float) -> _Linear:
    """Two people look alike because of the theme and, in the rest, because of their affinity."""
    common = min(MOST_THEME, theme * curve.doubt)
    seeming = common + (1 - common) * r
    slope = curve.slope(seeming)
    if not slope:
        return _Linear(0.0, 1e9, 0.0, 1.0)
    seen = seeming + (curve.agreed - curve.expected(seeming)) / slope
    uneven = UNEVEN * common * (1 - r)
    return _Linear(
        seen - common * r,
        curve.variance(seeming) / slope**2 + uneven**2,
        curve.doubt * (1 - r),
        1 - common,
    )


def _theme(lines: Sequence[_Linear], doubts: Sequence[float]) -> tuple[float, float]:
    """The factor on the doubt about the theme, estimated from all pairs, and its variance."""
    weight, total = THEME_SPREAD**-2, THEME * THEME_SPREAD**-2
    for line, doubt in zip(lines, doubts, strict=True):
        weight += line.by_theme**2 / doubt
        total += line.by_theme * line.seen / doubt
    return total / weight, 1 / weight


def _affinity(
    line: _Linear, doubt: float, prior: float, theme: float, theme_variance: float
) -> Affinity:
    trust = line.by_affinity * prior / doubt
    variance = prior * (1 - trust * line.by_affinity)
    variance += (trust * line.by_theme) ** 2 * theme_variance
    return Affinity(trust * (line.seen - line.by_theme * theme), sqrt(variance))


def _evidence(lines: Sequence[_Linear], doubts: Sequence[float]) -> float:
    """The log likelihood of all observations, up to a constant that all priors share."""
    off = [line.seen - line.by_theme * THEME for line in lines]
    common = sum(line.by_theme**2 / doubt for line, doubt in zip(lines, doubts, strict=True))
    along = sum(
        line.by_theme * each / doubt for line, each, doubt in zip(lines, off, doubts, strict=True)
    )
    widened = 1 + THEME_SPREAD**2 * common
    squares = sum(each * each / doubt for each, doubt in zip(off, doubts, strict=True))
    size = sum(map(log, doubts)) + log(widened)
    return -0.5 * (size + squares - THEME_SPREAD**2 * along**2 / widened)
