"""The services that all parts of a node share."""

from collections.abc import Callable
from typing import NamedTuple

from samewave.server.clock import Clock, Randomness
from samewave.server.library import Library
from samewave.server.nodes import Bus
from samewave.server.settings import Timings
from samewave.server.store import Store
from samewave.server.tables.commands import Context
from samewave.server.tables.log_reader import LogReader
from samewave.server.tables.requests import TableRateLimits
from samewave.server.tables.state import Games


class Services(NamedTuple):
    """One instance of each service per node."""

    store: Store
    bus: Bus
    library: Library
    games: Games
    clock: Clock
    timings: Timings
    randomness: Randomness
    rate_limits: TableRateLimits
    logs: LogReader
    bot_pace: float = 1.0

    def context(self, now: Callable[[], float]) -> Context:
        """What judging a table's commands needs; `now` returns that table's time."""
        seed, token = self.randomness.seed, self.randomness.token
        return Context(self.games, self.timings, seed, token, now)
