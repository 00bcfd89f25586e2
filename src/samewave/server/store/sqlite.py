"""SQLite: one file; whatever came in one turn of the event loop is written in one go.

The loop itself commits. Everybody whose move waits has to wait for the disk anyway, and to hand a
move to another thread and back costs more than to judge it. What takes long has a thread.
"""

import asyncio
import json
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeAlias

from samewave.server.clock import Clock
from samewave.server.settings import Timings
from samewave.server.store import Conflict, Unavailable
from samewave.server.store.groups import GroupStore
from samewave.server.store.sqlite_groups import SCHEMA as _GROUPS
from samewave.server.store.sqlite_groups import SqliteGroups

_SCHEMA = """
CREATE TABLE IF NOT EXISTS tables (
  id INTEGER PRIMARY KEY AUTOINCREMENT, code TEXT NOT NULL UNIQUE, touched REAL NOT NULL
);
CREATE TABLE IF NOT EXISTS log (
  table_id INTEGER NOT NULL, sequence INTEGER NOT NULL, entry BLOB NOT NULL,
  UNIQUE (table_id, sequence)
);
CREATE TABLE IF NOT EXISTS packs (
  id TEXT PRIMARY KEY, table_id INTEGER NOT NULL, data BLOB NOT NULL
);
"""
"""Entries lie in the order in which they came, so that those of many tables share a page."""
_OPEN = "INSERT INTO tables (code, touched) VALUES (?, ?) ON CONFLICT DO NOTHING RETURNING id"
_APPEND = """
INSERT INTO log SELECT ?1, ?2, ?3
WHERE EXISTS (SELECT 1 FROM log WHERE table_id = ?1 AND sequence = ?2 - 1)
ON CONFLICT DO NOTHING
"""
"""Only where the log ends, and while there is one."""
_OLD = "SELECT id FROM tables WHERE touched < ? ORDER BY id LIMIT 100"
"""So few that nobody waits long for the lock."""

_AGAIN = 0.01
"""Seconds before a locked file is tried again."""
_BUSY, _LOCKED = sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED
_CLOCK, _TIMINGS = Clock(), Timings()

Work: TypeAlias = Callable[[sqlite3.Cursor], Any]


class SqliteStore:
    """Logs in one file; `synchronous=FULL`, so that what was acknowledged survives a power cut."""

    def __init__(self, file: Path, clock: Clock = _CLOCK, timings: Timings = _TIMINGS) -> None:
        self._file, self._clock, self._timings = file, clock, timings
        self._locked_since: float | None = None
        self._waiting: list[tuple[Work, asyncio.Future[Any]]] = []
        self._threads = ThreadPoolExecutor(2, "samewave-store")
        self._cursor = self._connect().cursor()
        self._cursor.executescript(_SCHEMA + _GROUPS)
        self._cursor.execute("PRAGMA busy_timeout = 0")  # the loop must not wait for a lock
        self.groups: GroupStore = SqliteGroups(self._rows, self._written)

    async def open_table(self, code: str, entry: bytes, at: float) -> int:
        def work(cursor: sqlite3.Cursor) -> int:
            row = cursor.execute(_OPEN, (code, at)).fetchone()
            if row is None:
                raise Conflict
            cursor.execute("INSERT INTO log VALUES (?, 0, ?)", (row[0], entry))
            return int(row[0])

        table: int = await self._written(work)
        return table

    async def find(self, code: str) -> int | None:
        rows = await self._rows("SELECT id FROM tables WHERE code = ?", (code,))
        return rows[0][0] if rows else None

    def append(self, table: int, sequence: int, entries: Sequence[bytes]) -> "asyncio.Future[None]":
        def work(cursor: sqlite3.Cursor) -> None:
            for number, entry in enumerate(entries, sequence):
                cursor.execute(_APPEND, (table, number, entry))
                if not cursor.rowcount:
                    raise Conflict  # with the first: nobody leaves gaps

        return self._written(work)

    async def touch(self, table: int, at: float) -> None:
        def work(cursor: sqlite3.Cursor) -> None:
            cursor.execute("UPDATE tables SET touched = ? WHERE id = ?", (at, table))

        await self._written(work)

    async def read(self, table: int, since: int = 0) -> list[bytes]:
        rows = await self._rows(
            "SELECT entry FROM log WHERE table_id = ? AND sequence >= ? ORDER BY sequence",
            (table, since),
        )
        return [row[0] for row in rows]

    async def lengths(self, tables: Sequence[int]) -> dict[int, int]:
        query = "SELECT max(sequence) + 1 FROM log WHERE table_id = ?"
        return {each: (await self._rows(query, (each,)))[0][0] or 0 for each in tables}

    async def keep_pack(self, table: int, pack: str, data: bytes) -> None:
        await self._rows("INSERT OR IGNORE INTO packs VALUES (?, ?, ?)", (pack, table, data))

    async def read_pack(self, pack: str) -> bytes | None:
        rows = await self._rows("SELECT data FROM packs WHERE id = ?", (pack,))
        return rows[0][0] if rows else None

    async def known_packs(self, packs: Sequence[str]) -> set[str]:
        query = "SELECT id FROM packs WHERE id IN (SELECT value FROM json_each(?))"
        return {row[0] for row in await self._rows(query, (json.dumps(packs),))}

    async def remove_unused(self, before: float) -> int:
        removed = 0
        while some := await self._in_thread(_remove_some, before):
            removed += some
        return removed

    async def close(self) -> None:
        self._commit()
        while self._waiting:  # somebody else holds the lock, for a while at most
            await self._clock.sleep(_AGAIN)
        await asyncio.to_thread(self._threads.shutdown)
        self._cursor.connection.close()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._file, isolation_level=None)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA busy_timeout = 10000")
        connection.execute("PRAGMA cache_size = -16000")
        return connection

    async def _rows(self, query: str, values: tuple[Any, ...]) -> list[Any]:
        rows: list[Any] = await self._in_thread(_query, query, values)
        return rows

    async def _in_thread(self, work: Callable[..., Any], *arguments: Any) -> Any:
        """What may take long, with a connection of its own."""

        def worked() -> Any:
            connection = self._connect()
            try:
                return work(connection, *arguments)
            finally:
                connection.close()

        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, worked)
        except sqlite3.DatabaseError as error:
            raise _as_unavailable(error) from error

    def _written(self, work: Work) -> "asyncio.Future[Any]":
        loop = asyncio.get_running_loop()
        if not self._waiting:
            loop.call_soon(self._commit)
        answer: asyncio.Future[Any] = loop.create_future()
        self._waiting.append((work, answer))
        return answer

    def _commit(self) -> None:
        """Write whatever waits, commit once, and answer everybody."""
        jobs, self._waiting = self._waiting, []
        if not jobs:
            return
        try:
            results = self._write([work for work, _ in jobs])
        except Exception as error:
            if self._must_wait(error):
                self._waiting = jobs
                self._clock.call_later(_AGAIN, self._commit)
                return
            results = [_as_unavailable(error)] * len(jobs)
        self._locked_since = None
        for (_, answer), result in zip(jobs, results, strict=True):
            _tell(answer, result)

    def _write(self, jobs: list[Work]) -> list[Any]:
        cursor = self._cursor
        try:
            cursor.execute("BEGIN IMMEDIATE")
            results = [_try(cursor, work) for work in jobs]
            cursor.execute("COMMIT")
        except BaseException:
            if cursor.connection.in_transaction:
                with suppress(sqlite3.Error):  # SQLite rolls back by itself after some errors
                    cursor.execute("ROLLBACK")
            raise
        return results

    def _must_wait(self, error: Exception) -> bool:
        """Whether another program holds the lock, and not for too long yet."""
        if getattr(error, "sqlite_errorcode", 0) & 0xFF not in (_BUSY, _LOCKED):
            return False
        now = self._clock.monotonic()
        self._locked_since = self._locked_since or now
        return now - self._locked_since < self._timings.store_timeout


def _as_unavailable(error: Exception) -> Exception:
    """What the disk or the file is to blame for; a bug of ours stays what it is."""
    is_ours = isinstance(error, sqlite3.ProgrammingError | sqlite3.IntegrityError)
    if isinstance(error, sqlite3.DatabaseError) and not is_ours:
        return Unavailable(f"SQLite: {error}")
    return error


def _query(connection: sqlite3.Connection, query: str, values: tuple[Any, ...]) -> list[Any]:
    return connection.execute(query, values).fetchall()


def _remove_some(connection: sqlite3.Connection, before: float) -> int:
    """Some tables that were last in use before that, and all that is theirs; how many."""
    connection.execute("BEGIN IMMEDIATE")
    old = connection.execute(_OLD, (before,)).fetchall()
    for kept in (
        "log WHERE table_id",
        "packs WHERE table_id",
        "group_tables WHERE table_id",
        "tables WHERE id",
    ):
        connection.executemany(f"DELETE FROM {kept} = ?", old)  # noqa: S608 - from this line
    connection.execute("COMMIT")
    return len(old)


def _try(cursor: sqlite3.Cursor, work: Work) -> Any:
    """What one job of many leads to; one that meets a conflict has written nothing."""
    try:
        return work(cursor)
    except Conflict as conflict:
        return conflict


def _tell(answer: "asyncio.Future[Any]", result: Any) -> None:
    if answer.done():
        return
    if isinstance(result, Exception):
        answer.set_exception(result)
    else:
        answer.set_result(result)
