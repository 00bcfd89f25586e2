"""The texts of the page in a language, read from the page's own word files."""

import re
from functools import cache
from pathlib import Path

from samewave.core import LANGUAGES as LISTED

_SOURCES = Path(__file__).parents[2] / "web" / "src"

LANGUAGES = tuple(LISTED)


@cache
def _messages(language: str) -> dict[str, str]:
    """The messages of one line, by their ids."""
    files = [
        *(_SOURCES / "i18n" / language).glob("*.ftl"),
        *_SOURCES.glob(f"games/*/words/{language}.ftl"),
    ]
    lines = (re.findall(r"^([\w-]+) = (.+)$", file.read_text(), re.MULTILINE) for file in files)
    return dict(line for found in lines for line in found)


def said(language: str, path: str, *values: object) -> str:
    """`said("de", "compatibility.opening.number", 3)`: a text with its parameters filled in."""
    messages = _messages(language)
    name = path.replace(".", "-")
    assert name in messages, f"nothing simple is said at {path}"
    left = list(values)
    return re.sub(r"\{ [^}]* \}", lambda _: str(left.pop(0)), messages[name])
