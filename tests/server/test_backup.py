"""Backups of a server in use: complete, fast, and good enough to continue playing from."""

import asyncio
import sqlite3
import stat
import sys
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from random import Random
from signal import SIGKILL
from typing import Any

import msgspec
import pytest
from aiohttp import ClientSession

from samewave.server.backup.file import TableItem, open_backup
from tests.server.builders import chosen_seed
from tests.server.faults import TRIO, log_of, play_on, play_to_the_end
from tests.server.pages import Guests, Page, level
from tests.server.server_process import Running
from tests.server.test_bus import until
from tests.server.test_kill import Evening, Phone, Witness

TABLES = 6
PEOPLE = ("Ann", "Bo")
SETTINGS: dict[str, Any] = {**TRIO, "timer": 60}
"""Two people, a bot and a timer."""
ENOUGH = 400
"""The number of messages that are answered before the backup begins, and again after it."""
OLD_ENTRIES = 100_000
"""Old tables in the file, so that a backup has something to do."""

Log = list[dict[str, Any]]


class BusyEvening(Evening):
    """Tables with people, a bot and a timer; all play as fast as they can."""

    async def open_tables(self, dice: Random) -> None:
        guests = Guests(self._session, self.server.address)
        for _ in range(TABLES):
            pages = await guests.open_table(*PEOPLE, settings=SETTINGS, bots=1)
            address = f"{self.server.address}/api/tables/{pages[0].code}/socket"
            phones = [Phone(self._session, address, page, dice) for page in pages]
            self.witnesses.append(Witness(phones, self.server.data / "samewave.db"))
            for page in pages:
                await page.socket.close()

    @property
    def answered(self) -> int:
        return sum(len(phone.said) for phone in self.phones)

    async def play_some(self) -> None:
        """Wait until this many more messages were answered."""
        before = self.answered
        await until(lambda: self.answered >= before + ENOUGH)

    def acknowledged(self) -> set[tuple[str, int | None, str]]:
        """All messages accepted so far."""
        return {
            (phone.code, phone.you, name)
            for phone in self.phones
            for name, answer in phone.said.items()
            if answer == "update"
        }


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[BusyEvening]:
    server = Running(tmp_path)
    await server.start()
    add_old_tables(server.data)
    async with ClientSession() as session:
        opened = BusyEvening(server, session)
        await opened.open_tables(Random(chosen_seed()))
        yield opened
    await server.stop()


def add_old_tables(data: Path) -> None:
    """Old tables with entries that this release cannot read."""
    with closing(sqlite3.connect(data / "samewave.db")) as database, database:
        each = OLD_ENTRIES // 10
        for number in range(10):
            table = 1000 + number
            database.execute(
                "INSERT INTO tables (id, code, touched) VALUES (?, ?, strftime('%s'))",
                (table, f"OLD{number}"),
            )
            rows = [(table, sequence, b'{"old": %d}' % sequence) for sequence in range(each)]
            database.executemany("INSERT INTO log VALUES (?, ?, ?)", rows)


async def run(*arguments: str | Path) -> tuple[int, str]:
    """Run a command. Returns its exit code and its output."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "samewave", *map(str, arguments)),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    said, _ = await process.communicate()
    return process.returncode or 0, said.decode()


async def contents(file: Path) -> dict[str, Log]:
    """The logs in a backup, by the codes of their tables."""
    logs: dict[str, Log] = {}
    log: Log = []
    with open_backup(file) as backup:
        async for item in backup.items():
            if isinstance(item, TableItem):
                log = logs.setdefault(item.code, [])
            elif isinstance(item, bytes):
                log.append(msgspec.json.decode(item))
    return logs


def messages(logs: dict[str, Log]) -> set[tuple[str, int | None, str]]:
    return {
        (code, entry.get("by"), entry["message"])
        for code, log in logs.items()
        for entry in log
        if entry.get("message")
    }


async def test_a_backup_in_full_play_holds_all_of_before_and_can_be_gone_on_from(
    evening: BusyEvening, tmp_path: Path
) -> None:
    """The backup ends while people play; then the server is killed and leaves a stale journal."""
    file, data = tmp_path / "backup.zip", evening.server.data
    before: set[tuple[str, int | None, str]] = set()

    async def killed() -> int:
        nonlocal before
        await evening.play_some()
        before = evening.acknowledged()
        code, said = await run("backup", file, f"--data={data}")
        assert code == 0, said
        assert len(evening.acknowledged()) > len(before), "people played meanwhile"
        await evening.play_some()
        return await evening.server.kill()

    assert await evening.play_until(killed()) == -SIGKILL
    saved = await contents(file)
    assert before <= messages(saved)
    assert len(messages(saved)) < len(evening.acknowledged())
    for witness in evening.witnesses:
        table = witness.phones[0].code
        log = log_of(data, table)
        assert saved[table] == log[: len(saved[table])], "a log up to some entry"
        assert len(saved[table]) < len(log)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600

    await evening.server.start()  # so that its journal is not empty when it is killed
    await evening.open_tables(Random(1))
    await evening.server.kill()
    assert (data / "samewave.db-wal").stat().st_size
    await restore_and_play_on(evening, file, tmp_path / "elsewhere", saved)
    await restore_and_play_on(evening, file, tmp_path, saved)


async def restore_and_play_on(
    evening: BusyEvening, file: Path, folder: Path, saved: dict[str, Log]
) -> None:
    """Exactly what was saved is there, and the same people play on with a bot."""
    folder.mkdir(exist_ok=True)
    server = Running(folder)
    is_old = server.data.exists()
    code, said = await run("restore", file, f"--data={server.data}", *["--yes"] * is_old)
    assert code == 0, said
    assert f"{TABLES} of {TABLES + 10} replayed tables can be read." in said
    assert sorted(each.name for each in server.data.iterdir() if "packs" not in each.name) == [
        "samewave.db",
        "samewave.db.lock",
    ]
    with closing(sqlite3.connect(server.data / "samewave.db")) as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    assert {table: log_of(server.data, table) for table in saved} == saved

    await server.start()
    async with ClientSession() as session:
        guests = Guests(session, server.address)
        for witness in evening.witnesses[:2]:
            pages = [await guests.page(each.code, each.token) for each in witness.phones]
            await go_on(pages)
    assert await server.stop() == 0
    assert not server.complaints


async def go_on(pages: list[Page]) -> None:
    if pages[0].is_over:
        await pages[0].ask("start")
        await level(pages)
    await play_on(pages, Random(1), lambda: pages[0].is_over)
    await play_to_the_end(pages)
