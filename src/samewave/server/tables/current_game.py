"""The players of a table, and the game that they are playing."""

from typing import Any

import msgspec

from samewave.bots import Strength
from samewave.core import AnyGame, Chance, Refused, Seat, Showing, Value
from samewave.core.codec import read_move
from samewave.core.lesson import Lesson
from samewave.history import Deal
from samewave.server.tables.log import PlayerId


class Player(Value, frozen=True):
    """A player. After leaving, they are kept while the game or the chat refers to them."""

    id: PlayerId
    name: str
    token_hash: str = ""
    strength: Strength | None = None
    is_gone: bool = False
    has_stand_in: bool = False

    @property
    def is_bot(self) -> bool:
        return self.strength is not None

    @property
    def needs_a_bot(self) -> bool:
        """Whether a bot must move for this player."""
        return self.is_bot or self.is_gone or self.has_stand_in


LEARNER_READS = 600.0
"""Seconds for which a practice round waits until the learner taps on."""


class Show(Value, frozen=True):
    """When all screens show the events of an update, by table time.

    Bots and the timer of the next question wait for the end. Somebody may tap on before that.
    """

    sequence: int
    """The sequence of the update."""
    starts: float
    ends: float
    """When everything was shown, and people read the result."""
    until: float
    """When screens go on."""


class CurrentGame(Value, frozen=True):
    """A game at a table, and the players at its seats."""

    number: int
    game: AnyGame
    setup: Any
    chance: Chance
    seated: tuple[PlayerId, ...]
    state: Any
    first_entry: int
    lesson: Lesson | None = None
    """The lesson, if this is a practice round."""
    deal: Deal | None = None
    """The deal of an earlier game, if this is a duel."""

    @property
    def is_over(self) -> bool:
        finished: bool = self.state.finished
        return finished

    @property
    def time_limit(self) -> int | None:
        """The game's own time limit for the current question, in seconds."""
        limit: int | None = self.game.time_limit(self.state)
        return limit

    @property
    def showing(self) -> Showing:
        """How long pages show what led to the current question. A learner may read for long."""
        showing: Showing = self.game.showing(self.state)
        if self.lesson and showing.reading:
            return showing._replace(reading=LEARNER_READS)
        return showing

    def seat_of(self, player: PlayerId | None) -> Seat | None:
        return self.seated.index(player) if player in self.seated else None

    def offers(self, seat: Seat | None) -> Any:
        """The moves that a seat may make now. In a duel, only those that follow the deal."""
        offers = self.game.offers(self.state, seat)
        if self.deal is None:
            return offers
        return self.game.dealt_offers(offers, self.state, self.deal.summary)

    def default_move(self, seat: Seat | None) -> Any:
        """The move that the server makes for a seat whose time is up; None if it has answered."""
        return self.game.default_move(self.state, seat, self.offers(seat), self.chance)

    def read_move(self, by: PlayerId | None, raw: msgspec.Raw) -> tuple[Seat | None, Any]:
        """Decode a move, and find the seat that makes it. A `by` of None is the timer."""
        seat = self.seat_of(by)
        if by is not None and seat is None:
            raise Refused("not_in_this_game")
        move = read_move(self.game, raw)
        self.judge_deal(seat, move)
        return seat, move

    def judge_deal(self, seat: Seat | None, move: Any) -> None:
        """Refuse a move that departs from the deal of a duel."""
        if self.deal:
            self.game.judge_dealt(self.state, seat, move, self.deal.summary)
