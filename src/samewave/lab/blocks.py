"""Blocks: a plan in portions that anybody may play in any order."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from samewave.lab import fast, fast_same
from samewave.lab.columns import Columns, columns_of
from samewave.lab.crowd import minds_of
from samewave.lab.plan import Bots, Plan, judge

BLOCK = 4096
"""Games of a crowd in a block; they share a pool of themes."""
BOTS_BLOCK = 32
"""Games of bots in a block: they think."""


def block_size(plan: Plan) -> int:
    """Games in every block of a plan but the last."""
    return BOTS_BLOCK if isinstance(plan.people, Bots) else BLOCK


def blocks_of(plan: Plan) -> int:
    """How many blocks a plan has, numbered from 0."""
    return -(-plan.games // block_size(plan))


def games_of(plan: Plan, block: int) -> range:
    """The numbers of the games in a block."""
    size = block_size(plan)
    return range(block * size, min((block + 1) * size, plan.games))


def play_block(plan: Plan, block: int) -> Columns:
    """The columns of one block, one entry a game: a crowd's by machine code, bots' by the rules."""
    plan = judge(plan)
    games = games_of(plan, block)
    trace = np.zeros((len(games), 0, 0), np.int16)
    return columns_of(_rows(plan, block, games, trace))


def _rows(plan: Plan, block: int, games: range, trace: NDArray[np.int16]) -> NDArray[Any]:
    if isinstance(plan.people, Bots):
        from samewave.lab import by_rules  # noqa: PLC0415 - loads all that bots know

        return by_rules.play(plan, None, games, trace)
    if plan.game == "samegame":
        return fast_same.play(plan, games, trace)
    return fast.play(plan, minds_of(plan, block), games, trace)
