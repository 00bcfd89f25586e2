"""The entries of a table's log. The state of a table is computed from them alone."""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from samewave.bots import Strength
from samewave.core import LogValue, Seat
from samewave.core.values import (
    Amount,
    BySeat,
    Fields,
    Hash,
    Key,
    Line,
    OwnThemes,
    Seconds,
    Seed,
    Text,
)
from samewave.games import GAMES, UNNAMED_GAME, UNNAMED_SETUP
from samewave.history import Deal

PlayerId: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000)]
"""Numbers the players of a table in the order of joining; never reused there."""
Chairs: TypeAlias = BySeat[PlayerId | None]
"""By chair the player who sits there; None for a free chair."""
Door: TypeAlias = Literal["open", "ask", "locked"]
"""Open to everybody, to people whom the host accepts, or to nobody."""
Colour: TypeAlias = Literal[
    "", "orange", "blue", "yellow", "purple", "green", "cream", "turquoise", "pink"
]
"""The colour that a player chose for the rim of their face; empty for none."""


def _unnamed_setup() -> dict[str, Any]:
    return dict(UNNAMED_SETUP)


class TableSettings(LogValue, frozen=True, omit_defaults=True):
    """The settings of the next game: its name, its set-up without the seats, and the timers."""

    game: Key = UNNAMED_GAME
    setup: Fields = msgspec.field(default_factory=_unnamed_setup)
    grace: Amount | None = 90
    """Seconds before a stand-in plays for an absent player; None for never."""
    timer: Amount | None = None
    """Seconds for each question, after which the server moves for players who have not."""
    practice: bool = False
    """Whether the next game is a practice round with explanations."""
    first: PlayerId | None = None
    """The player who begins; None leaves it to chance."""
    late_joins: bool = True
    """Whether people who come during a game may take over from a bot or a stand-in."""
    over_days: bool = False
    """Whether the game waits for everybody: without timers and stand-ins, and with reminders."""
    own_themes: OwnThemes = ()
    """Themes that the players wrote themselves."""
    own_themes_only: bool = False
    """Whether only those are played; otherwise the themes of the pack follow them."""

    @property
    def stand_in_after(self) -> int | None:
        """Seconds before a stand-in plays for an absent player; None for never."""
        return None if self.over_days else self.grace


FROM_THE_TABLE = frozenset({"several_languages", "own_themes", "own_themes_only", "first"})
"""The fields of a set-up that the table adds when a game starts."""


def default_settings() -> TableSettings:
    """The settings of a new table: the first listed game with its default set-up."""
    name, game = next(iter(GAMES.items()))
    return TableSettings(name, game.info.default_setup())


class Opened(LogValue, frozen=True, tag="opened"):
    """A table was opened."""

    code: Key
    settings: TableSettings = msgspec.field(name="wish")
    watch_key: Key = ""
    photo_secret: Key = ""


class Joined(LogValue, frozen=True, tag="joined"):
    """A player joined. A bot has a strength and no token."""

    player: PlayerId
    name: Line
    token_hash: Hash = ""
    strength: Strength | None = None
    request: Amount | None = None
    """The request that the host accepted, if the door asks."""
    chairs: Chairs | None = None
    """The chairs afterwards. Entries of earlier releases have none: the player sat down last."""
    face: Key = ""
    """The image that the player chose as a face, or a bot's own face."""
    language: Key = ""
    """The language of the player's device; empty if it did not say."""
    colour: Colour = ""


class Left(LogValue, frozen=True, tag="left"):
    """A player left, or the host removed them."""

    player: PlayerId
    kicked: bool = False
    for_good: bool = False
    """The same token and name cannot come back to this table."""
    watch_key: Key = ""
    """The new watch key, which the removed player does not know."""
    chairs: Chairs | None = None
    """The chairs afterwards."""


class NameRemoved(LogValue, frozen=True, tag="name_removed"):
    """A player left, and the log before this entry was rewritten without their name."""

    player: PlayerId


class HandedOver(LogValue, frozen=True, tag="handed_over"):
    """Another player is the host now."""

    player: PlayerId


class SettingsChanged(LogValue, frozen=True, tag="wished"):
    """The host chose what to play next. Stored under its earlier name, `wished`."""

    settings: TableSettings = msgspec.field(name="wish")
    chairs: Chairs | None = None
    """The chairs afterwards, if the game needs more or fewer of them."""


class Arranged(LogValue, frozen=True, tag="arranged"):
    """Somebody took another chair, or the host changed who sits where.

    Players without a chair sit out and watch. Stored under its earlier name, `order`.
    """

    chairs: Chairs = msgspec.field(name="order")


class FaceChosen(LogValue, frozen=True, tag="face_chosen"):
    """A player chose another face, or another colour for it."""

    player: PlayerId
    face: Key
    colour: Colour = ""


class SeatPromised(LogValue, frozen=True, tag="seat_promised"):
    """A player will take over this seat of the game at the next question."""

    player: PlayerId
    seat: Seat


class SeatTaken(LogValue, frozen=True, tag="seat_taken"):
    """A player took over a seat of the game from a bot, or from a player who is away."""

    player: PlayerId
    seat: Seat
    chairs: Chairs


class SeatOffered(LogValue, frozen=True, tag="seat_offered"):
    """Another device may claim a player's place at the table with this code."""

    player: PlayerId
    code_hash: Hash


class SeatClaimed(LogValue, frozen=True, tag="seat_claimed"):
    """A player continues on another device, which has a new token."""

    player: PlayerId
    token_hash: Hash


class Started(LogValue, frozen=True, tag="started"):
    """A game began: its set-up, its seed and the players at its seats."""

    game: Key
    setup: msgspec.Raw
    seed: Seed
    seated: BySeat[PlayerId]
    events: msgspec.Raw
    practice: bool = False
    is_duel: bool = False
    """Whether the game uses the deal of an earlier game, taken before it began."""


class Stopped(LogValue, frozen=True, tag="stopped"):
    """The host abandoned the current game; what was hidden stays hidden."""

    player: PlayerId


class Moved(LogValue, frozen=True, tag="moved"):
    """A move was accepted; these events followed."""

    seat: Seat | None
    move: msgspec.Raw
    events: msgspec.Raw


class Said(LogValue, frozen=True, tag="said"):
    """A player wrote in the chat."""

    player: PlayerId
    text: Text


class Extended(LogValue, frozen=True, tag="extended"):
    """Somebody asked for more time for the current question."""

    seconds: Amount


Proceeding: TypeAlias = Literal["result", "next"]
"""Where screens go when somebody taps on: to the result, or to what follows it."""


class Proceeded(LogValue, frozen=True, tag="proceeded"):
    """Somebody tapped on while screens showed what had happened."""

    to: Proceeding


class PackBrought(LogValue, frozen=True, tag="pack_brought"):
    """A player added a pack of their own to the table."""

    pack: Key


class StandIn(LogValue, frozen=True, tag="stand_in"):
    """A stand-in plays for a player who is away, or hands the seat back."""

    player: PlayerId
    plays: bool


class Grouped(LogValue, frozen=True, tag="grouped"):
    """Games finished from now on are kept for this group, or for none.

    The group is known by the hash of its key.
    """

    group: Hash
    name: Line = ""


class DealTaken(LogValue, frozen=True, tag="deal_taken"):
    """The next game uses the deal of an earlier one; None undoes that."""

    deal: Deal | None


class DoorSet(LogValue, frozen=True, tag="door_set"):
    """The host set who may come in, and whether table screens show the code."""

    door: Door
    hides_code: bool = False


class KeysMade(LogValue, frozen=True, tag="keys_made"):
    """A table that an earlier release opened got its keys."""

    watch_key: Key
    photo_secret: Key


class AskedToJoin(LogValue, frozen=True, tag="asked_to_join"):
    """Somebody asked to come in, to play or only to watch."""

    request: Amount
    name: Line
    token_hash: Hash
    watches: bool = False
    language: Key = ""


class WatcherLetIn(LogValue, frozen=True, tag="watcher_let_in"):
    """The host accepted a request to watch."""

    request: Amount


class TurnedAway(LogValue, frozen=True, tag="turned_away"):
    """The host declined a request to come in."""

    request: Amount


class WatchersSentAway(LogValue, frozen=True, tag="watchers_sent_away"):
    """The host disconnected everybody who only watches; the watch key is a new one."""

    watch_key: Key


TableEvent: TypeAlias = (
    Opened
    | Joined
    | Left
    | NameRemoved
    | HandedOver
    | SettingsChanged
    | Arranged
    | FaceChosen
    | SeatPromised
    | SeatTaken
    | SeatOffered
    | SeatClaimed
    | Started
    | Stopped
    | Moved
    | Said
    | StandIn
    | Extended
    | Proceeded
    | PackBrought
    | Grouped
    | DealTaken
    | DoorSet
    | KeysMade
    | AskedToJoin
    | WatcherLetIn
    | TurnedAway
    | WatchersSentAway
)


LOG_VERSION = 1
"""Rises when an older release would misread a newer log. New fields alone do not raise it."""


class Entry(LogValue, frozen=True, omit_defaults=True):
    """One entry of a table's log: an event, its time, and the message that caused it."""

    at: Seconds
    event: TableEvent = msgspec.field(name="happened")
    by: PlayerId | None = None
    message: Key = ""
    version: Amount = LOG_VERSION
    skew: Seconds = 0.0
    """Seconds by which the machine's clock was ahead of the table time."""


class UnreadableEntry(Exception):
    """A newer release wrote this entry, or it is damaged."""


_decode = msgspec.json.Decoder(Entry).decode


def read_entry(raw: bytes | msgspec.Raw) -> Entry:
    """Decode an entry of a log, or raise UnreadableEntry."""
    try:
        entry = _decode(raw)
    except msgspec.MsgspecError as error:
        raise UnreadableEntry(str(error)) from error
    if entry.version > LOG_VERSION:
        raise UnreadableEntry(f"version {entry.version} of the log; known is {LOG_VERSION}")
    return entry
