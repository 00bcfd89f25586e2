"""Scores: from the sums of all pairs of a group to how alike each of them thinks, and how surely.

All pairs are judged together, because what a whole table has in common is the theme's doing rather
than theirs, and because a group shows how far people differ. The derivation is in docs/affinity.md.
"""

from collections.abc import Sequence
from math import exp, log, sqrt
from typing import NamedTuple

from samewave.affinity.agreement import Curve, Sums
from samewave.core import Value

SPREADS = (0.2, 0.3, 0.4)
"""How far the affinities of a group may differ, one as likely as the other."""
THEME, THEME_SPREAD, THEME_MOST = 1.0, 0.7, 4.0
"""By how much the doubt about the theme is to be multiplied: what we expect, and how surely."""
UNEVEN = 0.5
"""What the theme does for one pair may differ by half from what it does for the group."""
LOWEST, HIGHEST = -0.95, 0.98
"""Affinities beyond are not looked for."""
MOST_THEME = 0.8
ROUNDS_OF_GUESSING = 14
NINETY = 1.645
"""So many standard deviations to either side hold nine tenths of a normal distribution."""


class Affinity(NamedTuple):
    """The correlation of two people's own parts: what is most likely, and how far it may be off."""

    middle: float
    spread: float


class Score(Value, frozen=True):
    """0 to 100: 50 is what two strangers have, 100 one mind. Nine in ten lie from low to high."""

    value: float
    low: float
    high: float

    @classmethod
    def of(cls, affinity: Affinity) -> "Score":
        off = NINETY * affinity.spread
        ends = (affinity.middle, affinity.middle - off, affinity.middle + off)
        return cls(*(min(100.0, max(0.0, round(50 + 50 * end, 1))) for end in ends))


class _Guess(NamedTuple):
    """What all pairs are like if affinities differ so far, and how well that explains all."""

    affinities: list[Affinity]
    evidence: float


def affinities(pairs: Sequence[Sums]) -> list[Affinity]:
    """How alike each of the pairs of a group thinks; all of the group's at once."""
    if not pairs:
        return []
    curves = [Curve(sums) for sums in pairs]
    guesses = [_guess(curves, spread) for spread in SPREADS]
    best = max(guess.evidence for guess in guesses)
    weights = [exp(guess.evidence - best) for guess in guesses]
    return [
        _mixed(weights, [guess.affinities[place] for guess in guesses])
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


class _Line(NamedTuple):
    """One pair's evidence around a guess: seen = by_theme·theme + by_affinity·r, give or take."""

    seen: float
    variance: float
    by_theme: float
    by_affinity: float


def _guess(curves: Sequence[Curve], spread: float) -> _Guess:
    """Guess, see what the guess explains, guess better: until it stays as it is."""
    prior = spread * spread
    middles, theme = [0.0] * len(curves), THEME
    for _ in range(ROUNDS_OF_GUESSING):
        lines = [_line(curve, r, theme) for curve, r in zip(curves, middles, strict=True)]
        doubts = [line.variance + line.by_affinity**2 * prior for line in lines]
        theme, theme_variance = _theme(lines, doubts)
        found = [
            _affinity(line, doubt, prior, theme, theme_variance)
            for line, doubt in zip(lines, doubts, strict=True)
        ]
        middles = [min(HIGHEST, max(LOWEST, each.middle)) for each in found]
        theme = min(THEME_MOST, max(0.0, theme))
    ends = [Affinity(r, each.spread) for r, each in zip(middles, found, strict=True)]
    return _Guess(ends, _evidence(lines, doubts))


def _line(curve: Curve, r: float, theme: float) -> _Line:
    """Two people seem alike by what is the theme's and, in the rest, by their affinity."""
    common = min(MOST_THEME, theme * curve.doubt)
    seeming = common + (1 - common) * r
    slope = curve.slope(seeming)
    if not slope:
        return _Line(0.0, 1e9, 0.0, 1.0)
    seen = seeming + (curve.agreed - curve.expected(seeming)) / slope
    uneven = UNEVEN * common * (1 - r)
    return _Line(
        seen - common * r,
        curve.variance(seeming) / slope**2 + uneven**2,
        curve.doubt * (1 - r),
        1 - common,
    )


def _theme(lines: Sequence[_Line], doubts: Sequence[float]) -> tuple[float, float]:
    """How much of the doubt about the theme was justified, from all pairs, and how surely."""
    weight, total = THEME_SPREAD**-2, THEME * THEME_SPREAD**-2
    for line, doubt in zip(lines, doubts, strict=True):
        weight += line.by_theme**2 / doubt
        total += line.by_theme * line.seen / doubt
    return total / weight, 1 / weight


def _affinity(
    line: _Line, doubt: float, prior: float, theme: float, theme_variance: float
) -> Affinity:
    trust = line.by_affinity * prior / doubt
    variance = prior * (1 - trust * line.by_affinity)
    variance += (trust * line.by_theme) ** 2 * theme_variance
    return Affinity(trust * (line.seen - line.by_theme * theme), sqrt(variance))


def _evidence(lines: Sequence[_Line], doubts: Sequence[float]) -> float:
    """The logarithm of how likely all that was seen is, up to what is the same for all guesses."""
    off = [line.seen - line.by_theme * THEME for line in lines]
    common = sum(line.by_theme**2 / doubt for line, doubt in zip(lines, doubts, strict=True))
    along = sum(
        line.by_theme * each / doubt for line, each, doubt in zip(lines, off, doubts, strict=True)
    )
    widened = 1 + THEME_SPREAD**2 * common
    squares = sum(each * each / doubt for each, doubt in zip(off, doubts, strict=True))
    size = sum(map(log, doubts)) + log(widened)
    return -0.5 * (size + squares - THEME_SPREAD**2 * along**2 / widened)
