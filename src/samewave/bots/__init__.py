"""Bots: players that are programs. They get a view and offers, as any other player does."""

from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from samewave.bots.simple import STRENGTHS, Bot, Character, DefaultBot, Strength, Thought
from samewave.packs import Shelf

__all__ = ["STRENGTHS", "Bot", "Character", "DefaultBot", "Strength", "Thought", "make_bot"]


def make_bot(game: str, shelf: Shelf, character: Character) -> Bot:
    """A bot for a game. Its data is loaded with the first bot.

    The module `bots.<game>` makes it; a game without such a module gets the default bot.
    """
    make = _maker(game)
    bot: Bot = make(shelf, character) if make else DefaultBot(character)
    return bot


@lru_cache(maxsize=256)
def _maker(game: str) -> Any:
    """The function `make_bot` of the module of a game, imported when it is first needed."""
    module = f"samewave.bots.{game}"
    return getattr(import_module(module), "make_bot", None) if find_spec(module) else None
