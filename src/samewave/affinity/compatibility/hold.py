"""The hold: how literally a person takes themes, from what it laid."""

from collections.abc import Sequence
from typing import NamedTuple

from samewave.affinity.edges import surprise

TRIED = (0.0, 0.45, 0.9, 1.35, 1.8, 2.25, 2.7)
"""From somebody who does not mind the theme to somebody who takes it to the letter."""
TRIED_ROUGHLY = (0.0, 0.7, 1.4, 2.1)
"""The same where much must be tried and little is known."""
USUAL, SPREAD = 1.0, 0.6
"""What we expect of a person of whom we know nothing, and how far people differ."""
FINEST = 0.05


class Laid(NamedTuple):
    """What somebody had to choose from: how the theme pulls each image, and where each lies.

    Images that were not laid have the number of those that were for a place.
    """

    pull: tuple[float, ...]
    places: tuple[int, ...]
    number: int

    def held_by(self, hold: float) -> tuple[float, ...]:
        """The pull on somebody whom themes hold so strongly."""
        return tuple(hold * strength for strength in self.pull)


def hold_of(rounds: Sequence[Laid], tried: Sequence[float] = TRIED) -> float:
    """The hold that makes what was laid least surprising; the usual one without evidence."""
    if not any(any(laid.pull) for laid in rounds):
        return USUAL
    costs = [_cost(hold, rounds) for hold in tried]
    best = min(range(1, len(tried) - 1), key=lambda place: (costs[place], place))
    hold = _lowest(tried[best - 1 : best + 2], costs[best - 1 : best + 2])
    return round(min(tried[-1], max(tried[0], hold)) / FINEST) * FINEST


def _cost(hold: float, rounds: Sequence[Laid]) -> float:
    unusual = 0.5 * ((hold - USUAL) / SPREAD) ** 2
    return unusual + sum(surprise(laid.held_by(hold), laid.places, laid.number) for laid in rounds)


def _lowest(holds: Sequence[float], costs: Sequence[float]) -> float:
    """Where the parabola through three costs is lowest, as far as it was tried."""
    before, here, behind = costs
    step, bend = holds[1] - holds[0], before - 2 * here + behind
    shift = 0.5 * step * (before - behind) / bend if bend > 0 else 0.0
    return holds[1] + min(step, max(-step, shift))
