"""Requests to a table, and what becomes of them."""

from collections.abc import Callable
from typing import Any, TypeAlias

import msgspec

from samewave.server.tables.commands import Command
from samewave.server.tables.log import Entry, PlayerId
from samewave.server.tables.state import TableState

Answer: TypeAlias = Entry | Exception | None
"""The written entry, the error, or None if the message was carried out before."""


class Request(msgspec.Struct, frozen=True):
    """A command, who sent it, and the callback that gets its result."""

    command: Command
    by: PlayerId | None
    message: str
    """The id of the page's message; the same id is never carried out twice."""
    reply: Callable[[str, Answer], None]
    """Called with the id of the message and the result."""


class Committed(msgspec.Struct, frozen=True):
    """An accepted request: its entry, the encoded entry, and the state after it."""

    entry: Entry
    encoded: bytes
    state: TableState
    events: tuple[Any, ...] = ()


Judged: TypeAlias = tuple[Request, Committed | Exception | None]
