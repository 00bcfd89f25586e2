"""The door: a host locks the table, lets people in, removes them, and hides the code."""

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.packs.builders import as_bytes, noise
from tests.server.server_process import DUO
from tests.web.browser import Device
from tests.web.players import give_seat, sit
from tests.web.words import said

_KEPT = """async () => {
  const names = await caches.keys()
  const caches_ = await Promise.all(names.map((name) => caches.open(name)))
  const requests = await Promise.all(caches_.map((cache) => cache.keys()))
  return requests.flat().map(({ url }) => url)
}"""


def open_table(device: Device, name: str = "Ann") -> str:
    """A table whose host sits at this device."""
    (seat,) = sit(device.address, DUO, [name])
    give_seat(device, [seat])
    page = device.go(f"/t/{seat['code']}")
    expect(page.get_by_role("button", name="Menu")).to_be_visible()
    return str(seat["code"])


def sit_down(device: Device, code: str, name: str) -> Page:
    page = device.go(f"/t/{code}")
    page.get_by_role("textbox").fill(name)
    page.get_by_role("button", name="Sit down", exact=True).click()
    expect(page.get_by_text("Waiting for Ann to start")).to_be_visible()
    return page


def set_door(page: Page, door: str) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Who can come in").click()
    page.get_by_role("radio", name=door).check(force=True)
    expect(page.get_by_role("radio", name=door)).to_be_checked()
    page.keyboard.press("Escape")


def forgive(device: Device, *texts: str) -> None:
    """The browser logs the refusals that this test provokes."""
    device.complaints[:] = [
        line for line in device.complaints if not any(text in line for text in texts)
    ]


def test_a_stranger_finds_no_table_behind_a_locked_door_and_a_player_comes_back(
    device: Callable[..., Device],
) -> None:
    host, player, stranger = device(), device(), device()
    code = open_table(host)
    page = sit_down(player, code, "Bo")

    set_door(host.page, "Nobody new")
    expect(page.get_by_text("Locked")).to_be_visible()

    stranger.go(f"/t/{code}")
    expect(stranger.page.get_by_text(f"There’s no table {code}.")).to_be_visible()
    page.reload()
    expect(page.get_by_text("Waiting for Ann to start")).to_be_visible()
    forgive(stranger, "404")


def test_the_host_lets_somebody_in_who_waits_outside(device: Callable[..., Device]) -> None:
    host, guest = device(), device()
    code = open_table(host)
    set_door(host.page, "Ask me first")

    page = guest.go(f"/t/{code}")
    expect(page.get_by_text("Ann decides who comes in.")).to_be_visible()
    page.get_by_role("textbox").fill("Bo")
    page.get_by_role("button", name="Ask to join").click()
    expect(page.get_by_text("Waiting for Ann to let you in")).to_be_visible()
    page.reload()
    expect(page.get_by_text("Waiting for Ann to let you in")).to_be_visible()

    expect(host.page.get_by_text("Bo wants to join")).to_be_visible()
    host.page.get_by_role("button", name="Let in Bo", exact=True).click()

    expect(page.get_by_text("Waiting for Ann to start")).to_be_visible()
    expect(host.page.get_by_text("Bo wants to join")).to_be_hidden()


def test_whoever_is_not_let_in_hears_it_and_can_ask_again(device: Callable[..., Device]) -> None:
    host, guest = device(), device()
    code = open_table(host)
    set_door(host.page, "Ask me first")
    page = guest.go(f"/t/{code}")
    page.get_by_role("textbox").fill("Bo")
    page.get_by_role("button", name="Ask to join").click()

    host.page.get_by_role("button", name="Decline Bo").click()

    expect(page.get_by_text(said("en", "table.notLetIn"))).to_be_visible()
    page.get_by_role("button", name="Ask again").click()
    expect(page.get_by_role("button", name="Ask to join")).to_be_visible()
    forgive(guest, "401", "404")


def test_a_television_shows_no_code_while_it_is_hidden(device: Callable[..., Device]) -> None:
    host, screen = device(), device(kind="television")
    code = open_table(host)
    tv = screen.go(f"/screen/{code}")
    expect(tv.get_by_role("img", name="Scan to join")).to_be_visible()
    expect(tv).to_have_title(f"Table screen {code} · Samewave")

    host.page.get_by_role("button", name="Menu").click()
    host.page.get_by_role("button", name="Who can come in").click()
    host.page.get_by_role("switch").check(force=True)

    expect(tv.get_by_text("The code is hidden.")).to_be_visible()
    expect(tv.get_by_role("img", name="Scan to join")).to_be_hidden()
    assert code not in tv.locator("body").inner_text()
    assert code not in tv.title()
    assert code not in tv.url
    tv.reload()
    expect(tv.get_by_text("The code is hidden.")).to_be_visible()


def test_a_television_asks_and_is_let_in_and_sent_away(device: Callable[..., Device]) -> None:
    host, screen = device(), device(kind="television")
    code = open_table(host)
    set_door(host.page, "Ask me first")
    tv = screen.go(f"/screen/{code}")
    expect(tv.get_by_text("Waiting for Ann to let this screen in")).to_be_visible()

    host.page.get_by_role("button", name="Let in Table screen", exact=True).click()

    expect(tv.get_by_text("At the table")).to_be_visible()
    expect(host.page.get_by_text("1 watching").first).to_be_attached()
    host.page.get_by_role("button", name="Menu").click()
    host.page.get_by_role("button", name="Who can come in").click()
    host.page.get_by_role("button", name="Remove everyone watching").click()
    expect(tv.get_by_text(said("en", "table.sentAway"))).to_be_visible()


def test_whoever_is_removed_for_good_does_not_come_back_under_another_name(
    device: Callable[..., Device],
) -> None:
    host, guest = device(), device()
    code = open_table(host)
    page = sit_down(guest, code, "Bo")

    host.page.get_by_role("button", name="Menu").click()
    host.page.get_by_role("button", name="Options for Bo").click()
    host.page.get_by_role("button", name="Remove Bo").click()
    host.page.get_by_role("button", name="Remove and block").click()

    expect(page.get_by_text("You were removed from this table.")).to_be_visible()
    page.get_by_role("button", name="Sit down again").click()
    page.get_by_role("textbox").fill("Somebody else")
    page.get_by_role("button", name="Sit down", exact=True).click()
    expect(page.get_by_text("The host removed you from this table for good.")).to_be_visible()
    forgive(guest, "422")


def test_a_replay_link_opens_a_game_of_a_locked_table(device: Callable[..., Device]) -> None:
    host, friend = device(), device()
    code = open_table(host)
    set_door(host.page, "Nobody new")
    key = host.page.evaluate("JSON.parse(localStorage.getItem('samewave:keys'))[0].key")

    page = friend.go(f"/replay/{code}/0#{key}")
    expect(page.get_by_role("main")).to_be_visible()

    kept = page.evaluate("JSON.parse(localStorage.getItem('samewave:keys'))[0]")
    assert (kept["code"], kept["key"]) == (code, key)
    status = page.evaluate(
        "([code, key]) => fetch(`/api/tables/${code}`,"
        " { headers: { Authorization: `Bearer ${key}` } }).then(({ status }) => status)",
        [code, key],
    )
    assert status == 200
    forgive(friend, "404")


def test_private_photos_are_shown_and_not_kept_by_the_service_worker(
    device: Callable[..., Device], tmp_path: Path
) -> None:
    host = device(worker=True)
    code = open_table(host)
    page = host.page
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    photos = [tmp_path / f"{number}.jpg" for number in range(5)]
    for number, photo in enumerate(photos):
        photo.write_bytes(as_bytes(noise(number), "jpeg"))
    page.get_by_text("More", exact=True).click()
    page.get_by_role("button", name="Samewave cards").click()
    with page.expect_response(re.compile(rf"\.webp\?table={code}")) as shown:
        page.locator("input[type=file]").first.set_input_files(photos)

    assert shown.value.status == 200
    assert shown.value.headers["cache-control"].startswith("private")
    page.wait_for_load_state("networkidle")
    kept = page.evaluate(_KEPT)
    assert any("/packs/house/" in url for url in kept)
    assert not [url for url in kept if "/packs/p" in url]
