"""How a person plays Compatibility in a browser."""

import re
from collections.abc import Callable, Sequence
from contextlib import suppress

from playwright.sync_api import Locator, expect
from playwright.sync_api import TimeoutError as TooLong

from tests.web.players import Person, play
from tests.web.words import said

Plan = Callable[[int, int], int]


def alike(place: int, rounds: int) -> int:
    """Where in the grid a player begins to pick; below 0, the player picks backwards.

    The first two players pick the same images: at first in other places, later in the same ones.
    """
    return -1 if place == 1 and rounds == 0 else 0


def table_settings(edition: str, mode: str, **options: object) -> dict[str, object]:
    setup = {"edition": edition, "mode": mode, "track": "short", "first": 0, "options": options}
    return {"game": "compatibility", "setup": setup}


def grid(person: Person) -> Locator:
    pattern = said(person.language, "compatibility.pick.images", "[0-9]+")
    return person.page.get_by_role("group", name=re.compile(pattern))


def tray(person: Person) -> Locator:
    return person.page.get_by_role("list", name=person.says("compatibility.tray.label"))


def lock(person: Person) -> Locator:
    """Its label also says what is missing."""
    return person.page.get_by_role(
        "button", name=re.compile(rf"^{person.says('compatibility.dock.lockIn')}")
    )


def places(person: Person) -> int:
    """How many images are to be picked."""
    tray(person).wait_for()
    return tray(person).get_by_role("listitem").count()


def pick(person: Person, number: int) -> None:
    """Put an image on the next place."""
    if not person.keyboard:
        grid(person).get_by_role("button").nth(number).click()
        return
    person.reach(grid(person))
    person.page.keyboard.press("Home")
    for _ in range(number):
        person.page.keyboard.press("ArrowRight")
    person.page.keyboard.press("Enter")


def fill(person: Person, start: int = 0) -> list[str]:
    """Fill all places from an image on, forwards or backwards. Returns the images."""
    count = places(person)
    numbers = [start + each for each in range(count)]
    if start < 0:
        numbers = list(reversed(range(count)))
    for number in numbers:
        pick(person, number)
    expect(tray(person).locator("[data-slot]")).to_have_count(count)
    return laid(person)


def laid(person: Person) -> list[str]:
    return [
        str(each)
        for each in tray(person).evaluate(
            "list => [...list.querySelectorAll('[data-slot]')].map(e => e.dataset.slot)"
        )
    ]


def lock_in(person: Person) -> None:
    expect(lock(person)).to_be_enabled()
    person.press(lock(person))
    person.rounds += 1
    person.page.locator("[data-phase=reveal]").or_(
        person.button("compatibility.dock.change")
    ).first.wait_for()


def double(person: Person) -> None:
    """Put a double on the strongest image, if the player has one."""
    coin = tray(person).locator("button[aria-pressed]").first
    if coin.is_visible():
        person.press(coin)
        expect(coin).to_have_attribute("aria-pressed", "true")


def planned(
    plan: Plan = alike, *, reveals: bool = True
) -> Callable[[Person, Sequence[Person]], bool]:
    """Do whatever can be done now: open a theme, rank, watch the reveal."""

    def act(person: Person, people: Sequence[Person]) -> bool:
        phase = person.phase()
        if phase == "opening":
            return open_theme(person)
        if phase == "choosing" and lock(person).is_visible():
            claim = person.button("compatibility.double.claim")
            if claim.is_visible():
                person.press(claim)
                claim.wait_for(state="hidden")
            fill(person, plan(people.index(person), person.rounds))
            double(person)
            lock_in(person)
            return True
        return reveals and phase == "reveal" and see_reveal(person)

    return act


def until_revealed(people: Sequence[Person], plan: Plan = alike) -> None:
    """A round, up to the moment when all images lie face down."""
    play(
        people,
        planned(plan, reveals=False),
        until=lambda: all(person.phase() == "reveal" for person in people),
    )


def open_first(person: Person) -> None:
    """The player who opens the first theme."""
    person.page.locator("[data-phase=opening]").wait_for()
    assert open_theme(person)


def open_theme(person: Person) -> bool:
    numbers = person.page.get_by_role("group", name=person.says("compatibility.opening.youCall"))
    die = person.button("compatibility.opening.roll")
    if numbers.is_visible():
        person.press(numbers.get_by_role("button").nth(2))
    elif die.is_visible():
        with suppress(TooLong):  # the partner may have been faster
            person.press(die, patience=3_000)
    else:
        return False
    person.page.locator("[data-phase=choosing]").wait_for()
    return True


def see_reveal(person: Person) -> bool:
    """Tap on through a reveal, which takes everybody along."""
    names = ("skip", "goOn", "toTheEndScreen")
    return any(person.tap_on(f"compatibility.reveal.{name}") for name in names)
