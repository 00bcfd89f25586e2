"""Figures of Compatibility: what is counted in a frame of games, one row a game."""

import polars as pl

from samewave.core import Value
from samewave.games.compatibility.edition import FULL_HAND
from samewave.games.compatibility.events import Ending
from samewave.lab.durations import Durations, minutes
from samewave.lab.report.sureness import Mean, Share, ratio

NUMBERS = range(1, FULL_HAND + 1)
"""What stands on the spaces of a track."""


class Spread(Value, frozen=True):
    """How many games have each number, from the least on; and where the middle half lies."""

    least: int
    games: tuple[int, ...]
    quarter: float
    middle: float
    three_quarters: float

    @property
    def shares(self) -> tuple[float, ...]:
        played = sum(self.games)
        return tuple(each / played for each in self.games)

    @property
    def mean(self) -> float:
        return sum(at * share for at, share in enumerate(self.shares, self.least))


class Doubles(Value, frozen=True):
    """What doubling did."""

    laid: Mean
    hit: Share
    points: Mean
    """Extra points a game, of all sides together."""


class Races(Value, frozen=True, kw_only=True):
    """All figures of one set-up."""

    games: int
    sides: int
    rounds: Spread
    minutes: Spread
    leader: Share
    """Games that the side won that was alone in front after round 3."""
    by_number: tuple[Mean | None, ...]
    """Points a round of a side that began it on a space with 1, 2, ... 5."""
    ahead: Mean | None
    behind: Mean | None
    ties: Share
    """Games in which several arrived in the same round."""
    tied: dict[Ending, int]
    """How those ended."""
    seats: tuple[Share, ...]
    """Games won by sides, counted from the one that opened first."""
    shared: Mean | None
    """Images that a side shares when all of it lay five."""
    direct: Share
    """Matches that were direct."""
    doubles: Doubles | None


def races(games: pl.DataFrame, sides: int, pace: Durations) -> Races:
    """The figures of a frame with at least one game."""
    alone = games.filter(pl.col("winners") == 1)
    led = games.filter(pl.col("leader3") >= 0)
    ties = games.filter(pl.col("arrived") > 1)
    direct, indirect = total(games, "direct"), total(games, "indirect")
    return Races(
        games=games.height,
        sides=sides,
        rounds=spread(games["rounds"]),
        minutes=spread(games.select(minutes(pace))["minutes"]),
        leader=Share(total(led, "leader3_won"), led.height),
        by_number=tuple(ratio(games, f"points_{each}", f"turns_{each}") for each in NUMBERS),
        ahead=ratio(games, "ahead_points", "ahead_turns"),
        behind=ratio(games, "behind_points", "behind_turns"),
        ties=Share(ties.height, games.height),
        tied=endings(ties["ending"]),
        seats=won_by_place(alone["winner_seat"], sides),
        shared=ratio(games, "shared5", "hands5"),
        direct=Share(direct, direct + indirect),
        doubles=doubles(games),
    )


def total(games: pl.DataFrame, column: str) -> int:
    """A sum in whole numbers that does not run over."""
    return int(games[column].cast(pl.Int64).sum())


def spread(numbers: pl.Series) -> Spread:
    """By whole numbers."""
    whole = numbers.cast(pl.Float64).round().cast(pl.Int64)
    counted = dict(whole.value_counts().iter_rows())
    least, most = min(counted), max(counted)
    quarters = [_quantile(numbers, part) for part in (0.25, 0.5, 0.75)]
    return Spread(least, tuple(counted.get(at, 0) for at in range(least, most + 1)), *quarters)


def _quantile(numbers: pl.Series, part: float) -> float:
    found = numbers.quantile(part, "lower")
    assert found is not None
    return float(found)


def endings(numbers: pl.Series) -> dict[Ending, int]:
    """How many games ended in each way, the most frequent first."""
    ways = list(Ending)
    counted = numbers.value_counts(sort=True).iter_rows()
    return {ways[ending]: games for ending, games in counted}


def won_by_place(seats: pl.Series, sides: int) -> tuple[Share, ...]:
    """Partners are as many chairs apart as there are sides: the nearest tells which side it is."""
    counted = dict(seats.value_counts().iter_rows())
    return tuple(Share(counted.get(place, 0), seats.len()) for place in range(sides))


def doubles(games: pl.DataFrame) -> Doubles | None:
    """None where nobody doubled."""
    laid, hit = total(games, "doubles_laid"), total(games, "doubles_hit")
    if not laid:
        return None
    each = games.with_columns(one=1)
    means = (ratio(each, name, "one") for name in ("doubles_laid", "double_points"))
    a_game, points = (mean for mean in means if mean)
    return Doubles(a_game, Share(hit, laid), points)


def other_winner(games: pl.DataFrame, others: pl.DataFrame) -> Share:
    """Of the same games played otherwise, how many another side won."""
    names = ("winner", "winners")
    both = games.select("game", *names).join(others.select("game", *names), on="game")
    other = pl.any_horizontal(pl.col(name) != pl.col(f"{name}_right") for name in names)
    return Share(both.filter(other).height, both.height)
