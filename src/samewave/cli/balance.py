"""samewave balance: what a set-up does with those who play it, as a page and a picture."""

import sys
from collections.abc import Iterator, Sequence
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from samewave.cli.lab_options import (
    OF_A_CROWD,
    OF_ALL,
    OF_ONE_GAME,
    engine_of,
    engine_options,
    fail,
    plan_of,
    plan_options,
    require_extra,
)

if TYPE_CHECKING:
    from samewave.lab.durations import Durations
    from samewave.lab.report.panel import Report

OF_A_PLAN = frozenset((*OF_ALL, *chain(*OF_ONE_GAME.values()), *OF_A_CROWD, "players", "bots"))
BOT_GAMES = 64
"""In each of twelve cells: about half a minute on two cores."""

FAILED, INTERRUPTED = 1, 130
LONGEST = 3600


@click.command()
@plan_options
@click.option(
    "--against",
    multiple=True,
    metavar="OPTION=VALUE",
    help="Hold it against a set-up that differs in an option above, such as track=long; may be "
    "given several times for one that differs in several.",
)
@click.option(
    "--pace",
    multiple=True,
    metavar="PART=SECONDS",
    help="Compatibility: how long a part of a round takes: open, first, further, beat, match, "
    "move or talk. May be given several times.",
)
@click.option(
    "--bot-games",
    type=click.IntRange(0),
    default=BOT_GAMES,
    show_default=True,
    help="The Same Game: games of bots for each level and strength; 0 for none.",
)
@click.option(
    "--out",
    type=click.Path(path_type=Path, dir_okay=False),
    default=Path("balance.html"),
    show_default=True,
    metavar="FILE.html",
    help="The page; the picture is FILE.png beside it.",
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
    """Say how well a set-up is balanced, or two set-ups side by side.

    Games are played as by samewave simulate. How long do they take, does an early leader always
    win, can one catch up, does it matter where one sits? For The Same Game: who gets which medal?
    The page needs nothing else and can be sent to anybody. docs/lab.md tells how to read it.
    """
    if out.suffix == ".png":
        fail(f"The page cannot be {out}: its picture has that name.")
    if not out.parent.is_dir():
        fail(f"{out} cannot be written: there is no such folder.")
    plans = [plan_of(chosen)]
    if against:
        plans.append(plan_of({**chosen, **_otherwise(context, against)}))
        if plans[0].game != plans[1].game:
            fail("Two games cannot be held against each other, only two set-ups of one.")
    engine = engine_of(chosen)
    with require_extra("lab"):
        from samewave.cli.lab_output import progress_bar  # noqa: PLC0415 - rich loads slowly
        from samewave.lab.local_engine import available_cores  # noqa: PLC0415 - an extra
        from samewave.lab.report.files import save  # noqa: PLC0415
        from samewave.lab.report.playing import LEAST, Play  # noqa: PLC0415
        from samewave.lab.run import EngineFailed  # noqa: PLC0415
    if min(plan.games for plan in plans) < LEAST:
        fail(f"A report needs {LEAST} games at least.")
    play = Play(engine, chosen["cores"] or available_cores(), bot_games, _pace(pace))
    try:
        with progress_bar(play.games_of(plans)) as tell:
            report = play.report_on(plans, tell)
        paths = save(report, out)
    except EngineFailed as failed:
        click.echo(str(failed), err=True)
        sys.exit(FAILED)
    except KeyboardInterrupt:
        click.echo("Stopped.", err=True)
        sys.exit(INTERRUPTED)
    except OSError as wrong:
        fail(f"{out} cannot be written: {wrong.strerror or wrong}.")
    for line in _told(report):
        click.echo(line)
    click.echo(f"All of it is in {paths[0]}, to look at in {paths[1]}.")


def _otherwise(context: click.Context, against: Sequence[str]) -> dict[str, Any]:
    """What the second set-up has otherwise, as if it had been typed as options."""
    known = {
        option.opts[0].removeprefix("--"): option
        for option in context.command.params
        if isinstance(option, click.Option) and option.name in OF_A_PLAN
    }
    other: dict[str, Any] = {}
    for each in against:
        name, sign, value = (part.strip() for part in each.partition("="))
        if not sign or name not in known:
            fail(f"--against wants one of {', '.join(known)} with = and a value, not “{each}”.")
        option = known[name]
        typed = [part for part in value.split(",") if part] if option.multiple else value or None
        other[str(option.name)] = option.type_cast_value(context, typed)
    return other


def _pace(parts: Sequence[str]) -> "Durations":
    from samewave.lab.durations import DESCRIPTIONS, Durations  # noqa: PLC0415 - an extra

    seconds = {}
    for each in parts:
        name, _, value = (part.strip() for part in each.partition("="))
        try:
            seconds[name] = float(value)
        except ValueError:
            fail(f"--pace wants a part and seconds, such as first=30, not “{each}”.")
        if name not in DESCRIPTIONS or not 0 <= seconds[name] < LONGEST:
            known = ", ".join(DESCRIPTIONS)
            fail(f"--pace knows {known}, each with less than {LONGEST} s, not “{each}”.")
    return Durations(**seconds)


def _told(report: "Report") -> Iterator[str]:
    """The sentences of the report, for whoever does not open it."""
    names = [facts.name for facts in report.setups]
    yield report.title
    for panel in report.panels:
        yield ""
        yield panel.title
        for reading in panel.readings:
            whose = names[reading.setup] if reading.setup is not None and len(names) > 1 else ""
            yield f"  {whose}: {reading.text}" if whose else f"  {reading.text}"
    yield ""
