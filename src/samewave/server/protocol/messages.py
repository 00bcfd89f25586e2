"""Messages: what a page and a table say to each other over a socket."""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from samewave.bots import Strength
from samewave.core import LogValue, Value
from samewave.core.lesson import Hint
from samewave.core.values import Amount, BySeat
from samewave.server.tables.log import Door, PlayerId, TableSettings

VERSION = 2
"""Goes up when an old page would not understand; it is then told to reload."""
CHAT_LENGTH = 200
REACTIONS = ("heart", "laugh", "wow", "clap", "think", "hurry")

MessageId = Annotated[str, Meta(min_length=1, max_length=36)]
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

    id: MessageId
    move: msgspec.Raw


class CheckMove(Value, frozen=True, tag="check_move"):
    """Would this move be accepted? Nothing happens; for advice on a clue while it is written."""

    id: MessageId
    move: msgspec.Raw


class Say(Value, frozen=True, tag="say"):
    """A line for the chat."""

    id: MessageId
    text: Annotated[str, Meta(min_length=1, max_length=CHAT_LENGTH)]


class React(Value, frozen=True, tag="react"):
    """A face that flies over the table, and is forgotten."""

    id: MessageId
    reaction: Literal["heart", "laugh", "wow", "clap", "think", "hurry"]


class RequestedSettings(TableSettings, frozen=True, forbid_unknown_fields=True):
    """A wish as a page writes it: unknown fields are errors."""


class ChangeSettings(Value, frozen=True, tag="change_settings"):
    """The host wants to play this."""

    id: MessageId
    settings: RequestedSettings


class Arrange(Value, frozen=True, tag="arrange"):
    """The host seats the players in this order."""

    id: MessageId
    order: BySeat[PlayerId]


class AddBot(Value, frozen=True, tag="add_bot"):
    """The host puts a bot on an empty chair."""

    id: MessageId
    name: Annotated[str, Meta(max_length=40)] = ""
    strength: Strength = "steady"


class Kick(Value, frozen=True, tag="kick"):
    """The host sends a player or a bot away; for good, if neither token nor name may come back."""

    id: MessageId
    player: PlayerId
    for_good: bool = False


class SetDoor(Value, frozen=True, tag="set_door"):
    """The host decides who may come in, or whether the table screen hides the code, or both."""

    id: MessageId
    door: Door | None = None
    hides_code: bool | None = None


class LetIn(Value, frozen=True, tag="let_in"):
    """The host lets somebody in who asked."""

    id: MessageId
    request: Amount


class TurnAway(Value, frozen=True, tag="turn_away"):
    """The host does not let somebody in who asked."""

    id: MessageId
    request: Amount


class SendWatchersAway(Value, frozen=True, tag="send_watchers_away"):
    """The host sends everybody away who only watches."""

    id: MessageId


class HandOver(Value, frozen=True, tag="hand_over"):
    """The host makes another player the host."""

    id: MessageId
    player: PlayerId


class Start(Value, frozen=True, tag="start"):
    """The host starts the game, or the next one."""

    id: MessageId


class Stop(Value, frozen=True, tag="stop"):
    """The host puts away the game that is on: everybody is back before a game."""

    id: MessageId


class Extend(Value, frozen=True, tag="extend"):
    """More time for everybody."""

    id: MessageId


class SkipBotDelay(Value, frozen=True, tag="skip_bot_delay"):
    """The bots shall not take their time; it is done and forgotten."""

    id: MessageId


class Leave(Value, frozen=True, tag="leave"):
    """I stand up for good."""

    id: MessageId


FromPage: TypeAlias = (
    Hello
    | Play
    | CheckMove
    | Say
    | React
    | ChangeSettings
    | Arrange
    | AddBot
    | Kick
    | HandOver
    | Start
    | Stop
    | Extend
    | SkipBotDelay
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
    | ChangeSettings
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


class PendingRequestView(Value, frozen=True):
    """Somebody who waits to be let in, to play or only to watch."""

    request: int
    name: str
    watches: bool
    at: float
    """When it was asked, in seconds since 1970."""


class TableView(Value, frozen=True):
    """What everybody sees of a table beside its game."""

    code: str
    host: PlayerId | None
    players: tuple[PlayerView, ...]
    """Who sits here; of those who left, whoever the game or the chat still names."""
    order: tuple[PlayerId, ...]
    settings: TableSettings
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
    waiting: tuple[PendingRequestView, ...]
    """Who asks the host to be let in."""


class ChatLineView(Value, frozen=True):
    """A line of the chat."""

    player: PlayerId
    text: str
    at: float


class Welcome(Value, frozen=True, tag="welcome"):
    """Everything as it stands; after it, only what changes."""

    version: int
    sequence: int
    you: PlayerId | None
    table: TableView
    here: tuple[PlayerId, ...]
    chat: tuple[ChatLineView, ...]
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


class Update(Value, frozen=True, tag="update", omit_defaults=True):
    """An entry of the log, as far as it is yours to know: fields that changed, and events.

    `reply_to` is the id of your own message that led to it. `began` says that a game begins: its
    view is whole.
    """

    sequence: int
    reply_to: str = ""
    began: bool = False
    table: dict[str, Any] | None = None
    view: dict[str, Any] | None = None
    offers: Any = None
    events: tuple[Any, ...] = ()
    said: ChatLineView | None = None
    muted: bool | None = None
    hints: tuple[Hint, ...] | None = None
    now: float | None = None
    """The time of the table, with every new deadline."""


class Refusal(Value, frozen=True, tag="refusal"):
    """A message was refused: nothing has changed."""

    reply_to: str
    code: str
    params: dict[str, Any]


class Acknowledged(Value, frozen=True, tag="acknowledged"):
    """A message that was answered before."""

    reply_to: str


class Presence(Value, frozen=True, tag="presence"):
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


GoodbyeReason: TypeAlias = Literal[
    "restart", "kicked", "reload", "gone", "removed", "too_fast", "bad_message", "unknown_table"
]


class Goodbye(Value, frozen=True, tag="goodbye"):
    """The connection ends, and why; after a restart one comes back."""

    reason: GoodbyeReason


ToPage: TypeAlias = (
    Welcome
    | Update
    | Refusal
    | Acknowledged
    | Presence
    | Reacted
    | Remarked
    | Trouble
    | WatchKey
    | Goodbye
)
