"""The library: the house pack, and packs that people brought to their tables."""

import asyncio
import shutil
from collections.abc import Sequence
from functools import partial
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from samewave.core import Refused
from samewave.packs import HOUSE, Shelf
from samewave.packs.build import BUILT_FOLDER, BuiltImage, build, read_manifest
from samewave.packs.check import Checked, check
from samewave.packs.parcel import Parcel, wrap
from samewave.packs.photos import PRIVATE, photos_of, read_photos, write_deck
from samewave.packs.problem import Problem
from samewave.packs.source import Folder, Source
from samewave.server.store import Store
from samewave.server.supervise import Shared

_ID_LENGTH = 12
_MOST_PROBLEMS = 20


class Library:
    """Packs are kept in the store; their pictures are built on every node that shows them."""

    def __init__(self, store: Store, folder: Path) -> None:
        self.shelf = Shelf()
        self._store, self._folder = store, folder
        self._building: Shared[None] = Shared()

    async def bring(self, table: int, code: str, parcel: bytes) -> str:
        """Keep a pack that somebody sent, if one can play with it; its name here."""
        name = f"p{sha256(code.encode() + parcel).hexdigest()[:_ID_LENGTH]}"
        await asyncio.to_thread(self._build, name, parcel)
        await self._store.keep_pack(table, name, parcel)
        return name

    async def bring_photos(self, table: int, code: str, photos: Sequence[tuple[str, bytes]]) -> str:
        """A deck of somebody's photos."""
        parcel = await asyncio.to_thread(_deck_of, photos)
        return await self.bring(table, code, parcel)

    def discard(self, name: str) -> None:
        """Remove the files of a pack whose table is gone, and forget what is on its cards."""
        self.shelf.forget(name)
        shutil.rmtree(self._folder / name, ignore_errors=True)

    async def images(self, name: str) -> tuple[BuiltImage, ...]:
        """The files of a pack's pictures, built if they are not there yet; or Refused."""
        return read_manifest(await self.built(name)).images

    async def built(self, name: str) -> Path:
        """The folder with a pack's pictures, or Refused."""
        if name == HOUSE.name:
            return HOUSE / BUILT_FOLDER
        if self.shelf.pack(name) is None:
            await self._building.do(name, partial(self._build_kept, name))
        return self._folder / name

    async def _build_kept(self, name: str) -> None:
        parcel = await self._store.read_pack(name)
        if parcel is None:
            raise Refused("unknown_pack", pack=name)
        await asyncio.to_thread(self._build, name, parcel)

    def _build(self, name: str, parcel: bytes) -> None:
        try:
            source = Parcel("pack", parcel)
            checked = _playable(source)
            build(source, checked, self._folder / name)
        except Problem as problem:
            raise _refused([problem]) from None
        self.shelf.add(msgspec.structs.replace(checked.pack, id=name))


def _deck_of(photos: Sequence[tuple[str, bytes]]) -> bytes:
    with TemporaryDirectory() as scratch:
        camera, deck = Path(scratch, "camera"), Path(scratch, "deck")
        camera.mkdir()
        for number, (name, data) in enumerate(photos):
            _free(camera, name, number).write_bytes(data)
        try:
            read, problems = read_photos(photos_of(camera))
            if problems:
                raise _refused(problems)
            write_deck(read, deck, "Photos", "en", PRIVATE)
            source = Folder(deck)
            return wrap(source, _playable(source))
        except Problem as problem:
            raise _refused([problem]) from None


def _free(folder: Path, name: str, number: int) -> Path:
    """A file for a photo, called as its owner calls it where that can be."""
    plain = "".join(filter(str.isprintable, Path(name).name)).lstrip(".")[-60:] or "photo"
    file = folder / plain
    return folder / f"{number} {plain}" if file.exists() else file


def _playable(source: Source) -> Checked:
    checked = check(source)
    if not checked.playable:
        raise _refused([problem for problem in checked.problems if problem.grave])
    return checked


def _refused(problems: Sequence[Problem]) -> Refused:
    """What is wrong with a pack, as codes that a page has words for."""
    told: list[dict[str, Any]] = [
        {"where": each.where, "code": each.refused.code, "params": each.refused.params}
        for each in problems[:_MOST_PROBLEMS]
    ]
    return Refused("bad_pack", problems=told)
