"""The facts about Lowest Number that the laws need: set-ups, secrets and legal moves."""

from collections.abc import Iterator
from random import Random
from typing import Any

from msgspec.structs import replace
from tests.listing.lowest import (
    NUMBERS,
    ROUNDS,
    Move,
    NameNumber,
    Offers,
    RoundScored,
    Setup,
    State,
    TakeBack,
    View,
)

from samewave.core import Seat

TABLES = {f"{rounds}-rounds": rounds for rounds in ROUNDS}
NAMES = ("Ann", "Bo", "Cy", "Di", "Eve", "Flo")


def sit_down(table: str, dice: Random) -> Setup:
    """Any set-up with this many rounds."""
    return Setup(seats=NAMES[: dice.randint(2, len(NAMES))], rounds=TABLES[table])


def quick(setup: Setup) -> Setup:
    """The game is short enough."""
    return setup


def uses_up(_: State, __: Seat, ___: Move) -> bool:
    """A player has nothing to use up."""
    return False


def is_left_to_people(_: State) -> bool:
    """Every question has a default answer."""
    return False


def is_shown(_: Any) -> bool:
    """Screens take no time to show anything."""
    return False


def redraw(state: State, seat: Seat | None, dice: Random) -> State:
    """The numbers of the others are secret."""
    named = (
        number if number is None or other == seat else dice.choice(NUMBERS)
        for other, number in enumerate(state.named)
    )
    return replace(state, named=tuple(named))


def sound_alike(_: State, seat: Seat | None, mover: Seat | None, one: Move, other: Move) -> bool:
    """Whether a seat must not be able to tell which of two moves a mover made."""
    return mover != seat and isinstance(one, NameNumber) and isinstance(other, NameNumber)


def secrets_are_out(events: tuple[Any, ...]) -> bool:
    """The round was scored."""
    return any(isinstance(event, RoundScored) for event in events)


def is_offered(_: View, offers: Offers, move: Move) -> bool:
    """Whether a move is among the offers."""
    return move in offers.moves


def bent_moves(_: View, dice: Random) -> Iterator[Move]:
    """Moves that are nearly right, one of each kind."""
    yield NameNumber(dice.choice([0, *NUMBERS, 99]))
    yield TakeBack()


def golden_setup(table: str) -> Setup:
    """A table for people to read about."""
    return Setup(seats=NAMES[:3], rounds=TABLES[table])


def golden_move(_: View, offers: Offers, dice: Random) -> Move | None:
    """Anything that is offered."""
    return dice.choice(offers.moves) if offers.moves else None


def check(before: State, after: State) -> None:
    """The law of every step of every game."""
    assert all(old <= new for old, new in zip(before.points, after.points, strict=True))
    assert after.round - before.round in (0, 1)
    assert after.finished == bool(after.winners)
