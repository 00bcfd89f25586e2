"""Services: what all parts of a node share."""

from collections.abc import Callable
from typing import NamedTuple

from samewave.server.bus import Bus
from samewave.server.clock import Clock, Randomness
from samewave.server.commands import Context
from samewave.server.library import Library
from samewave.server.log_reader import LogReader
from samewave.server.pace import Paces
from samewave.server.room import Games
from samewave.server.settings import Timings
from samewave.server.store import Store


class Services(NamedTuple):
    """One of each for every node."""

    store: Store
    bus: Bus
    library: Library
    games: Games
    clock: Clock
    timings: Timings
    randomness: Randomness
    paces: Paces
    logs: LogReader
    bot_pace: float = 1.0

    def context(self, now: Callable[[], float]) -> Context:
        """What judging the commands of a table needs; `now` is the time of that table."""
        seed, token = self.randomness.seed, self.randomness.token
        return Context(self.games, self.timings, seed, token, now)
