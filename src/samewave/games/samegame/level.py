"""Levels: what a game of The Same Game is dealt from, as data."""

from enum import StrEnum

from samewave.core import Value


class Group(StrEnum):
    """The backs of the criteria, from easy to hard."""

    CIRCLE = "circle"
    SQUARE = "square"
    TRIANGLE = "triangle"
    DIAMOND = "diamond"


CRITERIA: dict[Group, tuple[str, ...]] = {
    Group.CIRCLE: (
        *("appearance", "number_in_the_world", "length"),
        *("material", "price", "intended_use"),
    ),
    Group.SQUARE: ("movement", "complexity", "importance"),
    Group.TRIANGLE: ("effort_to_explain", "duration_of_use", "days_of_use"),
    Group.DIAMOND: ("weight", "thickness", "volume"),
}

CUPS = 9
"""One for each criterion in play; the others lie on the central track for the whole game."""

CIRCLES = (-2, -1, 0, 0, 1, 1, 2, 2, 3)
"""The values of the central track. A turn is worth the first that no cup covers."""

FINISH = 24
"""The score runs from 0 to here."""

ROUNDS = {2: 3, 3: 2, 4: 2, 5: 1, 6: 1}
"""How many rounds so many players play; each has one object a round."""

STARTS = {8: 0, 6: 6, 5: 9}
"""Where the score begins for so many objects, so that perfect play always ends at the finish."""


class Result(StrEnum):
    """How far the group came; from bronze on it has won."""

    BEFORE_FLOWERS = "before_flowers"
    FLOWERS = "flowers"
    BRONZE = "bronze"
    SILVER = "silver"
    GOLD = "gold"

    @property
    def won(self) -> bool:
        return self in (Result.BRONZE, Result.SILVER, Result.GOLD)


MEDALS = {Result.FLOWERS: 12, Result.BRONZE: 15, Result.SILVER: 18, Result.GOLD: 21}
"""The score from which each result is reached."""


class Level(Value, frozen=True):
    """How many criteria of each group lie in the row."""

    number: int
    circles: int
    squares: int
    triangles: int
    diamonds: int

    @property
    def deal(self) -> dict[Group, int]:
        return dict(
            zip(Group, (self.circles, self.squares, self.triangles, self.diamonds), strict=True)
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
"""The only list: a level in it is offered, documented and under every law."""


class Agreement(StrEnum):
    """When the group agrees on the cup to lift."""

    UNANIMOUS = "unanimous"
    MAJORITY = "majority"
    ANYONE = "anyone"


def result_of(score: int) -> Result:
    """What a final score has won."""
    reached = [result for result, least in MEDALS.items() if score >= least]
    return reached[-1] if reached else Result.BEFORE_FLOWERS
