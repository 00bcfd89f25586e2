"""Stories: what people are told about a game that is over."""

from samewave.affinity import Figures
from samewave.core import Value
from samewave.games import AnySummary


class Story(Value, frozen=True):
    """A finished game: how it went, who thinks alike, and how the deal went at another table."""

    summary: AnySummary
    figures: Figures
    bots: tuple[str, ...]
    """Whose figures are those of machines."""
    rival: AnySummary | None = None
