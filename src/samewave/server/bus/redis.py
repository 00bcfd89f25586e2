"""Redis or Valkey as the bus: a channel for each table that somebody looks at."""

import asyncio
import logging
import secrets
from contextlib import suppress
from typing import Any

import msgspec
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from samewave.server.bus import Hear, Told

CHANNEL = b"samewave:"
MOST_WAITING = 10_000
"""What waits to be told while Redis is away; then the oldest is lost."""
AGAIN = 0.2
"""Seconds between two tries to come back."""
SILENCE = 2.0
"""Seconds without a word after which an echo is asked for, and then missed."""
TOGETHER = 200
"""So many are told in one go."""

_log = logging.getLogger("samewave")
_read = msgspec.json.Decoder(Told).decode
_write = msgspec.json.Encoder().encode
_LOST = (RedisError, OSError, TimeoutError)


class RedisBus:
    """Publishes in the background, in order; listens on one connection for all tables."""

    is_alone = False

    def __init__(self, address: str) -> None:
        self.node = secrets.token_hex(6)
        once = Retry(NoBackoff(), 0)  # a silent second try would hide that something was missed
        self.client = Redis.from_url(
            address, socket_connect_timeout=2, socket_timeout=5, retry=once
        )
        self._ears = Redis.from_url(address, socket_connect_timeout=2, retry=once)
        self._watched: dict[int, Hear] = {}
        self._waiting: asyncio.Queue[tuple[int, bytes]] = asyncio.Queue()
        self._asked = asyncio.Event()
        self._is_connected = False
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Waits until it is connected, or says why it cannot be."""
        await self.client.ping()
        connected = asyncio.Event()
        self._tasks = [
            asyncio.create_task(self._listen(connected)),
            asyncio.create_task(self._publish()),
        ]
        await connected.wait()

    @property
    def is_cut(self) -> bool:
        return not self._is_connected

    def watch(self, table: int, hear: Hear) -> None:
        self._watched[table] = hear
        self._asked.set()

    def leave(self, table: int) -> None:
        self._watched.pop(table, None)
        self._asked.set()

    def tell(self, table: int, told: Told) -> None:
        if self._waiting.qsize() >= MOST_WAITING:
            self._waiting.get_nowait()
        self._waiting.put_nowait((table, _write(told)))

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
            batch = [await self._waiting.get()]
            while len(batch) < TOGETHER and not self._waiting.empty():
                batch.append(self._waiting.get_nowait())
            try:
                async with self.client.pipeline(transaction=False) as pipe:
                    for table, data in batch:
                        pipe.publish(_channel(table), data)
                    await pipe.execute()
            except _LOST:
                await asyncio.sleep(AGAIN)  # it is lost; whoever misses it looks into the log

    async def _listen(self, connected: asyncio.Event) -> None:
        """For ever; after every cut all watched tables may have missed something."""
        while True:
            ears = self._ears.pubsub()
            asking: asyncio.Task[None] | None = None
            try:
                await ears.subscribe(CHANNEL)
                asking = asyncio.create_task(self._ask(ears))
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
            await asyncio.sleep(AGAIN)

    async def _ask(self, ears: PubSub) -> None:
        """Subscribe to what is watched now, and to nothing else."""
        heard: set[int] = set()
        with suppress(*_LOST):  # whoever hears finds out, too
            while True:
                self._asked.clear()
                wanted = set(self._watched)
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
            message = await ears.get_message(timeout=SILENCE)
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
                self._tell(message)

    def _tell(self, message: Any) -> None:
        """Whoever watches hears it; with a subscription, that all before may have been missed."""
        hear = self._watched.get(int(message["channel"].removeprefix(CHANNEL)))
        if hear is None:
            return
        if message["type"] == "subscribe":
            hear(None)
            return
        told = _read(message["data"])
        if told.node != self.node:
            hear(told)


def _channel(table: int) -> bytes:
    return CHANNEL + b"%d" % table
