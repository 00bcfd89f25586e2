"""Capacity: how many connections this process can hold, and which of them it lets go.

A connection that sends no request, or half of one, is closed. When the room runs out, idle
connections go first; then new requests are refused in words before files run out.
"""

import logging
import sys
from collections.abc import Sized

from aiohttp import web
from aiohttp.typedefs import Handler
from aiohttp.web_protocol import RequestHandler

from samewave.core import Refused
from samewave.server.clock import Clock
from samewave.server.settings import Settings

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

    @web.middleware
    async def serve(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Handle a request and remember that its connection is busy, or refuse it."""
        connection = request.protocol
        if len(self._serving) + len(self._sockets) >= self.most:
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
