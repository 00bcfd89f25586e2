"""Backups: everything in a store in one portable file, and back into any kind of store.

SQLite is read and filled here; PostgreSQL is an extra and has a module of its own.
"""

import os
import shutil
import sqlite3
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing, suppress
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from samewave.core import Value
from samewave.games import GAMES
from samewave.packs import Shelf
from samewave.server.backup.file import (
    AnswerItem,
    BackupError,
    Counts,
    DayItem,
    Digest,
    GroupItem,
    Item,
    Manifest,
    NotEmpty,
    PackItem,
    TableItem,
    open_backup,
    write_backup,
)
from samewave.server.backup.loader import COLUMNS, Loader, Row
from samewave.server.store import StoredGame
from samewave.server.store.sqlite_file import ServerLock, give_to_owner, migrate, version_of
from samewave.server.tables.evolve import read_on
from samewave.server.tables.log import UnreadableEntry
from samewave.server.tables.state import TableState

_FILE = "samewave.db"
SAMPLE = 100
"""Tables replayed after a restore, unless all are requested."""


class StoreLocation(NamedTuple):
    """The location of a store: a PostgreSQL address if given, else a data folder."""

    data: Path
    database: str = ""


class Restored(Value, frozen=True):
    """The result of a restore: counts, replayed tables, and unreadable ones."""

    counts: Counts
    replayed: int
    unreadable: tuple[str, ...]


class Target(Protocol):
    """A store that is being filled, and can be read back before others see it."""

    numbers: dict[str, int]

    async def load(self, items: AsyncIterator[Item]) -> None: ...
    def items(self) -> AsyncIterator[Item]: ...
    async def entries(self, code: str) -> list[bytes]: ...


async def back_up(place: StoreLocation, file: Path, *, overwrite: bool) -> Manifest:
    """Write everything in a store to a file; its servers may run."""
    kind = "postgresql" if place.database else "sqlite"
    async with _source(place) as items:
        return await write_backup(file, kind, items, overwrite=overwrite)


async def restore(
    file: Path, place: StoreLocation, *, overwrite: bool, sample: int | None = SAMPLE
) -> Restored:
    """Replace everything in a store by a backup; no server may run on it."""
    with open_backup(file) as backup:
        async with _target(place, overwrite=overwrite) as target:
            await target.load(backup.items())
            manifest = backup.manifest
            await _judge_same(target, manifest.counts, manifest.sha256)
            return await _replayed(target, manifest.counts, sample)


async def move(data: Path, database: str) -> Restored:
    """Copy all of an SQLite file into an empty PostgreSQL database, and replay every table."""
    async with _source(StoreLocation(data)) as items:
        digest = Digest()
        async with _target(StoreLocation(data, database), overwrite=False) as target:
            await target.load(_watched(items, digest))
            await _judge_same(target, digest.counts, digest.hashes)
            return await _replayed(target, digest.counts, sample=None)


def _source(place: StoreLocation) -> AbstractAsyncContextManager[AsyncIterator[Item]]:
    if not place.database:
        return sqlite_source(place.data / _FILE)
    from samewave.server.backup.postgres import postgres_source  # noqa: PLC0415 - an extra

    return postgres_source(place.database)


def _target(place: StoreLocation, *, overwrite: bool) -> AbstractAsyncContextManager[Target]:
    if not place.database:
        return sqlite_target(place.data / _FILE, overwrite=overwrite)
    from samewave.server.backup.postgres import postgres_target  # noqa: PLC0415 - an extra

    return postgres_target(place.database, overwrite=overwrite)


async def _watched(items: AsyncIterator[Item], digest: Digest) -> AsyncIterator[Item]:
    async for item in items:
        digest.take(item)
        yield item


async def _judge_same(target: Target, counts: Counts, hashes: dict[str, str]) -> None:
    """Read everything back: the store must have the same bytes."""
    digest = Digest()
    async for item in target.items():
        digest.take(item)
    if (digest.counts, digest.hashes) != (counts, hashes):
        raise BackupError("The store does not hold what was loaded into it. Nothing was replaced.")


async def _replayed(target: Target, counts: Counts, sample: int | None) -> Restored:
    """Replay a sample of tables, evenly chosen from all of them."""
    shelf = Shelf()
    games = {name: game(shelf) for name, game in GAMES.items()}
    codes = _chosen(list(target.numbers), sample)
    unreadable = [code for code in codes if not _can_be_read(await target.entries(code), games)]
    if codes and len(unreadable) == len(codes):
        raise BackupError(
            "None of its tables can be read by this release of Samewave. Nothing was replaced."
        )
    return Restored(counts, len(codes), tuple(unreadable))


def _chosen(codes: list[str], sample: int | None) -> list[str]:
    if sample is None or sample >= len(codes):
        return codes
    return [codes[place * len(codes) // sample] for place in range(sample)]


def _can_be_read(entries: list[bytes], games: dict[str, Any]) -> bool:
    state: TableState | None = None
    try:
        for raw in entries:
            _, state = read_on(state, raw, games)
    except UnreadableEntry:
        return False
    return state is not None


_TABLES = "SELECT id, code, touched FROM tables ORDER BY code"
_ENTRIES = "SELECT entry FROM log WHERE table_id = ? ORDER BY sequence"
_ATTACHED = "SELECT key FROM group_tables WHERE table_id = ? ORDER BY key"
_PACKS = "SELECT packs.id, code, data FROM packs JOIN tables ON tables.id = table_id ORDER BY 1"
_GROUPS = "SELECT id, key, version, state FROM groups ORDER BY key"
_GAMES = """
SELECT number, evening, source, line, tally, record FROM group_games
WHERE group_id = ? ORDER BY number
"""
_DAYS = "SELECT day, cards FROM days ORDER BY day"
_ANSWERS = "SELECT person, answer, run FROM day_answers WHERE day = ? ORDER BY person"
_CIRCLES = """
SELECT circle, name FROM day_circles WHERE day = ? AND person = ? ORDER BY circle
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
    for day, cards in execute(_DAYS) if _has_days(connection) else ():
        yield DayItem(day, cards)
        for person, answer, run in execute(_ANSWERS, (day,)):
            circles = tuple(execute(_CIRCLES, (day, person)))
            yield AnswerItem(person, answer, run, circles)


def _has_days(connection: sqlite3.Connection) -> bool:
    """Files of earlier releases have no days until a server has opened them."""
    query = "SELECT 1 FROM sqlite_master WHERE name = 'days'"
    return connection.execute(query).fetchone() is not None


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
    try:
        with closing(sqlite3.connect(file)) as connection:
            query = "SELECT EXISTS (SELECT 1 FROM tables) OR EXISTS (SELECT 1 FROM groups)"
            if _has_days(connection):
                query += " OR EXISTS (SELECT 1 FROM days)"
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
