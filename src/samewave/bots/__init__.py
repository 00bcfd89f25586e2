"""Bots: players who see a view and what is offered, like anybody else."""

from importlib import import_module
from typing import Any, Literal, NamedTuple, Protocol, TypeAlias

from samewave.core.value import Code
from samewave.packs import Shelf

Strength: TypeAlias = Literal["gentle", "steady", "sharp"]
STRENGTHS: tuple[Strength, ...] = ("gentle", "steady", "sharp")


class Character(NamedTuple):
    """Who a bot is: its tastes and habits follow from the seed, the same in every game."""

    seed: int
    strength: Strength = "steady"
    stands_in: bool = False
    """For a person: then it goes by what that person has shown."""
    may_spend: bool = True
    """Whether it may use up what a seat or its group has only once, and object to a clue."""


class Thought(NamedTuple):
    """What a bot wants to do, and how long somebody would take to think of it."""

    move: Any
    seconds: float
    remark: Code = ""
    """What it has to say about how it plays, by its code; mostly nothing."""


class Bot(Protocol):
    """A player who is no person; it remembers what it saw, and knows nothing else."""

    def look(self, view: Any) -> None:
        """Take in what the table shows its seat now; to see the same twice changes nothing."""
        ...

    def think(self, view: Any, offers: Any) -> Thought | None:
        """What to do now; None if nothing is offered, or nothing is wanted before others move."""
        ...


_BOTS = {
    "compatibility": ("samewave.bots.compatibility", "CompatibilityBot"),
    "samegame": ("samewave.bots.samegame", "SameGameBot"),
}

_SIMPLE = ("samewave.bots.simple", "SimpleBot")
"""For a game that has no bot of its own."""


def make_bot(game: str, shelf: Shelf, character: Character) -> Bot:
    """A bot for that game; what it knows is loaded with the first one."""
    module, name = _BOTS.get(game, _SIMPLE)
    bot: Bot = getattr(import_module(module), name)(shelf, character)
    return bot
