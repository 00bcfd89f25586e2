"""A cluster with faults: nodes, parties, and the promises that must hold."""

import asyncio
import gc
import logging
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from itertools import pairwise
from typing import Any

from samewave.affinity import Tally
from samewave.bots import Bot, PlannedMove
from samewave.bots.simple import any_move
from samewave.games.samegame.events import Point
from samewave.server.archive.games import FinishedGame
from samewave.server.tables import table_driver
from samewave.server.tables.entrance import hash_token
from samewave.server.tables.log import Started, read_entry
from tests.simulation.bus import Network, Workers
from tests.simulation.loop import NothingLeft
from tests.simulation.node import Node
from tests.simulation.party import Party
from tests.simulation.person import Person
from tests.simulation.store import Database
from tests.simulation.world import WRONG, Injected, Violation, World

MINUTES = 10
NODES = 3
PARTIES = 2
STORMY = 0.75
"""The part of a run with faults; afterwards everything must settle."""
STUCK = 90.0
"""Seconds without faults, after time is up, within which a game with people must go on."""
SETTLED = 30.0
"""Seconds without faults after which everybody connected is up to date and has their own seat."""
BETWEEN_FAULTS = 12.0


class SimpleBot:
    """A bot that plays at random; it costs less than a real one."""

    def __init__(self, world: World, game: str) -> None:
        self._world, self._game = world, game

    def look(self, _: Any) -> None:
        self._world.inject("look", 0.001)

    def think(self, view: Any, offers: Any) -> PlannedMove | None:
        self._world.inject("think", 0.001)
        if view.seat not in view.waiting_for:
            return None
        move = (
            self._follow(view)
            if self._game == "samegame" and view.turn
            else self._any(view, offers)
        )
        return None if move is None else PlannedMove(move, self._world.dice.uniform(2, 12))

    def _any(self, view: Any, offers: Any) -> Any:
        return any_move(self._game, view, offers, self._world.dice)

    def _follow(self, view: Any) -> Any:
        """Point where most others point, or anywhere, so that people can agree."""
        fingers = [each.finger for seat, each in enumerate(view.seats) if seat != view.seat]
        others, own = [each for each in fingers if each], view.seats[view.seat].finger
        cups = [each for each in view.table.criteria if each not in view.turn.lifted]
        wanted = max(others, key=others.count) if others else own or self._world.dice.choice(cups)
        return None if wanted == own else Point(wanted)


class Cluster:
    """One simulation: everything follows from its seed."""

    def __init__(self, seed: int) -> None:
        self.world = World(seed)
        self.database = Database(self.world)
        are_workers = seed % 3 == 2
        self.network = Workers(self.world) if are_workers else Network(self.world)
        self.nodes: list[Node] = []
        self.parties: list[Party] = []
        self._graveyard: list[Node] = []
        """Crashed nodes, kept so that none of their cleanup ever runs."""
        self._nodes_started = 0
        self._last_seen: dict[tuple[int, int], float] = {}

    @property
    def people(self) -> list[Person]:
        return [person for party in self.parties for person in party.people]

    def run(self) -> None:
        """Ten simulated minutes; raises Violation when a promise is broken."""
        loop, log, logger = self.world.loop, _Listener(), logging.getLogger("samewave")
        logger.addHandler(log)
        was_enabled = gc.isenabled()
        gc.disable()  # so that the moment of a garbage collection depends only on the seed
        try:
            with self._cheap_parts():
                loop.run_until_complete(loop.create_task(self._run(log)))
        finally:
            self._clean_up()
            logger.removeHandler(log)
            if was_enabled:
                gc.enable()

    @contextmanager
    def _cheap_parts(self) -> Iterator[None]:
        """Nine of ten runs leave out expensive work that does not concern the server.

        In these, bots play at random, and the figures of finished games stay empty.
        """
        if self.world.seed % 10 == 0:
            yield
            return
        with (
            replaced(table_driver, "make_bot", self._simple_bot),
            replaced(FinishedGame, "tally", lambda *_, **__: Tally(games=1)),
        ):
            yield

    def _clean_up(self) -> None:
        """End every task, also of crashed nodes, so that Python can free them.

        A task whose wake-up was lost in a crash cannot end, and need not.
        """
        self.world.injects = False
        for node in self._graveyard:
            node.process.has_crashed = False
        tasks = asyncio.all_tasks(self.world.loop)
        for task in tasks:
            task.cancel()
        if tasks:
            ended = asyncio.gather(*tasks, return_exceptions=True)
            with suppress(NothingLeft):
                self.world.loop.run_until_complete(ended)
        self.world.loop.close()

    def _simple_bot(self, game: str, *_: Any) -> Bot:
        return SimpleBot(self.world, game)

    async def _run(self, log: "_Listener") -> None:
        world = self.world
        for _ in range(NODES):
            self._start_node()
        self.parties = [
            Party(world, self.database, self.nodes, world.seed * PARTIES + number)
            for number in range(PARTIES)
        ]
        for party in self.parties:
            world.start(party.gather())
        world.start(self._storm(60 * MINUTES * STORMY))
        while world.now < 60 * MINUTES:
            await asyncio.sleep(2.5)
            self._check_now(log)
            if int(world.now) % 60 < 3:
                gc.collect(1)
        self._check_settled()
        world.is_over = True
        await asyncio.sleep(90)
        self._check_log()
        self._check_names()
        self._check_groups()
        self._check_idle()
        self._check_now(log)

    def _start_node(self) -> None:
        self._nodes_started += 1
        self.nodes.append(Node(self.world, self.database, self.network, f"n{self._nodes_started}"))

    # bad days

    async def _storm(self, seconds: float) -> None:
        world, dice = self.world, self.world.dice
        while world.now < seconds:
            await asyncio.sleep(dice.expovariate(1 / BETWEEN_FAULTS))
            world.injects = True
            fault = dice.choice(
                (
                    *(self._crash, self._cut_store, self._cut_bus, self._fill, self._lose),
                    *(self._hang_up, self._put_clock_wrong),
                )
            )
            lasts = min(dice.choice((0.5, 3, 12)), max(0.5, seconds - world.now))
            world.counts["faults"] += 1
            world.note(fault.__name__, lasts)
            world.last_fault = max(world.last_fault, world.now + lasts)
            world.start(self._strike(fault, lasts))
        world.injects = False
        await asyncio.sleep(15)

    async def _strike(self, fault: Callable[[], Callable[[], None]], lasts: float) -> None:
        mend = fault()
        await asyncio.sleep(lasts)
        mend()

    def _crash(self) -> Callable[[], None]:
        if not self.nodes:
            return _nothing
        node = self.world.dice.choice(self.nodes)
        self.nodes.remove(node)
        node.crash()
        self._graveyard.append(node)
        return self._start_node

    def _cut_store(self) -> Callable[[], None]:
        node = self.world.dice.choice(self.nodes) if self.nodes else None
        if node:
            node.store.is_disconnected = True
        return lambda: setattr(node.store, "is_disconnected", False) if node else None

    def _cut_bus(self) -> Callable[[], None]:
        node = self.world.dice.choice(self.nodes) if self.nodes else None
        if node is None:
            return _nothing
        node.bus.cut()
        process = node.process

        def heal() -> None:
            self.world.loop.call_soon(node.bus.heal, context=process.context)

        return heal

    def _fill(self) -> Callable[[], None]:
        self.database.is_full = True

        def empty() -> None:
            self.database.is_full = False

        return empty

    def _lose(self) -> Callable[[], None]:
        self.network.lost, self.network.doubled = 0.4, 0.3

        def heal() -> None:
            self.network.lost = self.network.doubled = 0.0

        return heal

    def _put_clock_wrong(self) -> Callable[[], None]:
        """The time of day of one machine jumps, and is corrected later."""
        if not self.nodes:
            return _nothing
        node = self.world.dice.choice(self.nodes)
        node.clock.wrong = self.world.dice.choice(WRONG)

        def put_right() -> None:
            node.clock.wrong = 0.0

        return put_right

    def _hang_up(self) -> Callable[[], None]:
        connected = [person for person in self.people if person.connection]
        if connected:
            person = self.world.dice.choice(connected)
            assert person.connection
            person.connection.cut()
        return _nothing

    # promises

    def _check_now(self, log: "_Listener") -> None:
        """At all times: no task has died, games go on, and no connected player is replaced."""
        if self.world.loop.exceptions:
            context = self.world.loop.exceptions[0]
            error = context.get("exception")
            raise Violation(f"{error!r}: {context['message']}") from error
        for task in self.world.tasks:
            if task.done():
                task.result()
        if log.unexpected:
            raise Violation(log.unexpected[0])
        if self.database.broken_times:
            raise Violation(self.database.broken_times[0])
        for party in self.parties:
            if party.code and not self.world.is_over:
                self._check_progress(party)
                self._check_stand_ins(party)

    def _check_progress(self, party: Party) -> None:
        world, log = self.world, party.log
        here = [person for person in party.people if person.is_connected]
        if not here or not log.rooms[-1].is_playing:
            self._last_seen[log.number, 0] = world.now
            return
        state, seen = log.rooms[-1], self._last_seen.get((log.number, 0), 0.0)
        time_left = max(0.0, (state.deadline or state.touched) - state.touched)
        since = max(log.grown, world.last_fault, seen) + time_left
        if world.now - since > STUCK:
            raise Violation(f"table {log.code} has not gone on since {since:.0f} s")

    def _check_stand_ins(self, party: Party) -> None:
        world, state = self.world, party.log.rooms[-1]
        for person in party.people:
            if person.you is None or not person.is_connected:
                continue
            calm = min(world.calm_for, world.now - person.connected_since)
            known = state.players.get(person.you)
            if calm > SETTLED and known and known.has_stand_in:
                raise Violation(f"{person.name} is connected, but a stand-in plays")

    def _check_settled(self) -> None:
        """After the faults everybody who is connected has received everything."""
        for person in self.people:
            calm = self.world.now - person.connected_since
            log = person.log
            is_quiet = calm > SETTLED and self.world.now - log.grown > SETTLED / 2
            if person.is_connected and is_quiet and person.sequence != len(log.entries):
                raise Violation(
                    f"{person.name} has heard {person.sequence} of {len(log.entries)} entries"
                )
            if person.is_connected:
                person.check()

    def _check_log(self) -> None:
        """Nothing acknowledged is lost, and nothing is stored twice."""
        for party in self.parties:
            entries = [read_entry(raw) for raw in party.log.entries]
            messages = Counter(entry.message for entry in entries if entry.message)
            twice = [message for message, times in messages.items() if times > 1]
            if twice:
                raise Violation(f"{twice[0]} was done twice")
            for person in party.people:
                lost = sorted(person.acknowledged - set(messages))
                if lost:
                    raise Violation(f"{lost[0]} was acknowledged and is not in the log")
            self.world.counts["games"] += sum(isinstance(e.event, Started) for e in entries)
            self.world.counts["entries"] += len(entries)

    def _check_names(self) -> None:
        """A name that was removed is nowhere in the log, nor in a snapshot of it."""
        for person in self.people:
            log, name = person.log, f'"{person.name}"'.encode()
            _, snapshot = self.database.snapshots.get(log.number, (0, b""))
            if person.is_nameless and any(name in raw for raw in (*log.entries, snapshot)):
                raise Violation(f"{person.name} is still named at table {log.code}")

    def _check_groups(self) -> None:
        """Every finished game of a group's table was stored, once."""
        for party in self.parties:
            kept = self.database.groups.get(hash_token(party.group))
            if kept is None:
                continue
            sources = [game.source for game in self.database.games[kept.id].values()]
            if len(sources) != len(set(sources)):
                raise Violation(f"a game of {party.code} is kept twice: {sources}")
            finished = self._finished(party)
            if len(sources) != finished:
                raise Violation(f"{len(sources)} of {finished} games of {party.code} were kept")

    def _finished(self, party: Party) -> int:
        rooms = party.log.rooms
        return sum(
            after.just_finished(before) and bool(after.group.group)
            for before, after in pairwise(rooms)
        )

    def _check_idle(self) -> None:
        """When everybody has left, no table is left in memory."""
        gc.collect()
        for node in self.nodes:
            registry = node.registry
            left = registry.driver.is_idle, node.bus.tables, registry.tables_in_memory
            if left != (True, set(), 0):
                raise Violation(f"{node.name} holds tables though everybody has gone: {left}")


class _Listener(logging.Handler):
    """Errors in the log that nobody injected."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.unexpected: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        while error is not None:
            if isinstance(error, Injected):
                return
            error = error.__cause__
        text = logging.Formatter("%(message)s").format(record)
        self.unexpected.append(text)


def _nothing() -> None:
    """Nothing needs repair."""


@contextmanager
def replaced(where: Any, name: str, other: Any) -> Iterator[None]:
    """Replace a function for a while."""
    own = getattr(where, name)
    setattr(where, name, other)
    try:
        yield
    finally:
        setattr(where, name, own)
