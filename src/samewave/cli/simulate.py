"""samewave simulate: games by the million, played by people as numbers or by bots."""

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NoReturn

import click

from samewave.cli.wishes import end, engine_of, engine_options, needed, plan_of, plan_options

FAILED, INTERRUPTED = 1, 130


@click.command()
@plan_options
@click.option(
    "--out",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="Save every game, one row each: FILE.parquet or FILE.csv.",
)
@engine_options
def simulate(out: Path | None, **chosen: Any) -> None:
    """Play many games without a table, and say what they were like.

    A game follows from the seed and its number alone: any engine, and any number of cores, gives
    the same. With --out, what was played is kept beside FILE while it runs: after Ctrl+C, or
    whatever else ends it, the same command goes on where it stopped. docs/lab.md tells what the
    columns mean.
    """
    plan = plan_of(chosen)
    engine = engine_of(chosen)
    with needed("lab"):
        from samewave.cli.simulate_page import show  # noqa: PLC0415 - an extra
        from samewave.lab.checkpoints import Checkpoint, CheckpointError  # noqa: PLC0415
        from samewave.lab.run import EngineFailed  # noqa: PLC0415
    keep = None
    try:
        with _told_to_end():
            keep = Checkpoint(out, plan) if out else None
            show(plan, engine, keep)
    except CheckpointError as wrong:
        end(str(wrong))
    except OSError as wrong:
        end(f"{out} cannot be written: {wrong.strerror or wrong}.")
    except EngineFailed as failed:
        _stop(FAILED, str(failed), keep is not None)
    except KeyboardInterrupt:
        _stop(INTERRUPTED, "Stopped.", keep is not None)


@contextmanager
def _told_to_end() -> Iterator[None]:
    """The signal to end is heard like Ctrl+C."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _stop(code: int, why: str, is_kept: bool) -> NoReturn:
    goes_on = " What was played is kept: the same command goes on from there." if is_kept else ""
    click.echo(f"{why}{goes_on}", err=True)
    sys.exit(code)
