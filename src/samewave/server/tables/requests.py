"""Requests: what waits to be judged at a table, and what became of it."""

from asyncio import Future, to_thread
from collections import OrderedDict
from collections.abc import Callable
from math import ceil
from typing import Any, NamedTuple, TypeAlias

from samewave.core import Refused
from samewave.server.limits import Bucket
from samewave.server.protocol.messages import Leave, Start
from samewave.server.tables.commands import AutoMove, Command, SwitchStandIn, setup_of
from samewave.server.tables.joining import Join
from samewave.server.tables.log import Entry, PlayerId
from samewave.server.tables.state import Games, TableState

Answer: TypeAlias = Entry | Exception | None
"""The entry that was written, why there is none, or None if it was written earlier."""


class Request(NamedTuple):
    """A command that waits to be judged, and who hears what came of it."""

    command: Command
    by: PlayerId | None
    message: str
    """The id of the page's message: the same id is never written twice."""
    reply: Callable[[Answer], None]


class Committed(NamedTuple):
    """A judged request: its entry as it is stored and published, and the table after it."""

    entry: Entry
    encoded: bytes
    state: TableState
    events: tuple[Any, ...] = ()


Judged: TypeAlias = tuple[Request, Committed | Exception | None]


async def prepare(command: Command, state: TableState, games: Games) -> None:
    """Load what judging a command needs, while other tables go on."""
    if isinstance(command, Start):
        setup = setup_of(state.settings, state.packs, tuple("AB"), games)
        await to_thread(games[state.settings.game].preload, setup)


def resolve(future: "Future[Any]", answer: Answer) -> None:
    """Wake whoever waits for an answer."""
    if future.done():
        return
    if isinstance(answer, Exception):
        future.set_exception(answer)
    else:
        future.set_result(answer)


_HOUR = 3600.0
_BURST = 10
"""The part of an hour's actions that may come at once."""
_CHECKS, _CHECKS_PER_SECOND = 60, 5.0
"""Moves that are tried out: the page asks while somebody writes a clue."""
_TABLES = 10_000
"""That are remembered; those that were not used for longest are forgotten."""
_PLAYERS = 100
"""The same at one table: some of them have left."""


class TableRateLimit:
    """The buckets of one table."""

    def __init__(self, actions: float, joins: float, clock: Callable[[], float]) -> None:
        self._rate, self._clock = actions / _HOUR, clock
        self._burst = max(1.0, actions / _BURST)
        self._door = Bucket(max(1.0, joins / _BURST), joins / _HOUR, clock)
        self._actions: dict[PlayerId, Bucket] = {}
        self._checks: dict[PlayerId, Bucket] = {}

    def judge(self, command: Command, by: PlayerId | None) -> None:
        """Refuse a command if this player, or the door, needs a rest first."""
        kind = type(command)
        if kind is AutoMove or kind is SwitchStandIn or kind is Leave:
            return
        if kind is Join:
            if not self._door.take():
                raise Refused("too_many_joins", seconds=ceil(self._door.wait))
        elif by is not None:
            self.judge_action(by)

    def judge_action(self, player: PlayerId) -> None:
        bucket = self._actions.get(player)
        if bucket is None:
            bucket = self._new(self._actions, player, self._burst, self._rate)
        if not bucket.take():
            raise Refused("slow_down", seconds=ceil(bucket.wait))

    def judge_check(self, player: PlayerId) -> None:
        """The same for a move that is only tried out."""
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
    """One for each table of a node. A table that is loaded again finds its own."""

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
