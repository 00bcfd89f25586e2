"""Several nodes: many faults, more nodes, more stored tables; python -m bench.nodes."""

import asyncio
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import monotonic

import asyncpg
import psutil
from aiohttp import ClientSession, TCPConnector
from tests.server.group_games import DUO
from tests.server.pages import Guests
from tests.server.storm import Storm

STORM_TABLES, STORM_SECONDS, STORM_PAUSE = 200, 300.0, 1.0
BUSY_TABLES, BUSY_SECONDS = 40, 15.0
STORED = (10, 1_000, 100_000)
IDLE_TABLES, IDLE_SECONDS = 1_000, 30.0
ROWS = 12
"""Entries in the log of a stored table."""
_FILL = """
WITH made AS (
  INSERT INTO tables (code, touched)
  SELECT 'x' || number, extract(epoch FROM now()) FROM generate_series($1::int, $2::int) AS number
  RETURNING id)
INSERT INTO log SELECT made.id, row, row, repeat('{"at":0,"happened":{}}', 12)::bytea
FROM made, generate_series(0, $3) AS row
"""


def main(arguments: Sequence[str]) -> None:
    wanted = arguments or ("storm", "nodes", "stored", "idle")
    if "storm" in wanted:
        asyncio.run(measure_storm())
    if "nodes" in wanted:
        for number in (1, 2, 3):
            asyncio.run(measure_load(f"{number} nodes", number))
    if "stored" in wanted:
        for stored in STORED:
            asyncio.run(measure_load(f"{stored:,} stored tables", 1, stored))
    if "idle" in wanted:
        for apart in (False, True):
            asyncio.run(measure_idle(apart))


async def measure_storm() -> None:
    """Run the same load without and with faults, and check all games afterwards."""
    for name, seconds in (("calm", STORM_SECONDS / 5), ("storm", STORM_SECONDS)):
        with TemporaryDirectory() as folder:
            storm = Storm(Path(folder))
            await storm.start()
            try:
                playing = storm.play(STORM_TABLES, STORM_PAUSE, seconds)
                if name == "storm":
                    await asyncio.gather(playing, storm.strike(seconds - 10, rest=6.0))
                else:
                    await playing
                seen = await storm.check()
            finally:
                await storm.end()
        calm = storm.calm()
        print(f"{name}: {dict(seen)}, nothing lost, nothing twice, every record replays equal")
        print(f"  faults: {dict(Counter(fault for fault, _, _ in storm.faults))}")
        print(f"  outside fault windows: {_spread(calm)}; all: {_spread(_took(storm))}")
        sys.stdout.flush()


async def measure_load(name: str, nodes: int, stored: int = 0) -> None:
    """Tables that play without pause: moves per second, and CPU time per move."""
    with TemporaryDirectory() as folder:
        storm = Storm(Path(folder), nodes)
        await storm.start()
        try:
            if stored:
                await _fill(storm.database, stored)
            before, began = _cpu(storm), monotonic()
            await storm.play(BUSY_TABLES, 0.001, BUSY_SECONDS)
            passed, after = monotonic() - began, _cpu(storm)
        finally:
            await storm.end()
    moves = len(storm.moves)
    each = {who: 1e6 * (after[who] - before[who]) / moves for who in after}
    parts = ", ".join(f"{who} {cost:.0f}" for who, cost in each.items())
    whole = sum(each.values())
    print(f"{name}: {moves / passed:.0f} moves/s; CPU µs a move: {parts}, in all {whole:.0f}")
    print(f"  {_spread(_took(storm))}")
    sys.stdout.flush()


async def measure_idle(apart: bool) -> None:
    """CPU per second for idle tables of two players, at one node or at two nodes."""
    with TemporaryDirectory() as folder:
        storm = Storm(Path(folder), 2)
        await storm.start()
        try:
            async with ClientSession(connector=TCPConnector(limit=0)) as session:
                here, there = (Guests(session, node.server.address) for node in storm.nodes)
                pages = []
                for _ in range(IDLE_TABLES):
                    (host,) = await here.open_table("Ann", settings=DUO)
                    other = there if apart else here
                    status, seat = await other.post(
                        f"/api/tables/{host.code}/players", {"name": "Bo"}
                    )
                    assert status == 201, seat
                    pages += [host, await other.page(host.code, seat["token"])]
                await asyncio.sleep(3)
                before = _cpu(storm)
                await asyncio.sleep(IDLE_SECONDS)
                after = _cpu(storm)
        finally:
            await storm.end()
    parts = ", ".join(
        f"{who} {1e6 * (after[who] - before[who]) / IDLE_SECONDS / IDLE_TABLES:.1f}"
        for who in after
    )
    where = "at two nodes" if apart else "at one node"
    print(f"{IDLE_TABLES:,} idle tables, players {where}: CPU µs a table and second: {parts}")
    sys.stdout.flush()


async def _fill(database: str, tables: int) -> None:
    connection = await asyncpg.connect(database)
    for begin in range(0, tables, 10_000):
        await connection.execute(_FILL, begin, min(begin + 10_000, tables) - 1, ROWS - 1)
    await connection.execute("ANALYZE")
    await connection.close()


def _cpu(storm: Storm) -> dict[str, float]:
    """CPU seconds that each process has used, including its children."""
    processes = {
        "nodes": [node.server.pid for node in storm.nodes],
        "database": [storm.postgres.pid],
        "bus": [storm.valkey.pid],
    }
    return {who: sum(map(_seconds, pids)) for who, pids in processes.items()}


def _seconds(pid: int) -> float:
    process = psutil.Process(pid)
    times = process.cpu_times()
    own: float = times.user + times.system + times.children_user + times.children_system
    for child in process.children():
        own += child.cpu_times().user + child.cpu_times().system
    return own


def _took(storm: Storm) -> list[float]:
    return [move.took for move in storm.moves]


def _spread(times: Sequence[float]) -> str:
    cuts = quantiles(times, n=100)
    return f"p50 {1000 * median(times):.1f} ms, p99 {1000 * cuts[98]:.0f} ms of {len(times):,}"


if __name__ == "__main__":
    main(sys.argv[1:])
