"""Running a plan: every block is played once, by whatever engine, and kept where that is wanted."""

from collections.abc import Callable
from contextlib import closing

import polars as pl

from samewave.lab.blocks import blocks_of, games_of
from samewave.lab.engines import Cores, Engine, Playing
from samewave.lab.keep import Keep
from samewave.lab.plan import Plan, judge

ALONE = Cores(1)
"""This process by itself: enough for a hundred thousand games of a crowd."""


def play_on(plan: Plan, engine: Engine = ALONE, keep: Keep | None = None) -> Playing:
    """The blocks that are not kept yet, as they are played; each is kept before it is given."""
    there = frozenset(keep.blocks() if keep else ())
    missing = (block for block in range(blocks_of(plan)) if block not in there)
    with closing(engine.play(plan, missing)) as played:
        for block, columns in played:
            if keep:
                keep.write(block, columns)
            yield block, columns


def frames(
    plan: Plan, engine: Engine = ALONE, tell: Callable[[int], object] | None = None
) -> pl.DataFrame:
    """All games of a plan in memory, in their order; tell hears how many more were played."""
    plan = judge(plan)
    parts = {}
    with closing(play_on(plan, engine)) as played:
        for block, columns in played:
            parts[block] = pl.DataFrame(columns)
            if tell:
                tell(len(games_of(plan, block)))
    return pl.concat([parts[block] for block in sorted(parts)])
