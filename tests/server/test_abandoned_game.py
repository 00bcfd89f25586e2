"""Abandoned games: the host ends a game, and its secrets stay hidden."""

from pathlib import Path
from random import Random
from typing import Any

from tests.server.pages import Guests, Page, level, serving
from tests.server.test_lobby import DUO, FIVE, guests, opener, refused, started_duo
from tests.server.test_play import play_out

__all__ = ["guests"]


async def begun_round(pages: list[Page]) -> None:
    """A game in which the theme is open and one of two players has locked in."""
    await opener(pages).ask("play", move={"type": "open_theme", "number": 3})
    await level(pages)
    await pages[0].ask("play", move={"type": "choose", "images": FIVE})
    await level(pages)


async def test_the_host_puts_a_game_away_and_all_are_before_a_game_again(guests: Guests) -> None:
    ann, bo = await started_duo(guests)
    await begun_round([ann, bo])
    screen = await guests.page(ann.code)
    before = ann.table

    answer = await ann.ask("stop")
    await level([ann, bo, screen])

    gone: dict[str, Any] = {"game": None, "game_number": -1, "seated": []}
    assert answer["table"] == gone | {"stopped_by": ann.you}
    assert bo.table == screen.table == before | gone | {"stopped_by": ann.you}
    assert not any(image.encode() in page.heard[-1] for page in (bo, screen) for image in FIVE)
    assert await refused(ann, "play", move={"type": "reopen"}) == "no_game_is_on"
    assert (await bo.ask("say", text="the door, of course"))["type"] == "update"
    back = await guests.page(bo.code, bo.token)
    assert (back.view, back.offers, back.muted) == (None, None, False)


async def test_only_a_game_that_is_on_can_be_put_away(guests: Guests) -> None:
    ann, bo = await guests.open_table("Ann", "Bo", settings=DUO)

    assert await refused(ann, "stop") == "no_game_is_on"
    await ann.ask("start")
    assert await refused(bo, "stop") == "host_only"
    await ann.ask("stop")
    assert await refused(ann, "stop") == "no_game_is_on"
    await ann.ask("start")
    await level([ann, bo])
    await play_out([ann, bo], Random(3))
    assert await refused(ann, "stop") == "no_game_is_on"


async def test_after_a_game_that_was_put_away_another_begins(guests: Guests) -> None:
    ann, bo = await started_duo(guests)
    await begun_round([ann, bo])
    await ann.ask("stop")

    again = await ann.ask("start")
    await level([ann, bo])

    assert again["began"]
    assert (bo.table["game_number"], bo.table["stopped_by"]) == (1, None)
    assert (bo.view["round"], bo.view["phase"]) == (1, "opening")


async def test_what_was_hidden_in_a_game_that_was_put_away_stays_so(guests: Guests) -> None:
    ann, bo = await started_duo(guests)
    await play_out([ann, bo], Random(3))
    await ann.ask("start")
    await level([ann, bo])
    await begun_round([ann, bo])
    await ann.ask("stop")
    records = f"/api/tables/{ann.code}/records"

    async def status(number: int) -> int:
        async with guests.session.get(f"{guests.address}{records}/{number}") as answer:
            return answer.status

    assert [await status(number) for number in range(3)] == [200, 404, 404]
    await ann.ask("start")
    await level([ann, bo])
    await play_out([ann, bo], Random(3))
    assert [await status(number) for number in range(4)] == [200, 404, 200, 404]


async def test_a_game_that_was_put_away_is_so_after_a_restart(tmp_path: Path) -> None:
    async with serving(tmp_path) as guests:
        ann, bo = await started_duo(guests)
        await begun_round([ann, bo])
        await ann.ask("stop")
        left = ann.table
    async with serving(tmp_path) as guests:
        back = await guests.page(ann.code, ann.token)

        assert (back.table, back.view, back.muted) == (left, None, False)
        assert (await back.ask("start"))["table"]["game_number"] == 1
