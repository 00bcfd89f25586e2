"""Bounds: everything decoded from outside has a maximal length, and every number its limits."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec import inspect

from samewave.core import Refused
from samewave.core.record import (
    HeaderFields,
    RecordEntry,
    Version,
    events_type,
    play_back,
    read_events,
    read_header,
)
from samewave.games import GAMES
from samewave.history import Deal
from samewave.packs import Shelf
from samewave.packs.pack import LISTS, Pack
from samewave.server.http.routes import ROUTES
from samewave.server.protocol.messages import FromPage
from samewave.server.tables.log import Entry
from tests.golden import FOLDER

GAMES_HERE = {name: game(Shelf()) for name, game in GAMES.items()}
DECODED: dict[str, Any] = {
    "a message of a page": FromPage,
    "an entry of a log": Entry,
    "a deal": Deal,
    "a pack": Pack,
    "the head of a record": HeaderFields,
    "the version of a record": Version,
    "a line of a record": RecordEntry,
    **{f"a pack's {name}": kind for name, kind in LISTS.items()},
    **{f"a set-up of {name}": game.setup_type for name, game in GAMES_HERE.items()},
    **{f"a move of {name}": game.move_type for name, game in GAMES_HERE.items()},
    **{f"events of {name}": events_type(game) for name, game in GAMES_HERE.items()},
    **{f"{each.method} {each.path}": each.body for each in ROUTES if isinstance(each.body, type)},
}
CHECKED_LATER = {"TableSettings.setup", "RequestedSettings.setup", "Deal.setup"}
"""Set-ups of any game: they are checked against the type of their game before they are used."""


def unbounded(kind: inspect.Type, where: str, seen: set[Any]) -> Iterator[str]:
    """Every place of a type without a bound."""
    match kind:
        case inspect.Metadata(inner):
            yield from unbounded(inner, where, seen)
        case inspect.StrType(max_length=most, pattern=pattern):
            if most is None and not (pattern and pattern.endswith("}$")):
                yield f"{where}: str"
        case inspect.IntType(ge=least, le=most) | inspect.FloatType(ge=least, le=most):
            if least is None or most is None:
                yield f"{where}: number"
        case inspect.VarTupleType(item, max_length=most) | inspect.ListType(item, max_length=most):
            yield from [f"{where}: list"] if most is None else []
            yield from unbounded(item, f"{where}[]", seen)
        case inspect.SetType(item, max_length=most) | inspect.FrozenSetType(item, max_length=most):
            yield from [f"{where}: set"] if most is None else []
            yield from unbounded(item, f"{where}[]", seen)
        case inspect.DictType(key, value, max_length=most):
            yield from [f"{where}: dict"] if most is None else []
            yield from unbounded(key, f"{where} key", seen)
            if where not in CHECKED_LATER:
                yield from unbounded(value, f"{where} value", seen)
        case inspect.TupleType(items):
            for item in items:
                yield from unbounded(item, where, seen)
        case inspect.UnionType(types):
            yield from crashing(types, where)
            for each in types:
                yield from unbounded(each, where, seen)
        case inspect.StructType(cls, fields):
            if cls not in seen:
                seen.add(cls)
                for field in fields:
                    yield from unbounded(field.type, f"{cls.__name__}.{field.name}", seen)
        case inspect.AnyType() | inspect.BytesType() | inspect.ByteArrayType():
            yield f"{where}: anything"
        case _:
            assert isinstance(kind, SMALL), kind


SMALL = (
    inspect.RawType,
    inspect.BoolType,
    inspect.NoneType,
    inspect.LiteralType,
    inspect.EnumType,
)
"""Types that cannot be large; raw bytes get a type when they are read."""


def crashing(types: tuple[inspect.Type, ...], where: str) -> Iterator[str]:
    """Msgspec 0.22 crashes on a bounded str beside a tuple of fixed length."""
    has_bounds = any(isinstance(each, inspect.StrType) and each.max_length for each in types)
    if has_bounds and any(isinstance(each, inspect.TupleType) for each in types):
        yield f"{where}: str | tuple of fixed length"


@pytest.mark.parametrize("name", DECODED)
def test_whatever_is_decoded_from_outside_has_bounds(name: str) -> None:
    assert list(unbounded(inspect.type_info(DECODED[name]), name, set())) == []


@pytest.mark.parametrize(
    "kind", [str, int, tuple[bool, ...], dict[bool, bool], list[bool], set[bool], Any, bytes, float]
)
def test_a_type_without_bounds_is_found(kind: Any) -> None:
    assert list(unbounded(inspect.type_info(kind), "here", set())) != []


@pytest.mark.parametrize("record", sorted(FOLDER.glob("*.jsonl")), ids=lambda path: path.stem)
def test_a_header_with_100_000_seats_is_refused_before_anybody_sits_down(record: Any) -> None:
    first = msgspec.json.decode(record.read_bytes().splitlines()[0])
    crowd = msgspec.json.encode(first | {"seats": ["x"] * 100_000})

    with pytest.raises(Refused) as refused:
        read_header(crowd, GAMES_HERE)

    assert refused.value.code == "not_a_header"


@pytest.mark.parametrize("name", GAMES)
def test_a_move_leads_to_few_events(name: str) -> None:
    many = msgspec.Raw(b"[" + b",".join([b'{"type": "game_ended"}'] * 100_000) + b"]")

    with pytest.raises(Refused) as refused:
        read_events(GAMES_HERE[name], many)

    assert refused.value.code == "not_an_event"


def test_a_record_has_so_many_lines_at_most() -> None:
    first, second, *_ = (FOLDER / "compatibility-2016-duo.jsonl").read_bytes().splitlines(True)
    called = b'{"seat":0,"move":{"type":"reopen"},"events":[{"type":"reopened","seat":0}]}\n'
    read = play_back([first, second, *[called] * 20_000], GAMES_HERE)

    with pytest.raises(Exception, match="too_many_lines"):
        list(read)
