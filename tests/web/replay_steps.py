"""A finished game, and steps through its replay."""

import re
from typing import Any, NamedTuple

import pytest
from aiohttp import ClientSession
from playwright.sync_api import Locator, Page, expect

from tests.server.group_games import SAME, Gathering
from tests.server.pages import Guests, level
from tests.server.pages import Page as Heard
from tests.server.test_play import exported
from tests.web.compatibility_player import table_settings
from tests.web.sockets import wait_for
from tests.web.words import said

OPENING, THEME, ANN_LAID, REVEAL = range(4)
DUO = table_settings("2016", "duo")


class Played(NamedTuple):
    """A duo of Ann and Bo: they share nothing in the first round, and everything afterwards."""

    code: str
    record: bytes
    ann: list[str]
    bo: list[str]
    """The images of the first round."""
    rounds: int
    steps: int

    @property
    def path(self) -> str:
        return f"/replay/{self.code}/0"


async def play_duo(pages: list[Heard]) -> None:
    """The opener opens the theme; Ann locks in first, then Bo."""
    answer = await pages[0].ask("start")
    assert answer["type"] == "update", answer
    await level(pages)
    while not pages[0].is_over:
        for number, page in enumerate(pages):
            offers = page.offers or {}
            if offers.get("open_theme"):
                move: dict[str, Any] = {"type": "open_theme", "number": offers["open_theme"][0]}
            elif offers.get("choose") and not offers.get("reopen"):
                count = offers["choose"]["images"]
                begin = number * count if page.view["round"] == 1 else 0
                images = page.view["table"]["images"][begin : begin + count]
                move = {"type": "choose", "images": images}
            else:
                continue
            answer = await page.ask("play", move=move)
            assert answer["type"] == "update", answer
            await level(pages)
            break


async def a_duo(address: str) -> Played:
    async with ClientSession() as session:
        guests = Guests(session, address)
        pages = await guests.open_table("Ann", "Bo", settings=DUO)
        await play_duo(pages)
        code = pages[0].code
        record = await exported(guests, code, 0)
        scored = [event for event in pages[0].events if event["type"] == "round_scored"]
        ann, bo = (ranking["images"] for ranking in scored[0]["rankings"])
        return Played(code, record, ann, bo, len(scored), len(record.splitlines()))


@pytest.fixture(scope="module")
def played(address: str) -> Played:
    return wait_for(a_duo(address))


@pytest.fixture(scope="module")
def of_a_group(address: str) -> str:
    """The key of a group that has played The Same Game."""

    async def found() -> str:
        async with ClientSession() as session:
            guests = Guests(session, address)
            group = await Gathering.found(guests)
            pages = await guests.open_table("Ann", "Bo", settings=SAME)
            await group.attach(pages[0])
            await group.play(pages)
            return group.key

    return wait_for(found())


def slider(page: Page) -> Locator:
    return page.get_by_role("slider", name=said("en", "replay.where"))


def go_to(page: Page, step: int) -> None:
    """Drag the slider there."""
    slider(page).fill(str(step))
    expect(slider(page)).to_have_value(str(step))


def hurry(page: Page) -> None:
    for speed in (1, 2):
        page.get_by_role("button", name=said("en", "replay.speed", speed)).click()
    page.get_by_test_id("stage").click(position={"x": 2, "y": 2})


def place(page: Page, text: str) -> None:
    expect(page.get_by_test_id("controls")).to_contain_text(text)


def look_as(page: Page, who: str) -> None:
    page.get_by_role("button", name=re.compile("^View as")).click()
    page.get_by_role("menuitemradio", name=who, exact=True).click()
    expect(page.get_by_role("button", name=f"View as: {who}")).to_be_visible()


def in_dom(page: Page, attribute: str) -> list[str]:
    found = f"each => each.getAttribute('{attribute}')"
    return list(page.evaluate(f"[...document.querySelectorAll('[{attribute}]')].map({found})"))
