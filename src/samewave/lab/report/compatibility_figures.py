"""Figures of Compatibility, counted in a frame with one row per game."""

from typing import NamedTuple

import polars as pl

from samewave.core import Value
from samewave.games.compatibility.edition import FULL_HAND
from samewave.games.compatibility.events import Ending
from samewave.lab.fast.compatibility_arrays import SPACES
from samewave.lab.plan import Durations
from samewave.lab.report.panel import Mean, Share, Spread, ratio, spread, total


class Doubles(Value, frozen=True):
    """The effect of doubling."""

    laid: Mean
    hit: Share
    points: Mean
    """Extra points per game, of all sides together."""


class CompatibilityFigures(Value, frozen=True, kw_only=True):
    """All figures of one set-up."""

    games: int
    sides: int
    rounds: Spread
    minutes: Spread
    leader: Share
    """Of the games with a side alone in front after round 3, those that this side won."""
    by_number: tuple[Mean | None, ...]
    """Points per round that a side began on a space with 1, 2, ... 5."""
    ahead: Mean | None
    """Points per round of sides in front."""
    behind: Mean | None
    """Points per round of sides in last place."""
    ties: Share
    """Games in which several sides arrived in the same round."""
    tied: dict[Ending, int]
    """How these games ended."""
    seats: tuple[Share, ...]
    """Games won by each side, counted from the first opener."""
    shared: Mean | None
    """Images that a side shares when all its members lay five."""
    direct: Share
    """The share of matches that were direct."""
    doubles: Doubles | None


class SetupFigures(NamedTuple):
    """A set-up by its name, and its figures; also without doubling, if it has that."""

    name: str
    figures: CompatibilityFigures
    without_doubling: CompatibilityFigures | None = None
    other_winner: Share | None = None
    """The share of games that another side wins without doubling."""


def figures_of(games: pl.DataFrame, sides: int, durations: Durations) -> CompatibilityFigures:
    """The figures of a frame with at least one game."""
    alone = games.filter(pl.col("winners") == 1)
    led = games.filter(pl.col("leader3") >= 0)
    ties = games.filter(pl.col("arrived") > 1)
    direct, indirect = total(games, "direct"), total(games, "indirect")
    return CompatibilityFigures(
        games=games.height,
        sides=sides,
        rounds=spread(games["rounds"]),
        minutes=spread(games.select(minutes(durations))["minutes"]),
        leader=Share(total(led, "leader3_won"), led.height),
        by_number=tuple(ratio(games, f"points_{each}", f"turns_{each}") for each in SPACES),
        ahead=ratio(games, "ahead_points", "ahead_turns"),
        behind=ratio(games, "behind_points", "behind_turns"),
        ties=Share(ties.height, games.height),
        tied=endings(ties["ending"]),
        seats=won_by_place(alone["winner_seat"], sides),
        shared=ratio(games, "shared5", "hands5"),
        direct=Share(direct, direct + indirect),
        doubles=doubles(games),
    )


def endings(numbers: pl.Series) -> dict[Ending, int]:
    """The number of games by ending, the most frequent first."""
    ways = list(Ending)
    counted = numbers.value_counts(sort=True).iter_rows()
    return {ways[ending]: games for ending, games in counted}


def won_by_place(seats: pl.Series, sides: int) -> tuple[Share, ...]:
    """Wins by side; partners sit as many chairs apart as there are sides."""
    counted = dict(seats.value_counts().iter_rows())
    return tuple(Share(counted.get(place, 0), seats.len()) for place in range(sides))


def doubles(games: pl.DataFrame) -> Doubles | None:
    """The effect of doubling; None if nobody doubled."""
    laid, hit = total(games, "doubles_laid"), total(games, "doubles_hit")
    if not laid:
        return None
    each = games.with_columns(one=1)
    means = (ratio(each, name, "one") for name in ("doubles_laid", "double_points"))
    a_game, points = (mean for mean in means if mean)
    return Doubles(a_game, Share(hit, laid), points)


def other_winner(games: pl.DataFrame, others: pl.DataFrame) -> Share:
    """The share of games that another side wins when the same games are played differently."""
    names = ("winner", "winners")
    both = games.select("game", *names).join(others.select("game", *names), on="game")
    other = pl.any_horizontal(pl.col(name) != pl.col(f"{name}_right") for name in names)
    return Share(both.filter(other).height, both.height)


def minutes(durations: Durations) -> pl.Expr:
    """The minutes of each game. A playoff counts as a round with full hands."""
    names = ("rounds", "playoffs", "most_picked", "beats", "direct", "indirect")
    rounds, playoffs, images, beats, direct, indirect = (
        pl.col(name).cast(pl.Float64) for name in names
    )
    per_round = durations.open + durations.first + durations.move + durations.talk
    per_playoff = per_round + (FULL_HAND - 1) * durations.further + FULL_HAND * durations.beat
    seconds = (
        rounds * per_round
        + (images - rounds) * durations.further
        + beats * durations.beat
        + (direct + indirect) * durations.match
        + playoffs * per_playoff
    )
    return (seconds / 60).alias("minutes")
