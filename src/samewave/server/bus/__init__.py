"""The bus: what nodes tell each other about a table. It may lose anything; the log does not."""

from collections.abc import Callable
from typing import Protocol, TypeAlias

import msgspec

from samewave.core import Value
from samewave.server.entries import PlayerId
from samewave.server.messages import Reacted, Remarked

Node: TypeAlias = str
"""By which name a node goes, another one every time it starts."""


class Wrote(Value, frozen=True, tag="wrote"):
    """Entries are in the log, from this sequence on."""

    node: Node
    sequence: int
    entries: tuple[msgspec.Raw, ...]


class Present(Value, frozen=True, tag="present"):
    """Who is connected to this node, and how long the log is as far as it knows."""

    node: Node
    players: tuple[PlayerId, ...]
    length: int


class WhoIsHere(Value, frozen=True, tag="who_is_here"):
    """Somebody begins to look at a table from this node: say who is at yours."""

    node: Node


class Shown(Value, frozen=True, tag="shown"):
    """Something that all see, and that is forgotten."""

    node: Node
    shown: Reacted | Remarked


class Hurried(Value, frozen=True, tag="hurried"):
    """Somebody is impatient with the bots, while the log had this length."""

    node: Node
    length: int


Told: TypeAlias = Wrote | Present | WhoIsHere | Shown | Hurried
Hear: TypeAlias = Callable[[Told | None], None]
"""Called with what another node tells; with None when something may have been lost."""


class Bus(Protocol):
    """Carries what is told about a table to all other nodes where somebody looks at it."""

    node: Node

    @property
    def is_alone(self) -> bool:
        """Whether there can be no other node."""
        ...

    @property
    def is_cut(self) -> bool:
        """Whether nothing can be heard now."""
        ...

    def watch(self, table: int, hear: Hear) -> None:
        """Hear what is told about a table, until `leave`."""
        ...

    def leave(self, table: int) -> None: ...

    def tell(self, table: int, told: Told) -> None:
        """Never waits; what cannot be told is lost."""
        ...

    async def close(self) -> None: ...


class LocalBus:
    """One node: there is nobody to tell."""

    node: Node = ""
    is_alone = True
    is_cut = False

    def watch(self, table: int, hear: Hear) -> None:
        """Nothing comes."""

    def leave(self, table: int) -> None:
        """Nothing came."""

    def tell(self, table: int, told: Told) -> None:
        """Nobody hears it."""

    async def close(self) -> None:
        """There is nothing to end."""
