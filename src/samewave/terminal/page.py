"""A page: the content of the terminal at one moment, and its layout in lines."""

import unicodedata
from collections.abc import Iterable
from typing import NamedTuple

from rich.console import Console
from rich.text import Text

WIDTH, HEIGHT = 80, 24
"""The size that every terminal has at least."""

_SIGNS = "●○▲■◆★✚♥▼░━─·│▌✓☞×→…’“”–−—□▽◇▣▢ßœæ\u202f"  # noqa: RUF001
_PLAIN = 'o.^#*+xvv?=--||*<x>~\'""---#v*#.soa '
_TO_PLAIN = str.maketrans(_SIGNS, _PLAIN)
"""Each sign maps to one character, so that columns stay aligned."""


class Page(NamedTuple):
    """A title, a body, and below it hint, notice, keys and prompt."""

    title: str
    body: tuple[Text, ...]
    prompt: str = ""
    keys: str = ""
    notice: str = ""
    hint: str = ""


def text(words: str = "", style: str = "") -> Text:
    return Text(words, style=style, no_wrap=True, overflow="ellipsis")


def join(*parts: str | tuple[str, str] | Text) -> Text:
    """One line made of parts, each with its own style."""
    return Text.assemble(*parts, no_wrap=True, overflow="ellipsis")


def fit(words: str, width: int) -> str:
    """Cut or pad a text to a width in columns."""
    piece = Text(words)
    piece.truncate(width, overflow="ellipsis", pad=True)
    return piece.plain


def wrapped(words: str, console: Console, style: str = "", mark: str = "") -> list[Text]:
    """Wrap a paragraph; each line begins with the mark."""
    if not words:
        return []
    lines = Text(words, style=style).wrap(console, console.width - len(mark) - 1)
    return [join((mark, style), line) for line in lines]


def lay_out(page: Page, console: Console, height: int, typed: Text) -> list[Text]:
    """Lay a page out in exactly `height` lines, from the title to the prompt.

    If space is short, the body loses its empty lines first and then its last lines. Hint, notice,
    keys and prompt are always complete.
    """
    below = [
        *wrapped(page.hint, console, "cyan", "▌ "),
        *wrapped(page.notice, console, "bold yellow"),
        *wrapped(page.keys, console, "dim"),
        join((page.prompt, "bold"), " " if page.prompt else "", typed),
    ]
    title = text(f" {page.title}", "bold reverse")
    title.pad_right(max(0, console.width - title.cell_len))
    body = _squeezed(list(page.body), max(0, height - 1 - len(below)))
    empty = [text()] * (height - 1 - len(body) - len(below))
    return [title, *body, *empty, *below]


def _squeezed(body: list[Text], room: int) -> list[Text]:
    for place in reversed([place for place, line in enumerate(body) if not line.plain]):
        if len(body) > room:
            del body[place]
    return body[:room]


def plain(words: str) -> str:
    """Replace signs and accents by ASCII characters, which every terminal can show."""
    simpler = unicodedata.normalize("NFKD", words.translate(_TO_PLAIN))
    return simpler.encode("ascii", "ignore").decode()


def longest(words: Iterable[str]) -> int:
    return max((Text(word).cell_len for word in words), default=0)
