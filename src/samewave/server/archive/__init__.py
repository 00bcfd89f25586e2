"""Finished games: their stories, records, replays and groups."""

from samewave.affinity import Figures
from samewave.core import Value
from samewave.games import AnySummary


class Story(Value, frozen=True):
    """The story of a finished game: its summary, its figures, and the rival's game of a duel."""

    summary: AnySummary
    figures: Figures
    bots: tuple[str, ...]
    """The names of the bots."""
    rival: AnySummary | None = None
