"""What the tables of the file look like, step by step as the program grew."""

import sqlite3

from samewave.server.store import judge_version

STEPS = (
    """
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
    CREATE TABLE IF NOT EXISTS groups (
      id INTEGER PRIMARY KEY AUTOINCREMENT, key TEXT NOT NULL UNIQUE,
      version INTEGER NOT NULL DEFAULT 0, state BLOB NOT NULL
    );
    CREATE TABLE IF NOT EXISTS group_games (
      group_id INTEGER NOT NULL, number INTEGER NOT NULL, evening INTEGER NOT NULL,
      source TEXT NOT NULL, line BLOB NOT NULL, tally BLOB NOT NULL, record BLOB NOT NULL,
      PRIMARY KEY (group_id, number), UNIQUE (group_id, source)
    );
    CREATE INDEX IF NOT EXISTS group_evenings ON group_games (group_id, evening);
    CREATE TABLE IF NOT EXISTS group_tables (
      table_id INTEGER NOT NULL, key TEXT NOT NULL, PRIMARY KEY (table_id, key)
    );
    """,
    """
    CREATE TABLE snapshots (
      table_id INTEGER PRIMARY KEY, length INTEGER NOT NULL, data BLOB NOT NULL
    );
    ALTER TABLE tables ADD COLUMN finished INTEGER NOT NULL DEFAULT 0;
    UPDATE tables SET finished = 1;
    ALTER TABLE tables ADD COLUMN sightings INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE tables ADD COLUMN unused_since REAL;
    ALTER TABLE tables ADD COLUMN sighted_on INTEGER;
    """,
)
"""Each is plain statements with a semicolon after each, and nowhere else.

The first one finds its tables in files that are older than versions: those have version 0. Log
entries lie in the order in which they came, so that those of many tables share a page. Nobody
knows of tables before the second step whether a game was finished there: then it was.
"""


def migrate(connection: sqlite3.Connection) -> None:
    """Make the steps that are missing, or say that the file is newer than this program.

    The connection must be in autocommit mode.
    """
    if version_of(connection) == len(STEPS):
        return
    connection.execute("BEGIN IMMEDIATE")
    try:
        for number, step in enumerate(STEPS[version_of(connection) :], version_of(connection) + 1):
            for statement in step.split(";"):
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {number}")
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def version_of(connection: sqlite3.Connection) -> int:
    """How many steps were made; Unusable if this program does not know them all."""
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    judge_version(version, len(STEPS))
    return version
