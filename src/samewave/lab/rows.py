"""Rows: every game becomes one row of numbers; a summary counts them block by block."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from samewave.lab.games import fast_module

Columns: TypeAlias = dict[str, NDArray[Any]]
Trace: TypeAlias = NDArray[np.int16]
"""Points or scores by game, round or turn, and side; for comparing two ways to play a game."""
Lines: TypeAlias = Iterator[tuple[str, str]]
"""Figures, each as a label and a value."""

GAME_COLUMN = "game"


class Column(NamedTuple):
    """The data type of a column, and what its numbers mean."""

    dtype: str
    meaning: str


GAME_NUMBER = Column("int64", "number of the game in its plan, from 0")


class SummaryOf(NamedTuple):
    """Which columns of a game a summary counts, and the lines that it makes of them."""

    counted: tuple[str, ...]
    """Columns with few distinct values; the summary counts how often each occurs."""
    summed: tuple[str, ...]
    """Columns of which only the sum matters."""
    lines: Callable[["Summary"], Lines]


class Summary:
    """The main figures of the games of one plan, in constant memory."""

    def __init__(self, game: str) -> None:
        self._summary: SummaryOf = fast_module(game).SUMMARY
        self.games = 0
        self.counts = {name: Counter[int]() for name in self._summary.counted}
        self.sums = dict.fromkeys(self._summary.summed, 0)

    def add(self, columns: Columns) -> None:
        """Count more games."""
        self.games += len(columns[GAME_COLUMN])
        for name, counts in self.counts.items():
            values, times = np.unique(columns[name], return_counts=True)
            counts.update(dict(zip(values.tolist(), times.tolist(), strict=True)))
        for name in self.sums:
            self.sums[name] += int(columns[name].sum(dtype=np.int64))

    def lines(self) -> Lines:
        """The figures, each as a label and a value."""
        return self._summary.lines(self)

    def spread(self, name: str) -> str:
        """The mean of a column, and the range of most of its values."""
        counts = sorted(self.counts[name].items())
        mean = sum(value * times for value, times in counts) / self.games
        return (
            f"{mean:.2f} (10 % to 90 %: {self._quantile(name, 0.1)} to {self._quantile(name, 0.9)})"
        )

    def share(self, games: int) -> str:
        """The share of the games, in percent."""
        return percent(games / self.games)

    def _quantile(self, name: str, share: float) -> int:
        """The smallest value that at least this share of the games does not exceed."""
        left = share * self.games
        for value, times in sorted(self.counts[name].items()):
            left -= times
            if left <= 0:
                return value
        raise AssertionError("there are no games")


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"
