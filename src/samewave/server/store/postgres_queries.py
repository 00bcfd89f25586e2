"""The schema of PostgreSQL and its locks; queries for groups, snapshots and removal."""

import asyncio
from asyncio import to_thread
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeAlias

import asyncpg

from samewave.server.clock import Clock
from samewave.server.store import (
    REWRITE_MARK,
    SIGHTINGS,
    Conflict,
    Rewrite,
    StoredGame,
    StoredGroup,
    Unusable,
    UnusedScan,
    UnusedTables,
    goes_at,
    judge_version,
)
from samewave.server.supervise import in_background, supervise

STEPS = (
    """
    CREATE TABLE tables (
      id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      code TEXT NOT NULL UNIQUE, touched DOUBLE PRECISION NOT NULL
    );
    CREATE INDEX tables_touched ON tables (touched);
    CREATE TABLE log (
      table_id BIGINT NOT NULL REFERENCES tables ON DELETE CASCADE,
      sequence INTEGER NOT NULL, last INTEGER NOT NULL, entries BYTEA NOT NULL,
      PRIMARY KEY (table_id, sequence)
    );
    CREATE TABLE packs (
      id TEXT PRIMARY KEY, table_id BIGINT NOT NULL REFERENCES tables ON DELETE CASCADE,
      data BYTEA NOT NULL
    );
    CREATE TABLE groups (
      id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      key TEXT NOT NULL UNIQUE, version INTEGER NOT NULL DEFAULT 0, state BYTEA NOT NULL
    );
    CREATE TABLE group_games (
      group_id BIGINT NOT NULL REFERENCES groups ON DELETE CASCADE,
      number INTEGER NOT NULL, evening INTEGER NOT NULL, source TEXT NOT NULL,
      line BYTEA NOT NULL, tally BYTEA NOT NULL, record BYTEA NOT NULL,
      PRIMARY KEY (group_id, number), UNIQUE (group_id, source)
    );
    CREATE INDEX group_evenings ON group_games (group_id, evening);
    CREATE TABLE group_tables (
      table_id BIGINT NOT NULL REFERENCES tables ON DELETE CASCADE, key TEXT NOT NULL,
      PRIMARY KEY (table_id, key)
    );
    """,
    """
    CREATE TABLE snapshots (
      table_id BIGINT PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
      length INTEGER NOT NULL, data BYTEA NOT NULL
    );
    ALTER TABLE tables
      ADD finished BOOLEAN NOT NULL DEFAULT TRUE, ADD sightings INTEGER NOT NULL DEFAULT 0,
      ADD unused_since DOUBLE PRECISION, ADD sighted_on INTEGER;
    ALTER TABLE tables ALTER finished SET DEFAULT FALSE;
    """,
    """
    CREATE TABLE days (day INTEGER PRIMARY KEY, cards BYTEA NOT NULL);
    CREATE TABLE day_sums (
      day INTEGER NOT NULL, shard INTEGER NOT NULL, sums BYTEA NOT NULL, PRIMARY KEY (day, shard)
    ) WITH (fillfactor = 50);
    CREATE TABLE day_answers (
      day INTEGER NOT NULL, person BYTEA NOT NULL, answer BYTEA NOT NULL, run INTEGER NOT NULL,
      PRIMARY KEY (day, person)
    );
    CREATE TABLE day_circles (
      circle BYTEA NOT NULL, day INTEGER NOT NULL, person BYTEA NOT NULL, name TEXT NOT NULL,
      PRIMARY KEY (circle, day, person)
    );
    CREATE INDEX day_circles_by_person ON day_circles (day, person);
    """,
    """
    CREATE TABLE reminders (
      table_id BIGINT NOT NULL REFERENCES tables ON DELETE CASCADE,
      player INTEGER NOT NULL, token TEXT NOT NULL UNIQUE,
      is_off INTEGER NOT NULL DEFAULT 0, push BYTEA, question TEXT NOT NULL DEFAULT '',
      due DOUBLE PRECISION, tries INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (table_id, player)
    );
    CREATE INDEX reminders_due ON reminders (due);
    CREATE TABLE reminded (recipient TEXT PRIMARY KEY, at DOUBLE PRECISION NOT NULL);
    CREATE TABLE webhooks (
      table_id BIGINT UNIQUE REFERENCES tables ON DELETE CASCADE,
      group_key TEXT UNIQUE REFERENCES groups (key) ON DELETE CASCADE,
      data BYTEA NOT NULL
    );
    CREATE TABLE secrets (name TEXT PRIMARY KEY, value BYTEA NOT NULL);
    """,
)
_LOCK = 7_263_920_155
"""One node runs the migrations; the others wait for it."""


async def migrate(connection: Any) -> None:
    """Run missing migrations, or raise Unusable if the database is newer than this release."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", _LOCK)
        await connection.execute("CREATE TABLE IF NOT EXISTS samewave (version INTEGER NOT NULL)")
        version = await connection.fetchval("SELECT max(version) FROM samewave") or 0
        judge_version(version, len(STEPS))
        for number, step in enumerate(STEPS[version:], version + 1):
            await connection.execute(step)
            await connection.execute("INSERT INTO samewave VALUES ($1)", number)


_SERVERS = 7_263_920_156
"""The number of the advisory lock: nodes share it."""
_PAUSE = 1.0
"""Seconds before reconnecting."""


class NodeLock:
    """A shared lock, held by its own connection while a node runs, and taken again if it breaks."""

    def __init__(self, address: str, clock: Clock, timeout: float) -> None:
        self._address, self._clock, self._timeout = address, clock, timeout
        self._connection: Any = None
        self._broken = asyncio.Event()
        self._keeping: asyncio.Task[None] | None = None

    async def take(self) -> None:
        """Hold the lock from now on, or raise Unusable."""
        if not await self._connect():
            raise Unusable("A backup is being restored into this database. Wait until it is done.")
        work = supervise("holding the lock of the database", self._keep, self._clock)
        self._keeping = in_background("holding the lock of the database", work)

    async def _connect(self) -> bool:
        slow = self._timeout
        connection = await asyncpg.connect(self._address, timeout=slow, command_timeout=slow)
        try:
            query = "SELECT pg_try_advisory_lock_shared($1)"
            is_ours: bool = await connection.fetchval(query, _SERVERS)
        except BaseException:
            connection.terminate()
            raise
        if not is_ours:
            connection.terminate()
            return False
        self._connection, self._broken = connection, asyncio.Event()
        connection.add_termination_listener(lambda _, broken=self._broken: broken.set())
        return True

    async def _keep(self) -> None:
        while True:
            await self._broken.wait()
            try:
                if await self._connect():
                    continue
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                pass  # the store says in the log that the database is away
            await self._clock.sleep(_PAUSE)

    async def release(self) -> None:
        if self._keeping:
            self._keeping.cancel()
        if self._connection:
            self._connection.terminate()


async def lock_alone(connection: Any) -> None:
    """Keep all servers off the database until the connection ends, or raise Unusable."""
    if not await connection.fetchval("SELECT pg_try_advisory_lock($1)", _SERVERS):
        raise Unusable("A server uses this database. Stop all nodes first.")


_WRITE = "UPDATE groups SET state = $1, version = version + 1 WHERE id = $2 AND version = $3"
_GAME = """
INSERT INTO group_games VALUES ($1, $2, $3, $4, $5, $6, $7)
ON CONFLICT (group_id, number) DO UPDATE
SET line = excluded.line, tally = excluded.tally, record = excluded.record
WHERE group_games.source = excluded.source
"""
_EVENINGS = """
SELECT evening, line FROM group_games WHERE group_id = $1 AND evening < $2 AND evening >= $2 - $3
ORDER BY number
"""
_CODES = "SELECT DISTINCT code FROM tables JOIN group_tables ON id = table_id ORDER BY code"

Try: TypeAlias = Callable[[Callable[[Any], Awaitable[Any]]], Awaitable[Any]]


class PostgresGroups:
    """Groups, read and written through the store's connections."""

    def __init__(self, do: Try) -> None:
        self._do = do

    async def open(self, key: str, state: bytes) -> None:
        query = "INSERT INTO groups (key, state) VALUES ($1, $2) ON CONFLICT DO NOTHING"
        if await self._do(lambda each: each.execute(query, key, state)) != "INSERT 0 1":
            raise Conflict

    async def read(self, key: str) -> StoredGroup | None:
        query = "SELECT id, version, state FROM groups WHERE key = $1"
        row = await self._do(lambda each: each.fetchrow(query, key))
        return StoredGroup(*row) if row else None

    async def write(
        self, group: StoredGroup, state: bytes, games: Sequence[StoredGame] = ()
    ) -> None:
        async def work(connection: Any) -> None:
            async with connection.transaction():
                done = await connection.execute(_WRITE, state, group.id, group.version)
                if done != "UPDATE 1":
                    raise Conflict
                for game in games:
                    if await connection.execute(_GAME, group.id, *game) != "INSERT 0 1":
                        raise Conflict

        try:
            await self._do(work)
        except asyncpg.UniqueViolationError:
            raise Conflict from None

    async def has_game(self, group: int, source: str) -> bool:
        query = "SELECT 1 FROM group_games WHERE group_id = $1 AND source = $2"
        return await self._do(lambda each: each.fetchval(query, group, source)) is not None

    async def evenings(self, group: int, before: int, most: int) -> list[tuple[int, bytes]]:
        rows = await self._do(lambda each: each.fetch(_EVENINGS, group, before, most))
        return [(row[0], row[1]) for row in rows]

    async def evening(self, group: int, evening: int) -> list[tuple[bytes, bytes]]:
        query = (
            "SELECT line, tally FROM group_games"
            " WHERE group_id = $1 AND evening = $2 ORDER BY number"
        )
        rows = await self._do(lambda each: each.fetch(query, group, evening))
        return [(row[0], row[1]) for row in rows]

    async def game(self, group: int, number: int) -> StoredGame | None:
        query = (
            "SELECT number, evening, source, line, tally, record FROM group_games"
            " WHERE group_id = $1 AND number = $2"
        )
        row = await self._do(lambda each: each.fetchrow(query, group, number))
        return StoredGame(*row) if row else None

    async def remove(self, group: int) -> None:
        async def work(connection: Any) -> None:
            async with connection.transaction():
                gone = "DELETE FROM groups WHERE id = $1 RETURNING key"
                key = await connection.fetchval(gone, group)
                await connection.execute("DELETE FROM group_tables WHERE key = $1", key)

        await self._do(work)

    async def attach(self, table: int, key: str) -> None:
        query = "INSERT INTO group_tables VALUES ($1, $2) ON CONFLICT DO NOTHING"
        await self._do(lambda each: each.execute(query, table, key))

    async def attached(self) -> list[str]:
        rows = await self._do(lambda each: each.fetch(_CODES))
        return [row[0] for row in rows]


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
