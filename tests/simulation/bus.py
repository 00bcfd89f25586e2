"""A simulated bus: it delays, reorders, drops and duplicates messages between nodes."""

from collections.abc import Callable

from samewave.server.nodes import NodeMessage, OnMessage, Subscribers, encode_message
from samewave.server.nodes.hub import Hub, HubBus, HubWorker
from tests.simulation.loop import Process
from tests.simulation.world import TICK, World

NEWER = b'{"type":"a_kind_of_tomorrow","node":"x","version":9}'
"""A message that a node of a newer release may send."""


class Network:
    """Carries each message to all other nodes."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.nodes: list[NodeBus] = []
        self.lost = 0.0
        self.doubled = 0.0

    def join(self, name: str, process: Process) -> "NodeBus":
        """The bus for a new node."""
        bus = NodeBus(self, name, process)
        self.nodes.append(bus)
        return bus

    def leave(self, bus: "NodeBus") -> None:
        """A node has crashed."""
        self.nodes.remove(bus)

    def carry(self, sender: "NodeBus", table: int, data: bytes) -> None:
        for node in self.nodes:
            if node is not sender:
                self._send(node, table, data)
                if self.world.chance(self.doubled):
                    self._send(node, table, data)
        if self.world.chance(0.002):
            for node in self.nodes:
                self._send(node, table, NEWER)

    def _send(self, node: "NodeBus", table: int, data: bytes) -> None:
        world = self.world
        if not world.chance(self.lost):
            when = world.now + world.latency()
            world.loop.call_at(when, node.receive, table, data, context=node.process.context)


class NodeBus:
    """The bus as one node sees it; it implements `Bus`."""

    is_single_node = False

    def __init__(self, network: Network, name: str, process: Process) -> None:
        self.node, self.process = name, process
        self._network, self._world = network, network.world
        self._subscribers = Subscribers(name)
        self._is_cut = False
        self.is_deaf = False
        """Whether the task that reads from the bus has died."""

    @property
    def is_disconnected(self) -> bool:
        return self._is_cut

    @property
    def tables(self) -> set[int]:
        return self._subscribers.tables

    def subscribe(self, table: int, on_message: OnMessage) -> None:
        is_new = table not in self._subscribers.tables
        self._subscribers.add(table, on_message)
        if is_new:
            self._world.loop.call_later(self._world.latency(), self._subscribed, table)

    def unsubscribe(self, table: int) -> None:
        self._subscribers.remove(table)

    def publish(self, table: int, message: NodeMessage) -> None:
        self._world.inject("publish", 0.0002)
        if not self._is_cut:
            self._network.carry(self, table, encode_message(message))

    def receive(self, table: int, data: bytes) -> None:
        if self._is_cut or self.is_deaf:
            return
        try:
            self._subscribers.deliver(table, data)
        except Exception:
            self.is_deaf = True  # as the task that reads from Redis would die
            raise

    def cut(self) -> None:
        self._is_cut = True

    def heal(self) -> None:
        """After a disconnection all subscriptions are new."""
        self._is_cut = False
        for table in sorted(self._subscribers.tables):
            self._subscribed(table)

    def _subscribed(self, table: int) -> None:
        if not self._is_cut and not self.is_deaf:
            self._subscribers.missed(table)

    async def close(self) -> None:
        """Nothing is open."""


class Workers:
    """The nodes as workers of one machine: their bus is the real hub, in a parent that lives."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._hub = Hub(lambda: world.now)
        self._started = 0
        self.lost = self.doubled = 0.0
        """Nothing is lost or doubled on the way."""

    def join(self, name: str, process: Process) -> "WorkerBus":
        """Connect a new worker to the hub."""
        world, bus = self._world, WorkerBus(name)
        bus.worker = worker = HubWorker(self._hub, self._started)
        self._started += 1
        bus.links = (
            SimulatedLink(world, worker.receive, world.outside),
            SimulatedLink(world, bus.receive, process),
        )
        bus.connect(bus.links[0])
        worker.connect(bus.links[1])
        self._hub.add(worker)
        bus.started()
        return bus

    def leave(self, bus: "WorkerBus") -> None:
        """A worker has crashed."""
        self._hub.remove(bus.worker)


class WorkerBus(HubBus):
    """A worker's bus, with links that can be stopped."""

    worker: HubWorker
    links: tuple["SimulatedLink", "SimulatedLink"]

    def publish(self, table: int, message: NodeMessage) -> None:
        self.links[0].world.inject("publish", 0.0002)
        super().publish(table, message)

    def cut(self) -> None:
        """Neither side reads any more, and frames are dropped."""
        for link in self.links:
            link.is_full = True

    def heal(self) -> None:
        for link in self.links:
            link.is_full = False
        self.drained()
        self.worker.drained()


class SimulatedLink:
    """One direction between a worker and the hub: in order, with delays."""

    def __init__(self, world: World, receive: Callable[[bytes], None], process: Process) -> None:
        self.world, self._receive, self._process = world, receive, process
        self._last = world.now
        self.is_full = False

    def send(self, frame: bytes) -> bool:
        if self.is_full:
            return False
        self._last = max(self._last + TICK, self.world.now + self.world.latency())
        context = self._process.context
        self.world.loop.call_at(self._last, self._receive, frame, context=context)
        return True
