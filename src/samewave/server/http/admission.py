"""Admission: who may see a table, by HTTP and by socket, and limits against guessing codes.

A request with a player's token or the watch key is admitted and not counted. Strangers are admitted
while the door is open. Everybody else gets the same answer as for a code that does not exist.
"""

from collections.abc import Awaitable, Callable, Iterable
from enum import IntEnum
from typing import NamedTuple, TypeAlias

from samewave.core import Refused
from samewave.server.clock import Clock
from samewave.server.limits import Limit, MakeLimit, network_of, wide_network_of
from samewave.server.settings import Settings
from samewave.server.tables.entrance import hash_token
from samewave.server.tables.log import PlayerId
from samewave.server.tables.table import Table
from samewave.server.tables.table_registry import CODE_LENGTH, TableRegistry

WIDE = 10
"""A /48 of IPv6 has this many times the budget of a /64."""
SERVER_BURST, SERVER_RATE = 300, 0.5
"""Wrong codes from all addresses together before an attack is assumed."""
ALARMED_BURST, ALARMED_RATE = 5, 1 / 1200
"""Wrong codes from one address during an attack."""
ALARM = 60.0
"""Seconds for which an attack is assumed after its last sign."""
FIRST_DELAY = 0.1
_ALL = "all"


class CodeLookup(NamedTuple):
    """A code lookup in progress, and the budgets that it has taken from."""

    since: float
    taken: tuple[tuple[Limit, str], ...]


class LookupLimits:
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
        """Whether an attack is assumed, because many wrong codes arrive from everywhere."""
        return self._clock.monotonic() < self._alarm_until

    async def begin(self, address: str, since: float) -> CodeLookup:
        """Take from every budget before the code is looked up, or raise Refused.

        If right codes were answered without budget, an address without budget could keep guessing.
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
        return CodeLookup(since, tuple(taken))

    async def give_up(self, look_up: CodeLookup) -> None:
        """Return the budget, because the lookup failed for a reason other than a wrong code."""
        await _give_back(look_up.taken)

    async def right(self, look_up: CodeLookup) -> None:
        """Return the budget for wrong codes: the code was right."""
        await _give_back(look_up.taken)
        if not await self._right.take(look_up.taken[0][1]):
            raise Refused("too_many_requests")

    async def wrong(self, look_up: CodeLookup) -> None:
        """Wait as long as every wrong code takes, and longer during an attack."""
        delay = 0.0
        if not await self._server.take(_ALL):
            self._alarm_until = self._clock.monotonic() + ALARM
            delay = self._delay.grow()
        gone = self._clock.monotonic() - look_up.since
        wait = max(self._timings.wrong_code - gone, delay)
        if wait > 0:
            await self._clock.sleep(wait)


class GrowingDelay:
    """A delay that doubles each time up to a maximum, and halves every second."""

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


_HOUR = 3600


class Access(IntEnum):
    """The access that a request needs."""

    DOORSTEP = 0
    """Asking to come in."""
    INSIDE = 1
    """Seeing what everybody at the table sees."""
    ALBUM = 2
    """Seeing private photos, which strangers may not even if the door is open."""
    NOBODY = 3
    """More than any stranger has."""


class Visitor(NamedTuple):
    """A visitor who was admitted to a table."""

    table: Table
    player: PlayerId | None = None
    is_stranger: bool = False
    """Whether the visitor has neither a token nor the watch key."""


Knows: TypeAlias = Callable[[Table], Awaitable[bool]]


async def _nobody(_: Table) -> bool:
    return False


class Admission:
    """Admits requests from outside to tables."""

    def __init__(
        self, registry: TableRegistry, lookup_limits: LookupLimits, settings: Settings, clock: Clock
    ) -> None:
        self._registry, self._lookup_limits, self._clock = registry, lookup_limits, clock
        self._finished = settings.finished_hours * _HOUR

    async def admit(
        self, code: str, secrets: tuple[str, ...], address: str, place: Access = Access.INSIDE
    ) -> Visitor:
        """Admit a visitor to the table with this code, or raise Refused."""
        since, known = self._clock.monotonic(), [secret for secret in secrets if secret]
        table = await self._find(code) if known else None
        if table:
            if visitor := _recognize(table, known):
                return visitor
            if place is Access.DOORSTEP and self._waits(table, known):
                return Visitor(table, is_stranger=True)
            was_here = any(_was_here(table, hash_token(secret)) for secret in known)
            if was_here and place > self._lets_in(table):
                raise Refused("unknown_token")
        return await self._admit_stranger(code, address, place, since, _nobody)

    async def admit_former(self, code: str, token: str, address: str, knows: Knows) -> Table:
        """Admit a current or former player whatever the door says, or raise Refused.

        `knows` tells whether the table's log has this person. Nobody else learns more than
        strangers do.
        """
        since = self._clock.monotonic()
        table = await self._find(code) if token else None
        if table and _recognize(table, [token]):
            return table
        return (await self._admit_stranger(code, address, Access.DOORSTEP, since, knows)).table

    async def admit_claimer(self, code: str, address: str, knows: Knows) -> Table:
        """Admit a device that knows a code to claim a place, whatever the door says.

        A wrong code to claim a place counts as a wrong code of a table.
        """
        since = self._clock.monotonic()
        return (await self._admit_stranger(code, address, Access.NOBODY, since, knows)).table

    async def _admit_stranger(
        self, code: str, address: str, place: Access, since: float, knows: Knows
    ) -> Visitor:
        look_up = await self._lookup_limits.begin(address, since)
        try:
            table = await self._find(code)
            is_admitted = table and (place <= self._lets_in(table) or await knows(table))
        except BaseException:  # unreadable, store unavailable, or the client disconnected
            await self._lookup_limits.give_up(look_up)
            raise
        if table is None or not is_admitted:
            await self._lookup_limits.wrong(look_up)
            raise Refused("unknown_table", table=code.upper()[:CODE_LENGTH])
        await self._lookup_limits.right(look_up)
        return Visitor(table, is_stranger=True)

    async def _find(self, code: str) -> Table | None:
        try:
            return await self._registry.find(code)
        except Refused as refused:
            if refused.code != "unknown_table":
                raise
            return None

    def _waits(self, table: Table, secrets: list[str]) -> bool:
        """Whether one of these secrets belongs to a pending request."""
        entrance, now = table.state.entrance, self._clock.time()
        return any(entrance.waits(hash_token(secret), now) for secret in secrets)

    def _lets_in(self, table: Table) -> int:
        """The access that a stranger has; -1 for none at all."""
        state, nobody = table.state, not table.audience.here and not table.audience.watching
        is_over = state.begun > 0 and not state.is_playing
        if is_over and nobody and self._clock.time() - state.touched > self._finished:
            return -1
        return {"open": Access.INSIDE, "ask": Access.DOORSTEP, "locked": -1}[state.entrance.door]


def _recognize(table: Table, secrets: list[str]) -> Visitor | None:
    state = table.state
    hashes = [hash_token(secret) for secret in secrets]
    for each in hashes:
        player = state.holder_of(each)
        if player is not None:
            return Visitor(table, player)
    for secret, each in zip(secrets, hashes, strict=True):
        if state.entrance.knows_watcher(secret, each):
            return Visitor(table)
    return None


def _was_here(table: Table, token_hash: str) -> bool:
    """Whether this token belonged to a player who left or was removed."""
    gone = (each for each in table.state.players.values() if each.is_gone)
    return table.state.entrance.has_removed(token_hash) or any(
        each.token_hash == token_hash for each in gone
    )
