"""Plans of Compatibility, and the durations by which the minutes of a game are estimated."""

from typing import Any, ClassVar, Self

from msgspec.structs import asdict, replace

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
from samewave.games.compatibility.setup import Setup, judge
from samewave.lab.plan import BadPlan, Crowd, Plan, PlanOption, check_plan, check_range, seat_names
from samewave.packs import Shelf

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

    def setup(self) -> Setup:
        """The set-up of the game; a custom track is applied after the start."""
        return Setup(
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
        started = judge(self.setup(), Shelf(), Chance(0))
        most = MAX_IMAGES if isinstance(self.people, Crowd) else len(Shelf().images("house"))
        images = self.images or self.rules.images
        check_range("images", images, FULL_HAND, most)
        track = self.track or started.track
        check_range("spaces of the track", len(track), 1, MAX_SPACES)
        for space in track:
            check_range("images to pick on a space", space, 1, FULL_HAND)
        named = self.track_name not in TRACKS or track_of(self.rules, self.track_name) == track
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
