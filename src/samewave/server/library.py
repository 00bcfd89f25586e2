"""The library: the house pack, and packs that people brought to their tables.

Packs are stored in the store. Every node that shows one builds its pictures in a worker process;
files on the disk can be built again at any time.
"""

import asyncio
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from samewave.core import Refused
from samewave.packs import HOUSE, Shelf
from samewave.packs.pack import BUILT_FOLDER, MANIFEST, BuiltImage, Pack, read_manifest
from samewave.server.clock import Clock
from samewave.server.settings import Settings
from samewave.server.store import Store
from samewave.server.supervise import SharedWork
from samewave.server.work import LongWork, jobs
from samewave.server.work.jobs import TEXTS, is_name, read_texts
from samewave.server.work.pool import Job

_REMEMBERED = 1_000
"""Packs whose files are known to be complete."""


class Upload(NamedTuple):
    """An upload in progress: a folder that is deleted when the request ends."""

    scratch: Path

    @property
    def parcel(self) -> Path:
        return self.scratch / "parcel"

    @property
    def photos(self) -> Path:
        return self.scratch / "photos"

    @property
    def deck(self) -> Path:
        return self.scratch / "deck"

    @property
    def built(self) -> Path:
        return self.scratch / "built"


class Library:
    """Packs by id; ids of packs that people brought begin with a p."""

    def __init__(self, store: Store, folder: Path, long_work: LongWork | None = None) -> None:
        self.shelf = Shelf(load=self._read)
        self.long_work = long_work or LongWork(Settings(), Clock())
        self._store, self._folder = store, folder
        self._making: SharedWork[None] = SharedWork()
        self._built: dict[str, None] = {}
        self._bringing: set[int] = set()
        self._large = asyncio.Lock()
        """A parcel has up to 100 MB: one at a time is in memory."""

    @contextmanager
    def upload(self, table: int) -> Iterator[Upload]:
        """A folder for an upload; one at a time for each table."""
        if table in self._bringing:
            raise Refused("too_many_requests")
        self._bringing.add(table)
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            with TemporaryDirectory(prefix=SCRATCH, dir=self._folder) as scratch:
                yield Upload(Path(scratch))
        finally:
            self._bringing.discard(table)

    async def build(self, code: str, upload: Upload) -> str:
        """Build an uploaded pack, if it can be played. Returns its id."""
        paths = (upload.parcel, upload.built)
        if upload.photos.is_dir():
            await_name = self._made(jobs.build_photos, upload.photos, code, upload.deck, *paths)
        else:
            await_name = self._made(jobs.build_pack, upload.parcel, code, upload.built)
        return (await await_name).decode()

    async def keep(self, table: int, name: str, upload: Upload) -> None:
        """Store a built pack, on this node and in the store."""
        async with self._large:
            parcel = await self.long_work.threads.run(upload.parcel.read_bytes)
            await self._store.keep_pack(table, name, parcel)
        move_in(upload.built, self._folder / name)
        self.shelf.forget(name)

    def discard(self, name: str) -> None:
        """Delete the files of a pack that was not added, or whose table is gone."""
        self._forget(name)
        remove_folder(self._folder / name)

    async def images(self, name: str) -> tuple[BuiltImage, ...]:
        """The files of a pack's pictures, built if they are not there yet; or Refused."""
        return read_manifest(await self.built(name)).images

    async def built(self, name: str) -> Path:
        """The folder with a pack's pictures, or Refused."""
        if name == HOUSE.name:
            return HOUSE / BUILT_FOLDER
        if name not in self._built:
            if not is_name(name):
                raise Refused("unknown_pack", pack=name)
            if not is_built(self._folder / name):
                await self._making.do(f"{name}/images", partial(self._build_kept, name))
            self._remember(name)
        return self._folder / name

    def _remember(self, name: str) -> None:
        """Remember that all files of a pack are here."""
        self._built[name] = None
        while len(self._built) > _REMEMBERED:
            del self._built[next(iter(self._built))]

    async def texts(self, name: str) -> None:
        """Load the texts of a pack into the shelf, or raise Refused."""
        if self.shelf.pack(name) is None:
            await self._making.do(f"{name}/texts", partial(self._read_kept, name))

    async def sweep(self) -> int:
        """Delete the files of packs that no table has. Returns the number of packs."""
        here = packs_in(self._folder)
        known = await self._store.known_packs(here)
        gone = [name for name in here if name not in known]
        for name in gone:
            self._forget(name)
            await self.long_work.threads.run(remove_folder, self._folder / name)
        return len(gone)

    def _forget(self, name: str) -> None:
        self.shelf.forget(name)
        self._built.pop(name, None)

    def sweep_scratch(self) -> None:
        """Delete unfinished folders of a server that died."""
        remove_scratch(self._folder)

    def _read(self, name: str) -> Pack | None:
        return read_texts(self._folder / name)

    @property
    def packs(self) -> Path:
        """The folder of all packs that people brought."""
        return self._folder

    async def _made(self, job: Job, *arguments: object) -> bytes:
        """Run a job that builds pictures. One that needs too much memory means a bad pack."""
        try:
            return await self.long_work.strangers.run(self.long_work.pack, job, *arguments)
        except Refused as refused:
            if refused.code != "work_is_too_large":
                raise
        problem = Refused("image_takes_too_much_memory")
        told = {"where": "images", "code": problem.code, "params": problem.params}
        raise Refused("bad_pack", problems=[told])

    async def _build_kept(self, name: str) -> None:
        with self._scratch() as upload:
            await self._fetch(name, upload)
            await self._made(jobs.build_kept, upload.parcel, name, upload.built)
            move_in(upload.built, self._folder / name)

    async def _read_kept(self, name: str) -> None:
        with self._scratch() as upload:
            await self._fetch(name, upload)
            work = self.long_work
            folder = self._folder / name
            await work.tables.run(work.texts, jobs.read_kept, upload.parcel, name, folder)

    @contextmanager
    def _scratch(self) -> Iterator[Upload]:
        self._folder.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(prefix=SCRATCH, dir=self._folder) as scratch:
            yield Upload(Path(scratch))

    async def _fetch(self, name: str, upload: Upload) -> None:
        """Write a pack from the store to the disk."""
        async with self._large:
            parcel = await self._store.read_pack(name)
            if parcel is None:
                raise Refused("unknown_pack", pack=name)
            await self.long_work.threads.run(upload.parcel.write_bytes, parcel)


SCRATCH = ".scratch-"
"""The prefix of folders with unfinished work."""


def is_built(folder: Path) -> bool:
    """Whether texts and pictures of a pack are all here."""
    names = {TEXTS, *(file for image in read_manifest(folder).images for file in image.files)}
    return folder.joinpath(MANIFEST).is_file() and all(
        folder.joinpath(name).is_file() for name in names
    )


def move_in(made: Path, folder: Path) -> None:
    """Move a built folder to its place, replacing an earlier one."""
    shutil.rmtree(folder, ignore_errors=True)
    made.rename(folder)


def remove_folder(folder: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)


def packs_in(folder: Path) -> list[str]:
    """The ids of the packs in a folder."""
    if not folder.is_dir():
        return []
    return [each.name for each in folder.iterdir() if is_name(each.name)]


def remove_scratch(folder: Path) -> None:
    """Delete folders with unfinished work."""
    for each in folder.glob(f"{SCRATCH}*"):
        remove_folder(each)
