"""Made-up boxes for the tests: images are letters, themes are few."""

from string import ascii_letters

from samewave.core import LANGUAGES
from samewave.core.languages import language_of

DECKS = {
    "letters": tuple(ascii_letters),
    "seven": tuple("abcdefg"),
    "four": tuple("abcd"),
    "twins": tuple("aabbccddee"),
    "few twins": tuple("aaabbb"),
}
THEME_CARDS = {"few": {12: 2, 6: 3}, "many": {12: 25, 6: 100}}


YOGA_MAT = dict.fromkeys(LANGUAGES, "yoga mat") | {
    "fr": "tapis de yoga",
    "de": "Yogamatte",
    "es": "esterilla de yoga",
    "it": "tappetino da yoga",
}
OBJECTS = {
    "things": {f"thing {number}": dict.fromkeys(YOGA_MAT, "frobnicator") for number in range(30)},
    "mats": {f"mat {number}": YOGA_MAT for number in range(10)},
    "few mats": {f"mat {number}": YOGA_MAT for number in range(8)},
}


class MadeUpShelf:
    """A shelf with boxes small enough to run out."""

    def images(self, deck: str) -> tuple[str, ...]:
        return DECKS.get(deck, ())

    def theme_cards(self, themes: str, themes_on_a_card: int) -> int:
        return THEME_CARDS.get(themes, {}).get(themes_on_a_card, 0)

    def left_out(
        self, themes: str, themes_on_a_card: int, for_children: bool, several_languages: bool
    ) -> tuple[tuple[int, ...], ...]:
        """Children get no theme of card 0; with several languages the theme 0/1 is left out."""
        rest = (0,) if for_children else ()
        return ((0,) if for_children or several_languages else (), *[rest] * (themes_on_a_card - 1))

    def objects(self, objects: str) -> tuple[str, ...]:
        return tuple(OBJECTS.get(objects, ()))

    def object_name(self, objects: str, card: str, language: str) -> str:
        names = OBJECTS[objects][card]
        return names.get(language_of(language), names["en"])
