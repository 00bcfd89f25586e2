"""Capacity: connections that send nothing are closed, and a full server says so."""

import asyncio
import resource
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import TypeAlias

import pytest

from samewave.server.app import CAPACITY_KEY
from samewave.server.clock import Clock
from samewave.server.http.health import Capacity, raise_file_limit
from samewave.server.settings import Settings, Timings
from tests.server.builders import SkippingClock
from tests.server.faults import open_party
from tests.server.server_process import Party

TIMINGS = Timings(heartbeat=3600)
HALF_A_REQUEST = b"GET /api/health HTTP/1.1\r\nHost: a\r\nX-Slow: "
HALF_A_BODY = (
    b"POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n"
    b'Content-Length: 100\r\n\r\n{"name":'
)


@pytest.fixture
def clock() -> SkippingClock:
    return SkippingClock()


@pytest.fixture
async def party(tmp_path: Path, clock: SkippingClock) -> AsyncIterator[Party]:
    async with open_party(tmp_path, clock, timings=TIMINGS, most_connections=10) as opened:
        yield opened


Connect: TypeAlias = Callable[[bytes], Awaitable[asyncio.StreamReader]]


@pytest.fixture
async def connect(party: Party) -> AsyncIterator[Connect]:
    """Misbehaving clients: each sends only these bytes."""
    writers: list[asyncio.StreamWriter] = []

    async def connected(sent: bytes) -> asyncio.StreamReader:
        reader, writer = await asyncio.open_connection("127.0.0.1", party.port)
        writers.append(writer)
        writer.write(sent)
        await party.get("/api/health")  # by now the server has read it
        return reader

    yield connected
    for writer in writers:
        writer.close()
        with suppress(ConnectionError):
            await writer.wait_closed()


def sweep_after(party: Party, clock: SkippingClock, seconds: float) -> None:
    """Two checks for idle connections, this many seconds apart."""
    capacity = party.app[CAPACITY_KEY]
    capacity.sweep()
    clock.skip(seconds)
    capacity.sweep()


@pytest.mark.parametrize("sent", [b"", HALF_A_REQUEST, HALF_A_BODY])
async def test_silent_and_half_sent_connections_are_closed(
    party: Party, connect: Connect, clock: SkippingClock, sent: bytes
) -> None:
    reader = await connect(sent)

    sweep_after(party, clock, TIMINGS.first_request - 1)
    assert not reader.at_eof()
    sweep_after(party, clock, TIMINGS.first_request + 1)

    assert await reader.read() == b""


async def test_who_plays_stays_connected_however_long_nobody_moves(
    party: Party, clock: SkippingClock
) -> None:
    ann, _ = await party.open_table("Ann", "Bo")

    sweep_after(party, clock, 10 * TIMINGS.keep_alive)

    assert (await ann.ask("say", text="still here"))["type"] == "update"


async def test_a_connection_may_rest_between_requests(
    party: Party, connect: Connect, clock: SkippingClock
) -> None:
    whole = HALF_A_REQUEST + b"x\r\n\r\n"
    reader = await connect(whole)
    assert b"200 OK" in await reader.readuntil(b'ok"}')

    sweep_after(party, clock, TIMINGS.first_request + 1)
    assert not reader.at_eof()
    sweep_after(party, clock, TIMINGS.keep_alive)

    assert await reader.read() == b""


async def test_idle_connections_go_first_when_room_runs_out(
    party: Party, connect: Connect, clock: SkippingClock
) -> None:
    (ann,) = await party.open_table("Ann")
    idle = [await connect(b"") for _ in range(10)]

    sweep_after(party, clock, TIMINGS.connection_sweep)

    assert [await reader.read() for reader in idle] == [b""] * 10
    assert (await ann.ask("say", text="still here"))["type"] == "update"


async def test_a_full_server_says_so_and_serves_whoever_is_there(party: Party) -> None:
    (ann,) = await party.open_table("Ann")
    screens = [await party.page(ann.code) for _ in range(9)]

    status, answer = await party.post("/api/tables", {"name": "Bo"})
    assert (status, answer["code"]) == (503, "server_is_full")
    assert (await ann.ask("say", text="hello"))["type"] == "update"

    await screens[0].socket.close()
    await ann.listen(lambda: True)
    status, _ = await party.post("/api/tables", {"name": "Bo"})
    assert status == 201


def test_a_process_may_open_as_many_files_as_the_system_lets_it() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(soft, 1024), hard))
    try:
        assert raise_file_limit() == resource.getrlimit(resource.RLIMIT_NOFILE)[0] > 1024
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_room_for_connections_follows_from_files_unless_the_operator_says_otherwise() -> None:
    assert Capacity(Settings(), Clock(), ()).most == raise_file_limit() - 200
    assert Capacity(Settings(most_connections=7), Clock(), ()).most == 7
