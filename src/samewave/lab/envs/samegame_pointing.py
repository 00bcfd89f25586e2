"""Pointing: who points next, and how a group that cannot agree comes to an end."""

from collections.abc import Hashable

from samewave.core import Seat
from samewave.games.samegame.state import State


class Pointing:
    """Guessers point one after the other, and go round again while they do not agree.

    With every cup another one begins. After some go-rounds only the cup with the most fingers may
    be pointed at; among equals the one that is pointed at by whoever is nearest to the left of the
    active player.
    """

    def __init__(self, patience: int) -> None:
        self._patience = patience
        self._question: Hashable = None
        self._asked = 0
        self.favourite: str | None = None

    def next(self, state: State, question: Hashable) -> Seat:
        """The guesser whose turn it is to point now."""
        if question != self._question:
            self._question, self._asked, self.favourite = question, 0, None
        guessers = state.guessers
        if self.favourite is None and self._asked >= self._patience * len(guessers):
            self.favourite = _favourite(state)
        while True:
            seat = guessers[(len(state.lifted) + self._asked) % len(guessers)]
            self._asked += 1
            if self.favourite is None or state.fingers[seat] != self.favourite:
                return seat


def _favourite(state: State) -> str | None:
    fingers = [finger for seat in state.guessers if (finger := state.fingers[seat])]
    return max(fingers, key=fingers.count) if fingers else None
