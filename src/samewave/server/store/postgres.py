"""The store in PostgreSQL: many nodes share the same logs.

Entries that wait while one batch is written form the next batch. Entries appended together are one
row: if two nodes write the same sequence, the row's key lets only one of them succeed, and the log
has no gaps. If the connection breaks during a write, the store checks whether the batch was
written, and writes it again if it was not.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any, TypeVar

import asyncpg

from samewave.server.clock import Clock
from samewave.server.settings import Timings
from samewave.server.store import (
    Conflict,
    DayStore,
    GroupStore,
    OnAppended,
    Rewrite,
    StoreHealth,
    Unavailable,
    UnusedScan,
    UnusedTables,
)
from samewave.server.store.days import PostgresDays
from samewave.server.store.postgres_queries import (
    SEPARATOR,
    TOUCH,
    NodeLock,
    PostgresGroups,
    count,
    keep_snapshot,
    mark,
    migrate,
    remove_some,
    remove_table,
    rewrite,
)
from samewave.server.store.reminders import ReminderStore
from samewave.server.supervise import log_failure

CONNECTIONS = 8
MOST_AT_ONCE = 500
"""Appends in one statement."""
PAUSES = (0.05, 0.1, 0.2, 0.5, 1.0)
AWAY = (
    OSError,
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # on a connection that broke in the middle of something
    asyncpg.CannotConnectNowError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
)
"""Errors of a database that restarts, or of a broken network."""
FULL = (
    asyncpg.InsufficientResourcesError,
    asyncpg.ReadOnlySQLTransactionError,
    asyncpg.PostgresIOError,
)
"""Errors of a database that answers but cannot write."""
DAMAGED = (asyncpg.DataCorruptedError, asyncpg.IndexCorruptedError)
"""Errors of a database with damaged pages."""

_OPEN = "INSERT INTO tables (code, touched) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING id"
_APPEND = """
INSERT INTO log (table_id, sequence, last, entries)
SELECT asked.table_id, asked.sequence, asked.last, asked.entries
FROM unnest($1::bigint[], $2::int[], $3::int[], $4::bytea[])
  AS asked (table_id, sequence, last, entries)
JOIN tables ON tables.id = asked.table_id
WHERE asked.sequence - 1 = (
  SELECT log.last FROM log WHERE log.table_id = asked.table_id ORDER BY log.sequence DESC LIMIT 1)
OR EXISTS (
  SELECT 1 FROM unnest($1::bigint[], $3::int[]) AS just (table_id, last)
  WHERE just.table_id = asked.table_id AND just.last = asked.sequence - 1)
ORDER BY asked.table_id, asked.sequence
ON CONFLICT DO NOTHING
RETURNING table_id, sequence
"""
"""Only where the log ends, whatever a node believes; always in the same order, so that two nodes
never wait for each other in a ring."""
_READ = """
SELECT sequence, entries FROM log WHERE table_id = $1 AND sequence >= coalesce((
  SELECT max(sequence) FROM log WHERE table_id = $1 AND sequence <= $2), 0)
ORDER BY sequence
"""
_LENGTHS = """
SELECT asked.id, newest.last FROM unnest($1::bigint[]) AS asked (id)
CROSS JOIN LATERAL (
  SELECT last FROM log WHERE table_id = asked.id ORDER BY sequence DESC LIMIT 1) AS newest
"""
_THERE = """
SELECT log.table_id, log.sequence FROM log
JOIN unnest($1::bigint[], $2::int[], $3::bytea[]) AS asked (table_id, sequence, entries)
ON log.table_id = asked.table_id AND log.sequence = asked.sequence AND log.entries = asked.entries
"""


_CLOCK, _TIMINGS = Clock(), Timings()

Result = TypeVar("Result")


class _Append:
    """Entries of a table that wait to be written."""

    def __init__(
        self, table: int, sequence: int, entries: Sequence[bytes], done: OnAppended
    ) -> None:
        self.table, self.sequence, self.entries = table, sequence, tuple(entries)
        self.key = table, sequence
        self._done: OnAppended | None = done

    def tell(self, error: Exception | None) -> None:
        """Report the result, once."""
        done, self._done = self._done, None
        if done is None:
            return
        try:
            done(error)
        except Exception as bug:  # in the callback; other callbacks still run
            log_failure(f"telling table {self.table} what was written", bug)


class PostgresStore:
    """The store of all nodes of a cluster."""

    def __init__(
        self,
        pool: "asyncpg.Pool[Any]",
        clock: Clock = _CLOCK,
        timings: Timings = _TIMINGS,
        lock: NodeLock | None = None,
    ) -> None:
        self._pool, self._lock, self._clock, self._timings = pool, lock, clock, timings
        self._waiting: list[_Append] = []
        self._writer: asyncio.Task[None] | None = None
        self._reaching, self._writing = (
            StoreHealth("reaching", clock),
            StoreHealth("writing to", clock),
        )
        self.groups: GroupStore = PostgresGroups(self._try)
        self.days: DayStore = PostgresDays(self._try)
        self.reminders = ReminderStore(self._run)

    @classmethod
    async def open(
        cls, address: str, clock: Clock = _CLOCK, timings: Timings = _TIMINGS
    ) -> "PostgresStore":
        """Connect, and bring the schema up to date."""
        slow = timings.store_timeout
        pool = await asyncpg.create_pool(
            address, min_size=0, max_size=CONNECTIONS, timeout=slow, command_timeout=slow
        )
        lock = NodeLock(address, clock, slow)
        try:
            async with pool.acquire() as connection:
                await migrate(connection)
            await lock.take()
        except BaseException:
            pool.terminate()
            raise
        return cls(pool, clock, timings, lock)

    async def open_table(self, code: str, entry: bytes, at: float) -> int:
        async def work(connection: Any) -> int:
            async with connection.transaction():
                row = await connection.fetchrow(_OPEN, code, at)
                if row is None:
                    raise Conflict
                await connection.execute("INSERT INTO log VALUES ($1, 0, 0, $2)", row["id"], entry)
            return int(row["id"])

        return await self._try(work, writes=True)

    async def find(self, code: str) -> int | None:
        query = "SELECT id FROM tables WHERE code = $1"
        number: int | None = await self._try(lambda each: each.fetchval(query, code))
        return number

    def append(self, table: int, sequence: int, entries: Sequence[bytes], done: OnAppended) -> None:
        self._waiting.append(_Append(table, sequence, entries, done))
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write())

    async def touch(self, table: int, at: float) -> None:
        await self._try(lambda each: each.execute(TOUCH, table, at), writes=True)

    async def read(self, table: int, since: int = 0) -> list[bytes]:
        rows = await self._try(lambda each: each.fetch(_READ, table, since), table=table)
        entries: list[bytes] = []
        for sequence, several in rows:
            single = several.split(SEPARATOR)
            entries += single[max(0, since - sequence) :]
        return entries

    async def lengths(self, tables: Sequence[int]) -> dict[int, int]:
        rows = await self._try(lambda each: each.fetch(_LENGTHS, tables))
        return dict.fromkeys(tables, 0) | {row[0]: row[1] + 1 for row in rows}

    async def keep_pack(self, table: int, pack: str, data: bytes) -> None:
        query = "INSERT INTO packs SELECT $1, id, $3 FROM tables WHERE id = $2 FOR KEY SHARE"
        query += " ON CONFLICT DO NOTHING"
        await self._try(lambda each: each.execute(query, pack, table, data))

    async def read_pack(self, pack: str) -> bytes | None:
        query = "SELECT data FROM packs WHERE id = $1"
        data: bytes | None = await self._try(lambda each: each.fetchval(query, pack))
        return data

    async def known_packs(self, packs: Sequence[str]) -> set[str]:
        query = "SELECT id FROM packs WHERE id = ANY($1::text[])"
        rows = await self._try(lambda each: each.fetch(query, list(packs)))
        return {row["id"] for row in rows}

    async def keep_snapshot(self, table: int, length: int, data: bytes) -> None:
        work = partial(keep_snapshot, table, length, data)
        await self._try(work, writes=True)

    async def read_snapshot(self, table: int) -> tuple[int, bytes] | None:
        query = "SELECT length, data FROM snapshots WHERE table_id = $1"
        row = await self._try(lambda each: each.fetchrow(query, table), table=table)
        return (row[0], row[1]) if row else None

    async def note_finished(self, table: int) -> None:
        query = "UPDATE tables SET finished = TRUE WHERE id = $1"
        await self._try(lambda each: each.execute(query, table), writes=True)

    async def remove_unused(self, look: UnusedScan) -> UnusedTables:
        await self._try(lambda each: mark(each, look), writes=True)
        removed = 0
        while some := await self._remove_some(look, look.most - removed):
            removed += some
        return await self._try(lambda each: count(each, look, removed))

    async def _remove_some(self, look: UnusedScan, most: int) -> int:
        return await self._try(lambda each: remove_some(each, look, most), writes=True)

    async def remove_table(self, table: int) -> list[str]:
        return await self._try(partial(remove_table, table), writes=True)

    async def rewrite(self, table: int, change: Rewrite) -> int | None:
        return await self._try(partial(rewrite, table, change), writes=True, table=table)

    async def probe(self) -> None:
        query = "UPDATE samewave SET version = version"
        await self._try(lambda each: each.execute(query), writes=True)

    async def close(self) -> None:
        if self._writer:
            await self._writer
        if self._lock:
            await self._lock.release()
        try:
            await asyncio.wait_for(self._pool.close(), self._timings.store_timeout)
        except AWAY:
            self._pool.terminate()

    async def _run(self, statement: str, values: tuple[Any, ...]) -> list[Any]:
        """Run a statement of the reminders."""
        return await self._try(lambda each: each.fetch(statement, *values), writes=True)

    async def _write(self) -> None:
        """Write batches until nothing waits."""
        while self._waiting:
            batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
            try:
                await self._write_batch(batch)
            except BaseException as error:
                answer = error if isinstance(error, Exception) else Unavailable("stopped")
                for asked in batch:
                    asked.tell(answer)
                if answer is not error:
                    raise

    async def _write_batch(self, batch: list[_Append]) -> None:
        """Write a batch at once; one by one if a page is damaged, so that only its table fails."""
        first = {asked.key: asked for asked in reversed(batch)}
        table = batch[0].table if len(batch) == 1 else None
        write = partial(_append, list(first.values()))
        written = await self._try(write if table else partial(_unless_damaged, write), True, table)
        if written is None:
            for asked in batch:
                try:
                    await self._write_batch([asked])
                except Unavailable as error:
                    asked.tell(error)
            return
        for asked in batch:
            is_there = asked.key in written and first[asked.key] is asked
            asked.tell(None if is_there else Conflict())

    async def _try(
        self,
        work: Callable[[Any], Awaitable[Result]],
        writes: bool = False,
        table: int | None = None,
    ) -> Result:
        """Run work with a connection, and retry while the database is away."""
        clock, pauses = self._clock, iter(PAUSES)
        until = clock.monotonic() + self._timings.store_patience
        while True:
            try:
                async with self._pool.acquire() as connection:
                    result = await work(connection)
            except DAMAGED as error:
                raise self._reaching.damaged(table, f"PostgreSQL: {error}") from error
            except FULL as error:
                raise self._writing.failed(f"PostgreSQL: {error}") from error
            except AWAY as error:
                if clock.monotonic() > until:
                    raise self._reaching.failed(f"PostgreSQL: {error}") from error
            else:
                self._reaching.worked()
                if writes:
                    self._writing.worked()
                return result
            await clock.sleep(next(pauses, PAUSES[-1]))


async def _append(batch: Sequence[_Append], connection: Any) -> set[tuple[int, int]]:
    """The appends that are in the log: written now, or by a try whose answer was lost."""
    tables = [asked.table for asked in batch]
    sequences = [asked.sequence for asked in batch]
    last = [asked.sequence + len(asked.entries) - 1 for asked in batch]
    entries = [SEPARATOR.join(asked.entries) for asked in batch]
    rows = await connection.fetch(_APPEND, tables, sequences, last, entries)
    written = {(row[0], row[1]) for row in rows}
    if len(written) < len(batch):
        rows = await connection.fetch(_THERE, tables, sequences, entries)
        written |= {(row[0], row[1]) for row in rows}
    return written


async def _unless_damaged(
    work: Callable[[Any], Awaitable[Result]], connection: Any
) -> Result | None:
    try:
        return await work(connection)
    except DAMAGED:
        return None
