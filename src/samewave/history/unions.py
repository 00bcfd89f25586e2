"""Unions: what any listed game may have written, as one type that can be decoded.

They are made when this module is loaded. A game that is listed later is not in them.
"""

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Any, TypeAlias

from samewave.core import Summary
from samewave.games import GAMES

if TYPE_CHECKING:
    AnySummary: TypeAlias = Summary
    AnyHidden: TypeAlias = Any
else:
    AnySummary = reduce(or_, [game.summary_type for game in GAMES.values()])
    AnyHidden = reduce(or_, [game.hidden_type for game in GAMES.values() if game.hidden_type])
