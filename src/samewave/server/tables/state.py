"""The state of a table, computed from its log: players, settings, game and chat; pure."""

from collections.abc import Hashable, Mapping

from samewave.core import AnyGame, Refused, Seat, Value
from samewave.history import Deal
from samewave.server.tables.current_game import (
    CurrentGame,
    Player,
    Promise,
    Show,
)
from samewave.server.tables.entrance import (
    Entrance,
)
from samewave.server.tables.log import (
    Chairs,
    Grouped,
    PlayerId,
    TableSettings,
)

Games = Mapping[str, AnyGame]
MOST_PLAYERS = 12
REMEMBERED = 8
"""Message ids remembered for each player. A page has at most so many unanswered messages
(`MOST_UNDERWAY`), and after it reconnects it repeats only those."""
CHAT_LINES = 50
MOST_STOPPED = 200
"""Abandoned games that are remembered; people abandon a few in an evening."""


class ChatLine(Value, frozen=True):
    """A line of the chat."""

    player: PlayerId
    text: str
    at: float


class TableState(Value, frozen=True):
    """The state of a table after this many entries of its log."""

    length: int
    code: str
    settings: TableSettings
    players: Mapping[PlayerId, Player] = {}
    """The players in order of joining, and those who left but are still referred to."""
    next_player: PlayerId = 0
    """The id of the next player; ids are never reused."""
    answered: Mapping[PlayerId, tuple[str, ...]] = {}
    """By player at the table, the ids of their last messages that were carried out."""
    chairs: Chairs = ()
    """The seating before the next game; None is a free chair."""
    host: PlayerId | None = None
    current_game: CurrentGame | None = None
    promises: tuple[Promise, ...] = ()
    """The players who will take over seats of the current game."""
    begun: int = 0
    """The number of games begun here. A game's number is the count of those before it."""
    stopped: tuple[int, ...] = ()
    """The numbers of abandoned games, as far back as `first_kept`."""
    first_kept: int = 0
    """Records of games before this number are not available."""
    stopped_by: PlayerId | None = None
    """The player who abandoned the last game; None again when the next one begins."""
    chat: tuple[ChatLine, ...] = ()
    packs: tuple[str, ...] = ()
    group: Grouped = Grouped("")
    """The group that keeps the games finished here."""
    deal: Deal | None = None
    """The deal of an earlier game that the next one uses."""
    names_removed: int = 0
    """How often the log was rewritten; cached stories from before have other names."""
    opened: float = 0.0
    """When the table was opened."""
    entrance: Entrance = Entrance()
    """The door, its keys and pending requests."""
    touched: float = 0.0
    skew: float = 0.0
    """Seconds by which the machine that wrote the last entry was ahead of the table time."""
    asked: float = 0.0
    """When bots and the timer start: after pages have shown what led to the current question."""
    show: Show | None = None
    """The times of the update that pages show, or showed last, before the current question."""
    extended: int = 0
    """Seconds added to the current question on request."""
    deadline: float | None = None
    """When the server moves for players who have not. A field, because every move reads it."""
    is_playing: bool = False
    """Whether a game is on that is not over."""

    @property
    def question(self) -> Hashable:
        """The current question, and the game that asks it."""
        current_game = self.current_game
        return current_game and (
            current_game.number,
            current_game.game.question(current_game.state),
        )

    @property
    def order(self) -> tuple[PlayerId, ...]:
        """Everybody at the table: those on chairs as they sit, then those who sit out."""
        return (*(each for each in self.chairs if each is not None), *self.sitting_out)

    @property
    def sitting_out(self) -> tuple[PlayerId, ...]:
        """The players at the table who have no chair, in the order of joining."""
        here = (each.id for each in self.players.values() if not each.is_gone)
        return tuple(each for each in here if each not in self.chairs)

    def is_finished(self, number: int) -> bool:
        """Whether this game was played to its end, so that everybody may see it."""
        if number not in range(self.first_kept, self.begun) or number in self.stopped:
            return False
        return number != self.begun - 1 or not self.is_playing

    def just_finished(self, before: "TableState") -> bool:
        """Whether a game ended between that state and this one."""
        if not before.is_playing or self.is_playing:
            return False
        return self.current_game is not None  # otherwise it was stopped

    @property
    def needs_bots(self) -> bool:
        """Whether any player needs a bot to move."""
        return any(player.needs_a_bot for player in self.players.values())

    @property
    def people_waited_for(self) -> frozenset[PlayerId]:
        """The people who must answer now, in a game that is played over days."""
        return frozenset(
            player for player in self._waited_for if not self.players[player].needs_a_bot
        )

    @property
    def waits_for_bots_only(self) -> bool:
        """Whether a game over days goes on without anybody being connected."""
        waited_for = self._waited_for
        return bool(waited_for) and all(self.players[each].needs_a_bot for each in waited_for)

    @property
    def _waited_for(self) -> tuple[PlayerId, ...]:
        current_game = self.current_game
        if current_game is None or current_game.is_over or not self.settings.over_days:
            return ()
        return tuple(current_game.seated[seat] for seat in current_game.state.waiting_for)

    def has_answered(self, player: PlayerId | None, message: str) -> bool:
        return player is not None and message in self.answered.get(player, ())

    def player(self, player: PlayerId | None) -> Player:
        known = None if player is None else self.players.get(player)
        if known is None:
            raise Refused("not_a_player")
        return known

    def holder_of(self, token_hash: str) -> PlayerId | None:
        """The player whose token has this hash."""
        known = self.players.values()
        holder = next((each for each in known if each.token_hash == token_hash), None)
        return None if holder is None or holder.is_gone else holder.id

    def game_on(self) -> CurrentGame:
        """The current game, or Refused."""
        if self.current_game is None:
            raise Refused("no_game_is_on")
        return self.current_game

    def seat_of(self, player: PlayerId | None) -> Seat | None:
        return self.current_game.seat_of(player) if self.current_game else None
