"""All images of a hand stay small, even on a phone with a very dense screen."""

from collections.abc import Callable

from playwright.sync_api import Browser, Request

from tests.web import compatibility_player
from tests.web.browser import Device
from tests.web.players import begin, gather

#: Width and height in CSS pixels, and device pixels per CSS pixel.
SCREENS = ((320, 568, 2.0), (390, 844, 3.0), (412, 915, 3.5), (448, 998, 3.0), (834, 1194, 2.0))
MOST = 300_000
_ALL_LOADED = """() => {
  const images = [...document.querySelectorAll('[data-image] img')]
  return images.length === 40 && images.every(({ complete }) => complete)
}"""


def images_loaded(browser: Browser, device: Device, screen: tuple[int, int, float]) -> list[int]:
    """Bytes of each image when this seat is first opened on such a screen."""
    width, height, pixels = screen
    context = browser.new_context(
        viewport={"width": width, "height": height},
        device_scale_factor=pixels,
        storage_state=device.context.storage_state(),
        service_workers="block",
    )
    page = context.new_page()
    loaded: list[Request] = []
    page.on("requestfinished", lambda request: loaded.append(request))  # noqa: PLW0108
    page.goto(device.page.url, wait_until="networkidle")
    page.wait_for_function(_ALL_LOADED)
    page.wait_for_load_state("networkidle")
    images = [request for request in loaded if request.resource_type == "image"]
    sizes = [image.sizes()["responseBodySize"] for image in images if "/packs/" in image.url]
    context.close()
    return sizes


def test_forty_images_are_light_on_every_screen(
    browser: Browser, device: Callable[..., Device]
) -> None:
    people = gather(device, compatibility_player.table_settings("2016", "duo"), "HH")
    begin(people)
    compatibility_player.open_first(people[0])

    for screen in SCREENS:
        images = images_loaded(browser, people[0].device, screen)
        assert len(images) == 40, screen
        assert sum(images) <= MOST, screen
