"""The store in SQLite: entries that arrive in one turn of the event loop are one transaction.

The event loop itself commits: every move waits for the disk anyway, and handing a move to another
thread and back costs more than judging it. Longer work runs in a thread. If another program has
locked the file, neither the loop nor a thread waits for it: they try again later.
"""

import asyncio
import json
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from threading import Lock
from typing import Any

from samewave.server.clock import Clock
from samewave.server.settings import Timings
from samewave.server.store import (
    Conflict,
    DayStore,
    GroupStore,
    OnAppended,
    Rewrite,
    StoreHealth,
    UnusedScan,
    UnusedTables,
)
from samewave.server.store.days import SqliteDays
from samewave.server.store.reminders import ReminderStore
from samewave.server.store.sqlite_file import ReadConnections, migrate, version_of
from samewave.server.store.sqlite_jobs import Job, Work, write_at_once, write_one_by_one
from samewave.server.store.sqlite_queries import (
    KEEP_SNAPSHOT,
    TOUCH,
    SqliteGroups,
    count,
    mark,
    remove_some,
    remove_table,
    rewrite,
    snapshot_values,
)
from samewave.server.supervise import log_failure

_OPEN = "INSERT INTO tables (code, touched) VALUES (?, ?) ON CONFLICT DO NOTHING RETURNING id"
_LENGTHS = """
SELECT value, (SELECT coalesce(max(sequence) + 1, 0) FROM log WHERE table_id = value)
FROM json_each(?)
"""

_SOON, _LATER = 0.001, 0.01
"""Seconds before a locked file is tried again, at first and in the long run."""
_LOCKED = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
_DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
_CLOCK, _TIMINGS = Clock(), Timings()


class SqliteStore:
    """Logs in one file; `synchronous=FULL`, so that what was acknowledged survives a power cut."""

    def __init__(self, file: Path, clock: Clock = _CLOCK, timings: Timings = _TIMINGS) -> None:
        self._file, self._clock, self._timings = file, clock, timings
        self._locked_since: float | None = None
        self._waiting: list[Job] = []
        self._turn = Lock()
        """Held while the loop or a thread writes; the lock of the file is for other programs."""
        self._reading, self._writing = (
            StoreHealth("reading", clock),
            StoreHealth("writing to", clock),
        )
        self._cursor = self._connect(wait=timings.store_timeout).cursor()
        migrate(self._cursor.connection)
        self._cursor.execute("PRAGMA busy_timeout = 0")  # the loop must not wait for a lock
        self._readers = ReadConnections(file)
        self._writer = ThreadPoolExecutor(1, "samewave-writer")
        self.groups: GroupStore = SqliteGroups(self._rows, self._written)
        self.days: DayStore = SqliteDays(self._rows, self._written, self._in_thread)
        self.reminders = ReminderStore(self._run)

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

    def append(self, table: int, sequence: int, entries: Sequence[bytes], done: OnAppended) -> None:
        rows = [(table, number, entry) for number, entry in enumerate(entries, sequence)]
        self._write_soon(Job(done, table, rows))

    async def touch(self, table: int, at: float) -> None:
        def work(cursor: sqlite3.Cursor) -> None:
            cursor.execute(TOUCH, (at, table))

        await self._written(work)

    async def read(self, table: int, since: int = 0) -> list[bytes]:
        rows = await self._rows(
            "SELECT entry FROM log WHERE table_id = ? AND sequence >= ? ORDER BY sequence",
            (table, since),
            table,
        )
        return [row[0] for row in rows]

    async def lengths(self, tables: Sequence[int]) -> dict[int, int]:
        return dict(await self._rows(_LENGTHS, (json.dumps(tables),)))

    async def keep_pack(self, table: int, pack: str, data: bytes) -> None:
        query = "INSERT OR IGNORE INTO packs SELECT ?, id, ? FROM tables WHERE id = ?"
        await self._in_thread(_query, query, (pack, data, table))

    async def read_pack(self, pack: str) -> bytes | None:
        rows = await self._rows("SELECT data FROM packs WHERE id = ?", (pack,))
        return rows[0][0] if rows else None

    async def known_packs(self, packs: Sequence[str]) -> set[str]:
        query = "SELECT id FROM packs WHERE id IN (SELECT value FROM json_each(?))"
        return {row[0] for row in await self._rows(query, (json.dumps(packs),))}

    async def keep_snapshot(self, table: int, length: int, data: bytes) -> None:
        def work(cursor: sqlite3.Cursor) -> None:
            cursor.execute(KEEP_SNAPSHOT, snapshot_values(table, length, data))

        await self._written(work)

    async def read_snapshot(self, table: int) -> tuple[int, bytes] | None:
        query = "SELECT length, data FROM snapshots WHERE table_id = ?"
        rows = await self._rows(query, (table,), table)
        return rows[0] if rows else None

    async def note_finished(self, table: int) -> None:
        def work(cursor: sqlite3.Cursor) -> None:
            cursor.execute("UPDATE tables SET finished = 1 WHERE id = ?", (table,))

        await self._written(work)

    async def remove_unused(self, look: UnusedScan) -> UnusedTables:
        await self._in_thread(mark, look)
        removed = 0
        while some := await self._in_thread(remove_some, look, look.most - removed):
            removed += some
        unused: UnusedTables = await self._in_thread(count, look, removed)
        return unused

    async def remove_table(self, table: int) -> list[str]:
        packs: list[str] = await self._in_thread(remove_table, table)
        return packs

    async def rewrite(self, table: int, change: Rewrite) -> int | None:
        sequence: int | None = await self._in_thread(rewrite, table, change)
        return sequence

    async def probe(self) -> None:
        def work(cursor: sqlite3.Cursor) -> None:
            cursor.execute(f"PRAGMA user_version = {version_of(cursor.connection)}")

        await self._written(work)

    async def close(self) -> None:
        self._commit()
        while self._waiting:  # another process holds the lock, for a limited time
            await self._clock.sleep(_LATER)
        await asyncio.to_thread(self._writer.shutdown)
        await asyncio.to_thread(self._readers.close)
        connection = self._cursor.connection
        self._cursor.close()  # while a statement is left, SQLite keeps the file open
        connection.close()

    async def _run(self, statement: str, values: tuple[Any, ...]) -> list[Any]:
        """Run a statement that numbers its values as `$1`."""

        def work(cursor: sqlite3.Cursor) -> list[Any]:
            named = {str(number): value for number, value in enumerate(values, 1)}
            return cursor.execute(statement, named).fetchall()

        return list(await self._written(work))

    def _connect(self, wait: float = 0) -> sqlite3.Connection:
        """Open a connection for writing. Only at the start it may wait for a lock."""
        connection = sqlite3.connect(self._file, wait, isolation_level=None)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA cache_size = -16000")
        return connection

    async def _rows(
        self, query: str, values: tuple[Any, ...], table: int | None = None
    ) -> list[Any]:
        """Read in a thread. If `table` is given, damage concerns only that table."""
        read = partial(self._readers.rows, query, values)
        rows: list[Any] = await self._retried(read, self._reading, table)
        return rows

    async def _in_thread(self, work: Callable[..., Any], *arguments: Any) -> Any:
        """Run long writes in a thread, with a connection of their own."""

        def worked() -> Any:
            with self._turn, closing(self._connect()) as connection:
                return work(connection, *arguments)

        loop = asyncio.get_running_loop()
        return await self._retried(
            lambda: loop.run_in_executor(self._writer, worked), self._writing
        )

    async def _retried(
        self, work: Callable[[], Awaitable[Any]], health: StoreHealth, table: int | None = None
    ) -> Any:
        """Run work in a thread, and retry while another program holds the lock."""
        began = self._clock.monotonic()
        while True:
            try:
                result = await work()
            except sqlite3.DatabaseError as error:
                waited = self._clock.monotonic() - began
                if not _is(error, _LOCKED) or waited >= self._timings.store_timeout:
                    raise _as_unavailable(error, health, table) from error
            else:
                health.worked()
                return result
            await self._clock.sleep(_pause(waited))

    def _written(self, work: Work) -> "asyncio.Future[Any]":
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._write_soon(Job(partial(_tell, answer), work=work))
        return answer

    def _write_soon(self, job: Job) -> None:
        """Write a job together with all others of this turn of the event loop."""
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._commit)
        self._waiting.append(job)

    def _commit(self) -> None:
        """Write all pending jobs, commit once, and report the results."""
        if not self._waiting:
            return
        if not self._turn.acquire(blocking=False):
            self._clock.call_later(_LATER, self._commit)
            return
        jobs, self._waiting = self._waiting, []
        try:
            results = self._write(jobs)
        except Exception as error:
            pause = self._time_to_wait(error)
            if pause is not None:
                self._waiting = jobs + self._waiting
                self._clock.call_later(pause, self._commit)
                return
            results = [_as_unavailable(error, self._writing)] * len(jobs)
        else:
            self._writing.worked()
        finally:
            self._turn.release()
        self._locked_since = None
        for job, result in zip(jobs, results, strict=True):
            try:
                job.done(result)
            except Exception as error:  # a bug in this callback; the others are called
                log_failure(f"telling table {job.table} what was written", error)

    def _write(self, jobs: list[Job]) -> list[Any]:
        """One transaction; if a page is damaged, as many as it takes to find who needs that page.

        SQLite takes nothing more in a transaction that met a damaged page.
        """
        try:
            return self._write_all(jobs)
        except sqlite3.DatabaseError as error:
            if not _is(error, _DAMAGED):
                raise
            if len(jobs) == 1:
                return [_as_unavailable(error, self._writing, jobs[0].table)]
        half = len(jobs) // 2
        return self._write_part(jobs[:half]) + self._write_part(jobs[half:])

    def _write_part(self, jobs: list[Job]) -> list[Any]:
        """Write part of a batch; its failure does not affect the other part."""
        try:
            return self._write(jobs)
        except Exception as error:
            return [_as_unavailable(error, self._writing)] * len(jobs)

    def _write_all(self, jobs: list[Job]) -> list[Any]:
        """Write all rows with one statement; after a conflict, job by job."""
        try:
            return self._in_transaction(write_at_once, jobs)
        except Conflict:
            return self._in_transaction(write_one_by_one, jobs)

    def _in_transaction(self, write: Callable[..., list[Any]], jobs: list[Job]) -> list[Any]:
        cursor = self._cursor
        try:
            cursor.execute("BEGIN IMMEDIATE")
            results = write(cursor, jobs)
            cursor.execute("COMMIT")
        except BaseException:
            if cursor.connection.in_transaction:
                with suppress(sqlite3.Error):  # SQLite rolls back by itself after some errors
                    cursor.execute("ROLLBACK")
            raise
        return results

    def _time_to_wait(self, error: Exception) -> float | None:
        """Seconds before the next try, if another process holds the lock and not for too long."""
        if not _is(error, _LOCKED):
            return None
        now = self._clock.monotonic()
        self._locked_since = self._locked_since or now
        waited = now - self._locked_since
        return None if waited >= self._timings.store_timeout else _pause(waited)


def _pause(waited: float) -> float:
    """Another worker holds the lock for about a millisecond, other programs for longer."""
    return min(_SOON + waited / 4, _LATER)


def _is(error: Exception, codes: tuple[int, ...]) -> bool:
    """Whether an SQLite error has one of these primary codes."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF in codes


def _as_unavailable(error: Exception, health: StoreHealth, table: int | None = None) -> Exception:
    """Convert errors of disk or file to Unavailable; our own bugs stay what they are."""
    is_ours = isinstance(error, sqlite3.ProgrammingError | sqlite3.IntegrityError)
    if not isinstance(error, sqlite3.DatabaseError) or is_ours:
        return error
    if _is(error, _DAMAGED):
        return health.damaged(table, f"SQLite: {error}")
    return health.failed(f"SQLite: {error}")


def _query(connection: sqlite3.Connection, query: str, values: tuple[Any, ...]) -> list[Any]:
    return connection.execute(query, values).fetchall()


def _tell(answer: "asyncio.Future[Any]", result: Any) -> None:
    if answer.done():
        return
    if isinstance(result, Exception):
        answer.set_exception(result)
    else:
        answer.set_result(result)
