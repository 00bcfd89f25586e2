"""Messages of the socket: from a page to its table, and from the table to its pages."""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from samewave.bots import Strength
from samewave.core import LogValue, Value
from samewave.core.catalogue import Hint
from samewave.core.values import Amount, Key, Seat
from samewave.server.protocol.views import ChatLineView, TableInfo
from samewave.server.tables.log import Chairs, Colour, Door, PlayerId, Proceeding, TableSettings

VERSION = 3
"""Rises when an older page could not understand the server; that page is told to reload."""
CHAT_LENGTH = 200
REACTIONS = ("heart", "laugh", "wow", "clap", "think", "hurry")

MessageId = Annotated[str, Meta(min_length=1, max_length=36)]
"""Chosen by the page, different for each message. A repeated id is not carried out again."""
Screen: TypeAlias = Literal["", "phone", "table"]
"""Bots wait for a page with a screen, and `table` leads the phones. A program leaves it empty."""
ClaimCode = Annotated[str, Meta(pattern="^[A-Z]{6}$", max_length=6)]
"""Six random letters, chosen by the page that shows them."""


class Hello(Value, frozen=True, tag="hello"):
    """The first message: who is connecting. Spectators and table screens have no token.

    A page that has the table's watch key sends it: it lets the page in when the door is locked.
    """

    version: Amount
    token: Annotated[str, Meta(max_length=64)] = ""
    watch_key: Annotated[str, Meta(max_length=64)] = ""
    screen: Screen = ""


class Play(Value, frozen=True, tag="play"):
    """Make a move in the game."""

    id: MessageId
    move: msgspec.Raw


class CheckMove(Value, frozen=True, tag="check_move"):
    """Ask whether a move would be accepted, without making it: advice while a clue is typed."""

    id: MessageId
    move: msgspec.Raw


class Say(Value, frozen=True, tag="say"):
    """Write a line in the chat."""

    id: MessageId
    text: Annotated[str, Meta(min_length=1, max_length=CHAT_LENGTH)]


class React(Value, frozen=True, tag="react"):
    """Show everybody an emoji; it is not stored."""

    id: MessageId
    reaction: Literal["heart", "laugh", "wow", "clap", "think", "hurry"]


class RequestedSettings(TableSettings, frozen=True, forbid_unknown_fields=True):
    """Table settings as a page sends them: unknown fields are errors."""


class ChangeSettings(Value, frozen=True, tag="change_settings"):
    """The host chooses what to play next, and how."""

    id: MessageId
    settings: RequestedSettings


class Arrange(Value, frozen=True, tag="arrange"):
    """The host says who sits on which chair; players who are left out sit out and watch."""

    id: MessageId
    chairs: Chairs


class Sit(Value, frozen=True, tag="sit"):
    """Take a free chair, or sit out the next game if the chair is null."""

    id: MessageId
    chair: Seat | None


class ChooseFace(Value, frozen=True, tag="choose_face"):
    """Choose an image as one's face, and a colour around it."""

    id: MessageId
    face: Key
    colour: Colour = ""


class TakeOver(Value, frozen=True, tag="take_over"):
    """Take over a seat of the current game from a bot or a stand-in at the next question."""

    id: MessageId
    seat: Seat


class OfferSeat(Value, frozen=True, tag="offer_seat"):
    """Let another device claim a player's place with this code: one's own, or anyone's as host."""

    id: MessageId
    player: PlayerId
    code: ClaimCode


class AddBot(Value, frozen=True, tag="add_bot"):
    """The host adds a bot."""

    id: MessageId
    name: Annotated[str, Meta(max_length=40)] = ""
    strength: Strength = "steady"
    chair: Seat | None = None
    """The chair to fill; None for any."""


class Kick(Value, frozen=True, tag="kick"):
    """The host removes a player or a bot. `for_good`: the same token and name cannot come back."""

    id: MessageId
    player: PlayerId
    for_good: bool = False


class SetDoor(Value, frozen=True, tag="set_door"):
    """The host sets who may come in, whether table screens hide the code, or both."""

    id: MessageId
    door: Door | None = None
    hides_code: bool | None = None


class LetIn(Value, frozen=True, tag="let_in"):
    """The host accepts a request to come in."""

    id: MessageId
    request: Amount


class TurnAway(Value, frozen=True, tag="turn_away"):
    """The host declines a request to come in."""

    id: MessageId
    request: Amount


class SendWatchersAway(Value, frozen=True, tag="send_watchers_away"):
    """The host disconnects everybody who only watches."""

    id: MessageId


class HandOver(Value, frozen=True, tag="hand_over"):
    """The host makes another player the host."""

    id: MessageId
    player: PlayerId


class Start(Value, frozen=True, tag="start"):
    """The host starts the game, or the next one."""

    id: MessageId


class Stop(Value, frozen=True, tag="stop"):
    """The host abandons the current game; everybody returns to the lobby."""

    id: MessageId


class Extend(Value, frozen=True, tag="extend"):
    """Ask for more time for everybody."""

    id: MessageId


class Proceed(Value, frozen=True, tag="proceed"):
    """Tap on: all screens go to the result of what they show, or to what follows it."""

    id: MessageId
    sequence: Amount
    """The sequence of the update that is shown."""
    to: Proceeding


class Cue(Value, frozen=True, tag="cue"):
    """A table screen has shown so many steps of an update; phones follow. It is not stored."""

    id: MessageId
    sequence: Amount
    steps: Amount


class SkipBotDelay(Value, frozen=True, tag="skip_bot_delay"):
    """Let the bots answer the current question at once; not stored."""

    id: MessageId


class Leave(Value, frozen=True, tag="leave"):
    """Leave the table."""

    id: MessageId


FromPage: TypeAlias = (
    Hello
    | Play
    | CheckMove
    | Say
    | React
    | Sit
    | ChooseFace
    | TakeOver
    | OfferSeat
    | ChangeSettings
    | Arrange
    | AddBot
    | Kick
    | HandOver
    | Start
    | Stop
    | Extend
    | Proceed
    | Cue
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
    | Proceed
    | Leave
    | Sit
    | ChooseFace
    | TakeOver
    | OfferSeat
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
"""Judged and, if accepted, appended to the log. From `ChangeSettings` on, only the host may."""


class Welcome(Value, frozen=True, tag="welcome"):
    """The whole state of the table; only changes follow."""

    version: int
    sequence: int
    you: PlayerId | None
    table: TableInfo
    here: tuple[PlayerId, ...]
    chat: tuple[ChatLineView, ...]
    view: Any
    offers: Any
    muted: bool
    hints: tuple[Hint, ...]
    """In a practice round, the advice for the learner at this point."""
    now: float
    """Table time in seconds since 1970, to compare deadlines with."""
    watching: int
    """The number of spectators and table screens."""
    screens: int
    """The number of table screens."""
    watch_key: str
    """Keep it with the table: it lets you watch again while the door is locked."""


class Update(Value, frozen=True, tag="update", omit_defaults=True):
    """One log entry as this page may know it: changed fields, and events.

    `reply_to` is the id of this page's message that caused it. `began` means that a new game
    begins: its view is complete.
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
    """Table time, sent with every new deadline and everything that screens show."""


class Refusal(Value, frozen=True, tag="refusal"):
    """A message was refused; nothing has changed."""

    reply_to: str
    code: str
    params: dict[str, Any]


class Acknowledged(Value, frozen=True, tag="acknowledged"):
    """A message was handled, and no update follows: it was a repetition, or nothing was stored."""

    reply_to: str


class Presence(Value, frozen=True, tag="presence"):
    """The connected players, the number of those who only watch, and that of table screens."""

    players: tuple[PlayerId, ...]
    watching: int
    screens: int


class WatchKey(Value, frozen=True, tag="watch_key"):
    """The table has a new watch key; the old one no longer works."""

    watch_key: str


class Reacted(LogValue, frozen=True, tag="reacted"):
    """A player reacted with an emoji."""

    player: PlayerId
    reaction: str


class Remarked(LogValue, frozen=True, tag="remarked"):
    """A bot comments on how it plays; the page translates the code."""

    player: PlayerId
    code: str


class Cued(LogValue, frozen=True, tag="cued"):
    """A table screen has shown so many steps of an update."""

    sequence: int
    steps: int


class Trouble(Value, frozen=True, tag="trouble"):
    """`cannot_save` while the table cannot store anything; an empty code when it can again."""

    code: Literal["", "cannot_save"]


GoodbyeReason: TypeAlias = Literal[
    "restart",
    "kicked",
    "moved",
    "reload",
    "gone",
    "removed",
    "too_fast",
    "bad_message",
    "unknown_table",
]


class Goodbye(Value, frozen=True, tag="goodbye"):
    """The server ends the connection, and why. After `restart` a page reconnects."""

    reason: GoodbyeReason


ToPage: TypeAlias = (
    Welcome
    | Update
    | Refusal
    | Acknowledged
    | Presence
    | Reacted
    | Remarked
    | Cued
    | Trouble
    | WatchKey
    | Goodbye
)
