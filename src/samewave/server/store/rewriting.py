"""Rewriting a log: the one change of what is written, so that a name can be removed from it."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, TypeAlias

REWRITE_MARK = b'"type":"name_removed"'
"""In every entry that is appended by a rewrite, and in no other: in a text, quotes are escaped."""


class Rewritten(NamedTuple):
    """The entries that become others, by sequence, and the one that is appended to say so."""

    changed: Mapping[int, bytes]
    appended: bytes


Rewrite: TypeAlias = Callable[[Sequence[bytes]], Rewritten | None]
"""From a whole log; None if it stays as it is. It may run in a thread, and more than once."""


def is_rewrite(entry: bytes) -> bool:
    """Whether the log before this entry may differ from what was read of it earlier."""
    return REWRITE_MARK in entry
