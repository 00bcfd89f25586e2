"""Values: what games are made of."""

from typing import TypeAlias, TypeVar

import msgspec

Item = TypeVar("Item")

Code: TypeAlias = str
"""Names a sentence that a client has words for: a refusal, a hint, a remark."""


class Value(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """Compared by content, never changed, spelled out in JSON.

    Frozen values cannot form cycles, so the garbage collector need not look at them.
    """


class LogValue(msgspec.Struct, frozen=True, gc=False):
    """A value in a log or on the bus. It ignores fields that it does not know.

    So a node of an older release can read what a newer one wrote.
    """


def put(values: tuple[Item, ...], place: int, value: Item) -> tuple[Item, ...]:
    """The same values with another one in one place."""
    changed = list(values)
    changed[place] = value
    return tuple(changed)
