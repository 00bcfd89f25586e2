"""Parts that fail once, and helpers to check that people can play on."""

import logging
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from aiohttp import ClientSession
from aiohttp.test_utils import TestServer

from samewave.bots import make_bot
from samewave.server.app import CAPACITY_KEY, make_app
from samewave.server.clock import Clock
from samewave.server.limits import LocalLimit
from samewave.server.nodes import NodeMessage, OnMessage, Subscribers, encode_message
from samewave.server.protocol.messages import Screen
from samewave.server.settings import Settings, Timings
from tests.server.pages import Page, level
from tests.server.server_process import Party

DUO = {"game": "compatibility", "setup": {"edition": "2016", "mode": "duo", "track": "short"}}
TRIO: dict[str, Any] = {
    "game": "compatibility",
    "setup": {"edition": "2010", "mode": "individual", "track": "short"},
}
TEAMS = {"game": "compatibility", "setup": {"edition": "2016", "mode": "teams", "track": "short"}}
SILENT = Timings(heartbeat=3600)
"""Without pings, so that a page which receives nothing stops waiting."""


class Bug(Exception):
    """An error that our code does not expect."""


@asynccontextmanager
async def open_party(
    data: Path, clock: Clock | None = None, **settings: Any
) -> AsyncIterator[Party]:
    """A server in the test's own process, and people who can connect to it."""
    quick: dict[str, Any] = {
        "bot_pace": 0.0,
        "tables_per_address": 10_000,
        "burst": 10_000,
        "actions_per_hour": 1_000_000,
        "joins_per_hour": 1_000_000,
        "timings": SILENT,
    }
    app = make_app(Settings(data=data, **(quick | settings)), clock)
    server = TestServer(app)
    await server.start_server()
    app[CAPACITY_KEY].watch(server.handler)
    try:
        async with ClientSession() as session:
            party = Party(session, server)
            yield party
            await party.hang_up()
    finally:
        await server.close()


class FailOnce:
    """A function whose first matching call raises; all other calls work."""

    def __init__(self, original: Any, error: BaseException, matters: Callable[..., bool]) -> None:
        self.calls = 0
        """The number of matching calls."""
        self._original, self._error, self._matters = original, error, matters

    def __call__(self, *arguments: Any) -> Any:
        if self._matters(*arguments):
            self.calls += 1
            if self.calls == 1:
                raise self._error
        return self._original(*arguments)


class Faults:
    """Makes functions fail once, and reads the causes from the log."""

    def __init__(self, patch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
        self.patch, self._caplog = patch, caplog
        self.bug: Exception = Bug("something that nobody expected")

    def once(
        self,
        owner: Any,
        name: str,
        error: BaseException | None = None,
        matters: Callable[..., bool] = lambda *_: True,
    ) -> FailOnce:
        """Replace a function of a module or a class by one that fails once."""
        original = owner.__dict__[name]
        is_static = isinstance(original, staticmethod)
        failing = FailOnce(original.__func__ if is_static else original, error or self.bug, matters)

        def call(*arguments: Any) -> Any:
            return failing(*arguments)

        self.patch.setattr(owner, name, staticmethod(call) if is_static else call)
        return failing

    @property
    def logged(self) -> list[logging.LogRecord]:
        """The records that the server has logged."""
        return [record for record in self._caplog.records if record.name == "samewave"]

    @property
    def causes(self) -> list[BaseException | None]:
        """The unexpected errors in the log."""
        return [record.exc_info[1] for record in self.logged if record.exc_info]

    def assert_logged(self, *words: str) -> None:
        """The log has the bug once, with its cause and these words, and nothing else."""
        (record,) = self.logged
        assert record.levelno == logging.ERROR
        assert self.causes == [self.bug]
        for word in words:
            assert word in record.getMessage()


@pytest.fixture
def faults(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> Faults:
    return Faults(monkeypatch, caplog)


class StumblingBot:
    """A bot that raises once, at the given call of one of its methods."""

    def __init__(self, bot: Any, stumble: Callable[[str], None]) -> None:
        self._bot, self._stumble = bot, stumble

    def look(self, view: Any) -> None:
        self._stumble("look")
        self._bot.look(view)

    def think(self, view: Any, offers: Any) -> Any:
        self._stumble("think")
        return self._bot.think(view, offers)


def stumbling(deed: str, number: int, error: Exception) -> Callable[..., StumblingBot]:
    """Makes bots of which one raises at the given call of a method."""
    done: Counter[str] = Counter()

    def stumble(doing: str) -> None:
        done[doing] += 1
        if doing == deed and done[deed] == number:
            raise error

    return lambda *about: StumblingBot(make_bot(*about), stumble)


def heard(page: Page, kind: str) -> list[Any]:
    """All messages of a kind that a page received."""
    messages = [msgspec.json.decode(data) for data in page.heard]
    return [message for message in messages if message["type"] == kind]


async def settle(page: Page) -> None:
    """Wait until the server, which shares our loop, has handled everything so far."""
    for _ in range(5):
        await page.ask("check_move", move={})


async def play_on(pages: Sequence[Page], dice: Random, enough: Callable[[], bool]) -> None:
    """People move whenever they can, and skip the delay of bots when only bots are left."""
    while not enough():
        await level(list(pages))
        if enough() or pages[0].is_over:
            return
        asked = people_asked(pages)
        if not asked:
            first, before = pages[0], pages[0].sequence
            await first.ask("skip_bot_delay")
            await first.listen(lambda: first.sequence > before)  # noqa: B023
            continue
        page = dice.choice(asked)
        move = page.any_move(dice)
        if move is not None:
            await page.ask("play", move=msgspec.to_builtins(move))


def people_asked(pages: Sequence[Page]) -> list[Page]:
    """The pages of the players whom the game waits for."""
    return [page for page in pages if page.view["seat"] in page.view["waiting_for"]]


async def play_to_the_end(pages: Sequence[Page]) -> None:
    await play_on(pages, Random(1), lambda: all(page.is_over for page in pages))
    await level(list(pages))
    assert all(page.view["phase"] == "finished" for page in pages)


def change_database(data: Path, query: str, *values: Any) -> None:
    """Write to the database of a server as another program would."""
    with closing(sqlite3.connect(data / "samewave.db", isolation_level=None)) as database:
        database.execute(query, values)


def log_of(data: Path, code: str) -> list[dict[str, Any]]:
    """The entries of a table, read directly from its database; none is missing."""
    query = """SELECT sequence, entry FROM log JOIN tables ON id = table_id
    WHERE code = ? ORDER BY sequence"""
    with closing(sqlite3.connect(data / "samewave.db")) as database:
        rows = database.execute(query, (code,)).fetchall()
    assert [row[0] for row in rows] == list(range(len(rows)))
    return [msgspec.json.decode(row[1]) for row in rows]


class RecordingClock(Clock):
    """A clock that advances only when somebody sleeps."""

    def __init__(self) -> None:
        self.now, self.slept = 0.0, list[float]()

    def monotonic(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        self.now += seconds


class Onlooker:
    """A watcher of a table, without a socket."""

    player = None
    screen: Screen = ""

    def send(self, frame: bytes) -> None:
        """Nothing reads it."""

    def drop(self) -> None:
        """There is no socket to close."""

    def dismiss(self, reason: str) -> None:
        """It leaves without a message."""


class FakeBus:
    """A bus to other nodes that exist only in the test."""

    node = "ours"
    is_single_node = False
    is_disconnected = False

    def __init__(self) -> None:
        self._subscribers = Subscribers(self.node)
        self.told: list[tuple[int, NodeMessage]] = []

    @property
    def tables(self) -> set[int]:
        """The tables that this node subscribed to."""
        return self._subscribers.tables

    def subscribe(self, table: int, on_message: OnMessage) -> None:
        self._subscribers.add(table, on_message)

    def unsubscribe(self, table: int) -> None:
        self._subscribers.remove(table)

    def publish(self, table: int, message: NodeMessage) -> None:
        self.told.append((table, message))

    def deliver(self, table: int, message: Any) -> None:
        """Another node sends this: a message, plain values or bytes."""
        data = message if isinstance(message, bytes) else encode_message(message)
        self._subscribers.deliver(table, data)

    async def close(self) -> None:
        """Nothing was opened."""

    def install(self, patch: pytest.MonkeyPatch) -> None:
        """Servers that start from now on use this bus."""

        async def open_bus(_: Settings, clock: Clock, *__: Any) -> Any:
            return self, lambda _, full, rate: LocalLimit(full, rate, clock.monotonic)

        patch.setattr("samewave.server.app.open_bus", open_bus)
