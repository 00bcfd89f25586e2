"""Backups and restores: every kind of store, and every reason to refuse."""

import os
import stat
from pathlib import Path
from random import Random
from typing import Any

import pytest

from samewave.daily import added
from samewave.server.backup import StoreLocation, _source, back_up, restore, sqlite_target
from samewave.server.backup.file import BackupError, Item, Manifest, open_backup
from samewave.server.backup.postgres import postgres_target
from samewave.server.store import Store, StoredGame, Unusable
from samewave.server.store.postgres import PostgresStore
from samewave.server.store.sqlite import SqliteStore
from tests.server.builders import append, device_called, remove_older
from tests.server.faults import TRIO, play_to_the_end
from tests.server.group_games import DUO, Gathering
from tests.server.pages import level, serving
from tests.server.test_play import exported, play_out


def new_place(request: pytest.FixtureRequest, kind: str) -> StoreLocation:
    """An empty store of a kind."""
    folder: Path = request.getfixturevalue("tmp_path_factory").mktemp(kind)
    if kind == "sqlite":
        return StoreLocation(folder / "data")
    return StoreLocation(folder / "data", request.getfixturevalue("postgres").database())


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest) -> StoreLocation:
    return new_place(request, request.param)


@pytest.fixture(params=["sqlite", "postgres"])
def other(request: pytest.FixtureRequest) -> StoreLocation:
    return new_place(request, request.param)


async def open_store(place: StoreLocation) -> Store:
    if place.database:
        return await PostgresStore.open(place.database)
    place.data.mkdir(parents=True, exist_ok=True)
    return SqliteStore(place.data / "samewave.db")


async def filled(place: StoreLocation) -> Store:
    """A store with some of everything, including difficult cases."""
    store = await open_store(place)
    for code in ("BBBBB", "AAAAA", "CCCCC"):
        number = await store.open_table(code, b'{"code":"%s"}' % code.encode(), at=1.25)
        await append(store, number, 1, [b'{"n":%d}' % each for each in range(250)])
        await append(store, number, 251, ['{"text":"Zoë \\\\n 🐌"}'.encode()])
        await store.keep_pack(number, f"p{code.lower()}", Random(code).randbytes(100_000))
        await store.groups.attach(number, "two")
    await store.groups.attach(number, "one")
    for key in ("two", "one"):
        await store.groups.open(key, b"\x00state of " + key.encode())
        kept = await store.groups.read(key)
        assert kept is not None
        game = StoredGame(1, 3, f"source {key}", b"line", b"\xff tally", b"record\n" * 50)
        await store.groups.write(kept, b"after a game", [game])
    await store.open_table("EMPTY", b"{}", at=2.0)
    for device in range(20):
        person = device_called(device)
        for day in (20_000, 20_001):
            await store.days.answer(day, person, b"cards", bytes([*range(device, device + 5), 255]))
        await store.days.show(20_001, person, b"\xff circle", f"Zoë {device}", 40)
    await store.days.show(20_001, person, b"\x00 circle", "", 40)
    return store


async def items_of(place: StoreLocation) -> list[Item]:
    async with _source(place) as items:
        return [item async for item in items]


async def manifest_of(place: StoreLocation, file: Path) -> Manifest:
    return await back_up(place, file, overwrite=False)


def target(place: StoreLocation, *, overwrite: bool = True) -> Any:
    if place.database:
        return postgres_target(place.database, overwrite=overwrite)
    return sqlite_target(place.data / "samewave.db", overwrite=overwrite)


async def load(file: Path, place: StoreLocation, *, overwrite: bool = False) -> None:
    """Restore made-up entries, from which no table can be replayed."""
    with open_backup(file) as backup:
        async with target(place, overwrite=overwrite) as opened:
            await opened.load(backup.items())


async def test_a_backup_is_the_same_whatever_store_it_went_through(
    place: StoreLocation, other: StoreLocation, tmp_path: Path
) -> None:
    await (await filled(place)).close()
    first = await manifest_of(place, tmp_path / "first")
    await load(tmp_path / "first", other)
    second = await manifest_of(other, tmp_path / "second")

    assert first.counts == second.counts
    assert first.sha256 == second.sha256
    assert first.store == ("postgresql" if place.database else "sqlite")
    assert await items_of(place) == await items_of(other)
    store = await open_store(other)
    number = await store.find("AAAAA")
    assert number is not None
    assert (await store.lengths([number])) == {number: 252}
    assert await store.read(number, since=249) == [
        b'{"n":248}',
        b'{"n":249}',
        '{"text":"Zoë \\\\n 🐌"}'.encode(),
    ]
    await append(store, number, 252, [b"{}"])
    assert await store.open_table("DDDDD", b"{}", at=1.0) not in (number, None)
    kept = await store.groups.read("one")
    assert kept is not None
    assert (kept.version, kept.state) == (1, b"after a game")
    assert sorted(await store.groups.attached()) == ["AAAAA", "BBBBB", "CCCCC"]
    day = await store.days.read(20_001, device_called(7))
    assert (day.cards, day.answer, day.run) == (b"cards", bytes([7, 8, 9, 10, 11, 255]), 2)
    assert (added(day.sums).answers, added(day.sums).chosen(9)) == (20, 5)
    assert len(await store.days.circle(b"\xff circle", 20_001, 20_001)) == 20
    assert await store.read_pack("paaaaa") == Random("AAAAA").randbytes(100_000)
    await store.close()


async def test_a_backup_shows_one_moment_whatever_is_written_while_it_is_made(
    place: StoreLocation,
) -> None:
    """It contains everything from before it began, to the last entry, and nothing later."""
    store = await filled(place)
    before = await items_of(place)

    async with _source(place) as items:
        shown = [await anext(items)]
        for code in ("AAAAA", "CCCCC"):
            number = await store.find(code)
            assert number is not None
            await append(store, number, 252, [b'{"late":1}'])
            await store.keep_pack(number, f"late{code.lower()}", b"late")
            await store.groups.attach(number, "late")
        await store.open_table("ZZZZZ", b"{}", at=3.0)
        await store.groups.open("late", b"late")
        await remove_older(store, 1.5)
        shown += [item async for item in items]

    assert shown == before
    assert await items_of(place) != before
    await store.close()


async def test_tables_groups_packs_and_games_go_on_after_a_restore(
    place: StoreLocation, other: StoreLocation, tmp_path: Path
) -> None:
    file = tmp_path / "backup"
    async with serving(place.data, database=place.database) as old:
        sofa = await Gathering.found(old)
        pages = await old.open_table("Ann", "Bo", settings=DUO)
        await sofa.attach(pages[0])
        await sofa.play(pages)
        await pages[0].ask("start")
        await level(pages)
        trio = await old.open_table("Cy", "Di", settings=TRIO | {"timer": 60}, bots=1)
        await trio[0].ask("start")
        await level(trio)
        await play_to_the_end(trio)
        code, tokens = pages[0].code, [page.token for page in pages]
        record, group = await exported(old, code, 0), await sofa.view()
        manifest = await back_up(place, file, overwrite=False)

    assert (manifest.counts.tables, manifest.counts.groups, manifest.counts.games) == (2, 1, 1)
    restored = await restore(file, other, overwrite=False)
    assert (restored.counts, restored.replayed, restored.unreadable) == (manifest.counts, 2, ())
    async with serving(other.data, database=other.database) as new:
        assert await Gathering(new, sofa.key).view() == group
        assert await exported(new, code, 0) == record
        again = [await new.page(code, token) for token in tokens]
        await play_out(again, Random(4))
        await Gathering(new, sofa.key).until(games=2)


async def test_only_the_owner_of_a_backup_may_read_it(tmp_path: Path) -> None:
    """It contains people's names."""
    await (await filled(StoreLocation(tmp_path))).close()
    before = os.umask(0)
    try:
        await back_up(StoreLocation(tmp_path), tmp_path / "backup", overwrite=False)
    finally:
        os.umask(before)

    assert stat.S_IMODE((tmp_path / "backup").stat().st_mode) == 0o600


async def test_nothing_is_overwritten_without_a_yes(place: StoreLocation, tmp_path: Path) -> None:
    await (await filled(place)).close()
    file = tmp_path / "backup"
    file.write_bytes(b"precious")
    with pytest.raises(BackupError, match=r"exists already\. With --yes"):
        await back_up(place, file, overwrite=False)
    assert file.read_bytes() == b"precious"
    await back_up(place, file, overwrite=True)

    store = await open_store(place)
    await store.open_table("LATER", b"{}", at=1.0)
    await store.close()
    with pytest.raises(BackupError, match=r"is not empty\. With --yes"):
        await load(file, place)
    store = await open_store(place)
    assert await store.find("LATER") is not None
    await store.close()
    await load(file, place, overwrite=True)
    store = await open_store(place)
    assert await store.find("LATER") is None
    assert await store.find("AAAAA") is not None
    await store.close()


async def test_nobody_restores_beneath_a_server_and_no_server_starts_meanwhile(
    place: StoreLocation, tmp_path: Path
) -> None:
    await (await filled(place)).close()
    await back_up(place, tmp_path / "backup", overwrite=False)
    async with serving(place.data, database=place.database):
        with pytest.raises(Unusable, match="Stop"):
            await load(tmp_path / "backup", place, overwrite=True)

    with open_backup(tmp_path / "backup") as backup:
        async with target(place) as opened:
            await opened.load(backup.items())
            with pytest.raises(Exception, match=r"already uses|is being restored"):
                async with serving(place.data, database=place.database):
                    pass
    async with serving(place.data, database=place.database) as guests:
        assert (await guests.get("/readyz"))[0] == 200


async def test_what_fails_halfway_leaves_the_old_content_and_nothing_else(
    place: StoreLocation, tmp_path: Path
) -> None:
    await (await filled(place)).close()
    before = await items_of(place)
    files = sorted(place.data.iterdir()) if place.data.exists() else []
    await back_up(place, tmp_path / "backup", overwrite=False)

    async def fail_at_the_end() -> None:
        with open_backup(tmp_path / "backup") as backup:
            async with target(place) as opened:
                await opened.load(backup.items())
                raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await fail_at_the_end()
    assert await items_of(place) == before
    left = {each.name for each in place.data.iterdir()} if place.data.exists() else set()
    assert left - {each.name for each in files} <= {"samewave.db.lock"}
