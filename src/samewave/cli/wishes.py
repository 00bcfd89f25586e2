"""Wishes: what the lab is asked for, as options that its commands share."""

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, NoReturn, get_args

import click

from samewave.bots import STRENGTHS
from samewave.cli.setup_options import (
    Decorator,
    NotOffered,
    option_names,
    setup_options,
    spelled,
    values_of,
)
from samewave.core import Refused
from samewave.games import GAMES
from samewave.games.compatibility.edition import Options
from samewave.lab.plan import BadPlan, Bots, Crowd, GameName, Plan, validate
from samewave.sentences import sentence

if TYPE_CHECKING:
    from samewave.lab.run import Engine

WRONG = 2
"""Exit code for what cannot be wished for."""
USUAL = 4
"""Players where so many may play."""
USUAL_PLAN, USUAL_CROWD = Plan(players=USUAL), Crowd()

ENGINES = ("cores", "ray")

PLANNED: tuple[str, ...] = get_args(GameName)
"""The games that the lab can play."""
NOT_PLANNED = frozenset(
    each.name
    for game in PLANNED
    for each in GAMES[game].info.fields
    if each.name == "track" or (each.within or each.name) not in Plan.__struct_fields__
)
"""Fields of a set-up that a plan has in another way, or not at all."""
TRACKS = [str(each.value) for each in GAMES["compatibility"].info.field("track").choices]
MORE_OF_ONE_GAME = {
    "compatibility": ("track", "images"),
    "samegame": ("circles", "start", "finish", "medals"),
}
"""What can be changed in the lab although it is no choice of a host."""
OF_ONE_GAME = {
    game: (*option_names(GAMES[game].info, NOT_PLANNED), *MORE_OF_ONE_GAME[game])
    for game in PLANNED
}
OF_ALL = ("game", "games", "seed")
OF_A_CROWD = Crowd.__struct_fields__


def _numbers(text: str) -> tuple[int, ...]:
    """Whole numbers with commas or spaces between."""
    try:
        numbers = tuple(int(number) for number in text.replace(",", " ").split())
    except ValueError:
        numbers = ()
    if not numbers:
        raise click.BadParameter(f"“{text}” is not whole numbers with commas between.")
    return numbers


def _track(text: str) -> str | tuple[int, ...]:
    return text if text in TRACKS else _numbers(text)


def _of_the_crowd(name: str, says: str) -> Decorator:
    return click.option(f"--{name}", type=float, help=_with_usual(says, name, USUAL_CROWD))


def _with_usual(says: str, name: str, usual: Plan | Crowd = USUAL_PLAN) -> str:
    """What is taken if nothing is said; click shall not know, so that it tells what was said."""
    return f"{says}  [default: {getattr(usual, name)}]"


_PLAN: tuple[Decorator, ...] = (
    click.option(
        "--game",
        type=click.Choice(PLANNED),
        default=USUAL_PLAN.game,
        show_default=True,
        help="Which game.",
    ),
    click.option(
        "--players",
        type=int,
        help=f"How many play.  [default: {USUAL} where so many may, else the fewest]",
    ),
    *setup_options(tuple(GAMES[game].info for game in PLANNED), skip=NOT_PLANNED),
    click.option(
        "--track",
        type=_track,
        metavar=f"[{'|'.join(TRACKS)}|N,N,...]",
        help=_with_usual(
            "Compatibility: how long it is, or what each space asks for.", "track_name"
        ),
    ),
    click.option("--images", type=int, help="Compatibility: images in a deck, if not the box's."),
    click.option(
        "--circles",
        type=_numbers,
        metavar="N,N,...",
        help="The Same Game: values of the central track.",
    ),
    click.option("--start", type=int, help="The Same Game: where the score begins."),
    click.option("--finish", type=int, help="The Same Game: where the score ends."),
    click.option(
        "--medals",
        type=_numbers,
        metavar="N,N,...",
        help="The Same Game: scores for flowers, bronze, silver and gold.",
    ),
    _of_the_crowd("affinity", "How much of their own partners share: 0 nothing, 1 all."),
    _of_the_crowd("noise", "How far tastes stray from what the theme suggests."),
    _of_the_crowd("popularity", "How far images are favourites whatever the theme."),
    _of_the_crowd("boldness", "How likely somebody doubles in a round."),
    _of_the_crowd("clarity", "How far the trap stands out in The Same Game."),
    click.option(
        "--bots", type=click.Choice(STRENGTHS), help="Bots of the house play instead of a crowd."
    ),
    click.option(
        "--games",
        type=int,
        default=USUAL_PLAN.games,
        show_default=True,
        help="How many games are played.",
    ),
    click.option(
        "--seed",
        type=int,
        default=USUAL_PLAN.seed,
        show_default=True,
        help="Another one, other luck.",
    ),
)

_ENGINE = (
    click.option(
        "--engine",
        type=click.Choice(ENGINES),
        default="cores",
        show_default=True,
        help="Who computes: the cores of this machine, or Ray, which may have many machines.",
    ),
    click.option("--cores", type=click.IntRange(1), help="How many compute.  [default: all]"),
    click.option("--ray-address", help="A Ray cluster that runs; else one is made here."),
)


def plan_options(command: Callable[..., None]) -> Callable[..., None]:
    """All that a plan says, as options; what was chosen goes to plan_of."""
    return _with(_PLAN, command)


def engine_options(command: Callable[..., None]) -> Callable[..., None]:
    """Who computes, as options; what was chosen goes to engine_of."""
    return _with(_ENGINE, command)


def _with(options: tuple[Decorator, ...], command: Callable[..., None]) -> Callable[..., None]:
    for option in reversed(options):
        command = option(command)
    return command


def plan_of(chosen: dict[str, Any]) -> Plan:
    """The plan that was wished for, judged; the program ends with a sentence if there is none."""
    asked = {name: value for name, value in chosen.items() if value not in (None, ())}
    for names in OF_ONE_GAME.values():
        others = [name for name in names if name not in OF_ONE_GAME[asked["game"]]]
        _forbid(asked, others, f"is not for {asked['game']}")
    setup = _setup(asked)
    fields = _chosen(asked, OF_ALL) | _more(asked) | _as_fields(setup)
    players, people = _players(asked, setup), _people(asked)
    try:
        return validate(Plan(**fields, players=players, people=people))
    except Refused as refused:
        end(sentence(refused))
    except BadPlan as bad:
        end(str(bad))


def _forbid(asked: dict[str, Any], names: Iterable[str], why: str) -> None:
    for name in names:
        if name in asked:
            end(f"{spelled(name)} {why}.")


def _chosen(asked: dict[str, Any], names: Iterable[str]) -> dict[str, Any]:
    return {name: asked[name] for name in names if name in asked}


def _setup(asked: dict[str, Any]) -> dict[str, Any]:
    """What was chosen of the game's own set-up."""
    info = GAMES[asked["game"]].info
    try:
        values = dict(values_of(info, _chosen(asked, option_names(info, NOT_PLANNED))))
    except NotOffered as problem:
        end(str(problem))
    return info.with_values({}, values)


def _as_fields(setup: dict[str, Any]) -> dict[str, Any]:
    """A set-up as a plan has it."""
    if "options" not in setup:
        return setup
    return setup | {"options": Options(**setup["options"])}


def _more(asked: dict[str, Any]) -> dict[str, Any]:
    """What is no choice of a host; a track that has a name is called by it."""
    more = _chosen(asked, MORE_OF_ONE_GAME[asked["game"]])
    if isinstance(more.get("track"), str):
        more["track_name"] = more.pop("track")
    return more


def _players(asked: dict[str, Any], setup: dict[str, Any]) -> int:
    """As many as were asked for; else as usual, or the fewest who can play this."""
    if "players" in asked:
        return int(asked["players"])
    info = GAMES[asked["game"]].info
    possible = info.variant(info.default_setup() | setup).players
    return USUAL if USUAL in possible else min(possible)


def _people(asked: dict[str, Any]) -> Crowd | Bots:
    if "bots" in asked:
        _forbid(asked, OF_A_CROWD, "is for a crowd, and here bots play")
        return Bots(strength=asked["bots"])
    return Crowd(**_chosen(asked, OF_A_CROWD))


def engine_of(chosen: dict[str, Any]) -> "Engine":
    """Who computes; the program ends with a sentence if a library for it is missing."""
    engine, cores, address = (chosen[name] for name in ("engine", "cores", "ray_address"))
    if address and engine != "ray":
        end("--ray-address is for --engine ray.")
    if address and cores:
        end("--cores is for this machine; a cluster has its own.")
    with needed("lab"):
        from samewave.lab.local_engine import LocalEngine, available_cores  # noqa: PLC0415 - an extra
    if engine == "cores":
        return LocalEngine(cores or available_cores())
    with needed("ray"):
        from samewave.lab.ray_engine import RayEngine  # noqa: PLC0415 - another

        return RayEngine(cores or available_cores(), address)


@contextmanager
def needed(extra: str) -> Iterator[None]:
    """What is loaded here may be missing; then it is said what brings it."""
    try:
        yield
    except ModuleNotFoundError as missing:
        click.echo(f"This needs {missing.name}: pip install samewave[{extra}] brings it.", err=True)
        sys.exit(1)


def end(message: str) -> NoReturn:
    """Say what is wrong with the wishes, and leave."""
    click.echo(message, err=True)
    sys.exit(WRONG)
