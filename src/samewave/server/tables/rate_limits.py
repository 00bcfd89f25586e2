"""The limits of requests to a table.

They count the seat, not the connection: a second window gains nothing. Bots, stand-ins and the
timer are not counted, so nobody can stop a game by using a limit up.
"""

from collections import OrderedDict
from collections.abc import Callable
from math import ceil

from samewave.core import Refused
from samewave.server.limits import Bucket
from samewave.server.protocol.messages import Leave
from samewave.server.tables.commands import AutoMove, Command, SeatLateJoiner, SwitchStandIn
from samewave.server.tables.joining import Claim, Join
from samewave.server.tables.log import PlayerId

_HOUR = 3600.0
_BURST = 10
"""A tenth of an hour's actions may come at once."""
_CHECKS, _CHECKS_PER_SECOND = 60, 5.0
"""How many checks of a move may come at once and per second: pages check while a clue is typed."""
_TABLES = 10_000
"""Tables whose limits are remembered; the least recently used are dropped."""
_PLAYERS = 100
"""Players per table whose limits are remembered, including some who left."""


_UNLIMITED = frozenset((AutoMove, SwitchStandIn, SeatLateJoiner, Leave))


class TableRateLimit:
    """The rate limits of one table."""

    def __init__(self, actions: float, joins: float, clock: Callable[[], float]) -> None:
        self._rate, self._clock = actions / _HOUR, clock
        self._burst = max(1.0, actions / _BURST)
        self._door = Bucket(max(1.0, joins / _BURST), joins / _HOUR, clock)
        self._actions: dict[PlayerId, Bucket] = {}
        self._checks: dict[PlayerId, Bucket] = {}

    def judge(self, command: Command, by: PlayerId | None) -> None:
        """Refuse a command if its player, or the table's door, has reached a limit."""
        kind = type(command)
        if kind in _UNLIMITED:
            return
        if kind is Join or kind is Claim:
            if not self._door.take():
                raise Refused("too_many_joins", seconds=ceil(self._door.wait))
        elif by is not None:
            self.judge_action(by)

    def judge_action(self, player: PlayerId) -> None:
        """Refuse an action if its player has reached the limit."""
        bucket = self._actions.get(player)
        if bucket is None:
            bucket = self._new(self._actions, player, self._burst, self._rate)
        if not bucket.take():
            raise Refused("slow_down", seconds=ceil(bucket.wait))

    def judge_check(self, player: PlayerId) -> None:
        """Refuse a `check_move` if its player has reached the limit."""
        bucket = self._checks.get(player)
        if bucket is None:
            bucket = self._new(self._checks, player, _CHECKS, _CHECKS_PER_SECOND)
        if not bucket.take():
            raise Refused("slow_down", seconds=ceil(bucket.wait))

    def _new(
        self, buckets: dict[PlayerId, Bucket], player: PlayerId, full: float, rate: float
    ) -> Bucket:
        while len(buckets) >= _PLAYERS:
            del buckets[next(iter(buckets))]
        buckets[player] = bucket = Bucket(full, rate, self._clock)
        return bucket


class TableRateLimits:
    """The rate limits of all tables of a node, kept when a table is reloaded."""

    def __init__(self, actions: float, joins: float, clock: Callable[[], float]) -> None:
        self._actions, self._joins, self._clock = actions, joins, clock
        self._tables: OrderedDict[int, TableRateLimit] = OrderedDict()

    def of(self, table: int) -> TableRateLimit:
        pace = self._tables.get(table)
        if pace is None:
            pace = self._tables[table] = TableRateLimit(self._actions, self._joins, self._clock)
        self._tables.move_to_end(table)
        if len(self._tables) > _TABLES:
            self._tables.popitem(last=False)
        return pace
