"""One connection of a page: its messages to the table, and the table's messages to it."""

from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Protocol, TypeAlias

import msgspec

from samewave.core import Refused
from samewave.server.http.admission import Visitor
from samewave.server.limits import Bucket
from samewave.server.protocol.messages import (
    VERSION,
    Acknowledged,
    CheckMove,
    Cue,
    Cued,
    FromPage,
    Goodbye,
    GoodbyeReason,
    Hello,
    PageCommand,
    Play,
    React,
    Refusal,
    Screen,
    SkipBotDelay,
    Start,
    ToPage,
)
from samewave.server.supervise import as_refused, in_background, log_failure
from samewave.server.tables.log import Entry, PlayerId
from samewave.server.tables.requests import Answer, Request
from samewave.server.tables.table import Table
from samewave.server.tables.table_registry import TableRegistry
from samewave.server.tables.updates import encode, websocket_frame

_decode = msgspec.json.Decoder(FromPage).decode


class BadMessage(Exception):
    """A message that none of our pages sends."""


class FrameWriter(Protocol):
    """Sends frames to a page."""

    @property
    def write(self) -> Callable[[bytes], None]:
        """Send a frame. Never waits: a page that does not keep up is dropped."""
        ...

    def abort(self) -> None:
        """Cut the connection at once."""
        ...

    def close(self, reason: GoodbyeReason) -> None:
        """Close the connection after everything was sent."""
        ...

    def pause(self) -> None:
        """Deliver no message until `resume`."""
        ...

    def resume(self) -> None: ...


_Handled: TypeAlias = PageCommand | React | CheckMove | SkipBotDelay
Admit: TypeAlias = Callable[[str, str], Awaitable[Visitor]]
"""Finds the table for a token and a watch key, or raises Refused."""
_REASONS: dict[str, GoodbyeReason] = {
    "unknown_table": "unknown_table",
    "unknown_token": "kicked",
    "too_many_requests": "too_fast",
}
"""Why a connection that is not admitted ends; for other codes the page reconnects."""


class PageConnection:
    """A connected page: a listener of its table and a sender of requests."""

    __slots__ = (
        "_admit",
        "_bucket",
        "_has_greeted",
        "_is_over",
        "_registry",
        "_table",
        "_wire",
        "player",
        "screen",
        "send",
    )

    def __init__(
        self, wire: FrameWriter, registry: TableRegistry, admit: Admit, bucket: Bucket
    ) -> None:
        self.player: PlayerId | None = None
        self.screen: Screen = ""
        self.send: Callable[[bytes], None] = wire.write
        self._wire, self._registry, self._admit, self._bucket = wire, registry, admit, bucket
        self._table: Table | None = None
        """The table of the page; None until the page is admitted and after the connection ends."""
        self._has_greeted = self._is_over = False

    # From the page.

    def receive(self, text: str) -> None:
        """Handle a message: at once, or while the next ones wait."""
        if self._is_over:
            return
        try:
            if self._table is None:
                self._greet(text)
            elif self._bucket.take():
                self._receive_at(self._table, _read(text))
            else:
                self.end("too_fast")
        except BadMessage:
            self.end("bad_message")
        except Exception as error:
            log_failure("handling a message of a page", error)
            self.drop()

    def lost(self) -> None:
        """Called when the connection is lost."""
        self._is_over = True
        table, self._table = self._table, None
        if table:
            table.remove_listener(self)

    def check_greeting(self) -> None:
        """A page must say hello soon after it connected."""
        if not self._has_greeted:
            self.end("gone")

    def _greet(self, text: str) -> None:
        """Read the first message."""
        hello = _read(text)
        if not isinstance(hello, Hello):
            raise BadMessage("a page says hello first")
        self._has_greeted = True
        if hello.version != VERSION:
            self.end("reload")
        else:
            self._while_paused(self._attend(hello))

    async def _attend(self, hello: Hello) -> None:
        """Find the table, and begin to listen there."""
        try:
            visitor = await self._admit(hello.token, hello.watch_key)
        except Refused as refused:
            self.end(_REASONS.get(refused.code, "restart"))
            return
        if self._is_over:
            return
        if hello.token and visitor.player is None:
            self.end("kicked")
            return
        self._table, self.player = visitor.table, visitor.player
        self.screen = hello.screen
        self._registry.add_listener(visitor.table, self)

    def _receive_at(self, table: Table, message: FromPage) -> None:
        """Handle a message. Its answer comes now, or when the table has written it."""
        try:
            if isinstance(message, Play) and self.player is not None:  # as nearly all are
                table.submit(Request(message, self.player, message.id, self._reply))
            elif isinstance(message, Hello):
                raise BadMessage("a page says hello once")
            elif isinstance(message, Cue) and self.screen == "table":
                table.broadcast(Cued(message.sequence, message.steps))
            elif self.player is None or isinstance(message, Cue):
                raise Refused("spectators_only_look")
            else:
                self._handle(table, self.player, message)
        except BadMessage:
            raise
        except Exception as error:
            self._refuse(table, message, error)

    def _handle(
        self,
        table: Table,
        player: PlayerId,
        message: PageCommand | React | CheckMove | SkipBotDelay,
    ) -> None:
        match message:
            case React(_, reaction):
                table.react(player, reaction)
            case CheckMove(_, move):
                table.check(player, move)
                self._say(Acknowledged(message.id))
            case SkipBotDelay():
                table.skip_bot_delay(player)
                self._say(Acknowledged(message.id))
            case Start():
                self._while_paused(self._start(table, message))
            case _:
                table.submit(Request(message, player, message.id, self._reply))

    async def _start(self, table: Table, message: Start) -> None:
        """Start a game. Its packs and dictionaries are loaded first, which may take seconds."""
        try:
            self._reply(message.id, await table.request(message, self.player, message.id))
        except Exception as error:
            self._refuse(table, message, error)

    def _while_paused(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that takes time. The page's next messages are read afterwards."""
        self._wire.pause()
        in_background("a page's message", self._resume_after(work))

    async def _resume_after(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Exception as error:
            log_failure("a connection", error)
            self.drop()
        else:
            self._wire.resume()

    # To the page.

    def _refuse(self, table: Table, message: Any, error: Exception) -> None:
        if not isinstance(error, Refused):
            kind = type(message).__name__
            log_failure(f"table {table.number}: {kind} of player {self.player}", error)
        self._say(_refusal(message.id, error))

    def _reply(self, message: str, answer: Answer) -> None:
        """Send the result of a request, unless the update of its entry was the answer."""
        if answer is None:
            self._say(Acknowledged(message))
        elif not isinstance(answer, Entry):
            self._say(_refusal(message, answer))

    def drop(self) -> None:
        """Cut the connection."""
        self._wire.abort()

    def end(self, reason: GoodbyeReason) -> None:
        """Send the reason, then close the connection."""
        if self._is_over:
            return
        self._say(Goodbye(reason))
        self._is_over = True
        self._wire.close(reason)
        self.send = self._wire.write  # which sends nothing after a close frame

    def dismiss(self, reason: GoodbyeReason) -> None:
        self.end(reason)

    def _say(self, message: ToPage) -> None:
        self._wire.write(websocket_frame(encode(message)))


def _read(text: str) -> FromPage:
    try:
        message: FromPage = _decode(text)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise BadMessage(str(error)) from None
    return message


def _refusal(message: str, error: Exception) -> Refusal:
    refused = as_refused(error)
    return Refusal(message, refused.code, refused.params)
