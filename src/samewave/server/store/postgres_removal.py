"""Removing what people stored from a PostgreSQL database: tables, and names in their logs."""

from asyncio import to_thread
from typing import Any

import asyncpg

from samewave.server.store import Conflict
from samewave.server.store.rewriting import REWRITE_MARK, Rewrite

SEPARATOR = b"\n"
"""Between the entries of one row: entries are JSON on one line."""
_LOCK = "SELECT id FROM tables WHERE id = $1 FOR NO KEY UPDATE"
"""Snapshots and rewrites wait for each other; appends go on."""
_KEEP_SNAPSHOT = """
INSERT INTO snapshots SELECT $1, $2, $3 WHERE NOT EXISTS (
  SELECT 1 FROM log WHERE table_id = $1 AND last >= $2 AND position($4::bytea IN entries) > 0)
ON CONFLICT (table_id) DO UPDATE SET length = excluded.length, data = excluded.data
"""
"""Not if the log was rewritten since: the snapshot may have what was removed."""
_TAKE_END = """
INSERT INTO log (table_id, sequence, last, entries)
SELECT $1, newest.last + 1, newest.last + 1, ''::bytea FROM (
  SELECT last FROM log WHERE table_id = $1 ORDER BY sequence DESC LIMIT 1) AS newest
ON CONFLICT DO NOTHING RETURNING sequence
"""
_GIVE_UP = "DELETE FROM log WHERE table_id = $1 AND sequence = $2"
_ROWS = "SELECT sequence, entries FROM log WHERE table_id = $1 AND sequence < $2 ORDER BY sequence"
_WRITE = "UPDATE log SET entries = $3 WHERE table_id = $1 AND sequence = $2"


async def keep_snapshot(table: int, length: int, data: bytes, connection: Any) -> None:
    async with connection.transaction():
        if await connection.fetchval(_LOCK, table) is not None:
            await connection.execute(_KEEP_SNAPSHOT, table, length, data, REWRITE_MARK)


async def remove_table(table: int, connection: Any) -> list[str]:
    """Remove a table and all that is theirs; the packs that went with it."""
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
            if await connection.fetchval(_LOCK, table) is None:
                raise Conflict
            while (end := await connection.fetchval(_TAKE_END, table)) is None:
                pass  # somebody else has just appended: the log is longer now
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
            await connection.execute(_WRITE, table, first, SEPARATOR.join(after))
    await connection.execute(_WRITE, table, end, rewritten.appended)
    await connection.execute("DELETE FROM snapshots WHERE table_id = $1", table)
    return end
