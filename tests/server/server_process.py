"""A server process that tests can stop and kill; and clients that misbehave."""

import asyncio
import gc
import json
import os
import re
import signal
import socket
import struct
import sys
from asyncio.subprocess import Process
from contextlib import suppress
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

from aiohttp import ClientError, ClientSession, ClientWebSocketResponse, WSMsgType
from aiohttp.test_utils import TestServer

from samewave.server.http import REGISTRY_KEY
from samewave.server.protocol.messages import VERSION
from tests.patience import PATIENCE
from tests.server.pages import Guests, Page, level
from tests.server.test_play import play_out

DUO = {"game": "compatibility", "setup": {"edition": "2016", "mode": "duo", "track": "short"}}
_QUICK = (
    *("--bot-pace=0", "--tables-per-address=100000", "--messages-per-second=100000"),
    *("--connections-per-minute=1000000", "--actions-per-hour=1000000"),
    *("--joins-per-hour=1000000", "--burst=100000"),
    *("--wrong-codes=100000", "--strangers-per-minute=1000000"),
)
_GOOD_NEWS = re.compile(r"^Samewave is running at | INFO samewave: ")


_alive: set[int] = set()
"""Processes that have not been stopped yet."""


def end_those_left() -> None:
    """Kill the servers of a test that failed before it stopped them."""
    while _alive:
        with suppress(ProcessLookupError):
            os.kill(_alive.pop(), signal.SIGKILL)


class Running:
    """`samewave serve` with the same data folder and port after each restart."""

    def __init__(self, folder: Path, *options: str) -> None:
        self._options = options
        self.program: tuple[str, ...] = ("-m", "samewave")
        self.data, self.log = folder / "data", folder / "server.log"
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._process: Process | None = None

    async def start(self) -> None:
        """Start it and wait until it answers."""
        with self.log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, *self.program, "serve", "--no-browser", *_QUICK),
                *(f"--data={self.data}", f"--port={self.port}", *self._options),
                stdout=log,
                stderr=log,
            )
        _alive.add(self._process.pid)
        async with asyncio.timeout(PATIENCE), ClientSession() as session:
            while not await self._answers(session):
                assert self._process.returncode is None, self.log.read_text()
                await asyncio.sleep(0.02)

    async def _answers(self, session: ClientSession) -> bool:
        with suppress(ClientError):
            async with session.get(f"{self.address}/api/health") as answer:
                return answer.status == 200
        return False

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    async def stop(self) -> int:
        """Stop it with SIGTERM. Returns its exit code."""
        return await self._signal(signal.SIGTERM)

    def freeze(self) -> None:
        """Freeze it with all its connections (SIGSTOP)."""
        if self._process:
            self._process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        if self._process:
            self._process.send_signal(signal.SIGCONT)

    async def kill(self) -> int:
        """Kill it (SIGKILL)."""
        return await self._signal(signal.SIGKILL)

    async def _signal(self, name: signal.Signals) -> int:
        process, self._process = self._process, None
        if process is None:
            return 0
        with suppress(ProcessLookupError):
            process.send_signal(name)
        code = await asyncio.wait_for(process.wait(), PATIENCE)
        _alive.discard(process.pid)
        return code

    @property
    def complaints(self) -> list[str]:
        """Everything that it has logged, except its address and normal messages."""
        lines = self.log.read_text().splitlines()
        return [line for line in lines if line and not _GOOD_NEWS.search(line)]

    @property
    def memory(self) -> int:
        """Its resident memory in bytes."""
        assert self._process is not None
        pages = Path(f"/proc/{self._process.pid}/statm").read_text().split()[1]
        return int(pages) * 4096


def free_port() -> int:
    """Below the ports that systems give to clients, so that nobody takes it during a restart."""
    dice = Random()
    while True:
        port = dice.randrange(20_000, 32_000)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


class Party(Guests):
    """People at a server in the test's own process."""

    def __init__(self, session: ClientSession, server: TestServer) -> None:
        super().__init__(session, str(server.make_url("/")).rstrip("/"))
        self.port, self.app = server.port or 0, server.app

    async def code(self) -> str:
        status, seat = await self.post("/api/tables", {"name": "Ann"})
        assert status == 201
        return str(seat["code"])

    async def connect(self, *said: Any) -> ClientWebSocketResponse:
        """A connection to a new table that sends these messages."""
        address = f"{self.address}/api/tables/{await self.code()}/socket"
        connection = await self.open_socket(address)
        for each in said:
            await connection.send_str(each if isinstance(each, str) else json.dumps(each))
        return connection

    async def plays_on(self) -> None:
        """Play a normal game, from opening a table to the end."""
        pages = await self.open_table("Ann", "Bo", settings=DUO)
        assert (await pages[0].ask("start"))["type"] == "update"
        await level(pages)
        await play_out(pages, Random(1))
        await close(*pages)

    async def is_empty(self) -> bool:
        """Wait until no table is left in memory after the last page closed."""
        for _ in range(20):
            gc.collect()
            if not self.app[REGISTRY_KEY]._tables:
                return True
            await asyncio.sleep(0.05)
        return False


async def close(*pages: Page) -> None:
    for page in pages:
        await page.socket.close()


async def is_answered(page: Page) -> bool:
    """Whether a table still stores something and answers it."""
    return bool((await page.ask("say", text="quick?"))["type"] == "update")


async def seconds_to_answer(page: Page) -> float:
    since = monotonic()
    assert await is_answered(page)
    return monotonic() - since


async def ending(connection: ClientWebSocketResponse) -> str | int | None:
    """The reason why a connection ended: that of `goodbye`, or else the close code."""
    said = None
    while (message := await connection.receive(PATIENCE)).type is WSMsgType.TEXT:
        heard = json.loads(message.data)
        said = heard["reason"] if heard["type"] == "goodbye" else said
    return said or connection.close_code


async def raw_socket(port: int, code: str, *frames: bytes, buffer: int = 0) -> socket.socket:
    """A hand-made connection to a table that sends this and never reads."""
    raw = socket.socket()
    if buffer:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
    raw.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(raw, ("127.0.0.1", port))
    head = (
        f"GET /api/tables/{code}/socket HTTP/1.1\r\nHost: localhost\r\nConnection: upgrade\r\n"
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    await loop.sock_sendall(raw, head.encode())
    assert (await loop.sock_recv(raw, 1000)).startswith(b"HTTP/1.1 101 ")
    await loop.sock_sendall(raw, b"".join(frames))
    return raw


async def fall_asleep(server: Running, speaker: Page, other: Page) -> list[socket.socket]:
    """Phones that connected one after the other and never read, while many messages were sent.

    The first ones have been dropped, the server buffers for the next ones, and the network for the
    last ones.
    """
    asleep: list[socket.socket] = []
    hello = frame(json.dumps({"type": "hello", "version": VERSION}).encode())
    for number in range(50):
        if number < 30:
            asleep.append(await raw_socket(server.port, speaker.code, hello, buffer=4096))
        for line in range(100):
            message = {"type": "say", "id": f"{number}-{line}", "text": "\U0001f40c" * 200}
            await speaker.socket.send_json(message)
        assert await is_answered(other)
        await speaker.listen(lambda last=f"{number}-99": last in speaker.answers)  # type: ignore[misc]
    return asleep


def frame(text: bytes, first_byte: int = 0x81) -> bytes:
    """A frame as a browser sends it."""
    return struct.pack("!BBI", first_byte, 0x80 | len(text), 0) + text


def hang_up(raw: socket.socket) -> None:
    """Reset the connection, with everything in transit."""
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    raw.close()


async def is_dropped(raw: socket.socket) -> bool:
    """Whether the connection ends after the data that can still be read."""
    loop = asyncio.get_running_loop()
    with raw, suppress(ConnectionError):
        while await asyncio.wait_for(loop.sock_recv(raw, 1_000_000), PATIENCE):
            pass
    return True


async def answer_to(port: int, request: bytes) -> bytes:
    """Everything that a server answers to any bytes."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(request)
    heard = b""
    with suppress(ConnectionError):
        heard = await asyncio.wait_for(reader.read(), PATIENCE)
    writer.close()
    return heard
