"""A bot that follows a lesson's script, and thinks for itself when there is none."""

from collections.abc import Callable
from typing import Any

from samewave.bots import Bot, Thought
from samewave.core.practice import Cue

SECONDS = 2.5
"""Long enough to read what has just happened."""


class ScriptedBot:
    """It sees what any bot sees; the other bot in it looks on and takes over."""

    def __init__(self, script: Callable[[Any, Any], Cue | None], otherwise: Bot) -> None:
        self._script, self._otherwise = script, otherwise

    def look(self, view: Any) -> None:
        self._otherwise.look(view)

    def think(self, view: Any, offers: Any) -> Thought | None:
        cue = self._script(view, offers)
        if cue is None:
            return self._otherwise.think(view, offers)
        return Thought(cue[0], SECONDS) if cue else None
