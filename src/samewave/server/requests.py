"""Requests: what waits to be judged at a table, and what became of it."""

from asyncio import Future, to_thread
from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

from samewave.server.commands import Command, setup_of
from samewave.server.entries import Entry, PlayerId
from samewave.server.messages import Start
from samewave.server.room import Games, Room

Answer: TypeAlias = Entry | Exception | None
"""The entry that was written, why there is none, or None if it was written earlier."""


class Request(NamedTuple):
    """A command that waits to be judged, and who hears what came of it."""

    command: Command
    by: PlayerId | None
    message: str
    """The id of the page's message: the same id is never written twice."""
    reply: Callable[[Answer], None]


class Committed(NamedTuple):
    """A judged request: its entry as it is stored and published, and the table after it."""

    entry: Entry
    encoded: bytes
    room: Room
    events: tuple[Any, ...] = ()


Judged: TypeAlias = tuple[Request, Committed | Exception | None]


async def prepare(command: Command, room: Room, games: Games) -> None:
    """Load what judging a command needs, while other tables go on."""
    if isinstance(command, Start):
        setup = setup_of(room.wish, room.packs, tuple("AB"), games)
        await to_thread(games[room.wish.game].preload, setup)


def resolve(future: "Future[Any]", answer: Answer) -> None:
    """Wake whoever waits for an answer."""
    if future.done():
        return
    if isinstance(answer, Exception):
        future.set_exception(answer)
    else:
        future.set_result(answer)
