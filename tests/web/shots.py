"""Photograph every screen in every phase, by day and by night, into shots/; `make shots`.

`python -m tests.web.shots lobby` photographs only the journeys whose name begins so.
"""

import argparse
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from PIL import Image
from playwright.sync_api import Browser

from tests.web.appearance import Looking
from tests.web.browser import Device, Kind, Serving, Theme, browsing
from tests.web.door_screens import door
from tests.web.history_screens import group
from tests.web.journey import Journey
from tests.web.screens import ON_PHONES, ON_TELEVISIONS, home, lobby

OUT = Path(__file__).parents[2] / "shots"
THEMES: tuple[Theme, ...] = ("day", "night")
_SETTLED = 300
IMAGES = OUT.parent / "docs" / "images"
README = {
    "choosing": ("choosing-half-phone-en-day", 400),
    "reveal": ("reveal-up-phone-en-day", 400),
    "television": ("screen-turning-television-en-night", 1000),
}
"""The pictures of the README: which shot, and how wide."""

ALL: tuple[Journey, ...] = (*ON_PHONES, group, *ON_TELEVISIONS)

#: Other devices than a phone on which a journey is photographed.
ALSO: dict[Journey, tuple[Kind, ...]] = {
    home: ("small", "laptop", "television"),
    lobby: ("laptop",),
    door: ("laptop",),
}
SHAPES: tuple[Kind, ...] = ("tablet", "desktop", "sideways")
"""Every screen is photographed also in these shapes."""


def photograph(device: Device, name: str, *look: str) -> None:
    device.page.wait_for_load_state("networkidle")
    device.page.wait_for_timeout(_SETTLED)
    device.page.screenshot(path=OUT / f"{'-'.join((name, *look))}.png")


def follow(
    journey: Journey, open_one: Callable[..., Device], kind: Kind, language: str, theme: Theme
) -> None:
    for name, device in journey(Looking(open_one, language, kind=kind, theme=theme)):
        photograph(device, name, kind, language, theme)


def opener(browser: Browser, address: str, opened: list[Device]) -> Callable[..., Device]:
    def open_one(**wanted: Any) -> Device:
        pixels = 1 if wanted.get("kind") == "television" else 2
        opened.append(Device(browser, address, pixels=pixels, **wanted))
        return opened[-1]

    return open_one


def shoot(names: list[str], languages: list[str], kinds: tuple[Kind, ...]) -> None:
    """The journeys whose name begins with one of these; all by default."""
    OUT.mkdir(exist_ok=True)
    journeys = [
        journey
        for journey in ALL
        if not names or journey.__name__.replace("_", "-").startswith(tuple(names))
    ]
    with (
        TemporaryDirectory() as scratch,
        Serving(Path(scratch)) as serving,
        browsing() as browser,
    ):
        for journey in journeys:
            everywhere: tuple[Kind, ...] = (*kinds, *SHAPES, *ALSO.get(journey, ()))
            for kind in ("television",) if journey in ON_TELEVISIONS else everywhere:
                for language in languages:
                    for theme in THEMES:
                        opened: list[Device] = []
                        open_one = opener(browser, serving.address, opened)
                        follow(journey, open_one, kind, language, theme)
                        for device in opened:
                            device.context.close()


def illustrate() -> None:
    """Take the pictures of the README again."""
    shoot(["compatibility", "television-compatibility"], ["en"], ("phone",))
    for name, (shot, width) in README.items():
        with Image.open(OUT / f"{shot}.png") as picture:
            height = round(picture.height * width / picture.width)
            small = picture.convert("RGB").resize((width, height), Image.Resampling.LANCZOS)
            small.save(IMAGES / f"{name}.webp", quality=78, method=6)


def main() -> None:
    reader = argparse.ArgumentParser("python -m tests.web.shots", description=__doc__)
    reader.add_argument("names", nargs="*", help="how journeys begin, such as lobby")
    reader.add_argument("--languages", default="en,de", help="such as fr,es,it")
    reader.add_argument("--small", action="store_true", help="a small phone")
    reader.add_argument("--shapes", action="store_true", help="no phone, the other shapes only")
    reader.add_argument("--readme", action="store_true", help="the pictures of the README")
    asked = reader.parse_args()
    if asked.readme:
        illustrate()
        return
    phones: tuple[Kind, ...] = ("small",) if asked.small else ("phone",)
    shoot(asked.names, asked.languages.split(","), () if asked.shapes else phones)


if __name__ == "__main__":
    main()
