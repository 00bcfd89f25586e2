"""A damaged page of the database: its tables are unavailable, all others work."""

import asyncio
import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path
from random import Random

import asyncpg
import pytest

from samewave.server.http import REGISTRY_KEY
from samewave.server.store import Damaged
from samewave.server.store.postgres import PostgresStore
from samewave.server.store.sqlite import SqliteStore
from tests.server.builders import SkippingClock, append
from tests.server.faults import (
    SILENT,
    TRIO,
    Faults,
    faults,
    heard,
    open_party,
    people_asked,
    play_on,
    play_to_the_end,
    settle,
)
from tests.server.pages import Page, level
from tests.server.server_process import close
from tests.services import FORGETFUL, Postgres

__all__ = ["faults"]

LONG = b'"%s"' % (b"x" * 3000)
"""An entry that fills most of a page."""


async def fill(data: Path, tables: int = 5, entries: int = 20) -> list[int]:
    """A database file in which each table has its own pages."""
    store = SqliteStore(data / "samewave.db")
    numbers = [await store.open_table(f"AAAA{letter}", LONG, 1.0) for letter in "BCDEF"[:tables]]
    for number in numbers:
        for sequence in range(1, entries):
            await append(store, number, sequence, [LONG])
    await store.close()
    return numbers


def damage(data: Path, table: int, sequence: int) -> None:
    """Overwrite the page with this entry."""
    file = data / "samewave.db"
    with closing(sqlite3.connect(file)) as database:
        (size,) = database.execute("PRAGMA page_size").fetchone()
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (row,) = database.execute(
            "SELECT rowid FROM log WHERE table_id = ? AND sequence = ?", (table, sequence)
        ).fetchone()
        database.execute("UPDATE log SET entry = ? WHERE rowid = ?", (b"M" * 2000, row))
        database.commit()
    content = bytearray(file.read_bytes())
    at = content.index(b"M" * 2000) // size * size
    content[at : at + size] = b"\xa5" * size
    file.write_bytes(content)


async def test_only_the_table_with_the_damaged_page_cannot_be_read(
    tmp_path: Path, faults: Faults
) -> None:
    numbers = await fill(tmp_path)
    damage(tmp_path, numbers[2], 10)

    store = SqliteStore(tmp_path / "samewave.db")
    for _ in range(3):
        for number in numbers:
            if number == numbers[2]:
                with pytest.raises(Damaged):
                    await store.read(number)
            else:
                assert len(await store.read(number)) == 20
    await store.close()
    (record,) = faults.logged
    assert record.getMessage() == (
        f"reading the log of table {numbers[2]} fails, because it is damaged:"
        " SQLite: database disk image is malformed"
    )


@pytest.fixture
def clock() -> SkippingClock:
    return SkippingClock()


def damage_index(data: Path) -> None:
    """Overwrite the index page of the first table's entries."""
    with closing(sqlite3.connect(data / "samewave.db")) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (size,) = database.execute("PRAGMA page_size").fetchone()
        query = """SELECT pageno FROM dbstat
        WHERE name = 'sqlite_autoindex_log_1' AND pagetype = 'leaf' ORDER BY path LIMIT 1"""
        (page,) = database.execute(query).fetchone()
    with (data / "samewave.db").open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\xa5" * size)


async def test_people_at_a_damaged_table_are_told_and_all_others_play_on(
    tmp_path: Path, clock: SkippingClock, faults: Faults
) -> None:
    """With a bot and a timer at both tables, and without a reconnect."""
    settings = TRIO | {"timer": 3600}
    async with open_party(tmp_path, clock) as party:
        store = party.app[REGISTRY_KEY].store
        assert isinstance(store, SqliteStore)
        harmed = await party.open_table("Ann", "Bo", settings=settings, bots=1)
        between = await store.open_table("ABCDE", b"0", at=1.0)
        await append(store, between, 1, [b"%d" % number for number in range(2000)])
        spared = await party.open_table("Cy", "Di", settings=settings, bots=1)
        for pages in (harmed, spared):
            await pages[0].ask("start")
            await level(pages)
            await play_on(pages, Random(1), partial(people_are_asked, pages))
        damage_index(tmp_path)
        store._cursor.execute("PRAGMA shrink_memory")  # SQLite would keep the page in its cache

        for _ in range(3):
            lines = [page.ask("extend") for page in (harmed[0], spared[0])]
            said, heard_elsewhere = await asyncio.gather(*lines)
            assert (said["type"], said["code"]) == ("refusal", "cannot_save")
            assert heard_elsewhere["type"] == "update"
            clock.skip(SILENT.probe + 1)
            await settle(harmed[1])
        for page in harmed:
            assert [each["code"] for each in heard(page, "trouble")] == ["cannot_save"]
        code = harmed[0].code
        status, problem = await party.post(f"/api/tables/{code}/players", {"name": "Eve"})
        assert (status, problem["code"]) == (503, "cannot_save")

        await play_to_the_end(spared)
        assert not heard(spared[0], "trouble")
        assert len(heard(spared[0], "welcome")) == 1
        await close(*harmed, *spared)
        assert await party.is_empty()
        for _ in range(3):
            status, problem = await party.get(f"/api/tables/{code}")
            assert (status, problem["code"]) == (503, "table_is_unreadable")
        assert (await party.get(f"/api/tables/{spared[0].code}"))[0] == 200

    assert [record.getMessage() for record in faults.logged] == [
        f"{doing} the log of table 1 fails, because it is damaged:"
        " SQLite: database disk image is malformed"
        for doing in ("writing to", "reading")
    ]


def people_are_asked(pages: list[Page]) -> bool:
    return bool(people_asked(pages))


async def test_of_a_damaged_postgresql_database_all_other_tables_can_be_used(
    faults: Faults,
) -> None:
    postgres = Postgres(*FORGETFUL)
    postgres.start()
    try:
        address = postgres.database()
        store = await PostgresStore.open(address)
        harmed, *spared = [
            await store.open_table(f"AAAA{letter}", Random(letter).randbytes(900).hex().encode(), 1)
            for letter in "BCDEFGHIJKLM"
        ]
        await store.close()
        connection = await asyncpg.connect(address)
        path = await connection.fetchval("SELECT pg_relation_filepath('log')")
        await connection.close()
        await asyncio.to_thread(postgres.stop)
        with (postgres.folder / "data" / path).open("r+b") as file:
            file.write(b"\xa5" * 8192)
        await asyncio.to_thread(postgres.start)

        store = await PostgresStore.open(address)
        for _ in range(2):
            with pytest.raises(Damaged):
                await store.read(harmed)
        appends = [append(store, number, 1, [b"1"]) for number in (spared[-2], harmed, spared[-1])]
        results = await asyncio.gather(*appends, return_exceptions=True)
        assert [type(result) for result in results] == [type(None), Damaged, type(None)]
        assert (await store.read(spared[-1]))[1] == b"1"
        await store.close()
    finally:
        postgres.remove()
    (record,) = faults.logged
    assert record.getMessage().startswith(
        f"reaching the log of table {harmed} fails, because it is damaged: PostgreSQL: invalid page"
    )
