"""Entries: what a table's log is made of; a room is the fold of them, a game of its events."""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from samewave.bots import Strength
from samewave.core import LogValue, Seat
from samewave.core.values import Amount, BySeat, Fields, Hash, Key, Line, Seconds, Seed, Text
from samewave.games import GAMES, UNNAMED_GAME, UNNAMED_SETUP
from samewave.history import Deal

PlayerId: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000)]
"""Counts who came to a table, and is never given twice there."""
Door: TypeAlias = Literal["open", "ask", "locked"]
"""Whether strangers may come in: all of them, those whom the host lets in, or nobody."""


def _unnamed_setup() -> dict[str, Any]:
    return dict(UNNAMED_SETUP)


class TableSettings(LogValue, frozen=True, omit_defaults=True):
    """What the host wants to play: a game, and its set-up but for the seats."""

    game: Key = UNNAMED_GAME
    setup: Fields = msgspec.field(default_factory=_unnamed_setup)
    grace: Amount | None = 90
    """Seconds after which a stand-in plays for somebody who is away; never, if none."""
    timer: Amount | None = None
    """Seconds for each question of the game, after which it is answered for who did not."""
    practice: bool = False
    """A first round that is explained, at a table that is laid for it."""


def default_settings() -> TableSettings:
    """What a new table plays: the first game of the list, as its lobby offers it."""
    name, game = next(iter(GAMES.items()))
    return TableSettings(name, game.info.default_setup())


class Opened(LogValue, frozen=True, tag="opened"):
    """A table was opened."""

    code: Key
    settings: TableSettings = msgspec.field(name="wish")
    watch_key: Key = ""
    photo_secret: Key = ""


class Joined(LogValue, frozen=True, tag="joined"):
    """Somebody sat down; a bot has a strength and no token."""

    player: PlayerId
    name: Line
    token_hash: Hash = ""
    strength: Strength | None = None
    request: Amount | None = None
    """Which request to join the host has granted, if the door asks."""


class Left(LogValue, frozen=True, tag="left"):
    """Somebody went, or was sent away."""

    player: PlayerId
    kicked: bool = False
    for_good: bool = False
    """The same token and name cannot come back to this table."""
    watch_key: Key = ""
    """The new one, which whoever was removed does not know."""


class NameRemoved(LogValue, frozen=True, tag="name_removed"):
    """Somebody left for good, and the log before this entry was rewritten without its name."""

    player: PlayerId


class HandedOver(LogValue, frozen=True, tag="handed_over"):
    """Another player is the host now."""

    player: PlayerId


class SettingsChanged(LogValue, frozen=True, tag="wished"):
    """The host has chosen something else to play."""

    settings: TableSettings = msgspec.field(name="wish")


class Arranged(LogValue, frozen=True, tag="arranged"):
    """The players sit in this order."""

    order: BySeat[PlayerId]


class Started(LogValue, frozen=True, tag="started"):
    """A game began: who sits at which seat, and what it is dealt from."""

    game: Key
    setup: msgspec.Raw
    seed: Seed
    seated: BySeat[PlayerId]
    events: msgspec.Raw
    practice: bool = False
    is_duel: bool = False
    """With the deal of an earlier game, which the table took up before."""


class Stopped(LogValue, frozen=True, tag="stopped"):
    """The game that was on was put away before its end; what was hidden stays hidden."""

    player: PlayerId


class Moved(LogValue, frozen=True, tag="moved"):
    """A move was accepted; these events followed."""

    seat: Seat | None
    move: msgspec.Raw
    events: msgspec.Raw


class Said(LogValue, frozen=True, tag="said"):
    """Somebody said something to all."""

    player: PlayerId
    text: Text


class Extended(LogValue, frozen=True, tag="extended"):
    """There is more time for the present question."""

    seconds: Amount


class PackBrought(LogValue, frozen=True, tag="pack_brought"):
    """Somebody brought a pack of their own."""

    pack: Key


class StandIn(LogValue, frozen=True, tag="stand_in"):
    """A stand-in plays for a player who is away, or hands the seat back."""

    player: PlayerId
    plays: bool


class Grouped(LogValue, frozen=True, tag="grouped"):
    """Games that end from now on are kept for a group, by the hash of its key; or for none."""

    group: Hash
    name: Line = ""


class DealTaken(LogValue, frozen=True, tag="deal_taken"):
    """The next game has the deal of an earlier one; or, without one, its own again."""

    deal: Deal | None


class DoorSet(LogValue, frozen=True, tag="door_set"):
    """The host has decided who may come in, and whether the table screen shows the code."""

    door: Door
    hides_code: bool = False


class KeysMade(LogValue, frozen=True, tag="keys_made"):
    """A table of an earlier release got its keys."""

    watch_key: Key
    photo_secret: Key


class AskedToJoin(LogValue, frozen=True, tag="asked_to_join"):
    """Somebody asked to be let in, to play or only to watch."""

    request: Amount
    name: Line
    token_hash: Hash
    watches: bool = False


class WatcherLetIn(LogValue, frozen=True, tag="watcher_let_in"):
    """The host let somebody watch."""

    request: Amount


class TurnedAway(LogValue, frozen=True, tag="turned_away"):
    """The host did not let somebody in."""

    request: Amount


class WatchersSentAway(LogValue, frozen=True, tag="watchers_sent_away"):
    """The host sent everybody away who only watches; there is a new watch key."""

    watch_key: Key


TableEvent: TypeAlias = (
    Opened
    | Joined
    | Left
    | NameRemoved
    | HandedOver
    | SettingsChanged
    | Arranged
    | Started
    | Stopped
    | Moved
    | Said
    | StandIn
    | Extended
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
"""Goes up when an older release would misread a newer log. New fields alone do not raise it."""


class Entry(LogValue, frozen=True, omit_defaults=True):
    """One line of a table's log: what happened, when, by whom, answering which message."""

    at: Seconds
    event: TableEvent = msgspec.field(name="happened")
    by: PlayerId | None = None
    message: Key = ""
    version: Amount = LOG_VERSION
    skew: Seconds = 0.0
    """Seconds by which the clock of the machine was ahead of the time of the table, if any."""


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
