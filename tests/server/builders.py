"""Parts of a server for tests: a clock that can be moved, seeded randomness, services."""

import asyncio
import os
from collections.abc import Sequence
from functools import partial
from hashlib import sha256
from random import Random
from typing import Any

from samewave.games import GAMES
from samewave.packs import Shelf
from samewave.server.clock import Clock, Randomness
from samewave.server.library import Library
from samewave.server.nodes import LocalBus
from samewave.server.settings import Timings
from samewave.server.store import DAY, SIGHTINGS, Person, Store, UnusedScan
from samewave.server.tables.judging import resolve
from samewave.server.tables.log_reader import LogReader
from samewave.server.tables.rate_limits import TableRateLimits
from samewave.server.tables.services import Services


class SkippingClock(Clock):
    """The machine's clock, which a test can move forward; sleepers then wake up."""

    def __init__(self) -> None:
        self._skipped = 0.0
        self._skips = asyncio.Event()

    def skip(self, seconds: float) -> None:
        self._skipped += seconds
        self._skips.set()
        self._skips = asyncio.Event()

    def time(self) -> float:
        return super().time() + self._skipped

    def monotonic(self) -> float:
        return super().monotonic() + self._skipped

    async def sleep(self, seconds: float) -> None:
        await self.wait(asyncio.Event(), seconds)

    async def wait(self, event: asyncio.Event, seconds: float | None) -> None:
        until = None if seconds is None else self.monotonic() + seconds
        while not event.is_set():
            left = None if until is None else until - self.monotonic()
            if left is not None and left <= 0:
                return
            waiting = [asyncio.ensure_future(each.wait()) for each in (event, self._skips)]
            try:
                await asyncio.wait(waiting, timeout=left, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for each in waiting:
                    each.cancel()


def device_called(name: object) -> Person:
    """A device that answers today's theme, as a store knows it."""
    return lambda day: sha256(f"{name} {day}".encode()).digest()[:16]


def chosen_seed(default: int | None = None) -> int:
    """The seed of a test. It is printed; SAMEWAVE_SEED sets it."""
    drawn = Random().randrange(2**32) if default is None else default
    seed = int(os.environ.get("SAMEWAVE_SEED", drawn))
    print(f"SAMEWAVE_SEED={seed}")  # noqa: T201 - pytest shows it when a test fails
    return seed


def append(
    store: Store, table: int, sequence: int, entries: Sequence[bytes]
) -> "asyncio.Future[None]":
    """Append entries to the log of a table and wait until they are stored."""
    answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    store.append(table, sequence, entries, partial(resolve, answer, ""))
    return answer


def services(store: Any, bus: Any = None, clock: Clock | None = None) -> Services:
    """The services of a node with this store."""
    library = Library(store, None)  # type: ignore[arg-type] # no test uploads a pack
    shelf = Shelf()
    library.shelf = shelf
    games = {name: game(shelf) for name, game in GAMES.items()}
    return Services(
        store=store,
        bus=bus or LocalBus(),
        library=library,
        games=games,
        clock=clock or Clock(),
        timings=Timings(),
        randomness=Randomness(),
        rate_limits=TableRateLimits(1e6, 1e6, (clock or Clock()).monotonic),
        logs=LogReader(store, games, clock or Clock(), every=500),
        bot_pace=0.0,
    )


async def remove_older(store: Store, before: float) -> None:
    """Scan on enough days to remove tables that were last used before this time."""
    for day in range(1, 2 + SIGHTINGS):
        await store.remove_unused(UnusedScan(before + day * DAY, day * DAY, 1_000))
