"""One conductor: the table screen shows each card first, phones follow, and all go on together."""

from collections.abc import Callable, Sequence

import pytest
from playwright.sync_api import expect

from tests.web import compatibility_player, samegame_player
from tests.web.browser import Device
from tests.web.players import Person, begin, gather, play
from tests.web.screen_times import first_seen, times_of

Phones = Callable[..., Device]
_KEEP_LEGENDS = """() => {
  self.legends = []
  const all = { attributes: true, characterData: true, childList: true, subtree: true }
  new MutationObserver(() => {
    const shown = document.querySelector('[data-stage=total] .stand, [data-stage=board] .stand')
    const legend = shown?.innerText
    if (legend && legend !== legends.at(-1)) legends.push(legend)
  }).observe(document.body, all)
}"""
"""Keeps the texts that the legend shows, one after the other."""


def television(device: Phones, code: str) -> Device:
    screen = device(kind="television", motion="no-preference")
    screen.go(f"/screen/{code}")
    return screen


def lock_in_all(people: Sequence[Person]) -> None:
    compatibility_player.open_first(people[0])
    for place, person in enumerate(people):
        compatibility_player.fill(person, 3 * place)  # two images are shared, in other places
    for person in people:
        compatibility_player.lock_in(person)


@pytest.fixture
def sofa(device: Phones) -> list[Person]:
    """Two people with phones; the game has begun."""
    settings = compatibility_player.table_settings("2016", "duo")
    return gather(device, settings, "HH", motion="no-preference")


def test_no_phone_shows_a_card_before_the_table_screen_does(
    device: Phones, sofa: list[Person]
) -> None:
    screen = television(device, sofa[0].code)
    begin(sofa)
    lock_in_all(sofa)
    for person in sofa:
        person.button("compatibility.reveal.goOn").wait_for()

    led = times_of(screen.page)
    for person in sofa:
        followed = times_of(person.page)
        cards = [step for step in led if step in followed]
        assert len(cards) > 5
        assert all(followed[step] > led[step] for step in cards)


def test_phones_without_a_table_screen_run_together(sofa: list[Person]) -> None:
    begin(sofa)
    lock_in_all(sofa)
    for person in sofa:
        person.button("compatibility.reveal.goOn").wait_for()

    one, other = (times_of(person.page) for person in sofa)
    assert max(one) == max(other)
    assert len(one.keys() & other.keys()) > 5  # a slow screen skips steps


def test_whoever_taps_on_takes_everybody_along(device: Phones, sofa: list[Person]) -> None:
    ann, bo = sofa
    screen = television(device, ann.code)
    begin(sofa)
    lock_in_all(sofa)
    bo.button("compatibility.reveal.skip").click()
    ann.button("compatibility.reveal.goOn").wait_for()
    expect(bo.button("compatibility.reveal.goOn")).to_be_visible()

    ann.button("compatibility.reveal.goOn").click()

    for person in sofa:
        person.page.locator("[data-phase=opening]").wait_for()
    screen.page.locator("[data-stage=opening]").wait_for(state="attached")


def test_the_legend_changes_when_the_pawn_moves(sofa: list[Person]) -> None:
    ann = sofa[0]
    begin(sofa)
    ann.page.evaluate(_KEEP_LEGENDS)
    lock_in_all(sofa)
    ann.button("compatibility.reveal.goOn").wait_for()

    start = ann.says("compatibility.board.onSpace", 0, 5)
    first, *_, last = ann.page.evaluate("() => legends")
    assert start in first
    assert start not in last


def test_phones_follow_a_table_screen_when_cups_are_lifted(device: Phones) -> None:
    people = gather(device, samegame_player.table_settings(1, "en"), "HH", motion="no-preference")
    screen = television(device, people[0].code)
    begin(people)
    act = samegame_player.playing(find=True, stay=True)
    results = [person.button("samegame.result.goOn") for person in people]
    play(people, act, until=lambda: all(each.is_visible() for each in results))

    led = times_of(screen.page)
    assert len(led) >= 4
    for person in people:
        followed = times_of(person.page)
        assert all(first_seen(followed, step) > at for step, at in led.items())
    results[0].click()
    results[1].wait_for(state="hidden")
