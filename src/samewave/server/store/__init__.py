"""What is kept of groups: how each stands, under a version, and its games one by one."""

import logging
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, Protocol, TypeAlias

from samewave.server.clock import Clock


class StoredGroup(NamedTuple):
    """How a group stands; whoever writes it next must have seen this version."""

    id: int
    version: int
    state: bytes


class StoredGame(NamedTuple):
    """A game of a group: where it was played, its line, its tally, and its record."""

    number: int
    evening: int
    source: str
    line: bytes
    tally: bytes
    record: bytes


class GroupStore(Protocol):
    """Groups by the hash of their key. Conflict if somebody else wrote first."""

    async def open(self, key: str, state: bytes) -> None:
        """A new group."""
        ...

    async def read(self, key: str) -> StoredGroup | None:
        """The group with that key."""
        ...

    async def write(
        self, group: StoredGroup, state: bytes, games: Sequence[StoredGame] = ()
    ) -> None:
        """How the group stands now, and games that are new or changed with it."""
        ...

    async def has_game(self, group: int, source: str) -> bool:
        """Whether this game is there already."""
        ...

    async def evenings(self, group: int, before: int, most: int) -> list[tuple[int, bytes]]:
        """The lines of the last evenings before one, so many evenings; the first one first."""
        ...

    async def evening(self, group: int, evening: int) -> list[tuple[bytes, bytes]]:
        """Lines and tallies of an evening."""
        ...

    async def game(self, group: int, number: int) -> StoredGame | None:
        """One game with its record."""
        ...

    async def remove(self, group: int) -> None:
        """The group and all its games."""
        ...

    async def attach(self, table: int, key: str) -> None:
        """Games of this table may be for that group."""
        ...

    async def attached(self) -> list[str]:
        """The codes of all tables that were ever attached to a group."""
        ...


REWRITE_MARK = b'"type":"name_removed"'
"""In every entry that is appended by a rewrite, and in no other: in a text, quotes are escaped."""


class Rewritten(NamedTuple):
    """The entries that become others, by sequence, and the one that is appended to say so."""

    changed: Mapping[int, bytes]
    appended: bytes


Rewrite: TypeAlias = Callable[[Sequence[bytes]], Rewritten | None]
"""From a whole log; None if it stays as it is. It may run in a thread, and more than once."""


def is_rewrite(entry: bytes) -> bool:
    """Whether the log before this entry may differ from what was read of it earlier."""
    return REWRITE_MARK in entry


DAY = 86_400.0
SIGHTINGS = 5
"""Different days on which a table must look unused before it goes."""
_JITTER = DAY / 2
"""By which looks of two days may be closer than a day."""


class UnusedScan(NamedTuple):
    """One look at all tables: when, and how long unused ones are kept."""

    now: float
    keep: float
    most: int
    """Tables that are removed at once; the others wait for the next look."""

    @property
    def day(self) -> int:
        return int(self.now // DAY)

    @property
    def unused_before(self) -> float:
        """Tables that were last used earlier look unused."""
        return self.now - self.keep

    @property
    def future(self) -> float:
        """Tables that were last used later were marked as used by a clock that was wrong.

        They count as unused from the day on which that is seen: else they would stay for ever.
        """
        return self.now + DAY

    @property
    def seen_before(self) -> float:
        """Tables that were first seen unused earlier may go."""
        return self.now - (SIGHTINGS - 1) * DAY + _JITTER

    @property
    def future_seen_before(self) -> float:
        """The same of tables that seem to be from the future."""
        return self.now - self.keep


class UnusedTables(NamedTuple):
    """What a look found: how many are marked, how many of them wait to go, and how many went."""

    marked: int
    due: int
    removed: int
    first_goes: float | None
    """When the first of the marked ones that are not due may go."""


def goes_at(first_seen: float | None) -> float | None:
    """When a table that was first seen unused then may go."""
    return None if first_seen is None else first_seen + (SIGHTINGS - 1) * DAY


class Conflict(Exception):
    """Somebody else wrote this entry of this table first."""


class Unavailable(Exception):
    """Nothing can be written or read now: the disk is full, or the database is away."""

    def __init__(self, cause: str, *, is_logged: bool = False) -> None:
        super().__init__(cause)
        self.is_logged = is_logged
        """Whether the store has told the operator, who needs no further line for each move."""


class Damaged(Unavailable):
    """What is stored of one table cannot be read or added to, and waiting does not help."""


class Unusable(Exception):
    """A database that this program must not use, and why, as a sentence."""


OnAppended: TypeAlias = Callable[[Exception | None], None]
"""Called once with None when entries are durable, or with why none of them was written."""


def judge_version(version: int, known: int) -> None:
    """Raise Unusable if a newer release has changed what the database looks like."""
    if version > known:
        raise Unusable(
            f"The database was changed by a newer release of Samewave: it has version {version},"
            f" and this release knows versions up to {known}. Start the newer release."
        )


class Store(Protocol):
    """Append-only logs, one for each table; the key is (table, sequence). And groups."""

    groups: GroupStore

    async def open_table(self, code: str, entry: bytes, at: float) -> int:
        """A new table with the first entry of its log; Conflict if the code is taken."""
        ...

    async def find(self, code: str) -> int | None:
        """The table with that code."""
        ...

    def append(self, table: int, sequence: int, entries: Sequence[bytes], done: OnAppended) -> None:
        """Write all or none, and call `done` later, never before this returns.

        Conflict if the table has such an entry already, or is gone. A callback and no future: every
        move comes through here, and a future costs a further turn of the loop.
        """
        ...

    async def touch(self, table: int, at: float) -> None:
        """The table was in use then; a mark that it is unused is gone.

        An earlier time changes nothing else, so a clock that is behind makes no table look old.
        """
        ...

    async def read(self, table: int, since: int = 0) -> list[bytes]:
        """The entries of a table from a sequence on; none if it is not there."""
        ...

    async def lengths(self, tables: Sequence[int]) -> dict[int, int]:
        """How many entries each of these tables has."""
        ...

    async def keep_snapshot(self, table: int, length: int, data: bytes) -> None:
        """The state of a table after so many entries, in the place of an earlier one.

        It goes when the table goes; nothing is kept for a table that is gone.
        """
        ...

    async def read_snapshot(self, table: int) -> tuple[int, bytes] | None:
        """The snapshot of a table, and how many entries are in it."""
        ...

    async def keep_pack(self, table: int, pack: str, data: bytes) -> None:
        """A pack that somebody brought to a table; it goes when the table goes."""
        ...

    async def read_pack(self, pack: str) -> bytes | None:
        """A pack that was kept."""
        ...

    async def known_packs(self, packs: Sequence[str]) -> set[str]:
        """Which of these packs are kept."""
        ...

    async def note_finished(self, table: int) -> None:
        """A game came to its end there: of unused tables, this one is removed later."""
        ...

    async def remove_unused(self, look: UnusedScan) -> UnusedTables:
        """Mark the tables that look unused now, and remove some that did so for long enough."""
        ...

    async def remove_table(self, table: int) -> list[str]:
        """Remove a table and all that is theirs; the packs that went with it."""
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
        """Finish what was accepted."""
        ...


_log = logging.getLogger("samewave")


class StoreHealth:
    """Of one kind of work, reading or writing."""

    def __init__(self, work: str, clock: Clock) -> None:
        self._work, self._clock = work, clock
        self._cause = ""
        """Why it fails; nothing while it works."""
        self._since = 0.0
        self._damaged: set[int | None] = set()
        """Tables of which something is damaged; None stands for what belongs to no table."""

    def failed(self, cause: str) -> Unavailable:
        """It cannot be done now. The same cause is logged once, however many have to hear it."""
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
        """What is stored of one table is damaged; this is logged once for each table."""
        if table not in self._damaged:
            self._damaged.add(table)
            what = "something in the store" if table is None else f"the log of table {table}"
            _log.warning("%s %s fails, because it is damaged: %s", self._work, what, cause)
        return Damaged(cause, is_logged=True)
