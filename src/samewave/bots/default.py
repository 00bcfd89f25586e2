"""The default bot: it plays any game that lists whole moves, without understanding it."""

from typing import Any

import msgspec

from samewave.bots.character import Character, Thought
from samewave.core import Chance

SECONDS = 4.0
"""How long it seems to think."""


class DefaultBot:
    """It takes one of `offers.moves`: always the same one for the same view and the same seed.

    It moves only when the table waits for it, so it never takes a move back. In somebody's place,
    and in a game whose offers list no moves, it leaves the move to the table.
    """

    def __init__(self, character: Character) -> None:
        self._stands_in = character.stands_in
        self._chance = Chance(character.seed)

    def look(self, view: Any) -> None:
        """It learns nothing."""

    def think(self, view: Any, offers: Any) -> Thought | None:
        if view.seat not in view.waiting_for:
            return None
        moves = getattr(offers, "moves", None)
        if not moves or self._stands_in:
            return Thought(None, SECONDS)
        seen = msgspec.json.encode(view).decode()
        return Thought(self._chance.draw(moves, "move", seen), SECONDS)
