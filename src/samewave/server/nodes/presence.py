"""Presence: who is connected to the other nodes that have listeners at the same table."""

from samewave.server.nodes import (
    Ephemeral,
    LogChanged,
    NodeMessage,
    NodePresence,
    PresenceRequested,
)
from samewave.server.protocol.messages import Reacted, Remarked
from samewave.server.supervise import log_failure
from samewave.server.tables.audience import Audience
from samewave.server.tables.services import Services
from samewave.server.tables.table_clock import TableClock


class PeerPresence:
    """The other nodes at one table, according to their last messages."""

    def __init__(
        self, table: int, services: Services, audience: Audience, clock: TableClock
    ) -> None:
        self._table, self._bus, self._audience = table, services.bus, audience
        self._table_clock = clock
        self._clock, self._node_lost = services.clock, services.timings.node_lost
        self._nodes: dict[str, tuple[NodePresence, float]] = {}

    @property
    def has_peers(self) -> bool:
        """Whether another node has announced listeners at this table."""
        return bool(self._nodes)

    def receive(self, message: NodeMessage | None, length: int) -> bool:
        """Handle a presence message. True if this node missed log entries."""
        match message:
            case None:
                self._nodes = {node: (who, self._until()) for node, (who, _) in self._nodes.items()}
                self.publish(PresenceRequested(self._bus.node))
                self.announce(length)
                return True
            case PresenceRequested():
                self.announce(length)
            case Ephemeral(_, shown):
                self._audience.send_all(shown)
            case NodePresence(node, _, known):
                self._nodes[node] = message, self._until()
                self._update_audience()
                return known > length
            case LogChanged():
                return True
            case _:
                pass
        return False

    def announce(self, length: int) -> bool:
        """Announce our players to the other nodes.

        True if the players of a silent node were just dropped. While the bus is disconnected,
        nobody is dropped.
        """
        if self._bus.is_single_node:
            return False
        audience, time = self._audience, self._table_clock
        players = tuple(sorted(audience.connected))
        self.publish(
            NodePresence(
                *(self._bus.node, players, length),
                now=time.now(),
                tenure=time.tenure,
                watching=audience.watching_here,
            )
        )
        return not self._bus.is_disconnected and self._update_audience()

    def forward(self, shown: Reacted | Remarked) -> None:
        if not self._bus.is_single_node:
            self.publish(Ephemeral(self._bus.node, shown))

    def publish(self, message: NodeMessage) -> None:
        """Send a message to the other nodes. If that fails, log it; the message is lost."""
        try:
            self._bus.publish(self._table, message)
        except Exception as error:
            log_failure(f"table {self._table} could not publish {type(message).__name__}", error)

    def _update_audience(self) -> bool:
        now = self._clock.monotonic()
        self._nodes = {
            node: (present, until) for node, (present, until) in self._nodes.items() if until > now
        }
        known = [present for present, _ in self._nodes.values()]
        players = frozenset(player for present in known for player in present.players)
        return self._audience.set_elsewhere(players, sum(each.watching for each in known))

    def _until(self) -> float:
        """When a node that sends nothing from now on counts as lost."""
        return self._clock.monotonic() + self._node_lost
