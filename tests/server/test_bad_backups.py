"""Backups that are refused, each in one sentence, and tables in them that cannot be read."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any
from zipfile import ZipFile

import msgspec
import pytest
from click.testing import CliRunner

from samewave.cli import main
from samewave.server.backup import StoreLocation, back_up, restore
from samewave.server.backup.file import FORMAT, BackupError
from tests.server.group_games import DUO, play
from tests.server.pages import serving
from tests.server.test_damage import damage, fill
from tests.server.test_restore import items_of


@pytest.fixture
async def backup(tmp_path: Path) -> Path:
    place = StoreLocation(tmp_path / "source")
    async with serving(place.data) as guests:
        await play(await guests.open_table("Ann", "Bo", settings=DUO))
    await back_up(place, tmp_path / "backup.zip", overwrite=False)
    return tmp_path / "backup.zip"


async def test_a_backup_with_any_byte_changed_or_cut_off_is_refused(
    backup: Path, tmp_path: Path
) -> None:
    """A change in a part that zip ignores is the exception: then everything is restored."""
    whole, bad, dice = backup.read_bytes(), tmp_path / "bad.zip", Random(1)
    expected = await items_of(StoreLocation(tmp_path / "source"))
    refused = 0
    directory = range(len(whole) - 600, len(whole))
    for at in (*directory, *(dice.randrange(len(whole)) for _ in range(100))):
        bad.write_bytes(whole[:at] + bytes([whole[at] ^ 0x55]) + whole[at + 1 :])
        place = StoreLocation(tmp_path / "new")
        try:
            await restore(bad, place, overwrite=True)
        except BackupError:
            refused += 1
        else:
            assert await items_of(place) == expected
    assert refused > 400
    for length in (0, 1, 100, len(whole) // 2, len(whole) - 1):
        bad.write_bytes(whole[:length])
        with pytest.raises(BackupError, match="is damaged, or is no backup"):
            await restore(bad, StoreLocation(tmp_path / "cut"), overwrite=False)


def rewritten(backup: Path, file: Path, change: Callable[[dict[str, Any]], object]) -> Path:
    """A backup whose manifest says something else."""
    with ZipFile(backup) as old, ZipFile(file, "w") as new:
        for name in old.namelist():
            data = old.read(name)
            if name == "manifest.json":
                manifest = msgspec.json.decode(data)
                change(manifest)
                data = msgspec.json.encode(manifest)
            new.writestr(name, data)
    return file


def run(*arguments: object) -> tuple[int, str]:
    result = CliRunner().invoke(main, [str(each) for each in arguments])
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exc_info
    return result.exit_code, result.output


async def test_reasons_to_refuse_are_one_sentence(backup: Path, tmp_path: Path) -> None:
    newer = rewritten(backup, tmp_path / "newer", lambda said: said.update(format=FORMAT + 1))
    other = rewritten(backup, tmp_path / "other", lambda said: said["sha256"].clear())
    plain = tmp_path / "plain"
    plain.write_text("not a backup")
    with ZipFile(tmp_path / "photos", "w") as photos:
        photos.writestr("a.jpg", b"...")

    data = f"--data={tmp_path / 'data'}"
    for file, words in (
        (newer, "made by a newer release of Samewave"),
        (other, "tables.jsonl is not what was written"),
        (plain, "is damaged, or is no backup"),
        (tmp_path / "photos", "is damaged, or is no backup"),
        (tmp_path / "nowhere", "There is no file"),
    ):
        code, said = await asyncio.to_thread(run, "restore", file, data)
        assert (code, said.count("\n")) == (1, 1), said
        assert words in said
    for arguments, words in (
        (("backup", tmp_path / "b", f"--data={tmp_path / 'empty'}"), "There is no "),
        (("backup", tmp_path / "no" / "b", f"--data={tmp_path / 'source'}"), "There is no folder"),
        (("backup", backup, f"--data={tmp_path / 'source'}"), "exists already"),
        (
            ("backup", tmp_path / "b", "--database=postgresql://x@127.0.0.1:1/x"),
            "cannot be reached",
        ),
    ):
        code, said = await asyncio.to_thread(run, *arguments)
        assert (code, said.count("\n")) == (1, 1), said
        assert words in said
    assert not (tmp_path / "data" / "samewave.db").exists()


async def test_a_damaged_database_is_not_backed_up_as_if_it_were_whole(tmp_path: Path) -> None:
    numbers = await fill(tmp_path)
    damage(tmp_path, numbers[2], 10)

    code, said = await asyncio.to_thread(run, "backup", tmp_path / "b", f"--data={tmp_path}")
    assert (code, said) == (1, "The database cannot be used: database disk image is malformed.\n")
    assert {each.name for each in tmp_path.iterdir()} <= {
        *("samewave.db", "samewave.db-shm", "samewave.db-wal"),
    }


async def test_tables_that_cannot_be_read_are_named_and_the_others_restored(
    tmp_path: Path,
) -> None:
    place, file = StoreLocation(tmp_path / "old"), tmp_path / "backup"
    async with serving(place.data) as guests:
        await guests.open_table("Ann", settings=DUO)
    with closing(sqlite3.connect(place.data / "samewave.db")) as database, database:
        database.execute("INSERT INTO tables (id, code, touched) VALUES (99, 'WRONG', 1.0)")
        database.execute("INSERT INTO log VALUES (99, 0, ?)", (b'{"not": "an entry"}',))
    await back_up(place, file, overwrite=False)

    code, said = await asyncio.to_thread(run, "restore", file, f"--data={tmp_path / 'new'}")
    assert code == 0, said
    assert "Restored from" in said
    assert "1 of 2 replayed tables can be read." in said
    assert "These cannot be read: WRONG." in said
    with closing(sqlite3.connect(place.data / "samewave.db")) as database, database:
        database.execute("DELETE FROM tables WHERE code != 'WRONG'")
    await back_up(place, file, overwrite=True)
    code, said = await asyncio.to_thread(run, "restore", file, f"--data={tmp_path / 'none'}")
    assert (code, said) == (
        1,
        "None of its tables can be read by this release of Samewave. Nothing was replaced.\n",
    )


async def test_a_sample_is_replayed_unless_all_are_asked_for(tmp_path: Path) -> None:
    place, file = StoreLocation(tmp_path / "old"), tmp_path / "backup"
    async with serving(place.data) as guests:
        for _ in range(7):
            await guests.post("/api/tables", {"name": "Ann"})
    await back_up(place, file, overwrite=False)

    for sample, replayed in ((3, 3), (7, 7), (100, 7), (None, 7)):
        new = StoreLocation(tmp_path / f"{sample}")
        assert (await restore(file, new, overwrite=False, sample=sample)).replayed == replayed


async def test_a_backup_takes_the_place_of_a_wrecked_file_and_its_journal(
    backup: Path, tmp_path: Path
) -> None:
    data = tmp_path / "wrecked"
    data.mkdir()
    for name in ("samewave.db", "samewave.db-wal", "samewave.db-shm"):
        (data / name).write_bytes(b"not a page " * 1000)
    (data / "samewave.db").chmod(0o600)

    with pytest.raises(BackupError, match="is not empty"):
        await restore(backup, StoreLocation(data), overwrite=False)
    await restore(backup, StoreLocation(data), overwrite=True)
    assert await items_of(StoreLocation(data)) == await items_of(StoreLocation(tmp_path / "source"))
    assert (data / "samewave.db").stat().st_mode & 0o777 == 0o600
    async with serving(data) as guests:
        await play(await guests.open_table("Ann", "Bo", settings=DUO))


async def test_of_many_tables_that_cannot_be_read_some_are_named(tmp_path: Path) -> None:
    place, file = StoreLocation(tmp_path / "old"), tmp_path / "backup"
    async with serving(place.data) as guests:
        await guests.post("/api/tables", {"name": "Ann"})
    with closing(sqlite3.connect(place.data / "samewave.db")) as database, database:
        for number in range(100, 125):
            database.execute(
                "INSERT INTO tables (id, code, touched) VALUES (?, ?, 1.0)", (number, f"0{number}")
            )
            database.execute("INSERT INTO log VALUES (?, 0, ?)", (number, b"{}"))
    await back_up(place, file, overwrite=False)

    code, said = await asyncio.to_thread(run, "restore", file, f"--data={tmp_path / 'new'}")
    assert code == 0, said
    assert "1 of 26 replayed tables can be read." in said
    assert said.endswith("0118, 0119 and 5 more.\n")
