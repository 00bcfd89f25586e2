"""Crowds: a move with many spectators, idle connections, and a start; python -m bench.crowds.

The people are plain sockets in a process of their own, so that only the server's CPU time and
memory are measured.
"""

import asyncio
import json
import multiprocessing
import os
import sys
import time
from collections.abc import Callable, Sequence
from multiprocessing.connection import Connection
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any
from urllib.request import Request, urlopen

from bench.rooms import CpuTime, cpu_time, resident, serving_ours
from samewave.server.protocol.messages import VERSION

SPECTATORS = 1_000
MOVES = 200
IDLE, TABLES = 10_000, 100
IDLE_SECONDS = 60
STARTS = 5
AT_ONCE = 200
"""Connections that are opened at the same time."""
UNLIMITED = "--actions-per-hour=1000000000", "--wrong-codes=1000000"
_PONG = b"\x8a\x80\x00\x00\x00\x00"
_PING = b"\x89\x00"


def main(arguments: Sequence[str]) -> None:
    wanted = arguments or ("starts", "crowd", "idle")
    if "starts" in wanted:
        measure_starts()
    if "crowd" in wanted:
        measure_crowd()
    if "idle" in wanted:
        measure_idle()


def measure_starts() -> None:
    """Seconds until the server answers, its CPU time until then, and its memory."""
    seconds, cpu, memory = [], [], []
    for _ in range(STARTS):
        with TemporaryDirectory() as cache:
            os.environ["PYTHONPYCACHEPREFIX"] = cache  # the first start compiles all modules
            os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
            with serving_ours():
                pass
            began = time.monotonic()
            with serving_ours() as server:
                _get(server.port, "/healthz")
                seconds.append(time.monotonic() - began)
                cpu.append(cpu_time(server.pid).total)
                memory.append(resident(server.pid))
    print(
        f"start: answers after {median(seconds):.2f} s ({min(seconds):.2f} to {max(seconds):.2f}),"
        f" CPU {median(cpu):.2f} s, {median(memory) / 1e6:.1f} MB"
    )


def measure_crowd() -> None:
    """CPU time of a move for each spectator, in the program and in the kernel."""
    with serving_ours(*UNLIMITED) as server, _People() as ask:
        (code,) = _open_tables(server.port, 1)
        ask(("connect", server.port, [code] * SPECTATORS))
        costs = []
        for _ in range(3):
            before = cpu_time(server.pid)
            ask(("say", server.port, code, MOVES))
            costs.append(cpu_time(server.pid).since(before, MOVES * SPECTATORS))
        alone = _cost_alone(server.port, server.pid, ask)
    user, system = (1e6 * median(each) for each in zip(*costs, strict=True))
    print(
        f"{SPECTATORS} spectators: {user + system:.2f} us of CPU a listener and entry,"
        f" {user:.2f} in the program, {system:.2f} in the kernel; without spectators"
        f" {1e6 * alone.total:.0f} us an entry"
    )


def _cost_alone(port: int, pid: int, ask: Callable[[Any], Any]) -> CpuTime:
    """The cost of the same entries at a table with nobody else."""
    (code,) = _open_tables(port, 1)
    before = cpu_time(pid)
    ask(("say", port, code, MOVES))
    return cpu_time(pid).since(before, MOVES)


def measure_idle() -> None:
    """Memory of each idle connection, and its CPU time per second."""
    with serving_ours(*UNLIMITED) as server, _People() as ask:
        codes = _open_tables(server.port, TABLES)
        ask(("connect", server.port, codes))  # what is loaded once for each table
        before = resident(server.pid)
        ask(("connect", server.port, codes * (IDLE // TABLES)))
        memory = (resident(server.pid) - before) / IDLE
        cpu = cpu_time(server.pid)
        time.sleep(IDLE_SECONDS)
        used = cpu_time(server.pid).since(cpu)
        lost = ask(("lost",))
    each = 1e6 / IDLE_SECONDS / IDLE
    print(
        f"{IDLE:,} idle connections at {TABLES} tables: {memory / 1024:.1f} KB each,"
        f" {each * used.total:.2f} us of CPU a second each ({each * used.user:.2f} in the"
        f" program); {lost} were lost"
    )


def _get(port: int, path: str) -> bytes:
    with urlopen(f"http://127.0.0.1:{port}{path}") as answer:
        data: bytes = answer.read()
        return data


def _open_tables(port: int, number: int) -> list[str]:
    """The codes of new tables; the token of each host is kept beside it."""
    codes = []
    for _ in range(number):
        body = json.dumps({"name": "Ann"}).encode()
        request = Request(
            f"http://127.0.0.1:{port}/api/tables", body, {"Content-Type": "application/json"}
        )
        with urlopen(request) as answer:
            seat = json.loads(answer.read())
        codes.append(f"{seat['code']} {seat['token']}")
    return codes


class _People:
    """The process with all clients; call the result to ask it to do something."""

    def __enter__(self) -> Callable[[Any], Any]:
        self._ours, theirs = multiprocessing.Pipe()
        self._process = multiprocessing.get_context("spawn").Process(
            target=_serve_people, args=(theirs,)
        )
        self._process.start()
        return self._ask

    def _ask(self, question: Any) -> Any:
        self._ours.send(question)
        return self._ours.recv()

    def __exit__(self, *_: object) -> None:
        self._process.kill()
        self._process.join()


class _Crowd:
    """All clients at one table. `wait` returns when they have so many more updates."""

    def __init__(self) -> None:
        self.clients: list[_Client] = []
        self._missing = 0
        self._done: asyncio.Future[None] | None = None

    def expect_update(self) -> "asyncio.Future[None]":
        """A future that is done when every client has one more update."""
        self._missing = len(self.clients)
        self._done = asyncio.get_running_loop().create_future()
        return self._done

    def updated(self) -> None:
        self._missing -= 1
        if self._missing == 0 and self._done:
            self._done.set_result(None)


class _Client(asyncio.Protocol):
    """One page: it says hello, answers pings, and counts the updates it gets."""

    def __init__(self, crowd: _Crowd, hello: bytes) -> None:
        self._crowd, self._hello = crowd, hello
        self.welcomed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.is_lost = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport: Any = transport

    def data_received(self, data: bytes) -> None:
        if data.startswith(b"HTTP/1.1 101"):
            self.transport.write(_masked(self._hello))
        if _PING in data:
            self.transport.write(_PONG)
        if b'"type":"update"' in data:
            self._crowd.updated()
        elif not self.welcomed.done() and b'"type":"welcome"' in data:
            self.welcomed.set_result(None)

    def connection_lost(self, _: Exception | None) -> None:
        self.is_lost = True


def _masked(text: bytes) -> bytes:
    """A text frame with an empty mask."""
    size = bytes((0x80 | len(text),)) if len(text) < 126 else b"\xfe" + len(text).to_bytes(2)
    return b"\x81" + size + b"\x00\x00\x00\x00" + text


async def _connect(crowd: _Crowd, port: int, seat: str, *, plays: bool = False) -> _Client:
    code, token = seat.split()
    hello = {"type": "hello", "version": VERSION} | ({"token": token} if plays else {})
    loop = asyncio.get_running_loop()
    _, client = await loop.create_connection(
        lambda: _Client(crowd, json.dumps(hello).encode()), "127.0.0.1", port
    )
    client.transport.write(
        f"GET /api/tables/{code}/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    await client.welcomed
    crowd.clients.append(client)
    return client


def _serve_people(questions: Connection) -> None:
    asyncio.run(_live(questions))


async def _live(questions: Connection) -> None:
    crowds: dict[str, _Crowd] = {}
    while True:
        kind, *rest = await asyncio.to_thread(questions.recv)
        answer: Any = None
        if kind == "connect":
            port, seats = rest
            for first in range(0, len(seats), AT_ONCE):
                some = [
                    (crowds.setdefault(each, _Crowd()), each) for each in seats[first:][:AT_ONCE]
                ]
                await asyncio.gather(*(_connect(crowd, port, each) for crowd, each in some))
        elif kind == "say":
            port, seat, times = rest
            await _say(crowds.setdefault(seat, _Crowd()), port, seat, times)
        elif kind == "lost":
            clients = [each for crowd in crowds.values() for each in crowd.clients]
            answer = sum(each.is_lost for each in clients)
        questions.send(answer)


async def _say(crowd: _Crowd, port: int, seat: str, times: int) -> None:
    """One player writes so many lines; the next one when all who listen have the last."""
    player = await _connect(crowd, port, seat, plays=True)
    for number in range(times):
        heard = crowd.expect_update()
        say = {"type": "say", "text": f"line {number}", "id": f"{time.monotonic_ns()}"}
        player.transport.write(_masked(json.dumps(say).encode()))
        await heard
    crowd.clients.remove(player)
    player.transport.abort()


if __name__ == "__main__":
    main(sys.argv[1:])
