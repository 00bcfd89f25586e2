"""Build: a pack's pictures in the sizes that players get, and contact sheets of them."""

import io
from base64 import b64encode
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor, as_completed
from hashlib import sha256
from html import escape
from importlib.resources import files
from os import cpu_count
from pathlib import Path
from string import Template
from typing import Literal

import msgspec
import PIL
import resvg_py
from PIL import Image, ImageDraw, ImageFont

from samewave.core import LANGUAGES, Value
from samewave.packs.check import Checked, open_image
from samewave.packs.pack import (
    MANIFEST,
    BuildManifest,
    BuiltImage,
    ImageCard,
    Pack,
    Source,
    Tags,
    Texts,
    ThemeBox,
    read_manifest,
    text_in,
)
from samewave.packs.pictures import at_most, encoded, glance, pairs

_HASH = 12


class Recipe(Value, frozen=True):
    """One of the files that are made from a picture."""

    name: Literal["webp240", "webp800", "avif800"]
    side: int
    ending: Literal["webp", "avif"]
    settings: dict[str, object]


RECIPES = (
    Recipe("webp240", 240, "webp", {"quality": 70, "method": 6}),
    Recipe("webp800", 800, "webp", {"quality": 80, "method": 6}),
    Recipe(
        "avif800",
        800,
        "avif",
        {"quality": 50, "speed": 6, "max_threads": 1, "advanced": {"tune": "ssim"}},
    ),
)


def build(
    source: Source,
    checked: Checked,
    folder: Path,
    step: Callable[[], None] = lambda: None,
    threads: int | None = None,
) -> BuildManifest:
    """Build the pictures that changed, by default one per core at a time.

    Finished pictures are kept, so that a build that was stopped continues where it was. Raises
    PackProblem if a picture cannot be read.
    """
    folder.mkdir(parents=True, exist_ok=True)
    before = {image.id: image for image in read_manifest(folder).images}
    done: dict[str, BuiltImage] = {}
    try:
        with ThreadPoolExecutor(threads or cpu_count()) as pool:
            jobs = [
                pool.submit(_image, source, checked, image, folder, before.get(image.id))
                for image in checked.pack.images
            ]
            for image in _finished(jobs):
                done[image.id] = image
                step()
    finally:
        built = tuple(done[image.id] for image in checked.pack.images if image.id in done)
        manifest = BuildManifest(checked.pack.id, built)
        _write(folder / MANIFEST, msgspec.json.format(msgspec.json.encode(manifest)))
    _sweep(folder, manifest)
    return manifest


def to_build(source: Source, checked: Checked, folder: Path) -> list[ImageCard]:
    """The images whose built files are missing or out of date."""
    before = {image.id: image for image in read_manifest(folder).images}
    return [
        image
        for image in checked.pack.images
        if not _is_current(before.get(image.id), _key(source, checked, image), folder)
    ]


def _finished(jobs: list[Future[BuiltImage]]) -> Iterator[BuiltImage]:
    try:
        for job in as_completed(jobs):
            yield job.result()
    except BaseException:
        for job in jobs:
            job.cancel()
        raise


def _image(
    source: Source, checked: Checked, image: ImageCard, folder: Path, before: BuiltImage | None
) -> BuiltImage:
    key = _key(source, checked, image)
    if before and _is_current(before, key, folder):
        return before
    picture = open_image(source, checked, image)
    files = {recipe.name: _file(picture, image.id, recipe, folder) for recipe in RECIPES}
    return BuiltImage(id=image.id, key=key, colour=_colour(picture), **files)


def _file(picture: Image.Image, name: str, recipe: Recipe, folder: Path) -> str:
    sized = at_most(picture, recipe.side)
    data = encoded(sized, recipe.ending, **recipe.settings)
    file = f"{name}.{recipe.side}.{sha256(data).hexdigest()[:_HASH]}.{recipe.ending}"
    _write(folder / file, data)
    return file


def _colour(picture: Image.Image) -> str:
    pixel = picture.resize((1, 1), Image.Resampling.BOX).tobytes()
    return f"#{pixel.hex()}"


def _key(source: Source, checked: Checked, image: ImageCard) -> str:
    """A hash of everything that the built files depend on."""
    makers = (PIL.__version__, resvg_py.__version__)
    recipe = msgspec.json.encode((RECIPES, makers, image.focus))
    return sha256(recipe + source.read(checked.files[image.id])).hexdigest()


def _is_current(built: BuiltImage | None, key: str, folder: Path) -> bool:
    return (
        built is not None
        and built.key == key
        and all(folder.joinpath(file).is_file() for file in built.files)
    )


def _write(file: Path, data: bytes) -> None:
    """Write a file atomically."""
    unfinished = file.with_name(f"{file.name}.unfinished")
    unfinished.write_bytes(data)
    unfinished.replace(file)


def _sweep(folder: Path, manifest: BuildManifest) -> None:
    wanted = {MANIFEST, *(file for image in manifest.images for file in image.files)}
    for file in folder.iterdir():
        if file.name not in wanted and file.suffix in (".webp", ".avif", ".unfinished"):
            file.unlink()


_DARK, _LIGHT = "#14131a", "#f6f1e7"
_SMALL, _GAP, _LINE, _COLUMNS = 80, 10, 26, 8
_NEAREST = 8


class SheetImage(Value, frozen=True):
    """An image with its built files, as bytes."""

    image: ImageCard
    small: bytes
    large: bytes


def cards_of(pack: Pack, manifest: BuildManifest, folder: Path) -> list[SheetImage]:
    built = {image.id: image for image in manifest.images}
    return [
        SheetImage(
            image,
            folder.joinpath(built[image.id].webp240).read_bytes(),
            folder.joinpath(built[image.id].webp800).read_bytes(),
        )
        for image in pack.images
    ]


def contact_page(pack: Pack, cards: list[SheetImage]) -> str:
    """An HTML page with every card and its texts, small cards on dark and light, and all themes."""
    template = files(__package__).joinpath("contact_sheet.html").read_text("utf-8")
    strip = "".join(_small(card) for card in cards)
    return Template(template).substitute(
        title=escape(text_in("en", pack.title)),
        facts=escape(_facts(pack, cards)),
        choices="".join(_choice(each, each == pack.languages[0]) for each in pack.languages),
        styles="".join(map(_style, pack.languages)),
        strips=f'<div class="strip dark">{strip}</div><div class="strip light">{strip}</div>',
        cards="".join(_figure(card, pack.languages) for card in cards),
        nearest="".join(f"<li>{line}</li>" for line in _nearest(cards)),
        themes="".join(_box(box, pack.languages) for box in pack.themes),
        objects="".join(_objects(pack)),
    )


def contact_picture(cards: list[SheetImage], side: int, language: str) -> Image.Image:
    """A picture of all cards with their titles, and small as on a phone on dark and on light."""
    width = _COLUMNS * (side + _GAP) + _GAP
    rows, in_a_row = -(-len(cards) // _COLUMNS), (width - _GAP) // (_SMALL + _GAP)
    strip = -(-len(cards) // in_a_row) * (_SMALL + _GAP) + _GAP
    row = side + _LINE + _GAP
    sheet = Image.new("RGB", (width, rows * row + _GAP + 2 * strip), _DARK)
    pen, font = ImageDraw.Draw(sheet), ImageFont.load_default(16)
    for number, card in enumerate(cards):
        left = _GAP + number % _COLUMNS * (side + _GAP)
        top = _GAP + number // _COLUMNS * row
        sheet.paste(_pixels(card.large, side), (left, top))
        pen.text((left, top + side + 4), text_in(language, card.image.title), _LIGHT, font)
    top = rows * row + _GAP
    for ground in (_DARK, _LIGHT):
        sheet.paste(ground, (0, top, width, top + strip))
        for number, card in enumerate(cards):
            left = _GAP + number % in_a_row * (_SMALL + _GAP)
            down = top + _GAP + number // in_a_row * (_SMALL + _GAP)
            sheet.paste(_pixels(card.small, _SMALL), (left, down))
        top += strip
    return sheet


def _pixels(data: bytes, side: int) -> Image.Image:
    return Image.open(io.BytesIO(data)).convert("RGB").resize((side, side))


def _facts(pack: Pack, cards: list[SheetImage]) -> str:
    themes = sum(len(card) for box in pack.themes for card in box.cards)
    kilobytes = sum(len(card.small) for card in cards) // 1000
    return (
        f"{len(cards)} images ({kilobytes} KB for a phone), {themes} themes, "
        f"{len(pack.objects)} objects · {pack.licence}"
    )


def _choice(language: str, chosen: bool) -> str:
    mark = " checked" if chosen else ""
    return (
        f'<label><input type="radio" name="language" id="{language}"{mark}> '
        f"{LANGUAGES[language].name}</label>"
    )


def _style(language: str) -> str:
    """CSS that hides all languages but the chosen one."""
    return f"body:has(#{language}:checked) [lang]:not([lang={language}]) {{ display: none; }}\n"


def _said(tag: str, texts: Texts, languages: tuple[str, ...]) -> str:
    return "".join(
        f'<{tag} lang="{language}">{escape(texts.get(language, ""))}</{tag}>'
        for language in languages
    )


def _tags(tags: Tags, languages: tuple[str, ...]) -> str:
    return "".join(
        f'<p class="tags" lang="{language}">{escape(", ".join(tags.get(language, ())))}</p>'
        for language in languages
    )


def _address(data: bytes) -> str:
    return f"data:image/webp;base64,{b64encode(data).decode()}"


def _small(card: SheetImage) -> str:
    return f'<img src="{_address(card.small)}" alt="" width="80" height="80">'


def _figure(card: SheetImage, languages: tuple[str, ...]) -> str:
    image = card.image
    mark = ' <span class="mark">40</span>' if image.small_box else ""
    description = escape(text_in("en", image.description))
    return (
        f'<figure><img src="{_address(card.large)}" alt="{description}"'
        f' width="400" height="400"><figcaption>{_said("h3", image.title, languages)}'
        f"<code>{image.id}</code>{mark}{_said('p', image.description, languages)}"
        f"{_tags(image.tags, languages)}</figcaption></figure>\n"
    )


def _nearest(cards: list[SheetImage]) -> list[str]:
    glances = {card.image.id: glance(_pixels(card.small, _SMALL)) for card in cards}
    return [f"{one} and {other}: {far:.1f}" for far, one, other in pairs(glances)[:_NEAREST]]


def _box(box: ThemeBox, languages: tuple[str, ...]) -> str:
    cards = "".join(
        "<ol>"
        + "".join(
            f"<li{' class=adult' if theme.adult else ''}>"
            f"{_said('span', theme.texts, languages)}</li>"
            for theme in card
        )
        + "</ol>\n"
        for card in box.cards
    )
    return (
        f"<h2>{len(box.cards)} theme cards with {box.themes_on_a_card} themes each</h2>"
        f'<div class="themes">{cards}</div>'
    )


def _objects(pack: Pack) -> list[str]:
    if not pack.objects:
        return []
    listed = "".join(
        "<li>"
        + "".join(
            f'<span lang="{language}">{escape(card.name(language))}</span>'
            for language in pack.languages
        )
        + "</li>"
        for card in pack.objects
    )
    return [f'<h2>{len(pack.objects)} objects</h2><ul class="objects">{listed}</ul>']
