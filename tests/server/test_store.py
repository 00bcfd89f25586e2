"""Stores: one suite of tests for SQLite and PostgreSQL."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import pytest

from samewave.core import Refused
from samewave.server.store import DAY, SIGHTINGS, Conflict, Rewritten, Store
from samewave.server.store.postgres import PostgresStore
from samewave.server.store.sqlite import SqliteStore
from tests.server.builders import append, remove_older
from tests.server.faults import Faults, faults
from tests.server.test_unused_tables import look_for_days

__all__ = ["faults"]


@pytest.fixture(params=["sqlite", "postgres"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    opened: Store
    if request.param == "sqlite":
        opened = SqliteStore(tmp_path / "a.db")
    else:
        opened = await PostgresStore.open(request.getfixturevalue("postgres").database())
    yield opened
    await opened.close()


async def test_a_table_is_found_by_its_code(store: Store) -> None:
    number = await store.open_table("ABCDE", b"first", at=1.0)

    assert await store.find("ABCDE") == number
    assert await store.find("EDCBA") is None
    assert await store.read(number) == [b"first"]


async def test_a_code_is_given_once(store: Store) -> None:
    await store.open_table("ABCDE", b"mine", at=1.0)

    with pytest.raises(Conflict):
        await store.open_table("ABCDE", b"theirs", at=1.0)


async def test_entries_are_read_in_their_order(store: Store) -> None:
    number = await store.open_table("ABCDE", b"0", at=1.0)
    for sequence in range(1, 12):
        await append(store, number, sequence, [str(sequence).encode()])

    assert await store.read(number) == [str(sequence).encode() for sequence in range(12)]
    assert await store.read(number, since=10) == [b"10", b"11"]
    assert await store.read(number, since=12) == []


async def test_of_two_who_write_the_same_entry_one_is_told(store: Store) -> None:
    number = await store.open_table("ABCDE", b"0", at=1.0)

    results = await asyncio.gather(
        *(append(store, number, 1, [str(writer).encode()]) for writer in range(20)),
        return_exceptions=True,
    )

    assert sum(result is None for result in results) == 1
    assert sum(isinstance(result, Conflict) for result in results) == 19
    assert await store.read(number, since=1) == [str(results.index(None)).encode()]


async def test_a_conflict_takes_nothing_else_with_it(store: Store) -> None:
    """All of these are written in one batch."""
    number = await store.open_table("ABCDE", b"0", at=1.0)
    other = await store.open_table("EDCBA", b"0", at=1.0)

    results = await asyncio.gather(
        append(store, number, 1, [b"a"]),
        append(store, number, 1, [b"b"]),
        append(store, other, 1, [b"c"]),
        append(store, number, 2, [b"d"]),
        return_exceptions=True,
    )

    assert [type(result) for result in results] == [type(None), Conflict, type(None), type(None)]
    assert await store.read(number) == [b"0", b"a", b"d"]
    assert await store.read(other) == [b"0", b"c"]


async def test_several_entries_are_written_together_or_not_at_all(store: Store) -> None:
    number = await store.open_table("ABCDE", b"0", at=1.0)
    await append(store, number, 1, [b"1", b"2", b"3"])

    with pytest.raises(Conflict):
        await append(store, number, 3, [b"x", b"y"])

    assert await store.read(number) == [b"0", b"1", b"2", b"3"]


async def test_whoever_was_second_has_written_nothing_beside_those_who_were_first(
    store: Store,
) -> None:
    """Although the entry after the taken one would be free."""
    number = await store.open_table("ABCDE", b"0", at=1.0)
    other = await store.open_table("EDCBA", b"0", at=1.0)
    await append(store, number, 1, [b"1"])

    results = await asyncio.gather(
        append(store, other, 1, [b"a", b"b"]),
        append(store, number, 1, [b"x", b"y"]),
        append(store, other, 3, [b"c"]),
        return_exceptions=True,
    )

    assert [type(result) for result in results] == [type(None), Conflict, type(None)]
    assert await store.read(number) == [b"0", b"1"]
    assert await store.read(other) == [b"0", b"a", b"b", b"c"]


async def test_a_callback_that_raises_takes_no_answer_from_others(
    store: Store, faults: Faults
) -> None:
    number = await store.open_table("ABCDE", b"0", at=1.0)
    other = await store.open_table("EDCBA", b"0", at=1.0)

    def stumble(_: Exception | None) -> None:
        raise faults.bug

    store.append(number, 1, [b"1"], stumble)
    await append(store, other, 1, [b"1"])

    assert await store.read(number) == await store.read(other) == [b"0", b"1"]
    faults.assert_logged(f"telling table {number}")


async def test_nobody_is_told_before_append_returns(store: Store) -> None:
    number = await store.open_table("ABCDE", b"0", at=1.0)
    told: list[str] = []

    store.append(number, 1, [b"1"], lambda _: told.append("durable"))
    told.append("returned")
    await append(store, number, 2, [b"2"])

    assert told == ["returned", "durable"]


async def test_packs_are_known_until_their_table_is_removed(store: Store) -> None:
    old = await store.open_table("ABCDE", b"0", at=1.0)
    new = await store.open_table("EDCBA", b"0", at=9.0)
    await store.keep_pack(old, "p1", b"one")
    await store.keep_pack(new, "p2", b"two")
    asked = ["p1", "p2", "p3"]
    assert await store.known_packs(asked) == {"p1", "p2"}
    assert await store.known_packs([]) == set()

    await remove_older(store, 5.0)

    assert await store.known_packs(asked) == {"p2"}
    assert (await store.read_pack("p1"), await store.read_pack("p2")) == (None, b"two")


async def test_nothing_is_written_to_a_table_that_is_gone(store: Store) -> None:
    gone = await store.open_table("ABCDE", b"0", at=1.0)
    await look_for_days(store, 40 * DAY, SIGHTINGS)

    with pytest.raises(Conflict):
        await append(store, gone, 1, [b"late"])
    await store.keep_snapshot(gone, 1, b"late")
    await store.touch(gone, 1.0)
    await store.note_finished(gone)
    assert await store.read_snapshot(gone) is None
    assert await store.find("ABCDE") is None


async def test_the_next_store_finds_what_the_last_one_wrote(tmp_path: Path) -> None:
    first = SqliteStore(tmp_path / "a.db")
    number = await first.open_table("ABCDE", b"0", at=1.0)
    writes = [store_write(first, number, sequence) for sequence in range(1, 50)]
    await asyncio.gather(*writes)
    await first.close()

    second = SqliteStore(tmp_path / "a.db")
    assert len(await second.read(number)) == 50
    await second.close()


async def store_write(store: Store, number: int, sequence: int) -> None:
    await append(store, number, sequence, [b"x"])


async def test_what_is_acknowledged_is_on_the_disk(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "a.db")
    number = await store.open_table("ABCDE", b"0", at=1.0)
    await append(store, number, 1, [b"1"])

    with sqlite3.connect(tmp_path / "a.db") as other:
        assert other.execute("SELECT count(*) FROM log").fetchone() == (2,)
    other.close()
    await store.close()


async def test_nobody_leaves_a_gap(store: Store) -> None:
    number = await store.open_table("ABCDE", b"0", at=1.0)

    with pytest.raises(Conflict):
        await append(store, number, 2, [b"too far"])
    assert await store.read(number) == [b"0"]


async def test_a_snapshot_replaces_the_one_before(store: Store) -> None:
    number = await store.open_table("ABCDE", b"0", at=1.0)
    other = await store.open_table("EDCBA", b"0", at=1.0)
    assert await store.read_snapshot(number) is None

    await store.keep_snapshot(number, 500, b"first")
    await store.keep_snapshot(number, 1000, b"second")

    assert await store.read_snapshot(number) == (1000, b"second")
    assert await store.read_snapshot(other) is None


async def test_a_table_is_removed_with_its_log_packs_and_snapshot(store: Store) -> None:
    number = await store.open_table("ABCDE", b"0", at=1.0)
    other = await store.open_table("EDCBA", b"0", at=1.0)
    await store.keep_pack(number, "photos", b"photos")
    await store.keep_pack(other, "others", b"others")
    await store.keep_snapshot(number, 1, b"snapshot")
    await store.groups.attach(number, "key")

    assert await store.remove_table(number) == ["photos"]

    assert await store.find("ABCDE") is None
    assert await store.read(number) == []
    assert await store.lengths([number, other]) == {number: 0, other: 1}
    assert await store.read_pack("photos") is None
    assert await store.read_snapshot(number) is None
    assert await store.groups.attached() == []
    assert await store.read_pack("others") == b"others"
    with pytest.raises(Conflict):
        await append(store, number, 1, [b"late"])


async def test_nothing_is_kept_for_a_table_that_was_removed(store: Store) -> None:
    number = await store.open_table("ABCDE", b"0", at=1.0)
    await store.remove_table(number)

    await store.keep_pack(number, "photos", b"photos")
    await store.keep_snapshot(number, 1, b"snapshot")

    assert await store.read_pack("photos") is None
    assert await store.read_snapshot(number) is None
    assert await store.remove_table(number) == []


def _shout(log: Sequence[bytes]) -> Rewritten:
    changed = {place: raw.upper() for place, raw in enumerate(log) if b" name" in raw}
    return Rewritten(changed, b'{"type":"name_removed"}')


async def test_a_log_is_rewritten_in_its_places_and_grows_by_one(store: Store) -> None:
    number = await store.open_table("ABCDE", b"0", at=1.0)
    await append(store, number, 1, [b"a name", b"2", b"my name"])
    await append(store, number, 4, [b"4"])

    assert await store.rewrite(number, _shout) == 5

    expected = [b"0", b"A NAME", b"2", b"MY NAME", b"4", b'{"type":"name_removed"}']
    assert await store.read(number) == expected
    assert await store.read(number, since=3) == expected[3:]
    await append(store, number, 6, [b"6"])
    assert await store.lengths([number]) == {number: 7}


async def test_a_log_that_needs_no_rewriting_stays_as_it_is(store: Store) -> None:
    number = await store.open_table("ABCDE", b"0", at=1.0)

    assert await store.rewrite(number, lambda _: None) is None

    assert await store.read(number) == [b"0"]
    await append(store, number, 1, [b"1"])


async def test_a_rewrite_that_fails_changes_nothing(store: Store) -> None:
    number = await store.open_table("ABCDE", b"a name", at=1.0)

    def fail(log: Sequence[bytes]) -> Rewritten:
        raise Refused("unknown_token")

    with pytest.raises(Refused):
        await store.rewrite(number, fail)
    with pytest.raises(Conflict):
        await store.rewrite(number + 1, _shout)

    assert await store.read(number) == [b"a name"]
    await append(store, number, 1, [b"1"])


async def test_whatever_is_appended_during_rewrites_is_neither_lost_nor_overwritten(
    store: Store,
) -> None:
    number = await store.open_table("ABCDE", b"a name", at=1.0)
    written: list[bytes] = []

    async def write(writer: int) -> None:
        """Append like a table: after a conflict, read on and try again."""
        for turn in range(20):
            entry = f"{writer}.{turn}".encode()
            while True:
                length = (await store.lengths([number]))[number]
                try:
                    await append(store, number, length, [entry])
                except Conflict:
                    continue
                written.append(entry)
                break

    rewrites = (store.rewrite(number, _shout) for _ in range(5))
    await asyncio.gather(write(1), write(2), *rewrites)

    log = await store.read(number)
    assert sorted(log) == sorted([b"A NAME", *written, *[b'{"type":"name_removed"}'] * 5])


async def test_a_snapshot_of_before_a_rewrite_is_neither_left_nor_kept(store: Store) -> None:
    number = await store.open_table("ABCDE", b"a name", at=1.0)
    await append(store, number, 1, [b"1"])
    await store.keep_snapshot(number, 2, b"a name")

    await store.rewrite(number, _shout)
    assert await store.read_snapshot(number) is None
    await store.keep_snapshot(number, 2, b"a name, kept too late")
    assert await store.read_snapshot(number) is None

    await store.keep_snapshot(number, 3, b"A NAME")
    assert await store.read_snapshot(number) == (3, b"A NAME")
