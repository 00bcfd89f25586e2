"""The page over plain HTTP, as on a home network: browsers give it no secure context."""

from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, expect

from tests.web.browser import HOME, Device


@pytest.fixture
def phone(browser: Browser, address: str) -> Iterator[Device]:
    """A phone that reaches the server by its name in the network, not as localhost."""
    device = Device(browser, f"http://{HOME}:{urlsplit(address).port}")
    yield device
    device.context.close()
    assert not device.complaints, device.complaints


def test_a_link_is_copied_without_a_secure_context(phone: Device) -> None:
    page = phone.go("/")
    assert not page.evaluate("isSecureContext || 'clipboard' in navigator || 'share' in navigator")
    page.get_by_role("button", name="Play together").click()
    page.get_by_label("What’s your name?").fill("Ann")
    page.get_by_role("button", name="Open a table").click()

    page.get_by_role("button", name="Share the link", exact=True).click()

    expect(page.get_by_text("Link copied.")).to_be_visible()
    code = phone.code()
    page.evaluate("document.body.append(document.createElement('textarea'))")
    page.locator("textarea").last.focus()
    page.keyboard.press("Control+V")
    expect(page.locator("textarea").last).to_have_value(f"{phone.address}/t/{code}")


def test_a_playing_video_keeps_the_screen_on_without_a_wake_lock(phone: Device) -> None:
    page = phone.go("/")
    assert not page.evaluate("'wakeLock' in navigator")
    page.get_by_role("button", name="Play with bots").click()
    page.get_by_role("button", name="Compatibility").click()

    page.wait_for_function("() => document.querySelector('video')?.currentTime > 0")

    page.go_back()
    expect(page.locator("video")).to_have_count(0)
