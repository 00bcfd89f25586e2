"""The store: logs of tables, durable before anybody hears of what is in them."""

from collections.abc import Callable, Sequence
from typing import Protocol, TypeAlias

from samewave.server.store.groups import GroupStore
from samewave.server.store.rewriting import Rewrite
from samewave.server.store.unused import Look, Unused


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

    async def remove_unused(self, look: Look) -> Unused:
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
