"""The summary: the main figures of many games, counted block by block in constant memory."""

from collections import Counter
from collections.abc import Iterator

import numpy as np

from samewave.games.compatibility.events import Ending
from samewave.games.samegame.level import Result
from samewave.lab.plan import GameName
from samewave.lab.rows import Columns

COUNTED = {"compatibility": ("rounds", "ending", "arrived"), "samegame": ("score", "result")}
"""Columns with few distinct values; the summary counts how often each occurs."""
SUMMED = {
    "compatibility": ("hands5", "shared5", "playoffs"),
    "samegame": ("turns", "trapped", "perfect"),
}
"""Columns of which only the sum matters."""


class Summary:
    """The main figures of the games of one plan."""

    def __init__(self, game: GameName) -> None:
        self._game = game
        self.games = 0
        self._counts = {name: Counter[int]() for name in COUNTED[game]}
        self._sums = dict.fromkeys(SUMMED[game], 0)

    def add(self, columns: Columns) -> None:
        """Count more games."""
        self.games += len(columns["game"])
        for name, counts in self._counts.items():
            values, times = np.unique(columns[name], return_counts=True)
            counts.update(dict(zip(values.tolist(), times.tolist(), strict=True)))
        for name in self._sums:
            self._sums[name] += int(columns[name].sum(dtype=np.int64))

    def lines(self) -> Iterator[tuple[str, str]]:
        """The figures, each as a label and a value."""
        yield from self._compatibility() if self._game == "compatibility" else self._samegame()

    def _compatibility(self) -> Iterator[tuple[str, str]]:
        yield "rounds", self._spread("rounds")
        if hands := self._sums["hands5"]:
            yield "images shared of 5", f"{self._sums['shared5'] / hands:.2f}"
        ties = sum(times for sides, times in self._counts["arrived"].items() if sides > 1)
        yield "several sides arrive in one round", self._percent(ties)
        for index, ending in enumerate(Ending):
            if times := self._counts["ending"][index]:
                yield f"ended: {ending.value.replace('_', ' ')}", self._percent(times)
        if played := self._sums["playoffs"]:
            yield "playoff rounds per game", f"{played / self.games:.3f}"

    def _samegame(self) -> Iterator[tuple[str, str]]:
        yield "score", self._spread("score")
        turns = self._sums["turns"]
        yield "turns that ended in the trap", _percent(self._sums["trapped"] / turns)
        yield "perfect turns", _percent(self._sums["perfect"] / turns)
        for index, result in enumerate(Result):
            yield (
                f"result: {result.value.replace('_', ' ')}",
                self._percent(self._counts["result"][index]),
            )

    def _spread(self, name: str) -> str:
        counts = sorted(self._counts[name].items())
        mean = sum(value * times for value, times in counts) / self.games
        return (
            f"{mean:.2f} (10 % to 90 %: {self._quantile(name, 0.1)} to {self._quantile(name, 0.9)})"
        )

    def _quantile(self, name: str, share: float) -> int:
        """The smallest value that at least this share of the games does not exceed."""
        left = share * self.games
        for value, times in sorted(self._counts[name].items()):
            left -= times
            if left <= 0:
                return value
        raise AssertionError("there are no games")

    def _percent(self, times: int) -> str:
        return _percent(times / self.games)


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"
