"""Engines that play blocks in parallel: processes on this machine, or a Ray cluster."""

import logging
import os
import secrets
import signal
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from importlib import import_module
from itertools import chain, islice
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from shutil import rmtree
from socket import create_connection
from threading import Thread, current_thread, main_thread
from typing import Any, TypeAlias, cast

import polars as pl

from samewave.lab.plan import Crowd, Plan, block_count, games_in_block
from samewave.lab.run import INLINE, EngineFailed, OnProgress, PlayedBlock, PlayedBlocks, play_block

Pipe: TypeAlias = "Connection[Any, Any]"

_SPAWN = get_context("spawn")
QUEUED_PER_CORE = 2
"""Blocks handed out per core, so that no worker waits for its next one."""
WORKER_DIED = "A worker process died; was there enough memory?"


def available_cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class LocalEngine:
    """Plays on some cores of this machine, with one process per core; one core needs none."""

    def __init__(self, cores: int = 1) -> None:
        self._cores = cores

    def play(self, plan: Plan, blocks: Iterable[int]) -> PlayedBlocks:
        blocks = iter(blocks)
        first = list(islice(blocks, self._cores))
        blocks = chain(first, blocks)
        if len(first) > 1:
            return _play_in_processes(len(first), plan, blocks)
        return INLINE.play(plan, blocks)


def _play_in_processes(processes: int, plan: Plan, blocks: Iterator[int]) -> PlayedBlocks:
    workers: list[_Worker] = []
    try:
        workers.extend(_Worker(plan) for _ in range(processes))
        if isinstance(plan.people, Crowd):  # compiles and caches the machine code for the workers
            yield from INLINE.play(plan, islice(blocks, 1))
        for worker in workers * QUEUED_PER_CORE:
            worker.submit_next(blocks)
        while busy := {worker.pipe: worker for worker in workers if worker.pending}:
            for pipe in wait([*busy]):
                worker = busy[cast("Pipe", pipe)]
                played = worker.receive()
                worker.submit_next(blocks)
                yield played
    except (EOFError, OSError):
        raise EngineFailed(WORKER_DIED) from None
    finally:
        for worker in workers:
            worker.stop()


class _Worker:
    """A process that plays blocks on request.

    Each has its own pipe, so a worker that dies does not block the others.
    """

    def __init__(self, plan: Plan) -> None:
        self.pending = 0
        self.pipe, other = _SPAWN.Pipe()
        self._process = _SPAWN.Process(target=_serve_blocks, args=(plan, other), daemon=True)
        self._process.start()
        other.close()

    def submit_next(self, blocks: Iterator[int]) -> None:
        """Request the next block, if one is left."""
        for block in islice(blocks, 1):
            self.pipe.send(block)
            self.pending += 1

    def receive(self) -> PlayedBlock:
        played: PlayedBlock = self.pipe.recv()
        self.pending -= 1
        return played

    def stop(self) -> None:
        self._process.terminate()
        self._process.join()
        self.pipe.close()


def _serve_blocks(plan: Plan, pipe: Pipe) -> None:
    """Run in a worker: play requested blocks until the parent closes the pipe."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, ConnectionError):
        while True:
            block = pipe.recv()
            pipe.send((block, play_block(plan, block)))


def run_many(plans: Sequence[Plan], cores: int, on_progress: OnProgress) -> list[pl.DataFrame]:
    """Play many small plans in one pool of processes and return one frame per plan."""
    jobs = [
        (index, block) for index, plan in enumerate(plans) for block in range(block_count(plan))
    ]
    parts: list[list[pl.DataFrame]] = [[] for _ in plans]
    pool = ProcessPoolExecutor(cores, _SPAWN, _exit_with_parent)
    try:
        played = pool.map(play_block, (plans[index] for index, _ in jobs), (b for _, b in jobs))
        for (index, block), columns in zip(jobs, played, strict=True):
            parts[index].append(pl.DataFrame(columns))
            on_progress(len(games_in_block(plans[index], block)))
    except BrokenProcessPool:
        raise EngineFailed(WORKER_DIED) from None
    finally:
        pool.shutdown(cancel_futures=True)
    return [pl.concat(part) for part in parts]


def _exit_with_parent() -> None:
    """Run in a worker: leave Ctrl+C to the parent, and exit when the parent is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if parent := parent_process():
        Thread(target=_exit_after, args=(parent,), daemon=True).start()


def _exit_after(parent: BaseProcess) -> None:
    parent.join()
    os._exit(1)


CONNECT_SECONDS = 10
"""A cluster that has not answered by then counts as unreachable."""

_PRIVATE_CLUSTER = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",  # on any system: listen to this machine only
    "RAY_AUTH_MODE": "token",
}
"""Settings for a Ray started here: no usage reports, no network, no access without the token."""


class RayEngine:
    """Plays on the cluster at an address, or on a private one on this machine."""

    def __init__(self, cores: int, address: str | None = None) -> None:
        self._cores = cores
        self._address = address
        with _environment({} if address else _PRIVATE_CLUSTER):  # Ray reads it when imported
            self._ray: Any = import_module("ray")

    def play(self, plan: Plan, blocks: Iterable[int]) -> PlayedBlocks:
        ray, blocks = self._ray, iter(blocks)
        first = [*islice(blocks, 1)]
        if not first:
            return
        with self._cluster() as cores:
            remote = ray.remote(play_block)
            shared = ray.put(plan)
            try:
                yield from self._run_tasks(
                    chain(first, blocks),
                    QUEUED_PER_CORE * cores,
                    lambda block: remote.remote(shared, block),
                )
            except ray.exceptions.RayError as error:
                raise EngineFailed(f"Ray failed: {_first_line(error)}.") from None

    @contextmanager
    def _cluster(self) -> Iterator[int]:
        """Connect to the cluster, or start one; yields its number of cores."""
        token = {"RAY_AUTH_TOKEN": secrets.token_hex(32)}
        with _environment({} if self._address else _PRIVATE_CLUSTER | token):
            context = self._connect()
            try:
                yield int(self._ray.cluster_resources().get("CPU", 1))
            finally:
                self._ray.shutdown()
                if not self._address:
                    rmtree(context.address_info["session_dir"], ignore_errors=True)

    def _connect(self) -> Any:
        before = signal.getsignal(signal.SIGTERM)
        try:
            _check_reachable(self._address or "")
            return self._ray.init(**self._init_arguments())
        except Exception as error:
            where = f"at {self._address} cannot be reached" if self._address else "cannot start"
            raise EngineFailed(f"Ray {where}: {_first_line(error)}.") from None
        finally:
            if current_thread() is main_thread():  # Ray replaces the signal handler
                signal.signal(signal.SIGTERM, before)

    def _init_arguments(self) -> dict[str, Any]:
        quiet = {"log_to_driver": False, "logging_level": logging.CRITICAL}
        if self._address:
            return quiet | {"address": self._address}
        return quiet | {"address": "local", "num_cpus": self._cores, "include_dashboard": False}

    def _run_tasks(
        self, blocks: Iterator[int], limit: int, start: Callable[[int], Any]
    ) -> PlayedBlocks:
        """Run one task per block, at most `limit` at a time; yield results as they finish."""
        running = {start(block): block for block in islice(blocks, limit)}
        while running:
            (done,), _ = self._ray.wait([*running])
            # Arrays in Ray's memory do not outlive Ray, so copy them.
            columns = {name: column.copy() for name, column in self._ray.get(done).items()}
            block = running.pop(done)
            running |= {start(following): following for following in islice(blocks, 1)}
            yield block, columns


def _check_reachable(address: str) -> None:
    """Fail early: Ray itself would retry for minutes."""
    host, _, port = address.rpartition("/")[2].rpartition(":")
    if port.isdecimal():
        create_connection((host, int(port)), timeout=CONNECT_SECONDS).close()


@contextmanager
def _environment(variables: dict[str, str]) -> Iterator[None]:
    before = {name: os.environ.get(name) for name in variables}
    os.environ.update(variables)
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value


def _first_line(error: Exception) -> str:
    text = error.strerror if isinstance(error, OSError) else str(error).strip()
    return (text or type(error).__name__).splitlines()[0].removesuffix(".")
