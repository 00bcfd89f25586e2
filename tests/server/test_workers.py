"""Several workers on one port: everything that holds for nodes holds for them."""

import asyncio
import os
import re
import signal
from collections.abc import AsyncIterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from random import Random

import psutil
import pytest
from aiohttp import ClientError, ClientSession

from tests.patience import PATIENCE
from tests.server.builders import chosen_seed
from tests.server.pages import Guests, Page, level
from tests.server.server_process import DUO, Running, free_port
from tests.server.test_bus import until
from tests.server.test_kill import Evening, Phone
from tests.server.test_play import play_out
from tests.server.test_schema import refusal

KILLS = int(os.environ.get("SAMEWAVE_KILLS", "4"))
WORKERS = 2
_RESTARTED = re.compile(r"worker (\d) \(process (\d+)\) was killed by SIGKILL and starts again")


class Workers(Running):
    """`samewave serve --workers 2`."""

    def __init__(self, folder: Path, *options: str) -> None:
        super().__init__(folder, f"--workers={WORKERS}", *options)

    async def start(self) -> None:
        """Returns when all workers serve, which the server says."""
        await super().start()
        await until(lambda: "Samewave is running at" in self.log.read_text())

    @property
    def workers(self) -> list[int]:
        """The processes of the workers."""
        workers = []
        for each in psutil.Process(self.pid).children():
            with suppress(psutil.Error):  # it has just died
                if "samewave.server.run" in each.cmdline():
                    workers.append(each.pid)
        return workers

    @property
    def connections(self) -> list[int]:
        """How many sockets of pages each worker has."""
        return [
            sum(
                each.status == psutil.CONN_ESTABLISHED and each.laddr.port == self.port
                for each in psutil.Process(pid).net_connections("tcp")
            )
            for pid in self.workers
        ]

    def has_connections(self, count: int) -> bool:
        return sum(self.connections) == count

    async def all_back(self) -> None:
        """Until every worker has been started again."""
        await until(lambda: len(self.workers) == WORKERS)


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Workers]:
    running = Workers(tmp_path)
    await running.start()
    yield running
    assert await running.stop() == 0


async def come_back_and_play(phone: Phone) -> None:
    """Play until the last game is over, however often the connection breaks."""
    while True:
        try:
            await phone.live()
        except (ConnectionError, ClientError, TimeoutError):
            await asyncio.sleep(0.02)
        else:
            return


async def test_nothing_acknowledged_is_lost_when_workers_are_killed(server: Workers) -> None:
    """And nothing is written twice: other workers play on, and the phones come back."""
    dice = Random(chosen_seed())
    async with ClientSession() as session:
        evening = Evening(server, session)
        await evening.open_tables(dice)
        killed = []
        playing = [asyncio.create_task(come_back_and_play(phone)) for phone in evening.phones]
        async with asyncio.timeout(2 * PATIENCE):  # workers rest before they start again
            for _ in range(KILLS):
                await asyncio.sleep(dice.uniform(0.05, 1.0))
                await server.all_back()
                victim = dice.choice(server.workers)
                os.kill(victim, signal.SIGKILL)
                killed.append(victim)
            for witness in evening.witnesses:
                numbers = [phone.table.get("game_number", 0) for phone in witness.phones]
                for phone in witness.phones:
                    phone.last_game = max(numbers) + 1
            await asyncio.gather(*playing)
            for witness in evening.witnesses:
                await level(list[Page](witness.phones))
                witness.compare()

    restarted = _RESTARTED.findall(server.log.read_text())
    assert [int(process) for _, process in restarted] == killed
    complaints = [each for each in server.complaints if not _RESTARTED.search(each)]
    assert not complaints


async def test_all_pages_of_a_table_are_served_by_one_worker(server: Workers) -> None:
    async with ClientSession() as session:
        guests = Guests(session, server.address)
        tables = [await guests.open_table("Ann", "Bo", "Cy", "Di") for _ in range(8)]
        await session.close()

    async with ClientSession() as session:
        guests = Guests(session, server.address)
        await until(lambda: not any(server.connections))
        for pages in tables:
            before = server.connections
            for page in pages:
                await guests.page(page.code, page.token)
            # The accepting worker closes a connection just after it has passed it on.
            await until(partial(server.has_connections, sum(before) + len(pages)))
            grown = [now - then for now, then in zip(server.connections, before, strict=True)]
            assert sorted(grown) == [0, len(pages)]
        assert all(server.connections)
    assert not server.complaints


async def test_people_at_different_workers_play_one_game(tmp_path: Path) -> None:
    """As at different nodes. A worker that starts again leaves tables at two workers behind."""
    server = Workers(tmp_path)
    await server.start()
    async with ClientSession() as session:
        guests = Guests(session, server.address)
        pages = [await guests.open_table("Ann", "Bo", settings=DUO) for _ in range(6)]
        for worker in server.workers:  # pages of its tables go to the other one meanwhile
            os.kill(worker, signal.SIGKILL)
            await asyncio.sleep(0.1)
            pages = [[await back(guests, page) for page in table] for table in pages]
            await server.all_back()
        for table in pages:
            table[1] = await back(guests, table[1])
            await table[0].ask("start")
            await level(table)
            await play_out(table, Random(5))
    assert await server.stop() == 0


async def back(guests: Guests, page: Page) -> Page:
    """The page, connected again."""
    while True:
        with suppress(ClientError, ConnectionError, AssertionError, TypeError):
            again = await guests.page(page.code, page.token)
            if again.bye is None:
                return again
        await asyncio.sleep(0.02)


async def test_limits_by_address_hold_for_all_workers_together(tmp_path: Path) -> None:
    server = Workers(tmp_path, "--tables-per-address=6")
    await server.start()
    statuses = []
    for number in range(12):
        async with ClientSession() as session:  # a new connection, at any worker
            status, _ = await Guests(session, server.address).post(
                "/api/tables", {"name": f"Ann {number}"}
            )
            statuses.append(status)
    assert await server.stop() == 0

    assert statuses == [201] * 6 + [429] * 6


async def test_metrics_come_from_all_workers(tmp_path: Path) -> None:
    port = free_port()
    server = Workers(tmp_path, f"--metrics-port={port}")
    await server.start()
    async with ClientSession() as session:
        guests = Guests(session, server.address)
        for _ in range(10):
            await guests.open_table("Ann", "Bo")
        async with session.get(f"http://127.0.0.1:{port}/metrics") as answer:
            text = await answer.text()
    assert await server.stop() == 0

    connections = re.findall(r'samewave_connections{worker="([12])"} ([0-9.]+)', text)
    assert [worker for worker, _ in connections] == ["1", "2"]
    assert sum(float(number) for _, number in connections) == 20
    assert 'samewave_worker_restarts_total{worker="1"} 0.0' in text


@pytest.mark.parametrize("end", ["stop", "kill"])
async def test_all_workers_stop_with_their_parent(tmp_path: Path, end: str) -> None:
    server = Workers(tmp_path)
    await server.start()
    workers = [psutil.Process(pid) for pid in server.workers]
    async with ClientSession() as session:
        (ann,) = await Guests(session, server.address).open_table("Ann")
        await getattr(server, end)()
        await ann.listen(lambda: ann.bye is not None)
        assert ann.bye == "restart"
    await asyncio.to_thread(psutil.wait_procs, workers, PATIENCE)
    assert not any(each.is_running() for each in workers)


async def test_the_file_of_several_workers_is_locked_for_others(server: Workers) -> None:
    said = await refusal(f"--data={server.data}", f"--port={free_port()}")

    assert said == (
        f"A server (process {server.pid}) already uses {server.data / 'samewave.db'}."
        " Stop it first, or choose another folder with --data.\n"
    )


async def test_a_port_in_use_is_not_shared_with_another_server(
    server: Workers, tmp_path: Path
) -> None:
    other = tmp_path / "other"
    said = await refusal(f"--data={other}", f"--port={server.port}", f"--workers={WORKERS}")

    assert said == f"Cannot listen on 127.0.0.1:{server.port}: Address already in use.\n"


async def test_workers_that_cannot_start_say_why_once(tmp_path: Path) -> None:
    address = f"postgresql://nobody@127.0.0.1:{free_port()}/none"
    said = await refusal(
        f"--data={tmp_path}",
        f"--port={free_port()}",
        f"--workers={WORKERS}",
        f"--database={address}",
    )

    assert said.count("The database cannot be reached") == 1
