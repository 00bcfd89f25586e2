"""Limits: how often somebody may do something."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Protocol

_REMEMBERED = 10_000


class Bucket:
    """Holds so many drops and fills again at a rate; what it lets through takes one."""

    __slots__ = ("_clock", "_full", "_left", "_rate", "_since")

    def __init__(self, full: float, rate: float, clock: Callable[[], float]) -> None:
        self._full, self._rate, self._clock = full, rate, clock
        self._left, self._since = full, clock()

    def take(self) -> bool:
        now = self._clock()
        self._left = min(self._full, self._left + (now - self._since) * self._rate)
        self._since = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def wait(self) -> float:
        """Seconds until it lets something through."""
        return max(0.0, (1 - self._left) / self._rate)


def address_of(remote: str | None, forwarded: str, proxies: int) -> str:
    """Who asks: the address that the outermost of our own proxies saw, whatever others say."""
    hops = [hop.strip() for hop in forwarded.split(",") if hop.strip()]
    if proxies and len(hops) >= proxies:
        return hops[-proxies]
    return remote or ""


class Limit(Protocol):
    """How often something may be done under a name, by whatever node."""

    async def take(self, name: str) -> bool:
        """Whether it may be done once more now."""
        ...


class LocalLimit:
    """For one node alone."""

    def __init__(self, full: float, rate: float, clock: Callable[[], float]) -> None:
        self._buckets = Buckets(full, rate, clock)

    async def take(self, name: str) -> bool:
        return self._buckets.take(name)


class Buckets:
    """One for each name; those that were not used for longest are forgotten."""

    def __init__(self, full: float, rate: float, clock: Callable[[], float]) -> None:
        self._full, self._rate, self._clock = full, rate, clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, name: str) -> bool:
        bucket = self._buckets.setdefault(name, Bucket(self._full, self._rate, self._clock))
        self._buckets.move_to_end(name)
        if len(self._buckets) > _REMEMBERED:
            self._buckets.popitem(last=False)
        return bucket.take()
