"""A node: the server's real registry, tables, driver, presence and groups, without aiohttp."""

import asyncio
from collections import deque
from collections.abc import Coroutine
from functools import partial
from pathlib import Path
from typing import Any

from samewave.packs import Shelf
from samewave.server.http.admission import Admission, LookupLimits, Visitor
from samewave.server.library import Library
from samewave.server.limits import Bucket, LocalLimit
from samewave.server.protocol.connection import PageConnection
from samewave.server.protocol.messages import GoodbyeReason
from samewave.server.settings import Settings, Timings
from samewave.server.supervise import supervise
from samewave.server.tables.table_registry import TableRegistry
from tests.simulation.bus import Network, Workers
from tests.simulation.loop import Process
from tests.simulation.store import Database, NodeStore
from tests.simulation.world import TICK, SimulatedClock, SimulatedRandomness, World

SHELF = Shelf()
TIMINGS = Timings(store_patience=8.0)


class Node:
    """One process of the cluster, from its start to its crash."""

    def __init__(
        self, world: World, database: Database, network: Network | Workers, name: str
    ) -> None:
        self.world, self.name = world, name
        self.process = Process()
        self.store = NodeStore(database, TIMINGS)
        self.bus = network.join(name, self.process)
        self._leave_network = partial(network.leave, self.bus)  # type: ignore[arg-type]
        self.connections: dict[Connection, None] = {}
        clock = SimulatedClock(world)
        settings = Settings(timings=TIMINGS, bot_pace=1.0, snapshot_every=25)
        library = Library(self.store, Path())
        library.shelf = SHELF
        self.clock = clock
        self.registry = TableRegistry(
            settings, self.store, self.bus, library, clock, SimulatedRandomness(world)
        )
        lookup_limits = LookupLimits(
            lambda _, full, rate: LocalLimit(full, rate, clock.monotonic), settings, clock
        )
        self.admission = Admission(self.registry, lookup_limits, settings, clock)
        self.run(supervise("presence", self.registry.announce_regularly, clock))
        self.run(supervise("groups", self.registry.groups.catch_up, clock))

    def run(self, work: Coroutine[Any, Any, Any]) -> "asyncio.Task[Any]":
        """Run a coroutine as a task of this process."""
        return self.world.loop.create_task(work, context=self.process.context)

    def crash(self) -> None:
        """Everything stops at once, between two awaits; nothing is cleaned up."""
        self.process.has_crashed = True
        self._leave_network()
        for connection in tuple(self.connections):
            connection.cut()


class Connection:
    """A socket between a person and a node: messages keep their order and are delayed."""

    def __init__(self, node: Node, code: str, person: Any) -> None:
        self._node, self._world, self._person = node, node.world, person
        self._code = code
        self._inbox: deque[str] = deque()
        self._is_paused = False
        self._to_node = self._to_person = node.world.now
        self.is_disconnected = False
        node.connections[self] = None
        bucket = Bucket(40, 10, node.clock.monotonic)
        self._page = PageConnection(self, node.registry, self._admit, bucket)

    @property
    def node(self) -> Node:
        return self._node

    async def _admit(self, token: str, watch_key: str) -> Visitor:
        address = self._person.name
        return await self._node.admission.admit(self._code, (token, watch_key), address)

    # the server's end: like a `WebSocket`

    def write(self, frame: bytes) -> None:
        self._world.inject("write", 0.0001)
        if not self.is_disconnected:
            self._deliver(self._person.hear, frame)

    def abort(self) -> None:
        self.cut()

    def close(self, _: GoodbyeReason) -> None:
        if not self.is_disconnected:
            self._deliver(self._hang_up)

    def pause(self) -> None:
        self._is_paused = True

    def resume(self) -> None:
        self._is_paused = False
        self._read()

    def _receive(self, text: str) -> None:
        self._inbox.append(text)
        self._read()

    def _read(self) -> None:
        while self._inbox and not self._is_paused:
            self._page.receive(self._inbox.popleft())

    def _deliver(self, callback: Any, *args: Any) -> None:
        self._to_person = max(self._to_person + TICK, self._world.now + self._world.latency())
        self._world.loop.call_at(
            self._to_person, self._unless_cut, callback, *args, context=self._world.outside.context
        )

    def _unless_cut(self, callback: Any, *args: Any) -> None:
        if not self.is_disconnected and self._person.connection is self:
            callback(*args)

    def _hang_up(self) -> None:
        self.cut()

    # the person's end

    def send(self, text: str) -> None:
        if not self.is_disconnected:
            self._to_node = max(self._to_node + TICK, self._world.now + self._world.latency())
            self._world.loop.call_at(
                self._to_node, self._receive, text, context=self._node.process.context
            )

    def cut(self) -> None:
        """Both ends notice it, each after its own delay."""
        if self.is_disconnected:
            return
        self.is_disconnected = True
        self._node.connections.pop(self, None)
        loop, later = self._world.loop, self._world.now + self._world.latency()
        loop.call_at(later, self._page.lost, context=self._node.process.context)
        loop.call_at(later, self._person.lost, self, context=self._world.outside.context)
