"""Progress: a bar for whoever waits for many games; nothing where nobody looks."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.text import Text


class _Speed(ProgressColumn):
    def render(self, task: Task) -> Text:
        return Text(f"{task.speed:,.0f} a second" if task.speed else "")


@contextmanager
def progress(games: int, played: int = 0) -> Iterator[Callable[[int], None]]:
    """A bar on standard error while it lasts; call what it gives with each more that are played."""
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
