"""Figures of The Same Game: what is counted in a frame of games, one row a game."""

import polars as pl

from samewave.core import Value
from samewave.games.samegame.level import Result
from samewave.lab.report.races import Spread, spread, total
from samewave.lab.report.sureness import Mean, Share, ratio


class Clues(Value, frozen=True, kw_only=True):
    """All figures of one set-up."""

    games: int
    results: dict[Result, int]
    score: Spread
    value: Mean
    """What a turn adds to the score."""
    placed: Mean
    """Cups that a turn brings to the central track."""
    trapped: Share
    """Turns that end in the trap."""
    perfect: Share
    """Turns of the best value that there is."""

    @property
    def won(self) -> Share:
        return Share(sum(self.results[each] for each in Result if each.won), self.games)

    @property
    def gold(self) -> Share:
        return Share(self.results[Result.GOLD], self.games)


def clues(games: pl.DataFrame, start: int) -> Clues:
    """The figures of a frame with at least one game, whose score began at `start`."""
    turns = total(games, "turns")
    gained = games.with_columns(gain=pl.col("score").cast(pl.Int64) - start)
    value, placed = ratio(gained, "gain", "turns"), ratio(games, "placed", "turns")
    assert value is not None
    assert placed is not None
    return Clues(
        games=games.height,
        results=results(games["result"]),
        score=spread(games["score"]),
        value=value,
        placed=placed,
        trapped=Share(total(games, "trapped"), turns),
        perfect=Share(total(games, "perfect"), turns),
    )


def results(numbers: pl.Series) -> dict[Result, int]:
    """How many games came how far, from the best to the worst."""
    counted = dict(numbers.value_counts().iter_rows())
    return {result: counted.get(place, 0) for place, result in reversed([*enumerate(Result)])}
