"""samewave play: play any game in the terminal."""

import os
import sys
from collections.abc import Callable
from getpass import getuser
from pathlib import Path
from typing import Any

import click

from samewave.bots import STRENGTHS
from samewave.cli.setup_options import NotOffered, setup_of, setup_options
from samewave.core import LANGUAGES, Refused
from samewave.games import GAMES
from samewave.packs import Shelf
from samewave.sentences import sentence
from samewave.terminal.screens import make_console, open_screen
from samewave.terminal.session import RecordError, Session, records_folder
from samewave.terminal.setup_form import SetupChoice
from samewave.terminal.table import LeaveGame

REFUSED, INTERRUPTED = 2, 130
COMMON_OPTIONS = ("game", "practice", "people", "players", "strength", "language")


def with_setup_options(command: Callable[..., None]) -> Callable[..., None]:
    """Add the set-up options of all games, in the order of the list."""
    infos = tuple(game.info for game in GAMES.values())
    for option in reversed(setup_options(infos)):
        command = option(command)
    return command


@click.command()
@click.option(
    "--game",
    type=click.Choice(list(GAMES)),
    help=f"The game to play.  [default: {next(iter(GAMES))}]",
)
@click.option("--practice", is_flag=True, help="Play the tutorial, which explains every step.")
@click.option(
    "--people",
    help="Names of everyone at this keyboard, separated by commas, partners side by side.",
)
@click.option("--players", type=int, help="Number of players. Bots take the free seats.")
@click.option("--strength", type=click.Choice(STRENGTHS), help="How well bots play.")
@click.option("--language", type=click.Choice(LANGUAGES), help="Language of the cards.")
@with_setup_options
@click.option(
    "--records",
    type=click.Path(path_type=Path, file_okay=False),
    help="Folder for the records of the games.  [default: samewave/records in your data folder]",
)
@click.option(
    "--seed", type=int, help="Seed for everything random: the same seed deals the same game."
)
@click.option(
    "--pace",
    type=click.FloatRange(0, 10),
    default=1.0,
    show_default=True,
    help="Thinking time of bots: 0 for none, 2 for twice as long.",
)
@click.option("--now", is_flag=True, help="Start right away, without the set-up form.")
@click.option(
    "--lines", is_flag=True, help="Print line by line, for terminals that cannot show full pages."
)
def play(
    records: Path | None, seed: int | None, pace: float, now: bool, lines: bool, **chosen: Any
) -> None:
    """Play in this terminal, with bots or with friends at the same keyboard."""
    folder, saved, code = records or records_folder(), list[Path](), 0
    choice = _setup_choice(chosen)
    try:
        with open_screen(make_console(), lines) as screen:
            if not screen.is_live:
                pace = 0
            Session(screen, Shelf(), folder, pace, saved).play(choice, seed, ask=not now)
    except (LeaveGame, EOFError):
        pass
    except KeyboardInterrupt:
        code = INTERRUPTED
    except Refused as refused:
        click.echo(sentence(refused), err=True)
        sys.exit(REFUSED)
    except RecordError as problem:
        click.echo(problem, err=True)
        sys.exit(REFUSED)
    _print_records(saved)
    sys.exit(code)


def _setup_choice(chosen: dict[str, Any]) -> SetupChoice:
    """The set-up from the command line; name and language default to the user's."""
    asked = {name: chosen.pop(name) for name in COMMON_OPTIONS}
    asked = {name: value for name, value in asked.items() if value is not None}
    game = asked.setdefault("game", next(iter(GAMES)))
    people = asked.get("people") or _user_name()
    asked["people"] = tuple(name.strip() for name in people.split(","))
    spoken = (os.environ.get("LC_ALL") or os.environ.get("LANG") or "")[:2]
    asked.setdefault("language", spoken if spoken in LANGUAGES else "en")
    try:
        if asked["practice"] and GAMES[game].lesson is None:
            raise NotOffered(f"{GAMES[game].info.title} has no tutorial.")
        return SetupChoice(setup=setup_of(game, chosen), **asked)
    except NotOffered as problem:
        click.echo(problem, err=True)
        sys.exit(REFUSED)


def _user_name() -> str:
    try:
        return getuser().capitalize()
    except (OSError, KeyError, ImportError):  # the system does not know the user
        return "You"


def _print_records(saved: list[Path]) -> None:
    for path in saved:
        click.echo(f"Game saved. Replay it with: samewave replay {path}")
