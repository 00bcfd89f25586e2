"""The bus of the workers of one machine: a hub in their parent process.

Each worker has one connection to the hub. The hub passes messages about a table to the workers that
have subscribed to it, keeps the limits by address for all workers, and collects their metrics. A
worker that is the only one at a table is told so and publishes nothing about it. As on every bus,
messages may be lost: when a worker does not read, the hub drops messages and tells it afterwards.

Any worker may accept a connection. When a page opens its socket, the worker passes the connection
to the worker of the table, which is chosen by the table's code. Nothing depends on it: a table may
be open at several workers, as at several nodes, but then each of them must apply every move.
"""

import asyncio
import socket
from collections.abc import Callable, Mapping
from itertools import count
from zlib import crc32

import msgspec

from samewave.server.limits import Buckets
from samewave.server.nodes import NodeMessage, OnMessage, Subscribers, encode_message
from samewave.server.nodes.hub_link import (
    Company,
    FromHub,
    GiveBack,
    Link,
    Measure,
    Measured,
    Missed,
    Publish,
    Running,
    Subscribe,
    Subscribed,
    Take,
    Taken,
    ToHub,
    Unsubscribe,
    WorkerStarted,
    decode_from_hub,
    decode_to_hub,
    encode,
)


class HubBus:
    """The bus as one worker reaches it."""

    is_single_node = False

    def __init__(self, node: str) -> None:
        self.node = node
        self._link: Link | None = None
        self._subscribers = Subscribers(node)
        self._alone: set[int] = set()
        """Tables to which we have subscribed and no other worker has."""
        self._ids = count()
        self._asked: dict[int, asyncio.Future[bool]] = {}
        self.running: tuple[int, ...] = ()
        """The numbers of all workers that serve now."""
        self.metrics: Callable[[], Mapping[str, float]] = dict
        """Reads the metrics of this worker."""

    @property
    def is_disconnected(self) -> bool:
        return self._link is None

    @property
    def tables(self) -> set[int]:
        return self._subscribers.tables

    def connect(self, link: Link) -> None:
        self._link = link

    def lost(self) -> None:
        """The parent process is gone; this worker stops, too."""
        self._link = None
        self._refuse_all()

    def drained(self) -> None:
        """The hub reads again: repeat the subscriptions, which may have been dropped."""
        for table in sorted(self._subscribers.tables):
            self._send(Subscribe(table))

    def started(self) -> None:
        """Tell the others that this worker serves."""
        self._send(WorkerStarted())

    def subscribe(self, table: int, on_message: OnMessage) -> None:
        is_new = table not in self._subscribers.tables
        self._subscribers.add(table, on_message)
        if is_new:
            self._send(Subscribe(table))

    def unsubscribe(self, table: int) -> None:
        self._subscribers.remove(table)
        self._alone.discard(table)
        self._send(Unsubscribe(table))

    def publish(self, table: int, message: NodeMessage) -> None:
        if table not in self._alone:
            self._send(Publish(table, encode_message(message)))

    async def take(self, kind: str, full: float, rate: float, name: str) -> bool:
        """Take one of a limit that the hub keeps for all workers."""
        number = next(self._ids)
        answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._asked[number] = answer
        if not self._send(Take(number, kind, full, rate, name)):
            del self._asked[number]
            return False
        return await answer

    def give_back(self, kind: str, name: str) -> None:
        self._send(GiveBack(kind, name))

    async def close(self) -> None:
        """The connection ends with the process."""

    def receive(self, frame: bytes) -> None:
        """Handle a frame of the hub."""
        message: FromHub = decode_from_hub(frame)
        match message:
            case Publish(table, data):
                self._subscribers.deliver(table, data)
            case Subscribed(table):
                self._subscribers.missed(table)
            case Company(table, has_others):
                self._note_company(table, has_others)
            case Taken(number, is_allowed):
                answer = self._asked.pop(number, None)
                if answer and not answer.done():
                    answer.set_result(is_allowed)
            case Missed():
                self._refuse_all()
                for table in sorted(self._subscribers.tables):
                    self._subscribers.missed(table)
            case Running(workers):
                self.running = workers
            case Measure(number):
                self._send(Measured(number, dict(self.metrics())))

    def _refuse_all(self) -> None:
        """Refuse whatever still waits for the answer of a limit: it may never come."""
        asked, self._asked = self._asked, {}
        for answer in asked.values():
            if not answer.done():
                answer.set_result(False)

    def _note_company(self, table: int, has_others: bool) -> None:
        if has_others or table not in self._subscribers.tables:
            self._alone.discard(table)
        else:
            self._alone.add(table)

    def _send(self, message: ToHub) -> bool:
        return self._link is not None and self._link.send(encode(message))


class HubLimit:
    """A limit per name that the hub keeps for all workers."""

    def __init__(self, bus: HubBus, kind: str, full: float, rate: float) -> None:
        self._bus, self._kind, self._full, self._rate = bus, kind, full, rate

    async def take(self, name: str) -> bool:
        return await self._bus.take(self._kind, self._full, self._rate, name)

    async def give_back(self, name: str) -> None:
        self._bus.give_back(self._kind, name)


class HubWorker:
    """The hub's side of one worker, from its start to its end."""

    def __init__(self, hub: "Hub", number: int) -> None:
        self._hub, self.number = hub, number
        self._link: Link | None = None
        self.has_started = False
        self._has_missed = False

    def connect(self, link: Link) -> None:
        self._link = link

    def receive(self, frame: bytes) -> None:
        """Handle a frame of the worker."""
        self._hub.handle(self, decode_to_hub(frame))

    def send(self, message: FromHub) -> None:
        if self._link is None or not self._link.send(encode(message)):
            self._has_missed = True

    def drained(self) -> None:
        """The worker reads again."""
        if self._has_missed:
            self._has_missed = False
            self.send(Missed())
            self._hub.tell_all_of(self)


class Hub:
    """Connects the workers of one machine."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._workers: list[HubWorker] = []
        self._subscribers: dict[int, list[HubWorker]] = {}
        self._limits: dict[str, Buckets] = {}
        self._ids = count()
        self._measuring: dict[int, asyncio.Future[dict[str, float]]] = {}
        self.on_started: Callable[[int], None] = lambda _: None
        """Called when a worker serves, with its number."""

    def add(self, worker: HubWorker) -> None:
        self._workers.append(worker)

    def remove(self, worker: HubWorker) -> None:
        """Forget a worker that is gone."""
        self._workers.remove(worker)
        for table in [each for each, who in self._subscribers.items() if worker in who]:
            self._unsubscribe(worker, table)
        self._announce_running()

    def handle(self, sender: HubWorker, message: ToHub) -> None:
        match message:
            case Publish(table, _):
                for worker in self._subscribers.get(table, ()):
                    if worker is not sender:
                        worker.send(message)
            case Subscribe(table):
                self._subscribe(sender, table)
            case Unsubscribe(table):
                self._unsubscribe(sender, table)
            case Take(number, kind, full, rate, name):
                buckets = self._limits.setdefault(kind, Buckets(full, rate, self._clock))
                sender.send(Taken(number, buckets.take(name)))
            case GiveBack(kind, name):
                if buckets_of_kind := self._limits.get(kind):
                    buckets_of_kind.give_back(name)
            case WorkerStarted():
                sender.has_started = True
                self._announce_running()
                self.on_started(sender.number)
            case Measured(number, metrics):
                answer = self._measuring.pop(number, None)
                if answer and not answer.done():
                    answer.set_result(metrics)

    def tell_all_of(self, worker: HubWorker) -> None:
        """Repeat what a worker must know, because it may have missed it."""
        for table, subscribers in self._subscribers.items():
            if worker in subscribers:
                worker.send(Company(table, len(subscribers) > 1))
        worker.send(self._running())

    async def measure(self, patience: float) -> dict[int, dict[str, float]]:
        """The metrics of all workers that answer in time, by number."""
        asked: dict[int, asyncio.Future[dict[str, float]]] = {}
        for worker in self._workers:
            if worker.has_started:
                number = next(self._ids)
                asked[worker.number] = asyncio.get_running_loop().create_future()
                self._measuring[number] = asked[worker.number]
                worker.send(Measure(number))
        if asked:
            await asyncio.wait(asked.values(), timeout=patience)
        return {worker: each.result() for worker, each in asked.items() if each.done()}

    def _subscribe(self, worker: HubWorker, table: int) -> None:
        subscribers = self._subscribers.setdefault(table, [])
        if worker not in subscribers:
            subscribers.append(worker)
        self._tell_company(table)
        worker.send(Subscribed(table))

    def _unsubscribe(self, worker: HubWorker, table: int) -> None:
        subscribers = self._subscribers.get(table, [])
        if worker in subscribers:
            subscribers.remove(worker)
        if subscribers:
            self._tell_company(table)
        else:
            self._subscribers.pop(table, None)

    def _tell_company(self, table: int) -> None:
        subscribers = self._subscribers[table]
        if len(subscribers) <= 2:  # with more, everybody knows already
            for worker in subscribers:
                worker.send(Company(table, len(subscribers) > 1))

    def _running(self) -> Running:
        return Running(tuple(sorted(each.number for each in self._workers if each.has_started)))

    def _announce_running(self) -> None:
        running = self._running()
        for worker in self._workers:
            worker.send(running)


_LARGEST = 65_536
"""Bytes of the longest message to another worker."""


class Upgrade(msgspec.Struct, frozen=True, array_like=True):
    """A request for the socket of a table."""

    code: str
    key: str
    """The client's `Sec-WebSocket-Key`."""
    address: str
    """The client's address."""
    received: bytes
    """Bytes that followed the request."""


_encode_upgrade = msgspec.msgpack.Encoder().encode
_decode_upgrade = msgspec.msgpack.Decoder(Upgrade).decode


class Mailboxes:
    """One mailbox per worker, in which the other workers put connections.

    The parent process keeps all of them, so that a worker that starts again finds its mail.
    """

    def __init__(self, number: int, own: socket.socket, all_workers: list[socket.socket]) -> None:
        self.number, self._own, self._all = number, own, all_workers
        for each in (own, *all_workers):
            each.setblocking(False)

    def fileno(self) -> int:
        return self._own.fileno()

    def worker_of(self, code: str) -> int:
        """The number of the worker to which a table belongs."""
        return crc32(code.upper().encode()) % len(self._all)

    def put(self, worker: int, upgrade: Upgrade, connection: int) -> bool:
        """Pass a connection to a worker. False if its mailbox is full."""
        try:
            socket.send_fds(self._all[worker], [_encode_upgrade(upgrade)], [connection])
        except OSError:
            return False
        return True

    def take(self) -> tuple[Upgrade, socket.socket] | None:
        """The next connection in our own mailbox."""
        try:
            data, files, _, _ = socket.recv_fds(self._own, _LARGEST, 1)
        except BlockingIOError:
            return None
        return _decode_upgrade(data), socket.socket(fileno=files[0])


class Steering:
    """Passes connections to the workers of their tables."""

    def __init__(self, mailboxes: Mailboxes, bus: HubBus) -> None:
        self.mailboxes, self._bus = mailboxes, bus

    def pass_on(self, transport: asyncio.Transport, upgrade: Upgrade) -> bool:
        """Pass a connection to the worker of its table. False if we have to serve it."""
        worker = self.mailboxes.worker_of(upgrade.code)
        if worker == self.mailboxes.number or worker not in self._bus.running:
            return False
        transport.pause_reading()  # whatever comes now is for the other worker
        connection = transport.get_extra_info("socket").fileno()
        if not self.mailboxes.put(worker, upgrade, connection):
            transport.resume_reading()
            return False
        transport.abort()  # closes our descriptor, not the connection
        return True
