"""samewave play: any game in a terminal, alone with bots or around one keyboard."""

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
from samewave.terminal.evening import Evening, NoRecord, records_folder
from samewave.terminal.opening import open_screen
from samewave.terminal.screen import make_console
from samewave.terminal.table import Left
from samewave.terminal.wish import Wish

ILLEGAL, INTERRUPTED = 2, 130
ASKED_OF_EVERY_GAME = ("game", "practice", "people", "players", "strength", "language")


def with_setup_options(command: Callable[..., None]) -> Callable[..., None]:
    """The options of all games, in the order of the list."""
    infos = tuple(game.info for game in GAMES.values())
    for option in reversed(setup_options(infos)):
        command = option(command)
    return command


@click.command()
@click.option(
    "--game", type=click.Choice(list(GAMES)), help=f"Which game.  [default: {next(iter(GAMES))}]"
)
@click.option("--practice", is_flag=True, help="A first round in which every step is explained.")
@click.option(
    "--people", help="Who plays at this keyboard, with commas between; partners together."
)
@click.option("--players", type=int, help="How many play in all; the others are bots.")
@click.option("--strength", type=click.Choice(STRENGTHS), help="How well the bots play.")
@click.option("--language", type=click.Choice(LANGUAGES), help="What the cards are read in.")
@with_setup_options
@click.option(
    "--records",
    type=click.Path(path_type=Path, file_okay=False),
    help="Folder in which every game is kept; samewave/records in your data folder if not given.",
)
@click.option("--seed", type=int, help="The same luck as in another game.")
@click.option(
    "--pace",
    type=click.FloatRange(0, 10),
    default=1.0,
    show_default=True,
    help="How long bots think: 0 not at all, 2 twice as long.",
)
@click.option("--now", is_flag=True, help="Begin at once, without the page of choices.")
@click.option("--lines", is_flag=True, help="Line after line, for terminals without pages.")
def play(
    records: Path | None, seed: int | None, pace: float, now: bool, lines: bool, **chosen: Any
) -> None:
    """Play a game in this terminal, alone with bots or several at one keyboard."""
    folder, kept, code = records or records_folder(), list[Path](), 0
    wish = _wish(chosen)
    try:
        with open_screen(make_console(), lines) as screen:
            if not screen.is_live:
                pace = 0
            Evening(screen, Shelf(), folder, pace, kept).play(wish, seed, ask=not now)
    except (Left, EOFError):
        pass
    except KeyboardInterrupt:
        code = INTERRUPTED
    except Refused as refused:
        click.echo(sentence(refused), err=True)
        sys.exit(ILLEGAL)
    except NoRecord as problem:
        click.echo(problem, err=True)
        sys.exit(ILLEGAL)
    _say_what_was_kept(kept)
    sys.exit(code)


def _wish(chosen: dict[str, Any]) -> Wish:
    """What was asked for on the command line; name and language as this machine has them."""
    asked = {name: chosen.pop(name) for name in ASKED_OF_EVERY_GAME}
    asked = {name: value for name, value in asked.items() if value is not None}
    game = asked.setdefault("game", next(iter(GAMES)))
    people = asked.get("people") or _own_name()
    asked["people"] = tuple(name.strip() for name in people.split(","))
    spoken = (os.environ.get("LC_ALL") or os.environ.get("LANG") or "")[:2]
    asked.setdefault("language", spoken if spoken in LANGUAGES else "en")
    try:
        if asked["practice"] and GAMES[game].lesson is None:
            raise NotOffered(f"{GAMES[game].info.title} has no practice round.")
        return Wish(setup=setup_of(game, chosen), **asked)
    except NotOffered as problem:
        click.echo(problem, err=True)
        sys.exit(ILLEGAL)


def _own_name() -> str:
    try:
        return getuser().capitalize()
    except (OSError, KeyError, ImportError):  # nobody here has a name
        return "You"


def _say_what_was_kept(kept: list[Path]) -> None:
    for path in kept:
        click.echo(f"The game is kept: samewave replay {path}")
