"""Steering: all pages of a table connect to one worker.

Any worker may accept a connection. When a page opens its socket, the worker passes the connection
to the worker of the table, which is chosen by the table's code. Nothing depends on it: a table may
be open at several workers, as at several nodes, but then each of them must apply every move.
"""

import asyncio
import socket
from zlib import crc32

import msgspec

from samewave.server.nodes.hub import HubBus

_LARGEST = 65_536
"""Bytes of the longest message to another worker."""


class Upgrade(msgspec.Struct, frozen=True, array_like=True):
    """A request for the socket of a table."""

    code: str
    key: str
    """The client's `Sec-WebSocket-Key`."""
    address: str
    """The client's address."""
    received: bytes
    """Bytes that followed the request."""


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(Upgrade).decode


class Mailboxes:
    """One mailbox per worker, in which the other workers put connections.

    The parent process keeps all of them, so that a worker that starts again finds its mail.
    """

    def __init__(self, number: int, own: socket.socket, all_workers: list[socket.socket]) -> None:
        self.number, self._own, self._all = number, own, all_workers
        for each in (own, *all_workers):
            each.setblocking(False)

    def fileno(self) -> int:
        return self._own.fileno()

    def worker_of(self, code: str) -> int:
        """The number of the worker to which a table belongs."""
        return crc32(code.upper().encode()) % len(self._all)

    def put(self, worker: int, upgrade: Upgrade, connection: int) -> bool:
        """Pass a connection to a worker. False if its mailbox is full."""
        try:
            socket.send_fds(self._all[worker], [_encode(upgrade)], [connection])
        except OSError:
            return False
        return True

    def take(self) -> tuple[Upgrade, socket.socket] | None:
        """The next connection in our own mailbox."""
        try:
            data, files, _, _ = socket.recv_fds(self._own, _LARGEST, 1)
        except BlockingIOError:
            return None
        return _decode(data), socket.socket(fileno=files[0])


class Steering:
    """Passes connections to the workers of their tables."""

    def __init__(self, mailboxes: Mailboxes, bus: HubBus) -> None:
        self.mailboxes, self._bus = mailboxes, bus

    def pass_on(self, transport: asyncio.Transport, upgrade: Upgrade) -> bool:
        """Pass a connection to the worker of its table. False if we have to serve it."""
        worker = self.mailboxes.worker_of(upgrade.code)
        if worker == self.mailboxes.number or worker not in self._bus.running:
            return False
        transport.pause_reading()  # whatever comes now is for the other worker
        connection = transport.get_extra_info("socket").fileno()
        if not self.mailboxes.put(worker, upgrade, connection):
            transport.resume_reading()
            return False
        transport.abort()  # closes our descriptor, not the connection
        return True
