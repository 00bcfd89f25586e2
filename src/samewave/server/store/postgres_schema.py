"""The schema of PostgreSQL as migration steps, and the lock that all nodes share."""

import asyncio
from typing import Any

import asyncpg

from samewave.server.clock import Clock
from samewave.server.store import Unusable, judge_version
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
