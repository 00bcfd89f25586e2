"""Pictures: opened with suspicion, made square, encoded for phones and screens."""

import io
import warnings
from pathlib import PurePosixPath
from xml.etree import ElementTree as ET

import resvg_py
from PIL import Image, ImageCms, ImageOps

from samewave.core import Refused
from samewave.packs.problem import Problem

KINDS = ("avif", "jpeg", "jpg", "png", "webp")
"""Endings of photographs and paintings; only our own drawings are SVG."""
DRAWING = "svg"
_FORMATS = ("AVIF", "JPEG", "PNG", "WEBP")
_MOVING = ("AVIF", "PNG", "WEBP")
"""Formats with several frames that are a film; in the others they are further views of one."""
MOST_PIXELS = 64_000_000
LEAST_SIDE = 240
SHARP_SIDE = 800
"""Of the largest picture that a screen gets."""
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
    with Image.open(io.BytesIO(data), formats=_FORMATS) as image:
        _judge_size(image)
        if image.format in _MOVING and getattr(image, "n_frames", 1) > 1:
            raise Refused("moving_image")
        image.draft("RGB", (SHARP_SIDE * 2, SHARP_SIDE * 2))
        image.load()
        profile = image.info.get("icc_profile")
        return _crop(_plain(ImageOps.exif_transpose(image), profile), focus)


def _judge_size(image: Image.Image) -> None:
    width, height = image.size
    if width * height > MOST_PIXELS:
        raise Refused("too_many_pixels", width=width, height=height, most=MOST_PIXELS)
    if min(width, height) < LEAST_SIDE:
        raise Refused("too_few_pixels", width=width, height=height, least=LEAST_SIDE)


def _plain(image: Image.Image, profile: bytes | None) -> Image.Image:
    """In sRGB, on white where it was transparent."""
    if image.has_transparency_data:
        image = image.convert("RGBA")
        paper = Image.new("RGBA", image.size, "white")
        return Image.alpha_composite(paper, image).convert("RGB")
    if profile and image.mode in ("RGB", "CMYK"):
        own, plain = ImageCms.ImageCmsProfile(io.BytesIO(profile)), ImageCms.createProfile("sRGB")
        converted = ImageCms.profileToProfile(image, own, plain, outputMode="RGB")
        image = converted or image
    return image.convert("RGB")


def _crop(image: Image.Image, focus: Focus) -> Image.Image:
    """The largest square that keeps the focus as near to its middle as it can; no metadata."""
    side = min(image.size)
    cropped = ImageOps.fit(image, (side, side), Image.Resampling.LANCZOS, centering=focus)
    cropped = at_most(cropped, SHARP_SIDE * 2)
    cropped.info.clear()
    return cropped


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
