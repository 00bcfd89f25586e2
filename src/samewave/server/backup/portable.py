"""The portable form of what a store keeps: lines of text that are the same for every store."""

from collections.abc import Iterable, Iterator
from hashlib import sha256
from typing import Any, TypeAlias

import msgspec

from samewave.core import Value
from samewave.server.backup import BackupError
from samewave.server.store.groups import KeptGame

TABLES, PACKS, GROUPS = PARTS = ("tables.jsonl", "packs.jsonl", "groups.jsonl")
"""In the order in which they are written and loaded."""


class TableItem(Value, frozen=True):
    """A table. The entries of its log follow, as bytes."""

    code: str
    touched: float
    groups: tuple[str, ...] = ()
    """The hashes of the keys of all groups that it was ever attached to."""


class PackItem(Value, frozen=True):
    """A pack that somebody brought to a table."""

    id: str
    table: str
    data: bytes


class GroupItem(Value, frozen=True):
    """How a group stands. Its games follow."""

    key: str
    version: int
    state: bytes


Item: TypeAlias = TableItem | bytes | PackItem | GroupItem | KeptGame
"""All tables with their entries, by code, then all packs, then all groups with their games."""


class Counts(Value, frozen=True):
    """How much there is of everything."""

    tables: int = 0
    entries: int = 0
    packs: int = 0
    groups: int = 0
    games: int = 0


_KINDS: dict[type[Any], tuple[str, str]] = {
    TableItem: (TABLES, "tables"),
    bytes: (TABLES, "entries"),
    PackItem: (PACKS, "packs"),
    GroupItem: (GROUPS, "groups"),
    KeptGame: (GROUPS, "games"),
}
"""To which part each kind of item belongs, and how it is counted."""
_encode = msgspec.json.Encoder().encode


class Digest:
    """Counts and hashes of items as they pass by: two stores with the same keep the same."""

    def __init__(self) -> None:
        self._counts = dict.fromkeys(Counts.__struct_fields__, 0)
        self._hashes = {part: sha256() for part in PARTS}

    def take(self, item: Item) -> tuple[str, bytes]:
        """The part to which an item belongs, and what it adds to it."""
        part, counted = _KINDS[type(item)]
        self._counts[counted] += 1
        lines = write_item(item)
        self._hashes[part].update(lines)
        return part, lines

    @property
    def counts(self) -> Counts:
        return Counts(**self._counts)

    @property
    def hashes(self) -> dict[str, str]:
        """The SHA-256 of each part."""
        return {part: found.hexdigest() for part, found in self._hashes.items()}


def write_item(item: Item) -> bytes:
    """An item as a line. An empty line comes before everything that others belong to."""
    if isinstance(item, bytes):
        if not item or b"\n" in item:
            raise BackupError("The log of a table has an entry that is not one line of text.")
        return item + b"\n"
    line = _encode(item) + b"\n"
    return b"\n" + line if isinstance(item, TableItem | GroupItem) else line


def read_items(part: str, lines: Iterable[bytes]) -> Iterator[Item]:
    """The items of a part, from its lines."""
    head, member = _DECODERS[part]
    is_head = part == PACKS
    for line in lines:
        if line == b"\n":
            is_head = True
        elif is_head:
            yield head(line)
            is_head = part == PACKS
        else:
            yield member(line)


_DECODERS: dict[str, tuple[Any, Any]] = {
    TABLES: (msgspec.json.Decoder(TableItem).decode, lambda line: line[:-1]),
    PACKS: (msgspec.json.Decoder(PackItem).decode, None),
    GROUPS: (msgspec.json.Decoder(GroupItem).decode, msgspec.json.Decoder(KeptGame).decode),
}
"""How the head of something is read, and what belongs to it."""
