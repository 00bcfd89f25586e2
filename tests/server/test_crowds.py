"""Crowds: many listeners, even ones that stop reading, slow nobody and leave no memory behind."""

import asyncio
import os
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest
from aiohttp import ClientSession, TCPConnector

from tests.patience import PATIENCE
from tests.server.pages import Guests, Page, level
from tests.server.server_process import (
    DUO,
    Running,
    fall_asleep,
    free_port,
    hang_up,
    is_answered,
    is_dropped,
    seconds_to_answer,
)
from tests.server.test_play import play_out

SOCKETS = int(os.environ.get("SAMEWAVE_SOCKETS", "500"))
"""The size of a crowd: at least as many as are cleaned up in one batch."""


@pytest.fixture
def figures() -> int:
    return free_port()


@pytest.fixture
async def server(tmp_path: Path, figures: int) -> AsyncIterator[Running]:
    """A server process with metrics; it must stop normally and log nothing."""
    running = Running(tmp_path, f"--metrics-port={figures}")
    await running.start()
    yield running
    assert await running.stop() == 0
    assert not running.complaints


async def test_whoever_does_not_read_is_dropped_and_nobody_waits_for_it(server: Running) -> None:
    """Phones lose their connection without closing it, and then disappear."""
    async with ClientSession() as session:
        ann, bo = await Guests(session, server.address).open_table("Ann", "Bo")
        first, *slow = await fall_asleep(server, ann, bo)
        assert await is_dropped(first)
        for each in slow:
            hang_up(each)
        assert await is_answered(bo)


@pytest.mark.measures
async def test_whoever_does_not_read_takes_little_memory_and_no_time(server: Running) -> None:
    async with ClientSession() as session:
        ann, bo = await Guests(session, server.address).open_table("Ann", "Bo")
        before = server.memory
        for each in await fall_asleep(server, ann, bo):
            hang_up(each)

        assert server.memory < before + 30_000_000
        assert await seconds_to_answer(bo) < 1


async def crowd(guests: Guests, at: Page) -> list[Page]:
    """A hundred watchers who connect at once."""
    return await asyncio.gather(*(guests.page(at.code) for _ in range(100)))


async def times_swept(session: ClientSession, figures: int) -> str:
    """The number of full garbage collections of the server."""
    async with session.get(f"http://127.0.0.1:{figures}/metrics") as answer:
        lines = dict(line.rsplit(maxsplit=1) for line in (await answer.text()).splitlines())
    return lines['python_gc_collections_total{generation="2"}']


async def test_a_table_goes_on_while_crowds_look_on_and_leave(
    server: Running, figures: int
) -> None:
    async with ClientSession(connector=TCPConnector(limit=0)) as session:
        guests = Guests(session, server.address)
        pages = await guests.open_table("Ann", "Bo", settings=DUO)
        assert (await pages[0].ask("start"))["type"] == "update"
        for _ in range(2):
            idle = await crowd(guests, pages[0])
            assert await is_answered(pages[0])
            await asyncio.gather(*(page.socket.close() for page in idle))
        await level(pages)
        await play_out(pages, Random(2))


@pytest.mark.measures
async def test_many_who_only_look_cost_nothing_when_they_are_gone(
    server: Running, figures: int
) -> None:
    """Six crowds, one after the other: memory settles and then stops growing."""
    async with ClientSession(connector=TCPConnector(limit=0)) as session:
        guests = Guests(session, server.address)
        pages = await guests.open_table("Ann", "Bo", settings=DUO)
        assert (await pages[0].ask("start"))["type"] == "update"
        before, crowded = server.memory, []
        for _ in range(6):
            idle = [page for _ in range(SOCKETS // 100) for page in await crowd(guests, pages[0])]
            pages = [await guests.page(page.code, page.token) for page in pages]
            assert await seconds_to_answer(pages[0]) < 2
            crowded.append(server.memory)
            swept = await times_swept(session, figures)
            await asyncio.gather(*(page.socket.close() for page in idle))
            async with asyncio.timeout(PATIENCE):
                while await times_swept(session, figures) == swept:
                    await asyncio.sleep(0.05)
        assert crowded[0] < before + 10_000_000 + SOCKETS * 30_000
        assert crowded[-1] < crowded[2] + SOCKETS * 15_000
        await level(pages)
        await play_out(pages, Random(2))
