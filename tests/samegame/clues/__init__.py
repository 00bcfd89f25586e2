"""Clues with the verdict of a fair judge, by language: `<language>.toml` and `fresh/`."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from samewave.packs import Shelf

FRESH = Path(__file__).parent / "fresh"


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
