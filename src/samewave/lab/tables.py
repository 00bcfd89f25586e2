"""Tables: a plan's game as the rules' library sets it up, with cards for people or for bots."""

from functools import lru_cache

from msgspec.structs import replace

from samewave.core import Chance, Step, replay, settle
from samewave.games.compatibility import Compatibility
from samewave.games.compatibility.events import Event
from samewave.games.compatibility.state import State
from samewave.games.samegame import SameGame
from samewave.lab.plan import Bots, Plan, set_up
from samewave.packs import Shelf

SHELF = Shelf()
COMPATIBILITY = Compatibility(SHELF)
SAMEGAME = SameGame(SHELF)


def begin_compatibility(plan: Plan, chance: Chance) -> Step[State, Event]:
    """The first question of a game, with the plan's own track and deck on the table."""
    (started,) = COMPATIBILITY.start(set_up(plan), chance)
    laid = replace(started, track_name=plan.track_name, track=plan.track, images=deck(plan))
    state, events = settle(COMPATIBILITY, replay(COMPATIBILITY, [laid]), chance)
    return state, (laid, *events)


@lru_cache
def deck(plan: Plan) -> tuple[str, ...]:
    """The images on the table: bots know those of the house, a crowd has numbers for them."""
    if isinstance(plan.people, Bots):
        return SHELF.images("house")[: plan.images]
    return tuple(map(str, range(plan.images)))
