"""Many nodes: the phones of one table can be at different nodes without a difference."""

import asyncio
from collections.abc import AsyncIterator, Callable
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from samewave.core.record import play_back
from samewave.games import GAMES
from samewave.packs import Shelf
from samewave.server.nodes import EntriesAppended, NodeMessage
from samewave.server.nodes.redis import RedisBus
from samewave.server.settings import Timings
from tests.patience import PATIENCE
from tests.server.builders import SkippingClock
from tests.server.group_games import DUO, SAME, Gathering, ask
from tests.server.nodes import nodes
from tests.server.pages import Guests, Page, level
from tests.server.test_bots import play_to_the_end
from tests.server.test_play import exported, play_out
from tests.services import Postgres, Valkey

LOG_CHECK = 3600.0
"""Seconds: nodes do not compare their logs by themselves unless a test puts the clock forward."""
TEAMS = {"game": "compatibility", "setup": {"edition": "2016", "mode": "teams", "track": "short"}}


@pytest.fixture
def clock() -> SkippingClock:
    return SkippingClock()


@pytest.fixture
def timings() -> Timings:
    return Timings(log_check=LOG_CHECK)


@pytest.fixture
async def both(
    tmp_path: Path, postgres: Postgres, valkey: Valkey, clock: SkippingClock, timings: Timings
) -> AsyncIterator[list[Guests]]:
    async with nodes(tmp_path, postgres, valkey, clock=clock, timings=timings) as running:
        yield running


async def apart(both: list[Guests], *names: str, settings: Any) -> list[Page]:
    """A table whose players alternate between two nodes."""
    (host,) = await both[0].open_table(names[0], settings=settings)
    pages = [host]
    for number, name in enumerate(names[1:], 1):
        node = both[number % len(both)]
        status, seat = await node.post(f"/api/tables/{host.code}/players", {"name": name})
        assert status == 201, seat
        pages.append(await both[(number + 1) % len(both)].page(seat["code"], seat["token"]))
    await level(pages)
    return pages


async def heard(page: Page, enough: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        await page.listen(enough)


@pytest.mark.parametrize("settings", [TEAMS, SAME])
async def test_a_game_is_played_from_two_nodes(both: list[Guests], settings: Any) -> None:
    pages = await apart(both, "Ann", "Bo", "Cy", "Di", settings=settings)
    screen = await both[1].page(pages[0].code)
    assert (await pages[0].ask("start"))["type"] == "update"
    await level([*pages, screen])
    await play_out([*pages, screen], Random(3))

    games = {name: game(Shelf()) for name, game in GAMES.items()}
    lines = (await exported(both[1], pages[0].code, 0)).splitlines(keepends=True)
    *_, last = play_back(lines, games, judge=True)
    for page in pages:
        seat = page.view["seat"]
        assert page.typed_view() == games[settings["game"]].view(last.state, seat)


async def test_everybody_is_seen_everywhere(both: list[Guests]) -> None:
    ann, bo = await apart(both, "Ann", "Bo", settings=DUO)
    other = await both[1].page(ann.code, bo.token)
    await heard(ann, lambda: ann.here == [0, 1])
    await heard(other, lambda: other.here == [0, 1])
    await bo.socket.close()
    await other.socket.close()

    await heard(ann, lambda: ann.here == [0])


async def test_chat_and_faces_cross_over(both: list[Guests]) -> None:
    ann, bo = await apart(both, "Ann", "Bo", settings=DUO)
    there = await both[1].page(ann.code, bo.token)
    await ann.ask("say", text="Hello over there")
    await heard(there, lambda: any(line["text"] == "Hello over there" for line in there.chat))
    before = len(there.heard)
    await ann.socket.send_json({"type": "react", "id": "r", "reaction": "wow"})

    await heard(there, lambda: any(b"reacted" in data for data in there.heard[before:]))


async def test_moves_of_the_same_moment_on_two_nodes_all_count(both: list[Guests]) -> None:
    ann, bo = await apart(both, "Ann", "Bo", settings=DUO)
    there = await both[1].page(ann.code, bo.token)
    for number in range(20):
        said = await asyncio.gather(
            ann.ask("say", text=f"ann {number}"), there.ask("say", text=f"bo {number}")
        )
        assert [answer["type"] for answer in said] == ["update", "update"]
    await level([ann, there])
    texts = [line["text"] for line in ann.chat]
    assert sorted(texts) == sorted(f"{name} {n}" for n in range(20) for name in ("ann", "bo"))
    assert texts == [line["text"] for line in there.chat]


async def test_bots_move_once_though_both_nodes_have_them(both: list[Guests]) -> None:
    (ann,) = await both[0].open_table("Ann", settings=TEAMS, bots=2)
    status, seat = await both[1].post(f"/api/tables/{ann.code}/players", {"name": "Bo"})
    assert status == 201
    bo = await both[1].page(ann.code, seat["token"])
    await ann.ask("start")
    await bo.listen(lambda: bo.view is not None)
    await asyncio.gather(play_to_the_end(ann), play_to_the_end(bo))

    record = await exported(both[0], ann.code, 0)
    rounds: list[set[int]] = [set()]
    for line in record.splitlines()[1:]:
        for event in msgspec.json.decode(line)["events"]:
            if event["type"] == "locked_in" and event["seat"] in (1, 2):
                assert event["seat"] not in rounds[-1], "a bot locked in twice"
                rounds[-1].add(event["seat"])
            elif event["type"] == "round_scored":
                rounds.append(set())


@pytest.mark.parametrize("timings", [Timings(log_check=LOG_CHECK, bus_silence=0.2)])
@pytest.mark.parametrize("fault", ["kill", "freeze"])
async def test_a_game_goes_on_without_the_bus(
    both: list[Guests], valkey: Valkey, fault: str
) -> None:
    """More slowly: nodes then compare their logs."""
    ann, bo = await apart(both, "Ann", "Bo", settings=DUO)
    there = await both[1].page(ann.code, bo.token)
    await ann.ask("start")
    await level([ann, there])
    getattr(valkey, fault)()
    for number in range(5):
        await (ann, there)[number % 2].ask("say", text=str(number))
        await level([ann, there])
    if fault == "kill":
        valkey.start()
    else:
        valkey.thaw()

    assert [line["text"] for line in there.chat] == list("01234")


@pytest.mark.parametrize("lost", [lambda count: True, lambda count: count % 2 == 0])
async def test_what_the_bus_lost_is_made_good(
    both: list[Guests],
    clock: SkippingClock,
    monkeypatch: pytest.MonkeyPatch,
    lost: Callable[[int], bool],
) -> None:
    """Drop all messages about new entries, or every other one: a gap is noticed."""
    ann, bo = await apart(both, "Ann", "Bo", settings=DUO)
    there = await both[1].page(ann.code, bo.token)
    tell, counted = RedisBus.publish, count()

    def forgetful(bus: RedisBus, table: int, told: NodeMessage) -> None:
        if not (isinstance(told, EntriesAppended) and lost(next(counted))):
            tell(bus, table, told)

    monkeypatch.setattr(RedisBus, "publish", forgetful)
    for number in range(4):
        assert (await ann.ask("say", text=str(number)))["type"] == "update"
    clock.skip(Timings().presence)
    async with asyncio.timeout(PATIENCE):
        await level([ann, there])

    assert next(counted) >= 4
    assert [line["text"] for line in there.chat] == list("0123")


async def test_a_node_that_is_told_nothing_looks_into_the_log(
    both: list[Guests], clock: SkippingClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bo = await apart(both, "Ann", "Bo", settings=DUO)
    there = await both[1].page(ann.code, bo.token)
    monkeypatch.setattr(RedisBus, "publish", lambda *_: None)
    assert (await ann.ask("say", text="Hello?"))["type"] == "update"

    clock.skip(LOG_CHECK)
    async with asyncio.timeout(PATIENCE):
        await level([ann, there])


@pytest.mark.parametrize("timings", [Timings(ready=0.1, ready_again=0)])
async def test_a_game_goes_on_when_the_database_was_away(
    both: list[Guests], clock: SkippingClock, postgres: Postgres
) -> None:
    ann, bo = await apart(both, "Ann", "Bo", settings=DUO)
    there = await both[1].page(ann.code, bo.token)
    await ann.ask("start")
    await level([ann, there])
    postgres.kill()
    waiting = asyncio.create_task(ann.ask("say", text="Is anybody there?"))
    for _ in range(3):
        clock.skip(Timings().store_patience / 4)
        assert (await both[0].get("/readyz"))[0] == 503
    assert not waiting.done()
    await asyncio.to_thread(postgres.start)

    assert (await waiting)["type"] == "update"
    await level([ann, there])
    await play_out([ann, there], Random(1))


async def test_a_group_has_each_game_once(
    tmp_path: Path, postgres: Postgres, valkey: Valkey, clock: SkippingClock
) -> None:
    """The node that did not write the game's end also checks the group, and then stops."""
    database = postgres.database()
    async with nodes(tmp_path, postgres, valkey, database=database, clock=clock) as both:
        sofa = await Gathering.found(both[0])
        ann, bo = await apart(both, "Ann", "Bo", settings=DUO)
        there = await both[1].page(ann.code, bo.token)
        assert (await sofa.attach(ann))[0] == 204
        await ann.ask("start")
        await level([ann, there])
        await play_out([ann, there], Random(1))
        await Gathering(both[1], sofa.key).until(games=1)
        clock.skip(Timings().group_check)

    async with nodes(tmp_path, postgres, valkey, 1, database=database) as (later,):
        assert (await Gathering(later, sofa.key).view())["games"] == 1


async def test_limits_hold_for_all_nodes_together(
    tmp_path: Path, postgres: Postgres, valkey: Valkey
) -> None:
    async with nodes(tmp_path, postgres, valkey, tables_per_address=4) as both:
        said = [
            await ask(both[number % 2], "POST", "/api/tables", body={"name": "Ann"})
            for number in range(6)
        ]

    assert [status for status, _ in said] == [201] * 4 + [429] * 2
