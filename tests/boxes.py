"""Made-up boxes for the tests: images are letters, themes are few."""

from string import ascii_letters

from samewave.core import LANGUAGES

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

    def theme_cards(self, themes: str, themes_on_a_card: int, for_children: bool) -> int:
        cards = THEME_CARDS.get(themes, {}).get(themes_on_a_card, 0)
        return cards - 1 if for_children and cards else cards

    def objects(self, objects: str) -> tuple[str, ...]:
        return tuple(OBJECTS.get(objects, ()))

    def object_name(self, objects: str, card: str, language: str) -> str:
        names = OBJECTS[objects][card]
        return names.get(language, names["en"])
