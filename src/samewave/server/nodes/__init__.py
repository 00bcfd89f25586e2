"""The bus: what nodes tell each other about a table. It may lose anything; the log does not."""

from collections.abc import Callable
from typing import Protocol, TypeAlias

import msgspec

from samewave.core import LogValue
from samewave.server.metrics import counters
from samewave.server.protocol.messages import Reacted, Remarked
from samewave.server.supervise import log_failure
from samewave.server.tables.log import PlayerId

Node: TypeAlias = str
"""By which name a node goes, another one every time it starts."""

BUS_VERSION = 1
"""Goes up when an older release would misread a newer message; it then ignores it."""


class _BusMessage(LogValue, frozen=True, omit_defaults=True, kw_only=True):
    """What one node tells the others about a table."""

    version: int = BUS_VERSION


class EntriesAppended(_BusMessage, frozen=True, tag="wrote"):
    """Entries are in the log, from this sequence on."""

    node: Node
    sequence: int
    entries: tuple[msgspec.Raw, ...]


class NodePresence(_BusMessage, frozen=True, tag="present"):
    """Who is connected to this node, how many watch, and how long the log is as far as it knows."""

    node: Node
    players: tuple[PlayerId, ...]
    length: int
    now: float = 0.0
    """The time of the table; 0 if an older release does not tell it."""
    tenure: float = 0.0
    """Seconds for which this node has had the table: the longest tenure is believed."""
    watching: int = 0


class PresenceRequested(_BusMessage, frozen=True, tag="who_is_here"):
    """Somebody begins to look at a table from this node: say who is at yours."""

    node: Node


class Ephemeral(_BusMessage, frozen=True, tag="shown"):
    """Something that all see, and that is forgotten."""

    node: Node
    shown: Reacted | Remarked


class BotDelaySkipped(_BusMessage, frozen=True, tag="hurried"):
    """Somebody is impatient with the bots, while the log had this length."""

    node: Node
    length: int


class LogChanged(_BusMessage, frozen=True, tag="log_changed"):
    """The log was rewritten without a name, or is gone with its table: read it."""

    node: Node


NodeMessage: TypeAlias = (
    EntriesAppended | NodePresence | PresenceRequested | Ephemeral | BotDelaySkipped | LogChanged
)
OnMessage: TypeAlias = Callable[[NodeMessage | None], None]
"""Called with what another node tells; with None when something may have been lost."""

encode_message = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(NodeMessage).decode


class Subscribers:
    """Who hears what is told about which table, on one node.

    A message that cannot be read is ignored: a newer release may have sent it. A subscriber that
    raises does not keep the others from hearing.
    """

    def __init__(self, node: Node) -> None:
        self._node = node
        self._by_table: dict[int, OnMessage] = {}

    @property
    def tables(self) -> set[int]:
        return set(self._by_table)

    def add(self, table: int, hear: OnMessage) -> None:
        self._by_table[table] = hear

    def remove(self, table: int) -> None:
        self._by_table.pop(table, None)

    def deliver(self, table: int, data: bytes) -> None:
        """Pass on a message of another node."""
        try:
            told = _decode(data)
        except (msgspec.MsgspecError, ValueError, RecursionError):
            counters["ignored_messages"] += 1
            return
        if told.version > BUS_VERSION:
            counters["ignored_messages"] += 1
        elif told.node != self._node:
            self._call(table, told)

    def missed(self, table: int) -> None:
        """Something may have been lost before now."""
        self._call(table, None)

    def _call(self, table: int, told: NodeMessage | None) -> None:
        hear = self._by_table.get(table)
        if hear is None:
            return
        try:
            hear(told)
        except Exception as error:
            log_failure(f"what a node told about table {table}", error)


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

    def watch(self, table: int, hear: OnMessage) -> None:
        """Hear what is told about a table, until `leave`."""
        ...

    def leave(self, table: int) -> None: ...

    def tell(self, table: int, told: NodeMessage) -> None:
        """Never waits; what cannot be told is lost."""
        ...

    async def close(self) -> None: ...


class LocalBus:
    """One node: there is nobody to tell."""

    node: Node = ""
    is_alone = True
    is_cut = False

    def watch(self, table: int, hear: OnMessage) -> None:
        """Nothing comes."""

    def leave(self, table: int) -> None:
        """Nothing came."""

    def tell(self, table: int, told: NodeMessage) -> None:
        """Nobody hears it."""

    async def close(self) -> None:
        """There is nothing to end."""
