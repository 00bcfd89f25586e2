"""Characters: who a bot is, and what it thinks of."""

from typing import Any, Literal, NamedTuple, TypeAlias

from samewave.core.value import Code

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
    """None leaves it to the table, which then makes the default move for this seat."""
    seconds: float
    remark: Code = ""
    """What it has to say about how it plays, by its code; mostly nothing."""
