"""The texts on the cards in the players' language, and small helpers for text."""

import unicodedata

from samewave.core import LANGUAGES, Seat
from samewave.packs import Shelf
from samewave.packs.pack import text_in
from samewave.sentences import printable


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
