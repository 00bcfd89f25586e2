"""Removing what people stored from an SQLite file: tables with all that is theirs, and names.

`secure_delete` overwrites what is deleted with zeros, and the checkpoint takes it out of the
write-ahead log: else it would stay in the file until something else is written there.
"""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress

from samewave.server.store import Conflict
from samewave.server.store.rewriting import REWRITE_MARK, Rewrite

KEEP_SNAPSHOT = """
INSERT OR REPLACE INTO snapshots SELECT id, :length, :data FROM tables
WHERE id = :table AND NOT EXISTS (
  SELECT 1 FROM log WHERE table_id = :table AND sequence >= :length AND instr(entry, :mark))
"""
"""Not if the log was rewritten since: the snapshot may have what was removed."""
_THEIRS = (
    "log WHERE table_id",
    "packs WHERE table_id",
    "snapshots WHERE table_id",
    "group_tables WHERE table_id",
    "tables WHERE id",
)
"""All that goes with a table."""


def snapshot_values(table: int, length: int, data: bytes) -> dict[str, object]:
    return {"table": table, "length": length, "data": data, "mark": REWRITE_MARK}


def delete_tables(connection: sqlite3.Connection, tables: Sequence[tuple[int]]) -> None:
    """Delete tables and all that is theirs, within a transaction."""
    for kept in _THEIRS:
        connection.executemany(f"DELETE FROM {kept} = ?", tables)  # noqa: S608 - from above


def remove_table(connection: sqlite3.Connection, table: int) -> list[str]:
    """Remove a table; the packs that went with it."""
    with _leaving_no_trace(connection):
        packs = connection.execute("SELECT id FROM packs WHERE table_id = ?", (table,)).fetchall()
        delete_tables(connection, [(table,)])
    return [pack for (pack,) in packs]


def rewrite(connection: sqlite3.Connection, table: int, change: Rewrite) -> int | None:
    """Rewrite a log; the sequence of the entry that was appended, None if nothing changed."""
    query = "SELECT entry FROM log WHERE table_id = ? ORDER BY sequence"
    with _leaving_no_trace(connection):
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
def _leaving_no_trace(connection: sqlite3.Connection) -> Iterator[None]:
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
