"""Moves and events: what players do at a table of The Same Game, and what happens there.

Events contain every random result.
"""

from typing import Annotated

from msgspec import Meta

from samewave.core import Seat, Value
from samewave.core.values import BySeat, Key, Line, Number, Objects, Points, Row, Text
from samewave.games.samegame.level import Agreement, Result


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


class Turn(Value, frozen=True):
    """A finished turn: the object, the clue, the cups in the order of lifting, and the value."""

    seat: Seat
    object: Key
    clue: Line
    trap: Key
    lifted: Row[Key]
    trapped: bool
    value: Points


class GameStarted(
    Value, frozen=True, tag_field="type", tag="game_started", kw_only=True, cache_hash=True
):
    """The game starts; the criteria stay in their row for the whole game."""

    level: Number
    agreement: Agreement
    names: Annotated[tuple[Line, ...], Meta(min_length=2, max_length=6)]
    languages: BySeat[Key]
    objects: Key
    cards: Objects[Key]
    criteria: Row[Key]
    first: Seat


class RoundDealt(Value, frozen=True, tag_field="type", tag="round_dealt"):
    """A round is dealt: tokens on the criteria, and each seat's secret number and object."""

    tokens: Row[Number]
    numbers: BySeat[Number | None]
    objects: BySeat[Key | None]


class ClueWritten(Value, frozen=True, tag_field="type", tag="clue_written"):
    """A player wrote a clue; only they see its text in this event."""

    seat: Seat
    text: Line | None = None


class SwapAsked(Value, frozen=True, tag_field="type", tag="swap_asked"):
    """A player asks for the face-down object."""

    seat: Seat


class SwapAnswered(Value, frozen=True, tag_field="type", tag="swap_answered"):
    """A player consents to the swap, or refuses and so ends it."""

    seat: Seat
    consent: bool


class SwapMade(Value, frozen=True, tag_field="type", tag="swap_made"):
    """All consented: the asker gets the face-down object; only they see which one it is."""

    seat: Seat
    object: Key | None = None


class TurnBegan(Value, frozen=True, tag_field="type", tag="turn_began"):
    """The active player's object and clue are shown, and all tokens are under cups."""

    seat: Seat
    object: Key
    clue: Line


class FingerPointed(Value, frozen=True, tag_field="type", tag="finger_pointed"):
    """A guesser points at a criterion."""

    seat: Seat
    criterion: Key


class ClueRejected(Value, frozen=True, tag_field="type", tag="clue_rejected"):
    """A guesser rejects the clue."""

    seat: Seat


class ClueSentBack(Value, frozen=True, tag_field="type", tag="clue_sent_back"):
    """A majority rejected the clue; the active player writes another."""

    seat: Seat


class CupLifted(Value, frozen=True, tag_field="type", tag="cup_lifted"):
    """The group lifted a cup: it hid a number, or the trap."""

    criterion: Key
    trapped: bool


class TurnEnded(Value, frozen=True, tag_field="type", tag="turn_ended"):
    """A turn ends: its value, and the score after it."""

    turn: Turn
    score: Points


class GameEnded(Value, frozen=True, tag_field="type", tag="game_ended"):
    """The game ends with a score and a result."""

    score: Points
    result: Result


Event = (
    GameStarted
    | RoundDealt
    | ClueWritten
    | SwapAsked
    | SwapAnswered
    | SwapMade
    | TurnBegan
    | FingerPointed
    | ClueRejected
    | ClueSentBack
    | CupLifted
    | TurnEnded
    | GameEnded
)
