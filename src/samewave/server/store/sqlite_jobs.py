"""Jobs of the store in SQLite: what waits to be written, and how a batch is written."""

import sqlite3
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, TypeAlias

import msgspec

from samewave.server.store import Conflict

_APPEND = """
INSERT OR IGNORE INTO log
VALUES (?1, (SELECT sequence + 1 FROM log WHERE table_id = ?1 AND sequence = ?2 - 1), ?3)
"""
"""Without the previous entry the sequence is NULL, and nothing is written."""

Work: TypeAlias = Callable[[sqlite3.Cursor], Any]


class Job(msgspec.Struct, frozen=True):
    """A pending write: rows for the log of one table, or other work."""

    done: Callable[[Any], None]
    """Called with the result, or with the error."""
    table: int | None = None
    rows: Sequence[tuple[int, int, bytes]] = ()
    work: Work | None = None


def write_at_once(cursor: sqlite3.Cursor, jobs: list[Job]) -> list[Any]:
    """The result of each job; Conflict if another program wrote one of the rows first."""
    rows = [row for job in jobs for row in job.rows]
    if rows and cursor.executemany(_APPEND, rows).rowcount != len(rows):
        raise Conflict
    return [_try(cursor, job.work) if job.work else None for job in jobs]


def write_one_by_one(cursor: sqlite3.Cursor, jobs: list[Job]) -> list[Any]:
    return [_try(cursor, job.work or partial(_append, job.rows)) for job in jobs]


def _append(rows: Sequence[tuple[int, int, bytes]], cursor: sqlite3.Cursor) -> None:
    for row in rows:
        if not cursor.execute(_APPEND, row).rowcount:
            raise Conflict  # at the first one, so that no gap is left


def _try(cursor: sqlite3.Cursor, work: Work) -> Any:
    """The result of one job; after a conflict it has written nothing."""
    try:
        return work(cursor)
    except Conflict as conflict:
        return conflict
