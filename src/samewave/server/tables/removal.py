"""Removes tables that nobody uses, and tables and names that players ask to remove.

Removing a name is the only change of entries that are already written: the name and the chat lines
of that player are replaced, and the log keeps its length. An entry that says so is appended in the
same transaction; nodes that see it read the whole log again.
"""

import logging
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime
from functools import partial
from itertools import count
from typing import Any, NamedTuple, TypeAlias

import msgspec

from samewave.core import Refused
from samewave.server.clock import Clock
from samewave.server.library import Library
from samewave.server.settings import Settings
from samewave.server.store import (
    DAY,
    SIGHTINGS,
    Conflict,
    Rewritten,
    Store,
    UnusedScan,
    UnusedTables,
    is_rewrite,
)
from samewave.server.tables.log import Entry, NameRemoved, PlayerId
from samewave.server.tables.services import Services
from samewave.server.tables.table import Table

MOST_REMOVED = 10_000
"""Tables removed per scan; those without a finished game go first."""
_log = logging.getLogger("samewave")


async def remove_unused_tables(
    store: Store, library: Library, clock: Clock, settings: Settings
) -> None:
    """Scan for unused tables at the start and then daily. Also delete files of removed packs."""
    while True:
        look = UnusedScan(clock.time(), settings.keep_days * DAY, MOST_REMOVED)
        announce(await store.remove_unused(look))
        await library.sweep()
        await clock.sleep(settings.timings.clean)


def announce(unused: UnusedTables) -> None:
    """Log what a scan found, so that an operator can correct a wrong clock in time."""
    if not (unused.marked or unused.removed):
        return
    waiting = unused.marked - unused.due
    when = "" if unused.first_goes is None else f", the first of them on {_day(unused.first_goes)}"
    _log.warning(
        "Unused tables: %d removed, %d go with the next look, %d go once they look unused on %d"
        " days%s",
        *(unused.removed, unused.due, waiting, SIGHTINGS, when),
    )


def _day(at: float) -> str:
    try:
        return datetime.fromtimestamp(at, UTC).date().isoformat()
    except (ValueError, OverflowError, OSError):  # the clock is beyond the calendar
        return "a day that no calendar has"


_NAMED = (b'"token_hash"', b'"type":"said"', b'"type":"started"', b'"type":"deal_taken"')
"""Every entry with a name or a chat line contains one of these."""

_Fields: TypeAlias = dict[str, Any]
"""An entry as plain JSON, so that fields of newer releases are kept."""


class _Person(NamedTuple):
    """The player whose name is removed, and the name that replaces it."""

    player: PlayerId
    token_hash: str
    name: str
    neutral_name: str


async def remove_table(table: Table, services: Services) -> None:
    """Remove a table: its log, its chat, and its packs with their photos."""
    packs = await services.store.remove_table(table.number)
    table.announce_log_change()
    table.end_because_removed()
    for pack in packs:
        services.library.discard(pack)


async def is_known(table: Table, token_hash: str, services: Services) -> bool:
    """Whether this token appears in the log, even if its player has left."""
    log = await services.store.read(table.number)
    return any(token_hash.encode() in raw for raw in log)


async def remove_name(table: Table, token_hash: str, services: Services) -> None:
    """Remove a player and their name, or raise Refused. Repeating it changes nothing.

    Players who left earlier or were removed may do so, too: their token still identifies them.
    """
    store, number = services.store, table.number
    player = _find(_named(await store.read(number)), token_hash).player  # no lock for a stranger
    change = partial(without_name, token_hash=token_hash)
    try:
        await store.rewrite(number, change)
    except Conflict:
        raise Refused("table_is_gone") from None
    await store.reminders.forget(number, player)
    table.announce_log_change()
    await table.catch_up()


def without_name(log: Sequence[bytes], token_hash: str) -> Rewritten | None:
    """Rewrite a log without the name of this token's player; None if that was done before."""
    named = _named(log)
    person = _find(named, token_hash)
    if _is_removed(log, person.player):
        return None
    changed = {
        sequence: msgspec.json.encode(entry)
        for sequence, entry in named.items()
        if _rewrite(entry["happened"], person)
    }
    last = msgspec.json.decode(log[-1], type=Entry)  # the table time does not advance
    entry = Entry(last.at, NameRemoved(person.player), person.player, skew=last.skew)
    return Rewritten(changed, msgspec.json.encode(entry))


def _named(log: Sequence[bytes]) -> dict[int, _Fields]:
    """The entries of a log that contain a name or a chat line."""
    return {
        sequence: msgspec.json.decode(raw)
        for sequence, raw in enumerate(log)
        if any(sign in raw for sign in _NAMED)
    }


def _find(named: dict[int, _Fields], token_hash: str) -> _Person:
    joined = [entry["happened"] for entry in named.values() if _is(entry, "joined")]
    claimed = [entry["happened"] for entry in named.values() if _is(entry, "seat_claimed")]
    holders = {each["token_hash"]: each["player"] for each in (*joined, *claimed)}
    player = holders.get(token_hash)
    mine = next((each for each in joined if each["player"] == player), None)
    if mine is None or not token_hash:
        raise Refused("unknown_token")
    taken = {each["name"].casefold() for each in joined if each is not mine}
    free = (name for name in _neutral_names(mine["player"]) if name.casefold() not in taken)
    return _Person(mine["player"], mine["token_hash"], mine["name"], next(free))


def _neutral_names(player: PlayerId) -> Iterator[str]:
    """Neutral names that mean nothing in any language."""
    return (f"P{number}" for number in count(player + 1))


def _is(entry: _Fields, kind: str) -> bool:
    return bool(entry["happened"]["type"] == kind)


def _is_removed(log: Sequence[bytes], player: PlayerId) -> bool:
    marks = (msgspec.json.decode(raw, type=Entry).event for raw in log if is_rewrite(raw))
    return NameRemoved(player) in marks


def _rewrite(event: _Fields, person: _Person) -> bool:
    """Remove the name from an event. True if it was there."""
    change = _CHANGES.get(event["type"], _rename)
    return change(event, person)


def _rename(event: _Fields, person: _Person) -> bool:
    """Replace the name in an event about the holder of the token."""
    if event.get("token_hash") != person.token_hash or "name" not in event:
        return False
    event["name"] = person.neutral_name
    return True


def _silence(event: _Fields, person: _Person) -> bool:
    if event["player"] != person.player:
        return False
    event["text"] = ""
    return True


def _rename_seat(event: _Fields, person: _Person) -> bool:
    """Replace the name at the player's seat; other players of the same name keep theirs."""
    if person.player not in event["seated"]:
        return False
    seat = event["seated"].index(person.player)
    event["setup"]["seats"][seat] = person.neutral_name
    event["events"][0]["names"][seat] = person.neutral_name
    return True


def _rename_rival(event: _Fields, person: _Person) -> bool:
    """Replace the name in the record of an earlier game, which has only names."""
    names = event["deal"]["told"]["names"] if event["deal"] else []
    if person.name not in names:
        return False
    names[:] = [person.neutral_name if name == person.name else name for name in names]
    return True


_CHANGES: dict[str, Callable[[_Fields, _Person], bool]] = {
    "said": _silence,
    "started": _rename_seat,
    "deal_taken": _rename_rival,
}
