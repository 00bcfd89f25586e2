"""Plans of The Same Game."""

from typing import ClassVar, Self

from msgspec.structs import replace

from samewave.core import Chance
from samewave.games.samegame.level import CIRCLES, CUPS, FINISH, MEDALS
from samewave.games.samegame.setup import Setup, judge
from samewave.games.samegame.state import start_score
from samewave.lab.plan import BadPlan, Plan, PlanOption, check_plan, check_range, seat_names
from samewave.packs import Shelf

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

    def setup(self) -> Setup:
        """The set-up of the game."""
        return Setup(
            level=self.level,
            seats=seat_names(self.players),
            agreement=self.agreement,
            language="en",
        )

    def completed(self) -> Self:
        check_plan(self)
        judge(self.setup(), Shelf(), Chance(0))
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
