"""Alike: how far apart two pictures are, for every eye.

Pictures are compared as small as they are seen from afar, as people with the three common kinds of
colour blindness see them; the blindest eye counts.
"""

from collections.abc import Mapping
from itertools import combinations
from math import dist
from operator import mul
from statistics import fmean

from PIL import Image

_SIDE = 12
TOO_ALIKE = 10.0
"""Mean distance of colours (lightness runs from 0 to 100) below which cards are mistaken."""
_EYES = {
    "protanopia": (
        *(0.152286, 1.052583, -0.204868),
        *(0.114503, 0.786281, 0.099216),
        *(-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        *(0.367322, 0.860646, -0.227968),
        *(0.280085, 0.672501, 0.047413),
        *(-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        *(1.255528, -0.076749, -0.178779),
        *(-0.078411, 0.930809, 0.147602),
        *(0.004733, 0.691367, 0.303900),
    ),
}
"""What is left of red, green and blue light (Machado, Oliveira and Fernandes, 2009)."""
_TO_XYZ = (
    *(0.4124, 0.3576, 0.1805),
    *(0.2126, 0.7152, 0.0722),
    *(0.0193, 0.1192, 0.9505),
)
_WHITE = (0.9505, 1.0, 1.089)

Colour = tuple[float, float, float]
"""Lightness from 0 to 100, from green to red, from blue to yellow (CIE L*a*b*)."""
Glance = dict[str, tuple[Colour, ...]]
"""A picture at a glance, for each kind of eye."""


def glance(image: Image.Image) -> Glance:
    small = image.convert("RGB").resize((_SIDE, _SIDE), Image.Resampling.BOX)
    red, green, blue = (map(_light, small.getchannel(band).tobytes()) for band in "RGB")
    pixels = list(zip(red, green, blue, strict=True))
    return {
        eye: tuple(_colour(_times(matrix, pixel)) for pixel in pixels)
        for eye, matrix in _EYES.items()
    }


def _light(value: int) -> float:
    part = value / 255
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def _times(matrix: tuple[float, ...], light: Colour) -> Colour:
    red, green, blue = (max(0.0, sum(map(mul, matrix[row : row + 3], light))) for row in (0, 3, 6))
    return red, green, blue


def _colour(light: Colour) -> Colour:
    x, y, z = (
        _felt(value / white) for value, white in zip(_times(_TO_XYZ, light), _WHITE, strict=True)
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _felt(value: float) -> float:
    return float(value ** (1 / 3)) if value > 0.008856 else 7.787 * value + 16 / 116


def difference(one: Glance, other: Glance) -> float:
    """How different two are to the eye that tells them apart worst: their mean distance."""
    return min(fmean(map(dist, one[eye], other[eye])) for eye in _EYES)


def pairs(glances: Mapping[str, Glance]) -> list[tuple[float, str, str]]:
    """All pairs with their difference, the most alike first."""
    return sorted(
        (difference(glances[one], glances[other]), one, other)
        for one, other in combinations(glances, 2)
    )
