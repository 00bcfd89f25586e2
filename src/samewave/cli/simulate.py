"""samewave simulate: play many games with model players or bots."""

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NoReturn

import click

from samewave.cli.lab_options import (
    engine_of,
    engine_options,
    fail,
    plan_of,
    plan_options,
    require_extra,
)

FAILED, INTERRUPTED = 1, 130


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
        from samewave.cli.lab_output import simulate_and_print  # noqa: PLC0415 - an extra
        from samewave.lab.run import (  # noqa: PLC0415
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
