"""The page of samewave simulate: how far it is, and what the games were like."""

from contextlib import closing
from time import perf_counter

from rich.box import SIMPLE
from rich.table import Table

from samewave.cli.progress import progress
from samewave.lab.checkpoints import Checkpoint
from samewave.lab.plan import Plan
from samewave.lab.run import Engine, run
from samewave.lab.summary import Summary
from samewave.terminal.screen import make_console


def show(plan: Plan, engine: Engine, keep: Checkpoint | None) -> None:
    """Play what is not kept yet, and tell of all."""
    console, summary = make_console(), Summary(plan.game)
    if keep:
        for columns in map(keep.read, keep.blocks()):
            summary.add(columns)
    kept = summary.games
    if kept:
        console.print(f"{kept:,} of {plan.games:,} games are there already; on from these.")
    began = perf_counter()
    with progress(plan.games, kept) as tell, closing(run(plan, engine, keep)) as played:
        for _, columns in played:
            summary.add(columns)
            tell(len(columns["game"]))
        seconds, new = perf_counter() - began, summary.games - kept
        if keep:
            keep.finish()
    if new:
        console.print(f"{new:,} games in {seconds:,.1f} s, {new / seconds:,.0f} a second.")
    console.print(_table(summary))


def _table(summary: Summary) -> Table:
    table = Table(box=SIMPLE, show_header=False)
    for says, figure in summary.lines():
        table.add_row(says, figure)
    return table
