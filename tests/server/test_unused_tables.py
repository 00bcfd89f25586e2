"""Unused tables: removed after several days without use, but never because of a wrong clock."""

import logging
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from samewave.server.settings import Settings, Timings
from samewave.server.store import DAY, SIGHTINGS, Store, UnusedScan, UnusedTables
from samewave.server.store.postgres import PostgresStore
from samewave.server.store.sqlite import SqliteStore
from samewave.server.supervise import PAUSES
from samewave.server.tables.removal import announce
from tests.server.builders import SkippingClock
from tests.server.faults import Faults, faults, log_of
from tests.server.pages import serving
from tests.server.test_bus import until
from tests.server.test_table_clock import JumpingClock

__all__ = ["faults"]

TODAY = 1_800_000_000.0
KEEP = 30 * DAY


@pytest.fixture(params=["sqlite", "postgres"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    opened: Store
    if request.param == "sqlite":
        opened = SqliteStore(tmp_path / "a.db")
    else:
        opened = await PostgresStore.open(request.getfixturevalue("postgres").database())
    yield opened
    await opened.close()


async def look(store: Store, now: float, most: int = 1000) -> UnusedTables:
    return await store.remove_unused(UnusedScan(now, KEEP, most))


async def look_for_days(store: Store, first: float, days: int, most: int = 1000) -> UnusedTables:
    """Scan once a day for so many days. Returns what the last scan found."""
    found = UnusedTables(0, 0, 0, None)
    for day in range(days):
        found = await look(store, first + day * DAY, most)
    return found


async def codes(store: Store, *asked: str) -> list[str]:
    """The tables of these that still exist."""
    return [code for code in asked if await store.find(code) is not None]


async def test_a_table_goes_after_looking_unused_on_several_days(store: Store) -> None:
    old = await store.open_table("ABCDE", b"old", TODAY - 31 * DAY)
    used = await store.open_table("EDCBA", b"used", TODAY - 31 * DAY)
    await store.touch(used, TODAY - DAY)
    await store.keep_snapshot(old, 1, b"snapshot")

    early = await look_for_days(store, TODAY, SIGHTINGS - 1)
    assert (early.marked, early.removed) == (1, 0)
    assert await codes(store, "ABCDE", "EDCBA") == ["ABCDE", "EDCBA"]
    found = await look(store, TODAY + (SIGHTINGS - 1) * DAY)

    assert (found.marked, found.due, found.removed) == (0, 0, 1)
    assert await codes(store, "ABCDE", "EDCBA") == ["EDCBA"]
    assert await store.read(old) == []
    assert await store.read_snapshot(old) is None
    assert await store.read(used) == [b"used"]


async def test_many_looks_on_one_day_count_as_one(store: Store) -> None:
    await store.open_table("ABCDE", b"old", TODAY - 31 * DAY)

    for _ in range(20):
        found = await look(store, TODAY)

    assert (found.marked, found.due, found.removed) == (1, 0, 0)


async def test_looks_on_different_days_of_a_clock_that_runs_wild_do_not_remove(
    store: Store,
) -> None:
    """Each start seems to be another day, but no time has passed since the first scan."""
    await store.open_table("ABCDE", b"old", TODAY - 31 * DAY)

    for number in range(20):
        await look(store, TODAY + (number % 2) * DAY)

    assert await codes(store, "ABCDE") == ["ABCDE"]


async def test_a_table_that_is_used_again_loses_its_mark(store: Store) -> None:
    number = await store.open_table("ABCDE", b"old", TODAY - 31 * DAY)
    await look_for_days(store, TODAY, SIGHTINGS - 1)

    await store.touch(number, TODAY + 3 * DAY)
    found = await look_for_days(store, TODAY + (SIGHTINGS - 1) * DAY, 2 * SIGHTINGS)

    assert found == UnusedTables(0, 0, 0, None)
    assert await codes(store, "ABCDE") == ["ABCDE"]


async def test_after_a_clock_was_put_right_nothing_is_marked(store: Store) -> None:
    for code in ("ABCDE", "EDCBA"):
        await store.open_table(code, b"0", TODAY - DAY)

    ahead = await look_for_days(store, TODAY + 40 * DAY, SIGHTINGS - 1)
    right = await look(store, TODAY + DAY)
    again = await look(store, TODAY + 40 * DAY)

    assert (ahead.marked, right.marked, again.removed) == (2, 0, 0)
    assert await codes(store, "ABCDE", "EDCBA") == ["ABCDE", "EDCBA"]


async def test_marks_of_a_clock_that_was_ahead_do_not_count(store: Store) -> None:
    await store.open_table("ABCDE", b"old", TODAY - 31 * DAY)
    await look_for_days(store, TODAY + 40 * DAY, SIGHTINGS - 1)

    found = await look_for_days(store, TODAY, SIGHTINGS - 1)

    assert (found.marked, found.removed) == (1, 0)


async def test_a_clock_that_is_behind_makes_no_used_table_look_old(store: Store) -> None:
    number = await store.open_table("ABCDE", b"0", TODAY)
    await store.touch(number, TODAY - 365 * DAY)

    assert await look_for_days(store, TODAY, 2 * SIGHTINGS) == UnusedTables(0, 0, 0, None)


async def test_a_table_from_the_future_is_kept_as_long_as_any_other_and_no_longer(
    store: Store,
) -> None:
    """A clock that was years ahead marked it as used."""
    number = await store.open_table("ABCDE", b"0", TODAY)
    await store.touch(number, TODAY + 3650 * DAY)

    await look_for_days(store, TODAY, 30)
    assert await codes(store, "ABCDE") == ["ABCDE"]
    await look(store, TODAY + 31 * DAY)

    assert await codes(store, "ABCDE") == []


async def test_a_table_from_the_future_that_is_used_stays(store: Store) -> None:
    number = await store.open_table("ABCDE", b"0", TODAY)
    await store.touch(number, TODAY + 3650 * DAY)

    for day in range(60):
        await look(store, TODAY + day * DAY)
        if day % 20 == 0:
            await store.touch(number, TODAY + day * DAY)

    assert await codes(store, "ABCDE") == ["ABCDE"]


async def test_tables_at_which_nobody_finished_a_game_go_first_and_few_at_once(
    store: Store,
) -> None:
    played = await store.open_table("AAAAA", b"0", TODAY - 100 * DAY)
    await store.note_finished(played)
    for code in ("BBBBB", "CCCCC"):
        await store.open_table(code, b"0", TODAY - 31 * DAY)
    await look_for_days(store, TODAY, SIGHTINGS - 1)

    first = await look(store, TODAY + (SIGHTINGS - 1) * DAY, most=2)
    left = await codes(store, "AAAAA", "BBBBB", "CCCCC")
    second = await look(store, TODAY + SIGHTINGS * DAY, most=2)

    assert (first.removed, first.due, left) == (2, 1, ["AAAAA"])
    assert (second.removed, second.due) == (1, 0)


async def test_more_tables_than_fit_into_one_statement_are_removed(store: Store) -> None:
    for number in range(130):
        await store.open_table(f"{number:05}", b"0", TODAY - 31 * DAY)

    found = await look_for_days(store, TODAY, SIGHTINGS)

    assert (found.marked, found.removed) == (0, 130)


def test_the_operator_hears_once_a_look_what_is_marked_and_what_went(
    caplog: pytest.LogCaptureFixture,
) -> None:
    announce(UnusedTables(marked=5, due=2, removed=3, first_goes=TODAY))
    announce(UnusedTables(0, 0, 0, None))

    (line,) = caplog.records
    assert line.levelno == logging.WARNING
    assert line.getMessage() == (
        "Unused tables: 3 removed, 2 go with the next look, 3 go once they look unused on 5 days,"
        " the first of them on 2027-01-15"
    )


def test_no_clock_is_too_wrong_to_be_announced(caplog: pytest.LogCaptureFixture) -> None:
    announce(UnusedTables(1, 0, 0, 1e30))

    assert "a day that no calendar has" in caplog.text


async def test_a_start_forty_days_ahead_loses_nothing_and_says_what_it_would_remove(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with serving(tmp_path) as guests:
        ann, bo = await guests.open_table("Ann", "Bo")
        await ann.ask("say", text="See you tomorrow")
    ahead = JumpingClock(40 * DAY)
    quick = Timings(clean=DAY)

    for _ in range(SIGHTINGS + 2):  # it restarts several times on one day
        async with serving(tmp_path, clock=ahead, timings=quick) as guests:
            assert (await guests.get(f"/api/tables/{ann.code}"))[0] == 200
    assert "1 go once they look unused on 5 days" in caplog.text

    async with serving(tmp_path, timings=quick) as guests:
        again = await guests.page(ann.code, ann.token)
        assert [line["text"] for line in again.chat] == ["See you tomorrow"]
        assert (await again.ask("say", text="It is tomorrow"))["type"] == "update"
    store = SqliteStore(tmp_path / "samewave.db")
    assert await look(store, JumpingClock().time()) == UnusedTables(0, 0, 0, None)
    await store.close()
    assert bo.code == ann.code


def test_tables_are_kept_for_a_month() -> None:
    assert Settings().keep_days == 30


async def test_unused_tables_are_removed_after_that_failed_once(
    tmp_path: Path, faults: Faults
) -> None:
    clock = SkippingClock()
    removing = faults.once(SqliteStore, "remove_unused")
    async with serving(tmp_path, clock=clock) as guests:
        await until(lambda: removing.calls == 1)
        (ann,) = await guests.open_table("Ann")
        clock.skip(PAUSES[0])
        await until(lambda: removing.calls == 2)
        clock.skip(KEEP)

        def is_gone_a_day_later() -> bool:
            clock.skip(DAY)
            return not log_of(tmp_path, ann.code)

        await until(is_gone_a_day_later)
    assert removing.calls > SIGHTINGS
    assert faults.causes == [faults.bug]
    assert "removing unused tables" in faults.logged[0].getMessage()
