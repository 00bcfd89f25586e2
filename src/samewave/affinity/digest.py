"""Digests: a game of any kind becomes a tally."""

from collections.abc import Callable, Collection, Sequence
from typing import Any

from samewave.affinity import compatibility, samegame
from samewave.affinity.tally import Tally
from samewave.core import Seat
from samewave.packs import Shelf

DIGESTS: dict[str, Callable[[Sequence[Any], Shelf, Collection[Seat]], Tally]] = {
    "compatibility": compatibility.digest,
    "samegame": samegame.digest,
}
"""What counts as evidence in each game; in other games only that they were played."""


def digest(
    game: str, events: Sequence[Any], shelf: Shelf, leave_out: Collection[Seat] = ()
) -> Tally:
    """The evidence of a game, finished or not, about the people who played it.

    `leave_out` are the seats nothing is kept of: bots, stand-ins, guests who do not want it.
    """
    evidence = DIGESTS.get(game)
    return evidence(events, shelf, leave_out) if evidence else Tally(games=1)
