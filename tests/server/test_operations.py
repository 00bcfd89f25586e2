"""Operations: health, readiness, metrics and the log of a node."""

import asyncio
import json
import logging
import os
import signal
import sqlite3
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest
from aiohttp import ClientSession

from samewave.server.settings import Timings
from samewave.server.store.sqlite import SqliteStore
from samewave.server.supervise import JsonLines
from tests.patience import PATIENCE
from tests.server.builders import SkippingClock
from tests.server.group_games import DUO, ask
from tests.server.nodes import nodes
from tests.server.pages import Guests, serving
from tests.server.server_process import Running, free_port
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


async def test_a_node_whose_database_takes_no_writes_cannot_serve(
    tmp_path: Path, postgres: Postgres
) -> None:
    address = postgres.database()
    timings = Timings(ready_again=0)
    async with serving(tmp_path, database=address, timings=timings) as guests:
        assert (await ask(guests, "GET", "/readyz"))[0] == 200
        for setting, status, failing in (("on", 503, ["store_writes"]), ("off", 200, [])):
            operator = await asyncpg.connect(address)
            await operator.execute("SET default_transaction_read_only = off")
            name = await operator.fetchval("SELECT current_database()")
            await operator.execute(
                f"ALTER DATABASE {name} SET default_transaction_read_only = {setting}"
            )
            await operator.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid != pg_backend_pid()"
            )
            await operator.close()
            answered, said = await ask(guests, "GET", "/readyz")
            assert (answered, said["failing"]) == (status, failing)


async def test_a_node_whose_file_is_locked_cannot_serve_and_says_so_in_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock, find, has_read = SkippingClock(), SqliteStore.find, asyncio.Event()

    async def noticed(store: SqliteStore, code: str) -> int | None:
        number = await find(store, code)
        has_read.set()
        return number

    monkeypatch.setattr(SqliteStore, "find", noticed)
    async with serving(tmp_path, clock=clock) as guests:
        with closing(sqlite3.connect(tmp_path / "samewave.db", isolation_level=None)) as other:
            other.execute("BEGIN EXCLUSIVE")
            asking = asyncio.create_task(ask(guests, "GET", "/readyz"))
            await has_read.wait()  # a thread reads it, which our clock does not control
            while not asking.done():
                clock.skip(Timings().ready / 2)
                await ask(guests, "GET", "/healthz")
            status, said = asking.result()
            assert (status, said["store"], said["failing"]) == (503, False, ["store_writes"])
            other.execute("COMMIT")
        clock.skip(Timings().ready_again)
        assert (await ask(guests, "GET", "/readyz"))[0] == 200


async def test_however_many_ask_a_node_writes_once_in_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Anybody may ask for readiness, so repeated requests must not write to the disk each time."""
    clock, probe, probes = SkippingClock(), SqliteStore.probe, 0

    async def counted(store: SqliteStore) -> None:
        nonlocal probes
        probes += 1
        await probe(store)

    monkeypatch.setattr(SqliteStore, "probe", counted)
    timings = Timings(ready_again=3600)
    async with serving(tmp_path, clock=clock, timings=timings) as guests:
        for _ in range(2):
            await asyncio.gather(*(ask(guests, "GET", "/readyz") for _ in range(50)))
        assert probes == 1
        clock.skip(timings.ready_again)
        assert (await ask(guests, "GET", "/readyz"))[0] == 200
        assert probes == 2


DRAINS = """
import asyncio, signal
from samewave.cli import main
from samewave.server import run

class Clock:
    async def sleep(self, seconds):
        assert seconds == 4
        over = asyncio.Event()
        asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, over.set)
        await over.wait()

run.Clock = Clock
main()
"""
"""A server whose time to drain is over when SIGUSR1 arrives."""


async def test_a_node_that_is_to_stop_serves_until_the_balancer_has_turned_away(
    tmp_path: Path,
) -> None:
    server = Running(tmp_path, "--drain-seconds=4", "--log-format=json")
    server.program = ("-c", DRAINS)
    await server.start()
    async with ClientSession() as session:
        guests = Guests(session, server.address)
        pages = await guests.open_table("Ann", "Bo", settings=DUO)
        node = server.pid
        stopping = asyncio.create_task(server.stop())
        while (await ask(guests, "GET", "/readyz"))[0] != 503:
            await asyncio.sleep(0.02)
        assert (await pages[0].ask("start"))["type"] == "update"
        os.kill(node, signal.SIGUSR1)
        await pages[0].listen(lambda: pages[0].bye == "restart")

    assert await stopping == 0


async def test_figures_are_there_for_who_watches(tmp_path: Path) -> None:
    port = free_port()
    server = Running(tmp_path, f"--metrics-port={port}")
    await server.start()
    async with ClientSession() as session:
        guests = Guests(session, server.address)
        pages = await guests.open_table("Ann", "Bo", settings=DUO)
        await pages[1].ask("start")  # refused, because this player is not the host
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
