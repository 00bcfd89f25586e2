"""Pace: from the rounds of a game to the minutes that it takes at a table."""

import polars as pl
from msgspec.structs import asdict

from samewave.core import Value
from samewave.games.compatibility.edition import FULL_HAND


class Pace(Value, frozen=True, kw_only=True):
    """Seconds that the parts of a round take; people's are assumed, the reveal's are the page's."""

    open: float = 25.0
    """Drawing a card, reading its theme aloud, and thinking what it means."""
    first: float = 25.0
    """The slowest player's first image."""
    further: float = 12.0
    """Each further image of the slowest player, who has the largest hand."""
    beat: float = 1.07
    """Turning the next card and looking at it: flip and rest on the television."""
    match: float = 1.0
    """How much longer one looks where there is a match."""
    move: float = 11.0
    """Cards face down, totals, pawns, standing and the summary, on the television too."""
    talk: float = 20.0
    """What has to be said about it before the next theme."""


SAYS = {
    "open": "to draw a card and read its theme",
    "first": "for the slowest player's first image",
    "further": "for each further image of that player",
    "beat": "for each card turned in the reveal",
    "match": "more for each match",
    "move": "for totals and pawns",
    "talk": "to talk about it",
}
"""What each of them is, as the report says it."""


def minutes(pace: Pace) -> pl.Expr:
    """The minutes of each game. A playoff round is one with full hands; no sum includes it."""
    names = ("rounds", "playoffs", "most_picked", "beats", "direct", "indirect")
    rounds, playoffs, images, beats, direct, indirect = (
        pl.col(name).cast(pl.Float64) for name in names
    )
    a_round = pace.open + pace.first + pace.move + pace.talk
    a_playoff = a_round + (FULL_HAND - 1) * pace.further + FULL_HAND * pace.beat
    seconds = (
        rounds * a_round
        + (images - rounds) * pace.further
        + beats * pace.beat
        + (direct + indirect) * pace.match
        + playoffs * a_playoff
    )
    return (seconds / 60).alias("minutes")


def told(pace: Pace) -> str:
    """The assumptions in one sentence."""
    parts = [f"{seconds:g} s {SAYS[name]}" for name, seconds in asdict(pace).items()]
    return f"Minutes are reckoned with {', '.join(parts[:-1])} and {parts[-1]}."
