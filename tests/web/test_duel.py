"""A duel in a browser: two tables with the same deal, compared at the end."""

import re
from collections.abc import Callable
from random import Random

import pytest
from aiohttp import ClientSession
from playwright.sync_api import expect

from tests.server.group_games import DUO, SAME, ask
from tests.server.pages import Guests, level
from tests.server.test_play import exported, play_out
from tests.web.browser import Device
from tests.web.players import give_seat
from tests.web.sockets import wait_for
from tests.web.test_accessibility import violations_by_day_and_night
from tests.web.test_fits import misfits


async def duel(address: str, settings: dict[str, object]) -> dict[str, object]:
    """Ann and Bo play, then Cy and Di with their deal; Cy's seat."""
    async with ClientSession() as session:
        guests = Guests(session, address)
        record = b""
        for number, names in enumerate((("Ann", "Bo"), ("Cy", "Di"))):
            pages = await guests.open_table(*names, settings=settings)
            path = f"/api/tables/{pages[0].code}/deal"
            if record:
                assert (await ask(guests, "PUT", path, pages[0].token, record))[0] == 204
            assert (await pages[0].ask("start"))["type"] == "update"
            await level(pages)
            await play_out(pages, Random(number))
            record = await exported(guests, pages[0].code, 0)
        return {"code": pages[0].code, "player": 0, "token": pages[0].token, "name": "Cy"}


@pytest.mark.parametrize(("settings", "kind"), [(DUO, "phone"), (SAME, "small")])
def test_two_tables_are_compared(
    device: Callable[..., Device], address: str, settings: dict[str, object], kind: str
) -> None:
    seat = wait_for(duel(address, settings))
    mine = device(kind=kind)
    give_seat(mine, [seat])
    page = mine.go(f"/t/{seat['code']}")

    page.get_by_text("More", exact=True).click()
    title = page.get_by_role("heading", name="Two tables, same cards")
    rivals = page.locator("section", has=title).last
    expect(rivals).to_contain_text("Against Ann and Bo.")
    first = rivals.get_by_role("listitem").first
    expect(first).to_contain_text(re.compile(r"you \S+, them \S+"))
    assert misfits(mine) == []
    assert violations_by_day_and_night(mine) == []
