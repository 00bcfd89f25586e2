"""What is kept of groups: how each stands, under a version, and its games one by one."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol


class KeptGroup(NamedTuple):
    """How a group stands; whoever writes it next must have seen this version."""

    id: int
    version: int
    state: bytes


class KeptGame(NamedTuple):
    """A game of a group: where it was played, its line, its tally, and its record."""

    number: int
    evening: int
    source: str
    line: bytes
    tally: bytes
    record: bytes


class GroupStore(Protocol):
    """Groups by the hash of their key. Conflict if somebody else wrote first."""

    async def open(self, key: str, state: bytes) -> None:
        """A new group."""
        ...

    async def read(self, key: str) -> KeptGroup | None:
        """The group with that key."""
        ...

    async def write(self, group: KeptGroup, state: bytes, games: Sequence[KeptGame] = ()) -> None:
        """How the group stands now, and games that are new or changed with it."""
        ...

    async def has_game(self, group: int, source: str) -> bool:
        """Whether this game is there already."""
        ...

    async def evenings(self, group: int, before: int, most: int) -> list[tuple[int, bytes]]:
        """The lines of the last evenings before one, so many evenings; the first one first."""
        ...

    async def evening(self, group: int, evening: int) -> list[tuple[bytes, bytes]]:
        """Lines and tallies of an evening."""
        ...

    async def game(self, group: int, number: int) -> KeptGame | None:
        """One game with its record."""
        ...

    async def remove(self, group: int) -> None:
        """The group and all its games."""
        ...

    async def attach(self, table: int, key: str) -> None:
        """Games of this table may be for that group."""
        ...

    async def attached(self) -> list[str]:
        """The codes of all tables that were ever attached to a group."""
        ...
