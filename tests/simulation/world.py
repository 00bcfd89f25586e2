"""The world of a simulation: its loop, its randomness, its faults, and its trace."""

import asyncio
from collections import Counter
from collections.abc import Coroutine
from random import Random
from typing import Any

from samewave.server.clock import Clock, Randomness
from tests.simulation.loop import Process, SimulatedLoop

EPOCH = 1_700_000_000.0
"""The time of day at which every simulation begins."""

WRONG = (-3600.0, 40 * 86_400.0)
"""Seconds by which a machine's time of day may jump."""

TICK = 1e-6
"""The shortest delay; timers at the same moment would have no order."""


class Injected(Exception):
    """Raised on purpose, once, in the middle of the server."""


class Violation(AssertionError):
    """A promise of the server was broken."""


class World:
    """The state that all parts of a simulation share."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.loop = SimulatedLoop()
        self.dice = Random(seed)
        self.outside = Process()
        """People and the network: they never crash."""
        self.counts: Counter[str] = Counter()
        self.trace: list[Any] = []
        """Everything that happened, in order: two runs of one seed have the same trace."""
        self.last_fault = 0.0
        """When the last fault ended, or will end."""
        self.is_over = False
        self.tasks: list[asyncio.Task[None]] = []
        self.injects = False
        """Whether exceptions may be injected into the server now."""

    @property
    def now(self) -> float:
        return self.loop.time()

    @property
    def calm_for(self) -> float:
        """Seconds since the last fault ended; negative while one lasts."""
        return self.now - self.last_fault

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a task of people or of the environment; if it fails, the simulation is wrong."""
        self.tasks.append(self.loop.create_task(work))

    def note(self, *what: Any) -> None:
        self.trace.append((round(self.now, 6), *what))

    def chance(self, probability: float) -> bool:
        return self.dice.random() < probability

    def inject(self, where: str, probability: float) -> None:
        """Raise an error at random, as a bug would."""
        if self.injects and self.chance(probability):
            self.counts["faults"] += 1
            self.note("injected", where)
            self.last_fault = max(self.last_fault, self.now)
            raise Injected(where)

    def latency(self) -> float:
        """A network delay in seconds: mostly a few milliseconds, sometimes much longer."""
        dice = self.dice
        return dice.uniform(0.1, 0.6) if dice.random() < 0.01 else dice.uniform(0.0005, 0.008)


class SimulatedClock(Clock):
    """The clock of one node: it may jump, and run too fast or too slow."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._offset = world.dice.uniform(-2, 2)
        self._rate = 1 + world.dice.uniform(-0.001, 0.001)
        self.wrong = world.dice.choice(WRONG) if world.injects and world.chance(0.3) else 0.0
        """Seconds by which the time of day is wrong; a machine may start with a wrong clock."""

    def time(self) -> float:
        return EPOCH + self._offset + self.wrong + self._world.now * self._rate

    def monotonic(self) -> float:
        return self._world.now * self._rate

    async def sleep(self, seconds: float) -> None:
        await super().sleep(self._true(seconds))

    async def wait(self, event: asyncio.Event, seconds: float | None) -> None:
        await super().wait(event, None if seconds is None else self._true(seconds))

    def _true(self, seconds: float) -> float:
        """The simulated duration of this many seconds of this clock; never zero."""
        return seconds / self._rate + TICK


class SimulatedRandomness(Randomness):
    """Tokens, codes and seeds that follow from the seed of the simulation."""

    def __init__(self, world: World) -> None:
        self._dice = world.dice

    def token(self) -> str:
        return f"{self._dice.getrandbits(128):032x}"

    def letters(self, alphabet: str, length: int) -> str:
        return "".join(self._dice.choice(alphabet) for _ in range(length))

    def seed(self) -> int:
        return self._dice.getrandbits(53)
