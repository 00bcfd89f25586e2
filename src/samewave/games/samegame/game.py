"""The Same Game: find what two objects have in common by lifting all the cups where they differ."""

from samewave.core import LANGUAGES, BaseGame, Chance, Seat
from samewave.core.catalogue import Choice, ComputedInfo, Field, GameInfo, LessonInfo, Variant
from samewave.core.lesson import Lesson
from samewave.games.samegame.advance import advance
from samewave.games.samegame.clue import Verdict, check
from samewave.games.samegame.decide import decide, default_move
from samewave.games.samegame.events import Event
from samewave.games.samegame.evolve import evolve
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
from samewave.games.samegame.moves import Move
from samewave.games.samegame.narration import OpenObjects, hidden, landmark, narrate, open_state
from samewave.games.samegame.setup import Setup, Shelf, judge
from samewave.games.samegame.state import State
from samewave.games.samegame.summary import SameGameSummary, summarize
from samewave.games.samegame.view import (
    SECONDS,
    Offers,
    View,
    is_muted,
    offers,
    public_diff,
    question,
    redact,
    seat_fields,
    showing,
    time_limit,
    view,
)

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
        lesson=LessonInfo(LESSON.seats, LESSON.learner),
        seconds=SECONDS,
    )


FIRST_WORD = "xylophone-kazoo"
"""In no dictionary as it stands, so that all of them are asked."""


class SameGame(BaseGame):
    """The game, with the boxes on a shelf to play it from."""

    name = NAME
    info = ComputedInfo(info)
    lesson: Lesson | None = LESSON
    setup_type = Setup
    state_type = State
    move_type = Move
    event_type = Event
    view_type = View
    offers_type = Offers
    summary_type = SameGameSummary
    hidden_type = OpenObjects

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf

    def start(self, setup: Setup, chance: Chance) -> list[Event]:
        return [judge(setup, self._shelf, chance)]

    def preload(self, setup: Setup) -> None:
        """The dictionaries of the table's languages load with the first word they are asked for."""
        asked = (setup.language,) if isinstance(setup.language, str) else setup.language
        for language in asked:
            if language in LANGUAGES:
                check(FIRST_WORD, {language: ""})

    def decide(self, state: State, seat: Seat | None, move: Move) -> list[Event]:
        return decide(state, seat, move, self.check_clue)

    def check_clue(self, state: State, seat: Seat, text: str) -> Verdict:
        """What is to be said of a clue while it is written."""
        table, card = state.table, state.objects[seat]
        names = {
            language: self._shelf.object_name(table.objects, card, language)
            for language in table.languages
        }
        return check(text, names)

    offers = staticmethod(offers)
    default_move = staticmethod(default_move)
    advance = staticmethod(advance)
    evolve = staticmethod(evolve)
    view = staticmethod(view)
    seat_fields = staticmethod(seat_fields)
    public_diff = staticmethod(public_diff)
    redact = staticmethod(redact)
    is_muted = staticmethod(is_muted)
    question = staticmethod(question)
    time_limit = staticmethod(time_limit)
    showing = staticmethod(showing)
    open_state = staticmethod(open_state)
    narrate = staticmethod(narrate)
    hidden = staticmethod(hidden)
    landmark = staticmethod(landmark)
    summarize = staticmethod(summarize)
