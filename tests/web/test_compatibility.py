"""Compatibility in the browser: the boxes in their modes, from the lobby to the end."""

from collections.abc import Callable, Sequence

import pytest
from playwright.sync_api import expect

from tests.web.appearance import switch
from tests.web.browser import SIZES, Device
from tests.web.compatibility_player import (
    double,
    fill,
    grid,
    laid,
    lock,
    lock_in,
    open_first,
    places,
    planned,
    see_reveal,
    table_settings,
    tray,
    until_revealed,
)
from tests.web.players import Person, begin, gather, play

#: Other boxes and modes are below, with doubling; a duo plays alike in all of them.
GAMES = [
    ("2016", "teams", "HBHB", ("de", "fr")),
    ("2016", "individual", "HHB", ("es", "en")),
    ("2016", "trios", "HBHBHB", ("it", "en", "de")),
    ("2016", "duo", "HH", ("fr", "it")),
    ("2010", "individual", "HHB", ("it", "es")),
]
WATCH_THE_CLOCK = """() => {
  const look = () => {
    const clock = document.querySelector('[role=timer]')
    const isHidden = clock && getComputedStyle(clock).visibility === 'hidden'
    window.clockWaited = isHidden && document.querySelector('[data-phase=reveal]') !== null
    if (!window.clockWaited) requestAnimationFrame(look)
  }
  look()
}"""
"""Frame by frame, because it waits only as long as the server allows for the cards."""

HIGHEST_PAWN = 13
"""How far a pawn on the highest space of the strip stands out above it, in pixels."""


def see_the_end(people: Sequence[Person]) -> None:
    """Everybody sees the winner and who thought alike; the host can begin again."""
    host, *guests = people
    for person in people:
        expect(person.page.get_by_text(person.says("table.ended.more"), exact=True)).to_be_visible()
    expect(host.button("table.ended.rematch")).to_be_visible()
    for guest in guests:
        line = guest.says("table.ended.waitForHost", host.name)
        expect(guest.page.get_by_text(line)).to_be_visible()


@pytest.mark.parametrize(("edition", "mode", "seating", "languages"), GAMES)
def test_a_game_is_played_to_its_end(
    device: Callable[..., Device],
    edition: str,
    mode: str,
    seating: str,
    languages: tuple[str, ...],
) -> None:
    people = gather(device, table_settings(edition, mode), seating, languages)
    begin(people)

    play(people, planned())

    see_the_end(people)
    won = "together" if mode == "duo" else "won"
    for person in people if mode != "individual" else ():
        answer = person.page.get_by_role("heading", level=1)
        expect(answer).to_have_text(person.says(f"compatibility.end.personal.{won}"))


DOUBLED = [
    ("2010", "teams", "HHHH", {}),  # a bot might claim it first
    ("1996", "teams", "HBHB", {"double_up": True}),
    ("1996", "individual", "HHBBBB", {"double_up": True}),
]
_ROWS_OUT_OF_SIGHT = """() => [...document.querySelectorAll('.row')].filter((row) => {
  const { left, right, top, bottom } = row.getBoundingClientRect()
  const isSeen = (y) => row.contains(document.elementFromPoint((left + right) / 2, y))
  return !isSeen(top + 3) || !isSeen(bottom - 3)
}).length"""


def see_all_rows(person: Person) -> None:
    """No ranking is below the screen or under a button, on a phone upright and held sideways."""
    for kind in ("sideways", "phone"):
        person.page.set_viewport_size(SIZES[kind])
        assert person.page.evaluate(_ROWS_OUT_OF_SIGHT) == 0, kind


@pytest.mark.parametrize(("edition", "mode", "seating", "options"), DOUBLED)
def test_what_is_doubled_counts_six(
    device: Callable[..., Device],
    edition: str,
    mode: str,
    seating: str,
    options: dict[str, object],
) -> None:
    people = gather(device, table_settings(edition, mode, **options), seating)
    begin(people)

    until_revealed(people, lambda place, rounds: 0)

    see_all_rows(people[0])
    people[0].press(people[0].button("compatibility.reveal.skip"))
    for person in people:
        expect(person.page.get_by_label(": direct match, 6 points").first).to_be_visible()
    see_all_rows(people[0])
    play(people, planned())
    see_the_end(people)


def test_a_game_with_all_that_moves(device: Callable[..., Device]) -> None:
    people = gather(
        device, table_settings("2016", "teams"), "HBHB", ("en", "de"), motion="no-preference"
    )
    begin(people)

    play(people, planned(lambda place, rounds: -1 if place and rounds == 0 else 0))

    see_the_end(people)
    expect(people[0].page.get_by_role("heading", level=1)).to_have_text("You won!")


def test_a_game_by_keyboard_alone(device: Callable[..., Device]) -> None:
    people = gather(device, table_settings("2010", "duo"), "HH", kind="laptop")
    for person in people:
        person.keyboard = True
    begin(people)

    play(people, planned())

    see_the_end(people)
    people[0].press(people[0].button("table.ended.rematch"))
    expect(people[0].page.get_by_role("heading", name="Round 1")).to_be_visible()


def test_the_reveal_turns_card_by_card_and_adds_up(device: Callable[..., Device]) -> None:
    people = gather(device, table_settings("2016", "duo"), "HH")
    ann, bo = people
    begin(people)
    until_revealed(people)

    expect(ann.page.get_by_role("img", name="Ann and Bo: space 11.")).to_be_visible()
    expect(ann.page.get_by_label(": indirect match, 2 points")).to_have_count(8)
    expect(ann.page.get_by_label(": direct match, 3 points")).to_have_count(2)
    assert see_reveal(bo)


def test_whoever_plays_alone_turns_the_cards_by_tap(device: Callable[..., Device]) -> None:
    (ann,) = gather(device, table_settings("2016", "duo"), "HB")
    begin([ann])
    until_revealed([ann])

    for number in range(1, 6):
        name = "Turn the last card" if number == 5 else "Turn the next card"
        ann.page.get_by_role("button", name=name).click()
    total = ann.page.locator(".strip p").bounding_box()
    track = ann.page.locator(".strip .run").bounding_box()
    assert total
    assert track
    assert total["y"] + total["height"] <= track["y"] - HIGHEST_PAWN
    ann.page.get_by_role("button", name="Move the pawns").click()
    ann.page.get_by_role("button", name="See all images").click()
    ann.page.locator("[data-phase=reveal] h1").wait_for()
    assert see_reveal(ann)


def test_the_clock_waits_while_cards_turn_and_gives_more(device: Callable[..., Device]) -> None:
    (ann,) = gather(device, table_settings("2016", "duo") | {"timer": 60}, "HB")
    begin([ann])
    clock = ann.page.get_by_role("timer")
    expect(clock).to_be_visible()

    ann.page.evaluate(WATCH_THE_CLOCK)
    until_revealed([ann])
    ann.page.wait_for_function("() => window.clockWaited")
    play([ann], planned(), until=lambda: ann.phase() != "reveal")
    expect(clock).to_be_visible()
    ann.press(ann.button("table.moreTime"))
    expect(ann.page.get_by_text(ann.says("table.extended"))).to_be_visible()


def test_a_ranking_is_moved_taken_back_and_changed(device: Callable[..., Device]) -> None:
    people = gather(device, table_settings("2016", "duo"), "HH", kind="laptop")
    ann, bo = people
    begin(people)
    open_first(ann)
    first = fill(ann)

    tray(ann).locator("[data-slot]").nth(4).focus()
    ann.page.keyboard.press("ArrowLeft")
    assert laid(ann) == [*first[:3], first[4], first[3]]
    ann.page.keyboard.press("Delete")
    assert laid(ann) == first[:4]
    grid(ann).get_by_role("button").nth(30).click()
    after = laid(ann)
    lock_in(ann)
    expect(bo.page.get_by_text("Ann is ready.").first).to_be_attached()
    ann.button("compatibility.dock.change").click()
    expect(lock(ann)).to_be_enabled()
    assert laid(ann) == after


def width_of_an_image(person: Person) -> float:
    box = person.page.locator("[data-image]").first.bounding_box()
    assert box
    return box["width"]


def widths_of_an_image(person: Person) -> dict[str, float]:
    """In languages with long words for the button, and in English."""
    widths = {}
    for language in ("de", "it", "en"):
        switch(person.device, language=language)
        widths[language] = width_of_an_image(person)
    return widths


def test_images_keep_their_size_while_they_are_picked_and_locked_in(
    device: Callable[..., Device],
) -> None:
    people = gather(device, table_settings("2010", "duo"), "HH")
    ann, bo = people
    begin(people)
    open_first(ann)
    places(ann)
    widths = widths_of_an_image(ann)

    before = fill(ann)
    assert widths_of_an_image(ann) == widths
    lock_in(ann)
    expect(ann.page.get_by_text(ann.says("compatibility.dock.waitingFor", "Bo"))).to_be_visible()
    assert widths_of_an_image(ann) == widths

    # the token can also be claimed with a ranking that is locked in; it then waits for its image
    ann.button("compatibility.double.claim").click()
    expect(ann.page.get_by_text(ann.says("compatibility.double.putIt"))).to_be_visible()
    expect(bo.button("compatibility.double.claim")).to_have_count(0)
    expect(lock(ann)).to_be_disabled()
    assert laid(ann) == before
    double(ann)
    lock_in(ann)
    expect(tray(ann).locator("button[aria-pressed=true]")).to_have_count(1)


def test_a_phone_held_sideways_shows_all_images_beside_the_ranking(
    device: Callable[..., Device],
) -> None:
    people = gather(device, table_settings("2010", "teams"), "HBHB", kind="sideways")
    ann = people[0]
    begin(people)
    open_first(ann)
    places(ann)

    images = grid(ann).get_by_role("button")
    expect(images).to_have_count(40)
    expect(images.last).to_be_in_viewport(ratio=1)
    expect(lock(ann)).to_be_in_viewport(ratio=1)
    assert width_of_an_image(ann) > 55


def test_an_image_is_looked_at_and_picked_from_there(device: Callable[..., Device]) -> None:
    people = gather(device, table_settings("2016", "duo"), "HH")
    ann = people[0]
    begin(people)
    open_first(ann)

    ann.page.get_by_role("button", name="Zoom: tap an image to see it up close").click()
    grid(ann).get_by_role("button").nth(3).click()
    sheet = ann.page.get_by_role("dialog")
    ann.page.get_by_role("button", name="Next image").click()
    ann.page.get_by_role("button", name="Put in place 1").click()

    expect(sheet.get_by_text("Place 1", exact=True)).to_be_visible()
    ann.page.get_by_role("button", name="Close", exact=True).click()
    assert len(laid(ann)) == 1
    assert places(ann) == 5


def test_a_ranking_in_the_making_survives_a_reload(device: Callable[..., Device]) -> None:
    people = gather(device, table_settings("2016", "duo"), "HH")
    ann, bo = people
    begin(people)
    open_first(ann)
    before = fill(ann, 7)

    ann.page.reload()

    expect(tray(ann).locator("[data-slot]")).to_have_count(5)
    assert laid(ann) == before
    lock_in(ann)
    until_revealed([bo], lambda place, rounds: 7)
    play(people, planned())
    see_the_end(people)
