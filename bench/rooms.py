"""Rooms: the cost of a move for a server with eight sockets per table, compared with others."""

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from bench.engine import spelled, table
from bench.games import Played, whole_game
from bench.peers import running

OURS = "samewave"
TICKING = "colyseus, patches 20 times a second"
RIVALS: dict[str, tuple[str, ...]] = {
    "colyseus, broadcast messages": ("colyseus.mjs", "messages"),
    "colyseus, patches with every move": ("colyseus.mjs", "patches"),
    TICKING: ("colyseus.mjs", "ticks"),
    "colyseus, SQLite, a commit per turn": ("colyseus_durable.mjs", "turn", sys.prefix),
    "colyseus, SQLite, a commit per move": ("colyseus_durable.mjs", "move", sys.prefix),
    "boardgame.io": ("boardgame.mjs",),
}
"""The other servers. Those with SQLite do what ours does: they store a move before they publish it,
and send each seat its own message. The rest keep their tables in memory."""
COUNTS = (1, 250)
"""Tables per server; 16 are enough for a quick look."""
SEATS = 8
GAMES = 40
ROUNDS = 5
WARM_UP = 5000
MOVES = 6000
PACE = 500
"""Moves per second at all tables together when latency is measured."""
PACED_MOVES = 5000
IDLE_TABLES = 2000


class Server(NamedTuple):
    """A running server, and the client for its protocol."""

    pid: int
    port: int
    client: str


class CpuTime(NamedTuple):
    """CPU seconds, in the program and in the kernel."""

    user: float
    system: float

    @property
    def total(self) -> float:
        return self.user + self.system

    def since(self, before: "CpuTime", moves: int = 1) -> "CpuTime":
        """The time per move."""
        user, system = self.user - before.user, self.system - before.system
        return CpuTime(user / moves, system / moves)


class Cost(NamedTuple):
    """The cost of a move, one entry per round."""

    full: list[CpuTime]
    """At full load: tables move as soon as all clients received the last move."""
    paced: list[CpuTime]
    """At the pace at which latency is measured."""
    latencies: list[tuple[float, float]]
    """Milliseconds from sending a move until the last client received it: p50 and p99."""
    memory: list[int]
    """Bytes of the server in memory, at the end of the round."""


class Memory(NamedTuple):
    """Bytes per table: when everybody has left, with one open page, and for that page."""

    left: float
    looked_at: float
    page: float


def race(rooms: int) -> dict[str, Cost]:
    """Play the same games at this number of tables on every server in turn, freshly started."""
    games = [whole_game(seed) for seed in range(GAMES)]
    costs = {name: Cost([], [], [], []) for name in (OURS, *RIVALS)}
    if rooms == 1:
        del costs[TICKING]  # one table with ticks makes at most twenty moves a second
    for _ in range(ROUNDS):
        for name, cost in costs.items():
            _measure(name, rooms, games, cost)
    return costs


def memory() -> Memory:
    """The memory of our tables; the first few only load what is loaded once."""
    few = IDLE_TABLES // 20
    with _serving(OURS) as server, running("guests.mjs") as ask:
        ask({"port": server.port, "tables": few})
        before = resident(server.pid)
        ask({"port": server.port, "tables": IDLE_TABLES})
        left = resident(server.pid)
        ask({"look": True})
        looked_at = resident(server.pid)
        ask({"watch": IDLE_TABLES})
        watched = resident(server.pid)
    return Memory(
        left=(left - before) / IDLE_TABLES,
        looked_at=(looked_at - left) / (few + IDLE_TABLES),
        page=(watched - looked_at) / IDLE_TABLES,
    )


def _measure(name: str, rooms: int, games: list[Played], cost: Cost) -> None:
    with _serving(name) as server, running("driver.mjs") as ask:
        script = [script_of(game) for game in games]
        ask({"client": server.client, "port": server.port, "rooms": rooms, "games": script})
        ask({"moves": WARM_UP})
        before = cpu_time(server.pid)
        ask({"moves": MOVES})
        cost.full.append(cpu_time(server.pid).since(before, MOVES))
        if rooms > 1:
            before = cpu_time(server.pid)
            answer = ask({"moves": PACED_MOVES, "rate": PACE})
            cost.paced.append(cpu_time(server.pid).since(before, PACED_MOVES))
            hundredths = quantiles(answer["milliseconds"], n=100)
            cost.latencies.append((median(answer["milliseconds"]), hundredths[98]))
        cost.memory.append(resident(server.pid))


def script_of(game: Played) -> list[Any]:
    """The moves, with seats counted from the first opener."""
    first, _ = game.moves[0]
    return [[(seat - first) % SEATS, spelled(seat, move)[1:]] for seat, move in game.moves]


@contextmanager
def _serving(name: str) -> Iterator[Server]:
    if name == OURS:
        with serving_ours() as server:
            yield server
    else:
        script, *arguments = RIVALS[name]
        with running(script, *arguments) as ask:
            answer = ask(table())
            yield Server(answer["pid"], answer["port"], script.partition(".")[0].partition("_")[0])


@contextmanager
def serving_ours(*options: str) -> Iterator[Server]:
    """Start our server without the limits per address; its data is on the disk of .venv."""
    port = _free_port()
    program = str(Path(sys.executable).with_name("samewave"))
    limits = (
        *("--tables-per-address", "--connections-per-minute", "--messages-per-second"),
        *("--actions-per-hour", "--joins-per-hour"),
        "--strangers-per-minute",
    )
    plenty = [word for limit in limits for word in (limit, "1000000")]
    with TemporaryDirectory(dir=sys.prefix) as data:
        place = ("--data", data, "--port", str(port))
        command = (program, "serve", *place, "--no-browser", *plenty, *options)
        with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
            assert process.stdout is not None
            try:
                if not process.stdout.readline():
                    raise RuntimeError("samewave serve gave up")
                yield Server(process.pid, port, OURS)
            finally:
                process.terminate()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def cpu_time(pid: int) -> CpuTime:
    """CPU seconds of all threads of a process."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    ticks = os.sysconf("SC_CLK_TCK")
    return CpuTime(int(fields[11]) / ticks, int(fields[12]) / ticks)


def resident(pid: int) -> int:
    """Resident memory of a process in bytes."""
    pages = Path(f"/proc/{pid}/statm").read_text().split()[1]
    return int(pages) * os.sysconf("SC_PAGE_SIZE")
