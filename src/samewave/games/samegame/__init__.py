"""The Same Game: the rules for two to six players and four levels."""

from samewave.games.samegame.game import SameGame

__all__ = ["SameGame"]
