"""Pictures: opened safely, cropped to a square, encoded for phones and screens, and compared."""

import io
import warnings
from collections.abc import Callable, Mapping
from itertools import combinations
from math import dist
from operator import mul
from pathlib import PurePosixPath
from statistics import fmean
from xml.etree import ElementTree as ET

import resvg_py
from PIL import Image, ImageCms

from samewave.core import Refused
from samewave.packs.pack import PackProblem

EXTENSIONS = ("avif", "jpeg", "jpg", "png", "webp")
"""File extensions of photos; only our own drawings are SVG."""
DRAWING = "svg"
_FORMATS = ("AVIF", "JPEG", "PNG", "WEBP")
_MOVING = ("AVIF", "PNG", "WEBP")
"""Formats whose several frames are an animation; in JPEG they are further views of one photo."""
MOST_PIXELS = 16_000_000
"""The size that a process with limited memory can decode in any format."""
MOST_JPEG_PIXELS = 200_000_000
"""A baseline JPEG is decoded at reduced size, so photos of new phones are accepted."""
LEAST_SIDE = 240
SHARP_SIDE = 800
"""The side of the largest picture that is sent to screens."""
_KEPT_SIDE = SHARP_SIDE * 2
_STRIP = 64
"""Rows that are converted at once."""
_ORIENTATION = 0x0112
_TURNS = {
    2: Image.Transpose.FLIP_LEFT_RIGHT,
    3: Image.Transpose.ROTATE_180,
    4: Image.Transpose.FLIP_TOP_BOTTOM,
    5: Image.Transpose.TRANSPOSE,
    6: Image.Transpose.ROTATE_270,
    7: Image.Transpose.TRANSVERSE,
    8: Image.Transpose.ROTATE_90,
}
"""By EXIF orientation, what turns the picture upright."""
_ELEMENTS = {
    *("svg", "title", "desc", "defs", "g", "use", "clipPath", "mask"),
    *("path", "rect", "circle", "ellipse", "line", "polygon", "polyline"),
    *("linearGradient", "radialGradient", "stop"),
}
Image.MAX_IMAGE_PIXELS = None
"""We check the size ourselves, from the file's header and before any pixel is read."""
_SVG = "{http://www.w3.org/2000/svg}"
_HREFS = ("href", "{http://www.w3.org/1999/xlink}href")

Focus = tuple[float, float]


def extension_of(file: str) -> str:
    return PurePosixPath(file).suffix[1:].lower()


def open_picture(
    file: str, data: bytes, focus: Focus = (0.5, 0.5), drawn: int = SHARP_SIDE
) -> Image.Image:
    """The picture, square and upright, in sRGB and without metadata; or PackProblem.

    A drawing is rendered with the side `drawn`; larger ones take longer.
    """
    if extension_of(file) == DRAWING:
        return draw(file, data, drawn)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return _photo(data, focus)
    except Refused as refused:
        raise PackProblem(file, refused) from None
    except (OSError, ValueError, SyntaxError, RuntimeError, ImageCms.PyCMSError):
        raise PackProblem(file, Refused("broken_image", kinds=list(EXTENSIONS))) from None


def draw(file: str, data: bytes, side: int) -> Image.Image:
    """Render one of our own drawings."""
    for refused in judge_drawing(data):
        raise PackProblem(file, refused)
    try:
        png = resvg_py.svg_to_bytes(svg_string=data.decode(), width=side, height=side)
    except ValueError as wrong:
        raise PackProblem(file, Refused("broken_drawing", detail=str(wrong))) from None
    return Image.open(io.BytesIO(bytes(png))).convert("RGB")


def judge_drawing(data: bytes) -> list[Refused]:
    """The problems of a drawing: it must use no fonts, no other files and no scripts."""
    if b"<!DOCTYPE" in data or b"<!ENTITY" in data:
        return [Refused("drawing_element", element="DOCTYPE")]
    try:
        root = ET.fromstring(data)  # noqa: S314 - a document type was refused before
    except ET.ParseError as wrong:
        return [Refused("broken_drawing", detail=str(wrong))]
    if root.tag != f"{_SVG}svg" or root.get("viewBox") != "0 0 400 400":
        return [Refused("drawing_view_box")]
    names = {str(element.tag).removeprefix(_SVG) for element in root.iter()}
    links = {element.get(href, "#") for element in root.iter() for href in _HREFS}
    return [
        *(Refused("drawing_element", element=name) for name in sorted(names - _ELEMENTS)),
        *(Refused("drawing_link", link=link) for link in sorted(links) if link[:1] != "#"),
    ]


def _photo(data: bytes, focus: Focus) -> Image.Image:
    _judge_webp(data)
    with Image.open(io.BytesIO(data), formats=_FORMATS) as image:
        _judge_decoded_size(image)
        if image.format in _MOVING and getattr(image, "n_frames", 1) > 1:
            raise Refused("moving_image")
        image.load()
        turn = image.getexif().get(_ORIENTATION, 1)
        square = _reduced(image, _box(image, _turned_back(focus, turn)))
    if turn in _TURNS:
        square = square.transpose(_TURNS[turn])
    return at_most(square, _KEPT_SIDE)


def _judge_decoded_size(image: Image.Image) -> None:
    """Ask for decoding at reduced size where the format can do it, and judge that size.

    A progressive JPEG needs memory for all its pixels, whatever the size it is decoded at.
    """
    full = image.size
    if image.info.get("progressive") or full[0] * full[1] > MOST_JPEG_PIXELS:
        _judge_size(*full)
    image.draft("RGB", (_KEPT_SIDE, _KEPT_SIDE))
    if image.width * image.height > MOST_PIXELS:
        _judge_size(*full)
    _judge_size(*image.size)


def _judge_size(width: int, height: int) -> None:
    if width * height > MOST_PIXELS:
        raise Refused("too_many_pixels", width=width, height=height, most=MOST_PIXELS)
    if min(width, height) < LEAST_SIDE:
        raise Refused("too_few_pixels", width=width, height=height, least=LEAST_SIDE)


def _judge_webp(data: bytes) -> None:
    """Judge the size before opening: Pillow allocates all pixels of a WebP file at once."""
    if data[:4] != b"RIFF" or data[8:12] != b"WEBP":
        return
    kind, head = data[12:16], data[20:30].ljust(10, b"\0")
    number = int.from_bytes(head, "little")
    if kind == b"VP8X":
        _judge_size(1 + (number >> 32 & 0xFFFFFF), 1 + (number >> 56 & 0xFFFFFF))
    elif kind == b"VP8L":
        _judge_size(1 + (number >> 8 & 0x3FFF), 1 + (number >> 22 & 0x3FFF))
    elif kind == b"VP8 ":
        _judge_size(number >> 48 & 0x3FFF, number >> 64 & 0x3FFF)


def _turned_back(focus: Focus, turn: int) -> Focus:
    """The focus of the upright picture in the coordinates of the file."""
    x, y = focus
    places = {2: (1 - x, y), 3: (1 - x, 1 - y), 4: (x, 1 - y), 5: (y, x)}
    places |= {6: (y, 1 - x), 7: (1 - y, 1 - x), 8: (1 - y, x)}
    return places.get(turn, focus)


def _box(image: Image.Image, focus: Focus) -> tuple[int, int, int]:
    """The largest square with the focus as central as possible: its corner and side."""
    side = min(image.size)
    left, top = (
        round((length - side) * place) for length, place in zip(image.size, focus, strict=True)
    )
    return left, top, side


def _reduced(image: Image.Image, box: tuple[int, int, int]) -> Image.Image:
    """The square in sRGB, reduced to about the size that is kept.

    It is converted in strips, because converting a palette or transparent picture at once would
    take many times its memory.
    """
    left, top, side = box
    factor = max(1, side // _KEPT_SIDE)
    side -= side % factor
    plain = _translation(image)
    square = Image.new("RGB", (side // factor, side // factor))
    for row in range(0, side, _STRIP * factor):
        until = min(row + _STRIP * factor, side)
        strip = plain(image.crop((left, top + row, left + side, top + until)))
        square.paste(strip.reduce(factor) if factor > 1 else strip, (0, row // factor))
    return square


def _translation(image: Image.Image) -> Callable[[Image.Image], Image.Image]:
    """A function that converts a part of the picture to sRGB, on white where it is transparent."""
    profile = image.info.get("icc_profile")
    if image.has_transparency_data:
        return _on_white
    if profile and image.mode in ("RGB", "CMYK"):
        own, plain = ImageCms.ImageCmsProfile(io.BytesIO(profile)), ImageCms.createProfile("sRGB")
        transform = ImageCms.buildTransform(own, plain, image.mode, "RGB")
        return lambda part: ImageCms.applyTransform(part, transform) or part
    return lambda part: part.convert("RGB")


def _on_white(part: Image.Image) -> Image.Image:
    part = part.convert("RGBA")
    paper = Image.new("RGBA", part.size, "white")
    return Image.alpha_composite(paper, part).convert("RGB")


def at_most(image: Image.Image, side: int) -> Image.Image:
    """The image, scaled down if its side is larger than that."""
    if image.width <= side:
        return image
    return image.resize((side, side), Image.Resampling.LANCZOS)


def encoded(image: Image.Image, kind: str, **settings: object) -> bytes:
    """The image as a file of that format, without metadata."""
    file = io.BytesIO()
    image.save(file, kind, exif=b"", icc_profile=None, **settings)
    return file.getvalue()


def encode_photo(image: Image.Image) -> bytes:
    """A photo in the format that packs store."""
    return encoded(image, "webp", quality=92)


def is_plain(data: bytes) -> bool:
    """Whether a file is in the format that packs store: a square WebP without metadata."""
    with Image.open(io.BytesIO(data), formats=_FORMATS) as image:
        more = {"exif", "icc_profile", "xmp", "comment"} & {
            name for name, value in image.info.items() if value
        }
        square = image.width == image.height <= SHARP_SIDE * 2
        return image.format == "WEBP" and square and not more


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
