"""Digest: a game becomes a tally, whatever it was."""

from collections.abc import Collection, Sequence
from typing import Any

from samewave.affinity.tally import Tally
from samewave.core import Seat
from samewave.core.parts import part_for
from samewave.packs import Shelf


def digest(
    game: str, events: Sequence[Any], shelf: Shelf, leave_out: Collection[Seat] = ()
) -> Tally:
    """What a game says about those who played it, as far as it was played.

    `leave_out` are seats of whom nothing is kept: bots, stand-ins, guests who do not want it. The
    module `affinity.<game>` knows what counts as evidence; a game without one says nothing but that
    it was played.
    """
    evidence = part_for("samewave.affinity", game, "digest")
    if evidence is None:
        return Tally(games=1)
    tally: Tally = evidence(events, shelf, leave_out)
    return tally
