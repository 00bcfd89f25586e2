"""Health checks: whether the process lives, and whether it can serve people."""

import asyncio
from collections.abc import Coroutine
from typing import Any

from aiohttp import web

from samewave.core import Value
from samewave.server.clock import Clock
from samewave.server.http import REGISTRY_KEY, json_response
from samewave.server.settings import Timings
from samewave.server.store import Store
from samewave.server.supervise import SharedWork

DRAINING_KEY: web.AppKey[asyncio.Event] = web.AppKey("draining", asyncio.Event)
"""Set when a load balancer should send nobody here any more."""
_NO_TABLE = "-----"


class Ready(Value, frozen=True):
    """Whether a node can serve people. Without the bus it can, more slowly."""

    ready: bool
    draining: bool
    store: bool
    bus: bool
    failing: tuple[str, ...] = ()
    """The parts that do not work: `store_reads`, `store_writes`, `bus`."""


class StoreCheck:
    """Checks that the store reads and writes. The result is cached briefly: anybody may ask."""

    def __init__(self, store: Store, clock: Clock, timings: Timings) -> None:
        self._store, self._clock, self._timings = store, clock, timings
        self._checking: SharedWork[tuple[str, ...]] = SharedWork()
        self._failing: tuple[str, ...] = ()
        self._checked: float | None = None

    async def failing(self) -> tuple[str, ...]:
        """The parts of the store that did not answer in time."""
        now = self._clock.monotonic()
        if self._checked is None or now - self._checked >= self._timings.ready_again:
            self._failing = await self._checking.do("", self._check)
        return self._failing

    async def _check(self) -> tuple[str, ...]:
        parts = {"store_reads": self._store.find(_NO_TABLE), "store_writes": self._store.probe()}
        works = await asyncio.gather(*map(self._ends_well, parts.values()))
        self._checked = self._clock.monotonic()
        return tuple(part for part, well in zip(parts, works, strict=True) if not well)

    async def _ends_well(self, work: Coroutine[Any, Any, Any]) -> bool:
        """Whether the work succeeds in time; it is cancelled if not."""
        done = asyncio.Event()
        task = asyncio.get_running_loop().create_task(work)
        task.add_done_callback(lambda _: done.set())
        await self._clock.wait(done, self._timings.ready)
        if task.done():
            return task.exception() is None
        task.cancel()
        return False


STORE_CHECK_KEY: web.AppKey[StoreCheck] = web.AppKey("store_check", StoreCheck)


async def healthz(_: web.Request) -> web.Response:
    """Answer that the process lives."""
    return web.Response(text="ok\n")


async def readyz(request: web.Request) -> web.Response:
    """Answer whether a load balancer may send people here."""
    draining = request.app[DRAINING_KEY].is_set()
    failing = await request.app[STORE_CHECK_KEY].failing()
    ready, bus = not failing and not draining, not request.app[REGISTRY_KEY].bus.is_disconnected
    said = Ready(ready, draining, not failing, bus, failing if bus else (*failing, "bus"))
    return json_response(said, 200 if ready else 503)
