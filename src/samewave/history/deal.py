"""Deals: the themes, cards and order of an earlier game, to be played again at another table."""

from collections.abc import Iterable, Mapping

import msgspec

from samewave.core import AnyGame, Refused, Value
from samewave.core.bounds import Fields, Key, Number, Seed
from samewave.core.record import BrokenRecord, play_back, read_header
from samewave.history.unions import AnySummary


class Deal(Value, frozen=True):
    """What a game was dealt from, but for who sat there; and how it went."""

    game: Key
    setup: Fields
    seed: Seed
    seats: Number
    told: AnySummary


def deal_of(lines: Iterable[bytes], games: Mapping[str, AnyGame]) -> Deal:
    """The deal of a record: a whole game that follows from its seed, or Refused."""
    record = list(lines)
    try:
        events = [moment.event for moment in play_back(record, games, judge=True)]
    except BrokenRecord as broken:
        raise Refused("broken_record", line=broken.line, why=broken.refused.code) from None
    first = next(line for line in record if line.strip())
    header = read_header(first, games)
    told = header.game.summarize(events)
    if told is None:
        raise Refused("unfinished_record")
    setup = msgspec.to_builtins(header.setup)
    seats = setup.pop("seats")
    return Deal(header.game.name, setup, header.seed, len(seats), told)
