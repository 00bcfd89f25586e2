"""The crowd: model players, described by a few numbers, and how they rank images for themes."""

from math import sqrt
from typing import Any, TypeAlias

import numpy as np
from msgspec.structs import astuple
from numba import njit
from numpy.typing import NDArray

from samewave.games.compatibility.edition import FULL_HAND
from samewave.lab.plan import Crowd, Plan, edition_of

POOL_RANKINGS = 8192
"""Rankings in a block's pool. The fewer players a table has, the more themes the pool covers."""

Rankings: TypeAlias = NDArray[np.uint8]
"""Images by theme, side and team member, the strongest association first."""

Preferences: TypeAlias = NDArray[np.float32]


def rankings_of(plan: Plan, block: int) -> Rankings:
    """Everybody's ranking for each theme in a block's pool.

    Model players have no history: a round may assign any of them to any side. Rankings are as long
    as a full hand, or cover all images where matched images retire.
    """
    assert isinstance(plan.people, Crowd)
    depth = plan.images if plan.options.retire_matched else FULL_HAND
    team = edition_of(plan).team_size
    table = plan.players // team, team
    preferred = preferences(plan.people, table, plan.images, (plan.seed, block))
    rankings: Rankings = rank_images(preferred.reshape(-1, plan.images), depth)
    return rankings.reshape(*preferred.shape[:3], depth)


def preferences(
    crowd: Crowd, table: tuple[int, int], images: int, seed: tuple[int, int]
) -> Preferences:
    """How strongly everybody prefers each image, by theme, side and team member."""
    affinity, noise, popularity, *_ = astuple(crowd)
    themes = POOL_RANKINGS // (table[0] * table[1])
    rng = np.random.Generator(np.random.SFC64(seed))
    sides, team = table
    suggested = _normal(rng, themes, 1, 1, images)
    if popularity:
        suggested += np.float32(popularity) * _normal(rng, images)
    preferred = _normal(rng, themes, sides, team, images)
    preferred *= np.float32(noise * sqrt(1 - affinity))
    if affinity:
        groups = 1 if team == 1 else sides
        preferred += np.float32(noise * sqrt(affinity)) * _normal(rng, themes, groups, 1, images)
    preferred += suggested
    return preferred


def _normal(rng: np.random.Generator, *shape: int) -> Preferences:
    return rng.standard_normal(shape, np.float32)


@njit(cache=True)
def rank_images(preferred: Any, depth: int) -> Any:
    """The first images of every row, the most preferred first; ties go to the lower number."""
    rows, images = preferred.shape
    order = np.empty((rows, depth), np.uint8)
    best = np.empty(depth, np.float32)
    for row in range(rows):
        placed = 0
        for image in range(images):
            value = preferred[row, image]
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
