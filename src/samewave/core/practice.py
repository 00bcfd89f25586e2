"""Practice: a first round in which every step is explained to one of the players."""

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

from msgspec import field

from samewave.core.bounds import Seat
from samewave.core.value import Code, Value


class Hint(Value, frozen=True, omit_defaults=True):
    """One thing to say to the learner, by its code; the client has the words, as for a refusal.

    `move` is what to do now, where something is to be done.
    """

    code: Code
    params: dict[str, Any] = field(default_factory=dict)
    move: Any = None


Hints: TypeAlias = tuple[Hint, ...]
Cue: TypeAlias = tuple[Any, ...]
"""What a scripted player does now: one move, or none while it waits."""


class Lesson(NamedTuple):
    """A table at which the first round goes well, if everybody does as the lesson wants.

    Both functions see a seat's view and offers and nothing else, so neither can tell a secret.
    `hints` is for the learner; nothing is left to say when the lesson is over. `script` is for the
    others; None where they must think for themselves.
    """

    game: str
    seed: int
    seats: int
    learner: Seat
    set_up: Callable[[tuple[str, ...], str], Any]
    """The set-up for these names, in this language."""
    hints: Callable[[Any, Any], Hints]
    script: Callable[[Any, Any], Cue | None]
