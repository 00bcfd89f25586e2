"""A page: what fills the terminal at one moment, laid out in its lines."""

import unicodedata
from collections.abc import Iterable
from typing import NamedTuple

from rich.console import Console
from rich.text import Text

WIDTH, HEIGHT = 80, 24
"""What every terminal has."""

_SIGNS = "●○▲■◆★✚♥▼░━─·│▌✓☞×→…’“”–−—□▽◇▣▢ßœæ\u202f"  # noqa: RUF001
_PLAIN = 'o.^#*+xvv?=--||*<x>~\'""---#v*#.soa '
_TO_PLAIN = str.maketrans(_SIGNS, _PLAIN)
"""One for one, so that columns stay columns."""


class Page(NamedTuple):
    """A title, what is to be seen, what is to be said, and what can be typed."""

    title: str
    body: tuple[Text, ...]
    prompt: str = ""
    keys: str = ""
    notice: str = ""
    hint: str = ""


def text(words: str = "", style: str = "") -> Text:
    return Text(words, style=style, no_wrap=True, overflow="ellipsis")


def join(*parts: str | tuple[str, str] | Text) -> Text:
    """One line of several pieces, each with its own style."""
    return Text.assemble(*parts, no_wrap=True, overflow="ellipsis")


def fit(words: str, width: int) -> str:
    """The words in so many columns, cut or filled up."""
    piece = Text(words)
    piece.truncate(width, overflow="ellipsis", pad=True)
    return piece.plain


def wrapped(words: str, console: Console, style: str = "", mark: str = "") -> list[Text]:
    """A paragraph in as many lines as it takes, each behind a mark."""
    if not words:
        return []
    lines = Text(words, style=style).wrap(console, console.width - len(mark) - 1)
    return [join((mark, style), line) for line in lines]


def lay_out(page: Page, console: Console, height: int, typed: Text) -> list[Text]:
    """The lines from the title to the prompt: as many as the terminal has.

    Where room is short the body loses its empty lines, then its last ones; never what people act
    by, which stands below it.
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
    """The same in letters that every terminal has."""
    simpler = unicodedata.normalize("NFKD", words.translate(_TO_PLAIN))
    return simpler.encode("ascii", "ignore").decode()


def longest(words: Iterable[str]) -> int:
    return max((Text(word).cell_len for word in words), default=0)
