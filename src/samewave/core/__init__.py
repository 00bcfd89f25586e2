"""The table that every game stands on; it knows none of them."""

from samewave.core.base_game import BaseGame
from samewave.core.bounds import Seat
from samewave.core.chance import Chance
from samewave.core.game import (
    AnyGame,
    Change,
    Game,
    Landmark,
    Refused,
    Step,
    apply,
    begin,
    replay,
    settle,
    story,
)
from samewave.core.languages import LANGUAGES, Language
from samewave.core.seats import is_readable, judge_first, judge_seats
from samewave.core.summary import Outcome, Summary
from samewave.core.value import LogValue, Value, put
from samewave.core.wire import read_move

__all__ = [
    "LANGUAGES",
    "AnyGame",
    "BaseGame",
    "Chance",
    "Change",
    "Game",
    "Landmark",
    "Language",
    "LogValue",
    "Outcome",
    "Refused",
    "Seat",
    "Step",
    "Summary",
    "Value",
    "apply",
    "begin",
    "is_readable",
    "judge_first",
    "judge_seats",
    "put",
    "read_move",
    "replay",
    "settle",
    "story",
]
