"""Moving house: all of an SQLite file into a PostgreSQL database, replayed on both sides."""

import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import asyncpg
from msgspec.structs import replace

from samewave.games import GAMES
from samewave.packs import Shelf
from samewave.server.entries import read_entry
from samewave.server.room import Room, evolve
from samewave.server.store.postgres_schema import migrate

_SEPARATOR = b"\n"


class Moved(NamedTuple):
    """What was carried over, or was there already from an earlier try."""

    tables: int
    entries: int
    packs: int
    groups: int
    games: int


class CannotMove(Exception):
    """The two do not go together, and why."""


class _Table(NamedTuple):
    id: int
    code: str
    touched: float


async def move(file: Path, address: str, tell: Callable[[int], None]) -> Moved:
    """Copy everything; with each table, `tell` hears how many there are.

    What an earlier try has copied is compared and left; what differs stops it, and nothing of the
    old file is ever changed.
    """
    if not file.is_file():
        raise CannotMove(f"there is no {file}")
    source = sqlite3.connect(f"file:{file}?mode=ro", uri=True)
    target = await asyncpg.connect(address)
    try:
        await migrate(target)
        return await _Mover(source, target).move(tell)
    finally:
        source.close()
        await target.close()


class _Mover:
    def __init__(self, source: sqlite3.Connection, target: Any) -> None:
        self._source, self._target = source, target
        shelf = Shelf()
        self._games = {name: game(shelf) for name, game in GAMES.items()}
        self._numbers: dict[int, int] = {}
        """The new number of each table, by its old one."""

    async def move(self, tell: Callable[[int], None]) -> Moved:
        tables = [_Table(*row) for row in self._rows("SELECT id, code, touched FROM tables")]
        entries = 0
        for table in tables:
            entries += await self._move_table(table)
            tell(len(tables))
        packs = await self._move_packs()
        groups, games = await self._move_groups()
        return Moved(len(tables), entries, packs, groups, games)

    def _rows(self, query: str, *values: Any) -> Iterator[tuple[Any, ...]]:
        yield from self._source.execute(query, values)

    async def _move_table(self, table: _Table) -> int:
        query = "SELECT entry FROM log WHERE table_id = ? ORDER BY sequence"
        entries = [entry for (entry,) in self._rows(query, table.id)]
        known = await self._target.fetchval("SELECT id FROM tables WHERE code = $1", table.code)
        if known is None:
            known = await self._write_table(table, entries)
        self._numbers[table.id] = known
        rows = await self._target.fetch(
            "SELECT entries FROM log WHERE table_id = $1 ORDER BY sequence", known
        )
        there = [entry for row in rows for entry in row[0].split(_SEPARATOR)]
        if there != entries or self._replayed(there) != self._replayed(entries):
            raise CannotMove(f"table {table.code} is another one in the database")
        return len(entries)

    async def _write_table(self, table: _Table, entries: list[bytes]) -> int:
        async with self._target.transaction():
            number: int = await self._target.fetchval(
                "INSERT INTO tables (code, touched, finished) VALUES ($1, $2, $3) RETURNING id",
                table.code,
                table.touched,
                self._has_finished_a_game(entries),
            )
            await self._target.executemany(
                "INSERT INTO log (table_id, sequence, last, entries) VALUES ($1, $2, $2, $3)",
                [(number, sequence, entry) for sequence, entry in enumerate(entries)],
            )
        return number

    def _replayed(self, entries: list[bytes]) -> tuple[Room | None, Any]:
        """A table and its game as the log tells them, from the beginning."""
        room: Room | None = None
        for entry in entries:
            room = evolve(room, read_entry(entry), self._games)
        playing = room and room.playing
        return room and replace(room, playing=None), playing and playing.state

    def _has_finished_a_game(self, entries: list[bytes]) -> bool:
        room = self._replayed(entries)[0]
        return room is not None and any(map(room.is_finished, range(room.begun)))

    async def _move_packs(self) -> int:
        packs = [
            (pack, self._numbers[table], data)
            for pack, table, data in self._rows("SELECT id, table_id, data FROM packs")
            if table in self._numbers
        ]
        query = "INSERT INTO packs VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
        await self._target.executemany(query, packs)
        return len(packs)

    async def _move_groups(self) -> tuple[int, int]:
        groups = games = 0
        for number, key, version, state in self._rows(
            "SELECT id, key, version, state FROM groups ORDER BY id"
        ):
            async with self._target.transaction():
                await self._target.execute(
                    "INSERT INTO groups (key, version, state) VALUES ($1, $2, $3)"
                    " ON CONFLICT DO NOTHING",
                    *(key, version, state),
                )
                known = await self._target.fetchval("SELECT id FROM groups WHERE key = $1", key)
                rows = self._rows(
                    "SELECT number, evening, source, line, tally, record FROM group_games"
                    " WHERE group_id = ?",
                    number,
                )
                kept = [(known, *row) for row in rows]
                await self._target.executemany(
                    "INSERT INTO group_games VALUES ($1, $2, $3, $4, $5, $6, $7)"
                    " ON CONFLICT DO NOTHING",
                    kept,
                )
            groups, games = groups + 1, games + len(kept)
        attached = [
            (self._numbers[table], key)
            for table, key in self._rows("SELECT table_id, key FROM group_tables")
            if table in self._numbers
        ]
        query = "INSERT INTO group_tables VALUES ($1, $2) ON CONFLICT DO NOTHING"
        await self._target.executemany(query, attached)
        return groups, games
