"""Events: what happened at a Compatibility table, with all that chance gave."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta

from samewave.core import Seat, Value
from samewave.core.values import (
    MOST_IMAGES,
    BySeat,
    Card,
    Key,
    Line,
    Number,
    Place,
    Points,
    Row,
    Seats,
)
from samewave.games.compatibility.edition import Options


class Ranking(Value, frozen=True):
    """The images a player laid, strongest association first, and those that carry a double."""

    images: Row[Key]
    double: Row[Key] = ()


class Match(Value, frozen=True):
    """An image that a side shares, the places it has with each of those who share it, its worth."""

    side: Seat
    image: Key
    seats: Seats
    places: Row[Place]
    direct: bool
    doubled: bool
    points: Points


class Turn(Value, frozen=True):
    """One beat of the reveal: who turns the card on which place, and what shows by it."""

    seats: Seats
    place: Place
    matches: Row[Match] = ()


class Ending(StrEnum):
    """Why a game is over."""

    FIRST_AT_THE_END = "first_at_the_end"
    LARGEST_OVERSHOOT = "largest_overshoot"
    MOST_TOKENS_LEFT = "most_tokens_left"
    PLAYOFF = "playoff"
    SHARED = "shared"
    TOGETHER = "together"


class GameStarted(Value, frozen=True, tag_field="type", tag="game_started", kw_only=True):
    """The table is set: all that stays as it is until the end."""

    edition: Key
    mode: Key
    names: BySeat[Line]
    chairs: Seats
    sides: BySeat[Seats]
    track_name: Key
    track: Annotated[tuple[Place, ...], Meta(max_length=200)]
    deck: Key
    images: Annotated[tuple[Key, ...], Meta(max_length=MOST_IMAGES)]
    themes: Key
    theme_cards: Annotated[int, Meta(ge=1, le=1_000)]
    options: Options
    first: Seat


class RoundBegan(Value, frozen=True, tag_field="type", tag="round_began"):
    """The next to the left opens; images come back to those who had too few left."""

    opener: Seat
    returned_to: Seats = ()


class ThemeCalled(Value, frozen=True, tag_field="type", tag="theme_called"):
    """A number was called before the card is drawn."""

    seat: Seat
    number: Number


class DieThrown(Value, frozen=True, tag_field="type", tag="die_thrown"):
    """The die is in the air."""

    seat: Seat


class ThemeDrawn(Value, frozen=True, tag_field="type", tag="theme_drawn"):
    """The theme of the round, and whether the cards were shuffled again for it."""

    card: Card
    number: Annotated[int, Meta(ge=1, le=100)]
    shuffled: bool = False


class DoubleClaimed(Value, frozen=True, tag_field="type", tag="double_claimed"):
    """A player announced its token."""

    seat: Seat


class LockedIn(Value, frozen=True, tag_field="type", tag="locked_in"):
    """A player's ranking lies face down; only its owner hears what is in it."""

    seat: Seat
    ranking: Ranking | None = None


class Reopened(Value, frozen=True, tag_field="type", tag="reopened"):
    """A player took its ranking back."""

    seat: Seat


class TimeRanOut(Value, frozen=True, tag_field="type", tag="time_ran_out"):
    """These players lay nothing this round."""

    seats: Seats


class RoundScored(Value, frozen=True, tag_field="type", tag="round_scored"):
    """All rankings are open: by seat, what was laid; by side, points and Double Up cards used."""

    rankings: BySeat[Ranking | None]
    turns: Row[Turn]
    points: BySeat[Points]
    spent: BySeat[Points]


class PlayoffCalled(Value, frozen=True, tag_field="type", tag="playoff_called"):
    """These sides are tied and play on among themselves."""

    sides: Seats


class GameEnded(Value, frozen=True, tag_field="type", tag="game_ended"):
    """Who won, and what decided it."""

    winners: Seats
    ending: Ending


Event = (
    GameStarted
    | RoundBegan
    | ThemeCalled
    | DieThrown
    | ThemeDrawn
    | DoubleClaimed
    | LockedIn
    | Reopened
    | TimeRanOut
    | RoundScored
    | PlayoffCalled
    | GameEnded
)
