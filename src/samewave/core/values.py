"""Values: the frozen types that games are made of, and fields with a bounded size.

A type that is decoded from outside uses the bounded fields. The bounds are wider than any rule, so
that a rule can still say what is wrong. They only keep a few bytes from becoming a lot of memory or
work.
"""

from typing import Annotated, Any, TypeAlias, TypeVar

import msgspec
from msgspec import Meta

Item = TypeVar("Item")

Code: TypeAlias = str
"""Names a sentence that a client has words for: a refusal, a hint, a remark."""

MOST_SEATS = 16
"""More seats than any game or table has."""
MOST_PLACES = 64
"""The longest row: images of a ranking, spaces that a team shares, events of one move."""
MOST_IMAGES = 500
"""Images of a pack."""
MOST_CARDS = 10_000
"""Cards of one kind in a box."""
MOST_OBJECTS = 2_000
"""Objects of a pack."""
MOST_ROUNDS = 10_000

Seat: TypeAlias = Annotated[int, Meta(ge=0, le=MOST_SEATS - 1)]
"""A place at the table, counted from 0 to the left.

None stands for the table itself: its screen and spectators in a view, its clock in a move.
"""
Key: TypeAlias = Annotated[str, Meta(max_length=64)]
"""Identifies something for programs: an edition, a pack, an image, an object, a criterion."""
Hash: TypeAlias = Annotated[str, Meta(max_length=128)]
Line: TypeAlias = Annotated[str, Meta(max_length=200)]
"""One line that somebody typed: a name, a clue."""
Text: TypeAlias = Annotated[str, Meta(max_length=1_000)]
"""A few sentences."""
Place: TypeAlias = Annotated[int, Meta(ge=0, le=MOST_PLACES)]
Card: TypeAlias = Annotated[int, Meta(ge=0, le=MOST_CARDS - 1)]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=MOST_ROUNDS)]
"""Counts rounds, points, seconds or themes."""
Amount: TypeAlias = Annotated[int, Meta(ge=-1_000_000_000, le=1_000_000_000)]
"""A number that a rule judges later and that no memory is allocated for."""
Points: TypeAlias = Annotated[int, Meta(ge=-1_000, le=1_000_000)]
Seed: TypeAlias = Annotated[int, Meta(ge=-(2**63), le=2**63 - 1)]
Seconds: TypeAlias = Annotated[float, Meta(ge=-1e10, le=1e10)]
"""Seconds since 1970, or since the beginning of a game."""

Seats: TypeAlias = Annotated[tuple[Seat, ...], Meta(max_length=MOST_SEATS)]
BySeat: TypeAlias = Annotated[tuple[Item, ...], Meta(max_length=MOST_SEATS)]
"""One item for each seat or side."""
Row: TypeAlias = Annotated[tuple[Item, ...], Meta(max_length=MOST_PLACES)]
OwnThemes: TypeAlias = Annotated[tuple[Line, ...], Meta(max_length=MOST_IMAGES)]
"""Themes that players wrote themselves."""
Cards: TypeAlias = Annotated[tuple[Item, ...], Meta(max_length=MOST_CARDS)]
Objects: TypeAlias = Annotated[tuple[Item, ...], Meta(max_length=MOST_OBJECTS)]
Rounds: TypeAlias = Annotated[tuple[Item, ...], Meta(max_length=MOST_ROUNDS)]
Fields: TypeAlias = Annotated[dict[Key, Any], Meta(max_length=64)]
"""A set-up that is checked against the type of its game before it is used."""


class Value(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """An immutable value, compared by content and encoded as JSON.

    Frozen values cannot form cycles, so the garbage collector need not track them.
    """


class LogValue(msgspec.Struct, frozen=True, gc=False):
    """A value in a log or on the bus. It ignores unknown fields.

    So a node of an older release can read what a newer one wrote.
    """


class ThemeCard(Value, frozen=True, order=True, omit_defaults=True):
    """A theme's place in a pack: the pack, the box by its themes per card, the card, the number.

    A theme that players wrote themselves is in no pack and has its `text`.
    """

    themes: Key
    on_a_card: Number
    card: Card
    number: Number
    text: Line = ""


def replace_at(values: tuple[Item, ...], place: int, value: Item) -> tuple[Item, ...]:
    """A copy of the tuple with another value in one place."""
    changed = list(values)
    changed[place] = value
    return tuple(changed)
