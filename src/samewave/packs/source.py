"""Sources: where the files of a pack come from, with a limit on the size of each."""

from pathlib import Path
from typing import Protocol

from samewave.core import Refused
from samewave.packs.pack import PACK_TOML, Problem

MB = 1_000_000
IMAGE_FOLDER = "images"
LICENCE_FILE = "LICENSE.txt"
MOST_BYTES = {PACK_TOML: 4 * MB, LICENCE_FILE: MB}
MOST_IMAGE_BYTES = 25 * MB


class Source(Protocol):
    """The files of a pack, by their names within it."""

    @property
    def name(self) -> str: ...

    @property
    def drawings_allowed(self) -> bool:
        """Whether SVG is rendered: only for packs in a local folder."""
        ...

    def files(self) -> tuple[str, ...]: ...

    def read(self, file: str) -> bytes:
        """Read one of the files, or raise Problem."""
        ...


def most_bytes(file: str) -> int:
    return MOST_BYTES.get(file, MOST_IMAGE_BYTES)


def too_big(file: str) -> Problem:
    return Problem(file, Refused("file_too_big", most=most_bytes(file)))


class Folder:
    """A pack in a folder, as its author works on it."""

    drawings_allowed = True

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.name = folder.resolve().name

    def files(self) -> tuple[str, ...]:
        """All files that belong to the pack; other files in the folder are ignored."""
        beside = [self.folder / file for file in (PACK_TOML, LICENCE_FILE)]
        images = self.folder.joinpath(IMAGE_FOLDER)
        listed = sorted(images.iterdir()) if images.is_dir() else []
        return tuple(
            file.relative_to(self.folder).as_posix()
            for file in (*beside, *listed)
            if file.is_file() and not file.name.startswith(".")
        )

    def read(self, file: str) -> bytes:
        place = self.folder / file
        if not place.resolve().is_relative_to(self.folder.resolve()):
            raise Problem(file, Refused("leaves_the_folder"))
        try:
            with place.open("rb") as opened:
                data = opened.read(most_bytes(file) + 1)
        except OSError as wrong:
            raise Problem(file, Refused("cannot_read", detail=wrong.strerror or "")) from None
        if len(data) > most_bytes(file):
            raise too_big(file)
        return data
