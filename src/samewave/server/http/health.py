"""Health checks, and the capacity of this process: how many connections it can hold.

A connection that sends no request, or half of one, is closed. When connections run out, idle ones
are closed first; then new requests are refused in words before the process runs out of files.
"""

import asyncio
import logging
import sys
from collections.abc import Coroutine, Sized
from typing import Any

from aiohttp import web
from aiohttp.typedefs import Handler
from aiohttp.web_protocol import RequestHandler

from samewave.core import Refused, Value
from samewave.server.clock import Clock
from samewave.server.http import REGISTRY_KEY, json_response
from samewave.server.settings import Settings, Timings
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


_log = logging.getLogger("samewave")
RESERVED_FILES = 200
"""Files reserved for the database, packs and logs."""
MOST_FILES = 1 << 20
_CROWDED = 0.8
"""The share of connections in use above which idle ones are closed."""
_SLOWEST_UPLOAD = 50_000
"""Bytes per second below which an upload counts as stalled."""
_LARGEST_UPLOAD = 100_000_000


class Capacity:
    """The connections of one process."""

    def __init__(self, settings: Settings, clock: Clock, sockets: Sized) -> None:
        self._clock, self._timings = clock, settings.timings
        self._sockets = sockets
        """The pages. Their connections are no longer aiohttp's."""
        self.most = settings.most_connections or raise_file_limit() - RESERVED_FILES
        self._server: web.Server | None = None
        self._serving: dict[RequestHandler, tuple[web.Request, float]] = {}
        self._served: set[RequestHandler] = set()
        self._idle_since: dict[RequestHandler, float] = {}

    def watch(self, server: web.Server) -> None:
        """Watch the connections of this server."""
        self._server = server
        _log.info("Room for %d connections at once, one for each player.", self.most)

    @property
    def has_room(self) -> bool:
        return len(self._serving) + len(self._sockets) < self.most

    @web.middleware
    async def serve(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Handle a request and remember that its connection is busy, or refuse it."""
        connection = request.protocol
        if not self.has_room:
            raise Refused("server_is_full")
        self._serving[connection] = request, self._clock.monotonic()
        try:
            return await handler(request)
        finally:
            del self._serving[connection]
            self._served.add(connection)
            self._idle_since.pop(connection, None)

    async def sweep_regularly(self) -> None:
        """Close idle and stalled connections, until cancelled."""
        while True:
            await self._clock.sleep(self._timings.connection_sweep)
            self.sweep()

    def sweep(self) -> None:
        now = self._clock.monotonic()
        connections = self._server.connections if self._server else []
        is_crowded = len(connections) + len(self._sockets) > self.most * _CROWDED
        idle = [each for each in connections if each not in self._serving]
        self._idle_since = {each: self._idle_since.get(each, now) for each in idle}
        self._served.intersection_update(connections)
        for connection, since in self._idle_since.items():
            if now - since >= self._patience(connection, is_crowded):
                connection.force_close()
        for request, began in tuple(self._serving.values()):
            if not request.content.is_eof() and now - began >= self._upload_time(request):
                request.protocol.force_close()

    def _patience(self, connection: RequestHandler, is_crowded: bool) -> float:
        if is_crowded:
            return self._timings.connection_sweep
        timings = self._timings
        return timings.keep_alive if connection in self._served else timings.first_request

    def _upload_time(self, request: web.Request) -> float:
        size = request.content_length
        expected = _LARGEST_UPLOAD if size is None else min(size, _LARGEST_UPLOAD)
        return self._timings.first_request + expected / _SLOWEST_UPLOAD


def raise_file_limit() -> int:
    """Raise the limit of open files as far as the system allows. Returns the limit."""
    if sys.platform == "win32":
        return 512 + RESERVED_FILES
    import resource  # noqa: PLC0415 - not on Windows

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return max(soft, wanted)
