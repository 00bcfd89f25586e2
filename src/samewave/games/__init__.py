"""Every game in the house, made with the shelf that its boxes stand on."""

from collections.abc import Callable
from typing import Any

from samewave.core import AnyGame
from samewave.core.practice import Lesson
from samewave.games.compatibility import Compatibility
from samewave.games.compatibility.practice import LESSON as COMPATIBILITY_LESSON
from samewave.games.samegame import SameGame
from samewave.games.samegame.practice import LESSON as SAMEGAME_LESSON

GAMES: dict[str, Callable[[Any], AnyGame]] = {
    Compatibility.name: Compatibility,
    SameGame.name: SameGame,
}
"""The only list: a game in it is served, replayed and under every law."""

LESSONS: dict[str, Lesson] = {
    lesson.game: lesson for lesson in (COMPATIBILITY_LESSON, SAMEGAME_LESSON)
}
"""A first round of every game, explained as it is played."""
