"""Neighbours: the other nodes where somebody looks at the same table, and who is there."""

from samewave.server.audience import Audience
from samewave.server.bus import LogChanged, Present, Shown, Told, WhoIsHere
from samewave.server.entries import PlayerId
from samewave.server.messages import Reacted, Remarked
from samewave.server.services import Services
from samewave.server.supervise import log_failure
from samewave.server.table_clock import TableClock


class Neighbours:
    """Who is connected where, as far as it was heard."""

    def __init__(
        self, table: int, services: Services, audience: Audience, clock: TableClock
    ) -> None:
        self._table, self._bus, self._audience = table, services.bus, audience
        self._table_clock = clock
        self._clock, self._node_lost = services.clock, services.timings.node_lost
        self._there: dict[str, tuple[tuple[PlayerId, ...], float]] = {}

    @property
    def are_there(self) -> bool:
        """Whether this table was looked at from another node, as far as it was heard."""
        return bool(self._there)

    def hear(self, told: Told | None, length: int) -> bool:
        """What concerns who is where; whether the log has grown unheard."""
        match told:
            case None:
                self._there = {node: (who, self._until()) for node, (who, _) in self._there.items()}
                self.publish(WhoIsHere(self._bus.node))
                self.tell(length)
                return True
            case WhoIsHere():
                self.tell(length)
            case Shown(_, shown):
                self._audience.tell(shown)
            case Present(node, players, known):
                self._there[node] = players, self._until()
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
        connected, time = tuple(sorted(self._audience.connected)), self._table_clock
        self.publish(Present(self._bus.node, connected, length, time.now(), time.tenure))
        return not self._bus.is_cut and self._place()

    def pass_on(self, shown: Reacted | Remarked) -> None:
        if not self._bus.is_alone:
            self.publish(Shown(self._bus.node, shown))

    def publish(self, message: Told) -> None:
        """Send a message to the other nodes. If that fails they miss it, and nothing else."""
        try:
            self._bus.tell(self._table, message)
        except Exception as error:
            log_failure(f"table {self._table} could not publish {type(message).__name__}", error)

    def _place(self) -> bool:
        now = self._clock.monotonic()
        self._there = {
            node: (players, until) for node, (players, until) in self._there.items() if until > now
        }
        elsewhere = (player for players, _ in self._there.values() for player in players)
        return self._audience.place_elsewhere(frozenset(elsewhere))

    def _until(self) -> float:
        """When a node that was heard just now counts as lost."""
        return self._clock.monotonic() + self._node_lost
