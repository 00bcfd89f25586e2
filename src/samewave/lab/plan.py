"""Plans: which game is played how often by whom, written down so that anybody can repeat it."""

from typing import Literal, TypeAlias

from msgspec.structs import replace

from samewave.bots import STRENGTHS, Strength
from samewave.core import Chance, Value
from samewave.games.compatibility import setup as compatibility
from samewave.games.compatibility.edition import EDITIONS, FULL_HAND, Edition
from samewave.games.compatibility.options import Options
from samewave.games.compatibility.track import TRACKS
from samewave.games.samegame import setup as samegame
from samewave.games.samegame.level import CIRCLES, CUPS, FINISH, MEDALS
from samewave.games.samegame.state import start_score
from samewave.packs import Shelf

GameName: TypeAlias = Literal["compatibility", "samegame"]

MOST_GAMES = 10**12
MOST_IMAGES = 255
"""An image is one byte in a ranking, and one more byte says that there is none."""
MOST_SPACES = 200
"""The longest track that the slowest crowd leaves within the rounds that can be counted."""
MOST_NOISE = 100.0
"""There tastes have drowned the theme long ago."""
SCORES = range(1000)
"""Where a score of The Same Game may begin, end and win a medal."""
OWN_TRACK = "custom"


class BadPlan(Exception):
    """What no game can be played by, in one sentence; what a set-up forbids is Refused instead."""


class Crowd(Value, frozen=True, tag_field="type", tag="crowd", kw_only=True):
    """People as numbers.

    `affinity`: how much of what is one's own one's partners share, in individual play everybody: 0
    is nothing beyond the theme, with 1 they are one mind.
    `noise`: how far tastes stray from what the theme suggests.
    `popularity`: how far images are favourites whatever the theme.
    `boldness`: how likely a seat that may double does so in a round, on its first image.
    `clarity`: how far the trap stands out of the other criteria in The Same Game.
    """

    affinity: float = 0.0
    noise: float = 0.955
    popularity: float = 0.0
    boldness: float = 0.25
    clarity: float = 2.1


class Bots(Value, frozen=True, tag_field="type", tag="bots", kw_only=True):
    """Bots of the house, others in every game."""

    strength: Strength = "steady"


class Plan(Value, frozen=True, kw_only=True):
    """One experiment. What is left open (no track, no images, no start) is as in the box.

    For Compatibility: edition, mode, options, track, images. For The Same Game: level, agreement,
    circles, start, finish, medals.
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


def judge(plan: Plan) -> Plan:
    """The plan with nothing left open, or Refused, or BadPlan; judged twice is judged once."""
    _judge_number("games", plan.games, 1, MOST_GAMES)
    _judge_number("seed", plan.seed, 0, 2**64 - 1)
    _judge_people(plan.people)
    if plan.game == "samegame":
        return _judge_same_game(plan)
    return _judge_compatibility(plan)


def edition_of(plan: Plan) -> Edition:
    """The column of the rules that a plan is played by."""
    return EDITIONS[plan.edition, plan.mode]


def set_up(plan: Plan) -> compatibility.Setup:
    """The table that a plan asks for; a track of its own is laid on it later."""
    return compatibility.Setup(
        edition=plan.edition,
        mode=plan.mode,
        seats=_names(plan.players),
        options=plan.options,
        track="standard" if plan.track else plan.track_name,
    )


def set_up_same_game(plan: Plan) -> samegame.Setup:
    """The table of The Same Game that a plan asks for."""
    return samegame.Setup(
        level=plan.level, seats=_names(plan.players), agreement=plan.agreement, language="en"
    )


def _names(players: int) -> tuple[str, ...]:
    return tuple(f"P{seat}" for seat in range(players))


def _judge_compatibility(plan: Plan) -> Plan:
    if plan.options.time_limit is not None:
        raise BadPlan("There is no clock in the lab, so there is no time limit.")
    started = compatibility.judge(set_up(plan), Shelf(), Chance(0))
    most = MOST_IMAGES if isinstance(plan.people, Crowd) else len(Shelf().images("house"))
    images = plan.images or edition_of(plan).images
    _judge_number("images", images, FULL_HAND, most)
    track = plan.track or started.track
    _judge_number("spaces of the track", len(track), 1, MOST_SPACES)
    for space in track:
        _judge_number("images to pick on a space", space, 1, FULL_HAND)
    named = TRACKS.get(plan.track_name, track) == track
    return replace(
        plan, track=track, track_name=plan.track_name if named else OWN_TRACK, images=images
    )


def _judge_same_game(plan: Plan) -> Plan:
    samegame.judge(set_up_same_game(plan), Shelf(), Chance(0))
    if len(plan.circles) != CUPS:
        raise BadPlan(f"The central track has {CUPS} circles, not {len(plan.circles)}.")
    if len(plan.medals) != len(MEDALS) or sorted(plan.medals) != list(plan.medals):
        raise BadPlan(f"The {len(MEDALS)} medals need rising scores, not {plan.medals}.")
    for circle in plan.circles:
        _judge_number("value of a circle", circle, -SCORES[-1], SCORES[-1])
    for medal in plan.medals:
        _judge_number("score of a medal", medal, 0, SCORES[-1])
    _judge_number("finish", plan.finish, 1, SCORES[-1])
    start = start_score(plan.players) if plan.start is None else plan.start
    _judge_number("start", start, 0, plan.finish)
    return replace(plan, start=start)


def _judge_people(people: Crowd | Bots) -> None:
    if isinstance(people, Bots):
        if people.strength not in STRENGTHS:
            raise BadPlan(f"Bots are {', '.join(STRENGTHS)}, not {people.strength}.")
        return
    _judge_number("affinity", people.affinity, 0, 1)
    _judge_number("boldness", people.boldness, 0, 1)
    _judge_number("noise", people.noise, 0, MOST_NOISE)
    _judge_number("popularity", people.popularity, 0, MOST_NOISE)
    _judge_number("clarity", people.clarity, -MOST_NOISE, MOST_NOISE)


def _judge_number(name: str, value: float, least: float, most: float) -> None:
    if not least <= value <= most:
        raise BadPlan(f"For {name}, {value} is not within {least:,} to {most:,}.")
