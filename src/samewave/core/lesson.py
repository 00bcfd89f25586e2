"""Lessons: a practice round in which every step is explained to one of the players."""

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

from msgspec import field

from samewave.core.values import Code, Seat, Value


class Hint(Value, frozen=True, omit_defaults=True):
    """One explanation for the learner, by its code; the client has the words, as for a refusal.

    `move` is the move to make now, if there is one to make.
    """

    code: Code
    params: dict[str, Any] = field(default_factory=dict)
    move: Any = None


Hints: TypeAlias = tuple[Hint, ...]
Cue: TypeAlias = tuple[Any, ...]
"""The next action of a scripted player: one move, or none while it waits."""


class Lesson(NamedTuple):
    """A table at which the first round goes well if everybody follows the lesson.

    `hints` and `script` get a seat's view and offers and nothing else, so neither can leak a
    secret. `hints` is for the learner, and returns nothing once the lesson is over. `script` moves
    for the others; it returns None where they must think for themselves.
    """

    game: str
    seed: int
    seats: int
    learner: Seat
    set_up: Callable[[tuple[str, ...], str], Any]
    """The set-up for these names, in this language."""
    hints: Callable[[Any, Any], Hints]
    script: Callable[[Any, Any], Cue | None]
