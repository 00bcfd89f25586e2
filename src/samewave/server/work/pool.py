"""The work pool: runs jobs for strangers in processes that may die without harm.

Every job has its own process, forked from one that has all modules loaded. It has limits of memory
and time, and is killed when they are used up, when nobody waits for it, or when the server stops. A
few jobs run at once, and a few more may wait.
"""

import asyncio
import logging
import os
import pickle
import signal
import traceback
from collections import Counter
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from threading import Event, Lock
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

import msgspec

from samewave.core import Refused, Value
from samewave.server.clock import Clock

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

PRELOADED: tuple[str, ...] = (
    *("__main__", "samewave.server.work.jobs", "samewave.picture.share"),
    *("samewave.packs.build", "samewave.packs.new_pack", "samewave.packs.pack_file"),
    "samewave.history.export",
)
"""Modules loaded once in the process from which jobs are forked; the first job waits for it."""
LARGEST_ANSWER = 64_000_000
MOST_WAITING_PER_ADDRESS = 8
"""Requests of one address that may wait for a slot, unread."""
_ENDING = 5.0
"""Seconds to wait for a killed process."""
_TRIES, _BETWEEN_TRIES = 20, 0.05
"""Attempts to start a process, and seconds between, while the fork server dies."""
_log = logging.getLogger("samewave")

Job: TypeAlias = Callable[..., bytes]
"""A function of a module. Its arguments are pickled; its result is bytes."""
KillReason: TypeAlias = Literal["time", "memory", "nobody"]


class JobKind(Value, frozen=True):
    """The limits of a kind of job, and how many of the kind run at once."""

    name: str
    seconds: float
    memory: int
    """Bytes, in addition to what all jobs share."""
    at_once: int = 1_000


class WorkFailed(Exception):
    """A job raised an unexpected error, or its process died."""


class _RunningJob:
    """One job: a thread starts its process and waits for the answer."""

    def __init__(self, kind: JobKind, job: Job, arguments: tuple[Any, ...]) -> None:
        self._kind = kind
        self._work = pickle.dumps((job, arguments))
        self._process: Any = None
        self._lock = Lock()
        self.killed: KillReason | None = None

    def kill(self, why: KillReason) -> None:
        """Kill the process, now or as soon as it starts."""
        with self._lock:
            self.killed = self.killed or why
            if self._process is not None:
                _kill(self._process)

    def run(self) -> bytes:
        """Run the process and return its answer; called in a thread."""
        context = _context()
        answers, telling = context.Pipe(duplex=False)
        with answers:
            with telling:
                process = self._start(context, telling)
            answer = _receive(answers)
            self._end(process, has_answered=bool(answer))
        return answer or DIED + str(process.exitcode).encode()

    def _start(self, context: Any, telling: "Connection") -> Any:
        limits = self._kind.seconds, self._kind.memory
        described: dict[str, Any] = {
            "target": serve,
            "args": (telling, self._work, *limits),
            "name": self._kind.name,
            "daemon": True,
        }
        with _processes:
            process = _started(context, described)
        with self._lock:
            self._process = process
            if self.killed:
                _kill(process)
        return process

    def _end(self, process: Any, *, has_answered: bool) -> None:
        """Wait for the process to end; kill it if it has not answered."""
        with self._lock:
            self._process = None
            if not has_answered:
                _kill(process)
        with _processes:
            process.join(_ENDING)


def _kill(process: Any) -> None:
    """Kill a process, even if the fork server that would report its end is dead."""
    process.kill()
    with suppress(ProcessLookupError, AttributeError):
        os.kill(process.pid, signal.SIGKILL)


_processes = Lock()
"""The standard library's list of processes is not thread-safe."""


def _started(context: Any, described: dict[str, Any]) -> Any:
    """Start a process. While the fork server dies, wait and try again."""
    for _ in range(_TRIES):
        with suppress(OSError, EOFError):
            process = context.Process(**described)
            process.start()
            return process
        Event().wait(_BETWEEN_TRIES)
    process = context.Process(**described)
    process.start()
    return process


def _receive(answers: "Connection") -> bytes:
    """The answer of the process; empty if it died."""
    try:
        return answers.recv_bytes(LARGEST_ANSWER)
    except (EOFError, OSError):
        return b""


class WorkPool:
    """Runs jobs: a few at once, a few waiting, and few for each address."""

    def __init__(self, clock: Clock, processes: int, queue: int, per_address: int) -> None:
        self._clock, self._queue, self._per_address = clock, queue, per_address
        self._processes = processes
        self._askers: Counter[str] = Counter()
        self._places: dict[str, asyncio.Semaphore] = {}
        self._waiting: list[tuple[JobKind, asyncio.Future[None]]] = []
        self._taken: Counter[str] = Counter()
        self._running: set[_RunningJob] = set()
        self._threads: ThreadPoolExecutor | None = None
        self._is_closed = False

    @property
    def running(self) -> int:
        """The number of running jobs."""
        return len(self._running)

    @property
    def waiting(self) -> int:
        """The number of waiting jobs."""
        return len(self._waiting)

    @property
    def askers(self) -> int:
        """The number of addresses with a slot, or waiting for one."""
        return len(self._askers)

    @asynccontextmanager
    async def place(self, asker: str) -> AsyncIterator[None]:
        """Take one of the few slots of an address, or raise Refused.

        A whole family shares an address, so some of its requests wait for a slot.
        """
        self._judge_queue()
        if self._askers[asker] >= self._per_address + MOST_WAITING_PER_ADDRESS:
            raise Refused("too_many_requests")
        self._askers[asker] += 1
        places = self._places.setdefault(asker, asyncio.Semaphore(self._per_address))
        try:
            async with places:
                yield
        finally:
            self._askers[asker] -= 1
            if not self._askers[asker]:
                del self._askers[asker], self._places[asker]

    def _judge_queue(self) -> None:
        if self._is_closed or len(self._waiting) >= self._queue:
            raise Refused("server_is_busy")

    async def run(self, kind: JobKind, job: Job, *arguments: Any) -> bytes:
        """Run a job, or raise Refused. If the caller is cancelled, the job is killed."""
        await self._turn(kind)
        if self._is_closed:
            self._release(kind)
            raise Refused("server_is_busy")
        return await self._run(_RunningJob(kind, job, arguments), kind)

    async def _turn(self, kind: JobKind) -> None:
        """Wait until a job of this kind may start."""
        if self._has_room_for(kind):
            self._taken[kind.name] += 1
            return
        self._judge_queue()
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((kind, turn))
        try:
            await turn
        except asyncio.CancelledError:
            if (kind, turn) in self._waiting:
                self._waiting.remove((kind, turn))
            else:
                self._release(kind)
            raise

    def _has_room_for(self, kind: JobKind) -> bool:
        return self._taken.total() < self._processes and self._taken[kind.name] < kind.at_once

    def _release(self, kind: JobKind) -> None:
        """Start waiting jobs that may run now."""
        self._taken[kind.name] -= 1
        for waiting in list(self._waiting):
            wanted, turn = waiting
            if self._has_room_for(wanted):
                self._taken[wanted.name] += 1
                self._waiting.remove(waiting)
                turn.set_result(None)

    async def _run(self, running: _RunningJob, kind: JobKind) -> bytes:
        self._threads = self._threads or ThreadPoolExecutor(self._processes, "samewave-work")
        loop = asyncio.get_running_loop()
        answer = loop.run_in_executor(self._threads, running.run)
        self._running.add(running)
        answer.add_done_callback(partial(self._ended, running, kind))
        clock = loop.create_task(self._end_time(running, kind))
        try:
            return _judged(await asyncio.shield(answer), running, kind)
        except asyncio.CancelledError:
            running.kill("nobody")
            raise
        finally:
            clock.cancel()

    async def _end_time(self, running: _RunningJob, kind: JobKind) -> None:
        await self._clock.sleep(kind.seconds)
        running.kill("time")

    def _ended(self, running: _RunningJob, kind: JobKind, answer: "asyncio.Future[bytes]") -> None:
        self._running.discard(running)
        if not answer.cancelled():
            answer.exception()  # the caller gets it
        self._release(kind)

    def stop(self) -> None:
        """Kill running jobs, and refuse waiting ones."""
        self._is_closed = True
        for running in self._running:
            running.kill("nobody")
        for kind, turn in self._waiting:
            self._taken[kind.name] += 1
            turn.set_result(None)
        self._waiting.clear()

    async def close(self) -> None:
        """Stop, and wait until all processes are gone."""
        self.stop()
        while self._running:
            await self._clock.sleep(0.01)
        if self._threads:
            self._threads.shutdown(wait=False)


def _context() -> Any:
    """The start method: a fork server, or new processes where there is no fork."""
    import multiprocessing  # noqa: PLC0415 - only jobs need it

    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(list(PRELOADED))
    return context


def _judged(answer: bytes, running: _RunningJob, kind: JobKind) -> bytes:
    """The result in an answer, or the matching exception."""
    said, rest = answer[:1], answer[1:]
    if said == DONE:
        return rest
    if said == REFUSED:
        code, params = msgspec.json.decode(rest, type=tuple[str, dict[str, Any]])
        raise Refused(code, **params)
    if running.killed == "nobody" or rest == _signalled("SIGTERM"):
        raise Refused("server_is_busy")
    if running.killed == "time" or rest == _signalled("SIGXCPU"):
        raise Refused("work_takes_too_long")
    if said == FULL or rest in (
        _signalled("SIGKILL"),
        _signalled("SIGSEGV"),
        _signalled("SIGABRT"),
    ):
        _log.warning("%s: more memory than a job may have", kind.name)
        raise Refused("work_is_too_large")
    raise WorkFailed(f"{kind.name}: {rest.decode(errors='replace')}")


def _signalled(name: str) -> bytes:
    """The exit code of a process that was ended by this signal."""
    return str(-getattr(signal, name, 0)).encode()


try:
    import resource
except ImportError:  # not on Windows: there, only the time is limited
    resource = None  # type: ignore[assignment]

DONE, REFUSED, FULL, DIED = b"+", b"-", b"m", b"!"
"""The first byte of an answer: result, refusal, out of memory, or any other error."""
_LATER = 1
"""Extra seconds of CPU time, after which the server should have killed the job."""
_NICE = 5
"""The server itself has priority over jobs."""


def serve(answers: "Connection", work: bytes, seconds: float, memory: int) -> None:
    """Run one job in this process, send its answer, and exit."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # an interrupt is meant for the server
    _limit(seconds, memory)
    answers.send_bytes(_do(work))
    answers.close()
    os._exit(0)  # there is nothing to clean up


def _do(work: bytes) -> bytes:
    try:
        job, arguments = pickle.loads(work)  # noqa: S301 - our own server wrote it
        done: bytes = job(*arguments)
        return DONE + done
    except Refused as refused:
        return REFUSED + msgspec.json.encode((refused.code, refused.params))
    except MemoryError:
        return FULL
    except BaseException:
        return DIED + traceback.format_exc()[-4_000:].encode(errors="replace")


def _limit(seconds: float, memory: int) -> None:
    """Limit the memory beyond what is loaded already, and the CPU time."""
    if resource is None:
        return
    os.nice(_NICE)
    with suppress(OSError):  # the first to go if the machine runs out of memory
        Path("/proc/self/oom_score_adj").write_text("1000")
    _lower(resource.RLIMIT_CORE, 0)
    _lower(resource.RLIMIT_CPU, int(seconds) + _LATER, more=_LATER)
    _lower(resource.RLIMIT_DATA, _loaded() + memory)


def _lower(which: int, most: int, more: int = 0) -> None:
    """Lower a limit; beyond `more` the system kills the process."""
    _, hard = resource.getrlimit(which)
    soft = most if hard == resource.RLIM_INFINITY else min(most, hard)
    last = soft + more if hard == resource.RLIM_INFINITY else min(soft + more, hard)
    resource.setrlimit(which, (soft, last))


def _loaded() -> int:
    """The bytes of data in use now, where the system reports them."""
    try:
        return int(Path("/proc/self/statm").read_bytes().split()[5]) * resource.getpagesize()
    except OSError:
        return 200_000_000
