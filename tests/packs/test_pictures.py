"""Pictures: opened safely, stored without metadata, compared as the colour-blind see them."""

import io
import struct
import zlib
from typing import Any

import pytest
from PIL import Image, ImageCms

from samewave.packs.pack import PackProblem
from samewave.packs.pictures import (
    TOO_ALIKE,
    difference,
    encode_photo,
    encoded,
    glance,
    is_plain,
    judge_drawing,
    open_picture,
    pairs,
)
from tests.packs.builders import as_bytes, noise

DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400">{}</svg>'
LEFT, RIGHT = (250, 0, 0), (0, 0, 250)


def halves(width: int = 600, height: int = 300) -> Image.Image:
    """Red on the left, blue on the right."""
    image = Image.new("RGB", (width, height), LEFT)
    image.paste(RIGHT, (width // 2, 0, width, height))
    return image


def code_of(file: str, data: bytes) -> str:
    with pytest.raises(PackProblem) as raised:
        open_picture(file, data)
    assert raised.value.where == file
    return raised.value.refused.code


@pytest.mark.parametrize("kind", ["avif", "jpeg", "png", "webp"])
def test_a_photo_becomes_square(kind: str) -> None:
    picture = open_picture(f"a.{kind}", as_bytes(noise(1, 900, 500), kind))

    assert (picture.size, picture.mode) == ((500, 500), "RGB")


def test_a_photo_is_turned_as_the_camera_was_held() -> None:
    exif = Image.Exif()
    exif[0x0112] = 6  # the camera was held sideways
    data = as_bytes(halves(600, 600), "jpeg", exif=exif)

    picture = open_picture("a.jpg", data)

    top, bottom = picture.getpixel((300, 10)), picture.getpixel((300, 590))
    assert top[0] > 200 > bottom[0]  # type: ignore[index]


@pytest.mark.parametrize(("focus", "seen"), [((0, 0.5), LEFT), ((1, 0.5), RIGHT)])
def test_the_crop_follows_the_focus(focus: Any, seen: Any) -> None:
    picture = open_picture("a.png", as_bytes(halves()), focus)

    assert picture.getpixel((10, 10)) == picture.getpixel((290, 290)) == seen


def test_whatever_a_camera_wrote_is_gone() -> None:
    exif = Image.Exif()
    exif[0x010F] = "A camera"
    exif.get_ifd(0x8825)[1] = "N"
    profile = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
    data = as_bytes(noise(1), "jpeg", exif=exif, icc_profile=profile, comment=b"at home")
    picture = open_picture("a.jpg", data)

    for written in (encode_photo(picture), encoded(picture, "avif")):
        assert b"camera" not in written
        with Image.open(io.BytesIO(written)) as image:
            assert not dict(image.getexif())
            assert not {"exif", "icc_profile", "comment", "xmp"} & set(image.info)
    assert not is_plain(data)
    assert is_plain(encode_photo(picture))


def test_colours_of_another_profile_are_translated() -> None:
    """A camera's red has another value than a screen's, so dropping the profile would change it."""
    swapped = bytearray(ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes())
    red, blue = (swapped.index(name, 128) for name in (b"rXYZ", b"bXYZ"))
    swapped[red : red + 4], swapped[blue : blue + 4] = b"bXYZ", b"rXYZ"
    pixels = Image.new("RGB", (300, 300), (250, 10, 10))

    picture = open_picture("a.png", as_bytes(pixels, icc_profile=bytes(swapped)))

    assert picture.getpixel((9, 9)) == pytest.approx((10, 10, 250), abs=6)


def test_glass_stands_on_white() -> None:
    clear = Image.new("RGBA", (300, 300), (0, 0, 0, 0))

    assert open_picture("a.png", as_bytes(clear)).getpixel((9, 9)) == (255, 255, 255)


@pytest.mark.parametrize("mode", ["L", "1", "P", "CMYK", "I;16", "LA"])
def test_every_kind_of_pixel_is_read(mode: str) -> None:
    image = Image.new(mode, (300, 300))

    kind = "jpeg" if mode == "CMYK" else "png"
    assert open_picture(f"a.{kind}", as_bytes(image, kind)).mode == "RGB"


def test_a_phones_photo_with_a_second_view_is_a_photo() -> None:
    data = as_bytes(noise(1), "mpo", save_all=True, append_images=[noise(2)])

    picture = open_picture("a.jpg", data)

    assert picture.getpixel((400, 5)) != open_picture("a.jpg", as_bytes(noise(2), "jpeg")).getpixel(
        (400, 5)
    )


@pytest.mark.parametrize("kind", ["png", "webp"])
def test_a_moving_picture_is_refused(kind: str) -> None:
    data = as_bytes(noise(1), kind, save_all=True, append_images=[noise(2)])

    assert code_of(f"a.{kind}", data) == "moving_image"


def bomb(width: int, height: int) -> bytes:
    """A PNG that claims to be huge and contains almost nothing."""

    def chunk(name: bytes, data: bytes) -> bytes:
        return (
            struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
        )

    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    body = zlib.compress(bytes(1000))
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", body) + chunk(b"IEND", b"")


@pytest.mark.parametrize(("width", "height"), [(4001, 4000), (60_000, 60_000), (2**30, 2)])
def test_a_bomb_is_refused_with_the_limit_before_it_goes_off(width: int, height: int) -> None:
    with pytest.raises(PackProblem) as raised:
        open_picture("a.png", bomb(width, height))

    refused = raised.value.refused
    assert refused.code == "too_many_pixels"
    assert refused.params == {"width": width, "height": height, "most": 16_000_000}


def test_a_photo_of_48_megapixels_is_decoded_at_reduced_size() -> None:
    data = as_bytes(Image.new("RGB", (8000, 6000), "teal"), "jpeg")

    assert open_picture("a.jpg", data).size == (1600, 1600)


@pytest.mark.parametrize(("width", "height"), [(1599, 65_000), (65_000, 4000)])
def test_a_jpeg_that_stays_too_large_at_reduced_size_is_refused(width: int, height: int) -> None:
    data = as_bytes(Image.new("L", (width, height)), "jpeg")

    assert code_of("a.jpg", data) == "too_many_pixels"


def test_a_progressive_jpeg_may_not_have_more_pixels_than_other_formats() -> None:
    data = as_bytes(Image.new("L", (4001, 4000)), "jpeg", progressive=True)

    assert code_of("a.jpg", data) == "too_many_pixels"


def test_a_picture_that_is_too_small_is_refused_with_the_limit() -> None:
    assert code_of("a.png", as_bytes(noise(1, 1000, 239))) == "too_few_pixels"


WHOLE = as_bytes(noise(1), "jpeg")


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"GIF89a not really",
        b"<svg></svg>",
        WHOLE[: len(WHOLE) // 2],
        b"\xff\xd8\xff\xe0" + bytes(100),
        bomb(800, 800),
        as_bytes(noise(1), "gif"),
        as_bytes(noise(1), "bmp"),
        as_bytes(noise(1), "tiff"),
    ],
    ids=["empty", "text", "svg", "cut", "head", "hollow", "gif", "bmp", "tiff"],
)
def test_what_only_claims_to_be_a_picture_is_refused(data: bytes) -> None:
    assert code_of("a.jpg", data) == "broken_image"


def test_a_drawing_is_rendered() -> None:
    data = DRAWING.format('<rect width="400" height="400" fill="#ff0000"/>').encode()

    picture = open_picture("a.svg", data)

    assert (picture.size, picture.getpixel((0, 0))) == ((800, 800), (255, 0, 0))


@pytest.mark.parametrize(
    ("inside", "code"),
    [
        ('<image href="file:///etc/passwd"/>', "drawing_element"),
        ("<script>alert(1)</script>", "drawing_element"),
        ("<text>hello</text>", "drawing_element"),
        ("<style>@import url(x)</style>", "drawing_element"),
        ("<filter/>", "drawing_element"),
        ('<use href="other.svg#a"/>', "drawing_link"),
    ],
)
def test_a_drawing_needs_nothing_else(inside: str, code: str) -> None:
    assert code_of("a.svg", DRAWING.format(inside).encode()) == code


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"<svg", "broken_drawing"),
        (b"<html/>", "drawing_view_box"),
        (b'<svg xmlns="http://www.w3.org/2000/svg"/>', "drawing_view_box"),
        (b'<!DOCTYPE svg [<!ENTITY a "b">]><svg/>', "drawing_element"),
    ],
)
def test_what_is_no_drawing_is_said(data: bytes, code: str) -> None:
    assert [refused.code for refused in judge_drawing(data)] == [code]


def test_red_and_green_of_one_lightness_are_alike_to_some_eyes() -> None:
    red = glance(Image.new("RGB", (80, 80), (200, 60, 40)))
    green = glance(Image.new("RGB", (80, 80), (130, 86, 40)))

    assert difference(red, green) < TOO_ALIKE


def test_light_and_dark_are_different_to_every_eye() -> None:
    dark = glance(Image.new("RGB", (80, 80), (60, 20, 20)))
    light = glance(Image.new("RGB", (80, 80), (240, 200, 200)))

    assert difference(dark, light) > 5 * TOO_ALIKE


def test_the_same_colours_in_other_places_are_another_picture() -> None:
    upright, turned = noise(1), noise(1).rotate(180)

    assert difference(glance(upright), glance(turned)) > TOO_ALIKE
    assert difference(glance(upright), glance(upright)) == 0


def test_the_most_alike_pair_comes_first() -> None:
    glances = {"a": glance(noise(1)), "b": glance(noise(2)), "c": glance(noise(1))}

    far, one, other = pairs(glances)[0]

    assert (far, one, other) == (0, "a", "c")
