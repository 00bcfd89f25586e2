"""Shots: pictures of every screen by day and by night, into shots/; `make shots`.

A screen is a line in SCREENS: a name, the kinds of device, and how one gets there.
"""

import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from tests.web.browsing import Device, Kind, Serving, Theme, browsing

OUT = Path(__file__).parents[2] / "shots"
THEMES: tuple[Theme, ...] = ("day", "night")


class Shot(NamedTuple):
    """A screen to photograph: `arrive` brings a device there."""

    name: str
    kinds: tuple[Kind, ...]
    arrive: Callable[[Device], object]
    languages: tuple[str, ...] = ("en", "de")


def home(device: Device) -> None:
    device.go("/")


def play_now(device: Device) -> None:
    device.go("/").locator("main button.plain").first.click()


def start(device: Device) -> None:
    device.go("/").locator("main button.primary").click()


def lobby(device: Device) -> None:
    start(device)
    page = device.page
    page.locator("dialog[open] input").fill("Mira")
    page.locator("dialog[open] button.primary").click()
    page.wait_for_url("**/t/*")
    page.locator("main button.plain").click()
    page.locator("li").nth(1).wait_for()


def join(device: Device) -> None:
    lobby(device)
    device.page.evaluate("localStorage.removeItem('samewave:seats')")
    device.page.reload()


def compatibility(device: Device) -> None:
    play_now(device)
    device.page.locator("dialog[open] button.compatibility").click()
    device.page.locator("[data-game=compatibility]").wait_for()


def same_game(device: Device) -> None:
    play_now(device)
    device.page.locator("dialog[open] button.samegame").click()
    device.page.locator("[data-game=samegame]").wait_for()


def at(path: str) -> Callable[[Device], object]:
    return lambda device: device.go(path)


SCREENS = [
    Shot("home", ("phone", "small", "television"), home, ("en", "de", "fr", "es", "it")),
    Shot("play-now", ("phone", "television"), play_now),
    Shot("start", ("phone",), start),
    Shot("lobby", ("phone", "television"), lobby),
    Shot("join", ("phone",), join),
    Shot("compatibility", ("phone",), compatibility),
    Shot("same-game", ("phone",), same_game),
    Shot("table-screen", ("television",), at("/screen")),
    Shot("how", ("phone",), at("/how")),
    Shot("settings", ("phone",), at("/settings")),
    Shot("unknown-table", ("phone",), at("/t/ZZZZZ")),
    Shot("nowhere", ("phone",), at("/nowhere")),
]


def shoot(names: list[str]) -> None:
    """Those screens whose name begins so; all, if none is named."""
    OUT.mkdir(exist_ok=True)
    wanted = [shot for shot in SCREENS if not names or shot.name.startswith(tuple(names))]
    with (
        TemporaryDirectory() as scratch,
        Serving(Path(scratch)) as serving,
        browsing() as browser,
    ):
        for shot in wanted:
            for kind in shot.kinds:
                for language in shot.languages:
                    for theme in THEMES:
                        device = Device(browser, serving.address, kind, language, theme)
                        shot.arrive(device)
                        device.page.wait_for_load_state("networkidle")
                        device.page.wait_for_timeout(300)
                        name = f"{shot.name}-{kind}-{language}-{theme}.png"
                        device.page.screenshot(path=OUT / name)
                        device.context.close()


if __name__ == "__main__":
    shoot(sys.argv[1:])
