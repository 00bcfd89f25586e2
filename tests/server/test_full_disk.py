"""A full disk while people and a bot play with a timer at a server process."""

import asyncio
import resource
from collections.abc import Sequence
from pathlib import Path
from random import Random

import msgspec
from aiohttp import ClientSession

from tests.patience import PATIENCE
from tests.server.faults import TRIO, heard, people_asked, play_on, play_to_the_end
from tests.server.pages import Guests, Page, level
from tests.server.server_process import Running, free_port
from tests.server.test_lobby import refused
from tests.server.test_storage_trouble import assert_log_is_true, trouble

IMPATIENT = """
from functools import partial
from importlib import import_module
from samewave.cli import main
from samewave.server.settings import Settings, Timings
timings = Timings(shortest_timer=1, probe=0.05, retry=0.05, ready_again=0)
import_module("samewave.cli.serve").Settings = partial(Settings, timings=timings)
main()
"""
"""The program with shorter intervals."""
TIMER = 2


class Disk:
    """The disk of a server: while full, no file grows beyond the journal's present size."""

    def __init__(self, server: Running) -> None:
        self._server, self._limits = server, resource.prlimit(server.pid, resource.RLIMIT_FSIZE)

    def fill(self) -> None:
        journal = (self._server.data / "samewave.db-wal").stat().st_size
        assert journal > 2 * self._server.log.stat().st_size
        resource.prlimit(self._server.pid, resource.RLIMIT_FSIZE, (journal, self._limits[1]))

    def make_room(self) -> None:
        resource.prlimit(self._server.pid, resource.RLIMIT_FSIZE, self._limits)


async def test_all_goes_on_after_the_disk_was_full(tmp_path: Path) -> None:
    figures = free_port()
    server = Running(tmp_path, f"--metrics-port={figures}")
    server.program = ("-c", IMPATIENT)
    await server.start()
    disk = Disk(server)
    async with ClientSession() as session, asyncio.timeout(4 * PATIENCE):
        guests = Guests(session, server.address)
        ann, bo = pages = await guests.open_table(
            "Ann", "Bo", settings=TRIO | {"timer": TIMER}, bots=1
        )
        await ann.ask("start")
        await level(pages)
        await play_on(pages, Random(1), lambda: ann.view["phase"] == "choosing")

        disk.fill()
        await assert_nobody_can_save(guests, pages)
        before = await failures(session, figures)
        while await failures(session, figures) == before:  # until the timer has tried, too
            await asyncio.sleep(0.01)
        status, said = await guests.get("/readyz")
        assert (status, said["failing"]) == (503, ["store_writes"])
        disk.make_room()
        for page in pages:
            await page.listen(lambda page=page: trouble(page) == "")  # type: ignore[misc]
        await assert_bots_and_clock_move(pages)

        await play_to_the_end(pages)
        assert len(heard(ann, "welcome")) == len(heard(bo, "welcome")) == 1
    assert await server.stop() == 0
    assert_log_is_true(server.data, pages)
    begun, over = [line.split(" WARNING samewave: ")[1] for line in server.complaints]
    assert begun == "writing to the store fails: SQLite: disk I/O error"
    assert over.startswith("writing to the store works again after ")


async def failures(session: ClientSession, port: int) -> float:
    """The number of failed attempts, from the server's metrics."""
    async with session.get(f"http://127.0.0.1:{port}/metrics") as answer:
        lines = (await answer.text()).splitlines()
    return sum(float(line.split()[1]) for line in lines if line.startswith("samewave_failures_t"))


async def assert_nobody_can_save(guests: Guests, pages: Sequence[Page]) -> None:
    """Moves are refused and everybody is told why; the table can still be watched."""
    for page in pages:  # everything that was stored before arrives before this answer
        await page.ask("check_move", move={})
    for page in people_asked(pages):
        move = None
        while move is None:
            move = page.any_move(Random())
        assert await refused(page, "play", move=msgspec.to_builtins(move)) == "cannot_save"
    for page in pages:
        assert await refused(page, "extend") == "cannot_save"
        await page.listen(lambda page=page: trouble(page) == "cannot_save")  # type: ignore[misc]
    code = pages[0].code
    status, said = await guests.post(f"/api/tables/{code}/players", {"name": "Cy"})
    assert (status, said["code"]) == (503, "cannot_save")
    assert (await guests.get(f"/api/tables/{code}"))[0] == 200


async def assert_bots_and_clock_move(pages: Sequence[Page]) -> None:
    """While people do nothing, the timer answers their questions."""
    ann = pages[0]
    while not people_asked(pages):
        await ann.listen(lambda before=ann.sequence: ann.sequence > before)  # type: ignore[misc]
        await level(list(pages))
    question = ann.view["round"], ann.view["phase"]
    await ann.listen(lambda: ann.is_over or (ann.view["round"], ann.view["phase"]) != question)
