"""What operators see: whether a node lives and can serve, its figures, its log."""

import asyncio
import json
import logging
from pathlib import Path

import pytest
from aiohttp import ClientSession

from samewave.server.settings import Timings
from samewave.server.watching import JsonLines
from tests.server.gathering import DUO, ask
from tests.server.nodes import nodes
from tests.server.pages import PATIENCE, Guests, serving
from tests.server.running import Running, free_port
from tests.services import Postgres, Valkey


async def test_a_node_says_that_it_lives_and_can_serve(tmp_path: Path) -> None:
    async with serving(tmp_path) as guests:
        assert await ask(guests, "GET", "/healthz") == (200, b"ok\n")
        status, said = await ask(guests, "GET", "/readyz")

    assert status == 200
    assert said == {"ready": True, "draining": False, "store": True, "bus": True, "failing": []}


async def test_without_its_database_a_node_cannot_serve_and_without_the_bus_it_can(
    tmp_path: Path, postgres: Postgres, valkey: Valkey
) -> None:
    timings = Timings(bus_silence=0.2, ready=0.5, ready_again=0)
    async with nodes(tmp_path, postgres, valkey, 1, timings=timings) as (guests,):
        valkey.freeze()
        async with asyncio.timeout(PATIENCE):
            while (await ask(guests, "GET", "/readyz"))[1]["bus"]:
                await asyncio.sleep(0.1)
        assert (await ask(guests, "GET", "/readyz"))[0] == 200
        valkey.thaw()
        postgres.kill()
        status, said = await ask(guests, "GET", "/readyz")
        assert (status, said["store"]) == (503, False)
        assert said["failing"] == ["store_reads", "store_writes"]
        assert (await ask(guests, "GET", "/healthz"))[0] == 200
        await asyncio.to_thread(postgres.start)
        async with asyncio.timeout(PATIENCE):
            while (await ask(guests, "GET", "/readyz"))[0] != 200:
                await asyncio.sleep(0.1)


async def test_a_node_that_is_to_stop_serves_until_the_balancer_has_turned_away(
    tmp_path: Path,
) -> None:
    server = Running(tmp_path, "--drain-seconds=4", "--log-format=json")
    await server.start()
    async with ClientSession() as session:
        guests = Guests(session, server.address)
        pages = await guests.open_table("Ann", "Bo", wish=DUO)
        stopping = asyncio.create_task(server.stop())
        async with asyncio.timeout(3):
            while (await ask(guests, "GET", "/readyz"))[0] != 503:
                await asyncio.sleep(0.02)
        assert (await pages[0].ask("start"))["type"] == "step"
        await pages[0].listen(lambda: pages[0].bye == "restart")

    assert await stopping == 0


async def test_figures_are_there_for_who_watches(tmp_path: Path) -> None:
    port = free_port()
    server = Running(tmp_path, f"--metrics-port={port}")
    await server.start()
    async with ClientSession() as session:
        guests = Guests(session, server.address)
        pages = await guests.open_table("Ann", "Bo", wish=DUO)
        await pages[1].ask("start")  # refused: it is not the host
        async with session.get(f"http://127.0.0.1:{port}/metrics") as answer:
            figures = dict(
                line.split() for line in (await answer.text()).splitlines() if line[:1] != "#"
            )

    assert float(figures["samewave_connections"]) == 2
    assert float(figures["samewave_tables"]) == 1
    assert float(figures["samewave_entries_written_total"]) == 2
    assert float(figures["samewave_refusals_total"]) == 1
    assert await server.stop() == 0


async def test_a_database_that_is_not_there_is_said_without_its_address(tmp_path: Path) -> None:
    server = Running(tmp_path, "--database=postgresql://nobody:secret@127.0.0.1:1/x")
    with pytest.raises(AssertionError):
        await server.start()
    await server.stop()

    said = server.log.read_text()
    assert said.startswith("The database cannot be reached")
    assert "secret" not in said


def test_a_line_of_the_log_is_json() -> None:
    try:
        raise ValueError("no")
    except ValueError as wrong:
        record = logging.LogRecord(
            "samewave", logging.ERROR, "", 1, "a %s failed", ("move",), (ValueError, wrong, None)
        )
    line = json.loads(JsonLines().format(record))

    assert line["message"] == "a move failed"
    assert line["level"] == "error"
    assert "ValueError: no" in line["trace"]
