"""A bot for any game that lists its moves: it makes one of them, whichever."""

from random import Random
from typing import Any

from samewave.bots import Character, Thought
from samewave.bots.dice import any_listed_move
from samewave.packs import Shelf

SECONDS = 2.0


class SimpleBot:
    """It moves when the table waits for it, and has no plan."""

    def __init__(self, _: Shelf, character: Character) -> None:
        self._dice = Random(character.seed)  # noqa: S311 - nobody guesses at it

    def look(self, view: Any) -> None:
        """It remembers nothing."""

    def think(self, view: Any, offers: Any) -> Thought | None:
        if view.seat not in view.waiting_for:
            return None
        move = any_listed_move(view, offers, self._dice)
        return None if move is None else Thought(move, SECONDS)
