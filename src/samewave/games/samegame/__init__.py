"""The rules of The Same Game: two to six players, four levels."""

from samewave.games.samegame.game import SameGame

__all__ = ["SameGame"]
