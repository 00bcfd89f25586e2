"""One connection: a page's socket to its table."""

import asyncio
import gc
import logging
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial

import msgspec
from aiohttp import WSCloseCode, WSMsgType, web

from samewave.core import Refused
from samewave.server.entries import PlayerId
from samewave.server.house import House
from samewave.server.limits import Bucket
from samewave.server.messages import (
    VERSION,
    Bye,
    Done,
    FromPage,
    Hello,
    Hurry,
    No,
    Play,
    React,
    Reason,
    ToPage,
    Try,
)
from samewave.server.scribe import Answer
from samewave.server.settings import Settings
from samewave.server.show import encode, framed
from samewave.server.table import Table

MESSAGE_SIZE = 16_384
OUTBOX = 262_144
"""Bytes that may wait for a slow phone before it is dropped; it comes back and sees all at once."""
HEARTBEAT = 20.0
_HELLO = 10.0
"""Seconds in which a connection must say who it is."""
_GOODBYE = 2.0
"""Seconds in which a page may say goodbye."""
_LITTER = 500
"""Connections that may have ended before what they left is swept up: each leaves a cycle."""
_SWEEP = 1.0
"""Seconds until then, in which the rest of a crowd can go."""
_log = logging.getLogger("samewave")
_read = msgspec.json.Decoder(FromPage).decode


class PageSocket:
    """A page that listens to a table, and speaks."""

    def __init__(self, request: web.Request, settings: Settings) -> None:
        self.player: PlayerId | None = None
        self._request = request
        self._transport: asyncio.Transport | None = None
        self._socket = web.WebSocketResponse(
            heartbeat=HEARTBEAT, max_msg_size=MESSAGE_SIZE, compress=False
        )
        self._bucket = Bucket(settings.burst, settings.messages_per_second)
        self._ending: asyncio.Future[bool] | None = None

    async def serve(
        self, house: House, table: Table, closing: asyncio.Event
    ) -> web.WebSocketResponse:
        """From the first hello to the end."""
        await self._socket.prepare(self._request)
        self._transport = self._request.transport
        if self._transport:
            self._transport.set_write_buffer_limits(high=2 * OUTBOX)
        try:
            if closing.is_set():
                await self.end("restart")
            elif await self._greet(house, table):
                house.attend(table, self)
                try:
                    await self._listen(table)
                finally:
                    table.depart(self)
        except (msgspec.MsgspecError, ValueError, RecursionError):
            await self.end("bad_message")
        except TimeoutError:
            await self.end("gone")
        except ConnectionError:
            pass  # it hung up, or said what no page says: aiohttp has answered
        finally:
            await self._socket.close()
        return self._socket

    async def _greet(self, house: House, table: Table) -> bool:
        hello = _read(await self._receive(_HELLO))
        if not isinstance(hello, Hello):
            raise msgspec.ValidationError("a page says hello first")
        if hello.version != VERSION:
            await self.end("reload")
            return False
        if hello.token:
            try:
                self.player = await house.player_of(table, hello.token)
            except Refused:
                await self.end("kicked")
                return False
        return True

    async def _receive(self, seconds: float | None = None) -> str:
        message = await self._socket.receive(seconds)
        if message.type is WSMsgType.BINARY:
            raise msgspec.ValidationError("pages write text")
        if message.type is not WSMsgType.TEXT:
            raise ConnectionError
        text: str = message.data
        return text

    async def _listen(self, table: Table) -> None:
        while self._bucket.take():
            await self._answer(table, await self._receive())
        await self.end("too_fast")

    async def _answer(self, table: Table, text: str) -> None:
        message = _read(text)
        if isinstance(message, Hello):
            raise msgspec.ValidationError("a page says hello once")
        try:
            if self.player is None:
                raise Refused("spectators_only_look")
            if isinstance(message, React):
                table.react(self.player, message.reaction)
            elif isinstance(message, Try):
                table.consider(self.player, message.move)
                self._say(Done(message.id))
            elif isinstance(message, Hurry):
                table.hurry()
                self._say(Done(message.id))
            elif isinstance(message, Play):
                table.play(self.player, message, partial(self._tell, message.id))
            else:
                self._tell(message.id, await table.command(self.player, message))
        except Refused as refused:
            self._tell(message.id, refused)

    def _tell(self, message: str, answer: Answer) -> None:
        """Answer a message; that it was done now, its step says."""
        if answer is False:
            self._say(Done(message))
        elif isinstance(answer, Refused):
            self._say(No(message, answer.code, answer.params))
        elif isinstance(answer, Exception):
            _log.error("a move failed", exc_info=answer)
            self._drop()

    def send(self, frame: bytes) -> None:
        """Never waits: a phone that does not keep up is dropped, and comes back."""
        transport = self._transport
        if transport is None or transport.is_closing() or self._socket.closed:
            return
        if transport.get_write_buffer_size() + len(frame) > OUTBOX:
            transport.abort()
            return
        transport.write(frame)

    def _say(self, message: ToPage) -> None:
        self.send(framed(encode(message)))

    def _drop(self) -> None:
        """Hang up: the page comes back, and says again what was not answered."""
        if self._transport:
            self._transport.abort()

    def dismiss(self) -> None:
        """Say that the chair is gone; the page closes."""
        self._say(Bye("kicked"))
        self._ending = asyncio.ensure_future(self._socket.close())

    async def end(self, reason: Reason) -> None:
        """Say why, and close; a page that does not answer is not waited for."""
        if not self._socket.prepared:
            return
        self._say(Bye(reason))
        with suppress(TimeoutError, ConnectionError):
            async with asyncio.timeout(_GOODBYE):
                await self._socket.close(code=WSCloseCode.OK, message=reason.encode())


class Sockets:
    """All connections of a server."""

    def __init__(self) -> None:
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
                asyncio.get_running_loop().call_later(_SWEEP, self._sweep)

    def _sweep(self) -> None:
        self._ended = 0
        gc.collect()

    async def end(self, reason: Reason) -> None:
        """All of them, at once."""
        goodbyes = (page.end(reason) for page in tuple(self._open))
        await asyncio.gather(*goodbyes, return_exceptions=True)
