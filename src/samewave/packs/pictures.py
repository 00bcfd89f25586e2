"""Pictures: opened with suspicion, made square, encoded for phones and screens."""

import io
import warnings
from collections.abc import Callable
from pathlib import PurePosixPath
from xml.etree import ElementTree as ET

import resvg_py
from PIL import Image, ImageCms

from samewave.core import Refused
from samewave.packs.problem import Problem

KINDS = ("avif", "jpeg", "jpg", "png", "webp")
"""Endings of photographs and paintings; only our own drawings are SVG."""
DRAWING = "svg"
_FORMATS = ("AVIF", "JPEG", "PNG", "WEBP")
_MOVING = ("AVIF", "PNG", "WEBP")
"""Formats with several frames that are a film; in the others they are further views of one."""
MOST_PIXELS = 16_000_000
"""What a process with a limit of memory can decode, whatever the format."""
MOST_JPEG_PIXELS = 200_000_000
"""A baseline JPEG is decoded at a fraction of its size, so that photos of new phones are fine."""
LEAST_SIDE = 240
SHARP_SIDE = 800
"""Of the largest picture that a screen gets."""
_KEPT_SIDE = SHARP_SIDE * 2
_STRIP = 64
"""Rows that are made plain at once."""
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
"""By how a camera was held, what turns its picture upright."""
_ELEMENTS = {
    *("svg", "title", "desc", "defs", "g", "use", "clipPath", "mask"),
    *("path", "rect", "circle", "ellipse", "line", "polygon", "polyline"),
    *("linearGradient", "radialGradient", "stop"),
}
Image.MAX_IMAGE_PIXELS = None
"""The size is judged here, from the head of a file and before a pixel is read."""
_SVG = "{http://www.w3.org/2000/svg}"
_HREFS = ("href", "{http://www.w3.org/1999/xlink}href")

Focus = tuple[float, float]


def ending_of(file: str) -> str:
    return PurePosixPath(file).suffix[1:].lower()


def open_picture(
    file: str, data: bytes, focus: Focus = (0.5, 0.5), drawn: int = SHARP_SIDE
) -> Image.Image:
    """The picture, square and upright, in plain sRGB and without anything else; or Problem.

    A drawing has any size that is wanted; the larger, the longer it takes.
    """
    if ending_of(file) == DRAWING:
        return draw(file, data, drawn)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return _photo(data, focus)
    except Refused as refused:
        raise Problem(file, refused) from None
    except (OSError, ValueError, SyntaxError, RuntimeError, ImageCms.PyCMSError):
        raise Problem(file, Refused("broken_image", kinds=list(KINDS))) from None


def draw(file: str, data: bytes, side: int) -> Image.Image:
    """A drawing of our own as pixels."""
    for refused in judge_drawing(data):
        raise Problem(file, refused)
    try:
        png = resvg_py.svg_to_bytes(svg_string=data.decode(), width=side, height=side)
    except ValueError as wrong:
        raise Problem(file, Refused("broken_drawing", detail=str(wrong))) from None
    return Image.open(io.BytesIO(bytes(png))).convert("RGB")


def judge_drawing(data: bytes) -> list[Refused]:
    """What a drawing must not have: it needs no font, no other file and no program."""
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
    """Have the picture decoded at reduced size where its format can, and judge that size.

    A progressive JPEG needs memory for all its pixels, at whatever size it is decoded.
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
    """Of these files, even to open one takes memory for all its pixels."""
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
    """Where the focus of the upright picture lies in the picture as the camera wrote it."""
    x, y = focus
    places = {2: (1 - x, y), 3: (1 - x, 1 - y), 4: (x, 1 - y), 5: (y, x)}
    places |= {6: (y, 1 - x), 7: (1 - y, 1 - x), 8: (1 - y, x)}
    return places.get(turn, focus)


def _box(image: Image.Image, focus: Focus) -> tuple[int, int, int]:
    """The largest square that keeps the focus as near to its middle as it can: corner and side."""
    side = min(image.size)
    left, top = (
        round((length - side) * place) for length, place in zip(image.size, focus, strict=True)
    )
    return left, top, side


def _reduced(image: Image.Image, box: tuple[int, int, int]) -> Image.Image:
    """That square in plain sRGB, not much larger than it is kept.

    Strip by strip: a palette or a transparent picture would take many times its memory at once.
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
    """What makes a part of a picture plain: in sRGB, on white where it was transparent."""
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
    """Not larger than that."""
    if image.width <= side:
        return image
    return image.resize((side, side), Image.Resampling.LANCZOS)


def encoded(image: Image.Image, kind: str, **settings: object) -> bytes:
    """The bytes of a file of that kind: nothing in it but the picture."""
    file = io.BytesIO()
    image.save(file, kind, exif=b"", icc_profile=None, **settings)
    return file.getvalue()


def kept(image: Image.Image) -> bytes:
    """A photo as packs keep it."""
    return encoded(image, "webp", quality=92)


def is_plain(data: bytes) -> bool:
    """Whether a file is as packs keep them: nothing in it but a square picture."""
    with Image.open(io.BytesIO(data), formats=_FORMATS) as image:
        more = {"exif", "icc_profile", "xmp", "comment"} & {
            name for name, value in image.info.items() if value
        }
        square = image.width == image.height <= SHARP_SIDE * 2
        return image.format == "WEBP" and square and not more
