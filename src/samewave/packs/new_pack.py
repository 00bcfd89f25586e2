"""New packs: a template to fill in, or a deck made from a folder of photos."""

import re
from collections.abc import Callable, Iterable
from pathlib import Path
from unicodedata import combining, normalize

import msgspec

from samewave.core import Refused, Value
from samewave.core.values import MOST_IMAGES
from samewave.packs.pack import IMAGE_FOLDER, MOST_IMAGE_BYTES, PACK_TOML, PackProblem, too_big
from samewave.packs.pack_texts import TEXTS
from samewave.packs.pictures import EXTENSIONS, encode_photo, extension_of, open_picture

PRIVATE = "LicenseRef-private"
"""The licence of pictures that only the author's own table may use."""
_LONGEST_TITLE = 40
_LONGEST_ID = 32
_LIGATURES = str.maketrans({"ß": "ss", "œ": "oe", "æ": "ae", "ø": "o", "ł": "l"})
_TEXT = """\
# A pack for Samewave; docs/packs.md describes every field.
format = 1
id = "{id}"
title = {titles}
# An SPDX expression such as "CC-BY-4.0"; "LicenseRef-private" for your own table only.
licence = "LicenseRef-private"
authors = []
languages = [{languages}]

# Pictures lie in {images}/ and are called as their id: {images}/harbour.jpg. A deck has at least 5.
# [[images]]
# id = "harbour"
# title = {a_title}
# description = {a_description}
# tags = {some_tags}

# Theme cards: all of a box have the same number of themes, 6 or 12 in the known editions.
# Marks for a theme: adult = true, name = true, idiom = true; docs/packs.md tells when.
# [[themes]]
# themes_on_a_card = 6
# cards = [
#   [
#     {a_theme},
#   ],
# ]
"""


def judge_new(folder: Path) -> None:
    """Raise PackProblem if the folder is not empty."""
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise PackProblem(str(folder), Refused("folder_is_not_empty"))


def start_pack(folder: Path, title: str, languages: tuple[str, ...]) -> None:
    """Write the template of a pack into an empty or new folder."""
    judge_new(folder)
    folder.joinpath(IMAGE_FOLDER).mkdir(parents=True)
    examples = [TEXTS[language].example for language in languages]
    text = _TEXT.format(
        id=id_of(folder.resolve().name),
        images=IMAGE_FOLDER,
        titles=table(languages, [quoted(title)] * len(languages)),
        languages=", ".join(map(quoted, languages)),
        a_title=table(languages, [quoted(each.title) for each in examples]),
        a_description=table(languages, [quoted(each.description) for each in examples]),
        some_tags=table(languages, [f"[{', '.join(map(quoted, each.tags))}]" for each in examples]),
        a_theme=table(languages, [quoted(each.theme) for each in examples]),
    )
    folder.joinpath(PACK_TOML).write_text(text, "utf-8")


class Photo(Value, frozen=True):
    """A picture of a deck: its title, and its encoded bytes."""

    id: str
    title: str
    data: bytes


def photos_of(folder: Path) -> list[Path]:
    """The photos in a folder; PackProblem if there are none or too many."""
    files = sorted(
        file
        for file in folder.iterdir()
        if file.is_file()
        and not file.name.startswith(".")
        and extension_of(file.name) in EXTENSIONS
    )
    if not files:
        raise PackProblem(str(folder), Refused("no_photos", kinds=list(EXTENSIONS)))
    if len(files) > MOST_IMAGES:
        refused = Refused("too_many_images", number=len(files), most=MOST_IMAGES)
        raise PackProblem(str(folder), refused)
    return files


def read_photos(
    files: Iterable[Path], step: Callable[[], None] = lambda: None
) -> tuple[list[Photo], list[PackProblem]]:
    """All readable photos, upright, square and without metadata, and the problems of the others."""
    photos: list[Photo] = []
    problems: list[PackProblem] = []
    taken: set[str] = set()
    for file in files:
        try:
            picture = open_picture(file.name, _bytes(file))
        except PackProblem as problem:
            problems.append(problem)
        else:
            name = _free_id(file.stem, taken)
            photos.append(Photo(name, _title(file.stem), encode_photo(picture)))
        step()
    return photos, problems


def write_deck(photos: list[Photo], folder: Path, title: str, language: str, licence: str) -> None:
    """Write a pack with the photos, which its author can edit further."""
    images = folder / IMAGE_FOLDER
    images.mkdir(parents=True, exist_ok=True)
    for photo in photos:
        images.joinpath(f"{photo.id}.webp").write_bytes(photo.data)
    lines = [
        "# A deck of photos. docs/packs.md describes every field. With a description of each",
        "# picture, people who cannot see it can play, too.",
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
    folder.joinpath(PACK_TOML).write_text("\n".join(lines) + "\n", "utf-8")


def _bytes(file: Path) -> bytes:
    with file.open("rb") as opened:
        data = opened.read(MOST_IMAGE_BYTES + 1)
    if len(data) > MOST_IMAGE_BYTES:
        raise too_big(file.name)
    return data


def _free_id(stem: str, taken: set[str]) -> str:
    """An id that no other photo has."""
    name = free = id_of(stem)
    number = 2
    while free in taken:
        free, number = f"{name}_{number}", number + 1
    taken.add(free)
    return free


def _title(stem: str) -> str:
    words = re.sub(r"[_\s]+", " ", normalize("NFC", stem)).strip()
    return "".join(filter(str.isprintable, words))[:_LONGEST_TITLE] or "?"


def id_of(name: str) -> str:
    """An id made from a name for people."""
    letters = normalize("NFD", name.casefold().translate(_LIGATURES))
    plain = "".join(letter for letter in letters if not combining(letter))
    words = re.sub(r"[^a-z0-9]+", "_", plain).strip("_")
    return (words if words[:1].isalpha() else f"p_{words}")[:_LONGEST_ID].rstrip("_")


def quoted(text: str) -> str:
    """A TOML string. JSON strings are valid TOML, except for the character DEL."""
    return msgspec.json.encode(text).decode().replace("\x7f", "\\u007F")


def table(names: Iterable[str], values: Iterable[str]) -> str:
    """A TOML inline table."""
    inside = ", ".join(f"{name} = {value}" for name, value in zip(names, values, strict=True))
    return f"{{ {inside} }}"
