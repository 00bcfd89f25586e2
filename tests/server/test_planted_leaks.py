"""The proof that nothing leaks can fail: leaks that are planted are found."""

import logging
from typing import Any

import pytest

from samewave.core import Change, Refused
from samewave.games.compatibility import Compatibility
from samewave.games.samegame import SameGame
from samewave.games.samegame.view import Offers
from samewave.server.messages import No
from samewave.server.table import Table
from tests.server.test_no_leak import (
    SAMEGAME,
    Nights,
    compatibility,
    nights,
    play_compatibility,
    play_samegame,
)

__all__ = ["nights"]


def complain(table: Table, by: int, wanted: Any, tell: Any, play: Any = Table.play) -> None:
    """A table that tells everybody what it refuses."""

    def told(answer: Any) -> None:
        tell(answer)
        if isinstance(answer, Refused):
            table.audience.tell(No("", answer.code, {}))

    play(table, by, wanted, told)


def tell_choices(before: Any, now: Any, change: Any = Compatibility.change) -> Any:
    """A game that calls a ranking that lies face down a change for all to see."""
    changed = change(before, now)
    return changed and Change(changed.fields | {"winners": now.choices}, changed.seats)


def gossip(table: Table, by: int, wanted: Any, tell: Any, play: Any = Table.play) -> None:
    """A table that writes moves to the log."""
    logging.getLogger("samewave").info("%s", bytes(wanted.move))
    play(table, by, wanted, tell)


FIRST = (play_compatibility, compatibility("1996", "teams"), 4, (1, 0))
SECOND = (play_samegame, SAMEGAME, 3, (0, 0.5))
LEAKS: list[Any] = [
    (FIRST, Compatibility, "redact", lambda _, event, __: event),
    (FIRST, Compatibility, "view", lambda _, *of, view=Compatibility.view: view(of[0], of[1] or 0)),
    (FIRST, Compatibility, "change", lambda _, *states: tell_choices(*states)),
    (FIRST, Table, "play", complain),
    (FIRST, Table, "play", gossip),
    (SECOND, SameGame, "redact", lambda _, event, __: event),
    (SECOND, SameGame, "mine", lambda _, *of, mine=SameGame.mine: mine(of[0], of[1] or 0)),
    (SECOND, SameGame, "offers", lambda _, state, __: Offers(sent_back=state.objects)),
    (SECOND, Table, "play", gossip),
]


@pytest.mark.parametrize(("evening", "where", "name", "leak"), LEAKS)
async def test_a_leak_is_found(
    nights: Nights, monkeypatch: pytest.MonkeyPatch, evening: Any, where: Any, name: str, leak: Any
) -> None:
    monkeypatch.setattr(where, name, leak)

    with pytest.raises(AssertionError, match="can tell"):
        await nights.compare(*evening)
