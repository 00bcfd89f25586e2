"""Events: what happened at a table of The Same Game, with all that chance gave."""

from typing import Annotated

from msgspec import Meta

from samewave.core import Seat, Value
from samewave.core.values import BySeat, Key, Line, Number, Objects, Points, Row
from samewave.games.samegame.level import Agreement, Result


class Turn(Value, frozen=True):
    """A turn that is over: two objects, the cups in the order they were lifted, its worth."""

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
    """The table is set: the criteria lie in a row for the whole game."""

    level: Number
    agreement: Agreement
    names: Annotated[tuple[Line, ...], Meta(min_length=2, max_length=6)]
    languages: BySeat[Key]
    objects: Key
    cards: Objects[Key]
    criteria: Row[Key]
    first: Seat


class RoundDealt(Value, frozen=True, tag_field="type", tag="round_dealt"):
    """Tokens lie on the criteria; by seat, everybody's secret number and object."""

    tokens: Row[Number]
    numbers: BySeat[Number | None]
    objects: BySeat[Key | None]


class ClueWritten(Value, frozen=True, tag_field="type", tag="clue_written"):
    """A player has its clue; only its owner hears what it is."""

    seat: Seat
    text: Line | None = None


class SwapAsked(Value, frozen=True, tag_field="type", tag="swap_asked"):
    """A player asks for the face-down object."""

    seat: Seat


class SwapAnswered(Value, frozen=True, tag_field="type", tag="swap_answered"):
    """A player consents, or refuses and so ends the matter."""

    seat: Seat
    consent: bool


class SwapMade(Value, frozen=True, tag_field="type", tag="swap_made"):
    """All consented: the asker has the face-down object; only it hears which one."""

    seat: Seat
    object: Key | None = None


class TurnBegan(Value, frozen=True, tag_field="type", tag="turn_began"):
    """Object and clue of the active player lie open, all tokens are under cups."""

    seat: Seat
    object: Key
    clue: Line


class FingerPointed(Value, frozen=True, tag_field="type", tag="finger_pointed"):
    """A guesser points at a criterion."""

    seat: Seat
    criterion: Key


class ClueRejected(Value, frozen=True, tag_field="type", tag="clue_rejected"):
    """A guesser says that the clue is not allowed."""

    seat: Seat


class ClueSentBack(Value, frozen=True, tag_field="type", tag="clue_sent_back"):
    """A majority said so: the active player writes another clue."""

    seat: Seat


class CupLifted(Value, frozen=True, tag_field="type", tag="cup_lifted"):
    """The group agreed on a cup: a number shows, or the trap."""

    criterion: Key
    trapped: bool


class TurnEnded(Value, frozen=True, tag_field="type", tag="turn_ended"):
    """What the turn was worth, and where the score stands now."""

    turn: Turn
    score: Points


class GameEnded(Value, frozen=True, tag_field="type", tag="game_ended"):
    """How far the group came."""

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
