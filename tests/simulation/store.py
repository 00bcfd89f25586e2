"""A simulated database, which every node reaches through an unreliable network."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

from samewave.games import GAMES
from samewave.packs import Shelf
from samewave.server.settings import Timings
from samewave.server.store import (
    CircleAnswer,
    Conflict,
    DayStore,
    GroupStore,
    OnAppended,
    Person,
    Rewrite,
    Rewritten,
    StoredDay,
    StoredGame,
    StoredGroup,
    Unavailable,
    UnusedScan,
    UnusedTables,
    is_rewrite,
)
from samewave.server.store.reminders import ReminderStore
from samewave.server.store.sqlite_file import migrate
from samewave.server.store.sqlite_queries import delete_tables
from samewave.server.tables.evolve import evolve
from samewave.server.tables.log import read_entry
from samewave.server.tables.state import TableState
from tests.simulation.world import World

Result = TypeVar("Result")
REFERENCE = {name: game(Shelf()) for name, game in GAMES.items()}
"""The rules with which the simulation computes states from logs."""
SKEW = 10.0
"""The greatest normal difference between clocks of machines, in seconds, with a margin."""


class Log:
    """The log of one table, and the state after each of its entries."""

    def __init__(self, number: int, code: str, at: float) -> None:
        self.number, self.code, self.grown = number, code, at
        self.entries: list[bytes] = []
        self.written: list[bytes] = []
        """The entries as they were first written and sent to pages."""
        self.rooms: list[TableState] = []
        self.asked = self.asked_at = self.asked_really = 0.0
        """When the present question was asked: by deadline, by log, and in simulated time."""

    def append(self, entries: Sequence[bytes], now: float) -> None:
        for raw in entries:
            before = self.rooms[-1] if self.rooms else None
            self.rooms.append(evolve(before, read_entry(raw), REFERENCE))
            self.entries.append(raw)
            self.written.append(raw)
            if self.rooms[-1].asked != self.asked:
                state = self.rooms[-1]
                self.asked, self.asked_at, self.asked_really = state.asked, state.touched, now
        self.grown = now

    def rewrite(self, rewritten: Rewritten, now: float) -> None:
        """Compute the table's states again from a rewritten log."""
        for sequence, raw in rewritten.changed.items():
            self.entries[sequence] = raw
        self.entries.append(rewritten.appended)
        self.written.append(rewritten.appended)
        state: TableState | None = None
        for raw in self.entries:
            state = evolve(state, read_entry(raw), REFERENCE)
        assert state is not None
        self.rooms.append(state)
        self.grown = now

    def broken_time(self, entries: Sequence[bytes], now: float) -> str:
        """The fault in the times of entries about to be written, or an empty string.

        Times never go back, and no question is overdue before people had their time.
        """
        before, at = self.rooms[-1], read_entry(entries[0]).at
        if at < before.touched:
            return f"table {self.code} went back from {before.touched} to {at}"
        if before.asked != self.asked:
            return ""
        if before.deadline is not None and at >= before.deadline:
            needed, really = before.deadline - self.asked_at, now - self.asked_really
            if really < needed - SKEW:
                return f"{needed:.0f} s were over at table {self.code} after {really:.0f} s"
        return ""

    def room_at(self, length: int) -> TableState:
        return self.rooms[length - 1]


class Database:
    """The durable data: it survives every crash."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.logs: dict[int, Log] = {}
        self.numbers: dict[str, int] = {}
        self._opened = 0
        self.groups: dict[str, StoredGroup] = {}
        self.games: dict[int, dict[int, StoredGame]] = {}
        self.attached: list[tuple[int, str]] = []
        self.broken_times: list[str] = []
        self.snapshots: dict[int, tuple[int, bytes]] = {}
        self.reminders = sqlite3.connect(":memory:", isolation_level=None)
        migrate(self.reminders)
        self.is_full = False

    def open_table(self, code: str, entry: bytes) -> int:
        if code in self.numbers:
            raise Conflict
        self._opened += 1
        number = self.numbers[code] = self._opened
        self.logs[number] = log = Log(number, code, self.world.now)
        row = number, code, self.world.now
        self.reminders.execute("INSERT INTO tables (id, code, touched) VALUES (?, ?, ?)", row)
        log.append([entry], self.world.now)
        return number

    def remove_table(self, table: int) -> None:
        log = self.logs.pop(table, None)
        self.numbers = {code: number for code, number in self.numbers.items() if number != table}
        self.snapshots.pop(table, None)
        delete_tables(self.reminders, [(table,)])
        if log:
            self.world.note("remove", table)

    def rewrite(self, table: int, change: Rewrite) -> int | None:
        log = self.logs.get(table)
        if log is None:
            raise Conflict
        rewritten = change(tuple(log.entries))
        if rewritten is None:
            return None
        if broken := log.broken_time([rewritten.appended], self.world.now):
            self.broken_times.append(broken)
        log.rewrite(rewritten, self.world.now)
        self.snapshots.pop(table, None)
        self.world.note("rewrite", table, len(rewritten.changed))
        return len(log.entries) - 1

    def keep_snapshot(self, table: int, length: int, data: bytes) -> None:
        log = self.logs.get(table)
        if log is None or any(map(is_rewrite, log.entries[length:])):
            return
        self.snapshots[table] = length, data
        self.world.counts["snapshots"] += 1

    def read_snapshot(self, table: int) -> tuple[int, bytes] | None:
        """A stored snapshot; sometimes damaged, of another length, or of another table."""
        kept = self.snapshots.get(table)
        if kept is None or not self.world.injects or not self.world.chance(0.2):
            return kept
        self.world.counts["bad snapshots"] += 1
        length, data = kept
        foreign = self.world.dice.choice(list(self.snapshots.values()))
        return self.world.dice.choice([(length + 7, data), (length, data[:-9]), foreign])

    def append(self, table: int, sequence: int, entries: Sequence[bytes]) -> None:
        log = self.logs.get(table)
        if log is None or len(log.entries) != sequence:
            raise Conflict
        if broken := log.broken_time(entries, self.world.now):
            self.broken_times.append(broken)
        log.append(entries, self.world.now)
        self.world.note("append", table, sequence, len(entries))


class NoDays:
    """Nobody answers today's theme in a simulation."""

    async def read(self, day: int, person: Person | None = None) -> StoredDay:
        return StoredDay(None, ())

    async def circle(self, circle: bytes, first: int, last: int) -> list[CircleAnswer]:
        return []

    async def answer(self, day: int, person: Person, cards: bytes, answer: bytes) -> bool:
        raise NotImplementedError

    async def show(self, day: int, person: Person, circle: bytes, name: str, most: int) -> bool:
        raise NotImplementedError

    async def leave_circle(self, circle: bytes, name: str | None = None) -> None:
        """Nobody has shown anything."""

    async def answers(self, day: int, after: bytes, most: int) -> list[tuple[bytes, bytes]]:
        raise NotImplementedError

    async def forget(self, person: Person) -> list[bytes]:
        raise NotImplementedError


class NodeStore:
    """The database as one node sees it; it implements `Store`."""

    def __init__(self, database: Database, timings: Timings) -> None:
        self._database, self._world, self._timings = database, database.world, timings
        self.is_disconnected = False
        self.groups: GroupStore = NodeGroups(self._database, self._do)
        self.days: DayStore = NoDays()
        self.reminders = ReminderStore(self._run)

    async def _run(self, statement: str, values: tuple[Any, ...]) -> list[Any]:
        named = {str(number): value for number, value in enumerate(values, 1)}
        reminders = self._database.reminders
        return await self._do(lambda: reminders.execute(statement, named).fetchall(), writes=True)

    async def open_table(self, code: str, entry: bytes, at: float) -> int:
        return await self._do(lambda: self._database.open_table(code, entry), writes=True)

    async def find(self, code: str) -> int | None:
        return await self._do(lambda: self._database.numbers.get(code))

    def append(self, table: int, sequence: int, entries: Sequence[bytes], done: OnAppended) -> None:
        self._world.inject("append", 0.0005)
        work = self._do(lambda: self._database.append(table, sequence, tuple(entries)), writes=True)
        asyncio.get_running_loop().create_task(work).add_done_callback(
            lambda written: done(written.exception())  # type: ignore[arg-type]
        )

    async def touch(self, table: int, at: float) -> None:
        await self._do(lambda: None, writes=True)

    async def read(self, table: int, since: int = 0) -> list[bytes]:
        self._world.inject("read", 0.0005)
        log = self._database.logs.get(table)
        return await self._do(lambda: log.entries[since:] if log else [])

    async def lengths(self, tables: Sequence[int]) -> dict[int, int]:
        logs = self._database.logs
        return await self._do(
            lambda: {each: len(logs[each].entries) for each in tables if each in logs}
        )

    async def keep_pack(self, table: int, pack: str, data: bytes) -> None:
        raise NotImplementedError

    async def read_pack(self, pack: str) -> bytes | None:
        raise NotImplementedError

    async def known_packs(self, packs: Sequence[str]) -> set[str]:
        raise NotImplementedError

    async def keep_snapshot(self, table: int, length: int, data: bytes) -> None:
        self._world.inject("keep_snapshot", 0.01)
        await self._do(lambda: self._database.keep_snapshot(table, length, data), writes=True)

    async def read_snapshot(self, table: int) -> tuple[int, bytes] | None:
        self._world.inject("read_snapshot", 0.01)
        return await self._do(lambda: self._database.read_snapshot(table))

    async def note_finished(self, table: int) -> None:
        await self._do(lambda: None, writes=True)

    async def remove_unused(self, look: UnusedScan) -> UnusedTables:
        return UnusedTables(0, 0, 0, None)

    async def remove_table(self, table: int) -> list[str]:
        await self._do(lambda: self._database.remove_table(table), writes=True)
        return []

    async def rewrite(self, table: int, change: Rewrite) -> int | None:
        self._world.inject("rewrite", 0.0005)
        return await self._do(lambda: self._database.rewrite(table, change), writes=True)

    async def probe(self) -> None:
        await self._do(lambda: None, writes=True)

    async def close(self) -> None:
        """Nothing is pending."""

    async def _do(self, work: Callable[[], Result], *, writes: bool = False) -> Result:
        """Make a round trip to the database. While it is unreachable, try again for a while.

        If the way back is cut, the write has happened; the store finds it there later and succeeds,
        as `Store` requires.
        """
        world = self._world
        until = world.now + self._timings.store_patience
        await asyncio.sleep(world.latency())
        while self.is_disconnected:
            if world.now > until:
                raise Unavailable("the database cannot be reached")
            await asyncio.sleep(0.25)
        if writes and self._database.is_full:
            raise Unavailable("the database is full")
        try:
            result = work()
        except Conflict as conflict:
            await asyncio.sleep(world.latency())
            raise conflict
        await asyncio.sleep(world.latency())
        while self.is_disconnected:
            if world.now > until:
                raise Unavailable("the answer of the database was lost")
            await asyncio.sleep(0.25)
        return result


Do = Callable[..., Awaitable[Any]]


class NodeGroups:
    """Groups as one node sees them; it implements `GroupStore`."""

    def __init__(self, database: Database, do: Do) -> None:
        self._database, self._do = database, do

    async def open(self, key: str, state: bytes) -> None:
        def work() -> None:
            groups = self._database.groups
            if key in groups:
                raise Conflict
            groups[key] = StoredGroup(len(groups) + 1, 0, state)
            self._database.games[len(groups)] = {}

        await self._do(work, writes=True)

    async def read(self, key: str) -> StoredGroup | None:
        found: StoredGroup | None = await self._do(lambda: self._database.groups.get(key))
        return found

    async def write(
        self, group: StoredGroup, state: bytes, games: Sequence[StoredGame] = ()
    ) -> None:
        def work() -> None:
            key = next(key for key, each in self._database.groups.items() if each.id == group.id)
            if self._database.groups[key].version != group.version:
                raise Conflict
            self._database.groups[key] = StoredGroup(group.id, group.version + 1, state)
            self._database.games[group.id] |= {game.number: game for game in games}

        await self._do(work, writes=True)

    async def has_game(self, group: int, source: str) -> bool:
        games = self._database.games[group]
        found: bool = await self._do(lambda: any(each.source == source for each in games.values()))
        return found

    async def evenings(self, group: int, before: int, most: int) -> list[tuple[int, bytes]]:
        raise NotImplementedError

    async def evening(self, group: int, evening: int) -> list[tuple[bytes, bytes]]:
        raise NotImplementedError

    async def game(self, group: int, number: int) -> StoredGame | None:
        raise NotImplementedError

    async def remove(self, group: int) -> None:
        raise NotImplementedError

    async def attach(self, table: int, key: str) -> None:
        await self._do(lambda: self._database.attached.append((table, key)), writes=True)

    async def attached(self) -> list[str]:
        logs = self._database.logs
        codes = [logs[table].code for table, _ in self._database.attached]
        found: list[str] = await self._do(lambda: codes)
        return found
