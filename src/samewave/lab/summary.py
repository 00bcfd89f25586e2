"""The summary: what many games were like, counted as they come, in memory that does not grow."""

from collections import Counter
from collections.abc import Iterator

import numpy as np

from samewave.games.compatibility.events import Ending
from samewave.games.samegame.level import Result
from samewave.lab.columns import Columns
from samewave.lab.plan import GameName

COUNTED = {"compatibility": ("rounds", "ending", "arrived"), "samegame": ("score", "result")}
"""Columns with few values: how often each comes up is kept."""
SUMMED = {
    "compatibility": ("hands5", "shared5", "playoffs"),
    "samegame": ("turns", "trapped", "perfect"),
}


class Summary:
    """The main figures of the games of one plan."""

    def __init__(self, game: GameName) -> None:
        self._game = game
        self.games = 0
        self._counts = {name: Counter[int]() for name in COUNTED[game]}
        self._sums = dict.fromkeys(SUMMED[game], 0)

    def add(self, columns: Columns) -> None:
        """More games."""
        self.games += len(columns["game"])
        for name, counts in self._counts.items():
            values, often = np.unique(columns[name], return_counts=True)
            counts.update(dict(zip(values.tolist(), often.tolist(), strict=True)))
        for name in self._sums:
            self._sums[name] += int(columns[name].sum(dtype=np.int64))

    def lines(self) -> Iterator[tuple[str, str]]:
        """What to tell, each with its figure."""
        yield from self._compatibility() if self._game == "compatibility" else self._same_game()

    def _compatibility(self) -> Iterator[tuple[str, str]]:
        yield "rounds", self._spread("rounds")
        if hands := self._sums["hands5"]:
            yield "images shared of 5", f"{self._sums['shared5'] / hands:.2f}"
        ties = sum(often for sides, often in self._counts["arrived"].items() if sides > 1)
        yield "several arrive in one round", self._share(ties)
        for place, ending in enumerate(Ending):
            if often := self._counts["ending"][place]:
                yield f"ended: {ending.value.replace('_', ' ')}", self._share(often)
        if played := self._sums["playoffs"]:
            yield "playoff rounds a game", f"{played / self.games:.3f}"

    def _same_game(self) -> Iterator[tuple[str, str]]:
        yield "score", self._spread("score")
        turns = self._sums["turns"]
        yield "turns that ended in the trap", _percent(self._sums["trapped"] / turns)
        yield "turns of the best value", _percent(self._sums["perfect"] / turns)
        for place, result in enumerate(Result):
            yield (
                f"result: {result.value.replace('_', ' ')}",
                self._share(self._counts["result"][place]),
            )

    def _spread(self, name: str) -> str:
        counts = sorted(self._counts[name].items())
        mean = sum(value * often for value, often in counts) / self.games
        return f"{mean:.2f} (10 % to 90 %: {self._at(name, 0.1)} to {self._at(name, 0.9)})"

    def _at(self, name: str, share: float) -> int:
        """The value that this share of the games does not go beyond."""
        left = share * self.games
        for value, often in sorted(self._counts[name].items()):
            left -= often
            if left <= 0:
                return value
        raise AssertionError("there are no games")

    def _share(self, often: int) -> str:
        return _percent(often / self.games)


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"
