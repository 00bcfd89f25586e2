"""Moves: what a player can do at a table of The Same Game."""

from samewave.core import Value
from samewave.core.values import Key, Text


class WriteClue(Value, frozen=True, tag_field="type", tag="write_clue"):
    """Write or replace the secret clue; `anyway` overrides a warning."""

    text: Text
    anyway: bool = False


class AskSwap(Value, frozen=True, tag_field="type", tag="ask_swap"):
    """Ask the group to swap the own object for the face-down one."""


class AnswerSwap(Value, frozen=True, tag_field="type", tag="answer_swap"):
    """Consent to a player's swap, or refuse it."""

    consent: bool


class BeginTurn(Value, frozen=True, tag_field="type", tag="begin_turn"):
    """Show the object and the clue to the group."""


class Point(Value, frozen=True, tag_field="type", tag="point"):
    """Point at the criterion whose cup should be lifted; a finger may move."""

    criterion: Key


class RejectClue(Value, frozen=True, tag_field="type", tag="reject_clue"):
    """Reject the clue; a majority of the guessers sends it back."""


Move = WriteClue | AskSwap | AnswerSwap | BeginTurn | Point | RejectClue
