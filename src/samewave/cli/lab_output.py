"""Output of the lab's commands: a progress bar, and the summary of a simulation."""

from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from time import perf_counter

from rich.box import SIMPLE
from rich.console import Console
from rich.progress import BarColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from samewave.lab.plan import Plan
from samewave.lab.run import Checkpoint, Engine, Summary, run
from samewave.terminal.screens import make_console


class _Speed(ProgressColumn):
    def render(self, task: Task) -> Text:
        return Text(f"{task.speed:,.0f} a second" if task.speed else "")


@contextmanager
def progress_bar(games: int, played: int = 0) -> Iterator[Callable[[int], None]]:
    """A bar on standard error, if that is a terminal; yields a function to advance it."""
    console = Console(stderr=True)
    columns = (
        BarColumn(),
        TextColumn("{task.completed:,} of {task.total:,} games"),
        _Speed(),
        TimeRemainingColumn(compact=True),
    )
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as bar:
        task = bar.add_task("", total=games, completed=played)
        yield lambda more: bar.advance(task, more)


def simulate_and_print(plan: Plan, engine: Engine, checkpoint: Checkpoint | None) -> None:
    """Play the games that the checkpoint does not have yet, and summarize all games."""
    console, summary = make_console(), Summary(plan.game)
    if checkpoint:
        for columns in map(checkpoint.read, checkpoint.blocks()):
            summary.add(columns)
    resumed = summary.games
    if resumed:
        console.print(f"Resuming after {resumed:,} of {plan.games:,} games.")
    began = perf_counter()
    with (
        progress_bar(plan.games, resumed) as advance,
        closing(run(plan, engine, checkpoint)) as played,
    ):
        for _, columns in played:
            summary.add(columns)
            advance(len(columns["game"]))
        seconds, new = perf_counter() - began, summary.games - resumed
        if checkpoint:
            checkpoint.finish()
    if new:
        console.print(f"{new:,} games in {seconds:,.1f} s, {new / seconds:,.0f} a second.")
    console.print(_table(summary))


def _table(summary: Summary) -> Table:
    table = Table(box=SIMPLE, show_header=False)
    for label, figure in summary.lines():
        table.add_row(label, figure)
    return table
