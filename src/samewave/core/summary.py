"""Summaries: a finished game, in what people tell of it afterwards."""

from typing import NamedTuple

from samewave.core.bounds import BySeat, Line, Seat
from samewave.core.value import Value


class Outcome(NamedTuple):
    """What a list of games or a picture says of a finished game."""

    variant: str = ""
    """The edition and mode, or the level."""
    rounds: int = 0
    winners: tuple[Seat, ...] = ()
    """Nobody where all play together, or where nobody won."""
    score: int | None = None
    result: str | None = None


class Summary(Value, frozen=True, tag_field="game"):
    """What is kept and told of a finished game.

    Each game has a subclass whose tag is the name of the game. Groups, duels and pictures know
    only what stands here.
    """

    names: BySeat[Line]

    @property
    def game(self) -> str:
        """The name of the game."""
        return str(self.__struct_config__.tag)

    @property
    def image_pack(self) -> str:
        """The pack whose images the players laid; nothing if the game has no images."""
        return ""

    def outcome(self) -> Outcome:
        """How the game ended, as far as any game can say it."""
        return Outcome()
