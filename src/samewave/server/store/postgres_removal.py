"""Removes tables and names from PostgreSQL, and finds unused tables."""

from asyncio import to_thread
from typing import Any

import asyncpg

from samewave.server.store import (
    REWRITE_MARK,
    SIGHTINGS,
    Conflict,
    Rewrite,
    UnusedScan,
    UnusedTables,
    goes_at,
)

SEPARATOR = b"\n"
"""Separates the entries of one row; an entry is one line of JSON."""
_LOCK_TABLE = "SELECT id FROM tables WHERE id = $1 FOR NO KEY UPDATE"
"""Makes snapshots and rewrites wait for each other; appends go on."""
_KEEP_SNAPSHOT = """
INSERT INTO snapshots SELECT $1, $2, $3 WHERE NOT EXISTS (
  SELECT 1 FROM log WHERE table_id = $1 AND last >= $2 AND position($4::bytea IN entries) > 0)
ON CONFLICT (table_id) DO UPDATE SET length = excluded.length, data = excluded.data
"""
"""Skipped if the log was rewritten since: the snapshot may contain what was removed."""
_TAKE_END = """
INSERT INTO log (table_id, sequence, last, entries)
SELECT $1, newest.last + 1, newest.last + 1, ''::bytea FROM (
  SELECT last FROM log WHERE table_id = $1 ORDER BY sequence DESC LIMIT 1) AS newest
ON CONFLICT DO NOTHING RETURNING sequence
"""
_GIVE_UP = "DELETE FROM log WHERE table_id = $1 AND sequence = $2"
_ROWS = "SELECT sequence, entries FROM log WHERE table_id = $1 AND sequence < $2 ORDER BY sequence"
_WRITE_ROW = "UPDATE log SET entries = $3 WHERE table_id = $1 AND sequence = $2"


async def keep_snapshot(table: int, length: int, data: bytes, connection: Any) -> None:
    async with connection.transaction():
        if await connection.fetchval(_LOCK_TABLE, table) is not None:
            await connection.execute(_KEEP_SNAPSHOT, table, length, data, REWRITE_MARK)


async def remove_table(table: int, connection: Any) -> list[str]:
    """Remove a table and everything that belongs to it. Returns the ids of its packs."""
    async with connection.transaction():
        rows = await connection.fetch("SELECT id FROM packs WHERE table_id = $1", table)
        await connection.execute("DELETE FROM tables WHERE id = $1", table)
    return [row["id"] for row in rows]


async def rewrite(table: int, change: Rewrite, connection: Any) -> int | None:
    """Rewrite a log; the sequence of the entry that was appended, None if nothing changed.

    Its row comes first, still empty: whoever appends meanwhile meets it, and waits until the
    whole is committed. So nothing is appended to a log while it is rewritten.
    """
    try:
        async with connection.transaction():
            if await connection.fetchval(_LOCK_TABLE, table) is None:
                raise Conflict
            while (end := await connection.fetchval(_TAKE_END, table)) is None:
                pass  # another node has just appended: the log is longer now
            return await _rewrite(table, end, change, connection)
    except asyncpg.ForeignKeyViolationError:  # it was removed at the same time
        raise Conflict from None


async def _rewrite(table: int, end: int, change: Rewrite, connection: Any) -> int | None:
    rows = await connection.fetch(_ROWS, table, end)
    entries = {row["sequence"]: row["entries"].split(SEPARATOR) for row in rows}
    log = [entry for several in entries.values() for entry in several]
    rewritten = await to_thread(change, log)
    if rewritten is None:
        await connection.execute(_GIVE_UP, table, end)
        return None
    for first, several in entries.items():
        after = [rewritten.changed.get(number, old) for number, old in enumerate(several, first)]
        if after != several:
            await connection.execute(_WRITE_ROW, table, first, SEPARATOR.join(after))
    await connection.execute(_WRITE_ROW, table, end, rewritten.appended)
    await connection.execute("DELETE FROM snapshots WHERE table_id = $1", table)
    return end


_AT_ONCE = 100
"""Few enough that nobody waits long for a lock."""
_LOOKS_UNUSED = "(touched < $1 OR touched > $2)"
_UNMARK = f"""
UPDATE tables SET sightings = 0, unused_since = NULL, sighted_on = NULL
WHERE sightings > 0 AND (NOT {_LOOKS_UNUSED} OR unused_since > $2)
"""  # noqa: S608 - from the line above
_MARK = f"""
UPDATE tables
SET sightings = sightings + 1, unused_since = coalesce(unused_since, $3), sighted_on = $4
WHERE {_LOOKS_UNUSED} AND sighted_on IS DISTINCT FROM $4
"""  # noqa: S608
_DUE = f"""
(sightings >= {SIGHTINGS} AND (
  (touched < $1 AND unused_since <= $3) OR (touched > $2 AND unused_since <= $4)))
"""
_REMOVE = f"""
DELETE FROM tables WHERE id IN (
  SELECT id FROM tables WHERE {_DUE} ORDER BY finished, touched LIMIT $5)
"""  # noqa: S608
_MARKED = f"""
SELECT count(*), count(*) FILTER (WHERE {_DUE}), min(unused_since) FILTER (WHERE NOT {_DUE})
FROM tables WHERE sightings > 0
"""  # noqa: S608
TOUCH = """
UPDATE tables SET touched = greatest(touched, $2),
  sightings = 0, unused_since = NULL, sighted_on = NULL
WHERE id = $1
"""


async def mark(connection: Any, look: UnusedScan) -> None:
    """Mark every table that looks unused, and clear the marks of the others."""
    async with connection.transaction():
        await connection.execute(_UNMARK, look.unused_before, look.future)
        await connection.execute(_MARK, look.unused_before, look.future, look.now, look.day)


async def remove_some(connection: Any, look: UnusedScan, most: int) -> int:
    """Remove some tables that are due. Returns how many."""
    done: str = await connection.execute(_REMOVE, *_due(look), min(most, _AT_ONCE))
    return int(done.rsplit(maxsplit=1)[-1])


async def count(connection: Any, look: UnusedScan, removed: int) -> UnusedTables:
    marked, due, first = await connection.fetchrow(_MARKED, *_due(look))
    return UnusedTables(marked, due, removed, goes_at(first))


def _due(look: UnusedScan) -> tuple[float, float, float, float]:
    return look.unused_before, look.future, look.seen_before, look.future_seen_before
