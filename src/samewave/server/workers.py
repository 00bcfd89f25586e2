"""The parent of several workers: it starts them, connects them, and starts them again.

All workers listen on one port; the kernel spreads connections over their sockets (SO_REUSEPORT).
The parent opens everything that must outlive a worker: the listening sockets, the mailboxes and the
lock of the data folder. So connections that wait for a worker that died are served by the next one.
"""

import asyncio
import logging
import pickle
import signal
import socket
import sys
from asyncio.subprocess import PIPE, Process
from collections import Counter
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import NamedTuple

import msgspec

from samewave.server.clock import Clock
from samewave.server.nodes.hub import Hub, HubWorker
from samewave.server.nodes.hub_link import StreamLink
from samewave.server.resources import lock_data, reaching
from samewave.server.settings import Settings
from samewave.server.supervise import HEALTHY, PAUSES, configure_logging, expose

BACKLOG = 128
"""Connections that may wait until a worker accepts them."""
STOPPING = 15.0
"""Seconds for a worker to stop, beside the time for which it drains; then it is killed."""
_MEASURING = 2.0
"""Seconds for a worker to send its metrics."""
_log = logging.getLogger("samewave")


class Assignment(NamedTuple):
    """A worker's settings, and the numbers of the open files that its parent gives it."""

    number: int
    is_first: bool
    """Whether no other worker of this server has started before."""
    settings: Settings
    log_format: str
    hub: int
    listening: tuple[int, ...]
    mailbox: int
    mailboxes: tuple[int, ...]
    """Where connections for each of the workers are put."""

    @property
    def files(self) -> tuple[int, ...]:
        return (self.hub, self.mailbox, *self.listening, *self.mailboxes)


class WorkerFailed(Exception):
    """A worker ended before the server had started. It has said why."""


def run(settings: Settings, workers: int, log_format: str, on_started: Callable[[], None]) -> None:
    """Serve with several workers, until a signal arrives.

    Raises Unreachable, OSError or WorkerFailed if that is not possible.
    """
    configure_logging(log_format)
    lock = lock_data(settings)
    try:
        parent = Parent(settings, workers, log_format, lock.files)
        asyncio.run(parent.run(on_started))
    finally:
        lock.release()


class Parent:
    """The parent process."""

    def __init__(
        self, settings: Settings, workers: int, log_format: str, kept_open: tuple[int, ...]
    ) -> None:
        each = -(-settings.most_connections // workers)
        self._settings = msgspec.structs.replace(settings, most_connections=each)
        self._log_format, self._kept_open = log_format, kept_open
        self._hub = Hub(Clock().monotonic)
        self._listening = listen(settings.host, settings.port, workers)
        self._mailboxes = [
            socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM) for _ in range(workers)
        ]
        self._processes: dict[int, Process] = {}
        self._restarts: Counter[int] = Counter()
        self._has_started_any = False
        self._stop = asyncio.Event()

    async def run(self, on_started: Callable[[], None]) -> None:
        loop = asyncio.get_running_loop()
        for name in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(name, self._stop.set)
        stop_metrics = self._expose_metrics(loop)
        keeping: list[asyncio.Task[None]] = []
        try:
            for number in range(len(self._listening)):  # the first one may migrate the database
                await self._start_first(number)
                keeping.append(asyncio.create_task(self._keep_running(number)))
            on_started()
            await self._stop.wait()
        finally:
            for task in keeping:
                task.cancel()
            await asyncio.gather(*map(self._end, self._processes.values()))
            stop_metrics()

    async def _start_first(self, number: int) -> None:
        """Start a worker, and wait until it serves."""
        started = asyncio.Event()
        self._hub.on_started = lambda _: started.set()
        process = await self._start(number)
        waiting = started.wait(), process.wait(), self._stop.wait()
        tasks = [asyncio.create_task(each) for each in waiting]
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in tasks:
            task.cancel()
        if process.returncode is not None:
            raise WorkerFailed

    async def _keep_running(self, number: int) -> None:
        """Start a worker again whenever it ends."""
        loop, failures = asyncio.get_running_loop(), 0
        while True:
            began, process = loop.time(), self._processes[number]
            code = await process.wait()
            failures = failures + 1 if loop.time() - began < HEALTHY else 1
            pause = PAUSES[min(failures, len(PAUSES)) - 1]
            self._restarts[number] += 1
            _log.error(
                "worker %d (process %d) %s and starts again in %s s",
                *(number + 1, process.pid, _cause(code), pause),
            )
            await Clock().sleep(pause)
            await self._start(number)

    async def _start(self, number: int) -> Process:
        ours, theirs = socket.socketpair()
        with theirs:
            assignment = Assignment(
                number=number,
                is_first=not self._has_started_any,
                settings=self._settings,
                log_format=self._log_format,
                hub=theirs.fileno(),
                listening=tuple(each.fileno() for each in self._listening[number]),
                mailbox=self._mailboxes[number][0].fileno(),
                mailboxes=tuple(sending.fileno() for _, sending in self._mailboxes),
            )
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "samewave.server.run"),
                stdin=PIPE,
                pass_fds=(*assignment.files, *self._kept_open),
            )
        self._has_started_any = True
        self._processes[number] = process
        await self._connect(number, ours)
        assert process.stdin is not None
        with suppress(ConnectionError):  # it died, which is noticed elsewhere
            process.stdin.write(pickle.dumps(assignment))
            await process.stdin.drain()
            process.stdin.close()
        return process

    async def _connect(self, number: int, ours: socket.socket) -> None:
        """Connect a new worker to the hub."""
        worker = HubWorker(self._hub, number)
        link = StreamLink(worker.receive, lambda: self._hub.remove(worker), worker.drained)
        worker.connect(link)
        self._hub.add(worker)
        await asyncio.get_running_loop().create_unix_connection(lambda: link, sock=ours)

    async def _end(self, process: Process) -> None:
        with suppress(ProcessLookupError):
            process.terminate()
        try:
            async with asyncio.timeout(self._settings.drain_seconds + STOPPING):
                await process.wait()
        except TimeoutError:
            _log.error("process %d did not stop and is killed", process.pid)
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    def _expose_metrics(self, loop: asyncio.AbstractEventLoop) -> Callable[[], None]:
        if not self._settings.metrics_port:
            return lambda: None

        def read() -> Mapping[str, Mapping[str, float]]:
            """Called in a thread of the metrics server."""
            measuring = asyncio.run_coroutine_threadsafe(self._hub.measure(_MEASURING), loop)
            metrics = measuring.result(2 * _MEASURING)
            return {
                str(number + 1): metrics.get(number, {})
                | {"worker_restarts": self._restarts[number]}
                for number in range(len(self._listening))
            }

        with reaching("The port for metrics"):
            return expose(read, self._settings.metrics_port)


def _cause(code: int) -> str:
    """Why a process ended."""
    if code >= 0:
        return f"ended with code {code}"
    try:
        return f"was killed by {signal.Signals(-code).name}"
    except ValueError:
        return f"was killed by signal {-code}"


def listen(host: str, port: int, workers: int) -> list[list[socket.socket]]:
    """The listening sockets of each worker, all on one port."""
    kinds = {
        (family, address)
        for family, _, _, _, address in socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )
    }
    for family, address in kinds:  # another server with SO_REUSEPORT must not share our port
        _bound(family, address, is_shared=False).close()
    return [
        [_bound(family, address, is_shared=True) for family, address in sorted(kinds)]
        for _ in range(workers)
    ]


def _bound(family: int, address: tuple[object, ...], *, is_shared: bool) -> socket.socket:
    bound = socket.socket(family, socket.SOCK_STREAM)
    try:
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            bound.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        if is_shared:
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        bound.bind(address)
        bound.listen(BACKLOG)
        bound.setblocking(False)
    except OSError:
        bound.close()
        raise
    return bound
