"""Photos: a folder of one's own pictures becomes a deck."""

import re
from collections.abc import Callable, Iterable
from pathlib import Path
from unicodedata import normalize

from samewave.core import Refused, Value
from samewave.core.values import MOST_IMAGES
from samewave.packs.pack import PACK_FILE
from samewave.packs.pictures import KINDS, ending_of, kept, open_picture
from samewave.packs.problem import Problem
from samewave.packs.source import IMAGE_FOLDER, MOST_IMAGE_BYTES, too_big
from samewave.packs.write import id_of, quoted

PRIVATE = "LicenseRef-private"
"""The licence of pictures that are for one's own table only."""
_LONGEST_TITLE = 40


class Photo(Value, frozen=True):
    """A picture of a deck: what it is called, and its bytes as they are kept."""

    id: str
    title: str
    data: bytes


def photos_of(folder: Path) -> list[Path]:
    """The files to make a deck of; Problem if there are none or too many."""
    files = sorted(
        file
        for file in folder.iterdir()
        if file.is_file() and not file.name.startswith(".") and ending_of(file.name) in KINDS
    )
    if not files:
        raise Problem(str(folder), Refused("no_photos", kinds=list(KINDS)))
    if len(files) > MOST_IMAGES:
        refused = Refused("too_many_images", number=len(files), most=MOST_IMAGES)
        raise Problem(str(folder), refused)
    return files


def read_photos(
    files: Iterable[Path], step: Callable[[], None] = lambda: None
) -> tuple[list[Photo], list[Problem]]:
    """Every photo that can be one, upright, square and without what a camera writes into it."""
    photos: list[Photo] = []
    problems: list[Problem] = []
    taken: set[str] = set()
    for file in files:
        try:
            picture = open_picture(file.name, _bytes(file))
        except Problem as problem:
            problems.append(problem)
        else:
            name = _free_id(file.stem, taken)
            photos.append(Photo(name, _title(file.stem), kept(picture)))
        step()
    return photos, problems


def write_deck(photos: list[Photo], folder: Path, title: str, language: str, licence: str) -> None:
    """A pack of the photos, for its author to go on with."""
    images = folder / IMAGE_FOLDER
    images.mkdir(parents=True, exist_ok=True)
    for photo in photos:
        images.joinpath(f"{photo.id}.webp").write_bytes(photo.data)
    lines = [
        "# A deck of photos. docs/packs.md tells what else can stand here; a description of each",
        "# picture lets those play who cannot see it.",
        "format = 1",
        f"id = {quoted(id_of(folder.resolve().name))}",
        f"title = {{ {language} = {quoted(title)} }}",
        f"licence = {quoted(licence)}",
        f'languages = ["{language}"]',
    ]
    for photo in photos:
        lines += [
            "",
            "[[images]]",
            f"id = {quoted(photo.id)}",
            f"title = {{ {language} = {quoted(photo.title)} }}",
            f'description = {{ {language} = "" }}',
            f"tags = {{ {language} = [] }}",
        ]
    folder.joinpath(PACK_FILE).write_text("\n".join(lines) + "\n", "utf-8")


def _bytes(file: Path) -> bytes:
    with file.open("rb") as opened:
        data = opened.read(MOST_IMAGE_BYTES + 1)
    if len(data) > MOST_IMAGE_BYTES:
        raise too_big(file.name)
    return data


def _free_id(stem: str, taken: set[str]) -> str:
    """One that no other photo has."""
    name = free = id_of(stem)
    number = 2
    while free in taken:
        free, number = f"{name}_{number}", number + 1
    taken.add(free)
    return free


def _title(stem: str) -> str:
    words = re.sub(r"[_\s]+", " ", normalize("NFC", stem)).strip()
    return "".join(filter(str.isprintable, words))[:_LONGEST_TITLE] or "?"
