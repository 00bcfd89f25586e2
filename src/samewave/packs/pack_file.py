"""Pack files: a pack as one .samewave file, also from people we do not trust.

A pack file is a zip with pack.toml, images/, SHA256SUMS and perhaps LICENSE.txt. It is never
unpacked to disk: only files with known names are read, each up to its limit.
"""

import io
import re
import struct
import zipfile
import zlib
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

from samewave.core import Refused
from samewave.core.values import MOST_IMAGES
from samewave.packs.check import Checked, open_image
from samewave.packs.pack import (
    IMAGE_FOLDER,
    LICENCE_FILE,
    MOST_PACK_FILE_BYTES,
    PACK_TOML,
    ImageCard,
    PackProblem,
    Source,
    most_bytes,
    too_big,
)
from samewave.packs.pictures import (
    DRAWING,
    EXTENSIONS,
    encode_photo,
    encoded,
    extension_of,
    is_plain,
)

ENDING = ".samewave"
SUMS_FILE = "SHA256SUMS"
MOST_FILES = MOST_IMAGES + 3
_NAME = re.compile(rf"{IMAGE_FOLDER}/[a-z][a-z0-9_]{{0,39}}\.({'|'.join(EXTENSIONS)})")
_SMALL = (PACK_TOML, LICENCE_FILE, SUMS_FILE)
_BROKEN = (zipfile.BadZipFile, zlib.error, EOFError, OSError, struct.error)
_PACKED = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
"""Compression methods that need no more memory than the data itself."""
_DATE = (2000, 1, 1, 0, 0, 0)
"""A fixed date: the same pack makes the same file, byte for byte."""


class PackFile:
    """A .samewave file. Raises PackProblem if it is invalid or damaged.

    Every file in it is read once to check it, and again when it is needed, so that pictures do not
    stay in memory.
    """

    drawings_allowed = False

    def __init__(self, name: str, data: bytes | Path) -> None:
        self.name, self._data = name, data
        size = len(data) if isinstance(data, bytes) else data.stat().st_size
        if size > MOST_PACK_FILE_BYTES:
            raise PackProblem(name, Refused("pack_file_too_big", most=MOST_PACK_FILE_BYTES))
        self._small: dict[str, bytes] = {}
        self._sums: dict[str, bytes] = {}
        """The line of each file in SHA256SUMS."""
        try:
            with self._opened() as archive:
                self._read_all(archive)
        except (*_BROKEN, RuntimeError, ValueError):
            raise PackProblem(self.name, Refused("not_a_pack_file", ending=ENDING)) from None
        self._judge_sums()

    @classmethod
    def of_file(cls, file: Path) -> "PackFile":
        try:
            with file.open("rb"):
                return cls(file.name, file)
        except OSError as wrong:
            refused = Refused("cannot_read", detail=wrong.strerror or "")
            raise PackProblem(file.name, refused) from None

    def _opened(self) -> zipfile.ZipFile:
        data = self._data
        return zipfile.ZipFile(io.BytesIO(data) if isinstance(data, bytes) else data)

    def files(self) -> tuple[str, ...]:
        return tuple(file for file in self._sums if file != SUMS_FILE)

    def read(self, file: str) -> bytes:
        if file not in self._sums:
            raise PackProblem(file, Refused("not_in_the_pack_file"))
        if file in self._small:
            return self._small[file]
        with self._opened() as archive:
            return archive.read(file)

    def _read_all(self, archive: zipfile.ZipFile) -> None:
        listed = archive.infolist()
        if len(listed) > MOST_FILES:
            raise PackProblem(
                self.name, Refused("too_many_files", number=len(listed), most=MOST_FILES)
            )
        room = MOST_PACK_FILE_BYTES
        for entry in listed:
            file = entry.filename
            if not (file in _SMALL or _NAME.fullmatch(file)):
                raise PackProblem(file, Refused("foreign_file", kinds=list(EXTENSIONS)))
            if entry.compress_type not in _PACKED:
                raise zipfile.BadZipFile(file)
            if file in self._sums:
                raise PackProblem(file, Refused("file_twice"))
            with archive.open(entry) as opened:
                data = opened.read(min(most_bytes(file), room) + 1)
            if len(data) > most_bytes(file):
                raise too_big(file)
            room -= len(data)
            if room < 0:
                raise PackProblem(
                    self.name, Refused("pack_file_too_big", most=MOST_PACK_FILE_BYTES)
                )
            self._sums[file] = _sum(file, data)
            if file in _SMALL:
                self._small[file] = data

    def _judge_sums(self) -> None:
        for needed in (PACK_TOML, SUMS_FILE):
            if needed not in self._sums:
                raise PackProblem(self.name, Refused("missing_file", file=needed))
        lines = [self._sums[file] + b"\n" for file in sorted(self.files())]
        if self._small[SUMS_FILE] != b"".join(lines):
            raise PackProblem(SUMS_FILE, Refused("wrong_checksums", file=self._damaged()))

    def _damaged(self) -> str:
        """The first file whose checksum is wrong."""
        listed = set(self._small[SUMS_FILE].splitlines())
        return next(
            (file for file in sorted(self.files()) if self._sums[file] not in listed), SUMS_FILE
        )


def wrap(source: Source, checked: Checked, step: Callable[[], None] = lambda: None) -> bytes:
    """The pack file of a pack; PackProblem if one of its pictures cannot be read."""
    files = {PACK_TOML: source.read(PACK_TOML)}
    if LICENCE_FILE in source.files():
        files[LICENCE_FILE] = source.read(LICENCE_FILE)
    for image in checked.pack.images:
        files[f"{IMAGE_FOLDER}/{image.id}.webp"] = _packed_image(source, checked, image)
        step()
    return _zipped(files | {SUMS_FILE: _sums(files)})


def _packed_image(source: Source, checked: Checked, image: ImageCard) -> bytes:
    """The picture as it goes into the file: drawings as pixels, photos without metadata."""
    file = checked.files[image.id]
    picture = open_image(source, checked, image)
    if extension_of(file) == DRAWING:
        return encoded(picture, "webp", lossless=True, method=6)
    data = source.read(file)
    return data if is_plain(data) else encode_photo(picture)


def _zipped(files: dict[str, bytes]) -> bytes:
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w") as written:
        for name in sorted(files):
            entry = zipfile.ZipInfo(name, _DATE)
            packed = zipfile.ZIP_STORED if name.startswith(IMAGE_FOLDER) else zipfile.ZIP_DEFLATED
            written.writestr(entry, files[name], packed)
    return archive.getvalue()


def _sums(files: dict[str, bytes]) -> bytes:
    """The checksums in the format of sha256sum."""
    return b"".join(_sum(name, files[name]) + b"\n" for name in sorted(files))


def _sum(name: str, data: bytes) -> bytes:
    return f"{sha256(data).hexdigest()}  {name}".encode()
