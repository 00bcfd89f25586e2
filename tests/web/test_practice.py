"""Practice in a browser: one tip at a time, nothing moves under a finger, and then a real game."""

from collections.abc import Callable, Iterator
from contextlib import suppress

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLong

from tests.web import compatibility_player
from tests.web.browser import SIZES, Device
from tests.web.players import Person
from tests.web.samegame_player import clue_field

_MOST_STEPS = 2000
# A screen that is just being replaced has no places.
_PLACES = """items => {
  const places = items.map(item => {
    const { x, y, width, height } = item.getBoundingClientRect()
    return [x, y, width, height].map(Math.round)
  })
  return places.every(([, , width]) => width) ? places : []
}"""


def practise(device: Device, chapter: str, game: str) -> Person:
    page = device.go(f"/how/{chapter}")
    learner = Person(device, "")
    learner.button("howto.practise").click()
    page.locator(f"[data-game={game}]").wait_for()
    return learner


def tips(page: Page) -> Locator:
    """The bubbles with tips."""
    return page.locator(".bubble, [data-game=compatibility] aside")


def read_on(learner: Person) -> bool:
    """Read one tip and tap, if it waits for a tap."""
    assert tips(learner.page).count() <= 1, "one tip at a time"
    return any(learner.tap_on(f"table.{button}") for button in ("nextTip", "gotIt"))


def places(items: Locator) -> list[list[int]]:
    """Where these elements are, in whole pixels."""
    found: list[list[int]] = items.evaluate_all(_PLACES)
    return found


def below_a_phone_held_sideways(page: Page) -> bool:
    """Whether a turn, with its tip, is higher than the screen."""
    before = page.viewport_size
    page.set_viewport_size(SIZES["sideways"])
    is_below = bool(
        page.evaluate(
            """document.querySelector('[data-phase=guessing]') !== null
               && document.scrollingElement.scrollHeight > innerHeight + 1"""
        )
    )
    page.set_viewport_size(before or SIZES["desktop"])
    return is_below


def steps(learner: Person) -> Iterator[None]:
    """Until the button that ends the practice is there."""
    end = learner.button("table.nowPlay")
    for _ in range(_MOST_STEPS):
        if end.is_visible():
            return
        yield
        learner.page.wait_for_timeout(60)
    raise AssertionError(f"the practice does not end: {learner.phase()}")


def begin_a_real_game(learner: Person, game: str) -> None:
    practised = learner.device.code()
    learner.button("table.nowPlay").click()
    learner.page.wait_for_url(lambda url: not url.endswith(practised))
    learner.page.locator(f"[data-game={game}]").wait_for()
    assert tips(learner.page).count() == 0


def follow_same_game(learner: Person, seen: dict[int, list[list[int]]]) -> None:
    """Do what the tip says; where it leaves the choice to the learner, take the first cup."""
    page = learner.page
    now = places(page.locator("[data-phase=guessing] main ul > li"))
    assert not now or seen.setdefault(learner.rounds, now) == now
    take = page.locator(".bubble div > button:first-child")
    if learner.phase() == "writing" and clue_field(learner).is_visible():
        if take.is_visible() and not clue_field(learner).input_value():
            take.click()
        elif not read_on(learner) or clue_field(learner).input_value():
            learner.button("samegame.write.lockIn").click()
            page.get_by_text(learner.says("samegame.write.written")).or_(
                page.locator("[data-phase=ready]")
            ).first.wait_for()
    elif learner.tap_on("samegame.result.goOn"):
        learner.rounds += 1
    elif not learner.tap_on("samegame.ready.begin") and not read_on(learner):
        point(learner)


def point(learner: Person) -> None:
    """Point where the tip says, or else at the first cup; a cup may be lifted meanwhile."""
    advised = learner.page.locator("button.advised:not([aria-disabled])")
    free = learner.page.locator("[data-phase=guessing] main ul button:not([aria-disabled])")
    for wanted in (advised, free):
        if wanted.count():
            with suppress(TooLong):
                wanted.first.click(timeout=3_000)
            return


def test_practice_of_the_same_game(phone: Device) -> None:
    learner = practise(phone, "same-game", "samegame")
    seen: dict[int, list[list[int]]] = {}

    for _ in steps(learner):
        follow_same_game(learner, seen)

    assert len(seen) == 3, "in every turn the cups kept their places"
    expect(learner.page.get_by_text(learner.says("samegame.end.title.gold"))).to_have_count(0)
    begin_a_real_game(learner, "samegame")


def test_cups_of_practice_keep_their_places_on_a_wide_screen(
    device: Callable[..., Device],
) -> None:
    learner = practise(device(kind="desktop"), "same-game", "samegame")
    seen: dict[int, list[list[int]]] = {}

    for _ in steps(learner):
        assert not below_a_phone_held_sideways(learner.page)
        follow_same_game(learner, seen)
        if learner.rounds == 1:
            break

    assert list(seen) == [0]


def test_practice_of_compatibility(device: Callable[..., Device]) -> None:
    learner = practise(device(), "2016", "compatibility")
    page = learner.page
    page.locator("button.glow").first.click()
    cells = page.locator("[data-image]")
    cells.nth(39).wait_for()
    before = places(cells)
    for _ in range(5):
        page.locator("main .glow").first.click()
        assert tips(page).count() == 1
        assert places(cells) == before
    compatibility_player.lock_in(learner)
    page.locator("[data-phase=reveal]").wait_for()
    pictures = page.locator("[data-turns='0'] .front img")
    expect(pictures).to_have_count(10)  # loaded and decoded before the first card turns
    for picture in pictures.all():
        expect(picture).to_have_js_property("complete", True)

    turned = 0
    for _ in steps(learner):
        assert tips(page).count() <= 1
        if page.locator("[data-turns]").is_visible():
            page.locator(".ways button").last.click()
            turned += 1

    assert turned >= 5, "cards turn by tap"
    begin_a_real_game(learner, "compatibility")
