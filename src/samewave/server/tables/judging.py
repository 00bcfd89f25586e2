"""Judges the requests to a table, and answers them."""

from asyncio import Future, to_thread
from typing import Any

import msgspec

from samewave.core import Refused
from samewave.server.protocol.messages import Start
from samewave.server.supervise import log_failure
from samewave.server.tables.commands import Command, judge
from samewave.server.tables.evolve import evolve
from samewave.server.tables.log import Entry
from samewave.server.tables.next_game import Context, setup_of
from samewave.server.tables.requests import Answer, Committed, Judged, Request
from samewave.server.tables.state import Games, TableState

_encode = msgspec.json.Encoder().encode


async def prepare(command: Command, state: TableState, games: Games) -> None:
    """Load what judging a command needs, without blocking other tables."""
    if isinstance(command, Start):
        setup = setup_of(state.settings, state.packs, tuple("AB"), games)
        await to_thread(games[state.settings.game].preload, setup)


def judge_all(
    batch: list[Request], state: TableState, context: Context, now: float, skew: float
) -> tuple[list[Judged], list[bytes]]:
    """Judge requests in order, each in the state that the accepted ones before it lead to.

    Also returns the encoded entries of the accepted ones.
    """
    judged: list[Judged] = []
    encoded: list[bytes] = []
    for request in batch:
        outcome = _judge(request, state, context, now, skew)
        if isinstance(outcome, Committed):
            state = outcome.state
            encoded.append(outcome.encoded)
        judged.append((request, outcome))
    return judged, encoded


def _judge(
    request: Request, state: TableState, context: Context, now: float, skew: float
) -> Committed | Exception | None:
    command, by, message = request.command, request.by, request.message
    if message and state.has_answered(by, message):
        return None
    try:
        accepted = judge(state, by, command, context)
        entry = Entry(now, accepted.event, by, message, skew=skew)
        after = evolve(state, entry, context.games, accepted.current_game)
        return Committed(entry, _encode(entry), after, accepted.events)
    except Refused as refused:
        return refused
    except Exception as error:  # a bug in the rules: the sender gets an error, others play on
        log_failure(f"table {context.table}: {type(command).__name__} of player {by}", error)
        return error


def resolve(future: "Future[Any]", _: str, answer: Answer) -> None:
    """Complete a future with the result of a request, or with its error."""
    if future.done():
        return
    if isinstance(answer, Exception):
        future.set_exception(answer)
    else:
        future.set_result(answer)
