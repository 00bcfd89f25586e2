"""The store: logs of tables, durable before anybody hears of what is in them."""

from asyncio import Future
from collections.abc import Sequence
from typing import Protocol

from samewave.server.store.groups import GroupStore


class Conflict(Exception):
    """Somebody else wrote this entry of this table first."""


class Unavailable(Exception):
    """Nothing can be written or read now: the disk is full, or the database is away."""


class Store(Protocol):
    """Append-only logs, one for each table; the key is (table, sequence). And groups."""

    groups: GroupStore

    async def open_table(self, code: str, entry: bytes, at: float) -> int:
        """A new table with the first entry of its log; Conflict if the code is taken."""
        ...

    async def find(self, code: str) -> int | None:
        """The table with that code."""
        ...

    def append(self, table: int, sequence: int, entries: Sequence[bytes]) -> "Future[None]":
        """Write all or none; durable when it is done.

        Conflict if the table has such an entry already, or is gone.
        """
        ...

    async def touch(self, table: int, at: float) -> None:
        """The table was in use then."""
        ...

    async def read(self, table: int, since: int = 0) -> list[bytes]:
        """The entries of a table from a sequence on; none if it is not there."""
        ...

    async def lengths(self, tables: Sequence[int]) -> dict[int, int]:
        """How many entries each of these tables has."""
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

    async def remove_unused(self, before: float) -> int:
        """Remove the tables that were last in use before that; how many there were."""
        ...

    async def close(self) -> None:
        """Finish what was accepted."""
        ...
