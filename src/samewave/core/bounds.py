"""Bounds: how long whatever comes from outside may be, judged while it is decoded.

The bounds are wider than any rule, so that a rule can still say what is wrong. They only keep a
few bytes from becoming a lot of memory or work. A type that is decoded uses these names.
"""

from typing import Annotated, Any, TypeAlias, TypeVar

from msgspec import Meta

Item = TypeVar("Item")

MOST_SEATS = 16
"""More than any game has, and than a table seats."""
MOST_PLACES = 64
"""Of what lies in a row: images of a ranking, spaces that a team shares, events of one move."""
MOST_IMAGES = 500
"""Of a pack."""
MOST_CARDS = 10_000
"""Of one kind in a box."""
MOST_OBJECTS = 2_000
"""Of a pack."""
MOST_ROUNDS = 10_000

Seat: TypeAlias = Annotated[int, Meta(ge=0, le=MOST_SEATS - 1)]
"""A place at the table, counted from 0 to the left.

None is nobody's seat: the table screen and spectators when it looks, the clock when it moves.
"""
Key: TypeAlias = Annotated[str, Meta(max_length=64)]
"""Names something for programs: an edition, a pack, an image, an object, a criterion."""
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
"""What a rule judges afterwards, and nobody allocates by."""
Points: TypeAlias = Annotated[int, Meta(ge=-1_000, le=1_000_000)]
Seed: TypeAlias = Annotated[int, Meta(ge=-(2**63), le=2**63 - 1)]
Seconds: TypeAlias = Annotated[float, Meta(ge=-1e10, le=1e10)]
"""Since 1970, or since the beginning of a game."""

Seats: TypeAlias = Annotated[tuple[Seat, ...], Meta(max_length=MOST_SEATS)]
BySeat: TypeAlias = Annotated[tuple[Item, ...], Meta(max_length=MOST_SEATS)]
"""One for each seat or side."""
Row: TypeAlias = Annotated[tuple[Item, ...], Meta(max_length=MOST_PLACES)]
Cards: TypeAlias = Annotated[tuple[Item, ...], Meta(max_length=MOST_CARDS)]
Objects: TypeAlias = Annotated[tuple[Item, ...], Meta(max_length=MOST_OBJECTS)]
Rounds: TypeAlias = Annotated[tuple[Item, ...], Meta(max_length=MOST_ROUNDS)]
Fields: TypeAlias = Annotated[dict[Key, Any], Meta(max_length=64)]
"""A set-up that is checked against the type of its game before anybody uses it."""
