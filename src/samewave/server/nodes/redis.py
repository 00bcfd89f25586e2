"""Redis or Valkey as the bus: a channel for each table that somebody looks at."""

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
"""What waits to be told while Redis is away; then the oldest is lost."""
TOGETHER = 200
"""So many are told in one go."""

_log = logging.getLogger("samewave")
_LOST = (RedisError, OSError, TimeoutError)


class RedisBus:
    """Publishes in the background, in order; listens on one connection for all tables."""

    is_alone = False

    def __init__(self, address: str, node: str, clock: Clock, timings: Timings) -> None:
        self.node = node
        once = Retry(NoBackoff(), 0)  # a silent second try would hide that something was missed
        self.client = Redis.from_url(
            address, socket_connect_timeout=2, socket_timeout=5, retry=once
        )
        self._ears = Redis.from_url(address, socket_connect_timeout=2, retry=once)
        self._clock, self._timings = clock, timings
        self._subscribers = Subscribers(node)
        self._waiting: deque[tuple[int, bytes]] = deque(maxlen=MOST_WAITING)
        self._has_news = asyncio.Event()
        self._asked = asyncio.Event()
        self._is_connected = False
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Waits until it is connected, or says why it cannot be."""
        await self.client.ping()
        connected = asyncio.Event()
        work: dict[str, Work] = {
            "listening to the bus": partial(self._listen, connected),
            "publishing to the bus": self._publish,
        }
        self._tasks = [
            asyncio.create_task(supervise(name, each, self._clock)) for name, each in work.items()
        ]
        await connected.wait()

    @property
    def is_cut(self) -> bool:
        return not self._is_connected

    def watch(self, table: int, hear: OnMessage) -> None:
        self._subscribers.add(table, hear)
        self._asked.set()

    def leave(self, table: int) -> None:
        self._subscribers.remove(table)
        self._asked.set()

    def tell(self, table: int, told: NodeMessage) -> None:
        self._waiting.append((table, encode_message(told)))
        self._has_news.set()

    async def close(self) -> None:
        while going := [task for task in self._tasks if not task.done()]:
            for task in going:  # once may not do: the client takes a cancelled wait for a timeout
                task.cancel()
            await asyncio.wait(going, timeout=0.5)
        with suppress(*_LOST):
            await self._ears.aclose()
            await self.client.aclose()

    async def _publish(self) -> None:
        while True:
            await self._has_news.wait()
            self._has_news.clear()
            while self._waiting:
                most = min(TOGETHER, len(self._waiting))
                batch = [self._waiting.popleft() for _ in range(most)]
                try:
                    async with self.client.pipeline(transaction=False) as pipe:
                        for table, data in batch:
                            pipe.publish(_channel(table), data)
                        await pipe.execute()
                except _LOST:  # whoever misses it looks into the log
                    await self._clock.sleep(self._timings.bus_retry)

    async def _listen(self, connected: asyncio.Event) -> None:
        """For ever; after every cut all watched tables may have missed something."""
        while True:
            ears = self._ears.pubsub()
            asking: asyncio.Task[None] | None = None
            try:
                await ears.subscribe(CHANNEL)
                work = supervise("subscribing to tables", partial(self._ask, ears), self._clock)
                asking = asyncio.create_task(work)
                await self._hear(ears, connected)
            except _LOST as lost:
                if self._is_connected:
                    _log.warning("the bus is cut: %s", lost)
            finally:
                self._is_connected = False
                if asking:
                    asking.cancel()
                with suppress(*_LOST):
                    await ears.aclose()  # type: ignore[no-untyped-call]
            await self._clock.sleep(self._timings.bus_retry)

    async def _ask(self, ears: PubSub) -> None:
        """Subscribe to what is watched now, and to nothing else."""
        heard: set[int] = set()
        with suppress(*_LOST):  # whoever hears finds out, too
            while True:
                self._asked.clear()
                wanted = self._subscribers.tables
                if new := wanted - heard:
                    await ears.subscribe(*(_channel(table) for table in new))
                if old := heard - wanted:
                    await ears.unsubscribe(*(_channel(table) for table in old))
                heard = wanted
                await self._asked.wait()

    async def _hear(self, ears: PubSub, connected: asyncio.Event) -> None:
        """Until nothing is heard any more, not even an echo."""
        is_waiting = False
        while True:
            message = await ears.get_message(timeout=self._timings.bus_silence)
            if message is None:
                if is_waiting:
                    raise TimeoutError("no echo")
                await ears.ping()
                is_waiting = True
                continue
            is_waiting = False
            if message["type"] == "subscribe" and message["channel"] == CHANNEL:
                self._is_connected = True
                connected.set()
            elif message["type"] in ("subscribe", "message"):
                self._deliver(message)

    def _deliver(self, message: Any) -> None:
        """A new subscription means that everything before it may have been missed."""
        table = int(message["channel"].removeprefix(CHANNEL))
        if message["type"] == "subscribe":
            self._subscribers.missed(table)
        else:
            self._subscribers.deliver(table, message["data"])


def _channel(table: int) -> bytes:
    return CHANNEL + b"%d" % table


class SharedLimit:
    """So many under a name in a stretch of time; without Redis every node counts for itself."""

    def __init__(self, client: Redis, clock: Clock, kind: str, full: float, rate: float) -> None:
        self._client, self._clock, self._kind, self._most = client, clock, kind, full
        self._stretch = max(1, round(full / rate))
        self._alone = Buckets(full, rate, clock.monotonic)

    async def take(self, name: str) -> bool:
        """Whether there is room in the sliding window; what is refused does not count."""
        number, gone = divmod(self._clock.time(), self._stretch)
        keys = [self._key(name, int(number) - ago) for ago in (0, 1)]
        try:
            async with self._client.pipeline(transaction=False) as pipe:
                pipe.incr(keys[0])
                pipe.expire(keys[0], 2 * self._stretch)
                pipe.get(keys[1])
                counted, _, before = await pipe.execute()
        except (RedisError, OSError, TimeoutError):
            return self._alone.take(name)
        faded = int(before or 0) * (1 - gone / self._stretch)
        if counted + faded <= self._most:
            return True
        await self._uncount(keys[0])
        return False

    async def give_back(self, name: str) -> None:
        if not await self._uncount(self._key(name, int(self._clock.time() // self._stretch))):
            self._alone.give_back(name)

    async def _uncount(self, key: str) -> bool:
        try:
            async with self._client.pipeline(transaction=False) as pipe:
                pipe.decr(key)
                pipe.expire(key, 2 * self._stretch)
                await pipe.execute()
        except (RedisError, OSError, TimeoutError):
            return False
        return True

    def _key(self, name: str, stretch: int) -> str:
        return f"samewave:limit:{self._kind}:{name}:{stretch}"
