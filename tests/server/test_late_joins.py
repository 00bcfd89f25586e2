"""Joining late: somebody takes over from a bot, or goes on with another phone."""

from collections.abc import AsyncIterator, Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from samewave.games import GAMES
from tests.server.pages import Guests, Page, level, serving
from tests.server.test_lobby import refused


@pytest.fixture
async def guests(tmp_path: Path) -> AsyncIterator[Guests]:
    async with serving(tmp_path) as served:
        yield served


async def started(guests: Guests, name: str, **settings: Any) -> tuple[Page, Page]:
    """Ann plays with bots, and Bo comes while they play."""
    setup = GAMES[name].info.default_setup()
    (ann,) = await guests.open_table("Ann", settings={"game": name, "setup": setup, **settings})
    for _ in range(3):
        await ann.ask("add_bot")
    await ann.ask("start")
    status, seat = await guests.post(f"/api/tables/{ann.code}/players", {"name": "Bo"})
    assert status == 201
    return ann, await guests.page(ann.code, seat["token"])


def _has_news(page: Page, since: int) -> bool:
    return page.sequence > since


async def play_until(enough: Callable[[], bool], pages: list[Page], dice: Random) -> None:
    """People make any legal moves; when they have none, they wait for the bots."""
    while not enough():
        await level(pages)
        moves = [(page, page.any_move(dice)) for page in pages if page.view["seat"] is not None]
        page, move = next(((each, move) for each, move in moves if move), (pages[0], None))
        if move is not None:
            await page.ask("play", move=msgspec.to_builtins(move))
        elif not page.is_over:
            await page.listen(partial(_has_news, page, page.sequence))


@pytest.mark.parametrize("name", GAMES)
async def test_somebody_who_comes_late_plays_on_for_a_bot(guests: Guests, name: str) -> None:
    ann, bo = await started(guests, name)
    seat = next(seat for seat, player in enumerate(bo.table["seated"]) if player != ann.you)
    bot = bo.table["seated"][seat]

    assert bo.view["seat"] is None
    await bo.ask("take_over", seat=seat)
    assert bo.table["promised"] == {str(seat): bo.you}
    dice = Random(1)
    await play_until(lambda: bo.view["seat"] is not None, [ann, bo], dice)

    assert bo.view["seat"] == seat
    assert ann.view["table"]["names"][seat] == "Bo"
    assert bot not in ann.table["order"]
    assert bo.you in ann.table["chairs"]


async def test_the_story_of_a_game_names_the_late_player(guests: Guests) -> None:
    ann, bo = await started(guests, "compatibility")
    await bo.ask("take_over", seat=1)
    dice = Random(1)

    await play_until(lambda: ann.is_over and bo.is_over, [ann, bo], dice)
    _, story = await guests.get(f"/api/tables/{ann.code}/records/0/story")
    assert "Bo" in str(story)
    assert "Bo" not in story["bots"]


async def test_nobody_takes_the_seat_of_a_person(guests: Guests) -> None:
    ann, bo = await started(guests, "compatibility")
    own = bo.table["seated"].index(ann.you)

    assert await refused(bo, "take_over", seat=own) == "seat_is_taken"
    assert await refused(ann, "take_over", seat=1) == "already_in_this_game"


async def test_the_host_may_switch_late_joins_off(guests: Guests) -> None:
    _, bo = await started(guests, "compatibility", late_joins=False)

    assert await refused(bo, "take_over", seat=1) == "no_late_joins"


async def test_a_code_moves_a_player_to_another_phone(guests: Guests) -> None:
    ann, bo = await guests.open_table("Ann", "Bo")

    await bo.ask("offer_seat", player=bo.you, code="QWERTZ")
    status, seat = await guests.post(f"/api/tables/{ann.code}/claim", {"code": "QWERTZ"})
    assert (status, seat["player"]) == (201, bo.you)
    await bo.listen(lambda: bo.bye is not None)
    moved = await guests.page(ann.code, seat["token"])

    assert (bo.bye, moved.you) == ("moved", bo.you)
    old = await guests.page(ann.code, bo.token)
    assert old.you is None
    status, again = await guests.post(f"/api/tables/{ann.code}/claim", {"code": "QWERTZ"})
    assert (status, again["code"]) == (404, "unknown_table")


async def test_only_the_host_shows_a_code_for_somebody_else(guests: Guests) -> None:
    ann, bo = await guests.open_table("Ann", "Bo")

    assert await refused(bo, "offer_seat", player=ann.you, code="QWERTZ") == "host_only"
    assert (await ann.ask("offer_seat", player=bo.you, code="QWERTZ"))["type"] == "update"


async def test_a_claimed_seat_can_still_be_erased(guests: Guests) -> None:
    ann, bo = await guests.open_table("Ann", "Bo")
    await bo.ask("offer_seat", player=bo.you, code="QWERTZ")
    _, seat = await guests.post(f"/api/tables/{ann.code}/claim", {"code": "QWERTZ"})

    headers = {"Authorization": f"Bearer {seat['token']}"}
    address = f"{guests.address}/api/tables/{ann.code}/name"
    async with guests.session.delete(address, headers=headers) as answer:
        assert answer.status == 204

    _, shown = await guests.get(f"/api/tables/{ann.code}")
    assert "Bo" not in [player["name"] for player in shown["players"]]
