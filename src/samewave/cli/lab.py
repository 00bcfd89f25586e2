"""samewave simulate and balance: the commands of the lab.

One plays many games and summarizes them; the other reports how balanced a set-up is.
"""

import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any, NoReturn

import click
from rich.box import SIMPLE
from rich.console import Console
from rich.progress import BarColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from samewave.cli.lab_options import (
    PLAN_OPTIONS,
    engine_of,
    engine_options,
    fail,
    plan_of,
    plan_options,
    require_extra,
)
from samewave.games import GAMES
from samewave.lab import PLANS
from samewave.terminal.screens import make_console

if TYPE_CHECKING:
    from samewave.lab.plan import Plan
    from samewave.lab.report.panel import Report
    from samewave.lab.run import Checkpoint, Engine, Summary


FAILED, INTERRUPTED = 1, 130

BOT_GAMES = 64
"""Games of bots in each of twelve groups: about half a minute on two cores."""
MAX_SECONDS = 3600
"""The limit for the duration of a part of a round."""


@click.command()
@plan_options
@click.option(
    "--out",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="Save one row per game, as FILE.parquet or FILE.csv.",
)
@engine_options
def simulate(out: Path | None, **chosen: Any) -> None:
    """Simulate many games and print a summary.

    A game depends only on the seed and its number: every engine and every number of cores gives
    the same games. With --out, finished games are saved next to FILE during the run, so the same
    command resumes after Ctrl+C or a crash. docs/lab.md explains the columns.
    """
    plan = plan_of(chosen)
    engine = engine_of(chosen)
    with require_extra("lab"):
        from samewave.lab.run import (  # noqa: PLC0415 - an extra
            Checkpoint,
            CheckpointError,
            EngineFailed,
        )
    checkpoint = None
    try:
        with _sigterm_as_interrupt():
            checkpoint = Checkpoint(out, plan) if out else None
            simulate_and_print(plan, engine, checkpoint)
    except CheckpointError as wrong:
        fail(str(wrong))
    except OSError as wrong:
        fail(f"{out} cannot be written: {wrong.strerror or wrong}.")
    except EngineFailed as failed:
        _stop(FAILED, str(failed), checkpoint is not None)
    except KeyboardInterrupt:
        _stop(INTERRUPTED, "Stopped.", checkpoint is not None)


@contextmanager
def _sigterm_as_interrupt() -> Iterator[None]:
    """Handle SIGTERM like Ctrl+C."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _stop(code: int, why: str, saved: bool) -> NoReturn:
    hint = " Finished games are saved: the same command resumes from there." if saved else ""
    click.echo(f"{why}{hint}", err=True)
    sys.exit(code)


def _pace_help() -> str:
    parts = {GAMES[game].info.title: plan.durations for game, plan in PLANS.items()}
    return " ".join(f"{title}: {', '.join(names)}." for title, names in parts.items() if names)


@click.command()
@plan_options
@click.option(
    "--against",
    multiple=True,
    metavar="OPTION=VALUE",
    help="Compare with a set-up that differs in one of the options above, such as track=long. "
    "Repeat it to change several options.",
)
@click.option(
    "--pace",
    multiple=True,
    metavar="PART=SECONDS",
    help=f"Seconds for a part of a round, to estimate minutes. {_pace_help()} May be repeated.",
)
@click.option(
    "--bot-games",
    type=click.IntRange(0),
    default=BOT_GAMES,
    show_default=True,
    help="Games of bots per level and strength, for games with levels; 0 for none.",
)
@click.option(
    "--out",
    type=click.Path(path_type=Path, dir_okay=False),
    default=Path("balance.html"),
    show_default=True,
    metavar="FILE.html",
    help="The page to write; the picture is FILE.png next to it.",
)
@engine_options
@click.pass_context
def balance(
    context: click.Context,
    /,
    against: Sequence[str],
    pace: Sequence[str],
    bot_games: int,
    out: Path,
    **chosen: Any,
) -> None:
    """Report how balanced a set-up is, or compare two set-ups.

    The command simulates games like samewave simulate and answers questions such as: How long do
    games take? Does an early leader always win? Can others catch up? Does the seat matter? Which
    medals does a group win? The page is a single file. docs/lab.md explains how to read it.
    """
    if out.suffix == ".png":
        fail(f"The page cannot be {out}, because its picture has that name.")
    if not out.parent.is_dir():
        fail(f"{out} cannot be written: there is no such folder.")
    plans = [plan_of(chosen)]
    if against:
        plans.append(plan_of({**chosen, **_changes(context, against)}))
        if plans[0].game != plans[1].game:
            fail("Only set-ups of the same game can be compared.")
    engine = engine_of(chosen)
    with require_extra("lab"):
        from samewave.lab.engines import available_cores  # noqa: PLC0415 - an extra
        from samewave.lab.report import (  # noqa: PLC0415
            LEAST_GAMES,
            ReportRunner,
            save,
        )
        from samewave.lab.run import EngineFailed  # noqa: PLC0415
    if min(plan.games for plan in plans) < LEAST_GAMES:
        fail(f"A report needs at least {LEAST_GAMES} games.")
    cores = chosen["cores"] or available_cores()
    runner = ReportRunner(engine, cores, bot_games, _seconds(plans[0], pace))
    try:
        with progress_bar(runner.games_of(plans)) as advance:
            report = runner.report_on(plans, advance)
        paths = save(report, out)
    except EngineFailed as failed:
        click.echo(str(failed), err=True)
        sys.exit(FAILED)
    except KeyboardInterrupt:
        click.echo("Stopped.", err=True)
        sys.exit(INTERRUPTED)
    except OSError as wrong:
        fail(f"{out} cannot be written: {wrong.strerror or wrong}.")
    for line in _report_lines(report):
        click.echo(line)
    click.echo(f"The report is in {paths[0]}, and as a picture in {paths[1]}.")


def _changes(context: click.Context, against: Sequence[str]) -> dict[str, Any]:
    """The options of the second set-up that differ, parsed as if they were typed."""
    known = {
        option.opts[0].removeprefix("--"): option
        for option in context.command.params
        if isinstance(option, click.Option) and option.name in PLAN_OPTIONS
    }
    other: dict[str, Any] = {}
    for each in against:
        name, sign, value = (part.strip() for part in each.partition("="))
        if not sign or name not in known:
            fail(f"--against needs OPTION=VALUE with one of {', '.join(known)}, not “{each}”.")
        option = known[name]
        typed = [part for part in value.split(",") if part] if option.multiple else value or None
        other[str(option.name)] = option.type_cast_value(context, typed)
    return other


def _seconds(plan: "Plan", parts: Sequence[str]) -> dict[str, float]:
    """The durations given with --pace."""
    seconds = {}
    known = ", ".join(plan.durations)
    if parts and not known:
        fail(f"--pace is not for {plan.game}.")
    for each in parts:
        name, _, value = (part.strip() for part in each.partition("="))
        try:
            seconds[name] = float(value)
        except ValueError:
            fail(f"--pace needs PART=SECONDS, such as first=30, not “{each}”.")
        if name not in plan.durations or not 0 <= seconds[name] < MAX_SECONDS:
            fail(f"--pace needs one of {known} with 0 to {MAX_SECONDS} seconds, not “{each}”.")
    return seconds


def _report_lines(report: "Report") -> Iterator[str]:
    """The sentences of the report for the terminal."""
    names = [facts.name for facts in report.setups]
    yield report.title
    for panel in report.panels:
        yield ""
        yield panel.title
        for finding in panel.findings:
            whose = names[finding.setup] if finding.setup is not None and len(names) > 1 else ""
            yield f"  {whose}: {finding.text}" if whose else f"  {finding.text}"
    yield ""


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


def simulate_and_print(plan: "Plan", engine: "Engine", checkpoint: "Checkpoint | None") -> None:
    """Play the games that the checkpoint does not have yet, and summarize all games."""
    from samewave.lab.run import Summary, run  # noqa: PLC0415 - an extra

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


def _table(summary: "Summary") -> Table:
    table = Table(box=SIMPLE, show_header=False)
    for label, figure in summary.lines():
        table.add_row(label, figure)
    return table
