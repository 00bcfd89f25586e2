"""Snapshots: a table is loaded from the last one, and its log has the last word."""

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from samewave.server.clock import Clock
from samewave.server.protocol.messages import Say, Stop
from samewave.server.store import Unavailable
from samewave.server.store.sqlite import SqliteStore
from samewave.server.tables import log_reader as snapshots
from samewave.server.tables.commands import BringPack, SwitchStandIn
from samewave.server.tables.joining import Join
from samewave.server.tables.log import Entry, Said, TableSettings
from samewave.server.tables.log_reader import (
    SLICE,
    BadSnapshot,
    LogReader,
    fingerprint,
    read_snapshot,
    write_snapshot,
)
from samewave.server.tables.state import TableState
from samewave.server.tables.table import Table
from tests.laws.tables import LAWFUL, LISTED
from tests.patience import PATIENCE
from tests.server.builders import append, services
from tests.server.offline_table import Folding, folded, games_of

DUO = TableSettings(setup={"edition": "2016", "mode": "duo", "track": "short"}, timer=60)
GAMES = games_of()


def table_of(game: str, edition: str, dice: Random) -> Folding:
    """A table with some set-up of an edition, and everybody at it."""
    setup = msgspec.to_builtins(LAWFUL[game].quick(LAWFUL[game].sit_down(edition, dice)))
    names = setup.pop("seats")
    for box in ("deck", "themes", "objects"):
        if box in setup:
            setup[box] = "house"
    table = Folding(
        GAMES, TableSettings(game, setup, timer=dice.choice([None, 30])), dice.getrandbits(40)
    )
    table.join(*names)
    return table


def something_happens(table: Folding, people: int, dice: Random) -> None:
    """Mostly moves, sometimes other commands."""
    state, luck = table.state, dice.random()
    if luck < 0.05:
        table.leave(*table.join(f"Guest {len(table.entries)}"))
    elif luck < 0.1 and len(state.packs) < 10:
        table.do(None, BringPack(f"p{len(table.entries)}"))
    elif luck < 0.15:
        player = dice.randrange(people)
        table.do(None, SwitchStandIn(player, not state.players[player].has_stand_in))
    elif state.current_game is None or state.current_game.is_over:
        table.start()
    elif luck < 0.18:
        table.do(0, Stop("stop"))
    else:
        table.move(dice)


@pytest.mark.parametrize(("game", "edition"), LISTED)
@settings(max_examples=6)
@given(dice=st.integers(0, 2**32).map(Random))
def test_a_snapshot_and_the_rest_of_the_log_fold_to_what_the_whole_log_does(
    game: str, edition: str, dice: Random
) -> None:
    table = table_of(game, edition, dice)
    people = len(table.state.order)
    for _ in range(60):
        something_happens(table, people, dice)
    log, whole = table.log, folded(table.log, GAMES)

    for length in dice.sample(range(1, len(log) + 1), 8):
        state = folded(log[:length], GAMES)
        assert state is not None
        kept = read_snapshot(write_snapshot(state, log[length - 1], GAMES), length, GAMES)
        assert kept.state == state
        assert kept.follows(log[length - 1])
        assert folded(log[length:], GAMES, kept.state) == whole


@pytest.mark.parametrize("game", [name for name, game in GAMES.items() if game.lesson])
def test_a_practice_round_is_kept(game: str) -> None:
    table = Folding(GAMES, TableSettings(game, {}, practice=True))
    lesson = GAMES[game].lesson
    assert lesson is not None
    table.join(*(f"Player {seat}" for seat in range(lesson.seats)))
    table.start()

    kept = read_snapshot(write_snapshot(table.state, b"last", GAMES), table.state.length, GAMES)

    assert kept.state == table.state


def long_table(lines: int) -> Folding:
    table = Folding(GAMES, DUO)
    ann, _ = table.join("Ann", "Bo")
    table.start()
    dice = Random(1)
    for number in range(lines):
        if not table.state.is_playing:
            table.start()
        table.move(dice)
        if not number % 3 and not table.state.is_playing:
            table.say(ann, str(number))
    return table


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    opened = SqliteStore(tmp_path / "a.db")
    yield opened
    await opened.close()


async def stored(store: SqliteStore, log: list[bytes]) -> int:
    number = await store.open_table("ABCDE", log[0], 0.0)
    await append(store, number, 1, log[1:])
    return number


class Counting(LogReader):
    """A log reader whose store records where reading began."""

    def __init__(self, store: Any, every: int = 50) -> None:
        super().__init__(self, GAMES, Clock(), every)
        self.inner, self.read_from = store, list[int]()

    async def read(self, table: int, since: int = 0) -> list[bytes]:
        self.read_from.append(since)
        entries: list[bytes] = await self.inner.read(table, since)
        return entries

    def __getattr__(self, name: str) -> Any:
        return getattr(self.inner, name)


async def until_kept(store: SqliteStore, number: int, length: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while (await store.read_snapshot(number) or (0, b""))[0] != length:
            await asyncio.sleep(0.01)


async def test_a_table_is_loaded_from_its_snapshot(store: SqliteStore) -> None:
    table = long_table(120)
    number, log = await stored(store, table.log), table.log
    at_100 = folded(log[:100], GAMES)
    assert at_100 is not None
    await store.keep_snapshot(number, 100, write_snapshot(at_100, log[99], GAMES))
    reader = Counting(store)

    assert await reader.load(number) == table.state
    assert reader.read_from == [99]


async def test_a_long_log_without_a_snapshot_gets_one_when_it_is_loaded(
    store: SqliteStore,
) -> None:
    table = long_table(120)
    number = await stored(store, table.log)

    assert await Counting(store).load(number) == table.state
    await until_kept(store, number, table.state.length)
    again = Counting(store)
    assert await again.load(number) == table.state
    assert again.read_from == [table.state.length - 1]


WRONG: dict[str, Callable[[int, bytes, bytes], tuple[int, bytes]]] = {
    "too long": lambda length, data, _: (length + 10, data),
    "shorter than it says": lambda length, data, _: (length - 10, data),
    "damaged": lambda length, data, _: (length, data[:-20]),
    "no JSON": lambda length, _, __: (length, b"\\x00\\xff"),
    "of another release": lambda length, data, print_: (length, data.replace(print_, b"0" * 64)),
    "of another table": lambda _, __, ___: (
        20,
        write_snapshot(_room(long_table(30), 20), b"another entry", GAMES),
    ),
    "longer than the log": lambda _, __, ___: (
        200,
        write_snapshot(_room(long_table(300), 200), b"another entry", GAMES),
    ),
}


def _room(table: Folding, length: int) -> TableState:
    state = folded(table.log[:length], GAMES)
    assert state is not None
    return state


@pytest.mark.parametrize("kind", WRONG)
async def test_a_snapshot_that_is_wrong_is_passed_over_told_once_and_replaced(
    kind: str, store: SqliteStore, caplog: pytest.LogCaptureFixture
) -> None:
    table = long_table(60)
    number, log = await stored(store, table.log), table.log
    right = write_snapshot(_room(table, 50), log[49], GAMES)
    length, data = WRONG[kind](50, right, fingerprint(GAMES).encode())
    await store.keep_snapshot(number, length, data)
    reader = Counting(store)

    assert await reader.load(number) == table.state
    await until_kept(store, number, table.state.length)
    await store.keep_snapshot(number, length, data)
    assert await reader.load(number) == table.state

    (line,) = [each for each in caplog.records if each.name == "samewave"]
    assert f"the snapshot of table {number} is passed over" in line.getMessage()


async def test_a_snapshot_that_cannot_be_read_keeps_no_table_from_opening(
    store: SqliteStore,
) -> None:
    class Away(Counting):
        async def read_snapshot(self, _: int) -> None:
            raise Unavailable("a damaged page")

    table = long_table(20)
    number = await stored(store, table.log)

    assert await Away(store).load(number) == table.state


async def test_a_live_table_keeps_a_snapshot_every_so_many_entries(store: SqliteStore) -> None:
    number = await stored(store, Folding(GAMES, DUO).log)
    shared = services(store)
    shared.logs.every = 20
    table = await Table.load(number, shared)
    assert table is not None
    await table.request(Join("Ann", ""))
    for line in range(38):
        await table.request(Say("", str(line)), 0, f"m{line}")
    await until_kept(store, number, 40)

    kept = await store.read_snapshot(number)
    assert kept is not None
    assert read_snapshot(kept[1], kept[0], shared.games).state == table.state


async def test_a_snapshot_that_cannot_be_kept_delays_nobody(
    store: SqliteStore, caplog: pytest.LogCaptureFixture
) -> None:
    class Full(SqliteStore):
        async def keep_snapshot(self, *_: Any) -> None:
            raise Unavailable("the disk is full")

    store.__class__ = Full
    number = await stored(store, long_table(60).log)
    reader = LogReader(store, GAMES, Clock(), every=10)

    assert await reader.load(number) is not None
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert "keeping a snapshot of table" in caplog.text


async def test_a_log_of_a_hundred_thousand_entries_is_folded_while_others_go_on(
    store: SqliteStore,
) -> None:
    """In slices, so that the event loop runs other work in between."""
    line = msgspec.json.encode(Entry(1.0, Said(0, "on and on"), 0, "message"))
    table = Folding(GAMES, DUO)
    table.join("Ann")
    number = await stored(store, [*table.log, *([line] * 100_000)])
    turns = 0

    async def others() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    current_game = asyncio.create_task(others())
    state = await LogReader(store, GAMES, Clock(), every=500).load(number)
    current_game.cancel()

    assert state is not None
    assert state.length == 100_002
    assert turns > 100_000 / SLICE


def test_another_shape_has_another_fingerprint(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = fingerprint(GAMES)
    snapshots._fingerprint.cache_clear()
    monkeypatch.setattr(snapshots, "version", lambda _: "99.0")
    another_release = fingerprint(GAMES)
    snapshots._fingerprint.cache_clear()
    monkeypatch.undo()

    assert another_release != usual
    assert fingerprint({"samegame": GAMES["samegame"]}) != usual
    assert fingerprint(GAMES) == usual


def test_what_is_no_snapshot_is_called_so() -> None:
    with pytest.raises(BadSnapshot):
        read_snapshot(b"{}", 1, GAMES)


async def test_looking_for_finished_games_lets_others_go_on(store: SqliteStore) -> None:
    """A starting server checks the logs of all groups."""
    table = long_table(3 * SLICE)
    number = await stored(store, table.log)
    turns = 0

    async def others() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    current_game = asyncio.create_task(others())
    found = await LogReader(store, GAMES, Clock(), every=500).finished(number)
    current_game.cancel()

    finished = [game for game in range(table.state.begun) if table.state.is_finished(game)]
    assert [state.current_game.number for state in found if state.current_game] == finished
    assert turns >= len(table.log) // SLICE
