"""The bus and the limits that nodes share, in Redis or Valkey: one channel per table."""

import asyncio
import logging
from collections import deque
from contextlib import suppress
from functools import partial
from typing import Any

from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from samewave.server.clock import Clock
from samewave.server.limits import Buckets
from samewave.server.nodes import NodeMessage, OnMessage, Subscribers, encode_message
from samewave.server.settings import Timings
from samewave.server.supervise import Work, supervise

CHANNEL = b"samewave:"
MOST_WAITING = 10_000
"""Messages kept while Redis is away; after that the oldest are lost."""
BATCH = 200
"""Messages published in one round trip."""

_log = logging.getLogger("samewave")
_CONNECTION_ERRORS = (RedisError, OSError, TimeoutError)


class RedisBus:
    """Publishes in order, in the background, and receives for all tables on one connection."""

    is_single_node = False

    def __init__(self, address: str, node: str, clock: Clock, timings: Timings) -> None:
        self.node = node
        once = Retry(NoBackoff(), 0)  # a silent retry would hide lost messages
        self.client = Redis.from_url(
            address, socket_connect_timeout=2, socket_timeout=5, retry=once
        )
        self._pubsub_client = Redis.from_url(address, socket_connect_timeout=2, retry=once)
        self._clock, self._timings = clock, timings
        self._subscribers = Subscribers(node)
        self._waiting: deque[tuple[int, bytes]] = deque(maxlen=MOST_WAITING)
        self._has_waiting = asyncio.Event()
        self._subscriptions_changed = asyncio.Event()
        self._is_connected = False
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Connect, or raise the reason why that fails."""
        await self.client.ping()
        connected = asyncio.Event()
        work: dict[str, Work] = {
            "listening to the bus": partial(self._listen, connected),
            "publishing to the bus": self._publish_waiting,
        }
        self._tasks = [
            asyncio.create_task(supervise(name, each, self._clock)) for name, each in work.items()
        ]
        await connected.wait()

    @property
    def is_disconnected(self) -> bool:
        return not self._is_connected

    def subscribe(self, table: int, on_message: OnMessage) -> None:
        self._subscribers.add(table, on_message)
        self._subscriptions_changed.set()

    def unsubscribe(self, table: int) -> None:
        self._subscribers.remove(table)
        self._subscriptions_changed.set()

    def publish(self, table: int, message: NodeMessage) -> None:
        self._waiting.append((table, encode_message(message)))
        self._has_waiting.set()

    async def close(self) -> None:
        while going := [task for task in self._tasks if not task.done()]:
            for task in going:  # again: the client mistakes a cancelled wait for a timeout
                task.cancel()
            await asyncio.wait(going, timeout=0.5)
        with suppress(*_CONNECTION_ERRORS):
            await self._pubsub_client.aclose()
            await self.client.aclose()

    async def _publish_waiting(self) -> None:
        while True:
            await self._has_waiting.wait()
            self._has_waiting.clear()
            while self._waiting:
                most = min(BATCH, len(self._waiting))
                batch = [self._waiting.popleft() for _ in range(most)]
                try:
                    async with self.client.pipeline(transaction=False) as pipe:
                        for table, data in batch:
                            pipe.publish(_channel(table), data)
                        await pipe.execute()
                except _CONNECTION_ERRORS:  # nodes that miss a message read the log
                    await self._clock.sleep(self._timings.bus_retry)

    async def _listen(self, connected: asyncio.Event) -> None:
        """Receive forever, and reconnect. After each reconnect messages may have been lost."""
        while True:
            pubsub = self._pubsub_client.pubsub()
            asking: asyncio.Task[None] | None = None
            try:
                await pubsub.subscribe(CHANNEL)
                work = supervise(
                    "subscribing to tables",
                    partial(self._update_subscriptions, pubsub),
                    self._clock,
                )
                asking = asyncio.create_task(work)
                await self._receive(pubsub, connected)
            except _CONNECTION_ERRORS as lost:
                if self._is_connected:
                    _log.warning("the bus is disconnected: %s", lost)
            finally:
                self._is_connected = False
                if asking:
                    asking.cancel()
                with suppress(*_CONNECTION_ERRORS):
                    await pubsub.aclose()  # type: ignore[no-untyped-call]
            await self._clock.sleep(self._timings.bus_retry)

    async def _update_subscriptions(self, pubsub: PubSub) -> None:
        """Keep the subscriptions of the connection equal to those of this node."""
        subscribed: set[int] = set()
        with suppress(*_CONNECTION_ERRORS):  # `_receive` notices it, too
            while True:
                self._subscriptions_changed.clear()
                wanted = self._subscribers.tables
                if new := wanted - subscribed:
                    await pubsub.subscribe(*(_channel(table) for table in new))
                if old := subscribed - wanted:
                    await pubsub.unsubscribe(*(_channel(table) for table in old))
                subscribed = wanted
                await self._subscriptions_changed.wait()

    async def _receive(self, pubsub: PubSub, connected: asyncio.Event) -> None:
        """Deliver messages until not even the echo of a ping arrives."""
        is_waiting = False
        while True:
            message = await pubsub.get_message(timeout=self._timings.bus_silence)
            if message is None:
                if is_waiting:
                    raise TimeoutError("no echo")
                await pubsub.ping()
                is_waiting = True
                continue
            is_waiting = False
            if message["type"] == "subscribe" and message["channel"] == CHANNEL:
                self._is_connected = True
                connected.set()
            elif message["type"] in ("subscribe", "message"):
                self._deliver(message)

    def _deliver(self, message: Any) -> None:
        """Deliver a message. A new subscription means that earlier ones may have been lost."""
        table = int(message["channel"].removeprefix(CHANNEL))
        if message["type"] == "subscribe":
            self._subscribers.missed(table)
        else:
            self._subscribers.deliver(table, message["data"])


def _channel(table: int) -> bytes:
    return CHANNEL + b"%d" % table


class SharedLimit:
    """A limit per name in a sliding window; without Redis each node counts for itself."""

    def __init__(self, client: Redis, clock: Clock, kind: str, full: float, rate: float) -> None:
        self._client, self._clock, self._kind, self._most = client, clock, kind, full
        self._window = max(1, round(full / rate))
        self._alone = Buckets(full, rate, clock.monotonic)

    async def take(self, name: str) -> bool:
        """Count one more, if the window has room. A refused one is not counted.

        The previous window's count is weighted by the part of it that is still in view.
        """
        number, gone = divmod(self._clock.time(), self._window)
        keys = [self._key(name, int(number) - ago) for ago in (0, 1)]
        try:
            async with self._client.pipeline(transaction=False) as pipe:
                pipe.incr(keys[0])
                pipe.expire(keys[0], 2 * self._window)
                pipe.get(keys[1])
                counted, _, before = await pipe.execute()
        except (RedisError, OSError, TimeoutError):
            return self._alone.take(name)
        faded = int(before or 0) * (1 - gone / self._window)
        if counted + faded <= self._most:
            return True
        await self._uncount(keys[0])
        return False

    async def give_back(self, name: str) -> None:
        if not await self._uncount(self._key(name, int(self._clock.time() // self._window))):
            self._alone.give_back(name)

    async def _uncount(self, key: str) -> bool:
        try:
            async with self._client.pipeline(transaction=False) as pipe:
                pipe.decr(key)
                pipe.expire(key, 2 * self._window)
                await pipe.execute()
        except (RedisError, OSError, TimeoutError):
            return False
        return True

    def _key(self, name: str, window: int) -> str:
        return f"samewave:limit:{self._kind}:{name}:{window}"
