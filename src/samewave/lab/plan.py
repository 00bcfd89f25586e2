"""Plans: which game is played, how often and by whom, written down so that it can be repeated.

Each game that the lab can simulate has a subclass of `Plan`, listed in `lab/__init__.py`.
"""

from abc import abstractmethod
from typing import Any, ClassVar, Literal, NamedTuple, Self, TypeAlias

from msgspec.structs import asdict, replace

from samewave.bots import STRENGTHS, Strength
from samewave.core import Chance, Value
from samewave.games.compatibility.edition import (
    EDITIONS,
    FULL_HAND,
    TRACKS,
    Doubling,
    Edition,
    Options,
    track_of,
)
from samewave.games.compatibility.setup import Setup as CompatibilitySetup
from samewave.games.compatibility.setup import judge as judge_compatibility
from samewave.games.samegame.level import CIRCLES, CUPS, FINISH, MEDALS
from samewave.games.samegame.setup import Setup as SameGameSetup
from samewave.games.samegame.setup import judge as judge_samegame
from samewave.games.samegame.state import start_score
from samewave.packs import Shelf

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


MAX_IMAGES = 255
"""An image is one byte in a ranking; one byte value is left to say "no image"."""
MAX_SPACES = 200
"""The longest track that the slowest crowd finishes before the round counter overflows."""
CUSTOM_TRACK = "custom"


class Durations(Value, frozen=True, kw_only=True):
    """Seconds for each part of a round. Players' times are assumed; the reveal's are the page's."""

    open: float = 25.0
    """Drawing a card, reading its theme aloud and thinking about it."""
    first: float = 25.0
    """The slowest player's first image."""
    further: float = 12.0
    """Each further image of the slowest player, who has the largest hand."""
    beat: float = 0.9
    """Turning the next card and looking at it: flip and rest on the television."""
    match: float = 1.0
    """How much longer everybody looks at a match."""
    move: float = 11.0
    """Totals, pawns, standings and the summary, as on the television."""
    talk: float = 20.0
    """Talking about the round before the next theme."""


DURATION_DESCRIPTIONS = {
    "open": "to draw a card and read its theme",
    "first": "for the slowest player's first image",
    "further": "for each further image of that player",
    "beat": "for each card turned in the reveal",
    "match": "more for each match",
    "move": "for totals and pawns",
    "talk": "to talk about it",
}
"""Each part of a round in the words of the report."""


def describe_durations(durations: Durations) -> str:
    """The assumptions in one sentence."""
    parts = [
        f"{seconds:g} s {DURATION_DESCRIPTIONS[name]}"
        for name, seconds in asdict(durations).items()
    ]
    return f"Minutes are estimated with {', '.join(parts[:-1])} and {parts[-1]}."


class CompatibilityPlan(Plan, frozen=True, kw_only=True, tag="compatibility"):
    """A plan of Compatibility. Without a track or images, it uses those of the box."""

    options_beyond_setup: ClassVar[tuple[PlanOption, ...]] = (
        PlanOption(
            "track",
            "name or numbers",
            "length of the track, or the number on each space.  [default: standard]",
            tuple(TRACKS),
        ),
        PlanOption("images", "number", "images in the deck.  [default: as in the box]"),
    )
    durations: ClassVar[dict[str, str]] = DURATION_DESCRIPTIONS

    edition: str = "2016"
    mode: str = "teams"
    options: Options = Options()
    track_name: str = "standard"
    track: tuple[int, ...] = ()
    images: int = 0

    @classmethod
    def from_setup(cls, setup: dict[str, Any], **fields: Any) -> Self:
        """A plan with the values of a set-up; a track is given by its name or its numbers."""
        values = dict(setup)
        if "options" in values:
            values["options"] = Options(**values["options"])
        if isinstance(fields.get("track"), str):
            fields["track_name"] = fields.pop("track")
        return cls(**values, **fields)

    @property
    def rules(self) -> Edition:
        """The edition whose rules the plan uses."""
        return EDITIONS[self.edition, self.mode]

    @property
    def sides(self) -> int:
        """The number of sides at the table."""
        return self.players // self.rules.team_size

    def setup(self) -> CompatibilitySetup:
        """The set-up of the game; a custom track is applied after the start."""
        return CompatibilitySetup(
            edition=self.edition,
            mode=self.mode,
            seats=seat_names(self.players),
            options=self.options,
            track="standard" if self.track else self.track_name,
        )

    def completed(self) -> Self:
        check_plan(self)
        if self.options.time_limit is not None:
            raise BadPlan("There is no clock in the lab, so there is no time limit.")
        started = judge_compatibility(self.setup(), Shelf(), Chance(0))
        most = MAX_IMAGES if isinstance(self.people, Crowd) else len(Shelf().images("house"))
        images = self.images or self.rules.images
        check_range("images", images, FULL_HAND, most)
        track = self.track or started.track
        check_range("spaces of the track", len(track), 1, MAX_SPACES)
        for space in track:
            check_range("images to pick on a space", space, 1, FULL_HAND)
        named = (
            self.track_name not in TRACKS
            or track_of(self.rules, self.track_name, self.players) == track
        )
        return replace(
            self, track=track, track_name=self.track_name if named else CUSTOM_TRACK, images=images
        )

    def description(self) -> dict[str, str]:
        track = {"track": f"{self.track_name} track"}
        if self.track_name == CUSTOM_TRACK:
            track = {"spaces": f"track {' '.join(map(str, self.track))}"}
        extra = sorted(option.value.replace("_", " ") for option in self.options.switched_on())
        return {
            "game": f"Compatibility {self.edition} {self.mode}",
            "players": f"{self.players} players",
            **track,
            "images": f"{self.images} images",
            "options": f"with {', '.join(extra)}" if extra else "",
        }

    def crowd_numbers(self) -> tuple[str, ...]:
        numbers = ("affinity", "noise", "popularity")
        return numbers if self.rules.doubling is Doubling.NONE else (*numbers, "boldness")


MAX_SCORE = 999
"""The largest value for the start, the finish, a circle or a medal."""


class SameGamePlan(Plan, frozen=True, kw_only=True, tag="samegame"):
    """A plan of The Same Game. Without a start, it uses that of the box."""

    options_beyond_setup: ClassVar[tuple[PlanOption, ...]] = (
        PlanOption("circles", "numbers", "values of the circles on the central track."),
        PlanOption("start", "number", "score at the start.  [default: as in the box]"),
        PlanOption("finish", "number", "highest possible score."),
        PlanOption("medals", "numbers", "scores for flowers, bronze, silver and gold."),
    )

    level: int = 1
    agreement: str = "unanimous"
    circles: tuple[int, ...] = CIRCLES
    start: int | None = None
    finish: int = FINISH
    medals: tuple[int, ...] = tuple(MEDALS.values())

    @property
    def start_score(self) -> int:
        """The score at the start of a completed plan."""
        assert self.start is not None, "a completed plan has a start"
        return self.start

    def setup(self) -> SameGameSetup:
        """The set-up of the game."""
        return SameGameSetup(
            level=self.level,
            seats=seat_names(self.players),
            agreement=self.agreement,
            language="en",
        )

    def completed(self) -> Self:
        check_plan(self)
        judge_samegame(self.setup(), Shelf(), Chance(0))
        if len(self.circles) != CUPS:
            raise BadPlan(f"The central track has {CUPS} circles, not {len(self.circles)}.")
        if len(self.medals) != len(MEDALS) or sorted(self.medals) != list(self.medals):
            raise BadPlan(f"The {len(MEDALS)} medals need rising scores, not {self.medals}.")
        for circle in self.circles:
            check_range("value of a circle", circle, -MAX_SCORE, MAX_SCORE)
        for medal in self.medals:
            check_range("score of a medal", medal, 0, MAX_SCORE)
        check_range("finish", self.finish, 1, MAX_SCORE)
        start = start_score(self.players) if self.start is None else self.start
        check_range("start", start, 0, self.finish)
        return replace(self, start=start)

    def description(self) -> dict[str, str]:
        return {
            "game": "The Same Game",
            "players": f"{self.players} players",
            "level": f"level {self.level}",
            "agreement": f"{self.agreement} agreement",
            "circles": f"circles {' '.join(map(str, self.circles))}",
            "start": f"from {self.start} to {self.finish}",
            "medals": f"medals at {' '.join(map(str, self.medals))}",
        }

    def crowd_numbers(self) -> tuple[str, ...]:
        return ("clarity",)
