"""The bus: messages between nodes about a table. It may lose anything; the log does not."""

from collections.abc import Callable
from typing import Protocol, TypeAlias

import msgspec

from samewave.core import LogValue
from samewave.server.protocol.messages import Cued, Reacted, Remarked
from samewave.server.supervise import counters, log_failure
from samewave.server.tables.log import PlayerId

Node: TypeAlias = str
"""The id of a node; a new one each time the node starts."""

BUS_VERSION = 1
"""Rises when an older release would misread a newer message; older nodes then ignore it."""


class _BusMessage(LogValue, frozen=True, omit_defaults=True, kw_only=True):
    """A message from one node to the others about one table.

    Tags keep their first names, so that nodes of two releases understand each other.
    """

    version: int = BUS_VERSION


class EntriesAppended(_BusMessage, frozen=True, tag="wrote"):
    """Entries were appended to the log, starting at this sequence."""

    node: Node
    sequence: int
    entries: tuple[msgspec.Raw, ...]


class NodePresence(_BusMessage, frozen=True, tag="present"):
    """The players connected to a node, its number of watchers, and its length of the log."""

    node: Node
    players: tuple[PlayerId, ...]
    length: int
    now: float = 0.0
    """The table time; 0 from an older release that does not send it."""
    tenure: float = 0.0
    """Seconds since this node loaded the table: the node with the longest tenure is believed."""
    watching: int = 0
    screens: int = 0
    shows: bool = False
    """Whether any page at this node shows what happens in its time."""


class PresenceRequested(_BusMessage, frozen=True, tag="who_is_here"):
    """A node has its first listener at a table and asks the others to announce theirs."""

    node: Node


class Ephemeral(_BusMessage, frozen=True, tag="shown"):
    """A message for all listeners that is not stored."""

    node: Node
    shown: Reacted | Remarked | Cued


class BotDelaySkipped(_BusMessage, frozen=True, tag="hurried"):
    """Somebody skipped the delay of the bots while the log had this length."""

    node: Node
    length: int


class LogChanged(_BusMessage, frozen=True, tag="log_changed"):
    """The log was rewritten without a name, or removed with its table: read it again."""

    node: Node


NodeMessage: TypeAlias = (
    EntriesAppended | NodePresence | PresenceRequested | Ephemeral | BotDelaySkipped | LogChanged
)
OnMessage: TypeAlias = Callable[[NodeMessage | None], None]
"""Called with each message of another node; with None when messages may have been lost."""

encode_message = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(NodeMessage).decode


class Subscribers:
    """The callbacks of one node, by table.

    A message that cannot be read is ignored and counted: a newer release may have sent it. A
    callback that raises does not affect the others.
    """

    def __init__(self, node: Node) -> None:
        self._node = node
        self._by_table: dict[int, OnMessage] = {}

    @property
    def tables(self) -> set[int]:
        return set(self._by_table)

    def add(self, table: int, on_message: OnMessage) -> None:
        self._by_table[table] = on_message

    def remove(self, table: int) -> None:
        self._by_table.pop(table, None)

    def deliver(self, table: int, data: bytes) -> None:
        """Decode a message and pass it to the callback of its table, unless this node sent it."""
        try:
            message = _decode(data)
        except (msgspec.MsgspecError, ValueError, RecursionError):
            counters["ignored_messages"] += 1
            return
        if message.version > BUS_VERSION:
            counters["ignored_messages"] += 1
        elif message.node != self._node:
            self._call(table, message)

    def missed(self, table: int) -> None:
        """Tell the callback of a table that messages may have been lost."""
        self._call(table, None)

    def _call(self, table: int, message: NodeMessage | None) -> None:
        on_message = self._by_table.get(table)
        if on_message is None:
            return
        try:
            on_message(message)
        except Exception as error:
            log_failure(f"handling a node's message about table {table}", error)


class Bus(Protocol):
    """Carries messages about a table to all other nodes that have subscribed to it."""

    node: Node

    @property
    def is_single_node(self) -> bool:
        """Whether there are no other nodes."""
        ...

    @property
    def is_disconnected(self) -> bool:
        """Whether no messages can arrive now."""
        ...

    def subscribe(self, table: int, on_message: OnMessage) -> None:
        """Receive messages about a table until `unsubscribe`."""
        ...

    def unsubscribe(self, table: int) -> None: ...

    def publish(self, table: int, message: NodeMessage) -> None:
        """Send without waiting; a message that cannot be sent is lost."""
        ...

    async def close(self) -> None: ...


class LocalBus:
    """The bus of a server without other nodes."""

    node: Node = ""
    is_single_node = True
    is_disconnected = False

    def subscribe(self, table: int, on_message: OnMessage) -> None:
        """No messages arrive."""

    def unsubscribe(self, table: int) -> None:
        """There was nothing to receive."""

    def publish(self, table: int, message: NodeMessage) -> None:
        """There is no node to receive it."""

    async def close(self) -> None:
        """There is nothing to close."""
