"""Plans: which game is played, how often and by whom, written down so that it can be repeated.

A plan of a game is a subclass of `Plan` in a module named after the game, listed in
`lab/__init__.py`.
"""

from abc import abstractmethod
from typing import Any, ClassVar, Literal, NamedTuple, Self, TypeAlias

from samewave.bots import STRENGTHS, Strength
from samewave.core import Value

MAX_GAMES = 10**12
MAX_NOISE = 100.0
"""At this level, tastes have long drowned out the theme."""
CROWD_BLOCK = 4096
"""Games of a crowd in a block; they share a pool of rankings."""
BOTS_BLOCK = 32
"""Games of bots in a block. Blocks are smaller here because bots take time to think."""

OptionKind: TypeAlias = Literal["number", "numbers", "name or numbers"]


class BadPlan(Exception):
    """A plan that cannot be played; the message is one sentence.

    If the set-up itself breaks a rule of the game, `Refused` is raised instead.
    """


class Crowd(Value, frozen=True, tag_field="type", tag="crowd", kw_only=True):
    """Model players, described by numbers. A game uses the numbers that apply to it.

    `affinity`: how much of their personal taste partners share (in individual play: everybody).
    With 0 they share nothing beyond the theme, with 1 they think identically.
    `noise`: how far tastes stray from what the theme suggests.
    `popularity`: how strongly some images are favourites whatever the theme.
    `boldness`: the probability that a seat that may double does so in a round, on its first image.
    `clarity`: how clearly the trap differs from the other criteria of a clue.
    """

    affinity: float = 0.0
    noise: float = 0.955
    popularity: float = 0.0
    boldness: float = 0.25
    clarity: float = 2.1


class Bots(Value, frozen=True, tag_field="type", tag="bots", kw_only=True):
    """The built-in bots. Every game has new ones."""

    strength: Strength = "steady"


class PlanOption(NamedTuple):
    """A field of a plan that is not part of a game's set-up, as a command-line option."""

    name: str
    kind: OptionKind
    help: str
    choices: tuple[str, ...] = ()


class Plan(Value, frozen=True, kw_only=True, tag_field="game", tag=""):
    """One experiment. Every game has a subclass with the fields of its set-up."""

    options_beyond_setup: ClassVar[tuple[PlanOption, ...]] = ()
    """Fields that the lab can change although the host of a table cannot."""
    durations: ClassVar[dict[str, str]] = {}
    """Parts of a round whose seconds can be set to estimate minutes, each with a description."""

    players: int
    people: Crowd | Bots = Crowd()
    games: int = 10_000
    seed: int = 0

    @property
    def game(self) -> str:
        """The name of the game."""
        return str(self.__struct_config__.tag)

    @classmethod
    def from_setup(cls, setup: dict[str, Any], **fields: Any) -> Self:
        """A plan with the values of a set-up, as a catalogue of the game has them."""
        return cls(**setup, **fields)

    @abstractmethod
    def completed(self) -> Self:
        """Fill in the defaults of the game's set-up. Raises Refused or BadPlan."""

    @abstractmethod
    def description(self) -> dict[str, str]:
        """The set-up in words, part by part; the key says what a part is about."""

    @abstractmethod
    def crowd_numbers(self) -> tuple[str, ...]:
        """The numbers of a crowd that matter in this plan."""


def check_plan(plan: Plan) -> None:
    """Check the fields that all plans have. Raises BadPlan."""
    check_range("games", plan.games, 1, MAX_GAMES)
    check_range("seed", plan.seed, 0, 2**64 - 1)
    _check_people(plan.people)


def check_range(name: str, value: float, least: float, most: float) -> None:
    """Raise BadPlan unless a value is within its limits."""
    if not least <= value <= most:
        raise BadPlan(f"The value for {name} must be from {least:,} to {most:,}, not {value}.")


def seat_names(players: int) -> tuple[str, ...]:
    """Names for the seats of a simulated table."""
    return tuple(f"P{seat}" for seat in range(players))


def block_size(plan: Plan) -> int:
    """Games in every block of a plan except the last."""
    return BOTS_BLOCK if isinstance(plan.people, Bots) else CROWD_BLOCK


def block_count(plan: Plan) -> int:
    """How many blocks a plan has; they are numbered from 0."""
    return -(-plan.games // block_size(plan))


def games_in_block(plan: Plan, block: int) -> range:
    """The numbers of the games in a block."""
    size = block_size(plan)
    return range(block * size, min((block + 1) * size, plan.games))


def _check_people(people: Crowd | Bots) -> None:
    if isinstance(people, Bots):
        if people.strength not in STRENGTHS:
            raise BadPlan(f"Bots are {', '.join(STRENGTHS)}, not {people.strength}.")
        return
    check_range("affinity", people.affinity, 0, 1)
    check_range("boldness", people.boldness, 0, 1)
    check_range("noise", people.noise, 0, MAX_NOISE)
    check_range("popularity", people.popularity, 0, MAX_NOISE)
    check_range("clarity", people.clarity, -MAX_NOISE, MAX_NOISE)
