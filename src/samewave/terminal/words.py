"""Words: what stands on the cards, in the language of those who read them."""

import unicodedata

from samewave.core import LANGUAGES, Seat
from samewave.packs import Shelf
from samewave.sentences import printable


class Words:
    """A shelf as one reader sees it."""

    def __init__(self, shelf: Shelf, language: str) -> None:
        self.language = language
        self._shelf = shelf
        self._images: dict[str, dict[str, str]] = {}

    def images(self, deck: str) -> dict[str, str]:
        """The names of all images of a deck, without articles."""
        if deck not in self._images:
            pack = self._shelf.pack(deck)
            self._images[deck] = {
                image.id: self._bare(image.title.say(self.language)) or image.id
                for image in (pack.images if pack else ())
            }
        return self._images[deck]

    def image(self, deck: str, image: str) -> str:
        return self.images(deck).get(image, image)

    def theme(self, themes: str, on_a_card: int, card: int, number: int) -> str:
        """A theme of a card of that kind."""
        return printable(self._shelf.theme(themes, on_a_card, card, number).say(self.language))

    def object(self, box: str, card: str) -> str:
        return printable(self._shelf.object_name(box, card, self.language) or card)

    def criterion(self, criterion: str) -> str:
        return self._criterion(criterion, "name") or criterion.replace("_", " ").capitalize()

    def explanation(self, criterion: str) -> str:
        return self._criterion(criterion, "explanation")

    def _criterion(self, criterion: str, field: str) -> str:
        """The house explains the criteria; packs bring none of their own."""
        pack = self._shelf.pack("house")
        for known in pack.criteria if pack else ():
            if known.id == criterion:
                return str(getattr(known, field).say(self.language))
        return ""

    def _bare(self, title: str) -> str:
        """Without its article, which takes room and tells nothing in a list of fifty."""
        language = LANGUAGES[self.language]
        for article in language.articles:
            rest = title[len(article) :]
            # Where nouns have capitals, a small letter is an adjective: it would need its article.
            fits = rest[:1].isupper() or not language.capital_nouns
            if title.lower().startswith(article) and fits:
                return printable(rest[:1].upper() + rest[1:])
        return printable(title)


def folded(word: str) -> str:
    """A word as it is compared: without case, accents and signs."""
    simple = unicodedata.normalize("NFKD", word.casefold().replace("ß", "ss"))
    return "".join(letter for letter in simple if letter.isalnum())


def as_number(word: str) -> int | None:
    """A number that somebody typed; no number here has more digits than a theme card's."""
    return int(word) if word.isdecimal() and len(word) <= 6 else None


def listed(names: tuple[str, ...] | list[str]) -> str:
    return ", ".join(names) or "nobody"


def together(names: tuple[str, ...], seats: tuple[Seat, ...]) -> str:
    """A side by its names."""
    return " & ".join(printable(names[seat]) for seat in seats)


def count(number: int, thing: str) -> str:
    return f"{number} {thing}" if abs(number) == 1 else f"{number} {thing}s"
