"""Requests to a table: how they are judged, and how many each player may make.

The limits count the seat, not the connection: a second window gains nothing. Bots, stand-ins and
the timer are not counted, so nobody can stop a game by using a limit up.
"""

from asyncio import Future, to_thread
from collections import OrderedDict
from collections.abc import Callable
from math import ceil
from typing import Any, TypeAlias

import msgspec

from samewave.core import Refused
from samewave.server.limits import Bucket
from samewave.server.protocol.messages import Leave, Start
from samewave.server.supervise import log_failure
from samewave.server.tables.commands import (
    AutoMove,
    Command,
    SeatLateJoiner,
    SwitchStandIn,
    judge,
)
from samewave.server.tables.evolve import evolve
from samewave.server.tables.joining import Claim, Join
from samewave.server.tables.log import Entry, PlayerId
from samewave.server.tables.next_game import Context, setup_of
from samewave.server.tables.state import Games, TableState

_encode = msgspec.json.Encoder().encode

Answer: TypeAlias = Entry | Exception | None
"""The written entry, the error, or None if the message was carried out before."""


class Request(msgspec.Struct, frozen=True):
    """A command, who sent it, and the callback that gets its result."""

    command: Command
    by: PlayerId | None
    message: str
    """The id of the page's message; the same id is never carried out twice."""
    reply: Callable[[str, Answer], None]
    """Called with the id of the message and the result."""


class Committed(msgspec.Struct, frozen=True):
    """An accepted request: its entry, the encoded entry, and the state after it."""

    entry: Entry
    encoded: bytes
    state: TableState
    events: tuple[Any, ...] = ()


Judged: TypeAlias = tuple[Request, Committed | Exception | None]


async def prepare(command: Command, state: TableState, games: Games) -> None:
    """Load what judging a command needs, without blocking other tables."""
    if isinstance(command, Start):
        setup = setup_of(state.settings, state.packs, tuple("AB"), games)
        await to_thread(games[state.settings.game].preload, setup)


def judge_all(
    batch: list[Request], state: TableState, context: Context, now: float, skew: float
) -> tuple[list[Judged], list[bytes]]:
    """Judge requests in order, each in the state that the accepted ones before it lead to.

    Also returns the encoded entries of the accepted ones.
    """
    judged: list[Judged] = []
    encoded: list[bytes] = []
    for request in batch:
        outcome = _judge(request, state, context, now, skew)
        if isinstance(outcome, Committed):
            state = outcome.state
            encoded.append(outcome.encoded)
        judged.append((request, outcome))
    return judged, encoded


def _judge(
    request: Request, state: TableState, context: Context, now: float, skew: float
) -> Committed | Exception | None:
    command, by, message = request.command, request.by, request.message
    if message and state.has_answered(by, message):
        return None
    try:
        accepted = judge(state, by, command, context)
        entry = Entry(now, accepted.event, by, message, skew=skew)
        after = evolve(state, entry, context.games, accepted.current_game)
        return Committed(entry, _encode(entry), after, accepted.events)
    except Refused as refused:
        return refused
    except Exception as error:  # a bug in the rules: the sender gets an error, others play on
        log_failure(f"table {context.table}: {type(command).__name__} of player {by}", error)
        return error


def resolve(future: "Future[Any]", _: str, answer: Answer) -> None:
    """Complete a future with the result of a request, or with its error."""
    if future.done():
        return
    if isinstance(answer, Exception):
        future.set_exception(answer)
    else:
        future.set_result(answer)


_HOUR = 3600.0
_BURST = 10
"""A tenth of an hour's actions may come at once."""
_CHECKS, _CHECKS_PER_SECOND = 60, 5.0
"""For `check_move`, which pages send while a clue is typed."""
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
