"""Compatibility: everybody ranks images for a theme, and partners score for what they share."""

from samewave.core import BaseGame, Chance
from samewave.core.catalogue import ComputedInfo
from samewave.core.practice import Lesson
from samewave.games.compatibility import summary
from samewave.games.compatibility.catalogue import NAME, info
from samewave.games.compatibility.events import Event
from samewave.games.compatibility.evolve import evolve
from samewave.games.compatibility.moves import Move
from samewave.games.compatibility.practice import LESSON
from samewave.games.compatibility.rounds import advance
from samewave.games.compatibility.rules import decide, default_move
from samewave.games.compatibility.setup import Setup, Shelf, judge
from samewave.games.compatibility.state import State
from samewave.games.compatibility.story import OpenRankings, hidden, landmark, tell, truth
from samewave.games.compatibility.summary import (
    dealt_offers,
    events_without_stand_ins,
    judge_dealt,
    summarize,
)
from samewave.games.compatibility.view import (
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


class Compatibility(BaseGame):
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
    summary_type = summary.Compatibility
    hidden_type = OpenRankings

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf

    def start(self, setup: Setup, chance: Chance) -> list[Event]:
        return [judge(setup, self._shelf, chance)]

    offers = staticmethod(offers)
    default_move = staticmethod(default_move)
    decide = staticmethod(decide)
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
    events_without_stand_ins = staticmethod(events_without_stand_ins)
    dealt_offers = staticmethod(dealt_offers)
    judge_dealt = staticmethod(judge_dealt)
