"""The page of a group that has played a thousand games opens like that of one with ten."""

from pathlib import Path
from statistics import median
from time import perf_counter

from playwright.sync_api import Browser, expect

from samewave.server.store.sqlite import SqliteStore
from tests.server.years import KEY, play_for_years
from tests.web.browsing import Device, Serving
from tests.web.sofas import wait_for

FEW, MANY = 10, 1000
TIMES = 3
LARGER = 3


async def played(file: Path, games: int) -> None:
    store = SqliteStore(file)
    await play_for_years(store, games)
    await store.close()


def seconds_to_open(browser: Browser, folder: Path, games: int) -> float:
    """Until the figures can be seen, on a device that has been there before."""
    (folder / "data").mkdir(parents=True)
    wait_for(played(folder / "data" / "samewave.db", games))
    with Serving(folder) as serving:
        mine = Device(browser, serving.address)
        mine.context.add_init_script(
            "localStorage['samewave:groups'] ??="
            f""" '[{{"key":"{KEY}","name":"Years","me":"Ann"}}]'"""
        )
        costs = []
        for _ in range(TIMES):
            mine.page.goto("about:blank")
            before = perf_counter()
            page = mine.go(f"/g#{KEY}")
            expect(page.get_by_role("heading", name="Years")).to_be_visible()
            expect(page.locator(".minds text").first).to_be_visible()
            costs.append(perf_counter() - before)
        mine.context.close()
    return median(costs)


def test_a_thousand_games_open_nearly_as_fast_as_ten(browser: Browser, tmp_path: Path) -> None:
    few = seconds_to_open(browser, tmp_path / "few", FEW)
    many = seconds_to_open(browser, tmp_path / "many", MANY)

    assert many < LARGER * few
