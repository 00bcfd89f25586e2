"""Judged clues by language: `<language>.toml`, `fresh/` and `held_back/`."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from samewave.packs import Shelf

FRESH, HELD_BACK = (Path(__file__).parent / name for name in ("fresh", "held_back"))


class Judged(NamedTuple):
    """A clue for an object, by name, with the verdict of a fair judge: fine, warned or refused."""

    text: str
    object: str
    verdict: str
    rule: str
    """Without its `clue_`; empty if the clue is fine."""


def fresh_clues(language: str) -> Iterator[Judged]:
    """The 150 clues of a language that were written before the checker."""
    shelf = Shelf()
    text = (FRESH / f"{language}.toml").read_text("utf-8")
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
