"""WebSockets (RFC 6455) as the server needs them: text messages of pages, and frames for them.

aiohttp answers the upgrade request and hands its transport over. From then on a connection has no
task, queue or timer of its own: a message is handled in the callback that brought its bytes, and
one regular check pings connections that have been silent. Nothing is compressed, because updates
are short and a compressor would cost every connection more memory than all the rest.
"""

import asyncio
import gc
from base64 import b64encode
from collections.abc import Callable
from hashlib import sha1
from typing import Any, Protocol, cast

from aiohttp import web
from aiohttp._websocket.helpers import websocket_mask

from samewave.server.clock import Clock
from samewave.server.protocol.messages import GoodbyeReason
from samewave.server.settings import Timings

MESSAGE_SIZE = 16_384
"""Bytes of the longest message that a page may send."""
OUTBOX = 262_144
"""Bytes that may wait for a slow phone. With more it is dropped, and reconnects."""

_CONTINUATION, _TEXT, _BINARY, _CLOSE, _PING, _PONG = 0x0, 0x1, 0x2, 0x8, 0x9, 0xA
_FINAL, _MASKED = 0x80, 0x80
_WHOLE_TEXT = _FINAL | _TEXT
_OK, _PROTOCOL_ERROR, _UNSUPPORTED, _NOT_UTF8, _TOO_BIG = 1000, 1002, 1003, 1007, 1009
_SENDABLE = {*range(1000, 1004), *range(1007, 1015)}
"""Close codes that a page may send, beside those from 3000 to 4999."""
_CROWD = 500
"""Connections that may end before garbage is collected: aiohttp leaves a cycle for each."""
_GUID = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
_EMPTY_PING = b"\x89\x00"


class Receiver(Protocol):
    """Handles the messages of one connection."""

    def receive(self, text: str) -> None:
        """Handle a message of the page."""
        ...

    def lost(self) -> None:
        """The connection is gone. Called once."""
        ...

    def end(self, reason: GoodbyeReason) -> None:
        """Tell the page why the connection ends, and close it."""
        ...


class WebSocket(asyncio.Protocol):
    """One connection, from the answered upgrade request to its end."""

    __slots__ = (
        "_buffer",
        "_is_closing",
        "_is_paused",
        "_message",
        "_receiver",
        "_sockets",
        "_transport",
        "silent_checks",
        "write",
    )

    def __init__(self, sockets: "WebSockets") -> None:
        self._sockets = sockets
        self._receiver: Receiver | None = None
        self._transport: asyncio.Transport | None = None
        self._buffer = b""
        """Bytes of an incomplete frame, or bytes that arrived while reading was paused."""
        self._message: bytearray | None = None
        """The parts of a fragmented message received so far."""
        self._is_closing = self._is_paused = False
        self.silent_checks = 0
        self.write: Callable[[bytes], None] = _discard
        """Send a frame. Never waits: a page that does not keep up is dropped."""

    # Callbacks of asyncio.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        self._transport.set_write_buffer_limits(high=OUTBOX)
        self.write = self._transport.write
        self._sockets.add(self)

    def data_received(self, data: bytes) -> None:
        self.silent_checks = 0
        if self._buffer:
            data = self._buffer + data
        start, size = 0, len(data)
        while start < size and not self._is_paused:
            end = self._read_frame(data, start)
            if not end:
                break
            start = end
        self._buffer = data[start:] if start < size else b""

    def pause_writing(self) -> None:
        """More than `OUTBOX` bytes wait: the page does not keep up."""
        self.abort()

    def connection_lost(self, _: Exception | None) -> None:
        receiver, self._receiver = self._receiver, None
        self.write, self._transport, self._buffer = _discard, None, b""
        self._is_closing = self._is_paused = True
        self._sockets.discard(self)
        if receiver:
            receiver.lost()

    # Reading frames.

    def _read_frame(self, data: bytes, start: int) -> int:
        """Handle the frame at `start`. Returns the start of the next; 0 if bytes are missing."""
        available = len(data) - start
        if available < 2:
            return 0
        first, length = data[start], data[start + 1] ^ _MASKED
        body = start + 6
        if length == 126:
            if available < 4:
                return 0
            length, body = (data[start + 2] << 8) | data[start + 3], start + 8
        elif length > 126:
            length = _MASKED if length & _MASKED else MESSAGE_SIZE + 1
            return self._fail(_TOO_BIG if length > MESSAGE_SIZE else _PROTOCOL_ERROR)
        if length > MESSAGE_SIZE:
            return self._fail(_TOO_BIG)
        end = body + length
        if len(data) < end:
            return 0
        payload = bytearray(data[body:end])
        websocket_mask(data[body - 4 : body], payload)  # in place, compiled where aiohttp is
        if first == _WHOLE_TEXT and self._message is None:
            self._receive(payload)
        else:
            self._handle_frame(first, payload)
        return end

    def _handle_frame(self, first: int, payload: bytearray) -> None:
        """A control frame, or a part of a message."""
        is_final, opcode = first & _FINAL, first & ~_FINAL
        if opcode in (_TEXT, _CONTINUATION):
            self._collect(opcode, payload, bool(is_final))
        elif opcode == _BINARY:
            self._fail(_UNSUPPORTED)
        elif opcode not in (_CLOSE, _PING, _PONG) or not is_final or len(payload) > 125:
            self._fail(_PROTOCOL_ERROR)
        elif opcode == _PING:
            self.write(bytes((_FINAL | _PONG, len(payload))) + payload)
        elif opcode == _CLOSE:
            self._answer_close(payload)

    def _collect(self, opcode: int, payload: bytearray, is_final: bool) -> None:
        """Put a fragmented message together."""
        if (opcode == _TEXT) is not (self._message is None):
            self._fail(_PROTOCOL_ERROR)
            return
        message = self._message = self._message or bytearray()
        message += payload
        if len(message) > MESSAGE_SIZE:
            self._fail(_TOO_BIG)
        elif is_final:
            self._message = None
            self._receive(message)

    def _receive(self, payload: bytearray) -> None:
        if self._is_closing:
            return
        try:
            text = payload.decode()
        except UnicodeDecodeError:
            self._fail(_NOT_UTF8)
            return
        if self._receiver:
            self._receiver.receive(text)

    # Ending.

    def _answer_close(self, payload: bytearray) -> None:
        """The page closes, or agrees that we do."""
        code = int.from_bytes(payload[:2])
        is_valid = not payload or code in _SENDABLE or 3000 <= code < 5000
        if not self._is_closing:
            self.write(_close_frame(_OK if is_valid else _PROTOCOL_ERROR))
        self._hang_up()

    def _fail(self, code: int) -> int:
        """The page breaks the protocol: say so and hang up."""
        if not self._is_closing:
            self.write(_close_frame(code))
        self._hang_up()
        return 0

    def _hang_up(self) -> None:
        """Close the transport as soon as everything is sent; whatever still comes is ignored."""
        self.write, self._is_closing, self._is_paused = _discard, True, True
        if self._transport:
            self._transport.close()

    def close(self, reason: GoodbyeReason) -> None:
        """Close with a reason. A page that does not answer is not waited for."""
        if not self._is_closing:
            self.write(_close_frame(_OK, reason.encode()))
            self.write, self._is_closing = _discard, True
            self._sockets.expect_end(self)

    def abort(self) -> None:
        """Hang up at once."""
        self.write, self._is_closing, self._is_paused = _discard, True, True
        if self._transport:
            self._transport.abort()

    # Methods for the owner of the connection.

    def serve(self, receiver: Receiver) -> None:
        """From now on, this receiver gets the messages."""
        self._receiver = receiver

    def end(self, reason: GoodbyeReason) -> None:
        if self._receiver:
            self._receiver.end(reason)

    def pause(self) -> None:
        """Read nothing until `resume`: an earlier message is still being handled."""
        if self._transport and not self._is_paused:
            self._is_paused = True
            self._transport.pause_reading()

    def resume(self) -> None:
        if self._transport and not self._is_closing:
            self._is_paused = False
            self._transport.resume_reading()
            self.data_received(b"")

    def check(self, to_ping: int, to_drop: int) -> None:
        """Ping a page that was silent for so many checks, and drop it after some more."""
        self.silent_checks += 1
        if self.silent_checks == to_ping:
            self.write(_EMPTY_PING)
        elif self.silent_checks > to_drop:
            self.abort()


class WebSockets:
    """All connections of a server."""

    def __init__(self, clock: Clock, timings: Timings) -> None:
        self._clock, self._timings = clock, timings
        self._open: set[WebSocket] = set()
        self._ended = 0
        self._all_ended = asyncio.Event()

    def __len__(self) -> int:
        return len(self._open)

    def add(self, socket: WebSocket) -> None:
        self._open.add(socket)

    def discard(self, socket: WebSocket) -> None:
        self._open.discard(socket)
        self._ended += 1
        if self._ended == _CROWD:
            self._clock.call_later(self._timings.sweep, self._collect_garbage)
        if not self._open:
            self._all_ended.set()

    def _collect_garbage(self) -> None:
        self._ended = 0
        gc.collect()

    def expect_end(self, socket: WebSocket) -> None:
        """Drop a connection that we closed, unless the page answers soon."""
        self._clock.call_later(self._timings.goodbye, socket.abort)

    async def check_regularly(self) -> None:
        """Ping silent connections and drop dead ones, as long as it runs."""
        every = self._timings.socket_check
        to_ping = max(1, round(self._timings.heartbeat / every))
        while True:
            await self._clock.sleep(every)
            for socket in tuple(self._open):
                socket.check(to_ping, to_ping + to_ping // 2)

    async def end(self, reason: GoodbyeReason) -> None:
        """End all connections, with a word and then without."""
        for socket in tuple(self._open):
            socket.end(reason)
        if self._open:
            self._all_ended.clear()
            await self._clock.wait(self._all_ended, self._timings.goodbye)
        for socket in tuple(self._open):
            socket.abort()


def upgrade_key(request: web.Request) -> str:
    """The client's key in a request that asks for a WebSocket; an HTTP error for any other."""
    if not web.WebSocketResponse(compress=False).can_prepare(request):
        raise web.HTTPBadRequest(text="A WebSocket is expected.")
    return request.headers["Sec-WebSocket-Key"]


def detach(request: web.Request) -> tuple[asyncio.Transport, bytes]:
    """Take the transport over from aiohttp. Also returns the bytes that followed the request."""
    http, transport = request.protocol, request.transport
    if transport is None:
        raise ConnectionResetError
    rest = _Rest()
    http.set_parser(rest)  # type: ignore[arg-type] # what came with the request
    http.transport = None
    http.connection_lost(None)  # for aiohttp, the connection is over
    return transport, bytes(rest.received)


def upgrade_answer(key: str) -> bytes:
    """The answer to a request for a WebSocket with this key."""
    digest = sha1(key.encode() + _GUID).digest()  # noqa: S324 - as the protocol wants it
    return (
        b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Accept: %b\r\n\r\n" % b64encode(digest)
    )


class _Rest:
    """Takes the bytes that aiohttp read beyond the upgrade request."""

    def __init__(self) -> None:
        self.received = bytearray()

    def feed_data(self, data: bytes) -> tuple[bool, bytes]:
        self.received += data
        return False, b""

    def feed_eof(self) -> None:
        """Do nothing; aiohttp calls this when it treats the connection as closed."""


def _close_frame(code: int, reason: bytes = b"") -> bytes:
    return bytes((_FINAL | _CLOSE, len(reason) + 2)) + code.to_bytes(2) + reason


def _discard(_: Any) -> None:
    """Nothing can be sent to a page that is gone."""
