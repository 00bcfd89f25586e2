"""A table where people play over days, and somebody who receives its messages."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from samewave.server import supervise
from samewave.server.clock import Clock
from samewave.server.http import REGISTRY_KEY
from samewave.server.reminders import Reminders
from samewave.server.settings import Timings
from tests.patience import PATIENCE
from tests.server.builders import SkippingClock
from tests.server.faults import open_party
from tests.server.group_games import ask
from tests.server.pages import Guests, Page
from tests.server.server_process import Party, close

HOUR = 3600.0
DUO: dict[str, Any] = {
    "game": "compatibility",
    "setup": {"edition": "2016", "mode": "duo", "track": "short", "first": 0},
    "over_days": True,
}
"""Ann opens the first theme."""
SAME: dict[str, Any] = {"game": "samegame", "setup": {"level": 1}, "over_days": True}
TIMINGS = Timings(heartbeat=1e6, reminder_check=1e9, reminder_scan=1e9)
"""Nothing is sent by itself: a test says when."""


class Received(NamedTuple):
    """A request that somebody received."""

    method: str
    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class Receiver:
    """A web server that receives messages and answers as a test wants."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.received: list[Received] = []
        self.status = 200
        self.headers: dict[str, str] = {}

    async def handle(self, request: web.Request) -> web.Response:
        body = await request.read()
        self.received.append(Received(request.method, request.path_qs, dict(request.headers), body))
        return web.Response(status=self.status, headers=self.headers)

    def take(self) -> list[Received]:
        """Returns the requests since the last call."""
        taken, self.received = self.received, []
        return taken


@asynccontextmanager
async def receiving() -> AsyncIterator[Receiver]:
    """A receiver on a free port of this machine."""
    app = web.Application()
    server = TestServer(app)
    receiver = Receiver("")
    app.router.add_route("*", "/{path:.*}", receiver.handle)
    await server.start_server()
    receiver.address = str(server.make_url("/")).rstrip("/")
    try:
        yield receiver
    finally:
        await server.close()


@asynccontextmanager
async def playing_over_days(
    data: Path, clock: Clock | None = None, **settings: Any
) -> AsyncIterator[Party]:
    """A server that may post to this machine."""
    chosen = {"timings": TIMINGS, "private_webhooks": True} | settings
    async with open_party(data, clock, **chosen) as party:
        yield party


def reminders_of(party: Party) -> Reminders:
    return party.app[REGISTRY_KEY].reminders


async def noted() -> None:
    """Every server has written down whose turn it is."""
    async with asyncio.timeout(PATIENCE):
        while tasks := [
            task
            for task in supervise._running
            if task.get_name().startswith("noting whose turn it is")
        ]:
            await asyncio.gather(*tasks)


async def pass_time(party: Party, clock: SkippingClock, seconds: float = HOUR) -> None:
    """Some time passes, and what is due then is sent."""
    await noted()
    clock.skip(seconds)
    await reminders_of(party).send_due()


async def set_webhook(guests: Guests, host: Page, address: str, **more: Any) -> tuple[int, Any]:
    path = f"/api/tables/{host.code}/webhook"
    return await ask(guests, "PUT", path, host.token, {"address": address, **more})


async def choose(guests: Guests, page: Page, **choice: Any) -> tuple[int, Any]:
    return await ask(guests, "PUT", f"/api/tables/{page.code}/reminders", page.token, choice)


async def settings_of(guests: Guests, page: Page) -> Any:
    status, said = await ask(guests, "GET", f"/api/tables/{page.code}/reminders", page.token)
    assert status == 200, said
    return said


async def begin(
    party: Party, receiver: Receiver, *names: str, settings: Any = DUO, kind: str = "json"
) -> list[Page]:
    """A game that has begun, whose people have closed their pages."""
    pages = await party.open_table(*names, settings=settings)
    status, said = await set_webhook(party, pages[0], f"{receiver.address}/hook/topic", kind=kind)
    assert status == 204, said
    assert (await pages[0].ask("start"))["type"] == "update"
    await go_home(party, pages)
    await noted()
    return pages


async def go_home(party: Party, pages: list[Page]) -> None:
    """Everybody closes the page, and the server has noticed."""
    await close(*pages)
    table = await party.app[REGISTRY_KEY].find(pages[0].code)
    async with asyncio.timeout(PATIENCE):
        while table.audience.here:
            await asyncio.sleep(0)


@pytest.fixture
def clock() -> SkippingClock:
    return SkippingClock()


@pytest.fixture
async def party(tmp_path: Path, clock: SkippingClock) -> AsyncIterator[Party]:
    async with playing_over_days(tmp_path, clock) as served:
        yield served


@pytest.fixture
async def receiver() -> AsyncIterator[Receiver]:
    async with receiving() as listening:
        yield listening


def names_of(receiver: Receiver) -> list[str]:
    return sorted(each.json["name"] for each in receiver.take())


async def come_back(party: Party, page: Page) -> Page:
    return await party.page(page.code, page.token)


async def move(page: Page, dice: Random) -> None:
    """One legal move; before that, whatever it takes to see the question."""
    wanted = None
    while wanted is None:
        wanted = page.any_move(dice)
    answer = await page.ask("play", move=msgspec.to_builtins(wanted))
    assert answer["type"] == "update", answer
