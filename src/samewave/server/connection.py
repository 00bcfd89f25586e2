"""One connection: what a page says to its table, and what it hears of it."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Protocol, TypeAlias

import msgspec

from samewave.core import Refused
from samewave.server.admission import Visitor
from samewave.server.entries import Entry, PlayerId
from samewave.server.house import House
from samewave.server.limits import Bucket
from samewave.server.messages import (
    VERSION,
    Bye,
    Done,
    FromPage,
    Hello,
    Hurry,
    No,
    PageCommand,
    Play,
    React,
    Reason,
    Start,
    ToPage,
    Try,
)
from samewave.server.requests import Answer, Request
from samewave.server.supervise import as_refused, log_failure
from samewave.server.table import Table
from samewave.server.updates import encode, framed

_decode = msgspec.json.Decoder(FromPage).decode


class BadMessage(Exception):
    """A page said what no page of ours says."""


class Wire(Protocol):
    """What carries bytes to a page."""

    def write(self, frame: bytes) -> None:
        """Never waits: a page that does not keep up is dropped."""
        ...

    def abort(self) -> None:
        """Hang up at once."""
        ...

    def close(self) -> None:
        """Hang up when everything was sent."""
        ...


Admit: TypeAlias = Callable[[str, str], Awaitable[Visitor]]
"""Finds the table for a token and a watch key, or raises Refused."""
_REASONS: dict[str, Reason] = {
    "unknown_table": "unknown_table",
    "unknown_token": "kicked",
    "too_many_requests": "too_fast",
}
"""Why a connection ends that is not admitted; in all other cases it comes back."""


class PageConnection:
    """A page that listens to a table, and speaks."""

    _table: Table

    def __init__(self, wire: Wire, house: House, admit: Admit, bucket: Bucket) -> None:
        self.player: PlayerId | None = None
        self._wire, self._house, self._admit, self._bucket = wire, house, admit, bucket

    async def serve(self, read: Callable[[], Awaitable[str]]) -> Reason:
        """From the first hello to the end, and why it ended. `read` raises when it is cut."""
        reason = await self._greet(await read())
        if reason is None:
            self._house.attend(self._table, self)
            try:
                while reason is None:
                    reason = await self._receive(await read())
            finally:
                self._table.depart(self)
        return reason

    async def _greet(self, text: str) -> Reason | None:
        """Read the first message. Why the connection ends, if it does not begin."""
        hello = _read(text)
        if not isinstance(hello, Hello):
            raise BadMessage("a page says hello first")
        if hello.version != VERSION:
            return "reload"
        try:
            visitor = await self._admit(hello.token, hello.watch_key)
        except Refused as refused:
            return _REASONS.get(refused.code, "restart")
        self._table, self.player = visitor.table, visitor.player
        return "kicked" if hello.token and self.player is None else None

    async def _receive(self, text: str) -> Reason | None:
        """Answer a message, now or when the table has written it. Why the connection ends."""
        if not self._bucket.take():
            return "too_fast"
        message = _read(text)
        if isinstance(message, Hello):
            raise BadMessage("a page says hello once")
        try:
            await self._handle(message)
        except Exception as error:
            if not isinstance(error, Refused):
                kind = type(message).__name__
                log_failure(f"table {self._table.number}: {kind} of player {self.player}", error)
            self._say(_refusal(message.id, error))
        return None

    async def _handle(self, message: PageCommand | React | Try | Hurry) -> None:
        table = self._table
        if self.player is None:
            raise Refused("spectators_only_look")
        match message:
            case Play():
                self._submit(message)
            case React(_, reaction):
                table.react(self.player, reaction)
            case Try(_, move):
                table.check(self.player, move)
                self._say(Done(message.id))
            case Hurry():
                table.hurry(self.player)
                self._say(Done(message.id))
            case Start():
                self._reply(message.id, await table.request(message, self.player, message.id))
            case _:
                self._submit(message)

    def _submit(self, message: PageCommand) -> None:
        reply = partial(self._reply, message.id)
        self._table.submit(Request(message, self.player, message.id, reply))

    def _reply(self, message: str, answer: Answer) -> None:
        """The update of its entry answers what was written; all else is answered here."""
        if answer is None:
            self._say(Done(message))
        elif not isinstance(answer, Entry):
            self._say(_refusal(message, answer))

    def send(self, frame: bytes) -> None:
        self._wire.write(frame)

    def drop(self) -> None:
        self._wire.abort()

    def dismiss(self, reason: Reason) -> None:
        self._say(Bye(reason))
        self._wire.close()

    def _say(self, message: ToPage) -> None:
        self._wire.write(framed(encode(message)))


def _read(text: str) -> FromPage:
    try:
        message: FromPage = _decode(text)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise BadMessage(str(error)) from None
    return message


def _refusal(message: str, error: Exception) -> No:
    refused = as_refused(error)
    return No(message, refused.code, refused.params)
