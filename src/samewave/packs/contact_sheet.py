"""Contact sheets: a whole pack at a glance, as a page and as a picture."""

import io
from base64 import b64encode
from html import escape
from importlib.resources import files
from pathlib import Path
from string import Template

from PIL import Image, ImageDraw, ImageFont

from samewave.core import LANGUAGES, Value
from samewave.packs.pack import BuildManifest, ImageCard, Pack, Tags, Texts, ThemeBox, text_in
from samewave.packs.pictures import glance, pairs

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


def page(pack: Pack, cards: list[SheetImage]) -> str:
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


def picture(cards: list[SheetImage], side: int, language: str) -> Image.Image:
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
            f"<li{' class=grown' if theme.grown_up else ''}>"
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
