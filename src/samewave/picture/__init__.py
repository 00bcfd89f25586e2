"""Pictures: fonts that can write every name, and a canvas in plain units with smooth lines."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Literal, TypeAlias
from unicodedata import combining, normalize

from PIL import Image, ImageDraw, ImageFont
from PIL.ImageFont import FreeTypeFont

SYSTEM_FONTS = (
    *("DejaVuSans.ttf", "NotoSans-Regular.ttf", "LiberationSans-Regular.ttf"),
    *("Arial Unicode.ttf", "Arial.ttf", "arial.ttf", "segoeui.ttf", "Helvetica.ttc"),
    *("NotoSansCJK-Regular.ttc", "msyh.ttc", "PingFang.ttc"),
)
"""Fonts that common systems have; Pillow knows where to find them."""
SMALLEST = 0.6
"""Text that has no room shrinks at most to this share of its size."""
WEIGHT, WIDTH = 500, 90
"""The variable axis of each face: the weight of Figtree, the width of Bricolage."""
SCALE = 2
"""The canvas is this many times larger than the picture, and is scaled down at the end."""

Face: TypeAlias = Literal["figtree", "bricolage"]
"""The page's text face and its display face."""
Box: TypeAlias = tuple[float, float, float, float]
At: TypeAlias = tuple[float, float]
Colour: TypeAlias = str | tuple[int, ...]

_ANY_SIZE = 20
_MISSING = "\U0010fffe"


class Font:
    """The first available font that has all letters of a text, or else the one that has most."""

    def __init__(self, text: str, face: Face = "figtree") -> None:
        self._needed = {letter for letter in text if not letter.isspace()}
        self._source = max(_sources(face), key=self._known)

    def _known(self, source: str) -> int:
        return sum(_has(source, letter) for letter in self._needed)

    def fit(self, text: str, size: float, room: float | None) -> tuple[str, FreeTypeFont]:
        """The text and font that fit into the room: first smaller, then shortened."""
        shown = "".join(letter for each in text for letter in self._drawn(each))
        font = _font(self._source, round(size))
        if room is None or font.getlength(shown) <= room:
            return shown, font
        share = max(SMALLEST, room / font.getlength(shown))
        font = _font(self._source, round(size * share))
        whole = shown
        while len(whole) > 1 and font.getlength(shown) > room:
            whole = whole[:-1]
            shown = f"{whole}."
        return shown, font

    def _drawn(self, letter: str) -> str:
        """Replace a letter that the font lacks by its base letter, or else by a dot."""
        if letter.isspace() or _has(self._source, letter):
            return letter
        plain = "".join(each for each in normalize("NFKD", letter) if not combining(each))
        return plain if plain and all(_has(self._source, each) for each in plain) else "·"


def _sources(face: Face) -> Iterator[str]:
    """The page's own face, then the system's fonts, then the one that Pillow always has."""
    page = Path(str(files("samewave.server"))) / "page" / "assets"
    for path in (*sorted(map(str, page.glob(f"{face}-*.woff2"))), *SYSTEM_FONTS, ""):
        if _loads(path):
            yield path


@lru_cache(maxsize=64)
def _loads(source: str) -> bool:
    try:
        _font(source, _ANY_SIZE)
    except OSError:
        return False
    return True


@lru_cache(maxsize=64)
def _font(source: str, size: int) -> FreeTypeFont:
    font = ImageFont.truetype(source, size) if source else ImageFont.load_default(size)
    assert isinstance(font, FreeTypeFont)
    if source.endswith(".woff2"):
        font.set_variation_by_axes([WIDTH if "bricolage" in source else WEIGHT])
    return font


@lru_cache(maxsize=4096)
def _has(source: str, letter: str) -> bool:
    """Whether a font draws a letter differently from its placeholder for missing letters."""
    font = _font(source, _ANY_SIZE)
    return bytes(font.getmask(letter)) != bytes(font.getmask(_MISSING))


class Canvas:
    """A picture in progress."""

    def __init__(self, width: int, height: int, background: Colour, font: Font) -> None:
        self._sheet = Image.new("RGB", (SCALE * width, SCALE * height), background)
        self._draw = ImageDraw.Draw(self._sheet, "RGBA")
        self._font = font

    def wash(self, tones: Sequence[Colour]) -> None:
        """Fill the canvas with a vertical gradient through the tones."""
        column = Image.new("RGB", (1, len(tones)))
        for row, tone in enumerate(tones):
            column.paste(tone, (0, row, 1, row + 1))
        self._sheet.paste(column.resize(self._sheet.size, Image.Resampling.BICUBIC))

    def glow(self, at: At, radius: float, colour: tuple[int, int, int], strength: float) -> None:
        """Draw light that fades with the distance from a point."""
        side = round(2 * SCALE * radius)
        light = Image.radial_gradient("L").resize((side, side), Image.Resampling.BICUBIC)
        mask = light.point([max(0, round(strength * (255 - 1.42 * each))) for each in range(256)])
        corner = (round(SCALE * at[0]) - side // 2, round(SCALE * at[1]) - side // 2)
        self._sheet.paste(colour, corner, mask)

    def card(self, box: Box, colour: Colour, radius: float = 12, rim: Colour | None = None) -> None:
        scaled = [SCALE * edge for edge in box]
        self._draw.rounded_rectangle(scaled, SCALE * radius, colour, rim, SCALE)

    def dot(self, at: At, radius: float, colour: Colour, rim: Colour) -> None:
        x, y = at
        edges = (x - radius, y - radius, x + radius, y + radius)
        self._draw.ellipse([SCALE * edge for edge in edges], colour, rim, 2 * SCALE)

    def line(self, ends: Sequence[At], width: float, colour: Colour) -> None:
        points = [(SCALE * x, SCALE * y) for x, y in ends]
        self._draw.line(points, colour, max(1, round(SCALE * width)), "curve")

    def picture(self, image: Image.Image, box: Box, radius: float = 12) -> None:
        """Draw an image that fills a box with rounded corners."""
        left, top, right, foot = (round(SCALE * edge) for edge in box)
        size = (right - left, foot - top)
        mask = Image.new("L", size)
        ImageDraw.Draw(mask).rounded_rectangle((0, 0, *size), SCALE * radius, 255)
        fitted = image.convert("RGB").resize(size, Image.Resampling.LANCZOS)
        self._sheet.paste(fitted, (left, top), mask)

    def write(
        self,
        at: At,
        text: str,
        size: float,
        colour: Colour,
        anchor: str = "mm",
        most: float | None = None,
        font: Font | None = None,
    ) -> float:
        """Write a text that is at most so wide, and return its width."""
        room = None if most is None else SCALE * most
        shown, sized = (font or self._font).fit(text, SCALE * size, room)
        self._draw.text((SCALE * at[0], SCALE * at[1]), shown, colour, sized, anchor)
        return sized.getlength(shown) / SCALE

    def finished(self) -> Image.Image:
        width, height = self._sheet.size
        return self._sheet.resize((width // SCALE, height // SCALE), Image.Resampling.LANCZOS)


def scaled_to(points: Iterable[At], room: float) -> list[At]:
    """The points around (0, 0), as large as the room allows and with unchanged proportions."""
    listed = list(points)
    (left, right), (top, foot) = ((min(axis), max(axis)) for axis in zip(*listed, strict=True))
    scale = room / max(right - left, foot - top, 1e-6)
    middle = (left + right) / 2, (top + foot) / 2
    return [(scale * (x - middle[0]), scale * (y - middle[1])) for x, y in listed]
