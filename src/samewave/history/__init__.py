"""Finished games: a deal can be played again, and the names in a record can be changed."""

from collections.abc import Iterable, Mapping, Sequence

import msgspec
from msgspec import field

from samewave.core import AnyGame, Refused, Value
from samewave.core.record import BrokenRecord, play_back, read_header
from samewave.core.values import Fields, Key, Number, Seed
from samewave.games import AnySummary


class Deal(Value, frozen=True):
    """The set-up and seed of an earlier game without its players, and how that game ended.

    Logs store the summary under its old name.
    """

    game: Key
    setup: Fields
    seed: Seed
    seats: Number
    summary: AnySummary = field(name="told")


def deal_of(lines: Iterable[bytes], games: Mapping[str, AnyGame]) -> Deal:
    """The deal of a record. Refused unless it is a finished game that follows from its seed."""
    record = list(lines)
    try:
        events = [moment.event for moment in play_back(record, games, judge=True)]
    except BrokenRecord as broken:
        raise Refused("broken_record", line=broken.line, why=broken.refused.code) from None
    first = next(line for line in record if line.strip())
    header = read_header(first, games)
    summary = header.game.summarize(events)
    if summary is None:
        raise Refused("unfinished_record")
    setup = msgspec.to_builtins(header.setup)
    seats = setup.pop("seats")
    return Deal(header.game.name, setup, header.seed, len(seats), summary)


def renamed_record(record: bytes, names: Sequence[str]) -> bytes:
    """The record with these names of the players, in the order of their seats."""
    first, _, others = record.partition(b"\n")
    header = msgspec.json.decode(first)
    if header["seats"] == list(names):
        return record
    header["seats"] = list(names)
    header["events"][0]["names"] = list(names)
    return msgspec.json.encode(header) + b"\n" + others
