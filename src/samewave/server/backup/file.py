"""The backup file: a zip of text lines that are the same for every store, and a manifest.

It can be read without any program of ours.
"""

import io
import os
import tempfile
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import ExitStack, closing, contextmanager
from datetime import UTC, datetime
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from typing import IO, Any, TypeAlias
from zipfile import ZIP_DEFLATED, BadZipFile, ZipFile

import msgspec

from samewave.core import Value
from samewave.server.store import StoredGame

TABLES, PACKS, GROUPS, DAYS = PARTS = (
    *("tables.jsonl", "packs.jsonl", "groups.jsonl", "days.jsonl"),
)
"""In the order in which they are written and loaded. Files of format 1 have no days."""


class BackupError(Exception):
    """A backup cannot be made or restored. The message is a sentence."""


class NotEmpty(BackupError):
    """The target is not empty, and nobody agreed to overwrite it."""


class TableItem(Value, frozen=True):
    """A table. The entries of its log follow, as bytes."""

    code: str
    touched: float
    groups: tuple[str, ...] = ()
    """The hashes of the keys of all groups that it was ever attached to."""


class PackItem(Value, frozen=True):
    """A pack that somebody brought to a table."""

    id: str
    table: str
    data: bytes


class GroupItem(Value, frozen=True):
    """A group. Its games follow."""

    key: str
    version: int
    state: bytes


class DayItem(Value, frozen=True):
    """A day of today's theme. Its answers follow."""

    day: int
    cards: bytes


class AnswerItem(Value, frozen=True):
    """An answer to today's theme, by the hash of a device, and the circles that see it."""

    person: bytes
    answer: bytes
    run: int
    circles: tuple[tuple[bytes, str], ...] = ()
    """The hashes of their keys, and the name that the person has there."""


Item: TypeAlias = TableItem | bytes | PackItem | GroupItem | StoredGame | DayItem | AnswerItem
"""All tables with their entries, by code, then packs, groups with their games, days by date."""


class Counts(Value, frozen=True):
    """The number of items of each kind."""

    tables: int = 0
    entries: int = 0
    packs: int = 0
    groups: int = 0
    games: int = 0
    days: int = 0
    answers: int = 0


_KINDS: dict[type[Any], tuple[str, str]] = {
    TableItem: (TABLES, "tables"),
    bytes: (TABLES, "entries"),
    PackItem: (PACKS, "packs"),
    GroupItem: (GROUPS, "groups"),
    StoredGame: (GROUPS, "games"),
    DayItem: (DAYS, "days"),
    AnswerItem: (DAYS, "answers"),
}
"""By type of item, its part of the file, and the name of its count."""
_encode = msgspec.json.Encoder().encode


class Digest:
    """Counts and hashes of items. Two stores with the same digest have the same content."""

    def __init__(self) -> None:
        self._counts = dict.fromkeys(Counts.__struct_fields__, 0)
        self._hashes = {part: sha256() for part in PARTS}

    def take(self, item: Item) -> tuple[str, bytes]:
        """The part of an item, and the bytes that it adds."""
        part, counted = _KINDS[type(item)]
        self._counts[counted] += 1
        lines = write_item(item)
        self._hashes[part].update(lines)
        return part, lines

    @property
    def counts(self) -> Counts:
        return Counts(**self._counts)

    @property
    def hashes(self) -> dict[str, str]:
        """The SHA-256 of each part."""
        return {part: found.hexdigest() for part, found in self._hashes.items()}


def write_item(item: Item) -> bytes:
    """Encode an item as a line. An empty line precedes each table, group and day."""
    if isinstance(item, bytes):
        if not item or b"\n" in item:
            raise BackupError("The log of a table has an entry that is not one line of text.")
        return item + b"\n"
    line = _encode(item) + b"\n"
    return b"\n" + line if isinstance(item, TableItem | GroupItem | DayItem) else line


def read_items(part: str, lines: Iterable[bytes]) -> Iterator[Item]:
    """The items of a part, from its lines."""
    head, member = _DECODERS[part]
    is_head = part == PACKS
    for line in lines:
        if line == b"\n":
            is_head = True
        elif is_head:
            yield head(line)
            is_head = part == PACKS
        else:
            yield member(line)


_DECODERS: dict[str, tuple[Any, Any]] = {
    TABLES: (msgspec.json.Decoder(TableItem).decode, lambda line: line[:-1]),
    PACKS: (msgspec.json.Decoder(PackItem).decode, None),
    GROUPS: (msgspec.json.Decoder(GroupItem).decode, msgspec.json.Decoder(StoredGame).decode),
    DAYS: (msgspec.json.Decoder(DayItem).decode, msgspec.json.Decoder(AnswerItem).decode),
}
"""Decoders of the first item of a block, and of the following ones."""

FORMAT = 2
"""Rises when an older release could not restore a newer file."""
_MANIFEST = "manifest.json"
_CHUNK = 1 << 20
_FAST = 3
"""The level of compression: logs of games shrink to an eighth."""


class Manifest(Value, frozen=True):
    """The content of a backup, checked before anything is replaced."""

    format: int
    samewave: str
    created: str
    store: str
    counts: Counts
    sha256: dict[str, str]


async def write_backup(
    file: Path, store: str, items: AsyncIterator[Item], *, overwrite: bool
) -> Manifest:
    """Write a backup under a temporary name, readable only for its owner, then rename it."""
    _judge_place(file, overwrite=overwrite)
    number, name = tempfile.mkstemp(prefix=f".{file.name}.", dir=file.parent)
    unfinished = Path(name)
    try:
        with os.fdopen(number, "wb") as output:
            manifest = await _write(output, store, items)
            output.flush()
            os.fsync(output.fileno())
        _judge_place(file, overwrite=overwrite)
        unfinished.replace(file)
    finally:
        unfinished.unlink(missing_ok=True)
    return manifest


def _judge_place(file: Path, *, overwrite: bool) -> None:
    if file.exists() and not overwrite:
        raise BackupError(f"{file} exists already. With --yes it is replaced.")
    if not file.parent.is_dir():
        raise BackupError(f"There is no folder {file.parent}.")


async def _write(output: IO[bytes], store: str, items: AsyncIterator[Item]) -> Manifest:
    digest = Digest()
    created = datetime.now(UTC).isoformat(timespec="seconds")
    with ZipFile(output, "w", ZIP_DEFLATED, compresslevel=_FAST) as archive:
        with closing(_Parts(archive)) as parts:
            async for item in items:
                parts.add(*digest.take(item))
            parts.end()
        manifest = Manifest(
            FORMAT, version("samewave"), created, store, digest.counts, digest.hashes
        )
        archive.writestr(_MANIFEST, msgspec.json.format(msgspec.json.encode(manifest)))
    return manifest


class _Parts:
    """The parts of the file, in order; empty ones are written, too."""

    def __init__(self, archive: ZipFile) -> None:
        self._archive, self._left = archive, list(PARTS)
        self._name = ""
        self._open = ExitStack()
        self._part: IO[bytes] | None = None

    def add(self, part: str, lines: bytes) -> None:
        while self._name != part:
            self._next()
        assert self._part is not None
        self._part.write(lines)

    def _next(self) -> None:
        self._open.close()
        self._name = self._left.pop(0)
        part = self._open.enter_context(self._archive.open(self._name, "w", force_zip64=True))
        self._part = self._open.enter_context(io.BufferedWriter(part, _CHUNK))

    def end(self) -> None:
        while self._left:
            self._next()

    def close(self) -> None:
        self._open.close()


class Backup:
    """An opened backup whose hashes are right."""

    def __init__(self, archive: ZipFile, manifest: Manifest) -> None:
        self._archive, self.manifest = archive, manifest

    async def items(self) -> AsyncIterator[Item]:
        try:
            for part in _parts_of(self.manifest):
                with self._archive.open(part) as member:
                    for item in read_items(part, io.BufferedReader(member, _CHUNK)):  # type: ignore[type-var]
                        yield item
        except msgspec.MsgspecError as wrong:
            raise BackupError(f"The backup has a line that cannot be read: {wrong}.") from wrong


@contextmanager
def open_backup(file: Path) -> Iterator[Backup]:
    """Open a backup and check its hashes, or raise BackupError."""
    if not file.is_file():
        raise BackupError(f"There is no file {file}.")
    with ExitStack() as opened:
        content = opened.enter_context(file.open("rb"))
        try:
            archive = opened.enter_context(ZipFile(content))
            manifest = _manifest_of(archive)
            for part in _parts_of(manifest):
                if _hash_of(archive, part) != manifest.sha256.get(part):
                    raise BadZipFile(f"{part} is not what was written")
        except BackupError:
            raise
        except Exception as wrong:  # zipfile raises errors of many kinds for damaged files
            raise BackupError(f"{file} is damaged, or is no backup: {wrong}.") from wrong
        yield Backup(archive, manifest)


def _manifest_of(archive: ZipFile) -> Manifest:
    raw = archive.read(_MANIFEST)
    kind = msgspec.json.decode(raw, type=dict[str, msgspec.Raw])
    if (number := msgspec.json.decode(kind["format"], type=int)) > FORMAT:
        raise BackupError(
            f"The backup was made by a newer release of Samewave: its format is {number}, and this"
            f" release reads formats up to {FORMAT}. Restore it with the newer release."
        )
    return msgspec.json.decode(raw, type=Manifest)


def _parts_of(manifest: Manifest) -> tuple[str, ...]:
    return PARTS if manifest.format > 1 else PARTS[: PARTS.index(DAYS)]


def _hash_of(archive: ZipFile, part: str) -> str:
    found = sha256()
    with archive.open(part) as member:
        while chunk := member.read(_CHUNK):
            found.update(chunk)
    return found.hexdigest()
