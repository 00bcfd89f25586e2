"""Every game in the house, made with the shelf that its boxes stand on."""

from samewave.core import AnyGame
from samewave.games.compatibility import Compatibility
from samewave.games.samegame import SameGame

GAMES: dict[str, type[AnyGame]] = {
    Compatibility.name: Compatibility,
    SameGame.name: SameGame,
}
"""The only list: a game in it is offered, served, replayed and under every law."""

LESSONS = {name: game.lesson for name, game in GAMES.items() if game.lesson}
"""A first round of every game that has one, explained as it is played."""
