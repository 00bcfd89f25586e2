"""Today's theme: what an answer and a look cost after a thousand answers and after a million.

Both servers run at the same time and take turns, so that a busy machine slows down both.
"""

import asyncio
import sqlite3
import sys
from collections.abc import Mapping, Sequence
from contextlib import AsyncExitStack, closing
from hashlib import blake2b
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import time
from typing import NamedTuple

import msgspec
from aiohttp import ClientSession
from tests.server.server_process import Running

from bench.rooms import cpu_time
from samewave.daily import HAND, PICK, DaySums, cards_of, day_at
from samewave.packs import Shelf
from samewave.server.store.sqlite import SqliteStore

SIZES = (1_000, 1_000_000)
ROUNDS, AT_ONCE = 9, 1_000
OPTIONS = ("--answers-per-address=100000000", "--connections-per-minute=100000000")


class Cost(NamedTuple):
    """CPU microseconds of the server for each request, one value per round."""

    answers: list[float]
    looks: list[float]


async def fill(file: Path, number: int) -> float:
    """Store so many answers of today. Returns the bytes of the database for each."""
    await SqliteStore(file).close()
    empty, dice, day = file.stat().st_size, Random(1), day_at(time())
    pack = Shelf().pack("house")
    assert pack is not None
    placed, guessed = [0] * (HAND * PICK), [0] * HAND

    def answers() -> list[tuple[int, bytes, bytes, int]]:
        rows = []
        for person in range(number):
            ranking, guess = dice.sample(range(HAND), PICK), dice.randrange(HAND)
            for place, image in enumerate(ranking):
                placed[image * PICK + place] += 1
            guessed[guess] += 1
            key = blake2b(b"%d" % person, digest_size=16).digest()
            rows.append((day, key, bytes([*ranking, guess]), 1))
        return rows

    with closing(sqlite3.connect(file)) as store, store:
        store.executemany("INSERT INTO day_answers VALUES (?, ?, ?, ?)", answers())
        cards = msgspec.json.encode(cards_of(day, pack))
        store.execute("INSERT INTO days VALUES (?, ?)", (day, cards))
        sums = DaySums(number, tuple(placed), tuple(guessed)).encode()
        store.execute("INSERT INTO day_sums VALUES (?, 0, ?)", (day, sums))
    with closing(sqlite3.connect(file)) as store:
        store.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return (file.stat().st_size - empty) / number


class Crowd:
    """Devices that answer one server and look at the result."""

    def __init__(self, session: ClientSession, address: str) -> None:
        self._session, self._address = session, f"{address}/api/days/today"
        self._dice, self._devices = Random(2), 0

    async def answer(self) -> None:
        """New devices answer."""
        async with self._session.get(self._address) as response:
            images = (await response.json())["images"]
        for _ in range(AT_ONCE):
            self._devices += 1
            picked = self._dice.sample(images, PICK + 1)
            body = {"ranking": picked[:PICK], "guess": picked[-1]}
            headers = _headers(self._devices)
            path = f"{self._address}/answer"
            async with self._session.put(path, json=body, headers=headers) as response:
                assert response.status == 200, await response.text()
                await response.read()

    async def look(self) -> None:
        """The devices that answered last look at the result."""
        for device in range(self._devices - AT_ONCE + 1, self._devices + 1):
            async with self._session.get(self._address, headers=_headers(device)) as response:
                assert response.status == 200
                await response.read()


def _headers(device: int) -> dict[str, str]:
    return {"Authorization": f"Bearer {device:022}"}


async def race(sizes: Sequence[int] = SIZES) -> dict[int, tuple[Cost, float]]:
    """By number of answers: the costs, and bytes per answer."""
    results: dict[int, tuple[Cost, float]] = {}
    with TemporaryDirectory() as folder:
        async with AsyncExitStack() as running:
            servers: dict[int, Running] = {}
            for size in sizes:
                server = servers[size] = Running(Path(folder) / str(size), *OPTIONS)
                server.data.mkdir(parents=True)
                results[size] = Cost([], []), await fill(server.data / "samewave.db", size)
                await server.start()
                running.push_async_callback(server.stop)
            await _measure(servers, {size: cost for size, (cost, _) in results.items()})
    return results


async def _measure(servers: Mapping[int, Running], costs: Mapping[int, Cost]) -> None:
    async with ClientSession() as session:
        crowds = {size: Crowd(session, each.address) for size, each in servers.items()}
        for crowd in crowds.values():  # warm up
            await crowd.answer()
        for _ in range(ROUNDS):
            for size, crowd in crowds.items():
                pid, cost = servers[size].pid, costs[size]
                before = cpu_time(pid)
                await crowd.answer()
                cost.answers.append(1e6 * cpu_time(pid).since(before, AT_ONCE).total)
                before = cpu_time(pid)
                await crowd.look()
                cost.looks.append(1e6 * cpu_time(pid).since(before, AT_ONCE).total)


def main() -> None:
    results = asyncio.run(race(tuple(map(int, sys.argv[1:])) or SIZES))
    print("Today's theme in SQLite: CPU us of the server, median (least, most)")
    for size, (cost, size_of_one) in results.items():
        print(f"  {size:>9,} answers, {size_of_one:6.1f} bytes each in the database")
        for name, values in cost._asdict().items():
            print(f"    {name:8}{median(values):8.0f} ({min(values):.0f}, {max(values):.0f})")
    first, *_, last = (cost for cost, _ in results.values())
    for name in Cost._fields:
        ratio = median(getattr(last, name)) / median(getattr(first, name))
        print(f"  {name}: last over first {ratio:.3f}")


if __name__ == "__main__":
    main()
