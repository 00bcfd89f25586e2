"""Storage trouble: people are told, nothing acknowledged is lost, and play resumes by itself.

The database is read-only or locked while people and bots play with a timer.
"""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from samewave.server.http import REGISTRY_KEY
from samewave.server.settings import Timings
from samewave.server.store import Conflict, OnAppended, Unavailable, UnusedScan
from samewave.server.store.sqlite import SqliteStore
from tests.patience import PATIENCE
from tests.server.builders import SkippingClock, append
from tests.server.faults import (
    SILENT,
    TRIO,
    Faults,
    faults,
    heard,
    log_of,
    open_party,
    play_to_the_end,
    settle,
)
from tests.server.group_games import ask
from tests.server.pages import Page, level, serving
from tests.server.server_process import Party
from tests.server.test_bus import until
from tests.server.test_lobby import opener, refused, started_duo
from tests.server.test_play import play_out

__all__ = ["faults"]

BOT = 1
"""The seat of the host's bot."""
STEP = 2
"""Seconds by which the clock moves at once."""
LONG = 3600
"""Seconds for each question, so long that the timer ends only when the test moves the clock."""
SETTINGS = {**TRIO, "setup": TRIO["setup"] | {"first": BOT}, "timer": LONG}


@pytest.fixture
def clock() -> SkippingClock:
    return SkippingClock()


@pytest.fixture
async def party(tmp_path: Path, clock: SkippingClock) -> AsyncIterator[Party]:
    """A server with slow bots that retries a locked database for a while."""
    timings = replace(SILENT, store_timeout=100)
    async with open_party(tmp_path, clock, bot_pace=10.0, timings=timings) as opened:
        yield opened


def trouble(page: Page) -> str | None:
    """The storage trouble that a page was last told of, or None."""
    told = heard(page, "trouble")
    return str(told[-1]["code"]) if told else None


async def pass_time(clock: SkippingClock, page: Page, enough: Callable[[], bool]) -> None:
    """Move the clock in small steps, and let the page read, until the condition holds."""
    async with asyncio.timeout(PATIENCE):
        while not enough():
            clock.skip(STEP)
            await settle(page)


async def all_hear(clock: SkippingClock, pages: Sequence[Page], code: str) -> None:
    for page in pages:
        await pass_time(clock, page, lambda page=page: trouble(page) == code)  # type: ignore[misc]


def assert_log_is_true(data: Path, pages: Sequence[Page]) -> None:
    """The log has each acknowledged message once, and no refused one."""
    written = [(entry.get("by"), entry.get("message")) for entry in log_of(data, pages[0].code)]
    for page in pages:
        for message, answer in page.answers.items():
            is_in = written.count((page.you, message))
            assert is_in == (answer["type"] == "update"), answer


async def go_through(
    party: Party, clock: SkippingClock, begin: Callable[[], object], end: Callable[[], object]
) -> list[Page]:
    """A game during which the store fails twice: when a bot moves, and when time is up."""
    pages = await party.open_table("Ann", "Bo", settings=SETTINGS, bots=1)
    ann = pages[0]
    await ann.ask("start")
    await level(pages)
    length = ann.sequence
    begin()
    await all_hear(clock, pages, "cannot_save")
    await assert_nothing_is_written(party, clock, pages)
    end()
    await all_hear(clock, pages, "")
    await pass_time(clock, ann, lambda: ann.view["phase"] == "choosing")
    assert ann.sequence > length, "the bot has opened a theme"

    begin()
    clock.skip(LONG)
    await all_hear(clock, pages, "cannot_save")
    assert (ann.view["round"], ann.view["phase"]) == (1, "choosing")
    end()
    await all_hear(clock, pages, "")
    await pass_time(clock, ann, lambda: ann.view["round"] == 2)

    await play_to_the_end(pages)
    return pages


async def assert_nothing_is_written(
    party: Party, clock: SkippingClock, pages: Sequence[Page]
) -> None:
    """Requests are refused with a reason; people can still watch, and newcomers are told."""
    ann, bo = pages
    asking = [
        asyncio.create_task(ann.ask("say", text="hello?")),
        asyncio.create_task(party.post(f"/api/tables/{ann.code}/players", {"name": "Cy"})),
    ]
    await settle(bo)
    status, _ = await party.get(f"/api/tables/{ann.code}")
    assert status == 200
    screen = await party.page(ann.code)
    await pass_time(clock, bo, lambda: all(task.done() for task in asking))
    said, (status, problem) = [task.result() for task in asking]
    assert (said["type"], said["code"]) == ("refusal", "cannot_save")
    assert (status, problem["code"]) == (503, "cannot_save")
    await screen.listen(lambda: trouble(screen) == "cannot_save")


def assert_told_once_each_time(faults: Faults, cause: str) -> None:
    """The operator's log has one line when the store fails and one when it works, both times."""
    begun, over = f"writing to the store fails: SQLite: {cause}", "writing to the store works again"
    lines = [record.getMessage().partition(" after ")[0] for record in faults.logged]
    assert lines == [begun, over, begun, over]


async def test_all_goes_on_after_a_database_was_read_only(
    party: Party, clock: SkippingClock, tmp_path: Path, faults: Faults
) -> None:
    store = party.app[REGISTRY_KEY].store
    assert isinstance(store, SqliteStore)
    cursor = store._cursor

    pages = await go_through(
        party,
        clock,
        lambda: cursor.execute("PRAGMA query_only = 1") and None,
        lambda: cursor.execute("PRAGMA query_only = 0") and None,
    )

    assert_log_is_true(tmp_path, pages)
    assert_told_once_each_time(faults, "attempt to write a readonly database")


async def test_all_goes_on_after_a_database_was_locked(
    party: Party, clock: SkippingClock, tmp_path: Path, faults: Faults
) -> None:
    file = tmp_path / "samewave.db"
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        pages = await go_through(
            party,
            clock,
            lambda: other.execute("BEGIN EXCLUSIVE") and None,
            lambda: other.execute("COMMIT") and None,
        )

    assert_log_is_true(tmp_path, pages)
    assert_told_once_each_time(faults, "database is locked")


async def test_whoever_only_reads_is_answered_while_the_database_is_locked(
    party: Party, clock: SkippingClock, tmp_path: Path
) -> None:
    store = party.app[REGISTRY_KEY].store
    assert isinstance(store, SqliteStore)
    ann, bo = await party.open_table("Ann", "Bo")
    status, other = await party.post("/api/tables", {"name": "Cy"})
    assert status == 201
    with closing(sqlite3.connect(tmp_path / "samewave.db", isolation_level=None)) as locking:
        locking.execute("BEGIN EXCLUSIVE")
        waiting = asyncio.create_task(ann.ask("say", text="hello?"))
        await settle(bo)

        for path in (f"/api/tables/{ann.code}", f"/api/tables/{other['code']}"):
            assert (await ask(party, "GET", path))[0] == 200
        assert (await ask(party, "GET", "/api/tables/ZZZZZ"))[0] == 404
        cy = await party.page(other["code"], other["token"])
        assert cy.table["players"][0]["name"] == "Cy"
        assert not waiting.done(), "who writes waits for the lock"
        assert store._cursor.execute("PRAGMA busy_timeout").fetchone() == (0,), "the loop does not"

        locking.execute("COMMIT")
    assert (await waiting)["type"] == "update"
    assert trouble(ann) is None


async def test_nothing_that_waits_for_a_lock_holds_up_who_reads(
    party: Party, clock: SkippingClock, tmp_path: Path
) -> None:
    """Many uploads, clean-ups and requests at once all get an answer in time."""
    store = party.app[REGISTRY_KEY].store
    number = await store.open_table("ABCDE", b"{}", at=1.0)
    with closing(sqlite3.connect(tmp_path / "samewave.db", isolation_level=None)) as locking:
        locking.execute("BEGIN EXCLUSIVE")
        writing = [
            asyncio.ensure_future(work)
            for work in (
                *(store.keep_pack(number, f"p{pack}", b"data") for pack in range(20)),
                store.remove_unused(UnusedScan(0.5, 0.0, 10)),
                store.keep_snapshot(number, 1, b"data"),
                store.note_finished(number),
                store.groups.open("key", b"state"),
                store.touch(number, at=2.0),
                append(store, number, 1, [b"{}"]),
                store.open_table("EDCBA", b"{}", at=1.0),
                store.probe(),
            )
        ]

        for _ in range(20):
            assert await store.read(number) == [b"{}"]
            assert await store.read_pack("p1") is None
        assert not any(work.done() for work in writing)
        while not all(work.done() for work in writing):
            clock.skip(STEP)
            await store.find("ABCDE")

        assert [type(work.exception()) for work in writing] == [Unavailable] * len(writing)
        locking.execute("COMMIT")
    await store.keep_pack(number, "p1", b"data")
    assert await store.read_pack("p1") == b"data"


# One error of the store.


def _raise_at_once(_: OnAppended, error: Exception) -> None:
    raise error


def _tell_soon(done: OnAppended, error: Exception) -> None:
    asyncio.get_running_loop().call_soon(done, error)


@pytest.mark.parametrize(
    ("fail", "error", "code"),
    [
        (_raise_at_once, None, "internal_error"),
        (_tell_soon, None, "internal_error"),
        (_tell_soon, Unavailable("away"), "cannot_save"),
    ],
    ids=["raises", "fails", "is away"],
)
async def test_the_next_move_is_written_when_one_was_not(
    party: Party,
    clock: SkippingClock,
    faults: Faults,
    fail: Callable[..., None],
    error: Exception | None,
    code: str,
) -> None:
    pages = await started_duo(party)
    first, fails, write = opener(pages), [True], SqliteStore.append

    def once(store: SqliteStore, *entries: Any) -> None:
        if not fails:
            write(store, *entries)
            return
        fails.clear()
        fail(entries[-1], error or faults.bug)

    faults.patch.setattr(SqliteStore, "append", once)
    move = {"type": "open_theme", "number": 3}

    assert await refused(first, "play", move=move) == code
    assert (await first.ask("play", move=move))["type"] == "update"

    await play_out(pages, Random(1))
    (record,) = faults.logged
    assert record.levelname == ("WARNING" if error else "ERROR")
    assert faults.causes == ([] if error else [faults.bug])
    if code == "cannot_save":
        await all_hear(clock, pages, "")


async def test_a_job_that_raises_ends_its_batch_and_nothing_else(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "a.db")
    number = await store.open_table("ABCDE", b"0", at=1.0)
    other = await store.open_table("EDCBA", b"0", at=1.0)
    no_bytes: Any = [object()]

    async with asyncio.timeout(PATIENCE):
        results = await asyncio.gather(
            append(store, number, 1, [b"lost"]),
            append(store, other, 1, no_bytes),
            return_exceptions=True,
        )

    assert [type(result) for result in results] == [sqlite3.ProgrammingError] * 2
    with closing(sqlite3.connect(tmp_path / "a.db", timeout=0)) as beside:
        beside.execute("BEGIN IMMEDIATE")  # no transaction is open
    await append(store, number, 1, [b"kept"])
    assert await store.read(number) == [b"0", b"kept"]
    with pytest.raises(Conflict):
        await append(store, number, 1, [b"late"])
    await store.close()


@pytest.mark.parametrize("error", [None, Unavailable("away")])
async def test_a_table_is_marked_as_used_with_the_next_entry_when_that_failed(
    tmp_path: Path, clock: SkippingClock, faults: Faults, error: Exception | None
) -> None:
    async with serving(tmp_path, clock=clock) as guests:
        ann, bo = await started_duo(guests)
        marking = faults.once(SqliteStore, "touch", error)
        clock.skip(Timings().touch + 1)
        late = clock.time()

        await ann.ask("say", text="one")
        await until(lambda: bool(faults.logged))
        assert marking.calls == 1
        assert last_use(tmp_path) < late
        assert (await bo.ask("say", text="two"))["type"] == "update"

        await until(lambda: last_use(tmp_path) >= late)
        await ann.ask("say", text="three")
        await settle(ann)
        assert marking.calls == 2, "it is marked once in a while only"
    assert len(faults.logged) == 1
    assert faults.causes == ([] if error else [faults.bug])


def last_use(data: Path) -> float:
    with closing(sqlite3.connect(data / "samewave.db")) as database:
        (touched,) = database.execute("SELECT touched FROM tables").fetchone()
    return float(touched)
