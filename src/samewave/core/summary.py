"""Summaries: what is kept and shown of a finished game."""

from typing import NamedTuple

from samewave.core.values import BySeat, Line, Seat, Value


class Outcome(NamedTuple):
    """How a finished game ended, for a list of games or a picture."""

    variant: str = ""
    """The edition and mode, or the level."""
    rounds: int = 0
    winners: tuple[Seat, ...] = ()
    """Empty where all play together, or where nobody won."""
    score: int | None = None
    result: str | None = None


class GameSummary(Value, frozen=True, tag_field="game"):
    """The summary of a finished game.

    Each game has a subclass whose tag is the name of the game. Groups, duels and pictures use only
    the members of this class.
    """

    names: BySeat[Line]

    @property
    def game(self) -> str:
        """The name of the game."""
        return str(self.__struct_config__.tag)

    @property
    def image_pack(self) -> str:
        """The pack that the players' images came from; empty if the game has no images."""
        return ""

    def outcome(self) -> Outcome:
        """How the game ended."""
        return Outcome()
