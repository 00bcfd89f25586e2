"""Image distance: cards that differ only in colour look the same to colour-blind people."""

from PIL import Image

from samewave.packs.pictures import TOO_ALIKE, difference, glance, pairs
from tests.packs.builders import noise


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
