"""Back up and restore a store, and move from SQLite to PostgreSQL."""

from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from samewave.core import Value
from samewave.games import GAMES
from samewave.packs import Shelf
from samewave.server.backup import BackupError
from samewave.server.backup.file import Counts, Digest, Item, Manifest, open_backup, write_backup
from samewave.server.backup.sqlite import sqlite_source, sqlite_target
from samewave.server.tables.log import UnreadableEntry
from samewave.server.tables.state import TableState, read_on

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
