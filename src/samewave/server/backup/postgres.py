"""Backup and restore of PostgreSQL: a consistent read, and one transaction to fill it."""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from itertools import groupby
from typing import Any

import asyncpg

from samewave.server.backup.file import (
    AnswerItem,
    BackupError,
    DayItem,
    GroupItem,
    Item,
    NotEmpty,
    PackItem,
    TableItem,
)
from samewave.server.backup.loader import COLUMNS, Loader, Row
from samewave.server.store import StoredGame, judge_version
from samewave.server.store.days import SHARDS
from samewave.server.store.postgres_queries import STEPS, lock_alone, migrate

_SEPARATOR = b"\n"
_TABLES = 'SELECT id, code, touched FROM tables ORDER BY code COLLATE "C"'
_ENTRIES = """
SELECT log.table_id, log.entries FROM log
JOIN unnest($1::bigint[]) WITH ORDINALITY AS asked (id, place) ON asked.id = log.table_id
ORDER BY asked.place, log.sequence
"""
_ATTACHED = """
SELECT table_id, array_agg(key ORDER BY key COLLATE "C") FROM group_tables
WHERE table_id = ANY($1::bigint[]) GROUP BY table_id
"""
_PACKS = """
SELECT packs.id, code, data FROM packs JOIN tables ON tables.id = table_id
ORDER BY packs.id COLLATE "C"
"""
_GROUPS = 'SELECT id, key, version, state FROM groups ORDER BY key COLLATE "C"'
_GAMES = """
SELECT number, evening, source, line, tally, record FROM group_games
WHERE group_id = $1 ORDER BY number
"""
_DAYS = "SELECT day, cards FROM days ORDER BY day"
_ANSWERS = """
SELECT person, answer, run, ARRAY(
  SELECT (circle, name) FROM day_circles AS shown
  WHERE shown.day = answers.day AND shown.person = answers.person ORDER BY circle)
FROM day_answers AS answers WHERE day = $1 ORDER BY person
"""
_CLEAR = "TRUNCATE tables, groups, days, day_sums, day_answers, day_circles CASCADE"
_TABLES_AT_ONCE = 200
_ROWS_AT_ONCE = 200
_LARGE_ROWS_AT_ONCE = 2
"""Packs may have megabytes."""
_ENTRIES_IN_A_ROW = 100


@asynccontextmanager
async def postgres_source(address: str) -> AsyncIterator[AsyncIterator[Item]]:
    """Everything in a database while its nodes run, as one read-only transaction sees it."""
    connection = await asyncpg.connect(address)
    try:
        async with connection.transaction(isolation="repeatable_read", readonly=True):
            if await connection.fetchval("SELECT to_regclass('samewave')") is None:
                raise BackupError("There is nothing of Samewave in this database.")
            judge_version(
                await connection.fetchval("SELECT max(version) FROM samewave") or 0, len(STEPS)
            )
            yield _items(connection)
    finally:
        await connection.close()


async def _items(connection: Any) -> AsyncIterator[Item]:
    """Items by cursors, so that few rows are in memory."""
    tables = await connection.cursor(_TABLES)
    while some := await tables.fetch(_TABLES_AT_ONCE):
        async for item in _tables(connection, some):
            yield item
    async for row in connection.cursor(_PACKS, prefetch=_LARGE_ROWS_AT_ONCE):
        yield PackItem(*row)
    async for number, *group in connection.cursor(_GROUPS, prefetch=_ROWS_AT_ONCE):
        yield GroupItem(*group)
        async for game in connection.cursor(_GAMES, number, prefetch=_ROWS_AT_ONCE):
            yield StoredGame(*game)
    if await connection.fetchval("SELECT to_regclass('days')") is None:
        return  # an earlier release made this database, and no server has opened it since
    async for day, cards in connection.cursor(_DAYS, prefetch=_ROWS_AT_ONCE):
        yield DayItem(day, cards)
        async for row in connection.cursor(_ANSWERS, day, prefetch=_ROWS_AT_ONCE):
            person, answer, run, circles = row
            yield AnswerItem(person, answer, run, tuple(map(tuple, circles)))


async def _tables(connection: Any, rows: list[Any]) -> AsyncIterator[Item]:
    """Some tables, each with its entries."""
    numbers = [row["id"] for row in rows]
    attached = dict(await connection.fetch(_ATTACHED, numbers))
    following = iter(rows)
    current = None
    async for number, entries in connection.cursor(_ENTRIES, numbers, prefetch=_ROWS_AT_ONCE):
        while current != number:
            current, code, touched = next(following)
            yield TableItem(code, touched, tuple(attached.get(current, ())))
        for entry in entries.split(_SEPARATOR):
            yield entry
    for current, code, touched in following:
        yield TableItem(code, touched, tuple(attached.get(current, ())))


class PostgresTarget(Loader):
    """A database that is filled in a transaction, invisible to others until its end."""

    shards = SHARDS

    def __init__(self, connection: Any) -> None:
        super().__init__()
        self._connection = connection

    async def begin(self, *, overwrite: bool) -> None:
        """Check or clear the database. New numbers continue after all earlier ones."""
        query = "SELECT EXISTS (SELECT 1 FROM tables) OR EXISTS (SELECT 1 FROM groups)"
        query += " OR EXISTS (SELECT 1 FROM days)"
        if await self._connection.fetchval(query):
            if not overwrite:
                raise NotEmpty("The database is not empty. With --yes all in it is replaced.")
            await self._connection.execute(_CLEAR)
        self.table, self.group = [await self._next(name) for name in ("tables", "groups")]

    async def _next(self, name: str) -> int:
        query = f"SELECT nextval(pg_get_serial_sequence('{name}', 'id'))"
        number: int = await self._connection.fetchval(query)
        return number

    async def end(self) -> None:
        for name, last in (("tables", self.table), ("groups", self.group)):
            query = f"SELECT setval(pg_get_serial_sequence('{name}', 'id'), $1)"
            await self._connection.execute(query, last)

    async def insert(self, name: str, rows: list[Row]) -> None:
        columns = COLUMNS[name]
        if name == "log":
            rows, columns = list(_joined(rows)), ("table_id", "sequence", "last", "entries")
        await self._connection.copy_records_to_table(name, records=rows, columns=columns)

    def items(self) -> AsyncIterator[Item]:
        return _items(self._connection)

    async def entries(self, code: str) -> list[bytes]:
        rows = await self._connection.fetch(_ENTRIES, [self.numbers[code]])
        return [entry for row in rows for entry in row["entries"].split(_SEPARATOR)]


def _joined(rows: list[Row]) -> Iterator[Row]:
    """Join several entries of a table into one row, as nodes do."""
    for table, own in groupby(rows, key=lambda row: row[0]):
        entries = list(own)
        for start in range(0, len(entries), _ENTRIES_IN_A_ROW):
            some = entries[start : start + _ENTRIES_IN_A_ROW]
            joined = _SEPARATOR.join(entry for _, _, entry in some)
            yield table, some[0][1], some[-1][1], joined


@asynccontextmanager
async def postgres_target(address: str, *, overwrite: bool) -> AsyncIterator[PostgresTarget]:
    """A database to fill; everything is rolled back if an error is raised."""
    connection = await asyncpg.connect(address)
    try:
        await lock_alone(connection)
        await migrate(connection)
        async with connection.transaction():
            target = PostgresTarget(connection)
            await target.begin(overwrite=overwrite)
            yield target
            await target.end()
    finally:
        await connection.close()
