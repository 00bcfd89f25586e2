"""Messages: what a page and a table say to each other over a socket."""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from samewave.bots import Strength
from samewave.core import LogValue, Value
from samewave.core.lesson import Hint
from samewave.core.values import Amount, BySeat
from samewave.server.entries import Door, PlayerId, Wish

VERSION = 1
"""Goes up when an old page would not understand; it is then told to reload."""
CHAT_LENGTH = 200
REACTIONS = ("heart", "laugh", "wow", "clap", "think", "hurry")

Id = Annotated[str, Meta(min_length=1, max_length=36)]
"""Chosen by the page, other for every message: the same one twice is answered once."""


class Hello(Value, frozen=True, tag="hello"):
    """The first message: who I am. Spectators and table screens have no token.

    Everybody who was here before sends the watch key, which opens a locked door.
    """

    version: Amount
    token: Annotated[str, Meta(max_length=64)] = ""
    watch_key: Annotated[str, Meta(max_length=64)] = ""


class Play(Value, frozen=True, tag="play"):
    """A move of the game."""

    id: Id
    move: msgspec.Raw


class Try(Value, frozen=True, tag="try"):
    """Would this move be accepted? Nothing happens; for advice on a clue while it is written."""

    id: Id
    move: msgspec.Raw


class Say(Value, frozen=True, tag="say"):
    """A line for the chat."""

    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=CHAT_LENGTH)]


class React(Value, frozen=True, tag="react"):
    """A face that flies over the table, and is forgotten."""

    id: Id
    reaction: Literal["heart", "laugh", "wow", "clap", "think", "hurry"]


class WantedWish(Wish, frozen=True, forbid_unknown_fields=True):
    """A wish as a page writes it: unknown fields are errors."""


class Want(Value, frozen=True, tag="want"):
    """The host wants to play this."""

    id: Id
    wish: WantedWish


class Arrange(Value, frozen=True, tag="arrange"):
    """The host seats the players in this order."""

    id: Id
    order: BySeat[PlayerId]


class AddBot(Value, frozen=True, tag="add_bot"):
    """The host puts a bot on an empty chair."""

    id: Id
    name: Annotated[str, Meta(max_length=40)] = ""
    strength: Strength = "steady"


class Kick(Value, frozen=True, tag="kick"):
    """The host sends a player or a bot away; for good, if neither token nor name may come back."""

    id: Id
    player: PlayerId
    for_good: bool = False


class SetDoor(Value, frozen=True, tag="set_door"):
    """The host decides who may come in, or whether the table screen hides the code, or both."""

    id: Id
    door: Door | None = None
    hides_code: bool | None = None


class LetIn(Value, frozen=True, tag="let_in"):
    """The host lets somebody in who asked."""

    id: Id
    request: Amount


class TurnAway(Value, frozen=True, tag="turn_away"):
    """The host does not let somebody in who asked."""

    id: Id
    request: Amount


class SendWatchersAway(Value, frozen=True, tag="send_watchers_away"):
    """The host sends everybody away who only watches."""

    id: Id


class HandOver(Value, frozen=True, tag="hand_over"):
    """The host makes another player the host."""

    id: Id
    player: PlayerId


class Start(Value, frozen=True, tag="start"):
    """The host starts the game, or the next one."""

    id: Id


class Stop(Value, frozen=True, tag="stop"):
    """The host puts away the game that is on: everybody is back before a game."""

    id: Id


class Extend(Value, frozen=True, tag="extend"):
    """More time for everybody."""

    id: Id


class Hurry(Value, frozen=True, tag="hurry"):
    """The bots shall not take their time; it is done and forgotten."""

    id: Id


class Leave(Value, frozen=True, tag="leave"):
    """I stand up for good."""

    id: Id


FromPage: TypeAlias = (
    Hello
    | Play
    | Try
    | Say
    | React
    | Want
    | Arrange
    | AddBot
    | Kick
    | HandOver
    | Start
    | Stop
    | Extend
    | Hurry
    | Leave
    | SetDoor
    | LetIn
    | TurnAway
    | SendWatchersAway
)
DoorCommand: TypeAlias = SetDoor | LetIn | TurnAway | SendWatchersAway
PageCommand: TypeAlias = (
    Play
    | Say
    | Extend
    | Leave
    | Want
    | Arrange
    | AddBot
    | Kick
    | HandOver
    | Start
    | Stop
    | SetDoor
    | LetIn
    | TurnAway
    | SendWatchersAway
)
"""What is judged and, if it is accepted, written down; all from `Want` on is for the host."""


class PlayerView(Value, frozen=True):
    """What everybody sees of a player."""

    id: PlayerId
    name: str
    is_bot: bool
    is_gone: bool
    has_stand_in: bool
    strength: Strength | None
    """Of a bot."""


class DealView(Value, frozen=True):
    """An earlier game whose deal is played again: by whom, for how many rounds or turns."""

    names: tuple[str, ...]
    rounds: int


class AskerView(Value, frozen=True):
    """Somebody who waits to be let in, to play or only to watch."""

    request: int
    name: str
    watches: bool
    at: float
    """When it was asked, in seconds since 1970."""


class RoomView(Value, frozen=True):
    """What everybody sees of a table beside its game."""

    code: str
    host: PlayerId | None
    players: tuple[PlayerView, ...]
    """Who sits here; of those who left, whoever the game or the chat still names."""
    order: tuple[PlayerId, ...]
    wish: Wish
    packs: tuple[str, ...]
    game: str | None
    game_number: int
    stopped_by: PlayerId | None
    """Who put the last game away before its end; until the next one begins."""
    seated: tuple[PlayerId, ...]
    group: str | None
    """The name of the group for which games that end here are kept."""
    deal: DealView | None
    """Of the next game, if it is that of an earlier one."""
    deadline: float | None
    """When the present question will be answered for who did not, by the time of the table."""
    door: Door
    hides_code: bool
    """Whether the table screen hides the code."""
    waiting: tuple[AskerView, ...]
    """Who asks the host to be let in."""


class LineView(Value, frozen=True):
    """A line of the chat."""

    player: PlayerId
    text: str
    at: float


class Welcome(Value, frozen=True, tag="welcome"):
    """Everything as it stands; after it, only what changes."""

    version: int
    sequence: int
    you: PlayerId | None
    room: RoomView
    here: tuple[PlayerId, ...]
    chat: tuple[LineView, ...]
    view: Any
    offers: Any
    muted: bool
    hints: tuple[Hint, ...]
    """In a practice round, what the learner is told now."""
    now: float
    """The time of the table, in seconds since 1970: deadlines are compared with it."""
    watching: int
    """How many only watch: spectators and table screens."""
    watch_key: str
    """Keep it with the table: it lets you come back to look when the door is locked."""


class Step(Value, frozen=True, tag="step", omit_defaults=True):
    """An entry of the log, as far as it is yours to know: fields that changed, and events.

    `answers` is the id of your own message that led to it. `began` says that a game begins: its
    view is whole.
    """

    sequence: int
    answers: str = ""
    began: bool = False
    room: dict[str, Any] | None = None
    view: dict[str, Any] | None = None
    offers: Any = None
    events: tuple[Any, ...] = ()
    said: LineView | None = None
    muted: bool | None = None
    hints: tuple[Hint, ...] | None = None
    now: float | None = None
    """The time of the table, with every new deadline."""


class No(Value, frozen=True, tag="no"):
    """A message was refused: nothing has changed."""

    answers: str
    code: str
    params: dict[str, Any]


class Done(Value, frozen=True, tag="done"):
    """A message that was answered before."""

    answers: str


class Here(Value, frozen=True, tag="here"):
    """Who is connected now, and how many only watch."""

    players: tuple[PlayerId, ...]
    watching: int


class WatchKey(Value, frozen=True, tag="watch_key"):
    """The table has a new watch key; the old one opens nothing any more."""

    watch_key: str


class Reacted(LogValue, frozen=True, tag="reacted"):
    """Somebody reacted."""

    player: PlayerId
    reaction: str


class Remarked(LogValue, frozen=True, tag="remarked"):
    """A bot has something to say about how it plays; the page has the words for the code."""

    player: PlayerId
    code: str


class Trouble(Value, frozen=True, tag="trouble"):
    """The table cannot go on as usual: `cannot_save`, or no code when it can again."""

    code: Literal["", "cannot_save"]


Reason: TypeAlias = Literal[
    "restart", "kicked", "reload", "gone", "removed", "too_fast", "bad_message", "unknown_table"
]


class Bye(Value, frozen=True, tag="bye"):
    """The connection ends, and why; after a restart one comes back."""

    reason: Reason


ToPage: TypeAlias = (
    Welcome | Step | No | Done | Here | Reacted | Remarked | Trouble | WatchKey | Bye
)
