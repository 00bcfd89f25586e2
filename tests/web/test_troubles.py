"""Troubles at a table: lost connections, restarts, two players on one device, full tables."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from samewave.server.protocol.messages import VERSION
from tests.web import compatibility_player, samegame_player
from tests.web.browser import Device, Serving
from tests.web.compatibility_player import (
    fill,
    laid,
    lock_in,
    open_first,
    planned,
    see_reveal,
    table_settings,
    tray,
)
from tests.web.players import Person, begin, gather, give_seat, host_says, play, sit
from tests.web.words import LANGUAGES, said

DUO = table_settings("2016", "duo")
BANNER = "Connection lost. Reconnecting…"


def mark(person: Person) -> None:
    """A reload of the page loses this."""
    person.page.evaluate("globalThis.neverReloaded = true")


def was_never_reloaded(person: Person) -> bool:
    return bool(person.page.evaluate("globalThis.neverReloaded === true"))


def test_a_cut_in_the_middle_loses_nothing(device: Callable[..., Device]) -> None:
    people = gather(device, DUO, "HH")
    ann = people[0]
    begin(people)
    open_first(ann)
    for number in range(3):
        compatibility_player.pick(ann, number)
    mark(ann)

    ann.device.context.set_offline(True)
    ann.page.evaluate("dispatchEvent(new Event('online'))")
    expect(ann.page.get_by_text(BANNER)).to_be_visible()
    for number in (3, 4):
        compatibility_player.pick(ann, number)
    before = laid(ann)
    ann.device.context.set_offline(False)

    expect(ann.page.get_by_text(BANNER)).to_be_hidden()
    assert laid(ann) == before
    assert len(before) == 5
    play(people[1:], planned(), until=lambda: people[1].rounds == 1)
    lock_in(ann)
    play(people, planned())
    assert was_never_reloaded(ann)
    ann.device.complaints.clear()


def test_a_restart_in_the_middle_loses_nothing(browser: Browser, tmp_path: Path) -> None:
    with Serving(tmp_path) as serving:
        people = gather(lambda **wanted: Device(browser, serving.address, **wanted), DUO, "HH")
        ann, bo = people
        begin(people)
        open_first(ann)
        fill(bo)
        lock_in(bo)
        before = fill(ann)
        for person in people:
            mark(person)

        serving.stop()
        expect(ann.page.get_by_text("The server is restarting. One moment…")).to_be_visible()
        serving.start()

        for person in people:
            expect(person.page.get_by_text("You’re back.")).to_be_visible()
        assert laid(ann) == before
        lock_in(ann)
        play(people, planned())
        for person in people:
            assert was_never_reloaded(person)
            person.device.context.close()


def test_two_on_one_phone_keep_their_secrets(phone: Device) -> None:
    seats = sit(phone.address, DUO, ["Ann", "Bo"])
    give_seat(phone, seats)
    both = Person(phone, "Ann", token=seats[0]["token"], code=seats[0]["code"])
    page = phone.page
    page.goto(f"{phone.address}/t/{both.code}")
    both.button("table.begin").click()

    page.get_by_role("button", name="I’m Ann").click()
    open_first(both)
    fill(both)
    both.press(compatibility_player.lock(both))

    expect(page.get_by_role("heading", name="Hand the phone to Bo")).to_be_visible()
    expect(both.game).to_have_count(0)
    page.get_by_role("button", name="I’m Bo").click()
    tray(both).wait_for()
    assert laid(both) == []
    fill(both)
    lock_in(both)
    expect(page.locator("[data-phase=reveal]")).to_be_visible()
    assert see_reveal(both)
    expect(page.get_by_role("heading", name="Ann and Bo")).to_be_visible()


def test_who_is_sent_away_hears_so(device: Callable[..., Device]) -> None:
    people = gather(device, table_settings("2016", "teams"), "HH")
    ann, bo = people

    ann.page.get_by_role("button", name="Menu").click()
    ann.page.get_by_role("button", name="Options for Bo").click()
    ann.page.get_by_role("button", name="Remove Bo").click()
    ann.page.get_by_role("dialog", name="Remove Bo?").get_by_role(
        "button", name="Remove Bo"
    ).click()

    expect(bo.page.get_by_role("heading", name="You were removed from this table.")).to_be_visible()
    bo.page.get_by_role("button", name="Sit down again").click()
    bo.page.get_by_label("What’s your name?").fill("Bo")
    bo.page.get_by_role("button", name="Sit down", exact=True).click()
    expect(ann.page.get_by_text("2 of 4 at the table")).to_be_visible()


def test_the_host_ends_a_game_for_all(device: Callable[..., Device]) -> None:
    people = gather(device, DUO, "HH")
    ann, bo = people
    begin(people)

    ann.page.get_by_role("button", name="Menu").click()
    ann.page.get_by_role("button", name="End the game").click()
    ann.page.get_by_role("dialog").get_by_role("button", name="End the game").click()

    expect(bo.page.get_by_text("Ann ended the game.").first).to_be_visible()
    expect(ann.button("table.begin")).to_be_visible()


def test_where_all_chairs_are_taken_one_can_look_on(phone: Device) -> None:
    seat = sit(phone.address, DUO, [f"Friend {number}" for number in range(12)])[0]
    page = phone.go(f"/t/{seat['code']}")
    page.get_by_label("What’s your name?").fill("Late")
    page.get_by_role("button", name="Sit down", exact=True).click()

    expect(page.get_by_role("heading", name="All seats are taken.")).to_be_visible()
    page.get_by_role("button", name="Just watch").click()
    expect(page.get_by_text("You’re watching.").first).to_be_visible()
    phone.complaints.clear()  # the browser logs the refused request


def test_a_wrong_code_leads_to_a_way_out(phone: Device) -> None:
    page = phone.go("/")

    page.get_by_label("Table code, five letters").fill("qqqqq")

    expect(page.get_by_role("alert")).to_contain_text("QQQQQ")
    expect(page.get_by_label("Table code, five letters")).to_have_value("QQQQQ")
    page.keyboard.press("Backspace")
    expect(page.get_by_role("alert")).to_have_count(0)


def test_an_old_page_is_asked_to_load_again(phone: Device) -> None:
    seat = sit(phone.address, DUO, ["Ann"])[0]
    give_seat(phone, [seat])
    phone.page.add_init_script(
        """
      if (!sessionStorage.old) {
        const { send } = WebSocket.prototype
        WebSocket.prototype.send = function (text) {
          send.call(this, text.replace('"version":VERSION', '"version":1'))
        }
        sessionStorage.old = 'once'
      }
    """.replace("VERSION", str(VERSION))
    )
    page = phone.go(f"/t/{seat['code']}")

    expect(page.get_by_role("heading", name="There’s a new version.")).to_be_visible()
    page.get_by_role("button", name="Reload").click()
    expect(page.get_by_role("button", name="Add a bot and start")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_javascript_one_is_told_so(browser: Browser, address: str, language: str) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(address)

    expect(page.locator(f"p[lang={language}]")).to_be_visible()
    expect(page.locator(f"p[lang={language}]")).to_contain_text("JavaScript")
    context.close()


def watching(device: Callable[..., Device], people: list[Person]) -> Page:
    """A television at the table, in Spanish."""
    page = device(kind="television", language="es").go(f"/screen/{people[0].code}")
    expect(page.get_by_text("Ann", exact=True).first).to_be_visible()
    return page


def test_a_television_follows_compatibility_to_its_end(device: Callable[..., Device]) -> None:
    people = gather(device, DUO, "HH")
    page = watching(device, people)
    begin(people)
    expect(page.get_by_text(said("es", "compatibility.tv.opens", "Ann"))).to_be_visible()

    play(people, planned(lambda place, rounds: 0))

    expect(page.get_by_text(said("es", "television.another"))).to_be_visible()


def test_a_television_follows_the_same_game(device: Callable[..., Device]) -> None:
    people = gather(device, samegame_player.table_settings(1, "en"), "HH")
    page = watching(device, people)
    begin(people)
    expect(page.get_by_text(said("es", "samegame.tv.allWrite")).first).to_be_visible()

    go_on = people[0].button("samegame.result.goOn")
    play(people, samegame_player.playing(find=True, stay=True), until=go_on.is_visible)

    expect(page.get_by_text(said("es", "samegame.tv.found"))).to_be_visible()


def test_a_line_of_the_chat_is_counted_until_it_is_read(device: Callable[..., Device]) -> None:
    people = gather(device, DUO, "HH")
    host_says(people[0], {"type": "say", "text": "Hello, table!"})

    people[1].page.get_by_role("button", name="Open the chat, 1 new message").click()

    expect(people[1].page.get_by_role("log").get_by_text("Hello, table!")).to_be_visible()
