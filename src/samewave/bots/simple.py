"""Simple bots and what all bots share: the protocol, characters, and bots that need no skill."""

from collections.abc import Callable
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any, Literal, NamedTuple, Protocol, TypeAlias

import msgspec

from samewave.core import Chance
from samewave.core.catalogue import Cue
from samewave.core.values import Code

DEFAULT_SECONDS = 4.0
"""How long the default bot pretends to think."""
SCRIPTED_SECONDS = 4.0
"""How long a scripted bot waits: long enough to read what has just happened."""

Strength: TypeAlias = Literal["gentle", "steady", "sharp"]
STRENGTHS: tuple[Strength, ...] = ("gentle", "steady", "sharp")


class Character(NamedTuple):
    """The character of a bot: its tastes and habits follow from the seed, in every game alike."""

    seed: int
    strength: Strength = "steady"
    stands_in: bool = False
    """Whether it moves for a person; then it follows what that person has shown."""
    may_spend: bool = True
    """Whether it may spend what is scarce, such as a token or a swap, and reject clues."""


class PlannedMove(NamedTuple):
    """The move a bot wants to make, and how long a person would take to find it."""

    move: Any
    """None leaves the move to the table, which then makes the default move for this seat."""
    seconds: float
    remark: Code = ""
    """The code of a remark about the bot's own play; usually empty."""


class Bot(Protocol):
    """A player that is a program. It remembers what its seat was shown, and knows nothing else."""

    def look(self, view: Any) -> None:
        """Observe the view of its seat. Seeing the same view twice changes nothing."""
        ...

    def think(self, view: Any, offers: Any) -> PlannedMove | None:
        """The move to make now; None if nothing is offered, or if it waits for others."""
        ...


class DefaultBot:
    """A bot for any game that lists complete moves; it does not understand the game.

    It takes one of `offers.moves`: the same one for the same view and seed. It moves only when the
    table waits for it, so it never takes a move back. As a stand-in, and in a game whose offers
    list no moves, it leaves the move to the table.
    """

    def __init__(self, character: Character) -> None:
        self._stands_in = character.stands_in
        self._chance = Chance(character.seed)

    def look(self, view: Any) -> None:
        """Ignore the view: this bot learns nothing."""

    def think(self, view: Any, offers: Any) -> PlannedMove | None:
        if view.seat not in view.waiting_for:
            return None
        moves = getattr(offers, "moves", None)
        if not moves or self._stands_in:
            return PlannedMove(None, DEFAULT_SECONDS)
        seen = msgspec.json.encode(view).decode()
        return PlannedMove(self._chance.draw(moves, "move", seen), DEFAULT_SECONDS)


class ScriptedBot:
    """A bot that follows a lesson's script; another bot thinks where the script says nothing."""

    def __init__(self, script: Callable[[Any, Any], Cue | None], otherwise: Bot) -> None:
        self._script, self._otherwise = script, otherwise

    def look(self, view: Any) -> None:
        self._otherwise.look(view)

    def think(self, view: Any, offers: Any) -> PlannedMove | None:
        cue = self._script(view, offers)
        if cue is None:
            return self._otherwise.think(view, offers)
        return PlannedMove(cue[0], SCRIPTED_SECONDS) if cue else None


def any_move(game: str, view: Any, offers: Any, dice: Random) -> Any:
    """A random legal move, or None if none is offered: for tests and measurements.

    `any_move` of the module `bots.<game>` finds it; without one, the offers list complete moves.
    """
    find = part_of(game, "any_move")
    if find is not None:
        return find(view, offers, dice)
    return dice.choice(offers.moves) if offers.moves else None


@lru_cache(maxsize=256)
def part_of(game: str, name: str) -> Any:
    """An attribute of the module `bots.<game>`, or None."""
    module = f"samewave.bots.{game}"
    return getattr(import_module(module), name, None) if find_spec(module) else None
