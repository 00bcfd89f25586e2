"""The SQLite file: its schema as migration steps, the server's lock on it, and readers."""

import asyncio
import os
import sqlite3
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import local
from typing import Any, BinaryIO

from samewave.server.store import Unusable, judge_version

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
    """
    CREATE TABLE days (day INTEGER PRIMARY KEY, cards BLOB NOT NULL);
    CREATE TABLE day_sums (
      day INTEGER NOT NULL, shard INTEGER NOT NULL, sums BLOB NOT NULL, PRIMARY KEY (day, shard)
    ) WITHOUT ROWID;
    CREATE TABLE day_answers (
      day INTEGER NOT NULL, person BLOB NOT NULL, answer BLOB NOT NULL, run INTEGER NOT NULL,
      PRIMARY KEY (day, person)
    ) WITHOUT ROWID;
    CREATE TABLE day_circles (
      circle BLOB NOT NULL, day INTEGER NOT NULL, person BLOB NOT NULL, name TEXT NOT NULL,
      PRIMARY KEY (circle, day, person)
    ) WITHOUT ROWID;
    CREATE INDEX day_circles_by_person ON day_circles (day, person);
    """,
    """
    CREATE TABLE reminders (
      table_id INTEGER NOT NULL, player INTEGER NOT NULL, token TEXT NOT NULL UNIQUE,
      is_off INTEGER NOT NULL DEFAULT 0, push BLOB, question TEXT NOT NULL DEFAULT '',
      due REAL, tries INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (table_id, player)
    );
    CREATE INDEX reminders_due ON reminders (due);
    CREATE TABLE reminded (recipient TEXT PRIMARY KEY, at REAL NOT NULL);
    CREATE TABLE webhooks (
      table_id INTEGER UNIQUE, group_key TEXT UNIQUE,
      data BLOB NOT NULL
    );
    CREATE TABLE secrets (name TEXT PRIMARY KEY, value BLOB NOT NULL);
    """,
)
"""Each is plain statements with a semicolon after each, and nowhere else.

The first one finds its tables in files that are older than versions: those have version 0. Log
entries lie in the order in which they came, so that those of many tables share a page. Nobody
knows of tables before the second step whether a game was finished there: then it was.
"""


def migrate(connection: sqlite3.Connection) -> None:
    """Run missing migrations, or raise Unusable if the file is newer than this release.

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
    """The schema version; Unusable if this release does not know it."""
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    judge_version(version, len(STEPS))
    return version


if sys.platform == "win32":
    import msvcrt

    _FAR = 1 << 30
    """An unused offset: on Windows nobody else can read locked bytes."""

    def _lock(file: BinaryIO) -> None:
        file.seek(_FAR)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: BinaryIO) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class ServerLock:
    """The lock of a server on its file, or of a restore that replaces the file.

    It is the operating system's lock on a file beside the database, and ends with the process.
    Worker processes inherit it.
    """

    def __init__(self, database: Path) -> None:
        """Take the lock, or raise Unusable."""
        file = database.with_name(f"{database.name}.lock")
        self._file = file.open("a+b")
        give_to_owner(file)
        try:
            _lock(self._file)
        except OSError:
            holder = self._holder()
            self._file.close()
            raise Unusable(
                f"A server{holder} already uses {database}. Stop it first,"
                " or choose another folder with --data."
            ) from None
        self._file.truncate(0)
        self._file.write(str(os.getpid()).encode())
        self._file.flush()

    def _holder(self) -> str:
        self._file.seek(0)
        number = self._file.read(20).decode(errors="replace")
        return f" (process {number})" if number.isdecimal() else ""

    def fileno(self) -> int:
        return self._file.fileno()

    def release(self) -> None:
        """Release the lock. The lock file stays: deleting it could delete somebody's lock."""
        self._file.close()


def give_to_owner(file: Path) -> None:
    """Give a file that root created to the owner of its folder, so that the server can use it."""
    if sys.platform != "win32" and os.geteuid() == 0:
        folder = file.parent.stat()
        os.chown(file, folder.st_uid, folder.st_gid)


_THREADS = 4


class ReadConnections:
    """Threads that read, each with its own connection; they never wait for writers or locks."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._threads = ThreadPoolExecutor(_THREADS, "samewave-reader")
        self._own = local()
        self._opened: list[sqlite3.Connection] = []

    async def rows(self, query: str, values: tuple[Any, ...]) -> list[Any]:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._read, query, values)

    def _read(self, query: str, values: tuple[Any, ...]) -> list[Any]:
        connection = self._connection()
        try:
            return connection.execute(query, values).fetchall()
        except sqlite3.DatabaseError:
            self._own.connection = None  # its cached view of the file may be wrong
            self._opened.remove(connection)
            connection.close()
            raise

    def _connection(self) -> sqlite3.Connection:
        connection: sqlite3.Connection | None = getattr(self._own, "connection", None)
        if connection is None:
            connection = sqlite3.connect(
                self._file, timeout=0, isolation_level=None, check_same_thread=False
            )
            self._own.connection = connection
            self._opened.append(connection)
            connection.execute("PRAGMA query_only = 1")
        return connection

    def close(self) -> None:
        """Finish running reads, and close the file."""
        self._threads.shutdown()
        for connection in self._opened:
            connection.close()
