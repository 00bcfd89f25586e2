"""Games, or the rest of them, that people play over the network: faster than in a browser."""

import asyncio
from collections.abc import Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any, TypeVar

import msgspec
from aiohttp import ClientSession

from samewave.games.samegame.events import Point
from tests.server.pages import Guests, Page, level
from tests.web.players import Person

Result = TypeVar("Result")


def wait_for(work: Coroutine[Any, Any, Result]) -> Result:
    """Run in another thread, because the browser uses this thread's event loop."""
    with ThreadPoolExecutor(1) as threads:
        return threads.submit(asyncio.run, work).result()


def finish(people: Sequence[Person]) -> None:
    """Play the rest of a game of these people, without bots.

    Their pages would show every move in its time; a page that is loaded afterwards shows the end.
    """
    wait_for(_finish(people[0].device.address, [(each.code, each.token) for each in people]))


async def _finish(address: str, seats: Sequence[tuple[str, str]]) -> None:
    async with ClientSession() as session:
        guests = Guests(session, address)
        await play_well([await guests.page(*seat) for seat in seats])
        await guests.hang_up()


async def play_well(pages: list[Page]) -> None:
    """Play until the game is over. Nobody points at a trap."""
    dice = Random(0)
    while not pages[0].is_over:
        page = dice.choice(pages)
        move = page.any_move(dice)
        if isinstance(move, Point):
            move = Point(_safe_criterion(page, pages))
        if move is not None:
            answer = await page.ask("play", move=msgspec.to_builtins(move))
            assert answer["type"] == "update", answer
            await level(pages)


def _safe_criterion(page: Page, pages: Sequence[Page]) -> str:
    """The first criterion at which a guesser may point that is not the trap."""
    (trap,) = (
        each.view["mine"]["trap"] for each in pages if each.view["seat"] == page.view["active"]
    )
    return next(str(each) for each in page.offers["point"] if each != trap)
