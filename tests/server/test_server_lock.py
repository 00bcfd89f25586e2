"""One server for one SQLite file: a second one is refused, and tools work beside the first."""

import asyncio
import os
import signal
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from aiohttp import ClientSession

from samewave.server.store import Unusable
from samewave.server.store.postgres import PostgresStore
from samewave.server.store.postgres_queries import lock_alone
from samewave.server.store.sqlite_file import ServerLock
from tests.patience import PATIENCE
from tests.server.builders import SkippingClock
from tests.server.pages import Guests, serving
from tests.server.server_process import Running
from tests.server.test_schema import refusal
from tests.services import Postgres


async def test_a_second_server_on_the_same_file_is_refused_in_one_sentence(tmp_path: Path) -> None:
    server = Running(tmp_path)
    await server.start()
    said = await refusal(f"--data={server.data}")

    assert said == (
        f"A server (process {server.pid}) already uses {server.data / 'samewave.db'}."
        " Stop it first, or choose another folder with --data.\n"
    )
    async with ClientSession() as session:
        (ann,) = await Guests(session, server.address).open_table("Ann")
        assert (await ann.ask("say", text="still here"))["type"] == "update"
    assert await server.stop() == 0
    assert not server.complaints


async def test_a_killed_server_leaves_no_lock_behind(tmp_path: Path) -> None:
    server = Running(tmp_path)
    for _ in range(2):
        await server.start()
        assert await server.kill() == -signal.SIGKILL
    await server.start()
    assert await server.stop() == 0


async def test_a_server_that_stopped_lets_the_next_one_in(tmp_path: Path) -> None:
    for _ in range(2):
        async with serving(tmp_path) as guests:
            assert (await guests.get("/readyz"))[0] == 200


async def test_others_read_and_write_the_file_beside_a_server(tmp_path: Path) -> None:
    """Only servers take the lock."""
    async with serving(tmp_path) as guests:
        (ann,) = await guests.open_table("Ann")
        with closing(sqlite3.connect(tmp_path / "samewave.db")) as beside, beside:
            assert beside.execute("SELECT code FROM tables").fetchall() == [(ann.code,)]
            beside.execute("UPDATE tables SET touched = touched")


async def test_the_lock_is_held_until_the_last_process_of_the_server_is_gone(
    tmp_path: Path,
) -> None:
    """Workers inherit the lock; it stays taken when one of them ends."""
    file = tmp_path / "samewave.db"
    lock = ServerLock(file)
    number = lock._file.fileno()
    os.set_inheritable(number, True)
    worker = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", "input()"), stdin=asyncio.subprocess.PIPE, pass_fds=[number]
    )

    lock.release()
    with pytest.raises(Unusable):
        ServerLock(file)
    await worker.communicate(b"\n")
    ServerLock(file).release()


async def test_a_node_takes_the_lock_of_its_database_again_after_that_was_restarted(
    postgres: Postgres,
) -> None:
    clock, address = SkippingClock(), postgres.database()
    store = await PostgresStore.open(address, clock)
    postgres.kill()
    await asyncio.to_thread(postgres.start)

    connection = await asyncpg.connect(address)
    async with asyncio.timeout(PATIENCE):
        while await is_free(connection):
            clock.skip(1)
            await asyncio.sleep(0)
    await store.close()
    async with asyncio.timeout(PATIENCE):
        while not await is_free(connection):
            await asyncio.sleep(0)
    await connection.close()


async def is_free(connection: Any) -> bool:
    """Whether a restore could take the lock; releases it at once."""
    try:
        await lock_alone(connection)
    except Unusable:
        return False
    await connection.execute("SELECT pg_advisory_unlock_all()")
    return True
