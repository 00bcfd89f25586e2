"""Associations: compute how strongly each image of the house pack answers each theme.

A small sentence model reads the themes, a line of thoughts about each, and what stands on the cards
in English; `make associations` runs it. The weights were chosen by comparing with the answers in
`tests/packs/answers.toml`, which are not otherwise used.
"""

import sys
import tomllib
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path

import msgspec
import numpy as np
from numpy.typing import NDArray

from samewave.bots.association import FILE, MIDDLE, UNIT, Learned, fingerprint
from samewave.packs import Shelf
from samewave.packs.pack import ImageCard, Pack
from tools.minilm import MiniLM, Vector

ROOT = Path(__file__).parents[1]
THOUGHTS = ROOT / "tools" / "thoughts.toml"
ANSWERS = ROOT / "tests" / "packs" / "answers.toml"

Table = NDArray[np.float32]
"""Strengths by theme and image, or by image and aspect."""

ASPECTS = {
    ("nature", "technology"): (
        "nature, plants, animals, trees, flowers, sea",
        "technology, machines, city, office, money, science",
    ),
    ("alone", "together"): (
        "alone, loneliness, solitude, silence, emptiness",
        "together, friends, family, party, guests, couple",
    ),
    ("dark", "bright"): (
        "dark night, fear, danger, shadow, gloom",
        "bright sunny day, joy, cheerful colours, summer",
    ),
    ("home", "away"): (
        "home, comfort, indoors, everyday life, habit",
        "travel, adventure, far away, departure, freedom",
    ),
    ("calm", "wild"): (
        "calm, rest, patience, slow, quiet, peace",
        "wild, energy, speed, eruption, risk, passion",
    ),
    ("real", "dreamt"): (
        "everyday reality, work, duty, ordinary things",
        "dream, fairy tale, magic, imagination, fantasy",
    ),
    ("young", "old"): (
        "childhood, play, birth, beginning, youth",
        "old age, memory, past, farewell, end",
    ),
    ("tender", "proud"): (
        "tenderness, love, care, family, trust",
        "power, success, ambition, victory, wealth, pride",
    ),
}
"""Aspects in which images differ whatever the theme, each with words for both sides."""


def main() -> None:
    pack = Shelf().pack("house")
    assert pack
    thoughts = tomllib.loads(THOUGHTS.read_text("utf-8"))
    read = MiniLM()
    strengths = relevance(read, pack, thoughts)
    stored = Learned(
        cards=fingerprint(pack),
        thoughts=sha256(THOUGHTS.read_bytes()).hexdigest(),
        aspects=tuple(ASPECTS),
        relevance=as_bytes(strengths),
        leanings=as_bytes(leanings(read, pack)),
    )
    FILE.write_bytes(msgspec.msgpack.encode(stored))
    sys.stdout.write(compared(pack, strengths))


def relevance(read: MiniLM, pack: Pack, thoughts: dict[str, str]) -> Table:
    """How strongly each image answers each theme: the sum of several similarities."""
    themes = [theme.texts["en"] for box in pack.themes for card in box.cards for theme in card]
    lines = [thoughts[theme] for theme in themes]
    alone = _many(read, themes)
    thought = _many(read, lines)
    both = _many(read, [f"{theme}: {line}" for theme, line in zip(themes, lines, strict=True)])
    single = [_many(read, line.split(", ")) for line in lines]
    strengths = 0.6 * _alike(read, alone, pack)
    strengths += _alike(read, thought, pack) + _alike(read, both, pack)
    strengths += 0.5 * _each_finds_a_tag(read, single, pack)
    strengths += 0.5 * _best_is_told(read, single, pack)
    return _standard(_standard(strengths, axis=0), axis=1)


def leanings(read: MiniLM, pack: Pack) -> Table:
    """How close each image is to the second side of each aspect."""
    images = _many(read, [_told(image) for image in pack.images])
    sides = [_many(read, sides) for sides in ASPECTS.values()]
    return _standard(np.array([images @ (two - one) for one, two in sides]).T, axis=0)


def as_bytes(strengths: Table) -> bytes:
    return np.clip(np.rint(MIDDLE + UNIT * strengths), 0, 255).astype(np.uint8).tobytes()


def compared(pack: Pack, strengths: Table) -> str:
    """Compare the strengths with our own judgement, and with chance."""
    answers = tomllib.loads(ANSWERS.read_text("utf-8"))
    themes = [theme.texts["en"] for box in pack.themes for card in box.cards for theme in card]
    told = "  deck  of 5  by chance  rank of the best fair one  median rank of the best\n"
    for size in (40, 52):
        ids = [image.id for image in pack.images[:size]]
        fair = [[ids.index(each) for each in answers[theme] if each in ids] for theme in themes]
        ranked = [list(np.argsort(-row[:size], kind="stable")) for row in strengths]
        shared = [len({*row[:5]} & {*good}) for row, good in zip(ranked, fair, strict=True)]
        places = [sorted(map(row.index, good)) for row, good in zip(ranked, fair, strict=True)]
        firsts = [row.index(good[0]) for row, good in zip(ranked, fair, strict=True) if good]
        chance = 5 * np.mean([len(good) for good in fair]) / size
        told += f"{size:6}{np.mean(shared):6.2f}{chance:11.2f}"
        told += f"{np.mean([found[0] + 1 for found in places if found]):27.2f}"
        told += f"{np.median(firsts) + 1:25.0f}\n"
    return told


def _alike(read: MiniLM, themes: Table, pack: Pack) -> Table:
    """The similarity of themes to whole cards, lists of tags, all tags, and the nearest three."""
    tags = [themes @ _many(read, image.tags["en"]).T for image in pack.images]
    views = (
        themes @ _many(read, [_told(image) for image in pack.images]).T,
        themes @ _many(read, [", ".join(image.tags["en"]) for image in pack.images]).T,
        np.array([near.mean(axis=1) for near in tags]).T,
        np.array([near.mean(axis=1) for near in tags]).T,
        np.array([np.sort(near, axis=1)[:, -3:].mean(axis=1) for near in tags]).T,
    )
    total: Table = sum(_standard(view, axis=0) for view in views)
    return total / total.std()


def _each_finds_a_tag(read: MiniLM, thoughts: list[Table], pack: Pack) -> Table:
    """The similarity of each thought to the nearest tag; only near ones count."""
    tags = [_many(read, image.tags["en"]) for image in pack.images]
    near = [[(each @ tag.T).max(axis=1).clip(0, 1) for tag in tags] for each in thoughts]
    return _standard(np.array([[(found**3).mean() for found in row] for row in near]), axis=0)


def _best_is_told(read: MiniLM, thoughts: list[Table], pack: Pack) -> Table:
    """The one thought that fits a whole card best."""
    cards = _many(read, [_told(image) for image in pack.images])
    return _standard(np.array([(each @ cards.T).max(axis=0) for each in thoughts]), axis=0)


def _told(image: ImageCard) -> str:
    return f"{image.title['en']}. {image.description['en']} {', '.join(image.tags['en'])}"


def _many(read: MiniLM, texts: Sequence[str]) -> Table:
    vectors: list[Vector] = [read(text) for text in texts]
    return np.array(vectors)


def _standard(strengths: Table, axis: int) -> Table:
    """Standardise along an axis to mean 0 and standard deviation 1."""
    middle = strengths.mean(axis=axis, keepdims=True)
    scaled: Table = (strengths - middle) / strengths.std(axis=axis, keepdims=True)
    return scaled


if __name__ == "__main__":
    main()
