"""Backup and restore of SQLite: a consistent read, and a new file that replaces the old one."""

import os
import shutil
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path

from samewave.server.backup import BackupError, NotEmpty
from samewave.server.backup.file import COLUMNS, GroupItem, Item, Loader, PackItem, Row, TableItem
from samewave.server.store import StoredGame
from samewave.server.store.sqlite_file import ServerLock, give_to_owner, migrate, version_of

_TABLES = "SELECT id, code, touched FROM tables ORDER BY code"
_ENTRIES = "SELECT entry FROM log WHERE table_id = ? ORDER BY sequence"
_ATTACHED = "SELECT key FROM group_tables WHERE table_id = ? ORDER BY key"
_PACKS = "SELECT packs.id, code, data FROM packs JOIN tables ON tables.id = table_id ORDER BY 1"
_GROUPS = "SELECT id, key, version, state FROM groups ORDER BY key"
_GAMES = """
SELECT number, evening, source, line, tally, record FROM group_games
WHERE group_id = ? ORDER BY number
"""


@asynccontextmanager
async def sqlite_source(file: Path) -> AsyncIterator[AsyncIterator[Item]]:
    """Everything in a file, beside a running server.

    It is one read transaction: it sees the file as it stood when it began, nobody waits for it, and
    unlike a copy of the pages it needs no second file that is as large.
    """
    if not file.is_file():
        raise BackupError(f"There is no {file}.")
    with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as connection:
        connection.isolation_level = None
        version_of(connection)
        connection.execute("BEGIN")
        yield _items(connection)


async def _items(connection: sqlite3.Connection) -> AsyncIterator[Item]:
    execute = connection.execute
    for number, code, touched in execute(_TABLES):
        attached = tuple(key for (key,) in execute(_ATTACHED, (number,)))
        yield TableItem(code, touched, attached)
        for (entry,) in execute(_ENTRIES, (number,)):
            yield entry
    for row in execute(_PACKS):
        yield PackItem(*row)
    for number, *group in execute(_GROUPS):
        yield GroupItem(*group)
        for game in execute(_GAMES, (number,)):
            yield StoredGame(*game)


class SqliteTarget(Loader):
    """A new file that replaces the old one when it is complete."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        super().__init__()
        self._connection = connection

    async def insert(self, name: str, rows: list[Row]) -> None:
        columns = COLUMNS[name]
        places = ", ".join("?" * len(columns))
        query = f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({places})"  # noqa: S608 - ours
        self._connection.executemany(query, rows)

    def items(self) -> AsyncIterator[Item]:
        return _items(self._connection)

    async def entries(self, code: str) -> list[bytes]:
        rows = self._connection.execute(_ENTRIES, (self.numbers[code],))
        return [entry for (entry,) in rows]


@asynccontextmanager
async def sqlite_target(file: Path, *, overwrite: bool) -> AsyncIterator[SqliteTarget]:
    """A file to fill. It replaces the old one at the end, unless an error is raised."""
    file.parent.mkdir(parents=True, exist_ok=True)
    lock = ServerLock(file)
    fresh = file.with_name(f"{file.name}.restoring")
    try:
        if not overwrite and not _is_empty(file):
            raise NotEmpty(f"{file} is not empty. With --yes all in it is replaced.")
        _remove(fresh)
        with closing(sqlite3.connect(fresh, isolation_level=None)) as connection:
            connection.execute("PRAGMA synchronous = OFF")  # it is written to the disk at the end
            migrate(connection)
            connection.execute("BEGIN")
            yield SqliteTarget(connection)
            connection.execute("COMMIT")
            connection.execute("PRAGMA journal_mode = WAL")
        _put_in_place(fresh, file)
    finally:
        _remove(fresh)
        lock.release()


def _is_empty(file: Path) -> bool:
    """Whether overwriting loses nothing. An unreadable file may hold something."""
    if not file.exists() or not file.stat().st_size:
        return True
    query = "SELECT EXISTS (SELECT 1 FROM tables) OR EXISTS (SELECT 1 FROM groups)"
    try:
        with closing(sqlite3.connect(file)) as connection:
            return not connection.execute(query).fetchone()[0]
    except sqlite3.Error:
        return False


def _put_in_place(fresh: Path, file: Path) -> None:
    """Without the journal of the old file: SQLite would apply it to the new one.

    Before its journal goes the old file takes in what it can of it, so that the old file is whole
    if the machine stops here.
    """
    give_to_owner(fresh)
    if file.exists():
        shutil.copymode(file, fresh)
    with fresh.open("rb+") as written:
        os.fsync(written.fileno())
    with suppress(sqlite3.Error), closing(sqlite3.connect(file)) as old:
        old.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    for journal in _journals(file):
        journal.unlink(missing_ok=True)
    fresh.replace(file)
    _sync_folder(file.parent)


def _sync_folder(folder: Path) -> None:
    with suppress(OSError):  # Windows cannot, and need not
        number = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(number)
        finally:
            os.close(number)


def _remove(file: Path) -> None:
    for each in (file, *_journals(file)):
        each.unlink(missing_ok=True)


def _journals(file: Path) -> list[Path]:
    return [file.with_name(f"{file.name}-{kind}") for kind in ("wal", "shm", "journal")]
