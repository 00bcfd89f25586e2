"""Neighbours: the other nodes where somebody looks at the same table, and who is there."""

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
    """Who is connected where, as far as it was heard."""

    def __init__(
        self, table: int, services: Services, audience: Audience, clock: TableClock
    ) -> None:
        self._table, self._bus, self._audience = table, services.bus, audience
        self._table_clock = clock
        self._clock, self._node_lost = services.clock, services.timings.node_lost
        self._there: dict[str, tuple[NodePresence, float]] = {}

    @property
    def has_peers(self) -> bool:
        """Whether this table was looked at from another node, as far as it was heard."""
        return bool(self._there)

    def hear(self, told: NodeMessage | None, length: int) -> bool:
        """What concerns who is where; whether the log has grown unheard."""
        match told:
            case None:
                self._there = {node: (who, self._until()) for node, (who, _) in self._there.items()}
                self.publish(PresenceRequested(self._bus.node))
                self.tell(length)
                return True
            case PresenceRequested():
                self.tell(length)
            case Ephemeral(_, shown):
                self._audience.tell(shown)
            case NodePresence(node, _, known):
                self._there[node] = told, self._until()
                self._place()
                return known > length
            case LogChanged():
                return True
            case _:
                pass
        return False

    def tell(self, length: int) -> bool:
        """Who is here, for the others; whether somebody went, not heard of for long.

        While nothing can be heard, nobody is forgotten.
        """
        if self._bus.is_alone:
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
        return not self._bus.is_cut and self._place()

    def forward(self, shown: Reacted | Remarked) -> None:
        if not self._bus.is_alone:
            self.publish(Ephemeral(self._bus.node, shown))

    def publish(self, message: NodeMessage) -> None:
        """Send a message to the other nodes. If that fails they miss it, and nothing else."""
        try:
            self._bus.tell(self._table, message)
        except Exception as error:
            log_failure(f"table {self._table} could not publish {type(message).__name__}", error)

    def _place(self) -> bool:
        now = self._clock.monotonic()
        self._there = {
            node: (present, until) for node, (present, until) in self._there.items() if until > now
        }
        there = [present for present, _ in self._there.values()]
        players = frozenset(player for present in there for player in present.players)
        return self._audience.place_elsewhere(players, sum(each.watching for each in there))

    def _until(self) -> float:
        """When a node that was heard just now counts as lost."""
        return self._clock.monotonic() + self._node_lost
