"""Queries in SQLite for groups, snapshots and removal.

Removed data leaves no trace: `secure_delete` overwrites it with zeros, and a checkpoint removes it
from the write-ahead log.
"""

import sqlite3
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any, TypeAlias

from samewave.server.store import (
    REWRITE_MARK,
    SIGHTINGS,
    Conflict,
    Rewrite,
    StoredGame,
    StoredGroup,
    UnusedScan,
    UnusedTables,
    goes_at,
)

_OPEN = "INSERT INTO groups (key, state) VALUES (?, ?) ON CONFLICT DO NOTHING"
_WRITE = "UPDATE groups SET state = ?, version = version + 1 WHERE id = ? AND version = ?"
_GAME = """
INSERT INTO group_games VALUES (?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (group_id, number) DO UPDATE
SET line = excluded.line, tally = excluded.tally, record = excluded.record
WHERE source = excluded.source
"""
_EVENINGS = """
SELECT evening, line FROM group_games WHERE group_id = ?1 AND evening < ?2 AND evening >= ?2 - ?3
ORDER BY number
"""
_CODES = "SELECT DISTINCT code FROM tables JOIN group_tables ON id = table_id ORDER BY id"

Rows: TypeAlias = Callable[[str, tuple[Any, ...]], Awaitable[list[Any]]]
Written: TypeAlias = Callable[[Callable[[sqlite3.Cursor], Any]], Awaitable[Any]]


class SqliteGroups:
    """Groups, read and written through the store's connections."""

    def __init__(self, rows: Rows, written: Written) -> None:
        self._rows, self._written = rows, written

    async def open(self, key: str, state: bytes) -> None:
        def work(cursor: sqlite3.Cursor) -> None:
            if not cursor.execute(_OPEN, (key, state)).rowcount:
                raise Conflict

        await self._written(work)

    async def read(self, key: str) -> StoredGroup | None:
        rows = await self._rows("SELECT id, version, state FROM groups WHERE key = ?", (key,))
        return StoredGroup(*rows[0]) if rows else None

    async def write(
        self, group: StoredGroup, state: bytes, games: Sequence[StoredGame] = ()
    ) -> None:
        def work(cursor: sqlite3.Cursor) -> None:
            cursor.execute("SAVEPOINT writing")
            done = cursor.execute(_WRITE, (state, group.id, group.version)).rowcount
            try:
                for game in games if done else ():
                    done = done and cursor.execute(_GAME, (group.id, *game)).rowcount
            except sqlite3.IntegrityError:
                done = 0
            if not done:
                cursor.execute("ROLLBACK TO writing")
            cursor.execute("RELEASE writing")
            if not done:
                raise Conflict

        await self._written(work)

    async def has_game(self, group: int, source: str) -> bool:
        query = "SELECT 1 FROM group_games WHERE group_id = ? AND source = ?"
        return bool(await self._rows(query, (group, source)))

    async def evenings(self, group: int, before: int, most: int) -> list[tuple[int, bytes]]:
        return await self._rows(_EVENINGS, (group, before, most))

    async def evening(self, group: int, evening: int) -> list[tuple[bytes, bytes]]:
        query = (
            "SELECT line, tally FROM group_games WHERE group_id = ? AND evening = ? ORDER BY number"
        )
        return await self._rows(query, (group, evening))

    async def game(self, group: int, number: int) -> StoredGame | None:
        query = (
            "SELECT number, evening, source, line, tally, record FROM group_games"
            " WHERE group_id = ? AND number = ?"
        )
        rows = await self._rows(query, (group, number))
        return StoredGame(*rows[0]) if rows else None

    async def remove(self, group: int) -> None:
        def work(cursor: sqlite3.Cursor) -> None:
            cursor.execute("DELETE FROM group_games WHERE group_id = ?", (group,))
            for theirs in ("group_tables WHERE key", "webhooks WHERE group_key"):
                cursor.execute(
                    f"DELETE FROM {theirs} = (SELECT key FROM groups WHERE id = ?)",  # noqa: S608
                    (group,),
                )
            cursor.execute("DELETE FROM groups WHERE id = ?", (group,))

        await self._written(work)

    async def attach(self, table: int, key: str) -> None:
        def work(cursor: sqlite3.Cursor) -> None:
            cursor.execute("INSERT OR IGNORE INTO group_tables VALUES (?, ?)", (table, key))

        await self._written(work)

    async def attached(self) -> list[str]:
        return [code for (code,) in await self._rows(_CODES, ())]


KEEP_SNAPSHOT = """
INSERT OR REPLACE INTO snapshots SELECT id, :length, :data FROM tables
WHERE id = :table AND NOT EXISTS (
  SELECT 1 FROM log WHERE table_id = :table AND sequence >= :length AND instr(entry, :mark))
"""
"""Skipped if the log was rewritten since: the snapshot may contain what was removed."""
_THEIRS = (
    "log WHERE table_id",
    "packs WHERE table_id",
    "snapshots WHERE table_id",
    "group_tables WHERE table_id",
    "reminders WHERE table_id",
    "webhooks WHERE table_id",
    "tables WHERE id",
)
"""The rows that belong to a table."""


def snapshot_values(table: int, length: int, data: bytes) -> dict[str, object]:
    return {"table": table, "length": length, "data": data, "mark": REWRITE_MARK}


def delete_tables(connection: sqlite3.Connection, tables: Sequence[tuple[int]]) -> None:
    """Delete tables and their rows, within a transaction."""
    for kept in _THEIRS:
        connection.executemany(f"DELETE FROM {kept} = ?", tables)  # noqa: S608 - from above


def remove_table(connection: sqlite3.Connection, table: int) -> list[str]:
    """Remove a table. Returns the ids of its packs."""
    with leaving_no_trace(connection):
        packs = connection.execute("SELECT id FROM packs WHERE table_id = ?", (table,)).fetchall()
        delete_tables(connection, [(table,)])
    return [pack for (pack,) in packs]


def rewrite(connection: sqlite3.Connection, table: int, change: Rewrite) -> int | None:
    """Rewrite a log; the sequence of the entry that was appended, None if nothing changed."""
    query = "SELECT entry FROM log WHERE table_id = ? ORDER BY sequence"
    with leaving_no_trace(connection):
        log = [entry for (entry,) in connection.execute(query, (table,))]
        if not log:
            raise Conflict
        rewritten = change(log)
        if rewritten is None:
            return None
        connection.executemany(
            "UPDATE log SET entry = ? WHERE table_id = ? AND sequence = ?",
            [(entry, table, sequence) for sequence, entry in rewritten.changed.items()],
        )
        connection.execute(
            "INSERT INTO log VALUES (?, ?, ?)", (table, len(log), rewritten.appended)
        )
        connection.execute("DELETE FROM snapshots WHERE table_id = ?", (table,))
    return len(log)


@contextmanager
def leaving_no_trace(connection: sqlite3.Connection) -> Iterator[None]:
    """A transaction whose deleted data is overwritten."""
    connection.execute("PRAGMA secure_delete = ON")
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    with suppress(sqlite3.Error):  # it is done; what is left goes with the next checkpoint
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


_AT_ONCE = 100
"""Few enough that nobody waits long for the lock."""
_LOOKS_UNUSED = "(touched < :unused_before OR touched > :future)"
_UNMARK = f"""
UPDATE tables SET sightings = 0, unused_since = NULL, sighted_on = NULL
WHERE sightings > 0 AND (NOT {_LOOKS_UNUSED} OR unused_since > :future)
"""  # noqa: S608 - from the line above
_MARK = f"""
UPDATE tables
SET sightings = sightings + 1, unused_since = coalesce(unused_since, :now), sighted_on = :day
WHERE {_LOOKS_UNUSED} AND sighted_on IS NOT :day
"""  # noqa: S608
_DUE = """
sightings >= :sightings AND (
  (touched < :unused_before AND unused_since <= :seen_before)
  OR (touched > :future AND unused_since <= :future_seen_before))
"""
_TO_GO = f"SELECT id FROM tables WHERE {_DUE} ORDER BY finished, touched LIMIT :limit"  # noqa: S608
_MARKED = f"""
SELECT count(*), coalesce(sum({_DUE}), 0), min(CASE WHEN NOT ({_DUE}) THEN unused_since END)
FROM tables WHERE sightings > 0
"""  # noqa: S608
TOUCH = """
UPDATE tables SET touched = max(touched, ?), sightings = 0, unused_since = NULL, sighted_on = NULL
WHERE id = ?
"""


def mark(connection: sqlite3.Connection, look: UnusedScan) -> None:
    """Mark every table that looks unused, and clear the marks of the others."""
    connection.execute("BEGIN IMMEDIATE")
    connection.execute(_UNMARK, _values(look))
    connection.execute(_MARK, _values(look))
    connection.execute("COMMIT")


def remove_some(connection: sqlite3.Connection, look: UnusedScan, most: int) -> int:
    """Remove some tables that are due. Returns how many."""
    connection.execute("BEGIN IMMEDIATE")
    values = _values(look) | {"limit": min(most, _AT_ONCE)}
    due = connection.execute(_TO_GO, values).fetchall()
    delete_tables(connection, due)
    connection.execute("COMMIT")
    return len(due)


def count(connection: sqlite3.Connection, look: UnusedScan, removed: int) -> UnusedTables:
    marked, due, first = connection.execute(_MARKED, _values(look)).fetchone()
    return UnusedTables(marked, due, removed, goes_at(first))


def _values(look: UnusedScan) -> dict[str, Any]:
    return {
        "now": look.now,
        "day": look.day,
        "unused_before": look.unused_before,
        "future": look.future,
        "seen_before": look.seen_before,
        "future_seen_before": look.future_seen_before,
        "sightings": SIGHTINGS,
    }
