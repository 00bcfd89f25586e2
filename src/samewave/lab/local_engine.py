"""The local engine: plays blocks in worker processes on this machine."""

import os
import signal
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from itertools import chain, islice
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import Any, TypeAlias, cast

import polars as pl

from samewave.lab.plan import Crowd, Plan, block_count, games_in_block
from samewave.lab.run import (
    INLINE,
    EngineFailed,
    OnProgress,
    PlayedBlock,
    PlayedBlocks,
    play_block,
)

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
