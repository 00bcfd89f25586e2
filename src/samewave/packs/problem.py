"""Problems: what is wrong with a pack, and where."""

from samewave.core import Refused


class Problem(Exception):
    """A place in a pack, as its author would call it, and what is wrong there.

    With a grave one nobody can play; the others make the pack worse than it could be.
    """

    def __init__(self, where: str, refused: Refused, *, grave: bool = True) -> None:
        super().__init__(where, refused)
        self.where = where
        self.refused = refused
        self.grave = grave


def path(*steps: object) -> str:
    """Where something is, from the outside in."""
    return " / ".join(map(str, steps))
