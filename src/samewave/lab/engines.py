"""Engines: who plays the blocks of a plan, a few at a time."""

import os
import signal
from collections.abc import Generator, Iterable, Iterator
from contextlib import suppress
from itertools import chain, islice
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Any, Protocol, TypeAlias, cast

from samewave.lab.blocks import play_block
from samewave.lab.columns import Columns
from samewave.lab.plan import Crowd, Plan

Played: TypeAlias = tuple[int, Columns]
"""A block and the columns of its games."""
Playing: TypeAlias = Generator[Played, None, None]
Line: TypeAlias = "Connection[Any, Any]"

_SPAWN = get_context("spawn")
AHEAD = 2
"""Blocks that are given out for each core, so that none waits for work."""


class EngineFailed(Exception):
    """Who was to play cannot, in one sentence."""


class Engine(Protocol):
    """Whoever plays blocks; all give the same games."""

    def play(self, plan: Plan, blocks: Iterable[int]) -> Playing:
        """Each of these blocks once, as they are ready."""
        ...


def all_cores() -> int:
    """How many cores this program may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class Cores:
    """The cores of this machine, each with a process of its own; one core needs none."""

    def __init__(self, cores: int = 1) -> None:
        self._cores = cores

    def play(self, plan: Plan, blocks: Iterable[int]) -> Playing:
        blocks = iter(blocks)
        first = list(islice(blocks, self._cores))
        blocks = chain(first, blocks)
        if len(first) > 1:
            return _play_in_processes(len(first), plan, blocks)
        return ((block, play_block(plan, block)) for block in blocks)


def _play_in_processes(processes: int, plan: Plan, blocks: Iterator[int]) -> Playing:
    helpers: list[_Helper] = []
    try:
        helpers.extend(_Helper(plan) for _ in range(processes))
        if isinstance(plan.people, Crowd):  # what this compiles is kept, and the others find it
            yield from ((block, play_block(plan, block)) for block in islice(blocks, 1))
        for helper in helpers * AHEAD:
            helper.ask(blocks)
        while busy := {helper.line: helper for helper in helpers if helper.asked}:
            for line in wait([*busy]):
                helper = busy[cast("Line", line)]
                played = helper.answer()
                helper.ask(blocks)
                yield played
    except (EOFError, OSError):
        raise EngineFailed("A process that played has died; was there enough memory?") from None
    finally:
        for helper in helpers:
            helper.dismiss()


class _Helper:
    """A process that plays what it is asked for, on a line that nobody's death but its own cuts."""

    def __init__(self, plan: Plan) -> None:
        self.asked = 0
        self.line, other = _SPAWN.Pipe()
        self._process = _SPAWN.Process(target=_play_as_asked, args=(plan, other), daemon=True)
        self._process.start()
        other.close()

    def ask(self, blocks: Iterator[int]) -> None:
        """For the next block, if one is left."""
        for block in islice(blocks, 1):
            self.line.send(block)
            self.asked += 1

    def answer(self) -> Played:
        played: Played = self.line.recv()
        self.asked -= 1
        return played

    def dismiss(self) -> None:
        self._process.terminate()
        self._process.join()
        self.line.close()


def _play_as_asked(plan: Plan, line: Line) -> None:
    """Until whoever asks is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, ConnectionError):
        while True:
            block = line.recv()
            line.send((block, play_block(plan, block)))
