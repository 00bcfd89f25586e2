"""Stand-ins and clocks where the players of one table are at different nodes."""

import asyncio
from collections.abc import AsyncIterator
from math import ceil
from pathlib import Path

import pytest

from samewave.server.settings import Timings
from tests.patience import PATIENCE
from tests.server.builders import SkippingClock
from tests.server.nodes import nodes
from tests.server.pages import Guests, Page, level
from tests.server.test_lobby import FIVE
from tests.services import Postgres, Valkey

TIMINGS = Timings(shortest_grace=0)
SETUP = {"edition": "2016", "mode": "duo", "track": "short", "first": 0}


@pytest.fixture
def clock() -> SkippingClock:
    return SkippingClock()


@pytest.fixture
async def both(
    tmp_path: Path, postgres: Postgres, valkey: Valkey, clock: SkippingClock
) -> AsyncIterator[list[Guests]]:
    """Nodes with one clock; the host may start a game without waiting."""
    async with nodes(tmp_path, postgres, valkey, clock=clock, timings=TIMINGS) as running:
        yield running


async def duo(both: list[Guests], **settings: object) -> list[Page]:
    """A running game of two players at different nodes."""
    (ann,) = await both[0].open_table(
        "Ann", settings={"game": "compatibility", "setup": SETUP, **settings}
    )
    status, seat = await both[1].post(f"/api/tables/{ann.code}/players", {"name": "Bo"})
    assert status == 201, seat
    bo = await both[1].page(ann.code, seat["token"])
    for page in (ann, bo):  # players who are not known to be present would count as absent
        await page.listen(lambda page=page: page.here == [0, 1])  # type: ignore[misc]
    assert (await ann.ask("start"))["type"] == "update"
    await level([ann, bo])
    return [ann, bo]


async def pass_time(clock: SkippingClock, pages: list[Page]) -> None:
    """Twice the time after which a silent node counts as lost."""
    for _ in range(ceil(2 * TIMINGS.node_lost / TIMINGS.presence)):
        clock.skip(TIMINGS.presence)
        for page in pages:
            assert (await page.ask("say", text="Still here?"))["type"] == "update"
        await level(pages)


def locked_in(page: Page) -> list[tuple[int, int]]:
    """The rounds and seats that locked in, as a page received them."""
    found, rounds = [], 1
    for event in page.events:
        if event["type"] == "locked_in":
            found.append((rounds, event["seat"]))
        rounds += event["type"] == "round_scored"
    return found


async def test_who_is_at_another_node_is_not_away(both: list[Guests], clock: SkippingClock) -> None:
    ann, bo = await duo(both, grace=0)
    await pass_time(clock, [ann, bo])

    assert not any(b'"has_stand_in":true' in data for data in (*ann.heard, *bo.heard))


async def test_a_stand_in_plays_once_though_both_nodes_miss_its_player(
    both: list[Guests], clock: SkippingClock
) -> None:
    """Ann has a phone at each node."""
    ann, bo = await duo(both, grace=30)
    other = await both[1].page(ann.code, ann.token)
    await bo.socket.close()
    for page in (ann, other):
        await page.listen(lambda page=page: page.here == [0])  # type: ignore[misc]
    await ann.ask("say", text="Where is Bo?")
    await level([ann, other])  # by now both nodes know since when
    clock.skip(30)
    async with asyncio.timeout(PATIENCE):
        await ann.listen(lambda: ann.table["players"][1]["has_stand_in"])
        await ann.ask("play", move={"type": "open_theme", "number": 1})
        await ann.listen(lambda: ann.view["seats"][1]["is_locked_in"])
        again = await both[0].page(bo.code, bo.token)
        await again.listen(lambda: not again.table["players"][1]["has_stand_in"])
    await level([ann, again, other])

    assert again.view["my_choice"] is not None
    assert locked_in(other) == [(1, 1)]


async def test_without_the_bus_nobody_is_taken_for_away(
    both: list[Guests], valkey: Valkey, clock: SkippingClock
) -> None:
    ann, bo = await duo(both, grace=0)
    valkey.kill()
    async with asyncio.timeout(PATIENCE):
        for node in both:
            while (await node.get("/readyz"))[1]["bus"]:
                await asyncio.sleep(0.01)
    await pass_time(clock, [ann, bo])
    valkey.start()

    assert not any(b'"has_stand_in":true' in data for data in (*ann.heard, *bo.heard))


async def test_who_was_at_a_node_that_fell_silent_gets_a_stand_in(
    both: list[Guests], clock: SkippingClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other node learns only from silence that somebody is gone."""
    ann, bo = await duo(both, grace=0)
    await bo.ask("say", text="Here I am")
    await level([ann, bo])  # everything sent before has arrived
    monkeypatch.setattr("samewave.server.nodes.redis.RedisBus.publish", lambda *_: None)
    clock.skip(TIMINGS.node_lost)
    async with asyncio.timeout(PATIENCE):
        await ann.listen(lambda: 1 not in ann.here)
        await ann.listen(lambda: ann.table["players"][1]["has_stand_in"])

    assert not bo.socket.closed


async def test_time_runs_out_once_for_all(both: list[Guests], clock: SkippingClock) -> None:
    ann, bo = await duo(both, timer=60)
    async with asyncio.timeout(PATIENCE):
        clock.skip(60)
        await ann.listen(lambda: ann.view["theme"] is not None)
        clock.skip(60)
        await bo.listen(lambda: bo.view["round"] == 2 or bo.is_over)
    await level([ann, bo])

    assert set(locked_in(ann)) >= {(1, 0), (1, 1)}
    assert len(locked_in(ann)) == len(set(locked_in(ann)))


async def test_more_time_for_one_is_more_time_at_every_node(both: list[Guests]) -> None:
    ann, bo = await duo(both, timer=60)
    deadline = ann.table["deadline"]
    assert (await bo.ask("extend"))["table"]["deadline"] == deadline + 30
    await level([ann, bo])

    assert ann.table["deadline"] == deadline + 30
    await ann.ask("play", move={"type": "open_theme", "number": 1})
    await level([ann, bo])
    await bo.ask("play", move={"type": "choose", "images": FIVE})
    await level([ann, bo])
    assert ann.table["deadline"] == bo.table["deadline"]
