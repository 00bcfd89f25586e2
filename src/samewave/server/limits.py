"""Rate limits by address or name, and a cache that is bounded by bytes."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Protocol, TypeAlias

_REMEMBERED = 10_000


class Bucket:
    """A token bucket: each use takes one token, and tokens are added at a rate."""

    __slots__ = ("_clock", "_full", "_left", "_rate", "_since")

    def __init__(self, full: float, rate: float, clock: Callable[[], float]) -> None:
        self._full, self._rate, self._clock = full, rate, clock
        self._left, self._since = full, clock()

    def give_back(self) -> None:
        """Return the last token."""
        self._left = min(self._full, self._left + 1)

    def take(self) -> bool:
        now = self._clock()
        left = self._left + (now - self._since) * self._rate
        if left > self._full:  # noqa: PLR1730 - a call to `min` takes twice as long
            left = self._full
        self._since = now
        is_allowed = left >= 1
        self._left = left - is_allowed
        return is_allowed

    @property
    def wait(self) -> float:
        """Seconds until a token is available."""
        return max(0.0, (1 - self._left) / self._rate)


def address_of(remote: str | None, forwarded: str, proxies: int) -> str:
    """The client's address, as the outermost of our own proxies saw it."""
    hops = [hop.strip() for hop in forwarded.split(",") if hop.strip()]
    if proxies and len(hops) >= proxies:
        return hops[-proxies]
    return remote or ""


def network_of(address: str) -> str:
    """The network by which an address is counted: for IPv6 its /64, one household."""
    return _network(address, 64)


def wide_network_of(address: str) -> str | None:
    """The /48 of an IPv6 address. Anybody can rent one, with 65,536 networks."""
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
    """A rate limit by name, which may hold for all nodes."""

    async def take(self, name: str) -> bool:
        """Take one, if the limit allows it."""
        ...

    async def give_back(self, name: str) -> None:
        """Return the last one taken."""
        ...


MakeLimit: TypeAlias = Callable[[str, float, float], Limit]
"""Creates a limit: its kind, how many at once, and the rate per second."""


class LocalLimit:
    """A limit of one node."""

    def __init__(self, full: float, rate: float, clock: Callable[[], float]) -> None:
        self._buckets = Buckets(full, rate, clock)

    async def take(self, name: str) -> bool:
        return self._buckets.take(name)

    async def give_back(self, name: str) -> None:
        self._buckets.give_back(name)


class Buckets:
    """A bucket for each name; the least recently used are dropped."""

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
    """A cache of answers, bounded by bytes; the least recently used go first."""

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
