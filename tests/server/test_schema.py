"""Database schemas: older ones are upgraded, newer ones are refused."""

import asyncio
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest

from samewave.server.store.postgres import PostgresStore
from samewave.server.store.sqlite import SqliteStore
from samewave.server.store.sqlite_file import STEPS
from tests.server.builders import append
from tests.server.server_process import free_port
from tests.services import Postgres

BEFORE_VERSIONS = """
CREATE TABLE IF NOT EXISTS tables (
  id INTEGER PRIMARY KEY AUTOINCREMENT, code TEXT NOT NULL UNIQUE, touched REAL NOT NULL
);
CREATE TABLE IF NOT EXISTS log (
  table_id INTEGER NOT NULL, sequence INTEGER NOT NULL, entry BLOB NOT NULL,
  UNIQUE (table_id, sequence)
);
CREATE TABLE IF NOT EXISTS packs (
  id TEXT PRIMARY KEY, table_id INTEGER NOT NULL, data BLOB NOT NULL
);
CREATE TABLE IF NOT EXISTS groups (
  id INTEGER PRIMARY KEY AUTOINCREMENT, key TEXT NOT NULL UNIQUE,
  version INTEGER NOT NULL DEFAULT 0, state BLOB NOT NULL
);
CREATE TABLE IF NOT EXISTS group_games (
  group_id INTEGER NOT NULL, number INTEGER NOT NULL, evening INTEGER NOT NULL,
  source TEXT NOT NULL, line BLOB NOT NULL, tally BLOB NOT NULL, record BLOB NOT NULL,
  PRIMARY KEY (group_id, number), UNIQUE (group_id, source)
);
CREATE INDEX IF NOT EXISTS group_evenings ON group_games (group_id, evening);
CREATE TABLE IF NOT EXISTS group_tables (
  table_id INTEGER NOT NULL, key TEXT NOT NULL, PRIMARY KEY (table_id, key)
);
INSERT INTO tables (id, code, touched) VALUES (7, 'ABCDE', 5.0);
INSERT INTO log VALUES (7, 0, x'30'), (7, 1, x'31');
"""
"""The schema of a file from before files had versions."""
REFUSAL = "The database was changed by a newer release of Samewave"


def version(file: Path) -> int:
    with closing(sqlite3.connect(file)) as database:
        return int(database.execute("PRAGMA user_version").fetchone()[0])


async def test_a_file_from_before_versions_is_brought_up_to_date(tmp_path: Path) -> None:
    file = tmp_path / "a.db"
    with closing(sqlite3.connect(file)) as database:
        database.executescript(BEFORE_VERSIONS)

    store = SqliteStore(file)
    assert version(file) == len(STEPS)
    number = await store.find("ABCDE")
    assert number == 7
    await append(store, number, 2, [b"2"])
    assert await store.read(number) == [b"0", b"1", b"2"]
    await store.close()


async def test_a_file_that_stopped_halfway_through_its_first_start_is_completed(
    tmp_path: Path,
) -> None:
    file = tmp_path / "a.db"
    with closing(sqlite3.connect(file)) as database:
        database.executescript(BEFORE_VERSIONS.split(";", 1)[0])

    store = SqliteStore(file)
    number = await store.open_table("ABCDE", b"0", at=1.0)
    assert await store.read(number) == [b"0"]
    await store.close()


async def test_a_step_that_fails_leaves_the_file_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "a.db"
    await SqliteStore(file).close()
    steps = (*STEPS, "CREATE TABLE extra (id INTEGER);", "CREATE TABLE log (id INTEGER);")
    monkeypatch.setattr("samewave.server.store.sqlite_file.STEPS", steps)

    with pytest.raises(sqlite3.OperationalError, match="log already exists"):
        SqliteStore(file)
    assert version(file) == len(STEPS)
    with closing(sqlite3.connect(file)) as database:
        assert not database.execute("SELECT 1 FROM sqlite_master WHERE name = 'extra'").fetchall()


async def test_a_newer_file_is_refused_in_one_sentence_and_not_changed(tmp_path: Path) -> None:
    await SqliteStore(tmp_path / "samewave.db").close()
    with closing(sqlite3.connect(tmp_path / "samewave.db")) as database:
        database.execute(f"PRAGMA user_version = {len(STEPS) + 1}")
    before = (tmp_path / "samewave.db").read_bytes()

    assert await refusal(f"--data={tmp_path}") == (
        f"{REFUSAL}: it has version {len(STEPS) + 1},"
        f" and this release knows versions up to {len(STEPS)}. Start the newer release.\n"
    )
    assert (tmp_path / "samewave.db").read_bytes() == before


async def test_a_newer_postgresql_database_is_refused_in_one_sentence(
    tmp_path: Path, postgres: Postgres
) -> None:
    address = postgres.database()
    await (await PostgresStore.open(address)).close()
    connection = await asyncpg.connect(address)
    await connection.execute("INSERT INTO samewave VALUES (1000)")
    await connection.close()

    said = await refusal(f"--data={tmp_path}", f"--database={address}")
    assert said.startswith(f"{REFUSAL}: it has version 1000,")
    assert said.count("\n") == 1


async def test_a_file_that_is_no_database_is_refused_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "samewave.db").write_bytes(b"These are no pages of a database. " * 100)

    said = await refusal(f"--data={tmp_path}")
    assert said == "The database cannot be reached: file is not a database.\n"


async def refusal(*options: str) -> str:
    """The error that `serve` prints when it does not start."""
    asked = ("serve", "--no-browser", f"--port={free_port()}", *options)
    server = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "samewave", *asked), stderr=asyncio.subprocess.PIPE
    )
    _, said = await server.communicate()
    assert server.returncode == 1, said
    return said.decode()
