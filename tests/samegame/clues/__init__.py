"""Judged clues by language: `<language>.toml`, `fresh/`, `held_back/` and `everyday/`."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from samewave.packs import Shelf

FRESH, HELD_BACK, EVERYDAY = (
    Path(__file__).parent / name for name in ("fresh", "held_back", "everyday")
)


class Judged(NamedTuple):
    """A clue for an object, by name, with the verdict of a fair judge: fine, warned or refused."""

    text: str
    object: str
    verdict: str
    rule: str
    """Without its `clue_`; empty if the clue is fine."""


def fresh_clues(language: str) -> Iterator[Judged]:
    """The 150 clues of a language that were written before the checker."""
    yield from _grouped(FRESH, language)


def everyday_clues(language: str) -> Iterator[Judged]:
    """91 clues by somebody who had not seen the checker; its lists learned from their mistakes."""
    yield from _grouped(EVERYDAY, language)


def _grouped(folder: Path, language: str) -> Iterator[Judged]:
    """The clues of a file that lists them by verdict."""
    shelf = Shelf()
    text = (folder / f"{language}.toml").read_text("utf-8")
    for group in tomllib.loads(text)["judged"]:
        name = shelf.object_name("house", group["object"], language)
        for clue in group["clues"]:
            yield Judged(clue, name, group["verdict"], group.get("rule", ""))


def held_back_clues(language: str) -> Iterator[Judged]:
    """The 100 clues of a language that somebody wrote who had not seen the checker."""
    shelf = Shelf()
    text = (HELD_BACK / f"{language}.toml").read_text("utf-8")
    for clue in tomllib.loads(text)["clues"]:
        name = shelf.object_name("house", clue["object"], language)
        yield Judged(clue["text"], name, clue["verdict"], clue.get("rule", ""))
