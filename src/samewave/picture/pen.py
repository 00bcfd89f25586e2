"""A pen: draws in plain units on a sheet larger than it will be, so that lines are smooth."""

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from PIL import Image, ImageDraw

from samewave.picture.letters import Letters

SCALE = 2
"""Drawn so many times larger and then made smaller."""

Box: TypeAlias = tuple[float, float, float, float]
At: TypeAlias = tuple[float, float]
Colour: TypeAlias = str | tuple[int, ...]


class Pen:
    """A sheet of some size and ground, and what is drawn on it."""

    def __init__(self, width: int, height: int, ground: Colour, letters: Letters) -> None:
        self._sheet = Image.new("RGB", (SCALE * width, SCALE * height), ground)
        self._draw = ImageDraw.Draw(self._sheet, "RGBA")
        self._letters = letters

    def wash(self, tones: Sequence[Colour]) -> None:
        """The whole sheet from one tone at the top through others to the last."""
        column = Image.new("RGB", (1, len(tones)))
        for row, tone in enumerate(tones):
            column.paste(tone, (0, row, 1, row + 1))
        self._sheet.paste(column.resize(self._sheet.size, Image.Resampling.BICUBIC))

    def glow(self, at: At, radius: float, colour: tuple[int, int, int], strength: float) -> None:
        """Light that fades around a place."""
        side = round(2 * SCALE * radius)
        light = Image.radial_gradient("L").resize((side, side), Image.Resampling.BICUBIC)
        mask = light.point([max(0, round(strength * (255 - 1.42 * each))) for each in range(256)])
        corner = (round(SCALE * at[0]) - side // 2, round(SCALE * at[1]) - side // 2)
        self._sheet.paste(colour, corner, mask)

    def card(self, box: Box, colour: Colour, radius: float = 12, rim: Colour | None = None) -> None:
        scaled = [SCALE * edge for edge in box]
        self._draw.rounded_rectangle(scaled, SCALE * radius, colour, rim, SCALE)

    def dot(self, at: At, radius: float, colour: Colour, rim: Colour) -> None:
        self._draw.ellipse(_around(at, radius), colour, rim, 2 * SCALE)

    def line(self, ends: Sequence[At], width: float, colour: Colour) -> None:
        points = [(SCALE * x, SCALE * y) for x, y in ends]
        self._draw.line(points, colour, max(1, round(SCALE * width)), "curve")

    def picture(self, image: Image.Image, box: Box, radius: float = 12) -> None:
        """An image that fills a box with rounded corners."""
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
        letters: Letters | None = None,
    ) -> float:
        """At a place, smaller if it is wider than it may be, shortened in the end; how wide."""
        room = None if most is None else SCALE * most
        shown, font = (letters or self._letters).fitting(text, SCALE * size, room)
        self._draw.text((SCALE * at[0], SCALE * at[1]), shown, colour, font, anchor)
        return font.getlength(shown) / SCALE

    def finished(self) -> Image.Image:
        width, height = self._sheet.size
        return self._sheet.resize((width // SCALE, height // SCALE), Image.Resampling.LANCZOS)


def _around(at: At, radius: float) -> list[float]:
    x, y = at
    return [SCALE * edge for edge in (x - radius, y - radius, x + radius, y + radius)]


def spread(places: Iterable[At], room: float) -> list[At]:
    """As large as there is room, with the same distances in all directions."""
    points = list(places)
    (left, right), (top, foot) = ((min(axis), max(axis)) for axis in zip(*points, strict=True))
    scale = room / max(right - left, foot - top, 1e-6)
    middle = (left + right) / 2, (top + foot) / 2
    return [(scale * (x - middle[0]), scale * (y - middle[1])) for x, y in points]
