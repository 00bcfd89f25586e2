"""Answers to today's theme in every kind of store, beside the laws of their sums."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from samewave.daily import added, changed_sums
from samewave.server.store import Conflict, Store
from samewave.server.store.days import SHARDS
from samewave.server.store.postgres import PostgresStore
from samewave.server.store.sqlite import SqliteStore
from tests.server.builders import device_called

ANN, BO, CY = map(device_called, ("Ann", "Bo", "Cy"))
ONE, OTHER = bytes([1, 2, 3, 4, 5, 255]), bytes([5, 4, 3, 2, 9, 7])
CARDS, DAY = b"cards", 20_000


@pytest.fixture(params=["sqlite", "postgres"])
async def stores(
    request: pytest.FixtureRequest, tmp_path: Path
) -> AsyncIterator[tuple[Store, Store]]:
    """Two nodes with one PostgreSQL database; SQLite has only one server."""
    if request.param == "sqlite":
        store = SqliteStore(tmp_path / "a.db")
        yield store, store
        await store.close()
        return
    address = request.getfixturevalue("postgres").database()
    opened = await PostgresStore.open(address), await PostgresStore.open(address)
    yield opened
    for each in opened:
        await each.close()


@pytest.fixture
def store(stores: tuple[Store, Store]) -> Store:
    return stores[0]


async def test_a_day_that_nobody_answered_is_empty(store: Store) -> None:
    assert await store.days.read(DAY, ANN) == (None, (), None, 0, 0)


async def test_an_answer_is_found_by_its_device_alone(store: Store) -> None:
    assert await store.days.answer(DAY, ANN, CARDS, ONE)

    mine, theirs = await store.days.read(DAY, ANN), await store.days.read(DAY, BO)
    assert (mine.cards, mine.answer, mine.run) == (CARDS, ONE, 1)
    assert (theirs.cards, theirs.answer, theirs.run) == (CARDS, None, 0)
    assert mine.sums == theirs.sums == (await store.days.read(DAY)).sums


async def test_a_device_has_one_answer_a_day_which_it_can_change(store: Store) -> None:
    assert await store.days.answer(DAY, ANN, CARDS, ONE)
    assert not await store.days.answer(DAY, ANN, CARDS, OTHER)
    assert not await store.days.answer(DAY, ANN, CARDS, OTHER)

    stored = await store.days.read(DAY, ANN)
    assert stored.answer == OTHER
    assert added(stored.sums).encode() == changed_sums(None, None, OTHER)


async def test_the_first_answer_fixes_the_cards_of_a_day(store: Store) -> None:
    await store.days.answer(DAY, ANN, CARDS, ONE)

    with pytest.raises(Conflict):
        await store.days.answer(DAY, BO, b"others", ONE)
    stored = await store.days.read(DAY, BO)
    assert (stored.cards, stored.answer, added(stored.sums).answers) == (CARDS, None, 1)


async def test_sums_equal_a_naive_count_however_many_nodes_write_at_once(
    stores: tuple[Store, Store],
) -> None:
    """Sixty devices answer and change their minds at the same time."""
    dice = Random(5)
    last = {device: bytes(dice.sample(range(40), 6)) for device in range(60)}

    async def change_mind(device: int) -> None:
        for answer in (bytes(dice.sample(range(40), 6)), last[device]):
            store = stores[dice.randrange(2)]
            await store.days.answer(DAY, device_called(device), CARDS, answer)

    await asyncio.gather(*map(change_mind, last))

    counted = changed_sums(None, None, None)
    for answer in last.values():
        counted = changed_sums(counted, None, answer)
    for store in stores:
        assert added((await store.days.read(DAY)).sums).encode() == counted


async def test_a_day_has_a_bounded_number_of_sums(store: Store) -> None:
    for device in range(40):
        await store.days.answer(DAY, device_called(device), CARDS, ONE)

    assert len((await store.days.read(DAY)).sums) <= SHARDS


async def test_a_run_counts_the_days_in_a_row(store: Store) -> None:
    for day in (DAY, DAY + 1, DAY + 3, DAY + 4, DAY + 5):
        await store.days.answer(day, ANN, CARDS, ONE)
        await store.days.answer(day, ANN, CARDS, OTHER)
    await store.days.answer(DAY + 5, BO, CARDS, ONE)

    runs = [(await store.days.read(day, ANN)).run for day in range(DAY, DAY + 6)]
    assert runs == [1, 2, 0, 1, 2, 3]
    assert (await store.days.read(DAY + 6, ANN)).run_before == 3
    assert (await store.days.read(DAY + 5, BO)).run == 1


async def test_a_run_is_whole_though_yesterday_was_answered_after_today(store: Store) -> None:
    """In the hour after midnight both days are open."""
    for day in (DAY, DAY + 2, DAY + 1):
        await store.days.answer(day, ANN, CARDS, ONE)

    assert (await store.days.read(DAY + 2, ANN)).run == 3


async def test_a_circle_has_the_answers_that_people_show_to_it(store: Store) -> None:
    for person, answer in ((ANN, ONE), (BO, OTHER), (CY, ONE)):
        await store.days.answer(DAY, person, CARDS, answer)
    assert await store.days.show(DAY, ANN, b"circle", "Ann", 10)
    assert await store.days.show(DAY, BO, b"circle", "Bo", 10)
    assert await store.days.show(DAY, CY, b"another", "Cy", 10)
    await store.days.answer(DAY, ANN, CARDS, OTHER)

    shown = await store.days.circle(b"circle", DAY, DAY)
    assert shown == [(DAY, ANN(DAY), "Ann", OTHER), (DAY, BO(DAY), "Bo", OTHER)]
    assert await store.days.circle(b"circle", DAY + 1, DAY + 9) == []


async def test_a_name_stands_in_a_circle_once_and_a_device_may_change_its_own(
    store: Store,
) -> None:
    for person in (ANN, BO):
        await store.days.answer(DAY, person, CARDS, ONE)
    assert await store.days.show(DAY, ANN, b"circle", "Ann", 10)

    assert not await store.days.show(DAY, BO, b"circle", "Ann", 10)
    assert await store.days.show(DAY, ANN, b"circle", "Anna", 10)
    assert await store.days.show(DAY, BO, b"circle", "Ann", 10)
    assert [each.name for each in await store.days.circle(b"circle", DAY, DAY)] == ["Ann", "Anna"]


async def test_several_people_of_a_circle_may_have_no_name(store: Store) -> None:
    for person in (ANN, BO):
        await store.days.answer(DAY, person, CARDS, ONE)
        assert await store.days.show(DAY, person, b"circle", "", 10)


async def test_a_circle_has_at_most_so_many_people(stores: tuple[Store, Store]) -> None:
    for device in range(12):
        await stores[0].days.answer(DAY, device_called(device), CARDS, ONE)

    results = await asyncio.gather(
        *(
            stores[device % 2].days.show(DAY, device_called(device), b"circle", f"P{device}", 5)
            for device in range(12)
        )
    )

    assert sum(results) == len(await stores[0].days.circle(b"circle", DAY, DAY)) == 5


async def test_a_forgotten_device_leaves_days_sums_and_circles(store: Store) -> None:
    for day in (DAY, DAY + 1):
        await store.days.answer(day, BO, CARDS, OTHER)
        alone = (await store.days.read(day)).sums
        await store.days.answer(day, ANN, CARDS, ONE)
    for circle in (b"b", b"a"):
        await store.days.show(DAY, ANN, circle, "Ann", 10)
    await store.days.show(DAY, BO, b"a", "Bo", 10)

    assert await store.days.forget(ANN) == [b"a", b"b"]
    assert await store.days.forget(ANN) == []
    for day in (DAY, DAY + 1):
        stored = await store.days.read(day, ANN)
        assert (stored.answer, stored.run) == (None, 0)
        assert added(stored.sums) == added(alone)
    assert [each.name for each in await store.days.circle(b"a", DAY, DAY)] == ["Bo"]
    assert await store.days.answer(DAY, ANN, CARDS, ONE)


async def test_all_answers_of_a_day_are_read_in_parts(store: Store) -> None:
    expected = {}
    for device in range(23):
        person = device_called(device)
        expected[person(DAY)] = bytes([*range(device, device + 5), 255])
        await store.days.answer(DAY, person, CARDS, expected[person(DAY)])
    await store.days.answer(DAY + 1, ANN, CARDS, ONE)

    found: list[tuple[bytes, bytes]] = []
    while some := await store.days.answers(DAY, found[-1][0] if found else b"", 10):
        assert len(some) <= 10
        found += some
    assert found == sorted(expected.items())
