"""The page of a group with a thousand games needs no more requests than one with ten."""

from pathlib import Path

from playwright.sync_api import Browser, expect

from samewave.server.store.sqlite import SqliteStore
from tests.server.large_group import KEY, play_for_years
from tests.web.browser import Device, Serving
from tests.web.sockets import wait_for

FEW, MANY = 10, 1000
LARGER = 3


async def played(file: Path, games: int) -> None:
    store = SqliteStore(file)
    await play_for_years(store, games)
    await store.close()


def opened(browser: Browser, folder: Path, games: int) -> tuple[int, int]:
    """The number of requests and elements until the figures are visible."""
    (folder / "data").mkdir(parents=True)
    wait_for(played(folder / "data" / "samewave.db", games))
    with Serving(folder) as serving:
        mine = Device(browser, serving.address)
        mine.context.add_init_script(
            "localStorage['samewave:groups'] ??="
            f""" '[{{"key":"{KEY}","name":"Years","me":"Ann"}}]'"""
        )
        asked: list[str] = []
        mine.page.on("request", lambda request: asked.append(request.url))
        page = mine.go(f"/g#{KEY}")
        expect(page.get_by_role("heading", name="Years")).to_be_visible()
        expect(page.locator(".minds text").first).to_be_visible()
        elements = page.locator("*").count()
        mine.context.close()
    return len(asked), elements


def test_a_thousand_games_are_shown_with_as_many_requests_as_ten(
    browser: Browser, tmp_path: Path
) -> None:
    few_requests, few_elements = opened(browser, tmp_path / "few", FEW)
    many_requests, many_elements = opened(browser, tmp_path / "many", MANY)

    assert many_requests == few_requests
    assert many_elements < LARGER * few_elements
