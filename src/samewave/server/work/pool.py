"""The work pool: what strangers can order runs in processes that may die without harm.

Every job has a process of its own, forked from one that has all modules loaded. It has so much
memory and so many seconds, and is killed when these are used up, when nobody waits for it any
more, or when the server stops. No more than a few run at once, and a few more may wait.
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
from multiprocessing import get_all_start_methods, get_context
from multiprocessing.connection import Connection
from pathlib import Path
from threading import Event, Lock
from typing import Any, Literal, TypeAlias

import msgspec

from samewave.core import Refused, Value
from samewave.server.clock import Clock

PRELOADED: tuple[str, ...] = ("__main__", "samewave.server.work.jobs", "samewave.picture.share")
"""Loaded once, in the process from which jobs are forked; the first job waits for it."""
LARGEST_ANSWER = 64_000_000
MOST_WAITING_PER_ADDRESS = 8
"""Requests of one address that wait for a place, unread."""
_ENDING = 5.0
"""Seconds for a killed process to be gone."""
_TRIES, _BETWEEN_TRIES = 20, 0.05
"""How often a process is started, and seconds between, while the one it is forked from dies."""
_log = logging.getLogger("samewave")

Job: TypeAlias = Callable[..., bytes]
"""A function of a module. Its arguments are pickled; its answer is bytes, which cannot act here."""
KillReason: TypeAlias = Literal["time", "memory", "nobody"]


class JobKind(Value, frozen=True):
    """What a job of some kind may take, and how many of the kind may run at once."""

    name: str
    seconds: float
    memory: int
    """In bytes, beside what all jobs share."""
    at_once: int = 1_000


class WorkFailed(Exception):
    """A job raised what nobody expected, or its process died."""


class _RunningJob:
    """One job: a thread of ours starts its process and waits for the answer."""

    def __init__(self, context: Any, kind: JobKind, job: Job, arguments: tuple[Any, ...]) -> None:
        self._context, self._kind = context, kind
        self._work = pickle.dumps((job, arguments))
        self._process: Any = None
        self._lock = Lock()
        self.killed: KillReason | None = None

    def kill(self, why: KillReason) -> None:
        """End it, now or as soon as it has begun."""
        with self._lock:
            self.killed = self.killed or why
            if self._process is not None:
                _kill(self._process)

    def run(self) -> bytes:
        """The answer as the process gives it; in a thread."""
        answers, telling = self._context.Pipe(duplex=False)
        with answers:
            with telling:
                process = self._start(telling)
            answer = _receive(answers)
            self._end(process, has_answered=bool(answer))
        return answer or DIED + str(process.exitcode).encode()

    def _start(self, telling: Connection) -> Any:
        limits = self._kind.seconds, self._kind.memory
        described: dict[str, Any] = {
            "target": serve,
            "args": (telling, self._work, *limits),
            "name": self._kind.name,
            "daemon": True,
        }
        with _processes:
            process = _started(self._context, described)
        with self._lock:
            self._process = process
            if self.killed:
                _kill(process)
        return process

    def _end(self, process: Any, *, has_answered: bool) -> None:
        """Whoever has answered ends by itself; nobody waits for anything else that it does."""
        with self._lock:
            self._process = None
            if not has_answered:
                _kill(process)
        with _processes:
            process.join(_ENDING)


def _kill(process: Any) -> None:
    """Even if the process from which it was forked is dead, and nobody tells whether it is."""
    process.kill()
    with suppress(ProcessLookupError, AttributeError):
        os.kill(process.pid, signal.SIGKILL)


_processes = Lock()
"""The standard library keeps a list of processes that is not made for several threads."""


def _started(context: Any, described: dict[str, Any]) -> Any:
    """Start a process. While the one that jobs are forked from dies, wait and try again."""
    for _ in range(_TRIES):
        with suppress(OSError, EOFError):
            process = context.Process(**described)
            process.start()
            return process
        Event().wait(_BETWEEN_TRIES)
    process = context.Process(**described)
    process.start()
    return process


def _receive(answers: Connection) -> bytes:
    """What the process says; nothing if it dies before."""
    try:
        return answers.recv_bytes(LARGEST_ANSWER)
    except (EOFError, OSError):
        return b""


class WorkPool:
    """Runs jobs for strangers: a few at once, a few waiting, few for each address."""

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
        """How many jobs have a process."""
        return len(self._running)

    @property
    def waiting(self) -> int:
        """How many jobs wait for one."""
        return len(self._waiting)

    @property
    def askers(self) -> int:
        """How many addresses have a place or wait for one."""
        return len(self._askers)

    @asynccontextmanager
    async def place(self, asker: str) -> AsyncIterator[None]:
        """One of the few places of an address, from before its request is read; or Refused.

        A whole family shares an address: some of its requests wait for a place.
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
        """The answer of a job, or Refused. If the caller is cancelled, the job is killed."""
        await self._turn(kind)
        if self._is_closed:
            self._release(kind)
            raise Refused("server_is_busy")
        return await self._run(_RunningJob(_context(), kind, job, arguments), kind)

    async def _turn(self, kind: JobKind) -> None:
        """Wait until a process is free for such a job, and take it."""
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
        """Let others begin that may."""
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
            answer.exception()  # whoever waits gets it
        self._release(kind)

    def stop(self) -> None:
        """Kill whatever runs, and send away whoever waits."""
        self._is_closed = True
        for running in self._running:
            running.kill("nobody")
        for kind, turn in self._waiting:
            self._taken[kind.name] += 1
            turn.set_result(None)
        self._waiting.clear()

    async def close(self) -> None:
        """Returns when all processes are gone."""
        self.stop()
        while self._running:
            await self._clock.sleep(0.01)
        if self._threads:
            self._threads.shutdown(wait=False)


def _context() -> Any:
    """Processes that are forked from a clean one; where there is no fork, new ones."""
    if "forkserver" not in get_all_start_methods():
        return get_context("spawn")
    context = get_context("forkserver")
    context.set_forkserver_preload(list(PRELOADED))
    return context


def _judged(answer: bytes, running: _RunningJob, kind: JobKind) -> bytes:
    """What an answer means to whoever asked."""
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
    """How the end of a process by a signal is told."""
    return str(-getattr(signal, name, 0)).encode()


try:
    import resource
except ImportError:  # not on Windows: there, only the time is limited
    resource = None  # type: ignore[assignment]

DONE, REFUSED, FULL, DIED = b"+", b"-", b"m", b"!"
"""How an answer begins: the result, a refusal, no memory left, anything else."""
_LATER = 1
"""Seconds of computing after the time is up in which the server should have killed it."""
_NICE = 5
"""People at tables come first."""


def serve(answers: Connection, work: bytes, seconds: float, memory: int) -> None:
    """Do one job, say what came of it, and end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever stops the server means the server
    _limit(seconds, memory)
    answers.send_bytes(_do(work))
    answers.close()
    os._exit(0)  # nothing here is worth tidying up


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
    """So much memory beside what is loaded already, and so much computing."""
    if resource is None:
        return
    os.nice(_NICE)
    with suppress(OSError):  # if the whole machine runs out of memory, this process goes first
        Path("/proc/self/oom_score_adj").write_text("1000")
    _lower(resource.RLIMIT_CORE, 0)
    _lower(resource.RLIMIT_CPU, int(seconds) + _LATER, more=_LATER)
    _lower(resource.RLIMIT_DATA, _loaded() + memory)


def _lower(which: int, most: int, more: int = 0) -> None:
    """A limit, and how much more until the system no longer warns but kills."""
    _, hard = resource.getrlimit(which)
    soft = most if hard == resource.RLIM_INFINITY else min(most, hard)
    last = soft + more if hard == resource.RLIM_INFINITY else min(soft + more, hard)
    resource.setrlimit(which, (soft, last))


def _loaded() -> int:
    """Bytes of data that the modules take, where the system tells."""
    try:
        return int(Path("/proc/self/statm").read_bytes().split()[5]) * resource.getpagesize()
    except OSError:
        return 200_000_000
