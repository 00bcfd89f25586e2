"""A table as everybody sees it: players, chairs, settings, chat; without the state of its game."""

from samewave.bots import Strength
from samewave.core import Seat, Value
from samewave.server.tables.current_game import Show
from samewave.server.tables.log import Colour, Door, PlayerId, TableSettings


class PlayerView(Value, frozen=True):
    """A player as everybody sees them."""

    id: PlayerId
    name: str
    is_bot: bool
    is_gone: bool
    has_stand_in: bool
    strength: Strength | None
    """None unless this is a bot."""
    face: str
    """The image that a person chose, or a bot's own face; empty for a default."""
    colour: Colour
    """The colour around the face, empty for none."""


class DealView(Value, frozen=True):
    """An earlier game whose deal is played again: its players and number of rounds or turns."""

    names: tuple[str, ...]
    rounds: int


class PendingRequestView(Value, frozen=True):
    """A request to come in, to play or only to watch, that the host has not answered."""

    request: int
    name: str
    watches: bool
    at: float
    """When the request was made, in seconds since 1970."""


class TableInfo(Value, frozen=True):
    """A table as everybody sees it, without the state of its game."""

    code: str
    host: PlayerId | None
    players: tuple[PlayerView, ...]
    """The players at the table, and those who left but still appear in the game or the chat."""
    order: tuple[PlayerId, ...]
    """Everybody at the table: those on chairs as they sit, then those who sit out."""
    chairs: tuple[PlayerId | None, ...]
    """The seating before the next game; null is a free chair."""
    settings: TableSettings
    packs: tuple[str, ...]
    game: str | None
    game_number: int
    stopped_by: PlayerId | None
    """The player who abandoned the last game; None again when the next one begins."""
    seated: tuple[PlayerId, ...]
    promised: dict[Seat, PlayerId]
    """By seat of the game, the player who takes it over at the next question."""
    group: str | None
    """The name of the group that keeps the games finished here."""
    deal: DealView | None
    """The earlier game whose deal the next game uses, if any."""
    show: Show | None
    """The times of the update that screens show before the current question."""
    deadline: float | None
    """The table time at which the server moves for players who have not answered."""
    door: Door
    hides_code: bool
    """Whether the table screen hides the code."""
    waiting: tuple[PendingRequestView, ...]
    """Requests to come in that the host has not answered."""


class ChatLineView(Value, frozen=True):
    """A line of the chat."""

    player: PlayerId
    text: str
    at: float
