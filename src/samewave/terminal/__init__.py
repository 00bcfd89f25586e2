"""The terminal: pages laid out in lines, and the texts of the cards in the players' language."""

import unicodedata
from collections.abc import Iterable
from typing import NamedTuple

from rich.console import Console
from rich.text import Text

from samewave.core import LANGUAGES, Seat
from samewave.packs import Shelf
from samewave.packs.pack import text_in
from samewave.sentences import printable

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


class CardTexts:
    """Names of images, themes, objects and criteria in one language."""

    def __init__(self, shelf: Shelf, language: str) -> None:
        self.language = language
        self._shelf = shelf
        self._images: dict[str, dict[str, str]] = {}

    def images(self, deck: str) -> dict[str, str]:
        """The names of all images in a deck, without articles."""
        if deck not in self._images:
            pack = self._shelf.pack(deck)
            self._images[deck] = {
                image.id: self._bare(text_in(self.language, image.title)) or image.id
                for image in (pack.images if pack else ())
            }
        return self._images[deck]

    def image(self, deck: str, image: str) -> str:
        return self.images(deck).get(image, image)

    def theme(self, themes: str, on_a_card: int, card: int, number: int) -> str:
        """One of the themes on a theme card."""
        return printable(text_in(self.language, self._shelf.theme(themes, on_a_card, card, number)))

    def object(self, box: str, card: str) -> str:
        return printable(self._shelf.object_name(box, card, self.language) or card)

    def criterion(self, criterion: str) -> str:
        return self._criterion(criterion, "name") or criterion.replace("_", " ").capitalize()

    def explanation(self, criterion: str) -> str:
        return self._criterion(criterion, "explanation")

    def _criterion(self, criterion: str, field: str) -> str:
        """The built-in pack describes the criteria; other packs have none of their own."""
        pack = self._shelf.pack("house")
        for known in pack.criteria if pack else ():
            if known.id == criterion:
                return text_in(self.language, getattr(known, field))
        return ""

    def _bare(self, title: str) -> str:
        """Drop the article, which only takes space in a list of fifty names."""
        language = LANGUAGES[self.language]
        for article in language.articles:
            rest = title[len(article) :]
            # Where nouns are capitalized, a lower-case word is an adjective and needs its article.
            fits = rest[:1].isupper() or not language.capital_nouns
            if title.lower().startswith(article) and fits:
                return printable(rest[:1].upper() + rest[1:])
        return printable(title)


def folded(word: str) -> str:
    """Normalize a word for comparison: no case, accents or punctuation."""
    simple = unicodedata.normalize("NFKD", word.casefold().replace("ß", "ss"))
    return "".join(letter for letter in simple if letter.isalnum())


def as_number(word: str) -> int | None:
    """The number that somebody typed, or None; no number in the game is longer."""
    return int(word) if word.isdecimal() and len(word) <= 6 else None


def listed(names: tuple[str, ...] | list[str]) -> str:
    return ", ".join(names) or "nobody"


def together(names: tuple[str, ...], seats: tuple[Seat, ...]) -> str:
    """The names of a side, such as `Ann & Bo`."""
    return " & ".join(printable(names[seat]) for seat in seats)


def count(number: int, thing: str) -> str:
    return f"{number} {thing}" if abs(number) == 1 else f"{number} {thing}s"
