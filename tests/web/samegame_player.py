"""How a person plays The Same Game in a browser."""

from collections.abc import Callable, Sequence

from playwright.sync_api import Locator
from playwright.sync_api import TimeoutError as TooLong

from tests.web.players import Person, showing

WORDS = {
    "en": ("ladder", "umbrella", "kettle", "violin", "hammer", "blanket", "bicycle", "spoon"),
    "fr": ("échelle", "parapluie", "théière", "violon", "marteau", "assiette", "vélo", "cuillère"),
    "de": ("Leiter", "Regenschirm", "Kessel", "Geige", "Hammer", "Teppich", "Fahrrad", "Löffel"),
    "es": ("escalera", "paraguas", "tetera", "violín", "martillo", "manta", "bicicleta", "cuchara"),
    "it": ("scala", "ombrello", "teiera", "violino", "martello", "coperta", "bicicletta", "tazza"),
}


def clue_language(language: str) -> str:
    """The language of a device's clues: English if clues cannot be written in its own."""
    return language if language in WORDS else "en"


def table_settings(level: int, *languages: str, agreement: str = "anyone") -> dict[str, object]:
    spoken = [*dict.fromkeys(map(clue_language, languages))]
    setup = {"level": level, "first": 0, "agreement": agreement, "language": spoken}
    return {"game": "samegame", "setup": setup}


def clue_field(person: Person) -> Locator:
    return person.page.get_by_label(person.says("samegame.write.yourClue"))


def write(person: Person, word: str) -> bool:
    """Lock in a clue and overrule a warning. Returns whether it was accepted."""
    field = clue_field(person)
    if person.keyboard:
        person.reach(field)
        person.page.keyboard.press("Control+A")
        person.page.keyboard.type(word)
        person.page.keyboard.press("Enter")
    else:
        field.fill(word)
        person.press(person.button("samegame.write.lockIn"))
    taken = person.page.get_by_text(person.says("samegame.write.written"))
    taken = taken.or_(person.page.locator("[data-phase=ready], [data-phase=guessing]"))
    anyway = person.button("samegame.write.anyway")
    refused = person.page.locator("input[aria-invalid=true]")
    taken.or_(anyway).or_(refused).first.wait_for()
    if anyway.is_visible():
        person.press(anyway)
        taken.first.wait_for()
    return not refused.is_visible()


def write_any(person: Person, place: int) -> None:
    """Words that no other player has on a card; if one is refused, try the next."""
    words = WORDS[clue_language(person.language)]
    for more in range(len(words)):
        if write(person, words[(person.rounds * 3 + place + more) % len(words)]):
            person.rounds += 1
            return
    raise AssertionError("no clue is allowed")


def cups(person: Person) -> Locator:
    return person.page.locator("[data-phase=guessing] main ul").get_by_role("button")


def labels(person: Person) -> list[str]:
    """The texts at all cups at one moment, including cups that cannot be pointed at."""
    found: list[str] = person.page.evaluate(
        """[...document.querySelectorAll('[data-phase=guessing] main ul [aria-label]')]
           .map(cup => cup.ariaLabel + (cup.ariaDisabled ? ' disabled' : ''))"""
    )
    return found


def trap_of(people: Sequence[Person]) -> int | None:
    """The cup with the trap, which only the silent player knows."""
    for person in people:
        mine = f"({person.says('samegame.guess.yourTrap')})"
        for place, label in enumerate(labels(person)):
            if mine in label:
                return place
    return None


def see_result(person: Person) -> bool:
    names = ("goOn", "toNewRound", "toEnd")
    return any(person.tap_on(f"samegame.result.{name}") for name in names)


def point(person: Person, wanted: Callable[[list[int]], int]) -> bool:
    """Point at one of the remaining cups, but not at the same one again."""
    said_there = labels(person)
    under = person.says("samegame.guess.cup", "")
    free = [place for place, label in enumerate(said_there) if under in label]
    if not free:
        return False
    label = said_there[place := wanted(free)]
    if person.name in label or "disabled" in label:
        return False
    try:
        person.press(cups(person).nth(place), patience=3_000)
    except TooLong:  # a bot was faster, and this cup is gone
        return False
    person.page.wait_for_function(
        """([place, before]) => before !== document
           .querySelectorAll('[data-phase=guessing] main ul [aria-label]')[place]?.ariaLabel""",
        arg=[place, label],
    )
    return True


def playing(
    *, find: bool = False, stay: bool = False
) -> Callable[[Person, Sequence[Person]], bool]:
    """Do whatever can be done now; with `stay`, stop at the first result.

    With `find`, nobody points at a known trap.
    """

    def act(person: Person, people: Sequence[Person]) -> bool:
        if showing(person):
            return not stay and see_result(person)
        phase = person.phase()
        consent = person.button("samegame.swap.consent")
        if phase == "writing" and consent.is_visible():  # a bot may ask for a swap
            person.press(consent)
            consent.wait_for(state="hidden")
            return True
        if phase in ("writing", "rewriting") and clue_field(person).is_visible():
            write_any(person, people.index(person))
            return True
        begin = person.button("samegame.ready.begin")
        if phase == "ready" and begin.is_visible():
            person.press(begin)
            person.page.locator("[data-phase=guessing]").wait_for()
            return True
        return phase == "guessing" and guess(person, people)

    def guess(person: Person, people: Sequence[Person]) -> bool:
        if cups(person).count() == 0:
            return False
        trap = trap_of(people)

        def wanted(free: list[int]) -> int:
            if trap is None or trap not in free:
                return free[0]
            return next((place for place in free if place != trap), trap) if find else trap

        return point(person, wanted)

    return act
