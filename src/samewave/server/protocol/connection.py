"""One connection: what a page says to its table, and what it hears of it."""

import asyncio
import gc
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from typing import Protocol, TypeAlias

import msgspec
from aiohttp import WSCloseCode, WSMsgType, web

from samewave.core import Refused
from samewave.server.clock import Clock
from samewave.server.http.admission import Visitor
from samewave.server.limits import Bucket
from samewave.server.protocol.messages import (
    VERSION,
    Acknowledged,
    CheckMove,
    FromPage,
    Goodbye,
    GoodbyeReason,
    Hello,
    PageCommand,
    Play,
    React,
    Refusal,
    SkipBotDelay,
    Start,
    ToPage,
)
from samewave.server.settings import Settings, Timings
from samewave.server.supervise import as_refused, in_background, log_failure
from samewave.server.tables.log import Entry, PlayerId
from samewave.server.tables.requests import Answer, Request
from samewave.server.tables.table import Table
from samewave.server.tables.table_registry import TableRegistry
from samewave.server.tables.updates import encode, websocket_frame

_decode = msgspec.json.Decoder(FromPage).decode


class BadMessage(Exception):
    """A page said what no page of ours says."""


class FrameWriter(Protocol):
    """What carries bytes to a page."""

    def write(self, frame: bytes) -> None:
        """Never waits: a page that does not keep up is dropped."""
        ...

    def abort(self) -> None:
        """Hang up at once."""
        ...

    def close(self) -> None:
        """Hang up when everything was sent."""
        ...


Admit: TypeAlias = Callable[[str, str], Awaitable[Visitor]]
"""Finds the table for a token and a watch key, or raises Refused."""
_REASONS: dict[str, GoodbyeReason] = {
    "unknown_table": "unknown_table",
    "unknown_token": "kicked",
    "too_many_requests": "too_fast",
}
"""Why a connection ends that is not admitted; in all other cases it comes back."""


class PageConnection:
    """A page that listens to a table, and speaks."""

    _table: Table

    def __init__(
        self, wire: FrameWriter, registry: TableRegistry, admit: Admit, bucket: Bucket
    ) -> None:
        self.player: PlayerId | None = None
        self._wire, self._registry, self._admit, self._bucket = wire, registry, admit, bucket

    async def serve(self, read: Callable[[], Awaitable[str]]) -> GoodbyeReason:
        """From the first hello to the end, and why it ended. `read` raises when it is cut."""
        reason = await self._greet(await read())
        if reason is None:
            self._registry.add_listener(self._table, self)
            try:
                while reason is None:
                    reason = await self._receive(await read())
            finally:
                self._table.remove_listener(self)
        return reason

    async def _greet(self, text: str) -> GoodbyeReason | None:
        """Read the first message. Why the connection ends, if it does not begin."""
        hello = _read(text)
        if not isinstance(hello, Hello):
            raise BadMessage("a page says hello first")
        if hello.version != VERSION:
            return "reload"
        try:
            visitor = await self._admit(hello.token, hello.watch_key)
        except Refused as refused:
            return _REASONS.get(refused.code, "restart")
        self._table, self.player = visitor.table, visitor.player
        return "kicked" if hello.token and self.player is None else None

    async def _receive(self, text: str) -> GoodbyeReason | None:
        """Answer a message, now or when the table has written it. Why the connection ends."""
        if not self._bucket.take():
            return "too_fast"
        message = _read(text)
        if isinstance(message, Hello):
            raise BadMessage("a page says hello once")
        try:
            await self._handle(message)
        except Exception as error:
            if not isinstance(error, Refused):
                kind = type(message).__name__
                log_failure(f"table {self._table.number}: {kind} of player {self.player}", error)
            self._say(_refusal(message.id, error))
        return None

    async def _handle(self, message: PageCommand | React | CheckMove | SkipBotDelay) -> None:
        table = self._table
        if self.player is None:
            raise Refused("spectators_only_look")
        match message:
            case Play():
                self._submit(message)
            case React(_, reaction):
                table.react(self.player, reaction)
            case CheckMove(_, move):
                table.check(self.player, move)
                self._say(Acknowledged(message.id))
            case SkipBotDelay():
                table.skip_bot_delay(self.player)
                self._say(Acknowledged(message.id))
            case Start():
                self._reply(message.id, await table.request(message, self.player, message.id))
            case _:
                self._submit(message)

    def _submit(self, message: PageCommand) -> None:
        reply = partial(self._reply, message.id)
        self._table.submit(Request(message, self.player, message.id, reply))

    def _reply(self, message: str, answer: Answer) -> None:
        """The update of its entry answers what was written; all else is answered here."""
        if answer is None:
            self._say(Acknowledged(message))
        elif not isinstance(answer, Entry):
            self._say(_refusal(message, answer))

    def send(self, frame: bytes) -> None:
        self._wire.write(frame)

    def drop(self) -> None:
        self._wire.abort()

    def dismiss(self, reason: GoodbyeReason) -> None:
        self._say(Goodbye(reason))
        self._wire.close()

    def _say(self, message: ToPage) -> None:
        self._wire.write(websocket_frame(encode(message)))


def _read(text: str) -> FromPage:
    try:
        message: FromPage = _decode(text)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise BadMessage(str(error)) from None
    return message


def _refusal(message: str, error: Exception) -> Refusal:
    refused = as_refused(error)
    return Refusal(message, refused.code, refused.params)


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
        self, registry: TableRegistry, admit: Admit, closing: asyncio.Event
    ) -> web.WebSocketResponse:
        await self._socket.prepare(self._request)
        self._transport = self._request.transport
        if self._transport:
            self._transport.set_write_buffer_limits(high=2 * OUTBOX)
        try:
            if closing.is_set():
                await self.end("restart")
            else:
                page = PageConnection(self, registry, admit, self._bucket)
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

    async def end(self, reason: GoodbyeReason) -> None:
        """Say why, and close; a page that does not answer is not waited for."""
        if not self._socket.prepared:
            return
        self.write(websocket_frame(encode(Goodbye(reason))))
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

    async def end(self, reason: GoodbyeReason) -> None:
        """All of them, at once."""
        goodbyes = (page.end(reason) for page in tuple(self._open))
        await asyncio.gather(*goodbyes, return_exceptions=True)
