"""Options that the commands of the lab share: the plan and the engine."""

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, NoReturn

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
from samewave.lab import PLANS, fast_module, plan_type
from samewave.lab.plan import BadPlan, Bots, Crowd, Plan, PlanOption
from samewave.sentences import sentence

if TYPE_CHECKING:
    from samewave.lab.run import Engine

BAD_OPTIONS = 2
"""Exit code for options that do not make a plan."""
DEFAULT_PLAYERS = 4
"""The number of players where it is possible."""
DEFAULT_GAME = next(iter(PLANS))
DEFAULT_PLAN = PLANS[DEFAULT_GAME](players=DEFAULT_PLAYERS)
DEFAULT_CROWD = Crowd()
ENGINES = ("cores", "ray")
COMMON_OPTIONS = ("games", "seed")
CROWD_OPTIONS = Crowd.__struct_fields__


def _skipped_fields() -> frozenset[str]:
    """Fields of a set-up that plans do not have, or for which they have an option of their own."""
    return frozenset(
        field.name
        for game, plan in PLANS.items()
        for field in GAMES[game].info.fields
        if field.name in _extra_names(plan)
        or (field.within or field.name) not in plan.__struct_fields__
    )


def _extra_names(plan: type[Plan]) -> tuple[str, ...]:
    return tuple(option.name for option in plan.options_beyond_setup)


SKIPPED = _skipped_fields()
GAME_OPTIONS = {
    game: (*option_names(GAMES[game].info, SKIPPED), *_extra_names(plan))
    for game, plan in PLANS.items()
}
"""The options that belong to each game."""
PLAN_OPTIONS = frozenset(
    name for names in (*GAME_OPTIONS.values(), COMMON_OPTIONS, CROWD_OPTIONS) for name in names
) | {"game", "players", "bots"}


def _numbers(text: str) -> tuple[int, ...]:
    """Integers separated by commas or spaces."""
    try:
        numbers = tuple(int(number) for number in text.replace(",", " ").split())
    except ValueError:
        numbers = ()
    if not numbers:
        raise click.BadParameter(f"“{text}” is not a list of integers separated by commas.")
    return numbers


def _extra_option(title: str, option: PlanOption) -> Decorator:
    """A click option for a field of a plan beyond the set-up."""
    choices = option.choices
    metavar = f"[{'|'.join((*choices, 'N,N,...'))}]" if choices else "N,N,..."
    help_text = f"{title}: {option.help}"
    if option.kind == "number":
        return click.option(spelled(option.name), type=int, help=help_text)

    def parse(text: str) -> str | tuple[int, ...]:
        return text if text in choices else _numbers(text)

    return click.option(spelled(option.name), type=parse, metavar=metavar, help=help_text)


def _crowd_option(name: str, help_text: str) -> Decorator:
    """An option without a default in click, so that a given value can be recognized."""
    default = getattr(DEFAULT_CROWD, name)
    return click.option(f"--{name}", type=float, help=f"{help_text}  [default: {default}]")


_PLAN: tuple[Decorator, ...] = (
    click.option(
        "--game",
        type=click.Choice(list(GAMES)),
        default=DEFAULT_GAME,
        show_default=True,
        help="The game to simulate.",
    ),
    click.option(
        "--players",
        type=int,
        help=f"Number of players.  [default: {DEFAULT_PLAYERS} if possible, else the fewest]",
    ),
    *setup_options(tuple(GAMES[game].info for game in PLANS), skip=SKIPPED),
    *(
        _extra_option(GAMES[game].info.title, option)
        for game, plan in PLANS.items()
        for option in plan.options_beyond_setup
    ),
    _crowd_option(
        "affinity", "How much of their taste partners share, from 0 (nothing) to 1 (everything)."
    ),
    _crowd_option("noise", "How far tastes stray from what the theme suggests."),
    _crowd_option("popularity", "How much some images are preferred, whatever the theme."),
    _crowd_option("boldness", "The probability that a player doubles in a round."),
    _crowd_option("clarity", "How clearly the trap differs from the other traits of a clue."),
    click.option(
        "--bots", type=click.Choice(STRENGTHS), help="Let built-in bots play instead of a crowd."
    ),
    click.option(
        "--games",
        type=int,
        default=DEFAULT_PLAN.games,
        show_default=True,
        help="Number of games.",
    ),
    click.option(
        "--seed",
        type=int,
        default=DEFAULT_PLAN.seed,
        show_default=True,
        help="Seed for everything random.",
    ),
)

_ENGINE = (
    click.option(
        "--engine",
        type=click.Choice(ENGINES),
        default="cores",
        show_default=True,
        help="Compute on the cores of this machine, or with Ray on one or more machines.",
    ),
    click.option("--cores", type=click.IntRange(1), help="Number of cores.  [default: all]"),
    click.option(
        "--ray-address", help="Address of a Ray cluster.  [default: start one on this machine]"
    ),
)


def plan_options(command: Callable[..., None]) -> Callable[..., None]:
    """Add the options of a plan; `plan_of` makes a plan of them."""
    return _with(_PLAN, command)


def engine_options(command: Callable[..., None]) -> Callable[..., None]:
    """Add the options of an engine; `engine_of` makes an engine of them."""
    return _with(_ENGINE, command)


def _with(options: tuple[Decorator, ...], command: Callable[..., None]) -> Callable[..., None]:
    for option in reversed(options):
        command = option(command)
    return command


def plan_of(chosen: dict[str, Any]) -> Plan:
    """The plan for the chosen options; exits with a message if there is none."""
    given = {name: value for name, value in chosen.items() if value not in (None, ())}
    game = given["game"]
    try:
        plan = plan_type(game)
        for names in GAME_OPTIONS.values():
            others = [name for name in names if name not in GAME_OPTIONS[game]]
            _forbid(given, others, f"is not for {game}")
        setup = _setup(game, given)
        fields = _chosen(given, COMMON_OPTIONS) | _chosen(given, _extra_names(plan))
        players, people = _players(given, setup), _people(given)
        return plan.from_setup(setup, players=players, people=people, **fields).completed()
    except Refused as refused:
        fail(sentence(refused))
    except BadPlan as bad:
        fail(str(bad))


def _forbid(given: dict[str, Any], names: Iterable[str], why: str) -> None:
    for name in names:
        if name in given:
            fail(f"{spelled(name)} {why}.")


def _chosen(given: dict[str, Any], names: Iterable[str]) -> dict[str, Any]:
    return {name: given[name] for name in names if name in given}


def _setup(game: str, given: dict[str, Any]) -> dict[str, Any]:
    """The chosen values of the game's set-up."""
    info = GAMES[game].info
    try:
        values = dict(values_of(info, _chosen(given, option_names(info, SKIPPED))))
    except NotOffered as problem:
        fail(str(problem))
    return info.with_values({}, values)


def _players(given: dict[str, Any], setup: dict[str, Any]) -> int:
    """The chosen number of players, or the default."""
    if "players" in given:
        return int(given["players"])
    info = GAMES[given["game"]].info
    possible = info.variant(info.default_setup() | setup).players
    return DEFAULT_PLAYERS if DEFAULT_PLAYERS in possible else min(possible)


def _people(given: dict[str, Any]) -> Crowd | Bots:
    if "bots" in given:
        _forbid(given, CROWD_OPTIONS, "is for a crowd and cannot be used with --bots")
        return Bots(strength=given["bots"])
    return Crowd(**_chosen(given, CROWD_OPTIONS))


def engine_of(chosen: dict[str, Any]) -> "Engine":
    """The chosen engine; exits with a message if a library is missing."""
    engine, cores, address = (chosen[name] for name in ("engine", "cores", "ray_address"))
    if address and engine != "ray":
        fail("--ray-address needs --engine ray.")
    if address and cores:
        fail("--cores is for this machine and cannot be used with --ray-address.")
    with require_extra("lab"):
        fast_module(chosen["game"])
        from samewave.lab.engines import LocalEngine, available_cores  # noqa: PLC0415 - an extra
    if engine == "cores":
        return LocalEngine(cores or available_cores())
    with require_extra("ray"):
        from samewave.lab.engines import RayEngine  # noqa: PLC0415 - another extra

        return RayEngine(cores or available_cores(), address)


@contextmanager
def require_extra(extra: str) -> Iterator[None]:
    """Exit with a message that names the extra if an import fails."""
    try:
        yield
    except ModuleNotFoundError as missing:
        install = f"pip install samewave[{extra}]"
        click.echo(f"This needs {missing.name}: install it with {install}.", err=True)
        sys.exit(1)


def fail(message: str) -> NoReturn:
    """Print what is wrong with the options, and exit."""
    click.echo(message, err=True)
    sys.exit(BAD_OPTIONS)
