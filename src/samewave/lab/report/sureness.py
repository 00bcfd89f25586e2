"""How sure a figure is that was counted in so many games."""

from collections.abc import Sequence
from math import erfc, exp, gamma, sqrt

import polars as pl

from samewave.core import Value
from samewave.lab.plan import CROWD_BLOCK

Z = 1.96
"""Nineteen times in twenty the truth lies within so many standard errors."""
ENOUGH_BLOCKS = 5
"""With fewer, how they differ says little."""


class Share(Value, frozen=True):
    """So many of so many, with Wilson's interval."""

    hits: int
    of: int

    @property
    def value(self) -> float:
        return self.hits / self.of if self.of else 0.0

    @property
    def low(self) -> float:
        return max(0.0, self._middle - self._reach)

    @property
    def high(self) -> float:
        return min(1.0, self._middle + self._reach)

    @property
    def _middle(self) -> float:
        return (self.hits + Z * Z / 2) / (self.of + Z * Z)

    @property
    def _reach(self) -> float:
        spread = self.value * (1 - self.value) * self.of + Z * Z / 4
        return Z * sqrt(spread) / (self.of + Z * Z)


class Mean(Value, frozen=True):
    """A mean of so many things, and its standard error."""

    value: float
    error: float
    of: int

    @property
    def low(self) -> float:
        return self.value - Z * self.error

    @property
    def high(self) -> float:
        return self.value + Z * self.error


def ratio(games: pl.DataFrame, top: str, foot: str) -> Mean | None:
    """What one of `foot` brings of `top`; doubted by blocks, or by games where blocks are few.

    Rounds of a game are not independent, and games of a block share what people would lay.
    """
    tops, foots = (games[name].cast(pl.Float64) for name in (top, foot))
    of = float(foots.sum())
    if not of:
        return None
    value = float(tops.sum()) / of
    strays = games.select(block=pl.col("game") // CROWD_BLOCK, stray=tops - value * foots)
    blocks = strays.group_by("block").agg(pl.col("stray").sum())
    if blocks.height >= ENOUGH_BLOCKS:
        strays = blocks
    error = sqrt(float((strays["stray"] ** 2).sum())) / of
    return Mean(value, error, round(of))


def chance_of(hits: Sequence[int]) -> float:
    """How likely such unequal hits would be if all were equally likely (chi-square)."""
    free, even = len(hits) - 1, sum(hits) / len(hits)
    if free < 1 or not even:
        return 1.0
    half = sum((each - even) ** 2 for each in hits) / even / 2
    odd = free % 2
    powers = [step + odd / 2 for step in range(free // 2)]
    tail = exp(-half) * sum(half**power / gamma(power + 1) for power in powers)
    return float(tail) + (erfc(sqrt(half)) if odd else 0.0)
