"""Sockets: connections of pages as aiohttp serves them."""

import asyncio
import gc
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from aiohttp import WSCloseCode, WSMsgType, web

from samewave.server.clock import Clock
from samewave.server.connection import Admit, BadMessage, PageConnection
from samewave.server.house import House
from samewave.server.limits import Bucket
from samewave.server.messages import Bye, Reason
from samewave.server.settings import Settings, Timings
from samewave.server.supervise import in_background, log_failure
from samewave.server.updates import encode, framed

MESSAGE_SIZE = 16_384
OUTBOX = 262_144
"""Bytes that may wait for a slow phone before it is dropped; it comes back and sees all at once."""
_LITTER = 500
"""Connections that may have ended before what they left is swept up: each leaves a cycle."""


class PageSocket:
    """The socket of a page, from its first hello to its end."""

    def __init__(self, request: web.Request, settings: Settings, clock: Clock) -> None:
        self._request, self._timings = request, settings.timings
        self._bucket = Bucket(settings.burst, settings.messages_per_second, clock.monotonic)
        self._transport: asyncio.Transport | None = None
        self._is_new = True
        self._socket = web.WebSocketResponse(
            heartbeat=settings.timings.heartbeat, max_msg_size=MESSAGE_SIZE, compress=False
        )

    async def serve(
        self, house: House, admit: Admit, closing: asyncio.Event
    ) -> web.WebSocketResponse:
        await self._socket.prepare(self._request)
        self._transport = self._request.transport
        if self._transport:
            self._transport.set_write_buffer_limits(high=2 * OUTBOX)
        try:
            if closing.is_set():
                await self.end("restart")
            else:
                page = PageConnection(self, house, admit, self._bucket)
                await self.end(await page.serve(self._read))
        except BadMessage:
            await self.end("bad_message")
        except TimeoutError:
            await self.end("gone")
        except ConnectionError:
            pass  # it hung up, or said what no page says: aiohttp has answered
        except Exception as error:
            log_failure(f"a connection to {self._request.path}", error)
        finally:
            await self._socket.close()
        return self._socket

    async def _read(self) -> str:
        """The next message; the first one must come soon."""
        message = await self._socket.receive(self._timings.hello if self._is_new else None)
        self._is_new = False
        if message.type is WSMsgType.BINARY:
            raise BadMessage("pages write text")
        if message.type is not WSMsgType.TEXT:
            raise ConnectionError
        text: str = message.data
        return text

    def write(self, frame: bytes) -> None:
        """Never waits: a phone that does not keep up is dropped, and comes back."""
        transport = self._transport
        if transport is None or transport.is_closing() or self._socket.closed:
            return
        if transport.get_write_buffer_size() + len(frame) > OUTBOX:
            transport.abort()
            return
        transport.write(frame)

    def abort(self) -> None:
        if self._transport:
            self._transport.abort()

    def close(self) -> None:
        in_background("closing a connection", self._socket.close())

    async def end(self, reason: Reason) -> None:
        """Say why, and close; a page that does not answer is not waited for."""
        if not self._socket.prepared:
            return
        self.write(framed(encode(Bye(reason))))
        with suppress(TimeoutError, ConnectionError):
            async with asyncio.timeout(self._timings.goodbye):
                await self._socket.close(code=WSCloseCode.OK, message=reason.encode())


class Sockets:
    """All connections of a server."""

    def __init__(self, clock: Clock, timings: Timings) -> None:
        self._clock, self._timings = clock, timings
        self._open: set[PageSocket] = set()
        self._ended = 0

    def __len__(self) -> int:
        return len(self._open)

    @contextmanager
    def count(self, page: PageSocket) -> Iterator[None]:
        """As long as it is open."""
        self._open.add(page)
        try:
            yield
        finally:
            self._open.discard(page)
            self._ended += 1
            if self._ended == _LITTER:
                self._clock.call_later(self._timings.sweep, self._sweep)

    def _sweep(self) -> None:
        self._ended = 0
        gc.collect()

    async def end(self, reason: Reason) -> None:
        """All of them, at once."""
        goodbyes = (page.end(reason) for page in tuple(self._open))
        await asyncio.gather(*goodbyes, return_exceptions=True)
