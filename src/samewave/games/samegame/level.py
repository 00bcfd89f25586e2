"""Levels: the criteria, cups, score track and medals of The Same Game, as data."""

from enum import StrEnum

from samewave.core import Value


class CriterionGroup(StrEnum):
    """The groups of criteria, by the shape on their back, from easy to hard."""

    CIRCLE = "circle"
    SQUARE = "square"
    TRIANGLE = "triangle"
    DIAMOND = "diamond"


CRITERIA: dict[CriterionGroup, tuple[str, ...]] = {
    CriterionGroup.CIRCLE: (
        *("appearance", "number_in_the_world", "length"),
        *("material", "price", "intended_use"),
    ),
    CriterionGroup.SQUARE: ("movement", "complexity", "importance"),
    CriterionGroup.TRIANGLE: ("effort_to_explain", "duration_of_use", "days_of_use"),
    CriterionGroup.DIAMOND: ("weight", "thickness", "volume"),
}

CUPS = 9
"""One cup for each criterion in play; the others stay on the central track all game."""

CIRCLES = (-2, -1, 0, 0, 1, 1, 2, 2, 3)
"""The values of the central track. A turn has the first value that no cup covers."""

FINISH = 24
"""The highest score; the lowest is 0."""

ROUNDS = {2: 3, 3: 2, 4: 2, 5: 1, 6: 1}
"""Rounds by number of players. Each player has one object a round."""

STARTS = {8: 0, 6: 6, 5: 9}
"""Starting scores by number of objects, so that perfect play always ends at the finish."""


class Result(StrEnum):
    """The result of a game. The group wins from bronze on."""

    BEFORE_FLOWERS = "before_flowers"
    FLOWERS = "flowers"
    BRONZE = "bronze"
    SILVER = "silver"
    GOLD = "gold"

    @property
    def won(self) -> bool:
        return self in (Result.BRONZE, Result.SILVER, Result.GOLD)


MEDALS = {Result.FLOWERS: 12, Result.BRONZE: 15, Result.SILVER: 18, Result.GOLD: 21}
"""The lowest score of each result."""


class Level(Value, frozen=True):
    """A level: how many criteria of each group are in the row."""

    number: int
    circles: int
    squares: int
    triangles: int
    diamonds: int

    @property
    def deal(self) -> dict[CriterionGroup, int]:
        return dict(
            zip(
                CriterionGroup,
                (self.circles, self.squares, self.triangles, self.diamonds),
                strict=True,
            )
        )

    @property
    def criteria(self) -> int:
        return self.circles + self.squares + self.triangles + self.diamonds

    @property
    def spare_cups(self) -> int:
        return CUPS - self.criteria


LEVELS = {
    level.number: level
    for level in (
        Level(1, circles=5, squares=1, triangles=0, diamonds=0),
        Level(2, circles=4, squares=1, triangles=1, diamonds=1),
        Level(3, circles=4, squares=2, triangles=1, diamonds=1),
        Level(4, circles=4, squares=2, triangles=2, diamonds=1),
    )
}
"""The only list: a level in it is offered, documented and tested against every law."""


class Agreement(StrEnum):
    """When the group agrees on the cup to lift."""

    UNANIMOUS = "unanimous"
    MAJORITY = "majority"
    ANYONE = "anyone"


def result_of(score: int) -> Result:
    """The result of a final score."""
    reached = [result for result, least in MEDALS.items() if score >= least]
    return reached[-1] if reached else Result.BEFORE_FLOWERS
