"""The queue of reminders: the same laws for SQLite and PostgreSQL."""

import asyncio
from pathlib import Path

import pytest

from samewave.server.store import Store
from samewave.server.store.reminders import Reminder
from samewave.server.store.sqlite import SqliteStore
from tests.server.test_store import store

__all__ = ["store"]
HOUR = 3600.0


@pytest.fixture
async def table(store: Store) -> int:
    return await store.open_table("ABCDE", b"0", at=1.0)


async def due_at(store: Store, now: float) -> list[Reminder]:
    return await store.reminders.due(now, most=10)


async def test_a_reminder_is_due_at_its_time_and_not_before(store: Store, table: int) -> None:
    await store.reminders.expect(table, 2, "token", "round 1", due=50.0)

    assert await due_at(store, 49.9) == []
    assert await due_at(store, 50.0) == [
        Reminder(table, "ABCDE", 2, "token", False, b"", "round 1", 50.0, 0)
    ]


async def test_a_question_is_queued_once(store: Store, table: int) -> None:
    await store.reminders.expect(table, 2, "token", "round 1", due=50.0)
    (first,) = await due_at(store, 50.0)
    await store.reminders.move(first, None)

    await store.reminders.expect(table, 2, "other", "round 1", due=60.0)
    assert await due_at(store, 99.0) == []

    await store.reminders.expect(table, 2, "other", "round 2", due=70.0)
    assert [(each.token, each.due) for each in await due_at(store, 99.0)] == [("token", 70.0)]


async def test_an_answer_cancels_only_its_own_question(store: Store, table: int) -> None:
    await store.reminders.expect(table, 2, "token", "round 2", due=50.0)

    await store.reminders.cancel(table, 2, "round 1")
    assert len(await due_at(store, 50.0)) == 1

    await store.reminders.cancel(table, 2, "round 2")
    assert await due_at(store, 50.0) == []


async def test_of_many_nodes_one_takes_a_reminder(store: Store, table: int) -> None:
    await store.reminders.expect(table, 2, "token", "round 1", due=50.0)
    (seen,) = await due_at(store, 50.0)

    moved = await asyncio.gather(*(store.reminders.move(seen, 80.0) for _ in range(10)))

    assert sum(each is not None for each in moved) == 1
    assert await due_at(store, 79.0) == []


async def test_somebody_is_told_once_an_hour(store: Store) -> None:
    take = store.reminders.take_hour

    told = await asyncio.gather(*(take("Ann", 5000.0, 5000.0 - HOUR) for _ in range(10)))

    assert told.count(None) == 1
    assert set(told) == {None, 5000.0}
    assert await take("Bo", 5000.0, 5000.0 - HOUR) is None
    assert await take("Ann", 8599.0, 8599.0 - HOUR) == 5000.0
    assert await take("Ann", 8600.0, 8600.0 - HOUR) is None


async def test_an_hour_is_given_back_if_the_message_did_not_arrive(store: Store) -> None:
    take = store.reminders.take_hour
    assert await take("Ann", 5000.0, 5000.0 - HOUR) is None

    await store.reminders.give_hour_back("Ann", 4000.0)
    assert await take("Ann", 5001.0, 5001.0 - HOUR) == 5000.0

    await store.reminders.give_hour_back("Ann", 5000.0)
    assert await take("Ann", 5001.0, 5001.0 - HOUR) is None


async def test_a_time_from_the_future_keeps_nobody_waiting(store: Store) -> None:
    take = store.reminders.take_hour
    assert await take("Ann", 9e9, 9e9 - HOUR) is None

    assert await take("Ann", 5000.0, 5000.0 - HOUR) is None


async def test_who_was_told_is_forgotten_after_the_hour(store: Store) -> None:
    take = store.reminders.take_hour
    await take("Ann", 5000.0, 0.0)

    await store.reminders.sweep(4999.0)
    assert await take("Ann", 5001.0, 4000.0) == 5000.0

    await store.reminders.sweep(5000.0)
    assert await take("Ann", 5001.0, 4000.0) is None


async def test_a_choice_is_kept_beside_the_queue(store: Store, table: int) -> None:
    await store.reminders.choose(table, 2, "token", True, b"")
    await store.reminders.expect(table, 2, "other", "round 1", due=50.0)
    await store.reminders.choose(table, 2, "third", False, b"push")

    kept = await store.reminders.find(table, 2)
    assert kept == Reminder(table, "ABCDE", 2, "token", False, b"push", "round 1", 50.0, 0)
    assert await store.reminders.find_by_token("token") == kept
    assert await store.reminders.find_by_token("other") is None
    assert await store.reminders.tables() == ["ABCDE"]

    await store.reminders.forget(table, 2)
    assert await store.reminders.find(table, 2) is None


async def test_the_webhook_of_a_table_comes_before_that_of_its_group(
    store: Store, table: int
) -> None:
    await store.groups.open("group", b"{}")
    await store.reminders.set_webhook("group", b"theirs")
    assert await store.reminders.webhook(table, "group") == b"theirs"

    await store.reminders.set_webhook(table, b"ours")
    assert await store.reminders.webhook(table, "group") == b"ours"
    assert await store.reminders.webhook(table + 1, "group") == b"theirs"

    await store.reminders.set_webhook(table, b"")
    await store.reminders.set_webhook("group", b"new")
    assert await store.reminders.webhook(table, "group") == b"new"
    assert await store.reminders.webhook(table, "") == b""


async def test_a_table_and_a_group_take_their_reminders_with_them(store: Store, table: int) -> None:
    await store.groups.open("group", b"{}")
    await store.reminders.set_webhook("group", b"theirs")
    await store.reminders.set_webhook(table, b"ours")
    await store.reminders.expect(table, 2, "token", "round 1", due=50.0)

    await store.remove_table(table)
    assert await due_at(store, 99.0) == []
    assert await store.reminders.find_by_token("token") is None
    assert await store.reminders.webhook(table, "group") == b"theirs"

    group = await store.groups.read("group")
    assert group is not None
    await store.groups.remove(group.id)
    assert await store.reminders.webhook(table, "group") == b""


async def test_nothing_is_queued_for_a_table_that_is_gone(store: Store, table: int) -> None:
    await store.remove_table(table)

    await store.reminders.expect(table, 2, "token", "round 1", due=50.0)
    await store.reminders.choose(table, 3, "third", False, b"push")
    await store.reminders.set_webhook(table, b"ours")

    assert await store.reminders.tables() == []
    assert await store.reminders.webhook(table, "") == b""


async def test_all_nodes_have_the_same_secret(store: Store) -> None:
    secret = store.reminders.secret
    made = await asyncio.gather(*(secret("push", str(each).encode()) for each in range(10)))

    assert len(set(made)) == 1
    assert await secret("push", b"late") == made[0]
    assert await secret("other", b"late") == b"late"


async def test_the_queue_survives_a_restart(tmp_path: Path) -> None:
    first = SqliteStore(tmp_path / "a.db")
    table = await first.open_table("ABCDE", b"0", at=1.0)
    await first.reminders.expect(table, 2, "token", "round 1", due=50.0)
    await first.close()

    again = SqliteStore(tmp_path / "a.db")
    assert [each.player for each in await due_at(again, 50.0)] == [2]
    await again.close()
