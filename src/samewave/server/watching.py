"""What an operator sees: whether a node lives, whether it can serve, and its figures."""

import asyncio
import json
import logging
from collections.abc import Callable, Coroutine, Iterable
from datetime import UTC, datetime
from typing import Any

from aiohttp import web

from samewave.core import Value
from samewave.server.api import HOUSE_KEY, answer
from samewave.server.clock import Clock
from samewave.server.counting import KINDS, counted
from samewave.server.house import House
from samewave.server.settings import Timings
from samewave.server.store import Store
from samewave.server.supervise import Shared

DRAINING_KEY: web.AppKey[asyncio.Event] = web.AppKey("draining", asyncio.Event)
"""Set when no more people are to be sent to this node."""
_NO_TABLE = "-----"


class Ready(Value, frozen=True):
    """Whether a node can serve people. Without a bus it can, more slowly."""

    ready: bool
    draining: bool
    store: bool
    bus: bool
    failing: tuple[str, ...] = ()
    """The parts that do not work: `store_reads`, `store_writes`, `bus`."""


class StoreCheck:
    """Whether the store reads and writes. Its answer holds for a moment: anybody may ask."""

    def __init__(self, store: Store, clock: Clock, timings: Timings) -> None:
        self._store, self._clock, self._timings = store, clock, timings
        self._checking: Shared[tuple[str, ...]] = Shared()
        self._failing: tuple[str, ...] = ()
        self._checked: float | None = None

    async def failing(self) -> tuple[str, ...]:
        """The parts of the store that do not answer in time."""
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
        """Whether something is done in time. It is left alone if it is not."""
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
    """That the process answers."""
    return web.Response(text="ok\n")


async def readyz(request: web.Request) -> web.Response:
    """Whether a balancer may send people here."""
    draining = request.app[DRAINING_KEY].is_set()
    failing = await request.app[STORE_CHECK_KEY].failing()
    ready, bus = not failing and not draining, not request.app[HOUSE_KEY].bus.is_cut
    said = Ready(ready, draining, not failing, bus, failing if bus else (*failing, "bus"))
    return answer(said, 200 if ready else 503)


def expose(house: House, connections: Callable[[], int], port: int) -> Callable[[], None]:
    """Figures for Prometheus at a port of their own, on this machine; what ends it."""
    from prometheus_client import REGISTRY, start_http_server  # noqa: PLC0415 - an extra
    from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily  # noqa: PLC0415

    class Figures:
        """Read when somebody asks; nothing is counted twice."""

        def collect(self) -> Iterable[Any]:
            yield GaugeMetricFamily("samewave_connections", "Open sockets.", connections())
            yield GaugeMetricFamily("samewave_tables", "Tables in memory.", house.tables_here)
            yield GaugeMetricFamily(
                "samewave_bus_connected", "Whether other nodes can be heard.", not house.bus.is_cut
            )
            for name, says in KINDS.items():
                yield CounterMetricFamily(f"samewave_{name}", says, counted[name])

    figures = Figures()
    REGISTRY.register(figures)
    server, thread = start_http_server(port, addr="127.0.0.1")

    def end() -> None:
        server.shutdown()
        thread.join()
        REGISTRY.unregister(figures)

    return end


class JsonLines(logging.Formatter):
    """Logs as JSON, a line each."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)
