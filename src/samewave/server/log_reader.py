"""Reading logs: however long one is, the loop is never held up, and a snapshot saves most of it.

A log is decoded and folded in slices, one slice of one log in a turn of the loop. A thread would
not do: it computes while the loop cannot.
"""

import asyncio
import logging
from collections.abc import Iterator, Sequence

import msgspec

from samewave.server.clock import Clock
from samewave.server.entries import Entry, read_entry
from samewave.server.room import Games, Room, read_on
from samewave.server.snapshots import BadSnapshot, Snapshot, read_snapshot, write_snapshot
from samewave.server.store import Store
from samewave.server.store.rewriting import is_rewrite
from samewave.server.supervise import in_background

SLICE = 200
"""Entries at a time: about a millisecond."""
_MOST_TOLD = 10_000
_log = logging.getLogger("samewave")


class LogReader:
    """Reads the logs of all tables of a node, and keeps their snapshots."""

    def __init__(self, store: Store, games: Games, clock: Clock, every: int) -> None:
        self._store, self._games, self._clock = store, games, clock
        self.every = every
        """Entries after which a new snapshot is kept."""
        self._turn = asyncio.Lock()
        self._told: set[int] = set()
        """The tables whose bad snapshot the operator has heard of."""

    async def load(self, table: int) -> Room | None:
        """A table as its log has it; None if there is none."""
        snapshot = await self._snapshot(table)
        entries = await self._store.read(table, snapshot.room.length - 1 if snapshot else 0)
        if snapshot and not (entries and snapshot.follows(entries[0])):
            self._tell(table, "it does not belong to the log")
            snapshot, entries = None, await self._store.read(table)
        elif any(map(is_rewrite, entries[1:])):  # since the snapshot was read
            snapshot, entries = None, await self._store.read(table)
        rest = entries[1:] if snapshot else entries
        room = snapshot.room if snapshot else None
        for some in slices(rest):
            async with self._turn:
                for raw in some:
                    _, room = read_on(room, raw, self._games)
                await self._clock.let_others_go_on()
        if room and len(rest) >= self.every:
            self.keep_soon(table, room, rest[-1])
        return room

    async def finished(self, table: int) -> list[Room]:
        """The room after each game that came to its end, from the first entry on."""
        room: Room | None = None
        found: list[Room] = []
        for some in slices(await self._store.read(table)):
            async with self._turn:
                for raw in some:
                    before = room
                    _, room = read_on(before, raw, self._games)
                    if before and room.just_finished(before):
                        found.append(room)
                await self._clock.let_others_go_on()
        return found

    async def entries(self, table: int, since: int = 0) -> list[Entry]:
        """The entries of a table from a sequence on."""
        decoded: list[Entry] = []
        for some in slices(await self._store.read(table, since)):
            async with self._turn:
                decoded += map(read_entry, some)
                await self._clock.let_others_go_on()
        return decoded

    def keep_soon(self, table: int, room: Room, last_entry: bytes) -> None:
        """Keep a snapshot of a table while everybody plays on; if that fails, later another one."""
        work = self._keep(table, room, last_entry)
        in_background(f"keeping a snapshot of table {table}", work)

    async def _keep(self, table: int, room: Room, last_entry: bytes) -> None:
        data = write_snapshot(room, last_entry, self._games)
        await self._store.keep_snapshot(table, room.length, data)

    async def _snapshot(self, table: int) -> Snapshot | None:
        """The snapshot of a table, if it can be used. None keeps no table from opening."""
        try:
            kept = await self._store.read_snapshot(table)
            return kept and read_snapshot(kept[1], kept[0], self._games)
        except BadSnapshot as bad:
            self._tell(table, str(bad))
        except Exception as error:  # the log itself may well be readable
            self._tell(table, str(error))
        return None

    def _tell(self, table: int, why: str) -> None:
        if table in self._told:
            return
        if len(self._told) >= _MOST_TOLD:
            self._told.clear()
        self._told.add(table)
        _log.warning("the snapshot of table %d is passed over: %s", table, why)


def slices(
    entries: Sequence[bytes | msgspec.Raw],
) -> Iterator[Sequence[bytes | msgspec.Raw]]:
    for start in range(0, len(entries), SLICE):
        yield entries[start : start + SLICE]
