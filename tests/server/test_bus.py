"""The bus: other nodes receive every message, and notice when they are disconnected."""

import asyncio
from collections.abc import AsyncIterator, Callable

import pytest

from samewave.server.clock import Clock
from samewave.server.nodes import BotDelaySkipped, LocalBus, NodeMessage
from samewave.server.nodes.redis import RedisBus
from samewave.server.settings import Timings
from tests.patience import PATIENCE
from tests.services import Valkey


class Ear:
    """Keeps the messages that a node has received about a table."""

    def __init__(self) -> None:
        self.told: list[NodeMessage] = []
        self.missed = 0

    def __call__(self, told: NodeMessage | None) -> None:
        if told is None:
            self.missed += 1
        else:
            self.told.append(told)


async def until(enough: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not enough():
            await asyncio.sleep(0.01)


def redis_bus(valkey: Valkey, node: str) -> RedisBus:
    return RedisBus(valkey.url, node, Clock(), Timings())


@pytest.fixture
async def two(valkey: Valkey) -> AsyncIterator[tuple[RedisBus, RedisBus]]:
    nodes = redis_bus(valkey, "one"), redis_bus(valkey, "other")
    for node in nodes:
        await node.start()
    yield nodes
    for node in nodes:
        await node.close()


async def watching(bus: RedisBus, table: int) -> Ear:
    ear = Ear()
    bus.subscribe(table, ear)
    await until(lambda: ear.missed > 0)
    return ear


async def test_the_other_node_hears_it_in_order_and_oneself_does_not(
    two: tuple[RedisBus, RedisBus],
) -> None:
    one, other = two
    mine, theirs = await watching(one, 7), await watching(other, 7)
    elsewhere = await watching(other, 8)
    for number in range(500):
        one.publish(7, BotDelaySkipped(one.node, number))
    await until(lambda: len(theirs.told) == 500)

    assert theirs.told == [BotDelaySkipped(one.node, number) for number in range(500)]
    assert mine.told == elsewhere.told == []


async def test_who_does_not_watch_any_more_hears_nothing(two: tuple[RedisBus, RedisBus]) -> None:
    one, other = two
    gone, stays = await watching(other, 7), await watching(other, 8)
    other.unsubscribe(7)
    one.publish(7, BotDelaySkipped(one.node, 1))
    one.publish(8, BotDelaySkipped(one.node, 2))
    await until(lambda: bool(stays.told))

    assert gone.told == []


@pytest.mark.parametrize("fault", ["kill", "freeze"])
async def test_after_a_cut_all_know_that_they_may_have_missed_something(
    valkey: Valkey, two: tuple[RedisBus, RedisBus], fault: str
) -> None:
    one, other = two
    ear = await watching(other, 7)
    assert not other.is_disconnected
    getattr(valkey, fault)()
    await until(lambda: other.is_disconnected)
    one.publish(7, BotDelaySkipped(one.node, 1))  # lost or late, which is allowed
    if fault == "kill":
        valkey.start()
    else:
        valkey.thaw()
    await until(lambda: ear.missed > 1 and not other.is_disconnected)
    await until(lambda: not one.is_disconnected)
    one.publish(7, BotDelaySkipped(one.node, 2))

    await until(lambda: BotDelaySkipped(one.node, 2) in ear.told)


async def test_a_node_alone_has_nobody_to_tell() -> None:
    bus = LocalBus()
    ear = Ear()
    bus.subscribe(1, ear)
    bus.publish(1, BotDelaySkipped("", 1))
    await bus.close()

    assert bus.is_single_node
    assert ear.told == []
