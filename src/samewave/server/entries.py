"""Entries: what a table's log is made of; a room is the fold of them, a game of its events."""

from typing import Any, TypeAlias

import msgspec

from samewave.bots import Strength
from samewave.core import Seat, Value
from samewave.history import Deal

PlayerId: TypeAlias = int
"""Counts who came to a table, and is never given twice there."""


def _first_setup() -> dict[str, Any]:
    return {"edition": "2016", "mode": "teams"}


class Wish(Value, frozen=True, omit_defaults=True):
    """What the host wants to play: a game, and its set-up but for the seats."""

    game: str = "compatibility"
    setup: dict[str, Any] = msgspec.field(default_factory=_first_setup)
    grace: int | None = 90
    """Seconds after which a stand-in plays for somebody who is away; never, if none."""
    timer: int | None = None
    """Seconds for each question of the game, after which it is answered for who did not."""
    practice: bool = False
    """A first round that is explained, at a table that is laid for it."""


class Opened(Value, frozen=True, tag="opened"):
    """A table was opened."""

    code: str
    wish: Wish


class Joined(Value, frozen=True, tag="joined"):
    """Somebody sat down; a bot has a strength and no token."""

    player: PlayerId
    name: str
    token_hash: str = ""
    strength: Strength | None = None


class Left(Value, frozen=True, tag="left"):
    """Somebody went, or was sent away."""

    player: PlayerId
    kicked: bool = False


class HandedOver(Value, frozen=True, tag="handed_over"):
    """Another player is the host now."""

    player: PlayerId


class Wished(Value, frozen=True, tag="wished"):
    """The host wants something else."""

    wish: Wish


class Arranged(Value, frozen=True, tag="arranged"):
    """The players sit in this order."""

    order: tuple[PlayerId, ...]


class Started(Value, frozen=True, tag="started"):
    """A game began: who sits at which seat, and what it is dealt from."""

    game: str
    setup: msgspec.Raw
    seed: int
    seated: tuple[PlayerId, ...]
    events: msgspec.Raw
    practice: bool = False
    is_duel: bool = False
    """With the deal of an earlier game, which the table took up before."""


class Stopped(Value, frozen=True, tag="stopped"):
    """The game that was on was put away before its end; what was hidden stays hidden."""

    player: PlayerId


class Moved(Value, frozen=True, tag="moved"):
    """A move was accepted; these events followed."""

    seat: Seat | None
    move: msgspec.Raw
    events: msgspec.Raw


class Said(Value, frozen=True, tag="said"):
    """Somebody said something to all."""

    player: PlayerId
    text: str


class Extended(Value, frozen=True, tag="extended"):
    """There is more time for the present question."""

    seconds: int


class PackBrought(Value, frozen=True, tag="pack_brought"):
    """Somebody brought a pack of their own."""

    pack: str


class StandIn(Value, frozen=True, tag="stand_in"):
    """A stand-in plays for a player who is away, or hands the seat back."""

    player: PlayerId
    plays: bool


class Grouped(Value, frozen=True, tag="grouped"):
    """Games that end from now on are kept for a group, by the hash of its key; or for none."""

    group: str
    name: str = ""


class DealTaken(Value, frozen=True, tag="deal_taken"):
    """The next game has the deal of an earlier one; or, without one, its own again."""

    deal: Deal | None


Happening: TypeAlias = (
    Opened
    | Joined
    | Left
    | HandedOver
    | Wished
    | Arranged
    | Started
    | Stopped
    | Moved
    | Said
    | StandIn
    | Extended
    | PackBrought
    | Grouped
    | DealTaken
)


class Entry(Value, frozen=True, omit_defaults=True):
    """One line of a table's log: what happened, when, by whom, answering which message."""

    at: float
    happened: Happening
    by: PlayerId | None = None
    message: str = ""
