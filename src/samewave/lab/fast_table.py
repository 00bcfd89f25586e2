"""The table of the machine code: rules, pool and all that lies there, as plain numbers."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from samewave.games.compatibility.edition import FULL_HAND, Doubling, Referent, Reveal, Tie
from samewave.lab.columns import MOST_SIDES
from samewave.lab.crowd import Minds
from samewave.lab.plan import MOST_IMAGES, Crowd, Plan, edition_of

NO_REFERENT, AS_THE_BEST, NOTHING = range(len(Referent))
NO_DOUBLING, TOKENS, CARDS = range(len(Doubling))
OVERSHOOT, TOKENS_LEFT, PLAYOFF = range(len(Tie))
NOBODY, NO_IMAGE = -1, np.uint64(MOST_IMAGES)
NOTHING_LIES = np.uint64(2**64 - 1)
MOST_SEATS, MOST_PARTNERS = 8, 3


RULES = np.dtype(
    [
        ("seats", "int64"),
        ("team", "int64"),
        ("sides", "int64"),
        ("images", "int64"),
        ("direct", "int64"),
        ("indirect", "int64"),
        ("referent", "int64"),
        ("referent_full_hand", "bool"),
        ("doubling", "int64"),
        ("doubles", "int64"),
        ("tie", "int64"),
        ("team_by_team", "bool"),
        ("random_teams", "bool"),
        ("retire", "bool"),
        ("boldness", "float64"),
    ]
)
"""A plan as the machine code takes it: numbers instead of names."""


class Pool(NamedTuple):
    """What everybody would lay, by theme, side and member: in full, and the first as a hand."""

    minds: Any
    hands: Any


TABLE = np.dtype(
    [
        ("chairs", "int64", (MOST_SEATS,)),
        ("chair_of", "int64", (MOST_SEATS,)),
        ("side_of", "int64", (MOST_SEATS,)),
        ("members", "int64", (MOST_SIDES, MOST_PARTNERS)),
        ("points", "int64", (MOST_SIDES,)),
        ("earned", "int64", (MOST_SIDES,)),
        ("still_in", "uint8", (MOST_SIDES,)),
        ("tokens", "int64", (MOST_SEATS,)),
        ("cards", "int64", (MOST_SIDES,)),
        ("picks", "int64", (MOST_SEATS,)),
        ("hands", "uint64", (MOST_SEATS,)),
        ("double", "uint8", (MOST_SEATS,)),
        ("retired", "uint8", (MOST_SEATS, MOST_IMAGES)),
        ("gone", "int64", (MOST_SEATS,)),
        ("sharing", "int64", (MOST_PARTNERS + 1,)),
    ]
)
"""What lies on the table, by chair, seat or side; every game and round uses it again.

A hand is one word: a byte for each place from the lowest on, NO_IMAGE where nothing lies.
"""


def rules_of(plan: Plan) -> NDArray[Any]:
    """What the machine code has to know of a plan."""
    assert isinstance(plan.people, Crowd)
    edition = edition_of(plan)
    doubles = plan.options.double_up or not edition.doubling_is_optional
    rules = {
        "seats": plan.players,
        "team": edition.team_size,
        "sides": plan.players // edition.team_size,
        "images": plan.images,
        "direct": edition.direct,
        "indirect": edition.indirect,
        "referent": list(Referent).index(edition.referent),
        "referent_full_hand": edition.referent_full_hand,
        "doubling": list(Doubling).index(edition.doubling) if doubles else NO_DOUBLING,
        "doubles": edition.doubles,
        "tie": list(Tie).index(edition.tie),
        "team_by_team": edition.reveal is Reveal.TEAM_BY_TEAM,
        "random_teams": plan.options.random_teams,
        "retire": plan.options.retire_matched,
        "boldness": plan.people.boldness,
    }
    return np.array([tuple(rules[name] for name in RULES.names or ())], RULES)


def pool_of(minds: Minds) -> Pool:
    """A pool as the machine code takes it."""
    places = 8 * np.arange(FULL_HAND, dtype=np.uint64)
    first = minds[..., :FULL_HAND].astype(np.uint64)
    return Pool(minds, np.bitwise_or.reduce(first << places, axis=-1))
