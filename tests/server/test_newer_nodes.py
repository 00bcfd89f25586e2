"""A rolling upgrade: an older node reads what it can, and gives up only tables it cannot read.

Our server is the older node. The test plays the newer one: it writes to the log and the bus.
"""

import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from samewave.server.nodes import BUS_VERSION, BotDelaySkipped, Subscribers, encode_message
from samewave.server.nodes.redis import CHANNEL, RedisBus
from samewave.server.protocol.connection import PageConnection
from samewave.server.supervise import counters
from samewave.server.tables.log import LOG_VERSION
from tests.server.faults import DUO, FakeBus, Faults, change_database, faults, heard, open_party
from tests.server.pages import Guests, Page, level, serving
from tests.server.server_process import Party
from tests.server.test_bus import Ear, two, until, watching
from tests.server.test_lobby import started_duo
from tests.server.test_play import play_out

__all__ = ["faults", "two"]

OTHER = "newer"
SETTINGS = {"game": "samegame", "setup": {"level": 1}}


def said(**more: Any) -> dict[str, Any]:
    """An entry: a chat line of the second player."""
    happened = {"type": "said", "player": 1, "text": "from the newer node"}
    return {"at": 1.0, "happened": happened, "by": 1, "message": "n1", **more}


MORE: dict[str, dict[str, Any]] = {
    "beside what happened": said(colour="red"),
    "in what happened": said(
        happened={"type": "said", "player": 1, "text": "from the newer node", "loud": True}
    ),
    "in the settings": said(
        happened={"type": "wished", "wish": SETTINGS | {"music": {"volume": 3}}},
        by=0,
        message="n1",
    ),
}
"""Entries with a field that this release does not know."""
GAME = {"game": "chess", "setup": {}, "seed": 1, "seated": [0, 1], "events": []}
UNREADABLE: dict[str, Any] = {
    "a newer version": said(version=LOG_VERSION + 1),
    "an unknown kind": said(happened={"type": "danced", "player": 1}),
    "an unknown game": said(happened={"type": "started", **GAME}),
    "an unknown event": said(
        happened={"type": "started", **GAME, "game": "samegame", "events": [{"type": "danced"}]}
    ),
    "an unknown setup": said(
        happened={"type": "started", **GAME, "game": "samegame", "setup": {"colour": "red"}}
    ),
    "no entry at all": [],
}
"""Entries that this release cannot read."""


class NewerNode:
    """Appends any entry to a table's log, and tells the other nodes about it or not."""

    def __init__(self, data: Path, bus: FakeBus) -> None:
        self._data, self.bus = data, bus

    def write(self, page: Page, entry: Any) -> int:
        """Append to the log of a page's table. Returns the number of the entry."""
        with closing(sqlite3.connect(self._data / "samewave.db")) as database:
            query = """SELECT id, max(sequence) + 1 FROM log JOIN tables ON id = table_id
            WHERE code = ?"""
            table, length = database.execute(query, (page.code,)).fetchone()
        data = msgspec.json.encode(entry)
        change_database(self._data, "INSERT INTO log VALUES (?, ?, ?)", table, length, data)
        return int(length)

    def write_and_tell(self, page: Page, entry: Any) -> None:
        number = self.write(page, entry)
        self.tell({"type": "wrote", "node": OTHER, "sequence": number, "entries": [entry]})

    def tell(self, message: Any, table: int = 1) -> None:
        self.bus.deliver(table, message)


@pytest.fixture
async def party(
    tmp_path: Path, newer: NewerNode, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Party]:
    """The older node."""
    newer.bus.install(monkeypatch)
    async with open_party(tmp_path) as opened:
        yield opened


@pytest.fixture
def newer(tmp_path: Path) -> NewerNode:
    return NewerNode(tmp_path, FakeBus())


# The log.


def assert_shown(page: Page, sequence: int) -> None:
    """A page shows what the newer node wrote, without unknown fields."""
    assert page.sequence == sequence
    assert page.chat or page.table["settings"] == {**SETTINGS}
    assert b"music" not in b"".join(page.heard)


@pytest.mark.parametrize("entry", MORE.values(), ids=MORE)
async def test_an_entry_with_an_unknown_field_is_shown_to_pages(
    party: Party, newer: NewerNode, faults: Faults, entry: Any
) -> None:
    ann, bo = await party.open_table("Ann", "Bo", settings=DUO)

    newer.write_and_tell(ann, entry)

    for page in (ann, bo):
        await page.listen(lambda page=page: page.sequence == 4)  # type: ignore[misc]
        assert_shown(page, 4)
    assert (await ann.ask("say", text="I hear you"))["sequence"] == 5
    assert not faults.logged


@pytest.mark.parametrize("entry", MORE.values(), ids=MORE)
async def test_a_log_with_an_unknown_field_is_read_after_a_start(
    tmp_path: Path, newer: NewerNode, faults: Faults, entry: Any
) -> None:
    async with serving(tmp_path) as guests:
        ann, _ = await guests.open_table("Ann", "Bo", settings=DUO)
    newer.write(ann, entry)

    async with serving(tmp_path) as guests:
        ann = await guests.page(ann.code, ann.token)

        assert_shown(ann, 4)
        assert (await ann.ask("say", text="I hear you"))["sequence"] == 5
    assert not faults.logged


Arrive = Callable[[NewerNode, Page, Any], Any]


async def by_the_bus(newer: NewerNode, page: Page, entry: Any) -> None:
    newer.write_and_tell(page, entry)


async def by_a_conflict(newer: NewerNode, page: Page, entry: Any) -> None:
    """Our node finds the entry when it writes the same sequence."""
    newer.write(page, entry)
    await page.socket.send_json({"type": "say", "id": "x", "text": "hello"})


async def by_presence(newer: NewerNode, page: Page, entry: Any) -> None:
    """Another node announces a longer log."""
    length = newer.write(page, entry) + 1
    newer.tell({"type": "present", "node": OTHER, "players": [], "length": length})


@pytest.mark.parametrize("arrive", [by_the_bus, by_a_conflict, by_presence])
@pytest.mark.parametrize("entry", UNREADABLE.values(), ids=UNREADABLE)
async def test_a_table_that_became_unreadable_sends_its_pages_elsewhere(
    party: Party, newer: NewerNode, faults: Faults, entry: Any, arrive: Arrive
) -> None:
    pages = await party.open_table("Ann", "Bo", settings=DUO)
    pages.append(await party.page(pages[0].code))
    others = await started_duo(party)

    await arrive(newer, pages[0], entry)

    for page in pages:
        await page.listen(lambda page=page: page.bye is not None)  # type: ignore[misc]
        assert page.bye == "restart"
    await assert_unreadable(party, pages[0].code)
    await play_out(others, Random(1))
    assert all("table 1" in record.getMessage() for record in faults.logged)


async def assert_unreadable(guests: Guests, code: str) -> None:
    """Requests for the table, by HTTP or WebSocket, are answered that it cannot be read."""
    for _ in range(2):
        status, answer = await guests.get(f"/api/tables/{code}")
        assert (status, answer["code"]) == (503, "table_is_unreadable")
        assert (await guests.page(code)).bye == "restart"


@pytest.mark.parametrize("entry", UNREADABLE.values(), ids=UNREADABLE)
async def test_a_table_that_became_unreadable_is_said_to_be_so_by_http(
    party: Party, newer: NewerNode, entry: Any
) -> None:
    """The first request discovers it."""
    ann, _ = await party.open_table("Ann", "Bo", settings=DUO)

    newer.write(ann, entry)

    await assert_unreadable(party, ann.code)


@pytest.mark.parametrize("entry", UNREADABLE.values(), ids=UNREADABLE)
async def test_only_a_table_with_an_unreadable_log_is_missing_after_a_start(
    tmp_path: Path, newer: NewerNode, entry: Any
) -> None:
    async with serving(tmp_path) as guests:
        ann, _ = await guests.open_table("Ann", "Bo", settings=DUO)
        cy, di = await guests.open_table("Cy", "Di", settings=DUO)
    newer.write(ann, entry)

    async with serving(tmp_path) as guests:
        await assert_unreadable(guests, ann.code)
        others = [await guests.page(page.code, page.token) for page in (cy, di)]
        await others[0].ask("start")
        await level(others)
        await play_out(others, Random(1))


async def test_all_pages_of_an_unreadable_table_are_sent_away_though_one_raises(
    party: Party, newer: NewerNode, faults: Faults
) -> None:
    ann, bo = await party.open_table("Ann", "Bo", settings=DUO)
    faults.once(PageConnection, "dismiss", matters=lambda page, _: page.player == ann.you)

    newer.write_and_tell(ann, UNREADABLE["a newer version"])

    await bo.listen(lambda: bo.bye == "restart")
    assert faults.bug in faults.causes


# The bus.

KNOWN: dict[str, dict[str, Any]] = {
    "wrote": {"sequence": 0, "entries": [said()]},
    "present": {"players": [1], "length": 0},
    "who_is_here": {},
    "shown": {"shown": {"type": "reacted", "player": 1, "reaction": "heart"}},
    "hurried": {"length": 4},
}
STRANGE: dict[str, bytes] = {
    "not utf-8": b'{"type":"who_is_here","node":"\xc2"}',
    "garbage": b"\xff\x00 no message",
    "an unknown kind": b'{"type":"danced","node":"newer"}',
    "a newer version": encode_message(BotDelaySkipped(OTHER, 1, version=BUS_VERSION + 1)),
    "a missing field": b'{"type":"hurried","node":"newer"}',
    "another type": b'{"type":"hurried","node":"newer","length":"long"}',
}


@pytest.mark.parametrize("kind", KNOWN)
def test_a_message_of_a_node_may_have_fields_that_are_not_known(kind: str) -> None:
    subscribers, ear, ignored = Subscribers("ours"), Ear(), counters["ignored_messages"]
    subscribers.add(7, ear)

    message = {"type": kind, "node": OTHER, "since": 3, **KNOWN[kind]}
    subscribers.deliver(7, msgspec.json.encode(message))

    assert [told.node for told in ear.told] == [OTHER]
    assert counters["ignored_messages"] == ignored


def test_what_a_message_of_a_node_shows_may_have_fields_that_are_not_known() -> None:
    subscribers, ear = Subscribers("ours"), Ear()
    subscribers.add(7, ear)

    shown = {"type": "reacted", "player": 1, "reaction": "heart", "at": 3}
    subscribers.deliver(7, msgspec.json.encode({"type": "shown", "node": OTHER, "shown": shown}))

    assert len(ear.told) == 1


@pytest.mark.parametrize("strange", STRANGE.values(), ids=STRANGE)
def test_a_message_that_cannot_be_read_is_ignored_and_counted(
    faults: Faults, strange: bytes
) -> None:
    subscribers, ear, ignored = Subscribers("ours"), Ear(), counters["ignored_messages"]
    subscribers.add(7, ear)

    subscribers.deliver(7, strange)
    subscribers.deliver(7, encode_message(BotDelaySkipped(OTHER, 2)))

    assert ear.told == [BotDelaySkipped(OTHER, 2)]
    assert counters["ignored_messages"] == ignored + 1
    assert not faults.logged


def test_a_subscriber_that_raises_hears_the_next_message(faults: Faults) -> None:
    subscribers, ear = Subscribers("ours"), Ear()
    faults.once(Ear, "__call__")
    subscribers.add(7, ear)

    subscribers.deliver(7, encode_message(BotDelaySkipped(OTHER, 1)))
    subscribers.missed(7)
    subscribers.deliver(7, encode_message(BotDelaySkipped(OTHER, 2)))

    assert (ear.told, ear.missed) == ([BotDelaySkipped(OTHER, 2)], 1)
    faults.assert_logged("table 7")


async def test_a_node_hears_on_after_strange_messages_and_a_subscriber_that_raised(
    two: tuple[RedisBus, RedisBus], faults: Faults
) -> None:
    one, other = two
    ear, ignored = await watching(other, 7), counters["ignored_messages"]
    faults.once(Ear, "__call__")

    one.publish(7, BotDelaySkipped(one.node, 1))
    for strange in STRANGE.values():
        await one.client.publish(CHANNEL + b"7", strange)
    one.publish(7, BotDelaySkipped(one.node, 2))

    await until(lambda: ear.told == [BotDelaySkipped(one.node, 2)])
    await until(lambda: counters["ignored_messages"] == ignored + len(STRANGE))
    assert (ear.missed, other.is_disconnected) == (1, False)
    faults.assert_logged("table 7")


async def test_a_node_watches_a_table_also_when_that_failed_once(
    two: tuple[RedisBus, RedisBus], faults: Faults
) -> None:
    one, other = two
    await watching(other, 7)
    pubsub = type(other._pubsub_client.pubsub())
    faults.once(pubsub, "subscribe", matters=lambda _, *names: CHANNEL + b"8" in names)

    ear = await watching(other, 8)
    one.publish(8, BotDelaySkipped(one.node, 1))

    await until(lambda: ear.told == [BotDelaySkipped(one.node, 1)])
    assert faults.bug in faults.causes


async def test_strange_messages_of_a_node_do_not_reach_pages(
    party: Party, newer: NewerNode
) -> None:
    ann, bo = pages = await started_duo(party)

    for strange in STRANGE.values():
        newer.tell(strange)
    for kind, fields in KNOWN.items():
        newer.tell({"type": kind, "node": OTHER, "since": 3, **fields})

    await bo.listen(lambda: bool(heard(bo, "reacted")))
    await level(pages)
    await play_out(pages, Random(1))
    assert [line["text"] for line in ann.chat] == []


# Pages have the same release as their server.


async def test_settings_with_an_unknown_field_are_refused(party: Party) -> None:
    ann, bo = await party.open_table("Ann", "Bo")
    before = ann.table["settings"]

    await ann.socket.send_json(
        {"type": "change_settings", "id": "x", "settings": SETTINGS | {"music": "loud"}}
    )
    await ann.listen(lambda: ann.bye == "bad_message")
    status, problem = await party.post("/api/tables", {"name": "Cy", "settings": {"music": "loud"}})

    assert (status, problem["code"]) == (422, "not_a_request")
    assert (await bo.ask("say", text="still here"))["type"] == "update"
    assert bo.table["settings"] == before
