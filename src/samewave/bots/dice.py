"""A bot that throws dice: any legal move, for tests, measurements and empty chairs."""

from random import Random
from typing import Any

from samewave.core.parts import part_for


def any_move(game: str, view: Any, offers: Any, dice: Random) -> Any:
    """One of the moves that are offered, or None if there is none.

    The module `bots.<game>_dice` knows how to find one; without it, the offers list whole moves.
    """
    throw = part_for("samewave.bots", f"{game}_dice", "any_move")
    if throw is not None:
        return throw(view, offers, dice)
    return dice.choice(offers.moves) if offers.moves else None
