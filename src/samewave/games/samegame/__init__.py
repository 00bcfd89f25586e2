"""The Same Game: lift the cups of all criteria in which two objects differ, and avoid the trap."""

from samewave.core import BaseGame, Chance, Seat
from samewave.core.catalogue import (
    Choice,
    ComputedInfo,
    Field,
    GameInfo,
    Lesson,
    LessonInfo,
    Variant,
)
from samewave.games.samegame import view as views
from samewave.games.samegame.clue import Verdict, check
from samewave.games.samegame.events import Event, Move
from samewave.games.samegame.lesson import LESSON
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
from samewave.games.samegame.lexicon import CLUE_LANGUAGES
from samewave.games.samegame.narration import (
    OpenObjects,
    SameGameSummary,
    hidden,
    landmark,
    narrate,
    open_state,
    summarize,
)
from samewave.games.samegame.rules import advance, decide, default_move
from samewave.games.samegame.setup import Setup, judge, names_of
from samewave.games.samegame.state import State, evolve, renamed

NAME = "samegame"
_AGREEMENTS = {
    Agreement.UNANIMOUS: ("Everyone agrees", "All point at the same cup."),
    Agreement.MAJORITY: ("Majority rules", "More than half decide."),
    Agreement.ANYONE: ("First finger", "One finger lifts the cup."),
}


def _level(level: Level) -> Choice:
    line = f"{level.criteria} traits in play."
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
    """How the game is offered, with every listed level."""
    return GameInfo(
        name=NAME,
        title="The Same Game",
        line="Find every way two things differ.",
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
                tuple(Choice(each.code, each.name) for each in CLUE_LANGUAGES.values()),
            ),
            Field("objects", "Objects", "pack", "house", holds="objects"),
        ),
        variants=tuple(map(_variant, LEVELS.values())),
        lesson=LessonInfo(LESSON.seats, LESSON.learner),
        seconds=views.SECONDS,
    )


FIRST_WORD = "xylophone-kazoo"
"""A word in no dictionary, so that looking it up loads all of them."""


class SameGame(BaseGame):
    """The game, with the packs on a shelf."""

    name = NAME
    info = ComputedInfo(info)
    summary_type = SameGameSummary
    lesson: Lesson | None = LESSON
    setup_type = Setup
    state_type = State
    hidden_type = OpenObjects
    move_type = Move
    event_type = Event
    view_type = views.View
    offers_type = views.Offers

    def start(self, setup: Setup, chance: Chance) -> list[Event]:
        return [judge(setup, self._shelf, chance)]

    def preload(self, setup: Setup) -> None:
        """Load the dictionaries of the table's languages by looking up a word."""
        asked = (setup.language,) if isinstance(setup.language, str) else setup.language
        for language in asked:
            if language in CLUE_LANGUAGES:
                check(FIRST_WORD, {language: ""})

    def decide(self, state: State, seat: Seat | None, move: Move) -> list[Event]:
        return decide(state, seat, move, self.check_clue)

    def check_clue(self, state: State, seat: Seat, text: str) -> Verdict:
        """The verdict on a clue for a seat's object."""
        table, card = state.table, state.objects[seat]
        return check(text, names_of(self._shelf, table.objects, card, table.languages))

    offers = staticmethod(views.offers)
    default_move = staticmethod(default_move)
    advance = staticmethod(advance)
    evolve = staticmethod(evolve)
    view = staticmethod(views.view)
    seat_fields = staticmethod(views.seat_fields)
    public_diff = staticmethod(views.public_diff)
    redact = staticmethod(views.redact)
    is_muted = staticmethod(views.is_muted)
    question = staticmethod(views.question)
    time_limit = staticmethod(views.time_limit)
    showing = staticmethod(views.showing)
    renamed = staticmethod(renamed)
    open_state = staticmethod(open_state)
    narrate = staticmethod(narrate)
    hidden = staticmethod(hidden)
    landmark = staticmethod(landmark)
    summarize = staticmethod(summarize)
