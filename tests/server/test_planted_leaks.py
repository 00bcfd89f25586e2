"""The leak tests can fail: they find planted leaks."""

import logging
from typing import Any

import pytest
from msgspec.structs import replace

from samewave.core import PublicDiff, Refused
from samewave.games.compatibility import Compatibility
from samewave.games.samegame import SameGame
from samewave.games.samegame.view import Offers
from samewave.server.protocol.messages import Play, Refusal
from samewave.server.tables.requests import Request
from samewave.server.tables.table import Table
from tests.server.test_no_leak import (
    SAMEGAME,
    Nights,
    compatibility,
    nights,
    play_compatibility,
    play_samegame,
)

__all__ = ["nights"]


def complain(table: Table, request: Request, submit: Any = Table.submit) -> None:
    """A table that sends its refusals to everybody."""

    def reply(message: str, answer: Any) -> None:
        request.reply(message, answer)
        if isinstance(answer, Refused):
            table.audience.send_all(Refusal("", answer.code, {}))

    submit(table, replace(request, reply=reply))


def tell_choices(before: Any, now: Any, change: Any = Compatibility.public_diff) -> Any:
    """A game whose public diff contains a face-down ranking."""
    changed = change(before, now)
    return changed and PublicDiff(changed.fields | {"winners": now.choices}, changed.seats)


def gossip(table: Table, request: Request, submit: Any = Table.submit) -> None:
    """A table that logs moves for the operator."""
    if isinstance(request.command, Play):
        logging.getLogger("samewave").info("%s", bytes(request.command.move))
    submit(table, request)


FIRST = (play_compatibility, compatibility("1996", "teams"), 4, (1, 0))
SECOND = (play_samegame, SAMEGAME, 3, (0, 0.5))
LEAKS: list[Any] = [
    (FIRST, Compatibility, "redact", lambda _, event, __: event),
    (FIRST, Compatibility, "view", lambda _, *of, view=Compatibility.view: view(of[0], of[1] or 0)),
    (FIRST, Compatibility, "public_diff", lambda _, *states: tell_choices(*states)),
    (FIRST, Table, "submit", complain),
    (FIRST, Table, "submit", gossip),
    (SECOND, SameGame, "redact", lambda _, event, __: event),
    (
        SECOND,
        SameGame,
        "seat_fields",
        lambda _, *of, own=SameGame.seat_fields: own(of[0], of[1] or 0),
    ),
    (SECOND, SameGame, "offers", lambda _, state, __: Offers(sent_back=state.objects)),
    (SECOND, Table, "submit", gossip),
]


@pytest.mark.parametrize(("evening", "where", "name", "leak"), LEAKS)
async def test_a_leak_is_found(
    nights: Nights, monkeypatch: pytest.MonkeyPatch, evening: Any, where: Any, name: str, leak: Any
) -> None:
    monkeypatch.setattr(where, name, leak)

    with pytest.raises(AssertionError, match="can tell"):
        await nights.compare(*evening)
