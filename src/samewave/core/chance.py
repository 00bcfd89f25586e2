"""Chance: draws, shuffles and dice as a function of a seed and a question."""

from collections.abc import Sequence
from hashlib import blake2b
from typing import TypeVar

Item = TypeVar("Item")

_BITS = 64


class Chance:
    """Luck as a function of a seed and a question, such as ("theme", 3).

    There is no generator state to lose: a game that continues after a restart, on another node or
    from a record gets the luck it would have had, and two tables with one seed get the same deal.
    A game that asks the same question again gets the same answer.
    """

    __slots__ = ("seed",)

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Chance) and self.seed == other.seed

    def __hash__(self) -> int:
        return hash(self.seed)

    def below(self, limit: int, *question: str | int) -> int:
        """A whole number from 0 to limit - 1."""
        text = "/".join(map(str, (self.seed, *question)))
        digest = blake2b(text.encode(), digest_size=_BITS // 8).digest()
        return int.from_bytes(digest, "big") * limit >> _BITS

    def roll(self, sides: int, *question: str | int) -> int:
        """A die: a whole number from 1 to its number of sides."""
        return 1 + self.below(sides, *question)

    def draw(self, items: Sequence[Item], *question: str | int) -> Item:
        """One of the items."""
        return items[self.below(len(items), *question)]

    def shuffle(self, items: Sequence[Item], *question: str | int) -> tuple[Item, ...]:
        """All items in random order."""
        mixed = list(items)
        for last in range(len(mixed) - 1, 0, -1):
            other = self.below(last + 1, *question, last)
            mixed[last], mixed[other] = mixed[other], mixed[last]
        return tuple(mixed)
