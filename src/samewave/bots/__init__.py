"""Bots: players who see a view and what is offered, like anybody else."""

from typing import Any, Protocol

from samewave.bots.character import STRENGTHS, Character, Strength, Thought
from samewave.bots.default import DefaultBot
from samewave.core.parts import part_for
from samewave.packs import Shelf

__all__ = ["STRENGTHS", "Bot", "Character", "DefaultBot", "Strength", "Thought", "make_bot"]


class Bot(Protocol):
    """A player who is no person; it remembers what it saw, and knows nothing else."""

    def look(self, view: Any) -> None:
        """Take in what the table shows its seat now; to see the same twice changes nothing."""
        ...

    def think(self, view: Any, offers: Any) -> Thought | None:
        """What to do now; None if nothing is offered, or nothing is wanted before others move."""
        ...


def make_bot(game: str, shelf: Shelf, character: Character) -> Bot:
    """A bot for that game; what it knows is loaded with the first one.

    The module `bots.<game>` makes it; a game without one gets the default bot.
    """
    make = part_for("samewave.bots", game, "make_bot")
    bot: Bot = make(shelf, character) if make else DefaultBot(character)
    return bot
