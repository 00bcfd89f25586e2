"""Limits that hold for all nodes together, counted in Redis or Valkey."""

from redis.asyncio import Redis
from redis.exceptions import RedisError

from samewave.server.clock import Clock
from samewave.server.limits import Buckets


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
