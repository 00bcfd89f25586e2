"""The list of all games."""

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Any, TypeAlias

from samewave.core import AnyGame, GameSummary
from samewave.games.compatibility import Compatibility
from samewave.games.samegame import SameGame

GAMES: dict[str, type[AnyGame]] = {
    Compatibility.name: Compatibility,
    SameGame.name: SameGame,
}
"""The only list: a game in it is offered, served, replayed and tested against every law.

A new table plays the first one.
"""

UNNAMED_GAME = Compatibility.name
UNNAMED_SETUP: dict[str, Any] = {"edition": "2016", "mode": "teams"}
"""The game and set-up of stored logs and messages that do not name them. They never change."""

# Unions that can be decoded. They are made once: a game that is listed later is not in them.
if TYPE_CHECKING:
    AnySummary: TypeAlias = GameSummary
    AnyHidden: TypeAlias = Any
else:
    AnySummary = reduce(or_, [game.summary_type for game in GAMES.values()])
    AnyHidden = reduce(or_, [game.hidden_type for game in GAMES.values() if game.hidden_type])
