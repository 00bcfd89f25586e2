"""Packs: the cards of one box, the files they are read from, and what is wrong with them."""

import tomllib
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any, Protocol, TypeVar

import msgspec
from msgspec import Meta

from samewave.core import LANGUAGES, Refused, Value
from samewave.core.languages import WRITTEN, ByLanguage, language_of
from samewave.core.values import (
    MOST_CARDS,
    MOST_OBJECTS,
    MOST_PLACES,
    Amount,
    BySeat,
    Cards,
    Key,
    Line,
    Objects,
    Row,
    Text,
)

FORMAT = 1
PACK_TOML = "pack.toml"

Id = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_]{0,39}$")]
Noun = tuple[Line, Key]
"""A name and its gender, one of the language's `genders`."""
NO_NOUN: Noun = ("", "")
Texts = ByLanguage[Text]
"""A text by language."""
Tags = ByLanguage[Row[Line]]
"""The description of a picture and its associations, by language."""
Part = TypeVar("Part")

MOST_PARTS = {
    "images": MOST_CARDS,
    "themes": MOST_PLACES,
    "objects": MOST_OBJECTS,
    "criteria": MOST_PLACES,
}
"""Longer lists are not read at all; images have a lower limit of their own."""
MB = 1_000_000
MOST_PACK_FILE_BYTES = 100 * MB
IMAGE_FOLDER = "images"
LICENCE_FILE = "LICENSE.txt"
MOST_BYTES = {PACK_TOML: 4 * MB, LICENCE_FILE: MB}
MOST_IMAGE_BYTES = 25 * MB


class PackProblem(Exception):
    """Something wrong with a pack: where, as its author would call the place, and what.

    A pack with a grave problem cannot be played. Other problems only make it worse.
    """

    def __init__(self, where: str, refused: Refused, *, grave: bool = True) -> None:
        super().__init__(where, refused)
        self.where = where
        self.refused = refused
        self.grave = grave


def path(*steps: object) -> str:
    """The place of something in a pack, from the outside in."""
    return " / ".join(map(str, steps))


def text_in(language: str, texts: Mapping[str, str]) -> str:
    """The text in that language or region, or else in the first language that has it."""
    wanted = (language, language_of(language), *LANGUAGES)
    return next(filter(None, map(texts.get, wanted)), "")


class ImageCard(Value, frozen=True):
    """A picture in the file images/ID with the extension of its format."""

    id: Id
    title: Texts
    description: Texts = msgspec.field(default_factory=dict)
    tags: Tags = msgspec.field(default_factory=dict)
    small_box: bool = False
    focus: tuple[Annotated[float, Meta(ge=0, le=1)], Annotated[float, Meta(ge=0, le=1)]] = (
        0.5,
        0.5,
    )


class PrintedTheme(Value, frozen=True):
    """A theme that players choose images for."""

    texts: Texts
    adult: bool = False
    """Whether it is about love, drink or death as only adults joke about them."""
    name: bool | None = None
    """Whether it is a proper name that children may not know; False if they know it."""
    idiom: bool = False
    """Whether its languages show different pictures: frogs with hair, and pigs that fly."""

    def suits(self, for_children: bool, several_languages: bool) -> bool:
        """Whether the theme is for a table with children, or with several languages."""
        if for_children and (self.adult or self.name):
            return False
        return not (several_languages and self.idiom)


class ThemeBox(Value, frozen=True):
    """A stack of theme cards."""

    themes_on_a_card: Annotated[int, Meta(ge=1, le=100)]
    cards: Cards[Annotated[tuple[PrintedTheme, ...], Meta(max_length=100)]]


class ObjectCard(Value, frozen=True):
    """A man-made thing."""

    id: Id
    nouns: ByLanguage[Noun]

    def noun(self, language: str) -> Noun:
        own = self.nouns.get(language_of(language), NO_NOUN)
        return self.nouns.get(language, own)

    def name(self, language: str) -> str:
        return self.noun(language)[0]


class Criterion(Value, frozen=True):
    """A respect in which objects can be alike."""

    id: Id
    name: Texts
    explanation: Texts


class Pack(Value, frozen=True, eq=False):
    """One box: its images, those of the smaller boxes first, theme cards, objects, criteria.

    A pack equals only itself, so that a cache need not compare all its texts.
    """

    id: Id
    title: Texts
    licence: Text
    languages: BySeat[Key]
    format: Amount = FORMAT
    authors: Row[Line] = ()
    images: Cards[ImageCard] = ()
    themes: Row[ThemeBox] = ()
    objects: Objects[ObjectCard] = ()
    criteria: Row[Criterion] = ()


LISTS: dict[str, type[Any]] = {
    "images": ImageCard,
    "themes": ThemeBox,
    "objects": ObjectCard,
    "criteria": Criterion,
}


def read_pack(data: bytes) -> tuple[Pack, list[PackProblem]]:
    """The pack without the parts that cannot be read, and the problems of those parts.

    Raises PackProblem if it is no pack at all.
    """
    fields = _fields(data)
    problems: list[PackProblem] = []
    parts = {name: tuple(_parts(fields, name, problems)) for name in LISTS}
    pack = _convert(PACK_TOML, fields | dict.fromkeys(LISTS, ()), Pack)
    if pack.format != FORMAT:
        raise PackProblem(PACK_TOML, Refused("unknown_format", format=pack.format, known=FORMAT))
    images = sorted(parts["images"], key=lambda image: not image.small_box)
    return msgspec.structs.replace(pack, **(parts | {"images": tuple(images)})), problems


def _fields(data: bytes) -> dict[str, Any]:
    try:
        return tomllib.loads(data.decode("utf-8-sig"))
    except ValueError as wrong:
        raise PackProblem(PACK_TOML, Refused("not_toml", detail=str(wrong))) from None


def _parts(fields: dict[str, Any], name: str, problems: list[PackProblem]) -> Iterator[Any]:
    listed = fields.get(name, [])
    if not isinstance(listed, list):
        problems.append(PackProblem(name, Refused("not_a_list", name=name)))
        return
    if len(listed) > MOST_PARTS[name]:
        number, most = len(listed), MOST_PARTS[name]
        refused = Refused("list_too_long", name=name, number=number, most=most)
        problems.append(PackProblem(name, refused))
        return
    for number, part in enumerate(listed, 1):
        known_as = part.get("id", number) if isinstance(part, dict) else number
        try:
            yield _convert(path(name, known_as), part, LISTS[name])
        except PackProblem as problem:
            problems.append(problem)


def _convert(where: str, value: object, kind: type[Part]) -> Part:
    try:
        return msgspec.convert(_with_languages(value, kind), kind)
    except msgspec.ValidationError as wrong:
        raise PackProblem(where, Refused("not_readable", detail=str(wrong))) from None


def _with_languages(value: Any, kind: type[Any]) -> Any:
    if kind is ObjectCard:
        return by_language(value, "nouns", as_noun)
    if kind is ThemeBox and isinstance(value, dict) and isinstance(value.get("cards"), list):
        cards = [
            list(map(_theme, card)) if isinstance(card, list) else card for card in value["cards"]
        ]
        return value | {"cards": cards}
    return value


def _theme(row: Any) -> Any:
    """A theme of a file; packs made before there were other marks say `grown_up` for adult."""
    if isinstance(row, dict) and "grown_up" in row:
        row = {"adult" if key == "grown_up" else key: value for key, value in row.items()}
    return by_language(row, "texts")


def by_language(row: Any, field: str, read: Callable[[Any], Any] = lambda text: text) -> Any:
    """A row of a file, with its languages moved into one field.

    In a file they are beside the other fields: `{ id = "saw", en = "saw", de = ["Säge", "f"] }`.
    Anything but a row is left to its type, which refuses it.
    """
    if not isinstance(row, dict):
        return row
    if field in row:
        raise msgspec.ValidationError(f"Object contains unknown field `{field}`")
    rest = {name: value for name, value in row.items() if name not in WRITTEN}
    return rest | {field: {each: read(row[each]) for each in WRITTEN if each in row}}


def as_noun(written: Any) -> Any:
    """A noun as a file has it: a name and a gender, or a name alone."""
    return (written, "") if isinstance(written, str) else written


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
        """Read one of the files, or raise PackProblem."""
        ...


def most_bytes(file: str) -> int:
    return MOST_BYTES.get(file, MOST_IMAGE_BYTES)


def too_big(file: str) -> PackProblem:
    return PackProblem(file, Refused("file_too_big", most=most_bytes(file)))


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
            raise PackProblem(file, Refused("leaves_the_folder"))
        try:
            with place.open("rb") as opened:
                data = opened.read(most_bytes(file) + 1)
        except OSError as wrong:
            raise PackProblem(file, Refused("cannot_read", detail=wrong.strerror or "")) from None
        if len(data) > most_bytes(file):
            raise too_big(file)
        return data


BUILT_FOLDER = "built"
MANIFEST = "manifest.json"


class BuiltImage(Value, frozen=True, kw_only=True):
    """The files of a picture, and the colour to show until they are loaded."""

    id: str
    key: str
    colour: str
    webp240: str
    webp800: str
    avif800: str

    @property
    def files(self) -> tuple[str, ...]:
        return self.webp240, self.webp800, self.avif800


class BuildManifest(Value, frozen=True):
    """The files that were built."""

    pack: str
    images: tuple[BuiltImage, ...] = ()


def read_manifest(folder: Path) -> BuildManifest:
    """The manifest of a folder; empty if it was never built, or built by another version."""
    try:
        return msgspec.json.decode(folder.joinpath(MANIFEST).read_bytes(), type=BuildManifest)
    except (OSError, msgspec.DecodeError):
        return BuildManifest("")
