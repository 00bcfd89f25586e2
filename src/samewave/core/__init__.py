"""The core that every game builds on; it knows no game."""

from samewave.core.chance import Chance
from samewave.core.game import (
    NOTHING_TO_SHOW,
    AnyGame,
    BaseGame,
    Game,
    GameSummary,
    Landmark,
    Outcome,
    PublicDiff,
    Refused,
    Showing,
    Transition,
)
from samewave.core.input import (
    is_readable,
    judge_first,
    judge_own_themes,
    judge_seats,
    read_move,
)
from samewave.core.languages import LANGUAGES, Language
from samewave.core.play import advance_until_input, apply, begin, narration, replay
from samewave.core.values import LogValue, Seat, Value, replace_at

__all__ = [
    "LANGUAGES",
    "NOTHING_TO_SHOW",
    "AnyGame",
    "BaseGame",
    "Chance",
    "Game",
    "GameSummary",
    "Landmark",
    "Language",
    "LogValue",
    "Outcome",
    "PublicDiff",
    "Refused",
    "Seat",
    "Showing",
    "Transition",
    "Value",
    "advance_until_input",
    "apply",
    "begin",
    "is_readable",
    "judge_first",
    "judge_own_themes",
    "judge_seats",
    "narration",
    "read_move",
    "replace_at",
    "replay",
]
