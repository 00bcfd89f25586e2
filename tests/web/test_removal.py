"""Removal on the page: delete a table, leave without a name, and the privacy text."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.browser import Device
from tests.web.compatibility_player import table_settings
from tests.web.players import Person, begin, gather
from tests.web.words import LANGUAGES, said

DUO = table_settings("2016", "duo")
QUARTET = table_settings("2016", "teams")


def kept_seats(person: Person) -> str:
    return str(person.page.evaluate("localStorage['samewave:seats'] ?? '[]'"))


def open_menu(person: Person) -> None:
    person.page.get_by_role("button", name="Menu").first.click()


def test_a_table_is_deleted_for_everybody_after_one_question(
    device: Callable[..., Device],
) -> None:
    ann, bo = gather(device, DUO, "HH")
    watcher = device(kind="television")
    watcher.page.goto(f"{watcher.address}/screen/{ann.code}")
    expect(watcher.page.get_by_text("Ann").first).to_be_visible()

    open_menu(bo)
    bo.page.get_by_role("button", name="Delete this table").last.click()
    dialog = bo.page.get_by_role("dialog", name="Delete this table for everyone?")
    expect(dialog).to_contain_text("Its games, chat and photos will be gone for good.")
    assert "group" not in dialog.inner_text()
    dialog.get_by_role("button", name="Delete for everyone").click()

    expect(bo.page.get_by_text("Table deleted.")).to_be_visible()
    expect(ann.page.get_by_text("This table was deleted.")).to_be_visible()
    expect(watcher.page.get_by_text(said("en", "television.gone"))).to_be_visible()
    assert ann.code not in kept_seats(ann) + kept_seats(bo)
    ann.page.get_by_role("button", name=said("en", "home.home")).click()
    expect(ann.page).to_have_url(f"{ann.device.address}/")
    for person in (ann, bo):
        person.device.complaints.clear()


def test_the_lobby_offers_to_delete_the_table_and_takes_no_for_an_answer(
    device: Callable[..., Device],
) -> None:
    (ann,) = gather(device, QUARTET, "H")

    ann.page.get_by_role("button", name="Delete this table").click()
    dialog = ann.page.get_by_role("dialog", name="Delete this table for everyone?")
    dialog.get_by_role("button", name=said("en", "lobby.seats.cancel")).click()

    expect(dialog).to_be_hidden()
    expect(ann.page.get_by_text(ann.code).first).to_be_visible()


def test_whoever_leaves_without_a_name_is_a_neutral_player_for_the_others(
    device: Callable[..., Device],
) -> None:
    ann, bo = gather(device, DUO, "HH")
    begin([ann, bo])
    ann.page.evaluate("globalThis.neverReloaded = true")

    open_menu(bo)
    bo.page.get_by_role("button", name="Leave").last.click()
    bo.page.get_by_role("button", name="Leave and remove my name").click()

    expect(bo.page.get_by_text("Your name is gone from this table.")).to_be_visible()
    expect(ann.page.get_by_text("P2").first).to_be_visible()
    expect(ann.page.get_by_text(bo.name, exact=True)).to_have_count(0)
    assert bo.token not in kept_seats(bo)
    assert ann.page.evaluate("globalThis.neverReloaded === true")
    for person in (ann, bo):
        person.device.complaints.clear()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_settings_say_what_is_kept_how_long_and_how_to_delete_it(
    device: Callable[..., Device], language: str
) -> None:
    phone = device(language=language)

    phone.page.goto(f"{phone.address}/settings")

    expect(
        phone.page.get_by_role("heading", name=said(language, "settings.data.title"))
    ).to_be_visible()
    for sentence in ("kept", "long", "remove"):
        expect(phone.page.get_by_text(said(language, f"settings.data.{sentence}"))).to_be_visible()
