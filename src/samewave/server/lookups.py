"""Look-ups: how often strangers may ask for a table by its code, and what wrong codes cost them.

Whoever has a token or the watch key of a table is never counted here.
"""

from collections.abc import Iterable
from typing import NamedTuple

from samewave.core import Refused
from samewave.server.clock import Clock
from samewave.server.limits import Limit, MakeLimit, network_of, wide_network_of
from samewave.server.settings import Settings

WIDE = 10
"""A /48 of IPv6 has this many times the budget of a /64."""
SERVER_BURST, SERVER_RATE = 300, 0.5
"""Wrong codes that all addresses together may ask for before an attack is assumed."""
ALARMED_BURST, ALARMED_RATE = 5, 1 / 1200
"""Wrong codes that one address may ask for during an attack."""
ALARM = 60.0
"""Seconds for which an attack is assumed after its last sign."""
FIRST_DELAY = 0.1
_ALL = "all"


class LookUp(NamedTuple):
    """A look-up that is going on, and what it has taken from which budgets."""

    since: float
    taken: tuple[tuple[Limit, str], ...]


class LookUps:
    """Counts wrong codes by address, by network and for the whole server."""

    def __init__(self, limit: MakeLimit, settings: Settings, clock: Clock) -> None:
        burst, rate = settings.wrong_codes, settings.wrong_codes_per_minute / 60
        self._clock, self._timings = clock, settings.timings
        self._wrong = limit("wrong codes", burst, rate)
        self._wide = limit("wrong codes of a wide network", WIDE * burst, WIDE * rate)
        self._alarmed = limit("wrong codes in an attack", ALARMED_BURST, ALARMED_RATE)
        self._server = limit("wrong codes of all", SERVER_BURST, SERVER_RATE)
        strangers = settings.strangers_per_minute
        self._right = limit("strangers", strangers, strangers / 60)
        self._alarm_until = -ALARM
        self._delay = GrowingDelay(clock, settings.timings.longest_delay)

    @property
    def is_alarmed(self) -> bool:
        """Whether so many wrong codes come from everywhere that somebody must be guessing."""
        return self._clock.monotonic() < self._alarm_until

    async def begin(self, address: str, since: float) -> LookUp:
        """Take from every budget before the code is looked at, or raise Refused.

        If right codes were answered when the budget is used up, guessing would go on.
        """
        budgets = [(self._wrong, network_of(address))]
        if wide := wide_network_of(address):
            budgets.append((self._wide, wide))
        if self.is_alarmed:
            budgets.append((self._alarmed, network_of(address)))
        taken: list[tuple[Limit, str]] = []
        for limit, name in budgets:
            if not await limit.take(name):
                await _give_back(taken)
                raise Refused("too_many_requests")
            taken.append((limit, name))
        return LookUp(since, tuple(taken))

    async def give_up(self, look_up: LookUp) -> None:
        """Nobody could tell whether the code was right."""
        await _give_back(look_up.taken)

    async def right(self, look_up: LookUp) -> None:
        """The code was right: nothing of the budgets for wrong ones is used up."""
        await _give_back(look_up.taken)
        if not await self._right.take(look_up.taken[0][1]):
            raise Refused("too_many_requests")

    async def wrong(self, look_up: LookUp) -> None:
        """Wait as long as every wrong code takes, and longer while many of them come."""
        delay = 0.0
        if not await self._server.take(_ALL):
            self._alarm_until = self._clock.monotonic() + ALARM
            delay = self._delay.grow()
        gone = self._clock.monotonic() - look_up.since
        wait = max(self._timings.wrong_code - gone, delay)
        if wait > 0:
            await self._clock.sleep(wait)


class GrowingDelay:
    """Doubles each time, up to a longest one, and halves with every second that passes."""

    def __init__(self, clock: Clock, longest: float) -> None:
        self._clock, self._longest = clock, longest
        self._last, self._since = 0.0, clock.monotonic()

    def grow(self) -> float:
        now = self._clock.monotonic()
        faded = self._last * 0.5 ** (now - self._since)
        self._last, self._since = min(self._longest, max(FIRST_DELAY, 2 * faded)), now
        return self._last


async def _give_back(taken: Iterable[tuple[Limit, str]]) -> None:
    for limit, name in taken:
        await limit.give_back(name)
