"""What The Same Game offers: its levels, how a group agrees, languages and objects."""

from samewave.core import LANGUAGES
from samewave.core.catalogue import Choice, Field, GameInfo, Practice, Variant
from samewave.games.samegame.level import (
    CIRCLES,
    CUPS,
    FINISH,
    LEVELS,
    MEDALS,
    ROUNDS,
    STARTS,
    Agreement,
    Level,
)
from samewave.games.samegame.practice import LESSON
from samewave.games.samegame.view import SECONDS

NAME = "samegame"
_AGREEMENTS = {
    Agreement.UNANIMOUS: ("All agree", "All must point at the same cup."),
    Agreement.MAJORITY: ("Most decide", "More than half must."),
    Agreement.ANYONE: ("The first finger", "The first finger lifts the cup."),
}


def _level(level: Level) -> Choice:
    line = f"{level.criteria} criteria in the row."
    return Choice(level.number, f"Level {level.number}", line, {"criteria": level.criteria})


def _variant(level: Level) -> Variant:
    dealt = {group.value: number for group, number in level.deal.items()}
    return Variant(
        setup={"level": level.number},
        players=tuple(ROUNDS),
        team_size=0,
        facts={
            "dealt": dealt,
            "criteria": level.criteria,
            "spare_cups": level.spare_cups,
            "cups": CUPS,
            "circles": CIRCLES,
            "finish": FINISH,
            "rounds": {str(players): rounds for players, rounds in ROUNDS.items()},
            "starts": {str(objects): start for objects, start in STARTS.items()},
            "medals": {result.value: least for result, least in MEDALS.items()},
        },
    )


def info() -> GameInfo:
    """The game as it is offered, with every level that is listed."""
    return GameInfo(
        name=NAME,
        title="The Same Game",
        line="All together against the trap.",
        fields=(
            Field(
                "level",
                "Level",
                "one",
                1,
                tuple(map(_level, LEVELS.values())),
                "How hard the game is.",
            ),
            Field(
                "agreement",
                "The group",
                "one",
                Agreement.UNANIMOUS.value,
                tuple(Choice(each.value, *_AGREEMENTS[each]) for each in Agreement),
                line="When a cup is lifted.",
            ),
            Field(
                "language",
                "Clues in",
                "several",
                ("en",),
                tuple(Choice(each.code, each.name) for each in LANGUAGES.values()),
            ),
            Field("objects", "Objects", "pack", "house", holds="objects"),
        ),
        variants=tuple(map(_variant, LEVELS.values())),
        practice=Practice(LESSON.seats, LESSON.learner),
        seconds=SECONDS,
    )
