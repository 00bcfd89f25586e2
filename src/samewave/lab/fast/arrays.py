"""Arrays for the machine code: rules, ranking pool and table as plain numbers."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from samewave.games.compatibility.edition import FULL_HAND, Doubling, Referent, Reveal, Tie
from samewave.lab.crowd import Rankings
from samewave.lab.plan import MAX_IMAGES, Crowd, Plan, edition_of
from samewave.lab.rows import MAX_SIDES

NO_REFERENT, SCORES_AS_THE_BEST, SCORES_NOTHING = range(len(Referent))
NO_DOUBLING, TOKENS, CARDS = range(len(Doubling))
OVERSHOOT, TOKENS_LEFT, PLAYOFF = range(len(Tie))
NO_IMAGE = np.uint64(MAX_IMAGES)
EMPTY_HAND = np.uint64(2**64 - 1)
MAX_SEATS, MAX_TEAM = 8, 3


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
"""A plan for the machine code: numbers instead of names."""


class RankingPool(NamedTuple):
    """Rankings by theme, side and team member: complete, and their first images as one word."""

    rankings: Any
    hands: Any


TABLE = np.dtype(
    [
        ("chairs", "int64", (MAX_SEATS,)),
        ("chair_of", "int64", (MAX_SEATS,)),
        ("side_of", "int64", (MAX_SEATS,)),
        ("members", "int64", (MAX_SIDES, MAX_TEAM)),
        ("points", "int64", (MAX_SIDES,)),
        ("earned", "int64", (MAX_SIDES,)),
        ("still_in", "uint8", (MAX_SIDES,)),
        ("tokens", "int64", (MAX_SEATS,)),
        ("cards", "int64", (MAX_SIDES,)),
        ("picks", "int64", (MAX_SEATS,)),
        ("hands", "uint64", (MAX_SEATS,)),
        ("double", "uint8", (MAX_SEATS,)),
        ("retired", "uint8", (MAX_SEATS, MAX_IMAGES)),
        ("retired_count", "int64", (MAX_SEATS,)),
        ("sharers", "int64", (MAX_TEAM + 1,)),
    ]
)
"""The state of a table, by chair, seat or side; reused for every game and round.

A hand is one 64-bit word: one byte per place, the first place lowest; NO_IMAGE if empty.
"""


def rules_of(plan: Plan) -> NDArray[Any]:
    """Convert a plan to RULES."""
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


def pool_of(rankings: Rankings) -> RankingPool:
    """Convert rankings to a pool."""
    places = 8 * np.arange(FULL_HAND, dtype=np.uint64)
    first = rankings[..., :FULL_HAND].astype(np.uint64)
    return RankingPool(rankings, np.bitwise_or.reduce(first << places, axis=-1))
