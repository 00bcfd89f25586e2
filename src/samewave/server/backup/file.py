"""The file of a backup: a zip of three parts as lines of text, and a manifest.

Whoever wants to look inside needs no program of ours.
"""

import io
import os
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, closing, contextmanager
from datetime import UTC, datetime
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from typing import IO
from zipfile import ZIP_DEFLATED, BadZipFile, ZipFile

import msgspec

from samewave.core import Value
from samewave.server.backup import BackupError
from samewave.server.backup.portable import PARTS, Counts, Digest, Item, read_items

FORMAT = 1
"""Goes up when an older release could not restore a newer file."""
_MANIFEST = "manifest.json"
_CHUNK = 1 << 20
_FAST = 3
"""The level of compression: logs of games shrink to an eighth."""


class Manifest(Value, frozen=True):
    """What is in a backup, so that it can be checked before anything is replaced."""

    format: int
    samewave: str
    created: str
    store: str
    counts: Counts
    sha256: dict[str, str]


async def write_backup(
    file: Path, store: str, items: AsyncIterator[Item], *, overwrite: bool
) -> Manifest:
    """Write everything under another name first, readable for its owner alone."""
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
    """Parts come one after the other, and a part that is empty is there, too."""

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
    """A backup that was opened and found whole."""

    def __init__(self, archive: ZipFile, manifest: Manifest) -> None:
        self._archive, self.manifest = archive, manifest

    async def items(self) -> AsyncIterator[Item]:
        try:
            for part in PARTS:
                with self._archive.open(part) as member:
                    for item in read_items(part, io.BufferedReader(member, _CHUNK)):  # type: ignore[type-var]
                        yield item
        except msgspec.MsgspecError as wrong:
            raise BackupError(f"The backup has a line that cannot be read: {wrong}.") from wrong


@contextmanager
def open_backup(file: Path) -> Iterator[Backup]:
    """A backup whose manifest and hashes are right, or BackupError."""
    if not file.is_file():
        raise BackupError(f"There is no file {file}.")
    with ExitStack() as opened:
        content = opened.enter_context(file.open("rb"))
        try:
            archive = opened.enter_context(ZipFile(content))
            manifest = _manifest_of(archive)
            for part in PARTS:
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


def _hash_of(archive: ZipFile, part: str) -> str:
    found = sha256()
    with archive.open(part) as member:
        while chunk := member.read(_CHUNK):
            found.update(chunk)
    return found.hexdigest()
