"""Image distance: how easily two pictures can be told apart, also by colour-blind people.

Pictures are compared at a small size, as seen from afar, and as people with the three common kinds
of colour blindness see them. The kind that tells the two apart worst counts.
"""

from collections.abc import Mapping
from itertools import combinations
from math import dist
from operator import mul
from statistics import fmean

from PIL import Image

_SIDE = 12
TOO_ALIKE = 10.0
"""Cards with a smaller mean colour distance are confused (lightness runs from 0 to 100)."""
_BLINDNESS = {
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
"""The colour matrix of each kind (Machado, Oliveira and Fernandes, 2009)."""
_TO_XYZ = (
    *(0.4124, 0.3576, 0.1805),
    *(0.2126, 0.7152, 0.0722),
    *(0.0193, 0.1192, 0.9505),
)
_WHITE = (0.9505, 1.0, 1.089)

Colour = tuple[float, float, float]
"""A colour in CIE L*a*b*: lightness from 0 to 100, green to red, blue to yellow."""
Glance = dict[str, tuple[Colour, ...]]
"""The colours of a small copy of a picture, for each kind of colour blindness."""


def glance(image: Image.Image) -> Glance:
    small = image.convert("RGB").resize((_SIDE, _SIDE), Image.Resampling.BOX)
    red, green, blue = (map(_linear, small.getchannel(band).tobytes()) for band in "RGB")
    pixels = list(zip(red, green, blue, strict=True))
    return {
        kind: tuple(_colour(_times(matrix, pixel)) for pixel in pixels)
        for kind, matrix in _BLINDNESS.items()
    }


def _linear(value: int) -> float:
    part = value / 255
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def _times(matrix: tuple[float, ...], light: Colour) -> Colour:
    red, green, blue = (max(0.0, sum(map(mul, matrix[row : row + 3], light))) for row in (0, 3, 6))
    return red, green, blue


def _colour(light: Colour) -> Colour:
    x, y, z = (
        _perceived(value / white)
        for value, white in zip(_times(_TO_XYZ, light), _WHITE, strict=True)
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _perceived(value: float) -> float:
    return float(value ** (1 / 3)) if value > 0.008856 else 7.787 * value + 16 / 116


def difference(one: Glance, other: Glance) -> float:
    """The mean colour distance for the kind of colour blindness that sees the least."""
    return min(fmean(map(dist, one[kind], other[kind])) for kind in _BLINDNESS)


def pairs(glances: Mapping[str, Glance]) -> list[tuple[float, str, str]]:
    """All pairs with their distance, the most alike first."""
    return sorted(
        (difference(glances[one], glances[other]), one, other)
        for one, other in combinations(glances, 2)
    )
