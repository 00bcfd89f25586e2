"""Durations: estimate how many minutes a simulated game would take at a table."""

import polars as pl
from msgspec.structs import asdict

from samewave.core import Value
from samewave.games.compatibility.edition import FULL_HAND


class Durations(Value, frozen=True, kw_only=True):
    """Seconds for each part of a round. Players' times are assumed; the reveal's are the page's."""

    open: float = 25.0
    """Drawing a card, reading its theme aloud and thinking about it."""
    first: float = 25.0
    """The slowest player's first image."""
    further: float = 12.0
    """Each further image of the slowest player, who has the largest hand."""
    beat: float = 1.07
    """Turning the next card and looking at it: flip and rest on the television."""
    match: float = 1.0
    """How much longer everybody looks at a match."""
    move: float = 11.0
    """Totals, pawns, standings and the summary, as on the television."""
    talk: float = 20.0
    """Talking about the round before the next theme."""


DESCRIPTIONS = {
    "open": "to draw a card and read its theme",
    "first": "for the slowest player's first image",
    "further": "for each further image of that player",
    "beat": "for each card turned in the reveal",
    "match": "more for each match",
    "move": "for totals and pawns",
    "talk": "to talk about it",
}
"""Each part of a round in the words of the report."""


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


def describe(durations: Durations) -> str:
    """The assumptions in one sentence."""
    parts = [f"{seconds:g} s {DESCRIPTIONS[name]}" for name, seconds in asdict(durations).items()]
    return f"Minutes are estimated with {', '.join(parts[:-1])} and {parts[-1]}."
