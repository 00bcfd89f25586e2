"""The services of a node that its tables share, and the parts of a table that use them.

Each table has a clock of its own, upkeep in the store, and a view of the other nodes' presence.
"""

from asyncio import Event
from collections.abc import Callable
from math import inf
from typing import NamedTuple

from samewave.server.clock import Clock, Randomness
from samewave.server.library import Library
from samewave.server.nodes import (
    Bus,
    Ephemeral,
    LogChanged,
    NodeMessage,
    NodePresence,
    PresenceRequested,
)
from samewave.server.protocol.messages import Cued, Reacted, Remarked, Trouble
from samewave.server.settings import Timings
from samewave.server.store import Store
from samewave.server.supervise import in_background, log_failure
from samewave.server.tables.audience import Audience, Listener
from samewave.server.tables.log_reader import LogReader
from samewave.server.tables.next_game import Context
from samewave.server.tables.rate_limits import TableRateLimits
from samewave.server.tables.state import Games, TableState
from samewave.server.tables.updates import encode, websocket_frame


class Services(NamedTuple):
    """One instance of each service per node."""

    store: Store
    bus: Bus
    library: Library
    games: Games
    clock: Clock
    timings: Timings
    randomness: Randomness
    rate_limits: TableRateLimits
    logs: LogReader
    bot_pace: float = 1.0

    def context(self, table: int, now: Callable[[], float]) -> Context:
        """The context in which a table's commands are judged; `now` returns its table time."""
        seed, token = self.randomness.seed, self.randomness.token
        return Context(self.games, self.timings, seed, token, now, table)


SLACK = 5.0
"""Seconds by which another node's entry may be late before our initial guess counts as wrong."""


class TableClock:
    """Table time: continues the time of a table's log with a clock that never jumps.

    Entries get their time from it, and deadlines are compared with it. So a change of the machine's
    clock neither ends a question nor keeps it from ending. Nodes send each other their table time
    with their presence; the node that has had the table longest is believed.
    """

    def __init__(self, clock: Clock, state: TableState) -> None:
        self._clock, self._loaded = clock, clock.monotonic()
        self._is_guess = True
        """Whether our initial time has not been confirmed by another node."""
        self._set(_first(state, clock.time()))

    def now(self) -> float:
        """Table time in seconds since 1970; never before the last entry."""
        return self._at + self._clock.monotonic() - self._since

    def skew(self, now: float) -> float:
        """Whole seconds by which the machine's clock is ahead of the table time; mostly 0."""
        ahead = self._clock.time() - now
        return 0.0 if -0.5 <= ahead <= 0.5 else float(round(ahead))

    @property
    def tenure(self) -> float:
        """Seconds since this node loaded the table."""
        return self._clock.monotonic() - self._loaded

    def follow(self, at: float, skew: float) -> None:
        """Adjust to an entry that another node wrote at this time.

        A clock that is behind moves forward. One that is far ahead moves back, because its next
        entry would end everybody's question: our initial time was a wrong guess, or a node that
        loaded the table gave people the rest of their time while we were cut off.
        """
        if not self._is_guess:  # the entry may be old; by its skew we know the writer's time now
            at = max(at, min(self.now(), self._clock.time() - skew))
        ahead = self.now() - at
        if ahead < 0 or ahead > SLACK:
            self._set(at)

    def agree(self, now: float, tenure: float, last: float) -> None:
        """Take the time of a node that has had the table for longer, but none before the log's."""
        if tenure > self.tenure:
            self._is_guess = False
            self._set(max(now, last))

    def _set(self, at: float) -> None:
        self._at, self._since = at, self._clock.monotonic()


def _first(state: TableState, wall: float) -> float:
    """The initial table time.

    While a question has a deadline, the table keeps its earlier difference from the machine's
    clock. If the question seems overdue, the table may have been away for long or the machine's
    clock may be wrong: players get the rest of their time.
    """
    if state.deadline is None:
        return max(wall, state.touched)
    at = wall - state.skew
    return state.touched if at > state.deadline else max(at, state.touched)


class TableUpkeep:
    """Upkeep of a table in the store: marks it as used, keeps snapshots, and reports trouble."""

    def __init__(
        self, number: int, services: Services, audience: Audience, changed: Event, state: TableState
    ) -> None:
        self._number, self._store, self._clock = number, services.store, services.clock
        self._timings, self._audience, self._changed = services.timings, audience, changed
        self._trouble = Trouble("")
        is_fresh = abs(self._clock.time() - state.touched) < self._timings.touch
        self._next_touch = self._clock.monotonic() + self._timings.touch if is_fresh else -inf
        """When the table has to be marked as used again, by the monotonic clock."""
        self._is_touching = False
        self._logs = services.logs
        self._next_snapshot = self._after(state.length)

    def note_entries(self, state: TableState, last_entry: bytes) -> None:
        """Called after each append. Marks the table as used and stores a snapshot when due."""
        if self._clock.monotonic() > self._next_touch and not self._is_touching:
            self._is_touching = True
            in_background(f"marking table {self._number} as used", self._touch())
        if state.length >= self._next_snapshot:
            self._next_snapshot = self._after(state.length)
            self._logs.keep_soon(self._number, state, last_entry)

    def _after(self, length: int) -> int:
        """The length of the log at which the next snapshot is due."""
        return (length // self._logs.every + 1) * self._logs.every

    async def _touch(self) -> None:
        """Mark the table as used. If that fails, the next entry tries again."""
        now = self._clock.monotonic()
        try:
            await self._store.touch(self._number, self._clock.time())
            self._next_touch = now + self._timings.touch
        finally:
            self._is_touching = False

    def begin_trouble(self, *, lasts: bool) -> None:
        """Tell everybody that nothing can be stored. Unless it lasts, probe until it can again."""
        if self._trouble.code:
            return
        self._trouble = Trouble("cannot_save")
        self._audience.send_all(self._trouble)
        if not lasts:
            in_background(f"probing the store for table {self._number}", self._end_trouble())

    async def _end_trouble(self) -> None:
        """Probe the store until a write works, then tell everybody; bots and timer go on."""
        while self._trouble.code:
            await self._clock.sleep(self._timings.probe)
            try:
                await self._store.touch(self._number, self._clock.time())
            except Exception:  # noqa: S112 - the first failure was logged
                continue
            self._trouble = Trouble("")
            self._audience.send_all(self._trouble)
            self._changed.set()

    def send_trouble(self, listener: Listener) -> None:
        """Tell a new listener if nothing can be stored now."""
        if self._trouble.code:
            listener.send(websocket_frame(encode(self._trouble)))


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
                screens=audience.screens_here,
                shows=audience.shows_here,
            )
        )
        return not self._bus.is_disconnected and self._update_audience()

    def forward(self, shown: Reacted | Remarked | Cued) -> None:
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
        return self._audience.set_elsewhere(
            players,
            sum(each.watching for each in known),
            sum(each.screens for each in known),
            shows=any(each.shows for each in known),
        )

    def _until(self) -> float:
        """When a node that sends nothing from now on counts as lost."""
        return self._clock.monotonic() + self._node_lost
