"""Running a plan: an engine plays each block once; a checkpoint saves blocks as they finish."""

from collections.abc import Callable, Generator, Iterable
from contextlib import closing
from typing import Protocol, TypeAlias

import numpy as np
import polars as pl

from samewave.lab.checkpoints import Checkpoint
from samewave.lab.games import fast_module
from samewave.lab.plan import Bots, Plan, block_count, games_in_block
from samewave.lab.rows import Columns

PlayedBlock: TypeAlias = tuple[int, Columns]
"""The number of a block and the columns of its games."""
PlayedBlocks: TypeAlias = Generator[PlayedBlock, None, None]
OnProgress: TypeAlias = Callable[[int], object]
"""Called with the number of games that were just played."""


class EngineFailed(Exception):
    """An engine cannot play; the message is one sentence."""


class Engine(Protocol):
    """Plays blocks of a plan. All engines give the same games."""

    def play(self, plan: Plan, blocks: Iterable[int]) -> PlayedBlocks:
        """Play each of these blocks once and yield them as they finish."""
        ...


class InlineEngine:
    """Plays in this process: enough for a hundred thousand games of a crowd."""

    def play(self, plan: Plan, blocks: Iterable[int]) -> PlayedBlocks:
        return ((block, play_block(plan, block)) for block in blocks)


INLINE = InlineEngine()


def run(plan: Plan, engine: Engine = INLINE, checkpoint: Checkpoint | None = None) -> PlayedBlocks:
    """Play the blocks that the checkpoint does not have yet; save each before it is yielded."""
    finished = frozenset(checkpoint.blocks() if checkpoint else ())
    missing = (block for block in range(block_count(plan)) if block not in finished)
    with closing(engine.play(plan, missing)) as played:
        for block, columns in played:
            if checkpoint:
                checkpoint.write(block, columns)
            yield block, columns


def run_to_frame(
    plan: Plan, engine: Engine = INLINE, on_progress: OnProgress | None = None
) -> pl.DataFrame:
    """Play all games of a plan and return them in one data frame, in their order."""
    plan = plan.completed()
    parts = {}
    with closing(run(plan, engine)) as played:
        for block, columns in played:
            parts[block] = pl.DataFrame(columns)
            if on_progress:
                on_progress(len(games_in_block(plan, block)))
    return pl.concat([parts[block] for block in sorted(parts)])


def play_block(plan: Plan, block: int) -> Columns:
    """Play one block: a crowd by machine code, bots through the rules. One entry per game."""
    plan = plan.completed()
    games = games_in_block(plan, block)
    no_trace = np.zeros((len(games), 0, 0), np.int16)
    fast = fast_module(plan.game)
    play = fast.play
    if isinstance(plan.people, Bots):
        from samewave.lab import reference  # noqa: PLC0415 - loads everything that bots know

        play = reference.play_games
    columns: Columns = fast.columns_of(play(plan, block, games, no_trace))
    return columns
