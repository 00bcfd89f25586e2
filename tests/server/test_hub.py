"""The hub: workers hear each other, share limits, and learn when they may have missed something."""

import asyncio
import socket
from collections.abc import Iterator

import pytest

from samewave.server.nodes import BotDelaySkipped, EntriesAppended
from samewave.server.nodes.hub import Hub, HubBus, HubLimit, HubWorker, Mailboxes, Steering, Upgrade
from samewave.server.nodes.hub_link import MOST_UNREAD, Publish, StreamLink, encode
from tests.server.test_bus import Ear, until

UPGRADE = Upgrade("GQJWB", "key", "192.0.2.7", b"rest")


class DirectLink:
    """Calls the other side at once; when it is full, frames are dropped."""

    def __init__(self, receive: object) -> None:
        self._receive = receive
        self.is_full = False
        self.sent: list[bytes] = []

    def send(self, frame: bytes) -> bool:
        if self.is_full:
            return False
        self.sent.append(frame)
        self._receive(frame)  # type: ignore[operator]
        return True


class Machine:
    """A hub with workers, in one process."""

    def __init__(self) -> None:
        self.now = 0.0
        self.hub = Hub(lambda: self.now)
        self.buses: list[HubBus] = []
        self.workers: list[HubWorker] = []
        self.links: list[tuple[DirectLink, DirectLink]] = []
        for _ in range(3):
            self.start()

    def start(self) -> HubBus:
        number = len(self.buses)
        bus, worker = HubBus(f"w{number}"), HubWorker(self.hub, number)
        links = DirectLink(worker.receive), DirectLink(bus.receive)
        bus.connect(links[0])
        worker.connect(links[1])
        self.hub.add(worker)
        bus.started()
        self.buses.append(bus)
        self.workers.append(worker)
        self.links.append(links)
        return bus

    def published(self, worker: int) -> int:
        """Messages that a worker has sent to the others."""
        return sum(encode(Publish(7, b""))[:9] == each[:9] for each in self.links[worker][0].sent)


@pytest.fixture
def machine() -> Machine:
    return Machine()


def told(node: int, length: int) -> BotDelaySkipped:
    return BotDelaySkipped(f"w{node}", length)


def test_workers_at_a_table_hear_each_other_in_order(machine: Machine) -> None:
    one, other, elsewhere = machine.buses
    ears = Ear(), Ear(), Ear()
    one.subscribe(7, ears[0])
    other.subscribe(7, ears[1])
    elsewhere.subscribe(8, ears[2])
    for length in range(5):
        one.publish(7, told(0, length))

    assert ears[1].told == [told(0, length) for length in range(5)]
    assert ears[0].told == ears[2].told == []
    assert ears[0].missed == ears[1].missed == 1, "at the subscription, and never again"


def test_a_worker_that_is_alone_at_a_table_publishes_nothing(machine: Machine) -> None:
    one, other, _ = machine.buses
    one.subscribe(7, Ear())
    one.publish(7, told(0, 1))
    assert machine.published(0) == 0

    ear = Ear()
    other.subscribe(7, ear)
    one.publish(7, told(0, 2))
    assert ear.told == [told(0, 2)]

    other.unsubscribe(7)
    one.publish(7, told(0, 3))
    assert machine.published(0) == 1


def test_a_worker_without_listeners_tells_the_one_that_has_some(machine: Machine) -> None:
    """It has carried out a request over HTTP."""
    one, other, _ = machine.buses
    ear = Ear()
    one.subscribe(7, ear)
    entries = EntriesAppended("w1", 4, ())
    other.publish(7, entries)

    assert ear.told == [entries]


def test_a_worker_that_ended_leaves_the_others_alone_at_their_tables(machine: Machine) -> None:
    one, other, _ = machine.buses
    one.subscribe(7, Ear())
    other.subscribe(7, Ear())
    machine.hub.remove(machine.workers[1])
    one.publish(7, told(0, 1))

    assert machine.published(0) == 0
    assert one.running == (0, 2)


def test_a_worker_that_did_not_read_learns_that_it_missed_something(machine: Machine) -> None:
    one, other, third = machine.buses
    ear = Ear()
    one.subscribe(7, Ear())
    other.subscribe(7, ear)
    machine.links[1][1].is_full = True
    one.publish(7, told(0, 1))
    third.subscribe(7, Ear())
    machine.start()
    machine.links[1][1].is_full = False
    machine.workers[1].drained()

    assert ear.told == []
    assert ear.missed == 2
    assert other.running == (0, 1, 2, 3)


def test_subscriptions_that_a_busy_hub_dropped_are_repeated(machine: Machine) -> None:
    one, other, _ = machine.buses
    ear = Ear()
    machine.links[1][0].is_full = True
    other.subscribe(7, ear)
    machine.links[1][0].is_full = False
    other.drained()
    one.publish(7, told(0, 1))

    assert ear.told == [told(0, 1)]


async def test_a_limit_holds_for_all_workers_together(machine: Machine) -> None:
    limits = [HubLimit(bus, "opening", 3, 0.5) for bus in machine.buses]
    taken = [await limits[number % 3].take("192.0.2.7") for number in range(5)]
    assert taken == [True, True, True, False, False]

    await limits[0].give_back("192.0.2.7")
    assert await limits[1].take("192.0.2.7")
    assert not await limits[1].take("192.0.2.7")
    machine.now = 2.0
    assert await limits[2].take("192.0.2.7")
    assert await HubLimit(machine.buses[0], "joining", 3, 0.5).take("192.0.2.7")


async def test_a_worker_whose_parent_is_gone_waits_for_no_limit(machine: Machine) -> None:
    bus = machine.buses[0]
    machine.links[0][1].is_full = True  # the answer is lost
    asking = asyncio.create_task(HubLimit(bus, "opening", 3, 0.5).take("192.0.2.7"))
    await asyncio.sleep(0)
    bus.lost()

    assert await asking is False
    assert await HubLimit(bus, "opening", 3, 0.5).take("192.0.2.7") is False
    assert bus.is_disconnected


async def test_metrics_come_from_the_workers_that_answer(machine: Machine) -> None:
    for number, bus in enumerate(machine.buses):
        bus.metrics = lambda number=number: {"tables": float(number)}  # type: ignore[misc]
    machine.links[1][1].is_full = True

    assert await machine.hub.measure(0.01) == {0: {"tables": 0.0}, 2: {"tables": 2.0}}


async def test_frames_of_any_size_pass_a_unix_socket_whole_and_in_order() -> None:
    frames, heard = [b"", b"x" * 70_000, b"short", b"y" * 300_000], list[bytes]()
    lost = asyncio.Event()
    loop, (one, other) = asyncio.get_running_loop(), socket.socketpair()
    _, sending = await loop.create_unix_connection(
        lambda: StreamLink(heard.append, lambda: None), sock=one
    )
    await loop.create_unix_connection(lambda: StreamLink(heard.append, lost.set), sock=other)
    for frame in frames:
        assert sending.send(frame)
    await until(lambda: len(heard) == len(frames))
    sending.close()
    await lost.wait()

    assert heard == frames
    assert not sending.send(b"too late")


async def test_frames_to_a_side_that_does_not_read_are_dropped_until_it_does() -> None:
    drained = asyncio.Event()
    loop, (one, other) = asyncio.get_running_loop(), socket.socketpair()
    link = StreamLink(lambda _: None, lambda: None, drained.set)
    await loop.create_unix_connection(lambda: link, sock=one)
    sent = 0
    while link.send(b"z" * 1_000_000):
        sent += 1
        assert sent < 100

    assert sent * 1_000_000 >= MOST_UNREAD
    reader, writer = await asyncio.open_unix_connection(sock=other)
    while not drained.is_set():
        await reader.read(1 << 20)
    assert link.send(b"again")
    writer.close()
    link.close()


class FakeTransport:
    """The transport of one end of a connection."""

    def __init__(self, connection: socket.socket) -> None:
        self._connection = connection
        self.calls: list[str] = []

    def get_extra_info(self, _: str) -> socket.socket:
        return self._connection

    def pause_reading(self) -> None:
        self.calls.append("pause")

    def resume_reading(self) -> None:
        self.calls.append("resume")

    def abort(self) -> None:
        self.calls.append("abort")
        self._connection.close()


@pytest.fixture
def mailboxes() -> Iterator[list[Mailboxes]]:
    pairs = [socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM) for _ in range(2)]
    sending = [each for _, each in pairs]
    yield [Mailboxes(number, own, sending) for number, (own, _) in enumerate(pairs)]
    for pair in pairs:
        for each in pair:
            each.close()


def steering(machine: Machine, mailboxes: list[Mailboxes]) -> tuple[Steering, Mailboxes]:
    """The steering of the worker that does not have the table, and the mailbox of the other."""
    theirs = mailboxes[0].worker_of(UPGRADE.code)
    return Steering(mailboxes[1 - theirs], machine.buses[1 - theirs]), mailboxes[theirs]


def test_a_connection_is_passed_to_the_worker_of_its_table_and_stays_open(
    machine: Machine, mailboxes: list[Mailboxes]
) -> None:
    ours, theirs = steering(machine, mailboxes)
    client, accepted = socket.socketpair()
    transport = FakeTransport(accepted)

    assert ours.pass_on(transport, UPGRADE)  # type: ignore[arg-type]
    assert transport.calls == ["pause", "abort"]
    taken = theirs.take()
    assert taken is not None
    assert taken[0] == UPGRADE
    with taken[1] as connection, client:
        connection.send(b"hello")
        assert client.recv(10) == b"hello"
    assert theirs.take() is None


@pytest.mark.parametrize("reason", ["own table", "not running", "mailbox full"])
def test_a_connection_that_cannot_be_passed_on_is_served_here(
    machine: Machine, mailboxes: list[Mailboxes], reason: str
) -> None:
    ours, theirs = steering(machine, mailboxes)
    client, accepted = socket.socketpair()
    transport = FakeTransport(accepted)
    if reason == "own table":
        ours = Steering(theirs, machine.buses[theirs.number])
    elif reason == "not running":
        machine.hub.remove(machine.workers[theirs.number])
    else:
        while theirs.put(theirs.number, UPGRADE, accepted.fileno()):
            pass

    assert not ours.pass_on(transport, UPGRADE)  # type: ignore[arg-type]
    assert transport.calls in ([], ["pause", "resume"])
    with client, accepted:
        accepted.send(b"still open")
        assert client.recv(10) == b"still open"
    while left := theirs.take():
        left[1].close()


def test_a_code_belongs_to_one_worker_however_it_is_spelled(mailboxes: list[Mailboxes]) -> None:
    owners = {mailboxes[0].worker_of(code) for code in ("GQJWB", "gqjwb", "gQjWb")}

    assert len(owners) == 1
    assert {mailboxes[0].worker_of(f"GQJW{letter}") for letter in "ABCDEFGH"} == {0, 1}
