"""Limits: how often somebody may do something."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Protocol, TypeAlias

_REMEMBERED = 10_000


class Bucket:
    """Holds so many drops and fills again at a rate; what it lets through takes one."""

    __slots__ = ("_clock", "_full", "_left", "_rate", "_since")

    def __init__(self, full: float, rate: float, clock: Callable[[], float]) -> None:
        self._full, self._rate, self._clock = full, rate, clock
        self._left, self._since = full, clock()

    def give_back(self) -> None:
        """What was taken does not count."""
        self._left = min(self._full, self._left + 1)

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


def network_of(address: str) -> str:
    """By which name an address is counted: IPv6 by its /64, which one household has."""
    return _network(address, 64)


def wide_network_of(address: str) -> str | None:
    """The /48 of an IPv6 address, of which anybody can rent one with 65,536 networks."""
    wide = _network(address, 48)
    return wide if wide != _network(address, 64) else None


def _network(address: str, bits: int) -> str:
    try:
        known = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(known, IPv6Address):
        if known.ipv4_mapped:
            return str(known.ipv4_mapped)
        return str(IPv6Network((known, bits), strict=False))
    return str(known)


class Limit(Protocol):
    """How often something may be done under a name, by whatever node."""

    async def take(self, name: str) -> bool:
        """Whether it may be done once more now."""
        ...

    async def give_back(self, name: str) -> None:
        """What was taken last does not count."""
        ...


MakeLimit: TypeAlias = Callable[[str, float, float], Limit]
"""Of a kind: so many at once, and then at this rate."""


class LocalLimit:
    """For one node alone."""

    def __init__(self, full: float, rate: float, clock: Callable[[], float]) -> None:
        self._buckets = Buckets(full, rate, clock)

    async def take(self, name: str) -> bool:
        return self._buckets.take(name)

    async def give_back(self, name: str) -> None:
        self._buckets.give_back(name)


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

    def give_back(self, name: str) -> None:
        if bucket := self._buckets.get(name):
            bucket.give_back()


class ByteCache:
    """Answers by what was asked; those that were not used for longest go first."""

    def __init__(self, most_bytes: int) -> None:
        self._most = most_bytes
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self._size = 0

    @property
    def size(self) -> int:
        """Bytes of all answers."""
        return self._size

    def get(self, key: Hashable) -> bytes | None:
        if key in self._kept:
            self._kept.move_to_end(key)
        return self._kept.get(key)

    def put(self, key: Hashable, answer: bytes) -> None:
        self._size += len(answer) - len(self._kept.pop(key, b""))
        self._kept[key] = answer
        while self._size > self._most:
            _, oldest = self._kept.popitem(last=False)
            self._size -= len(oldest)
