"""Bots: players that are programs. They get a view and offers, as any other player does."""

from samewave.bots.simple import (
    STRENGTHS,
    Bot,
    Character,
    DefaultBot,
    PlannedMove,
    Strength,
    part_of,
)
from samewave.packs import Shelf

__all__ = ["STRENGTHS", "Bot", "Character", "DefaultBot", "PlannedMove", "Strength", "make_bot"]


def make_bot(game: str, shelf: Shelf, character: Character) -> Bot:
    """A bot for a game. Its data is loaded with the first bot.

    The module `bots.<game>` makes it; a game without such a module gets the default bot.
    """
    make = part_of(game, "make_bot")
    bot: Bot = make(shelf, character) if make else DefaultBot(character)
    return bot
