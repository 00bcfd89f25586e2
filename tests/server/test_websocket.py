"""WebSockets: the requirements of RFC 6455 for a server, byte by byte."""

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from samewave.server.clock import Clock
from samewave.server.limits import Bucket
from samewave.server.protocol.connection import PageConnection
from samewave.server.protocol.websocket import MESSAGE_SIZE, OUTBOX, WebSocket, WebSockets
from samewave.server.settings import Timings
from tests.patience import PATIENCE

MASK = b"\x37\xfa\x21\x3d"
FINAL, TEXT, BINARY, CLOSE, PING, PONG = 0x80, 0x1, 0x2, 0x8, 0x9, 0xA
CONTINUED = 0x0


class Wire:
    """The transport of a WebSocket; it records what the server does with it."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.is_closed = self.is_aborted = self.is_paused = False
        self.high = 0

    def write(self, data: bytes) -> None:
        self.written.append(data)

    def close(self) -> None:
        self.is_closed = True

    def abort(self) -> None:
        self.is_aborted = True

    def pause_reading(self) -> None:
        self.is_paused = True

    def resume_reading(self) -> None:
        self.is_paused = False

    def set_write_buffer_limits(self, high: int) -> None:
        self.high = high

    @property
    def close_code(self) -> int | None:
        """The code of the close frame, if one was sent."""
        codes = [each[2:4] for each in self.written if each[0] == FINAL | CLOSE]
        return int.from_bytes(codes[0]) if codes else None


class SteppedClock(Clock):
    """Keeps callbacks until a test runs them."""

    def __init__(self) -> None:
        self.due: list[Any] = []

    def call_later(self, _: float, callback: Any, *arguments: Any) -> Any:
        self.due.append((callback, arguments))


class Page:
    """One connection under test, and the receiver of its messages."""

    def __init__(self) -> None:
        self.wire, self.texts, self.losses = Wire(), list[str](), 0
        self.clock, self.pauses = SteppedClock(), False
        self.sockets = WebSockets(self.clock, Timings())
        self.socket = WebSocket(self.sockets)
        self.socket.connection_made(self.wire)  # type: ignore[arg-type]
        self.socket.serve(self)

    def receive(self, text: str) -> None:
        self.texts.append(text)
        if self.pauses:
            self.socket.pause()

    def lost(self) -> None:
        self.losses += 1

    def end(self, reason: Any) -> None:
        self.socket.close(reason)

    def send(self, *frames: bytes) -> "Page":
        for each in frames:
            self.socket.data_received(each)
        return self


def frame(payload: bytes, first: int = FINAL | TEXT, *, is_masked: bool = True) -> bytes:
    """A frame as a browser sends it."""
    length = len(payload)
    if length < 126:
        head = bytes((first, is_masked << 7 | length))
    elif length < 1 << 16:
        head = bytes((first, is_masked << 7 | 126)) + length.to_bytes(2)
    else:
        head = bytes((first, is_masked << 7 | 127)) + length.to_bytes(8)
    if not is_masked:
        return head + payload
    return head + MASK + bytes(byte ^ MASK[place % 4] for place, byte in enumerate(payload))


# Messages.


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 1_000, MESSAGE_SIZE])
def test_a_message_of_any_length_up_to_the_limit_arrives(length: int) -> None:
    assert Page().send(frame(b"x" * length)).texts == ["x" * length]


@given(st.lists(st.text(max_size=200), max_size=5), st.lists(st.integers(1, 9), max_size=200))
def test_messages_arrive_in_order_however_their_bytes_are_cut(
    texts: list[str], cuts: list[int]
) -> None:
    page, data = Page(), b"".join(frame(text.encode()) for text in texts)
    for size in cuts:
        page.send(data[:size])
        data = data[size:]

    assert page.send(data).texts == texts


@given(st.text(min_size=1, max_size=60), st.data())
def test_a_message_may_come_in_fragments_with_pings_between(text: str, data: st.DataObject) -> None:
    encoded = text.encode()
    cuts = sorted(data.draw(st.lists(st.integers(0, len(encoded)), max_size=4)))
    parts = [encoded[a:b] for a, b in zip([0, *cuts], [*cuts, len(encoded)], strict=True)]
    page = Page()
    for place, part in enumerate(parts):
        final = FINAL if place == len(parts) - 1 else 0
        page.send(frame(b"?", FINAL | PING), frame(part, final | (CONTINUED if place else TEXT)))

    assert page.texts == [text]
    assert page.wire.written == [b"\x8a\x01?"] * len(parts)


@pytest.mark.parametrize(
    ("frames", "code"),
    [
        ([frame(b"\xff\xfe")], 1007),
        ([frame(b"\xc3", TEXT), frame(b"\x28", FINAL)], 1007),
        ([frame(b"{}", FINAL | BINARY)], 1003),
        ([frame(b"x" * (MESSAGE_SIZE + 1))], 1009),
        ([frame(b"x" * 70_000)[:20]], 1009),
        ([frame(b"x" * MESSAGE_SIZE, TEXT), frame(b"x", FINAL)], 1009),
        ([frame(b"x", is_masked=False)], 1002),
        ([frame(b"x" * 200, is_masked=False)], 1002),
        *[([frame(b"x", FINAL | TEXT | reserved)], 1002) for reserved in (0x10, 0x20, 0x40)],
        *[([frame(b"x", FINAL | code)], 1002) for code in (3, 4, 7, 0xB, 0xF)],
        *[([frame(b"", code)], 1002) for code in (CLOSE, PING, PONG)],
        *[([frame(b"x" * 126, FINAL | code)], 1002) for code in (CLOSE, PING, PONG)],
        ([frame(b"x", FINAL | CONTINUED)], 1002),
        ([frame(b"x", TEXT), frame(b"y")], 1002),
    ],
)
def test_a_page_that_breaks_the_protocol_hears_why_and_nothing_of_it_is_delivered(
    frames: Sequence[bytes], code: int
) -> None:
    page = Page().send(*frames, frame(b"afterwards"))

    assert (page.texts, page.wire.close_code, page.wire.is_closed) == ([], code, True)


@given(st.binary(max_size=400))
def test_noise_never_raises(noise: bytes) -> None:
    Page().send(noise[:7], noise[7:])


# Pings, and pages that are silent or slow.


def test_a_ping_is_answered_with_its_own_payload() -> None:
    assert Page().send(frame(b"abc", FINAL | PING)).wire.written == [b"\x8a\x03abc"]


def test_a_pong_needs_no_answer() -> None:
    assert Page().send(frame(b"abc", FINAL | PONG)).wire.written == []


def test_a_silent_page_is_pinged_once_and_then_dropped() -> None:
    page = Page()

    for _ in range(8):
        page.socket.check(8, 12)
    assert page.wire.written == [b"\x89\x00"]
    for _ in range(4):
        page.socket.check(8, 12)
    assert not page.wire.is_aborted
    page.socket.check(8, 12)
    assert page.wire.is_aborted


def test_whatever_a_page_sends_shows_that_it_is_there() -> None:
    page = Page()
    for _ in range(30):
        page.socket.check(8, 12)
        page.send(frame(b"", FINAL | PONG)[:3])

    assert page.wire.written == []


def test_a_page_that_does_not_keep_up_is_dropped() -> None:
    page = Page()
    page.socket.pause_writing()

    assert page.wire.high == OUTBOX
    assert page.wire.is_aborted


# Waiting.


def test_while_a_message_is_handled_the_next_ones_wait() -> None:
    page = Page()
    page.socket.pause()
    page.send(frame(b"a") + frame(b"b"), frame(b"c")[:4])
    assert page.texts == []
    assert page.wire.is_paused

    page.socket.resume()

    assert page.send(frame(b"c")[4:]).texts == ["a", "b", "c"]


def test_a_message_that_pauses_again_holds_up_those_behind_it() -> None:
    page = Page()
    page.pauses = True

    page.send(frame(b"a") + frame(b"b") + frame(b"c"))
    assert page.texts == ["a"]
    page.socket.resume()
    assert page.texts == ["a", "b"]


# The end.


@pytest.mark.parametrize(
    ("payload", "answer"),
    [(b"", 1000), (b"\x03\xe8", 1000), (b"\x03\xe8bye", 1000), (b"\x0b\xb8", 1000)]
    + [(code.to_bytes(2), 1002) for code in (0, 999, 1004, 1005, 1006, 1015, 2999, 5000)]
    + [(b"\x03", 1002)],
)
def test_a_page_that_closes_gets_an_answer(payload: bytes, answer: int) -> None:
    page = Page().send(frame(payload, FINAL | CLOSE), frame(b"afterwards"))

    assert (page.texts, page.wire.close_code, page.wire.is_closed) == ([], answer, True)


def test_a_connection_that_we_close_ends_when_the_page_agrees() -> None:
    page = Page()
    page.socket.close("kicked")
    page.socket.write(b"late")
    page.send(frame(b"late"), frame(b"\x03\xe8", FINAL | CLOSE))

    assert page.wire.written == [b"\x88\x08\x03\xe8kicked"]
    assert (page.texts, page.wire.is_closed) == ([], True)


def test_nothing_follows_the_goodbye_of_a_page() -> None:
    page = Page()
    bucket = Bucket(1, 1, Clock().monotonic)
    connection = PageConnection(page.socket, Any, Any, bucket)  # type: ignore[arg-type]
    page.socket.serve(connection)

    connection.end("kicked")
    connection.send(b"late")

    *_, last = page.wire.written
    assert last == b"\x88\x08\x03\xe8kicked"


def test_a_page_that_does_not_agree_is_not_waited_for() -> None:
    page = Page()
    page.socket.close("kicked")
    assert not page.wire.is_aborted

    for callback, arguments in page.clock.due:
        callback(*arguments)

    assert page.wire.is_aborted


def test_the_end_of_a_connection_is_told_once_and_nothing_can_be_sent_afterwards() -> None:
    page = Page()
    page.socket.connection_lost(None)
    page.socket.connection_lost(None)
    page.socket.write(b"late")
    page.socket.abort()

    assert (page.losses, page.wire.written, len(page.sockets)) == (1, [], 0)


async def test_a_server_that_stops_says_goodbye_and_waits_for_nobody_for_long() -> None:
    page = Page()
    page.sockets._timings = Timings(goodbye=0)

    await asyncio.wait_for(page.sockets.end("restart"), PATIENCE)

    assert page.wire.written == [b"\x88\x09\x03\xe8restart"]
    assert page.wire.is_aborted
