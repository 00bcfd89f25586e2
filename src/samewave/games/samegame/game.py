"""The Same Game: find what two objects have in common by lifting all the cups where they differ."""

from samewave.core import LANGUAGES, BaseGame, Chance, Seat
from samewave.core.catalogue import ComputedInfo
from samewave.core.practice import Lesson
from samewave.games.samegame import summary
from samewave.games.samegame.catalogue import NAME, info
from samewave.games.samegame.clue import Verdict, check
from samewave.games.samegame.events import Event
from samewave.games.samegame.evolve import evolve
from samewave.games.samegame.moves import Move
from samewave.games.samegame.practice import LESSON
from samewave.games.samegame.rules import decide, default_move
from samewave.games.samegame.setup import Setup, Shelf, judge
from samewave.games.samegame.state import State
from samewave.games.samegame.story import OpenObjects, hidden, landmark, tell, truth
from samewave.games.samegame.summary import summarize
from samewave.games.samegame.turns import advance
from samewave.games.samegame.view import (
    Offers,
    View,
    change,
    is_hushed,
    mine,
    offers,
    question,
    redact,
    showing,
    time_limit,
    view,
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
    summary_type = summary.SameGame
    hidden_type = OpenObjects

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf

    def start(self, setup: Setup, chance: Chance) -> list[Event]:
        return [judge(setup, self._shelf, chance)]

    def prepare(self, setup: Setup) -> None:
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
    mine = staticmethod(mine)
    change = staticmethod(change)
    redact = staticmethod(redact)
    is_hushed = staticmethod(is_hushed)
    question = staticmethod(question)
    time_limit = staticmethod(time_limit)
    showing = staticmethod(showing)
    truth = staticmethod(truth)
    tell = staticmethod(tell)
    hidden = staticmethod(hidden)
    landmark = staticmethod(landmark)
    summarize = staticmethod(summarize)
