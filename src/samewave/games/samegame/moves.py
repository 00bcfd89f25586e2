"""Moves: what a player can do at a table of The Same Game."""

from samewave.core import Value
from samewave.core.values import Key, Text


class WriteClue(Value, frozen=True, tag_field="type", tag="write_clue"):
    """Write a clue in secret, or another one; `anyway` overrules a warning."""

    text: Text
    anyway: bool = False


class AskSwap(Value, frozen=True, tag_field="type", tag="ask_swap"):
    """Ask the group for the one face-down object in place of one's own."""


class AnswerSwap(Value, frozen=True, tag_field="type", tag="answer_swap"):
    """Consent to somebody's swap, or refuse it."""

    consent: bool


class BeginTurn(Value, frozen=True, tag_field="type", tag="begin_turn"):
    """Be ready: show object and clue to the group."""


class Point(Value, frozen=True, tag_field="type", tag="point"):
    """Point at the criterion whose cup should be lifted; a finger may move."""

    criterion: Key


class RejectClue(Value, frozen=True, tag_field="type", tag="reject_clue"):
    """Say that the clue is not allowed; a majority of the guessers sends it back."""


Move = WriteClue | AskSwap | AnswerSwap | BeginTurn | Point | RejectClue
