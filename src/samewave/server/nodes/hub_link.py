"""The connection between a worker and the hub: its messages, and frames over a Unix socket."""

import asyncio
from collections.abc import Callable
from typing import Protocol, TypeAlias, cast

import msgspec

from samewave.server.supervise import log_failure

MOST_UNREAD = 8_000_000
"""Bytes that may wait for a worker that does not read. With more, messages to it are dropped."""
_HEAD = 4
"""Bytes before each frame that hold its length."""


class _Frame(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """A message between a worker and the hub. Both are of the same release."""


class Subscribe(_Frame, frozen=True):
    """The worker wants the messages about a table."""

    table: int


class Unsubscribe(_Frame, frozen=True):
    table: int


class Publish(_Frame, frozen=True):
    """A message of a worker about a table, for all others; from the hub, one of another worker."""

    table: int
    data: bytes


class Take(_Frame, frozen=True):
    """Take one of a limit; the hub answers with `Taken`."""

    id: int
    kind: str
    full: float
    rate: float
    name: str


class GiveBack(_Frame, frozen=True):
    """Return the last one taken."""

    kind: str
    name: str


class WorkerStarted(_Frame, frozen=True):
    """The worker serves."""


class Measured(_Frame, frozen=True):
    """The metrics of the worker, in answer to `Measure`."""

    id: int
    metrics: dict[str, float]


class Subscribed(_Frame, frozen=True):
    """The hub knows of the subscription. Earlier messages may have been missed."""

    table: int


class Company(_Frame, frozen=True):
    """Whether other workers have subscribed to a table, too."""

    table: int
    has_others: bool


class Taken(_Frame, frozen=True):
    """Whether the limit allowed it."""

    id: int
    is_allowed: bool


class Missed(_Frame, frozen=True):
    """The worker did not read for long, and messages were dropped."""


class Running(_Frame, frozen=True):
    """The numbers of all workers that serve now."""

    workers: tuple[int, ...]


class Measure(_Frame, frozen=True):
    """The hub asks for the metrics."""

    id: int


ToHub: TypeAlias = Subscribe | Unsubscribe | Publish | Take | GiveBack | WorkerStarted | Measured
FromHub: TypeAlias = Subscribed | Company | Publish | Taken | Missed | Running | Measure

encode = msgspec.msgpack.Encoder().encode
decode_to_hub = msgspec.msgpack.Decoder(ToHub).decode
decode_from_hub = msgspec.msgpack.Decoder(FromHub).decode


class Link(Protocol):
    """Carries frames to the other side."""

    def send(self, frame: bytes) -> bool:
        """Send without waiting. False if the other side does not read: the frame is dropped."""
        ...


class StreamLink(asyncio.Protocol):
    """A link over a Unix socket: frames with their length in front."""

    def __init__(
        self,
        on_frame: Callable[[bytes], None],
        on_lost: Callable[[], None],
        on_drained: Callable[[], None] = lambda: None,
    ) -> None:
        self._on_frame, self._on_lost, self._on_drained = on_frame, on_lost, on_drained
        self._transport: asyncio.Transport | None = None
        self._buffer = b""
        self._is_full = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        self._transport.set_write_buffer_limits(high=MOST_UNREAD)

    def data_received(self, data: bytes) -> None:
        data = self._buffer + data
        start, size = 0, len(data)
        while size - start >= _HEAD:
            end = start + _HEAD + int.from_bytes(data[start : start + _HEAD])
            if end > size:
                break
            try:
                self._on_frame(data[start + _HEAD : end])
            except Exception as error:  # a bug; the next frames may be fine
                log_failure("handling a message between a worker and its parent", error)
            start = end
        self._buffer = data[start:]

    def pause_writing(self) -> None:
        self._is_full = True

    def resume_writing(self) -> None:
        self._is_full = False
        self._on_drained()

    def connection_lost(self, _: Exception | None) -> None:
        self._transport = None
        self._on_lost()

    def send(self, frame: bytes) -> bool:
        if self._transport is None or self._is_full:
            return False
        self._transport.write(len(frame).to_bytes(_HEAD) + frame)
        return True

    def close(self) -> None:
        if self._transport:
            self._transport.close()
