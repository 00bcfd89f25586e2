"""The texts of the page in a language, read from the page's own word files."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from samewave.core import LANGUAGES as LISTED

_SOURCES = Path(__file__).parents[2] / "web" / "src"

LANGUAGES = tuple(LISTED)
REGIONS = tuple(sorted(folder.name for folder in (_SOURCES / "i18n").glob("*-*")))


def _files(language: str) -> Iterator[Path]:
    yield from sorted((_SOURCES / "i18n" / language).glob("*.ftl"))
    yield from sorted(_SOURCES.glob(f"games/*/words/{language}.ftl"))


def all_texts(language: str) -> Iterator[str]:
    """Every line of text in a language, without ids, parameters, selectors and comments."""
    for file in _files(language):
        for line in file.read_text("utf-8").splitlines():
            text = re.sub(r"^#.*|^[\w-]+ =|^\s*\*?\[\w+\]|\{ [^{}]*(?:\}|->)|\}", "", line)
            if text.strip():
                yield text.strip()


@cache
def _messages(language: str) -> dict[str, str]:
    """The messages of one line, by their ids."""
    lines = (
        re.findall(r"^([\w-]+) = (.+)$", file.read_text("utf-8"), re.MULTILINE)
        for file in _files(language)
    )
    return dict(line for found in lines for line in found)


def said(language: str, path: str, *values: object) -> str:
    """`said("de", "compatibility.opening.number", 3)`: a text with its parameters filled in."""
    messages = _messages(language)
    name = path.replace(".", "-")
    assert name in messages, f"nothing simple is said at {path}"
    left = list(values)
    return re.sub(r"\{ [^}]* \}", lambda _: str(left.pop(0)), messages[name])
