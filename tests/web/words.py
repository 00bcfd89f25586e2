"""The texts of the page in a language, read from the page's own word files."""

import re
from functools import cache
from pathlib import Path

from samewave.core import LANGUAGES as LISTED

_SOURCES = Path(__file__).parents[2] / "web" / "src"

LANGUAGES = tuple(LISTED)


@cache
def _source(language: str, area: str) -> str:
    """The text of an area: a game's own file, or a part of a file in `i18n`."""
    of_a_game = _SOURCES / "games" / area / "words" / f"{language}.ts"
    if of_a_game.exists():
        return of_a_game.read_text()
    beginning = f"export const {area} = {{"
    files = (file.read_text() for file in sorted((_SOURCES / "i18n" / language).glob("*.ts")))
    return next(text[text.index(beginning) :] for text in files if beginning in text)


def said(language: str, path: str, *values: object) -> str:
    """`said("de", "compatibility.opening.number", 3)`: a text, or a function of simple values."""
    area, *sections, name = path.split(".")
    text = _source(language, area)
    for section in sections:
        found = re.search(rf"\b{section}: \{{", text)
        assert found, f"there is no {section} in {path}"
        text = text[found.end() :]
    found = re.search(rf"\b{name}:\s*(?:\([^)]*\) =>\s*)?(['\"`])(.*?)(?<!\\)\1", text, re.DOTALL)
    assert found, f"nothing simple is said at {path}"
    left = list(values)
    return re.sub(r"\$\{[^}]*\}", lambda _: str(left.pop(0)), found[2])
