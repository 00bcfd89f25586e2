"""The players of a table, and the game that they are playing."""

from typing import Any

import msgspec
from msgspec.structs import replace

from samewave.bots import Strength
from samewave.core import (
    NOTHING_TO_SHOW,
    AnyGame,
    Chance,
    Seat,
    Showing,
    Value,
    replace_at,
    replay,
)
from samewave.core.catalogue import Hints, Lesson
from samewave.core.record import read_events
from samewave.history import Deal
from samewave.server.tables.log import Colour, PlayerId, Proceeding, TableEvent, TableSettings


class Player(Value, frozen=True):
    """A player. After leaving, they are kept while the game or the chat refers to them."""

    id: PlayerId
    name: str
    token_hash: str = ""
    strength: Strength | None = None
    face: str = ""
    """The image that the player chose as a face, or a bot's own face."""
    language: str = ""
    """The language of the player's device; empty if it did not say."""
    is_gone: bool = False
    has_stand_in: bool = False
    colour: Colour = ""

    @property
    def is_bot(self) -> bool:
        return self.strength is not None

    @property
    def needs_a_bot(self) -> bool:
        """Whether a bot must move for this player."""
        return self.is_bot or self.is_gone or self.has_stand_in


class Promise(Value, frozen=True):
    """A player takes over a seat of the game when the question asked at this time is over."""

    player: PlayerId
    seat: Seat
    asked: float


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

    def proceeded(self, to: Proceeding, at: float) -> "Show":
        """The times after somebody tapped on: to the result, or to what follows it."""
        until = at + (self.until - self.ends) if to == "result" else at
        return Show(self.sequence, self.starts, min(self.ends, at), until)


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
        """How long pages show what led to the current question. A learner reads tips for long."""
        showing: Showing = self.game.showing(self.state)
        if showing != NOTHING_TO_SHOW and self._hints:
            return showing._replace(reading=LEARNER_READS)
        return showing

    @property
    def _hints(self) -> Hints:
        """The hints that the learner of a practice round gets now."""
        if self.lesson is None:
            return ()
        seat = self.lesson.learner
        return self.lesson.hints(
            self.game.view(self.state, seat), self.game.offers(self.state, seat)
        )

    def deadline(self, settings: TableSettings, begins: float) -> float | None:
        """When the server moves for players who have not, if there is a time limit."""
        limit = None if settings.over_days else self.time_limit or settings.timer
        return begins + limit if limit else None

    def after(self, events: msgspec.Raw) -> "CurrentGame":
        """The game after the events of a move."""
        happened = read_events(self.game, events)
        return replace(self, state=replay(self.game, happened, self.state))

    def taken_over(self, seat: Seat, player: Player) -> "CurrentGame":
        """The game after a player has taken over a seat."""
        named = self.game.renamed(self.state, seat, player.name)
        return replace(self, seated=replace_at(self.seated, seat, player.id), state=named)

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


class Accepted(msgspec.Struct, frozen=True):
    """The event that follows from a command.

    After a move, also its events and the game after it.
    """

    event: TableEvent
    current_game: CurrentGame | None = None
    events: tuple[Any, ...] = ()
