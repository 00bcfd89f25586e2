"""SQLite: one file, one thread that writes; whatever waits is written in one go."""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple

from samewave.server.store import Conflict

_SCHEMA = """
CREATE TABLE IF NOT EXISTS tables (
  id INTEGER PRIMARY KEY AUTOINCREMENT, code TEXT NOT NULL UNIQUE, touched REAL NOT NULL
);
CREATE TABLE IF NOT EXISTS log (
  table_id INTEGER NOT NULL, sequence INTEGER NOT NULL, entry BLOB NOT NULL,
  PRIMARY KEY (table_id, sequence)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS packs (
  id TEXT PRIMARY KEY, table_id INTEGER NOT NULL, data BLOB NOT NULL
);
"""
_OPEN = "INSERT INTO tables (code, touched) VALUES (?, ?) ON CONFLICT DO NOTHING RETURNING id"
_APPEND = """
INSERT INTO log SELECT ?, ?, ? WHERE EXISTS (SELECT 1 FROM tables WHERE id = ?)
ON CONFLICT DO NOTHING
"""
_REMOVE = "DELETE FROM {} WHERE table_id IN (SELECT id FROM tables WHERE touched < ?)"
_BATCH = 500
"""Jobs that are committed together at the most."""

Work = Callable[[sqlite3.Connection], Any]


class _Job(NamedTuple):
    work: Work
    loop: asyncio.AbstractEventLoop
    answer: "asyncio.Future[Any]"


class SqliteStore:
    """Logs in one file; `synchronous=FULL`, so that what was acknowledged survives a power cut."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._readers = ThreadPoolExecutor(2, "samewave-reader")
        connection = self._connect()
        connection.executescript(_SCHEMA)
        self._writer = Thread(target=self._write, args=(connection,), name="samewave-writer")
        self._writer.start()

    async def open_table(self, code: str, entry: bytes, at: float) -> int:
        def work(connection: sqlite3.Connection) -> int:
            row = connection.execute(_OPEN, (code, at)).fetchone()
            if row is None:
                raise Conflict
            connection.execute("INSERT INTO log VALUES (?, 0, ?)", (row[0], entry))
            return int(row[0])

        table: int = await self._written(work)
        return table

    async def find(self, code: str) -> int | None:
        rows = await self._rows("SELECT id FROM tables WHERE code = ?", (code,))
        return rows[0][0] if rows else None

    async def append(self, table: int, sequence: int, entries: Sequence[bytes]) -> None:
        def work(connection: sqlite3.Connection) -> None:
            for number, entry in enumerate(entries, sequence):
                if not connection.execute(_APPEND, (table, number, entry, table)).rowcount:
                    raise Conflict  # with the first: nobody leaves gaps

        await self._written(work)

    async def touch(self, table: int, at: float) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute("UPDATE tables SET touched = ? WHERE id = ?", (at, table))

        await self._written(work)

    async def read(self, table: int, since: int = 0) -> list[bytes]:
        rows = await self._rows(
            "SELECT entry FROM log WHERE table_id = ? AND sequence >= ? ORDER BY sequence",
            (table, since),
        )
        return [row[0] for row in rows]

    async def keep_pack(self, table: int, pack: str, data: bytes) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT OR IGNORE INTO packs VALUES (?, ?, ?)", (pack, table, data))

        await self._written(work)

    async def read_pack(self, pack: str) -> bytes | None:
        rows = await self._rows("SELECT data FROM packs WHERE id = ?", (pack,))
        return rows[0][0] if rows else None

    async def remove_unused(self, before: float) -> int:
        def work(connection: sqlite3.Connection) -> int:
            for kept in ("log", "packs"):
                connection.execute(_REMOVE.format(kept), (before,))
            return connection.execute("DELETE FROM tables WHERE touched < ?", (before,)).rowcount

        removed: int = await self._written(work)
        return removed

    async def close(self) -> None:
        self._jobs.put(None)
        await asyncio.to_thread(self._writer.join)
        self._readers.shutdown()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._file, isolation_level=None, check_same_thread=False)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA busy_timeout = 10000")
        return connection

    async def _rows(self, query: str, values: tuple[Any, ...]) -> list[Any]:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self._query, query, values)

    def _query(self, query: str, values: tuple[Any, ...]) -> list[Any]:
        connection = self._connect()
        try:
            return connection.execute(query, values).fetchall()
        finally:
            connection.close()

    async def _written(self, work: Work) -> Any:
        loop = asyncio.get_running_loop()
        answer = loop.create_future()
        self._jobs.put(_Job(work, loop, answer))
        return await answer

    def _write(self, connection: sqlite3.Connection) -> None:
        """The writer's life: take what waits, write it, commit once, tell everybody."""
        while (job := self._jobs.get()) is not None:
            jobs = [job]
            while len(jobs) < _BATCH and not self._jobs.empty():
                further = self._jobs.get()
                if further is None:
                    self._jobs.put(None)
                    break
                jobs.append(further)
            self._commit(connection, jobs)
        connection.close()

    def _commit(self, connection: sqlite3.Connection, jobs: list[_Job]) -> None:
        try:
            connection.execute("BEGIN IMMEDIATE")
            results = [_try(connection, job.work) for job in jobs]
            connection.execute("COMMIT")
        except sqlite3.Error as wrong:
            with suppress(sqlite3.Error):
                connection.execute("ROLLBACK")
            results = [wrong] * len(jobs)
        for job, result in zip(jobs, results, strict=True):
            with suppress(RuntimeError):  # its loop is closed: nobody waits any more
                job.loop.call_soon_threadsafe(_tell, job.answer, result)


def _try(connection: sqlite3.Connection, work: Work) -> Any:
    """What one job of many leads to; one that meets a conflict has written nothing."""
    try:
        return work(connection)
    except Conflict as conflict:
        return conflict


def _tell(answer: "asyncio.Future[Any]", result: Any) -> None:
    if answer.done():
        return
    if isinstance(result, Exception):
        answer.set_exception(result)
    else:
        answer.set_result(result)
