"""Every game in the house, made with the shelf that its boxes stand on."""

from typing import Any

from samewave.core import AnyGame
from samewave.games.compatibility import Compatibility
from samewave.games.samegame import SameGame

GAMES: dict[str, type[AnyGame]] = {
    Compatibility.name: Compatibility,
    SameGame.name: SameGame,
}
"""The only list: a game in it is offered, served, replayed and under every law.

A new table plays the first one.
"""

UNNAMED_GAME = Compatibility.name
UNNAMED_SETUP: dict[str, Any] = {"edition": "2016", "mode": "teams"}
"""What stored logs and pages mean that leave out the game or its set-up. It never changes."""
