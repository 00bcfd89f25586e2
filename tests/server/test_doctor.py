"""`samewave doctor` finds what keeps a server from running."""

import asyncio
import socket
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from samewave.cli import main
from samewave.server.store.sqlite_file import STEPS, migrate
from tests.server.server_process import free_port
from tests.services import Postgres, Valkey


def doctor(data: Path, *options: str) -> Result:
    port = () if any(each.startswith("--port") for each in options) else (f"--port={free_port()}",)
    return CliRunner().invoke(main, ["doctor", f"--data={data}", *port, *options])


def lines(result: Result, topic: str) -> list[str]:
    return [line for line in result.output.splitlines() if line.split()[1] == topic]


@pytest.fixture
def taken() -> Iterator[int]:
    """A port on which something else listens."""
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        listening.listen()
        yield listening.getsockname()[1]


def test_a_machine_that_is_ready_has_no_problem(tmp_path: Path) -> None:
    found = doctor(tmp_path / "data")

    assert found.exit_code == 0, found.output
    assert "problem" not in found.output
    assert "will be created" in found.output
    assert "the path of a move runs as Python" in found.output
    assert not (tmp_path / "data").exists(), "the doctor changes nothing"


def test_a_port_in_use_is_a_problem(tmp_path: Path, taken: int) -> None:
    found = doctor(tmp_path, f"--port={taken}")

    assert found.exit_code == 1
    (line,) = lines(found, "port")
    assert line.startswith("problem")
    assert "Address already in use; try --port" in line


def test_a_database_tells_how_many_tables_it_has(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "samewave.db", isolation_level=None) as made:
        migrate(made)
        made.execute("INSERT INTO tables (code, touched) VALUES ('GQJWB', 0)")

    assert "has 1 tables" in lines(doctor(tmp_path), "database")[0]


def test_a_damaged_or_newer_database_is_a_problem(tmp_path: Path) -> None:
    file = tmp_path / "samewave.db"
    file.write_bytes(b"not a database" * 100)
    assert "cannot be read" in lines(doctor(tmp_path), "database")[0]

    file.unlink()
    with sqlite3.connect(file, isolation_level=None) as made:
        migrate(made)
        made.execute(f"PRAGMA user_version = {len(STEPS) + 1}")
    found = doctor(tmp_path)

    assert found.exit_code == 1
    assert "newer" in lines(found, "database")[0]


async def test_database_and_bus_of_many_nodes_are_asked(
    tmp_path: Path, postgres: Postgres, valkey: Valkey
) -> None:
    database, bus = f"--database={postgres.database()}", f"--bus={valkey.url}"

    found = await asyncio.to_thread(doctor, tmp_path, database, bus)

    assert found.exit_code == 0, found.output
    assert "PostgreSQL" in lines(found, "database")[0]
    assert lines(found, "bus")[0].startswith("ok")


def test_a_database_that_does_not_answer_is_a_problem(tmp_path: Path) -> None:
    nowhere = f"127.0.0.1:{free_port()}"

    found = doctor(tmp_path, f"--database=postgresql://{nowhere}/x", f"--bus=redis://{nowhere}")

    assert found.exit_code == 1
    assert lines(found, "database")[0].startswith("problem")
    assert lines(found, "bus")[0].startswith("problem")


def test_more_workers_than_cores_are_a_hint(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: 2)

    assert lines(doctor(tmp_path), "workers") == []
    assert lines(doctor(tmp_path, "--workers=2"), "workers")[0].startswith("ok")
    assert lines(doctor(tmp_path, "--workers=3"), "workers")[0].startswith("hint")
