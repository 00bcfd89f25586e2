"""Pack files: where the packs that people brought lie on this node.

A folder has what is printed on the cards as pack.json, and later the pictures with their
manifest. All of it can be made again from the parcel in the store.
"""

import re
import shutil
from pathlib import Path

import msgspec

from samewave.packs.build import MANIFEST, read_manifest
from samewave.packs.pack import Pack

TEXTS = "pack.json"
SCRATCH = ".scratch-"
"""How folders begin in which something is made."""
_NAME = re.compile("p[0-9a-f]{12}")


def is_name(name: str) -> bool:
    """Whether a pack that somebody brought can have this name."""
    return _NAME.fullmatch(name) is not None


def read_texts(folder: Path) -> Pack | None:
    """What is printed on the cards of a pack; None if it is not here."""
    if not is_name(folder.name):
        return None
    try:
        return msgspec.json.decode(folder.joinpath(TEXTS).read_bytes(), type=Pack)
    except (OSError, msgspec.MsgspecError):
        return None


def write_texts(folder: Path, pack: Pack) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    unfinished = folder / f"{TEXTS}.unfinished"
    unfinished.write_bytes(msgspec.json.encode(pack))
    unfinished.replace(folder / TEXTS)


def is_built(folder: Path) -> bool:
    """Whether texts and pictures of a pack are all here."""
    names = {TEXTS, *(file for image in read_manifest(folder).images for file in image.files)}
    return folder.joinpath(MANIFEST).is_file() and all(
        folder.joinpath(name).is_file() for name in names
    )


def move_in(made: Path, folder: Path) -> None:
    """Put what was made in its place, for what there was before."""
    shutil.rmtree(folder, ignore_errors=True)
    made.rename(folder)


def remove(folder: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)


def packs_in(folder: Path) -> list[str]:
    """The names of the packs that lie here."""
    if not folder.is_dir():
        return []
    return [each.name for each in folder.iterdir() if is_name(each.name)]


def remove_scratch(folder: Path) -> None:
    """What was being made when a server died."""
    for each in folder.glob(f"{SCRATCH}*"):
        remove(each)
