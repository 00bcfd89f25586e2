"""A rewritten log: the same table without one name."""

from random import Random
from typing import Any

import msgspec
import pytest

from samewave.core import Refused
from samewave.server.protocol.messages import Stop
from samewave.server.store import is_rewrite
from samewave.server.tables.entrance import hash_token
from samewave.server.tables.joining import Join
from samewave.server.tables.log import Entry, NameRemoved
from samewave.server.tables.removal import without_name
from samewave.server.tables.state import TableState
from samewave.server.tables.updates import table_view
from tests.server.offline_table import Folding, folded

NAME = "Wilhelmina Zauberhut"


def evening() -> Folding:
    """A log with everything that can contain a name: chat, games, and two people of one name."""
    table, dice = Folding(seed=3), Random(5)
    ann, first = table.join("Ann", NAME)
    table.say(first, "It was a secret.")
    table.say(ann, "Hello.")
    for _ in range(2):
        table.add_bot(ann)
    table.start(ann)
    for _ in range(6):
        table.move(dice)
    table.leave(first)
    table.do(ann, Stop("stop"))
    second = table.do(None, Join(NAME, "another token")).event.player  # type: ignore[union-attr]
    table.say(second, "Me too.")
    table.start(ann)
    for _ in range(6):
        table.move(dice)
    return table


def rewritten_log(log: list[bytes], token_hash: str) -> list[bytes]:
    rewritten = without_name(log, token_hash)
    assert rewritten is not None
    after = [rewritten.changed.get(place, raw) for place, raw in enumerate(log)]
    return [*after, rewritten.appended]


def nameless(state: TableState, *players: int) -> Any:
    """Everything visible at a table, without the names and chat lines of these players."""
    shown = msgspec.to_builtins(table_view(state))
    shown["players"] = [each for each in shown["players"] if each["id"] not in players]
    chat = [line for line in state.chat if line.player not in players]
    views = []
    if state.current_game:
        for seat in (None, *range(len(state.current_game.seated))):
            view = msgspec.to_builtins(state.current_game.game.view(state.current_game.state, seat))
            for place, player in enumerate(state.current_game.seated):
                if player in players:
                    view["table"]["names"][place] = "?"
            views.append(view)
    return shown, chat, views, state.order, state.host, state.touched, state.deadline


def test_a_rewritten_log_leads_to_the_same_table_but_for_name_and_chat() -> None:
    table = evening()
    after = rewritten_log(table.log, f"{NAME}'s token")

    before, now = folded(table.log, table.games), folded(after, table.games)

    assert before is not None
    assert now is not None
    marker = Entry(before.touched, NameRemoved(1), 1)
    expected = folded([*table.log, msgspec.json.encode(marker)], table.games)
    assert expected is not None
    assert nameless(now, 1) == nameless(expected, 1)
    assert len(after) == len(table.log) + 1
    assert [each.name for each in now.players.values() if not each.is_bot] == ["Ann", NAME]


def test_every_entry_but_those_with_the_name_stays_byte_for_byte() -> None:
    table = evening()

    after = rewritten_log(table.log, f"{NAME}'s token")

    changed = [place for place, raw in enumerate(table.log) if raw != after[place]]
    assert [type(table.entries[place].event).__name__ for place in changed] == [
        "Joined",
        "Said",
        "Started",
    ]
    assert [is_rewrite(raw) for raw in after] == [False] * len(table.log) + [True]


def test_fields_of_a_newer_release_stay_in_a_rewritten_entry() -> None:
    table = evening()
    log = table.log
    entry = msgspec.json.decode(log[2])
    entry["happened"]["hat"] = "red"
    log[2] = msgspec.json.encode(entry)

    after = rewritten_log(log, f"{NAME}'s token")

    assert msgspec.json.decode(after[2])["happened"]["hat"] == "red"
    assert msgspec.json.decode(after[2])["happened"]["name"] == "P2"


def test_a_neutral_name_is_nobody_elses() -> None:
    table = Folding()
    table.join("p2", NAME, "P3")

    after = rewritten_log(table.log, f"{NAME}'s token")

    names = [each.name for each in folded(after, table.games).players.values()]  # type: ignore[union-attr]
    assert sorted(names) == ["P3", "p2"]
    assert b'"P4"' in after[2]


def test_chat_that_looks_like_a_rewrite_is_none() -> None:
    table = Folding()
    (ann,) = table.join("Ann")
    table.say(ann, '"type":"name_removed"')

    assert not any(map(is_rewrite, table.log))


def test_an_unknown_token_rewrites_nothing() -> None:
    with pytest.raises(Refused, match="unknown_token"):
        without_name(evening().log, hash_token("nobody"))
