"""Every game in the house, made with the shelf that its boxes stand on."""

from collections.abc import Callable
from typing import Any

from samewave.core import AnyGame
from samewave.games.compatibility import Compatibility
from samewave.games.samegame import SameGame

GAMES: dict[str, Callable[[Any], AnyGame]] = {
    Compatibility.name: Compatibility,
    SameGame.name: SameGame,
}
"""The only list: a game in it is served, replayed and under every law."""
