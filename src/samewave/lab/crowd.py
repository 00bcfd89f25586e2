"""The crowd: what people would lay for every theme of a pool, from a few numbers about them."""

from math import sqrt
from typing import Any, TypeAlias

import numpy as np
from msgspec.structs import astuple
from numba import njit
from numpy.typing import NDArray

from samewave.games.compatibility.edition import FULL_HAND
from samewave.lab.plan import Crowd, Plan, edition_of

POOL = 8192
"""Rankings in the pool of a block: the fewer sit at a table, the more themes they have."""

Minds: TypeAlias = NDArray[np.uint8]
"""By theme, side and member: images, the strongest association first."""

Liking: TypeAlias = NDArray[np.float32]


def minds_of(plan: Plan, block: int) -> Minds:
    """What everybody at a table would lay for the themes of a block's pool.

    People have no history here: whoever sits on another side in another round is as likely to think
    so. Only where images retire is more of an order wanted than a full hand.
    """
    assert isinstance(plan.people, Crowd)
    depth = plan.images if plan.options.retire_matched else FULL_HAND
    team = edition_of(plan).team_size
    liking = likings(plan.people, (plan.players // team, team), plan.images, (plan.seed, block))
    minds: Minds = ranked(liking.reshape(-1, plan.images), depth)
    return minds.reshape(*liking.shape[:3], depth)


def likings(crowd: Crowd, table: tuple[int, int], images: int, seed: tuple[int, int]) -> Liking:
    """How much everybody likes every image, by theme, side and member."""
    affinity, noise, popularity, *_ = astuple(crowd)
    themes = POOL // (table[0] * table[1])
    dice = np.random.Generator(np.random.SFC64(seed))
    sides, team = table
    suggested = _bell(dice, themes, 1, 1, images)
    if popularity:
        suggested += np.float32(popularity) * _bell(dice, images)
    liking = _bell(dice, themes, sides, team, images)
    liking *= np.float32(noise * sqrt(1 - affinity))
    if affinity:
        circles = 1 if team == 1 else sides
        liking += np.float32(noise * sqrt(affinity)) * _bell(dice, themes, circles, 1, images)
    liking += suggested
    return liking


def _bell(dice: np.random.Generator, *shape: int) -> Liking:
    return dice.standard_normal(shape, np.float32)


@njit(cache=True)
def ranked(liking: Any, depth: int) -> Any:
    """The first images of every row, the most liked first; of equals the lower number."""
    rows, images = liking.shape
    order = np.empty((rows, depth), np.uint8)
    best = np.empty(depth, np.float32)
    for row in range(rows):
        placed = 0
        for image in range(images):
            value = liking[row, image]
            if placed == depth and value <= best[depth - 1]:
                continue
            place = min(placed, depth - 1)
            while place > 0 and best[place - 1] < value:
                best[place] = best[place - 1]
                order[row, place] = order[row, place - 1]
                place -= 1
            best[place] = value
            order[row, place] = image
            placed = min(placed + 1, depth)
    return order
