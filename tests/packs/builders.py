"""Small packs and pictures, made for a test."""

import io
from collections.abc import Iterable
from pathlib import Path
from random import Random

from PIL import Image

from samewave.packs.check import Checked, check
from samewave.packs.pack import Folder, PackProblem, Source

HEAD = """\
format = 1
id = "mine"
title = { en = "Mine", de = "Meins" }
licence = "CC0-1.0"
languages = ["en", "de"]
"""
CARD = """
[[images]]
id = "{id}"
title = {{ en = "{id}", de = "{id}" }}
description = {{ en = "A picture.", de = "Ein Bild." }}
tags = {{ en = ["one", "two"], de = ["eins", "zwei"] }}
"""
IDS = ("alpha", "beta", "gamma")


def cards(ids: Iterable[str] = IDS) -> str:
    return "".join(CARD.format(id=name) for name in ids)


def noise(seed: int, width: int = 800, height: int = 800) -> Image.Image:
    """A unique picture of sixteen large blots."""
    small = Image.frombytes("RGB", (4, 4), Random(seed).randbytes(4 * 4 * 3))
    return small.resize((width, height), Image.Resampling.NEAREST)


def as_bytes(image: Image.Image, kind: str = "png", **settings: object) -> bytes:
    file = io.BytesIO()
    image.save(file, kind, **settings)
    return file.getvalue()


def make_pack(folder: Path, text: str = HEAD + cards(), ids: Iterable[str] = IDS) -> Folder:
    images = folder / "images"
    images.mkdir(parents=True)
    folder.joinpath("pack.toml").write_text(text, "utf-8")
    for seed, name in enumerate(ids):
        images.joinpath(f"{name}.png").write_bytes(as_bytes(noise(seed)))
    return Folder(folder)


def found(source: Source) -> list[tuple[str, str]]:
    """The place and code of each problem."""
    return said(check(source).problems)


def said(problems: Iterable[PackProblem]) -> list[tuple[str, str]]:
    return [(problem.where, problem.refused.code) for problem in problems]


def checked(source: Source) -> Checked:
    good = check(source)
    assert not good.problems
    return good
