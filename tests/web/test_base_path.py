"""A server below a base path of its domain."""

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, expect

from tests.web.browser import Device, Serving

BASE = "/games/samewave"


@pytest.fixture
def phone(browser: Browser, tmp_path: Path) -> Iterator[Device]:
    with Serving(tmp_path, base_path=BASE) as serving:
        device = Device(browser, serving.address, worker=True)
        yield device
        device.context.close()
        assert not device.complaints, device.complaints


def test_a_whole_visit_stays_under_the_base_path(phone: Device) -> None:
    asked: list[str] = []
    phone.context.on("request", lambda request: asked.append(urlsplit(request.url).path))
    page = phone.page
    page.goto(phone.address, wait_until="networkidle")
    assert page.url == f"{phone.address}/"

    page.get_by_role("link", name="How to play").click()
    expect(page).to_have_url(f"{phone.address}/how")
    page.go_back()
    page.get_by_role("button", name="Play with bots").click()
    page.get_by_role("button", name="Compatibility").click()
    expect(page.locator("[data-game=compatibility]")).to_be_visible()
    assert page.url.startswith(f"{phone.address}/t/")
    page.reload()
    expect(page.locator("[data-game=compatibility]")).to_be_visible()

    outside = {path for path in asked if not path.startswith(f"{BASE}/") and path != BASE}
    assert not outside
    assert any(path.startswith(f"{BASE}/packs/") for path in asked)


def test_the_service_worker_serves_the_base_path_and_nothing_else(phone: Device) -> None:
    page = phone.go("/")

    scope = page.evaluate("navigator.serviceWorker.ready.then(({ scope }) => scope)")

    assert scope == f"{phone.address}/"
    kept = page.evaluate(
        "caches.keys().then((names) => caches.open(names.find((n) => n.startsWith('page-'))))"
        ".then((cache) => cache.keys()).then((all) => all.map(({ url }) => new URL(url).pathname))"
    )
    assert f"{BASE}/" in kept
    assert all(path.startswith(f"{BASE}/") for path in kept)


def test_links_to_a_table_have_the_base_path(phone: Device) -> None:
    page = phone.go("/")
    page.get_by_role("button", name="Play together").click()
    page.get_by_label("What’s your name?").fill("Ann")
    page.get_by_role("button", name="Open a table").click()

    page.wait_for_url("**/t/*")
    page.locator(f"a[href='{BASE}/screen/{phone.code()}']").wait_for()
