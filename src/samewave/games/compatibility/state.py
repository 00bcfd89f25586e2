"""State: how a game of Compatibility stands."""

from collections.abc import Sequence
from itertools import compress, count, repeat
from operator import is_
from typing import Literal

from samewave.core import Seat, Value
from samewave.games.compatibility.edition import (
    FULL_HAND,
    Doubling,
    Edition,
    Opening,
    Referent,
)
from samewave.games.compatibility.events import (
    Ending,
    GameStarted,
    Ranking,
    RoundScored,
)

Phase = Literal["beginning", "opening", "drawing", "choosing", "scored", "finished"]
"""The phase of a round. The table waits for players only while opening and choosing."""


class Theme(Value, frozen=True, omit_defaults=True):
    """A theme by its card and its number on the card; with its text if players wrote it."""

    card: int
    number: int
    text: str = ""


class TableSetup(Value, frozen=True, cache_hash=True):
    """Everything that does not change during a game."""

    started: GameStarted
    edition: Edition
    side_of: tuple[int, ...]
    deck: frozenset[str]
    doubling: Doubling

    @property
    def sides(self) -> tuple[tuple[Seat, ...], ...]:
        return self.started.sides

    @property
    def finish(self) -> int:
        return len(self.started.track)

    def to_the_left_of(self, seat: Seat) -> tuple[Seat, ...]:
        """All seats in turn, from the left neighbour to the seat itself."""
        chairs = self.started.chairs
        neighbour = chairs.index(seat) + 1
        return chairs[neighbour:] + chairs[:neighbour]


class State(Value, frozen=True):
    """Everything the rules need to know; secret until a view shows it.

    `points` are by side, `doubles` by purse, `choices` and `retired` images by seat. `read` has the
    cards whose theme was read, by theme number. `stack` are the theme cards not drawn since the
    last shuffle.
    """

    table: TableSetup
    phase: Phase
    points: tuple[int, ...]
    doubles: tuple[int, ...]
    choices: tuple[Ranking | None, ...]
    retired: tuple[tuple[str, ...], ...]
    stack: tuple[int, ...]
    read: tuple[frozenset[int], ...]
    rounds: int = 0
    opener: Seat = 0
    number: int | None = None
    theme: Theme | None = None
    claimed_by: Seat | None = None
    playoff: tuple[int, ...] = ()
    last: RoundScored | None = None
    winners: tuple[int, ...] = ()
    ending: Ending | None = None

    @property
    def finished(self) -> bool:
        return self.phase == "finished"

    @property
    def round(self) -> int:
        """The number of the current round, or of the last one when the game is over."""
        return self.rounds if self.finished else self.rounds + 1

    @property
    def referent(self) -> Seat | None:
        """The seat that the others try to match this round, if the edition has one."""
        return None if self.table.edition.referent is Referent.NONE else self.opener

    @property
    def openers(self) -> tuple[Seat, ...]:
        """The seats that may open the theme of this round."""
        if self.table.edition.opening is Opening.TEAMS_IN_TURN:
            return self.table.sides[self.table.side_of[self.opener]]
        return (self.opener,)

    @property
    def waiting_for(self) -> tuple[Seat, ...]:
        """The seats that the game waits for."""
        if self.phase == "opening":
            return self.openers
        if self.phase != "choosing":
            return ()
        missing = compress(count(), map(is_, self.choices, repeat(None)))
        return tuple(filter(self.is_playing, missing) if self.playoff else missing)

    @property
    def all_locked_in(self) -> bool:
        return not self.waiting_for if self.playoff else None not in self.choices

    def is_playing(self, seat: Seat) -> bool:
        """Whether a seat lays images this round; in a playoff, only tied sides and the referent."""
        return not self.playoff or self.table.side_of[seat] in self.playoff or seat == self.referent

    def images_to_pick(self, seat: Seat) -> int:
        """The number of images that a seat must pick; 0 at the finish and outside a playoff."""
        if self.playoff:
            return FULL_HAND if self.is_playing(seat) else 0
        table = self.table
        if table.edition.referent_full_hand and seat == self.referent:
            return FULL_HAND
        points, track = self.points[table.side_of[seat]], table.started.track
        return track[points] if points < len(track) else 0

    def purse_of(self, seat: Seat) -> int:
        """The index in `doubles` that a seat pays from: its own token, or its side's cards."""
        return seat if self.table.doubling is Doubling.CLAIMED_TOKEN else self.table.side_of[seat]

    @property
    def doubles_left(self) -> tuple[int, ...]:
        """The unspent doubles of each side; cards that lie face down count as unspent."""
        if self.table.doubling is not Doubling.CLAIMED_TOKEN:
            return self.doubles
        left = [0] * len(self.points)
        for seat, side in enumerate(self.table.side_of):
            left[side] += self.doubles[seat]
        return tuple(left)

    @property
    def theme_stack(self) -> Sequence[int]:
        """The theme cards that can be drawn; if all are read, the stack counts as reshuffled."""
        return self.undrawn or self._unread(range(self.table.started.cards))

    @property
    def undrawn(self) -> Sequence[int]:
        """The cards not drawn since the last shuffle that have a theme left to read."""
        return self._unread(self.stack)

    def _unread(self, cards: Sequence[int]) -> Sequence[int]:
        done = frozenset.intersection(*self.read)
        return [card for card in cards if card not in done] if done else cards

    @property
    def open_numbers(self) -> tuple[int, ...]:
        """The numbers that have an unread theme on a card that can be drawn.

        There is always one: when all themes are read, they all count as unread again.
        """
        stack = self.theme_stack
        return tuple([n for n, cards in enumerate(self.read, 1) if not cards.issuperset(stack)])

    def is_open(self, number: int) -> bool:
        """Whether a number is one of the `open_numbers`."""
        return not self.read[number - 1].issuperset(self.theme_stack)
