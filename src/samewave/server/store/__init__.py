"""The store's contract: logs, groups, answers of days, rewriting, unused tables, errors, health.

Log entries are durable before anybody sees what is in them.
"""

import logging
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, Protocol, TypeAlias

from samewave.server.clock import Clock
from samewave.server.store.reminders import ReminderStore


class StoredGroup(NamedTuple):
    """A stored group. A write succeeds only for the version that it read."""

    id: int
    version: int
    state: bytes


class StoredGame(NamedTuple):
    """A stored game of a group: its source, row, tally and record."""

    number: int
    evening: int
    source: str
    line: bytes
    tally: bytes
    record: bytes


class GroupStore(Protocol):
    """Groups by the hash of their key. Conflict if somebody else wrote first."""

    async def open(self, key: str, state: bytes) -> None:
        """Add a group."""
        ...

    async def read(self, key: str) -> StoredGroup | None:
        """Find a group by the hash of its key."""
        ...

    async def write(
        self, group: StoredGroup, state: bytes, games: Sequence[StoredGame] = ()
    ) -> None:
        """Write the new state of a group, with new or changed games."""
        ...

    async def has_game(self, group: int, source: str) -> bool:
        """Whether the group has a game from this source."""
        ...

    async def evenings(self, group: int, before: int, most: int) -> list[tuple[int, bytes]]:
        """The rows of the last evenings before this one, the earliest first."""
        ...

    async def evening(self, group: int, evening: int) -> list[tuple[bytes, bytes]]:
        """The rows and tallies of one evening."""
        ...

    async def game(self, group: int, number: int) -> StoredGame | None:
        """One game with its record."""
        ...

    async def remove(self, group: int) -> None:
        """Remove the group and all its games."""
        ...

    async def attach(self, table: int, key: str) -> None:
        """Note that this table plays for a group."""
        ...

    async def attached(self) -> list[str]:
        """The codes of all tables that were ever attached to a group."""
        ...


Person: TypeAlias = Callable[[int], bytes]
"""The hash of a device on a day. It differs from day to day, so that rows cannot be connected."""


class StoredDay(NamedTuple):
    """A day: its cards and sums, and the answer of one device with its runs of days in a row."""

    cards: bytes | None
    sums: tuple[bytes, ...]
    answer: bytes | None = None
    run: int = 0
    run_before: int = 0
    """The run that ended with the day before."""


class CircleAnswer(NamedTuple):
    """The answer of a day that somebody shows to a circle, under this name."""

    day: int
    person: bytes
    name: str
    answer: bytes


class DayStore(Protocol):
    """Answers to today's theme. Each costs the same, however many there are."""

    async def read(self, day: int, person: Person | None = None) -> StoredDay:
        """A day, and the answer of this device."""
        ...

    async def answer(self, day: int, person: Person, cards: bytes, answer: bytes) -> bool:
        """Store or change an answer, and add it to the sums. Returns whether it is the first one.

        The first answer of all fixes the cards of the day; Conflict if they are other ones.
        """
        ...

    async def show(self, day: int, person: Person, circle: bytes, name: str, most: int) -> bool:
        """Show an answer to a circle of people, under a name.

        Returns False if somebody else has the name, or the circle has that many people.
        """
        ...

    async def circle(self, circle: bytes, first: int, last: int) -> list[CircleAnswer]:
        """The answers shown to a circle on these days, by day and name."""
        ...

    async def leave_circle(self, circle: bytes, name: str | None = None) -> None:
        """Remove the rows of a name from a circle, or all of them; the answers stay."""
        ...

    async def answers(self, day: int, after: bytes, most: int) -> list[tuple[bytes, bytes]]:
        """Some persons and answers of a day, by person."""
        ...

    async def forget(self, person: Person) -> list[bytes]:
        """Delete all answers of a device, also from the sums. Returns the circles that saw one."""
        ...


REWRITE_MARK = b'"type":"name_removed"'
"""Contained in every entry that a rewrite appends, and in no other: texts escape quotes."""


class Rewritten(NamedTuple):
    """The changed entries by sequence, and the entry to append."""

    changed: Mapping[int, bytes]
    appended: bytes


Rewrite: TypeAlias = Callable[[Sequence[bytes]], Rewritten | None]
"""Computes the changes of a whole log; None for none. May run in a thread, and repeatedly."""


def is_rewrite(entry: bytes) -> bool:
    """Whether entries before this one may have been changed."""
    return REWRITE_MARK in entry


DAY = 86_400.0
SIGHTINGS = 5
"""Days on which a table must be found unused before it is removed."""
_JITTER = DAY / 2
"""Seconds by which scans of two days may be closer than a day."""


class UnusedScan(NamedTuple):
    """A scan for unused tables: its time, and how long unused tables are kept."""

    now: float
    keep: float
    most: int
    """The most tables to remove; the others wait for the next scan."""

    @property
    def day(self) -> int:
        return int(self.now // DAY)

    @property
    def unused_before(self) -> float:
        """Tables last used before this time look unused."""
        return self.now - self.keep

    @property
    def future(self) -> float:
        """Tables last used after this time were marked by a wrong clock.

        They count as unused from the day this is noticed; otherwise they would stay forever.
        """
        return self.now + DAY

    @property
    def seen_before(self) -> float:
        """Tables first found unused before this time may be removed."""
        return self.now - (SIGHTINGS - 1) * DAY + _JITTER

    @property
    def future_seen_before(self) -> float:
        """The same for tables that seem to be from the future."""
        return self.now - self.keep


class UnusedTables(NamedTuple):
    """The result of a scan: tables marked as unused, due for removal, and removed."""

    marked: int
    due: int
    removed: int
    first_goes: float | None
    """The earliest time at which a table that is marked but not due may be removed."""


def goes_at(first_seen: float | None) -> float | None:
    """When a table may be removed that was found unused for the first time at `first_seen`."""
    return None if first_seen is None else first_seen + (SIGHTINGS - 1) * DAY


class Conflict(Exception):
    """Another writer appended this entry of this table first."""


class Unavailable(Exception):
    """The store cannot read or write now: the disk is full, or the database is away."""

    def __init__(self, cause: str, *, is_logged: bool = False) -> None:
        super().__init__(cause)
        self.is_logged = is_logged
        """Whether the store has logged it, so that no further line is needed."""


class Damaged(Unavailable):
    """The data of one table is damaged; retrying does not help."""


class Unusable(Exception):
    """A database that this release must not use. The message is a sentence."""


OnAppended: TypeAlias = Callable[[Exception | None], None]
"""Called once: with None when the entries are durable, or with the error."""


def judge_version(version: int, known: int) -> None:
    """Raise Unusable if a newer release has changed what the database looks like."""
    if version > known:
        raise Unusable(
            f"The database was changed by a newer release of Samewave: it has version {version},"
            f" and this release knows versions up to {known}. Start the newer release."
        )


class Store(Protocol):
    """Append-only logs with the key (table, sequence), groups, answers of days, and reminders."""

    groups: GroupStore
    days: DayStore
    reminders: ReminderStore

    async def open_table(self, code: str, entry: bytes, at: float) -> int:
        """Add a table with the first entry of its log; Conflict if the code is taken."""
        ...

    async def find(self, code: str) -> int | None:
        """The number of the table with this code."""
        ...

    def append(self, table: int, sequence: int, entries: Sequence[bytes], done: OnAppended) -> None:
        """Write all or none, and call `done` later, never before this returns.

        Conflict if the table has such an entry already, or is gone. A callback and no future: every
        move comes through here, and a future costs a further turn of the loop.
        """
        ...

    async def touch(self, table: int, at: float) -> None:
        """Note when the table was last used, and clear its marks as unused.

        An earlier time than the stored one is ignored.
        """
        ...

    async def read(self, table: int, since: int = 0) -> list[bytes]:
        """The entries of a table from a sequence on; empty if there is no such table."""
        ...

    async def lengths(self, tables: Sequence[int]) -> dict[int, int]:
        """The number of entries of each of these tables."""
        ...

    async def keep_snapshot(self, table: int, length: int, data: bytes) -> None:
        """Store a snapshot, replacing an earlier one.

        It is removed with its table.
        """
        ...

    async def read_snapshot(self, table: int) -> tuple[int, bytes] | None:
        """The number of entries in a table's snapshot, and its data."""
        ...

    async def keep_pack(self, table: int, pack: str, data: bytes) -> None:
        """Store a pack of a table; it is removed with the table."""
        ...

    async def read_pack(self, pack: str) -> bytes | None:
        """The data of a stored pack."""
        ...

    async def known_packs(self, packs: Sequence[str]) -> set[str]:
        """The packs among these that are stored."""
        ...

    async def note_finished(self, table: int) -> None:
        """Note that a game was finished here: such tables are removed later than others."""
        ...

    async def remove_unused(self, look: UnusedScan) -> UnusedTables:
        """Mark tables that look unused, and remove some that have for long enough."""
        ...

    async def remove_table(self, table: int) -> list[str]:
        """Remove a table and everything that belongs to it. Returns the ids of its packs."""
        ...

    async def rewrite(self, table: int, change: Rewrite) -> int | None:
        """Change entries of a log and append one that says so, all or nothing.

        `change` gets the whole log, to which nobody appends meanwhile. The sequence of the entry
        that was appended; None if nothing was changed; Conflict if there is no such table.
        """
        ...

    async def probe(self) -> None:
        """Make a small write that changes nothing."""
        ...

    async def close(self) -> None:
        """Finish pending writes, and close."""
        ...


_log = logging.getLogger("samewave")


class StoreHealth:
    """The health of reading or of writing:

    logs once when it fails, and once when it works again.
    """

    def __init__(self, work: str, clock: Clock) -> None:
        self._work, self._clock = work, clock
        self._cause = ""
        """The cause of the failure; empty while it works."""
        self._since = 0.0
        self._damaged: set[int | None] = set()
        """Tables with damaged data; None stands for data of no table."""

    def failed(self, cause: str) -> Unavailable:
        """Note a failure. The same cause is logged once, however often it occurs."""
        if cause != self._cause:
            self._since = self._since if self._cause else self._clock.monotonic()
            self._cause = cause
            _log.warning("%s the store fails: %s", self._work, cause)
        return Unavailable(cause, is_logged=True)

    def worked(self) -> None:
        if self._cause:
            seconds = self._clock.monotonic() - self._since
            self._cause = ""
            _log.warning("%s the store works again after %.0f s", self._work, seconds)

    def damaged(self, table: int | None, cause: str) -> Damaged:
        """Note damaged data of a table. This is logged once for each table."""
        if table not in self._damaged:
            self._damaged.add(table)
            what = "something in the store" if table is None else f"the log of table {table}"
            _log.warning("%s %s fails, because it is damaged: %s", self._work, what, cause)
        return Damaged(cause, is_logged=True)
