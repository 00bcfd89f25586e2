"""samewave play: either game in a terminal, alone with bots or around one keyboard."""

import os
import sys
from getpass import getuser
from pathlib import Path
from typing import Any

import click

from samewave.bots import STRENGTHS
from samewave.core import LANGUAGES, Refused
from samewave.games import GAMES
from samewave.games.compatibility.edition import EDITIONS, Mode
from samewave.games.compatibility.options import HOUSE_RULES, Option
from samewave.games.compatibility.track import TRACKS
from samewave.games.samegame.level import LEVELS, Agreement
from samewave.packs import Shelf
from samewave.sentences import sentence
from samewave.terminal.evening import Evening, NoRecord, records_folder
from samewave.terminal.opening import open_screen
from samewave.terminal.screen import make_console
from samewave.terminal.table import Left
from samewave.terminal.wish import Wish

BOXES = sorted({box for box, _ in EDITIONS}, reverse=True)
OURS = ", ".join(sorted(HOUSE_RULES - {Option.TIME_LIMIT}))
ILLEGAL, INTERRUPTED = 2, 130


@click.command()
@click.option("--game", type=click.Choice(list(GAMES)), help="Which of the two.")
@click.option("--practice", is_flag=True, help="A first round in which every step is explained.")
@click.option(
    "--people", help="Who plays at this keyboard, with commas between; partners together."
)
@click.option("--players", type=int, help="How many play in all; the others are bots.")
@click.option("--strength", type=click.Choice(STRENGTHS), help="How well the bots play.")
@click.option("--language", type=click.Choice(LANGUAGES), help="What the cards are read in.")
@click.option("--edition", type=click.Choice(BOXES), help="Compatibility: the box.")
@click.option(
    "--mode",
    type=click.Choice([mode.value for mode in Mode]),
    help="Compatibility: who plays with whom; duo is our own.",
)
@click.option("--track", type=click.Choice(list(TRACKS)), help="Compatibility: how far it is.")
@click.option(
    "--with",
    "options",
    type=click.Choice([option.value for option in Option if option is not Option.TIME_LIMIT]),
    multiple=True,
    help=f"Compatibility: switch an option on; may be given several times. In no box: {OURS}.",
)
@click.option("--for-children", is_flag=True, help="Leave out the themes that are not for them.")
@click.option("--level", type=click.Choice(list(map(str, LEVELS))), help="The Same Game.")
@click.option(
    "--agreement",
    type=click.Choice([agreement.value for agreement in Agreement]),
    help="The Same Game: when a cup is lifted.",
)
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
    """Play either game in this terminal, alone with bots or several at one keyboard."""
    folder, kept, code = records or records_folder(), list[Path](), 0
    try:
        with open_screen(make_console(), lines) as screen:
            if not screen.is_live:
                pace = 0
            Evening(screen, Shelf(), folder, pace, kept).play(_wish(chosen), seed, ask=not now)
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
    asked = {name: value for name, value in chosen.items() if value not in (None, (), False)}
    people = asked.get("people") or _own_name()
    asked["people"] = tuple(name.strip() for name in people.split(","))
    if "level" in asked:
        asked["level"] = int(asked["level"])
    spoken = (os.environ.get("LC_ALL") or os.environ.get("LANG") or "")[:2]
    return Wish(**({"language": spoken if spoken in LANGUAGES else "en"} | asked))


def _own_name() -> str:
    try:
        return getuser().capitalize()
    except (OSError, KeyError, ImportError):  # nobody here has a name
        return "You"


def _say_what_was_kept(kept: list[Path]) -> None:
    for path in kept:
        click.echo(f"The game is kept: samewave replay {path}")
