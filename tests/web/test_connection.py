"""The connection: a loss shows at once and recovers by itself; removed players are told."""

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.web.browser import Device, Serving


def begin(device: Device) -> None:
    page = device.go("/")
    page.get_by_role("button", name="Play with bots").click()
    page.get_by_role("button", name="Compatibility").click()
    expect(page.locator("[data-game=compatibility]")).to_be_visible()


def test_a_restart_of_the_server_heals_by_itself(browser: Browser, tmp_path: Path) -> None:
    with Serving(tmp_path) as serving:
        device = Device(browser, serving.address)
        begin(device)

        serving.stop()
        expect(device.page.get_by_text("The server is restarting")).to_be_visible()
        serving.start()

        expect(device.page.get_by_text("The server is restarting")).to_be_hidden()
        expect(device.page.locator("[data-game=compatibility]")).to_be_visible()
        device.context.close()


def test_a_cut_shows_and_heals_when_the_device_is_online_again(phone: Device) -> None:
    begin(phone)

    phone.context.set_offline(True)
    phone.page.evaluate("dispatchEvent(new Event('online'))")
    expect(phone.page.get_by_text("Connection lost")).to_be_visible()
    phone.context.set_offline(False)

    expect(phone.page.get_by_text("Connection lost")).to_be_hidden()
    phone.complaints.clear()


def test_who_lost_the_chair_can_sit_down_again(phone: Device) -> None:
    begin(phone)

    phone.page.evaluate(
        "localStorage.setItem('samewave:seats', localStorage.getItem('samewave:seats')"
        '.replace(/"token":"..../, \'"token":"nope\'))'
    )
    phone.page.reload()

    expect(phone.page.get_by_text("You were removed from this table.")).to_be_visible()
    phone.page.get_by_role("button", name="Sit down again").click()
    expect(phone.page.get_by_role("button", name="Sit down", exact=True)).to_be_visible()


def test_the_page_opens_without_a_net(device: Callable[..., Device]) -> None:
    """The service worker serves the page; tables need a connection and say so."""
    phone = device(worker=True)
    page = phone.go("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    page.wait_for_function(
        "() => caches.keys().then((names) => names.some((name) => name.startsWith('page-')))"
    )
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")

    phone.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("button", name="Play with bots")).to_be_visible()
    page.goto(f"{phone.address}/settings")
    expect(page.get_by_role("heading", level=1, name="Settings")).to_be_visible()
    phone.context.set_offline(False)
    phone.complaints.clear()
