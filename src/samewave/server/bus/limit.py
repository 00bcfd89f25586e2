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
        """What was counted in the last stretch fades while this one goes on."""
        number, gone = divmod(self._clock.time(), self._stretch)
        keys = [f"samewave:limit:{self._kind}:{name}:{int(number) - ago}" for ago in (0, 1)]
        try:
            async with self._client.pipeline(transaction=False) as pipe:
                pipe.incr(keys[0])
                pipe.expire(keys[0], 2 * self._stretch)
                pipe.get(keys[1])
                counted, _, before = await pipe.execute()
        except (RedisError, OSError, TimeoutError):
            return self._alone.take(name)
        faded = int(before or 0) * (1 - gone / self._stretch)
        return bool(counted + faded <= self._most)
