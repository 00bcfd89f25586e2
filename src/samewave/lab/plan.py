"""Plans: which game is played, how often and by whom, written down so that it can be repeated."""

from typing import Literal, TypeAlias

from msgspec.structs import replace

from samewave.bots import STRENGTHS, Strength
from samewave.core import Chance, Value
from samewave.games.compatibility import setup as compatibility
from samewave.games.compatibility.edition import EDITIONS, FULL_HAND, TRACKS, Edition, Options
from samewave.games.samegame import setup as samegame
from samewave.games.samegame.level import CIRCLES, CUPS, FINISH, MEDALS
from samewave.games.samegame.state import start_score
from samewave.packs import Shelf

GameName: TypeAlias = Literal["compatibility", "samegame"]

MAX_GAMES = 10**12
MAX_IMAGES = 255
"""An image is one byte in a ranking; one byte value is left to say "no image"."""
MAX_SPACES = 200
"""The longest track that the slowest crowd finishes before the round counter overflows."""
MAX_NOISE = 100.0
"""At this level, tastes have long drowned out the theme."""
SCORES = range(1000)
"""Possible scores in The Same Game: for the start, the finish and the medals."""
CUSTOM_TRACK = "custom"
CROWD_BLOCK = 4096
"""Games of a crowd in a block; they share a pool of rankings."""
BOTS_BLOCK = 32
"""Games of bots in a block. Blocks are smaller here because bots take time to think."""


class BadPlan(Exception):
    """A plan that cannot be played; the message is one sentence.

    If the set-up itself breaks a rule of the game, `Refused` is raised instead.
    """


class Crowd(Value, frozen=True, tag_field="type", tag="crowd", kw_only=True):
    """Model players, described by numbers.

    `affinity`: how much of their personal taste partners share (in individual play: everybody).
    With 0 they share nothing beyond the theme, with 1 they think identically.
    `noise`: how far tastes stray from what the theme suggests.
    `popularity`: how strongly some images are favourites whatever the theme.
    `boldness`: the probability that a seat that may double does so in a round, on its first image.
    `clarity`: how clearly the trap differs from the other criteria in The Same Game.
    """

    affinity: float = 0.0
    noise: float = 0.955
    popularity: float = 0.0
    boldness: float = 0.25
    clarity: float = 2.1


class Bots(Value, frozen=True, tag_field="type", tag="bots", kw_only=True):
    """The built-in bots. Every game has new ones."""

    strength: Strength = "steady"


class Plan(Value, frozen=True, kw_only=True):
    """One experiment. Without a track, images or start, the plan uses those of the box.

    Compatibility uses edition, mode, options, track and images; The Same Game uses level,
    agreement, circles, start, finish and medals.
    """

    game: GameName = "compatibility"
    players: int
    edition: str = "2016"
    mode: str = "teams"
    options: Options = Options()
    track_name: str = "standard"
    track: tuple[int, ...] = ()
    images: int = 0
    level: int = 1
    agreement: str = "unanimous"
    circles: tuple[int, ...] = CIRCLES
    start: int | None = None
    finish: int = FINISH
    medals: tuple[int, ...] = tuple(MEDALS.values())
    people: Crowd | Bots = Crowd()
    games: int = 10_000
    seed: int = 0


def validate(plan: Plan) -> Plan:
    """The plan with its defaults filled in. Raises Refused or BadPlan if it cannot be played."""
    _check_range("games", plan.games, 1, MAX_GAMES)
    _check_range("seed", plan.seed, 0, 2**64 - 1)
    _validate_people(plan.people)
    if plan.game == "samegame":
        return _validate_samegame(plan)
    return _validate_compatibility(plan)


def edition_of(plan: Plan) -> Edition:
    """The edition whose rules a plan uses."""
    return EDITIONS[plan.edition, plan.mode]


def sides_of(plan: Plan) -> int:
    """The number of sides in a plan of Compatibility."""
    return plan.players // edition_of(plan).team_size


def compatibility_setup(plan: Plan) -> compatibility.Setup:
    """The set-up for a plan of Compatibility; a custom track is applied after the start."""
    return compatibility.Setup(
        edition=plan.edition,
        mode=plan.mode,
        seats=_names(plan.players),
        options=plan.options,
        track="standard" if plan.track else plan.track_name,
    )


def samegame_setup(plan: Plan) -> samegame.Setup:
    """The set-up for a plan of The Same Game."""
    return samegame.Setup(
        level=plan.level, seats=_names(plan.players), agreement=plan.agreement, language="en"
    )


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


def _names(players: int) -> tuple[str, ...]:
    return tuple(f"P{seat}" for seat in range(players))


def _validate_compatibility(plan: Plan) -> Plan:
    if plan.options.time_limit is not None:
        raise BadPlan("There is no clock in the lab, so there is no time limit.")
    started = compatibility.judge(compatibility_setup(plan), Shelf(), Chance(0))
    most = MAX_IMAGES if isinstance(plan.people, Crowd) else len(Shelf().images("house"))
    images = plan.images or edition_of(plan).images
    _check_range("images", images, FULL_HAND, most)
    track = plan.track or started.track
    _check_range("spaces of the track", len(track), 1, MAX_SPACES)
    for space in track:
        _check_range("images to pick on a space", space, 1, FULL_HAND)
    named = TRACKS.get(plan.track_name, track) == track
    return replace(
        plan, track=track, track_name=plan.track_name if named else CUSTOM_TRACK, images=images
    )


def _validate_samegame(plan: Plan) -> Plan:
    samegame.judge(samegame_setup(plan), Shelf(), Chance(0))
    if len(plan.circles) != CUPS:
        raise BadPlan(f"The central track has {CUPS} circles, not {len(plan.circles)}.")
    if len(plan.medals) != len(MEDALS) or sorted(plan.medals) != list(plan.medals):
        raise BadPlan(f"The {len(MEDALS)} medals need rising scores, not {plan.medals}.")
    for circle in plan.circles:
        _check_range("value of a circle", circle, -SCORES[-1], SCORES[-1])
    for medal in plan.medals:
        _check_range("score of a medal", medal, 0, SCORES[-1])
    _check_range("finish", plan.finish, 1, SCORES[-1])
    start = start_score(plan.players) if plan.start is None else plan.start
    _check_range("start", start, 0, plan.finish)
    return replace(plan, start=start)


def _validate_people(people: Crowd | Bots) -> None:
    if isinstance(people, Bots):
        if people.strength not in STRENGTHS:
            raise BadPlan(f"Bots are {', '.join(STRENGTHS)}, not {people.strength}.")
        return
    _check_range("affinity", people.affinity, 0, 1)
    _check_range("boldness", people.boldness, 0, 1)
    _check_range("noise", people.noise, 0, MAX_NOISE)
    _check_range("popularity", people.popularity, 0, MAX_NOISE)
    _check_range("clarity", people.clarity, -MAX_NOISE, MAX_NOISE)


def _check_range(name: str, value: float, least: float, most: float) -> None:
    if not least <= value <= most:
        raise BadPlan(f"The value for {name} must be from {least:,} to {most:,}, not {value}.")
