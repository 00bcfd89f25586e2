"""Background tasks of a node: a task that raises is logged and starts again."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from samewave.server.archive.groups import Groups
from samewave.server.clock import Randomness
from samewave.server.library import Library
from samewave.server.protocol.messages import Say
from samewave.server.settings import Settings, Timings
from samewave.server.store import Unavailable
from samewave.server.store.sqlite import SqliteStore
from samewave.server.supervise import HEALTHY, PAUSES, counters, supervise
from samewave.server.tables.table import Table
from samewave.server.tables.table_registry import TableRegistry
from tests.server.builders import SkippingClock
from tests.server.faults import (
    DUO,
    SILENT,
    FakeBus,
    Faults,
    Onlooker,
    RecordingClock,
    change_database,
    faults,
)
from tests.server.group_games import Gathering, play
from tests.server.pages import Guests, serving
from tests.server.test_bus import until

__all__ = ["faults"]

OPEN = {"type": "open_theme", "number": 3}
MONTH = Settings().keep_days * 86_400


@pytest.fixture
def clock() -> SkippingClock:
    return SkippingClock()


@pytest.fixture
async def guests(tmp_path: Path, clock: SkippingClock) -> AsyncIterator[Guests]:
    async with serving(tmp_path, clock=clock, timings=SILENT) as served:
        yield served


async def test_other_nodes_hear_of_all_tables_but_one_that_raises(
    tmp_path: Path, clock: SkippingClock, faults: Faults
) -> None:
    store, bus = SqliteStore(tmp_path / "a.db"), FakeBus()
    library = Library(store, tmp_path)
    registry = TableRegistry(Settings(), store, bus, library, clock, Randomness())
    tables = [(await registry.open_table("Ann"))[0] for _ in range(3)]
    for each in tables:
        each.add_listener(Onlooker())
        bus.deliver(each.number, {"type": "present", "node": "other", "players": [], "length": 0})
    faults.once(Table, "announce_to_peers", matters=lambda table: table is tables[0])
    bus.told.clear()
    chore = asyncio.create_task(registry.announce_regularly())

    await until(lambda: {number for number, _ in bus.told} == {2, 3})
    clock.skip(Timings().presence)
    await until(lambda: {number for number, _ in bus.told} == {1, 2, 3})

    faults.assert_logged("table 1")
    chore.cancel()
    await registry.close()


async def test_a_table_is_let_go_when_the_other_nodes_could_not_be_told(
    tmp_path: Path, clock: SkippingClock, faults: Faults
) -> None:
    store, bus = SqliteStore(tmp_path / "a.db"), FakeBus()
    registry = TableRegistry(Settings(), store, bus, Library(store, tmp_path), clock, Randomness())
    table, _ = await registry.open_table("Ann")
    onlooker = Onlooker()
    registry.add_listener(table, onlooker)
    faults.once(FakeBus, "publish")

    table.remove_listener(onlooker)
    await until(lambda: registry.driver.is_idle)

    assert not bus.tables
    faults.assert_logged("table 1", "NodePresence")
    await registry.close()


async def test_a_read_that_is_cancelled_does_not_hold_up_the_table(
    tmp_path: Path, clock: SkippingClock, faults: Faults
) -> None:
    store, bus = SqliteStore(tmp_path / "a.db"), FakeBus()
    registry = TableRegistry(Settings(), store, bus, Library(store, tmp_path), clock, Randomness())
    table, _ = await registry.open_table("Ann")
    faults.once(SqliteStore, "read", asyncio.CancelledError())

    with pytest.raises(Unavailable):
        await table.refresh()

    await table.request(Say("1", "Hello"), 0)
    assert [line.text for line in table.state.chat] == ["Hello"]
    await registry.close()


async def test_games_of_other_tables_are_kept_when_one_log_cannot_be_read(
    tmp_path: Path, faults: Faults
) -> None:
    with faults.patch.context() as patch:
        patch.setattr(Groups, "note", lambda *_: None)  # the server ends before it stores them
        async with serving(tmp_path) as guests:
            sofa = await Gathering.found(guests)
            for names in (("Ann", "Bo"), ("Cy", "Di"), ("Eve", "Flo")):
                pages = await guests.open_table(*names, settings=DUO)
                await sofa.attach(pages[0])
                await play(pages)
    change_database(tmp_path, "UPDATE log SET entry = '{}' WHERE table_id = 2 AND sequence = 3")

    async with serving(tmp_path) as guests:
        sofa = Gathering(guests, sofa.key)
        await sofa.until(2)

        members = [member["name"] for member in (await sofa.view())["members"]]
    assert sorted(members) == ["Ann", "Bo", "Eve", "Flo"]
    assert ["table 2" in record.getMessage() for record in faults.logged] == [True]


async def test_work_that_fails_starts_again_after_growing_pauses_until_it_returns(
    faults: Faults,
) -> None:
    clock, before, times = RecordingClock(), counters["failures"], 0

    async def work() -> None:
        nonlocal times
        times += 1
        if times == 10:
            clock.now += HEALTHY
        if times <= 10:
            raise faults.bug

    await supervise("the work", work, clock)

    assert clock.slept == [*PAUSES, PAUSES[-1], PAUSES[-1], PAUSES[0]]
    assert list(PAUSES) == sorted(set(PAUSES))
    assert (times, counters["failures"] - before) == (11, 10)
    assert faults.causes == [faults.bug] * 10
    assert "the work" in faults.logged[0].getMessage()


@pytest.mark.parametrize("pauses", [False, True])
async def test_work_that_is_cancelled_ends(
    clock: SkippingClock, faults: Faults, pauses: bool
) -> None:
    began = asyncio.Event()

    async def work() -> None:
        began.set()
        if pauses:
            raise faults.bug
        await asyncio.Event().wait()

    task = asyncio.create_task(supervise("the work", work, clock))
    await began.wait()
    task.cancel()

    with pytest.raises(asyncio.CancelledError):
        await task
