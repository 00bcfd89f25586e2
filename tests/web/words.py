"""The texts of the page in a language, read from the page's own word files."""

import re
from collections.abc import Iterator
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


def all_texts(language: str) -> Iterator[str]:
    """Every text of the page in a language, without the values that are filled in."""
    for file in (
        *sorted((_SOURCES / "i18n" / language).glob("*.ts")),
        *sorted(_SOURCES.glob(f"games/*/words/{language}.ts")),
    ):
        yield from _literals(file.read_text())


def _literals(code: str) -> Iterator[str]:
    """The string and template literals of a script, also those inside other templates."""
    opened: list[str] = []
    templates: list[str] = []
    tokens = re.finditer(
        r"(?P<comment>//[^\n]*|/\*.*?\*/)|'(?P<text>(?:[^'\\\n]|\\.)*)'|`|\$\{|[{}]|.",
        code,
        re.DOTALL,
    )
    for token in tokens:
        inside_template = opened and opened[-1] == "`"
        if token[0] == "`" and inside_template:
            opened.pop()
            yield templates.pop()
        elif inside_template and token[0] != "${":
            templates[-1] += token[0]
        elif token["text"] is not None:
            yield token["text"]
        elif token[0] == "}":
            opened.pop()
        elif token[0] in ("{", "${", "`"):
            opened.append(token[0])
            if token[0] == "`":
                templates.append("")
