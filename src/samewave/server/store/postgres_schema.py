"""What the tables of the database look like, step by step as the program grew."""

from typing import Any

from samewave.server.store import judge_version

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
"""One node makes the steps; the others wait for it."""


async def migrate(connection: Any) -> None:
    """Make the steps that are missing, or say that the database is newer than this program."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", _LOCK)
        await connection.execute("CREATE TABLE IF NOT EXISTS samewave (version INTEGER NOT NULL)")
        version = await connection.fetchval("SELECT max(version) FROM samewave") or 0
        judge_version(version, len(STEPS))
        for number, step in enumerate(STEPS[version:], version + 1):
            await connection.execute(step)
            await connection.execute("INSERT INTO samewave VALUES ($1)", number)
