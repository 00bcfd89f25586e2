"""Moves and events: what players do at a Compatibility table, and what happens there.

Events contain every random result.
"""

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
    OwnThemes,
    Place,
    Points,
    Row,
    Seats,
)
from samewave.games.compatibility.edition import Options


class OpenTheme(Value, frozen=True, tag_field="type", tag="open_theme"):
    """Call a number, then the theme card is drawn."""

    number: Number


class RollTheme(Value, frozen=True, tag_field="type", tag="roll_theme"):
    """Roll the die for the number, then the theme card is drawn."""


class Choose(Value, frozen=True, tag_field="type", tag="choose"):
    """Lock in a ranking, strongest association first, and the images to double."""

    images: Row[Key]
    double: Row[Key] = ()


class Reopen(Value, frozen=True, tag_field="type", tag="reopen"):
    """Take a locked ranking back while others still choose."""


class ClaimDouble(Value, frozen=True, tag_field="type", tag="claim_double"):
    """Announce the x2 token for this round."""


class TimeUp(Value, frozen=True, tag_field="type", tag="time_up"):
    """The clock's move in a round: players who have not locked in lay nothing."""

    round: Number


Move = OpenTheme | RollTheme | Choose | Reopen | ClaimDouble | TimeUp


class Ranking(Value, frozen=True):
    """The images a player laid, strongest association first, and the doubled ones."""

    images: Row[Key]
    double: Row[Key] = ()


class Match(Value, frozen=True):
    """An image that a side shares: its place in the ranking of each seat, and its points."""

    side: Seat
    image: Key
    seats: Seats
    places: Row[Place]
    direct: bool
    doubled: bool
    points: Points


class CardTurn(Value, frozen=True):
    """One step of the reveal: the seats that turn the card on a place, and the matches it shows."""

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


class GameStarted(
    Value, frozen=True, tag_field="type", tag="game_started", kw_only=True, omit_defaults=True
):
    """The game starts. The event has everything that stays the same until the end.

    `left_out` has by theme number, counted from 1, the cards whose theme is not played. After the
    pack's cards come the themes that the players wrote themselves, each on a card of its own.
    """

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
    theme_cards: Annotated[int, Meta(ge=0, le=1_000)]
    left_out: Row[Annotated[tuple[Card, ...], Meta(max_length=1_000)]] = ()
    options: Options
    first: Seat
    own_themes: OwnThemes = ()

    @property
    def cards(self) -> int:
        """The number of all theme cards: those of the pack, then one for each own theme."""
        return self.theme_cards + len(self.own_themes)

    def own_theme(self, card: int) -> str:
        """The players' own theme on a card; "" if the card is one of the pack."""
        return "" if card < self.theme_cards else self.own_themes[card - self.theme_cards]


class RoundBegan(Value, frozen=True, tag_field="type", tag="round_began"):
    """A round begins with the next opener. Players with too few images get theirs back."""

    opener: Seat
    returned_to: Seats = ()


class ThemeCalled(Value, frozen=True, tag_field="type", tag="theme_called"):
    """A player called a number; the card is drawn next."""

    seat: Seat
    number: Number


class DieThrown(Value, frozen=True, tag_field="type", tag="die_thrown"):
    """A player threw the die; its number comes with the card."""

    seat: Seat


class ThemeDrawn(Value, frozen=True, tag_field="type", tag="theme_drawn"):
    """The theme of the round, and whether the cards were shuffled again for it."""

    card: Card
    number: Annotated[int, Meta(ge=1, le=100)]
    shuffled: bool = False


class DoubleClaimed(Value, frozen=True, tag_field="type", tag="double_claimed"):
    """A player announced their token."""

    seat: Seat


class LockedIn(Value, frozen=True, tag_field="type", tag="locked_in"):
    """A player laid a ranking face down; only they see the ranking in this event."""

    seat: Seat
    ranking: Ranking | None = None


class Reopened(Value, frozen=True, tag_field="type", tag="reopened"):
    """A player took their ranking back."""

    seat: Seat


class TimeRanOut(Value, frozen=True, tag_field="type", tag="time_ran_out"):
    """The time is up; these players lay nothing this round."""

    seats: Seats


class RoundScored(Value, frozen=True, tag_field="type", tag="round_scored"):
    """All rankings are revealed: rankings by seat, points and spent Double Up cards by side."""

    rankings: BySeat[Ranking | None]
    turns: Row[CardTurn]
    points: BySeat[Points]
    spent: BySeat[Points]


class PlayoffCalled(Value, frozen=True, tag_field="type", tag="playoff_called"):
    """These sides are tied and play a further round among themselves."""

    sides: Seats


class GameEnded(Value, frozen=True, tag_field="type", tag="game_ended"):
    """The game ends: the winners, and what decided it."""

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
