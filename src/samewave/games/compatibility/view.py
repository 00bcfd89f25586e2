"""Views: the form of what each seat may know and do. Nothing is shown unless it is named here."""

from samewave.core import Seat, Value
from samewave.games.compatibility.edition import Options
from samewave.games.compatibility.events import Ending, Ranking, RoundScored
from samewave.games.compatibility.state import Phase, Theme

SECONDS = {"ready": 0.9, "card": 0.9, "match": 1.5, "pawns": 4.6, "reading": 8.0}
"""For the beginning of a reveal, each turn of cards, each match, the pawns, and the summary."""


class TableView(Value, frozen=True):
    """The part of the view that is public from the start and never changes."""

    edition: str
    mode: str
    names: tuple[str, ...]
    chairs: tuple[Seat, ...]
    sides: tuple[tuple[Seat, ...], ...]
    pawns: tuple[str, ...]
    joined_pawns: bool
    track_name: str
    track: tuple[int, ...]
    deck: str
    images: tuple[str, ...]
    themes: str
    theme_stacks: int
    options: Options
    house_rules: tuple[str, ...]


class SeatView(Value, frozen=True):
    """The public part of a player; `tokens` are those of the 2010 box."""

    images_to_pick: int
    is_playing: bool
    is_locked_in: bool
    tokens: int
    retired: tuple[str, ...]


class SideView(Value, frozen=True):
    """The public part of a side's pawn."""

    space: int
    points: int
    doubles_left: int


class View(Value, frozen=True):
    """The game as one seat sees it; seat None is the table screen and every spectator."""

    seat: Seat | None
    table: TableView
    phase: Phase
    round: int
    seats: tuple[SeatView, ...]
    sides: tuple[SideView, ...]
    openers: tuple[Seat, ...]
    referent: Seat | None
    theme: Theme | None
    claimed_by: Seat | None
    playoff: tuple[int, ...]
    waiting_for: tuple[Seat, ...]
    last_round: RoundScored | None
    winners: tuple[int, ...]
    ending: Ending | None
    my_choice: Ranking | None


class SeatFields(Value, frozen=True):
    """The fields of a view that differ by seat."""

    seat: Seat | None
    my_choice: Ranking | None


class Pick(Value, frozen=True):
    """The form of a legal ranking: how many images, which are excluded, how many doubles."""

    images: int
    retired: tuple[str, ...]
    least_doubles: int
    most_doubles: int


class Offers(Value, frozen=True, omit_defaults=True):
    """The moves that a seat may make now; `time_up` is the round that the clock may end."""

    open_theme: tuple[int, ...] = ()
    roll_theme: bool = False
    choose: Pick | None = None
    reopen: bool = False
    claim_double: bool = False
    time_up: int | None = None
