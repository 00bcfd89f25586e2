"""Compatibility as arrays: the columns of a game, the crowd's rankings, and rules and table.

The machine code reads and writes only these arrays of plain numbers.
"""

from math import sqrt
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from msgspec.structs import astuple
from numba import njit
from numpy.typing import NDArray

from samewave.games.compatibility.edition import FULL_HAND, Doubling, Referent, Reveal, Tie
from samewave.games.compatibility.events import Ending
from samewave.lab.plan import MAX_IMAGES, CompatibilityPlan, Crowd
from samewave.lab.run import (
    GAME_COLUMN,
    GAME_NUMBER,
    Column,
    Columns,
    Lines,
    Summary,
    SummaryOf,
)

MAX_SIDES = 8
"""The most sides at a table: a house rule lets eight people play individually."""
SPACES = range(1, FULL_HAND + 1)
"""The numbers on the spaces of a track: how many images to pick."""
NOBODY = -1
EARLY_ROUNDS = 3
"""The early leader is the side that is alone in front after this many rounds."""
NO_REFERENT, SCORES_AS_THE_BEST, SCORES_NOTHING = range(len(Referent))
NO_DOUBLING, TOKENS, CARDS = range(len(Doubling))
OVERSHOOT, TOKENS_LEFT, PLAYOFF = range(len(Tie))
NO_IMAGE = np.uint64(MAX_IMAGES)
EMPTY_HAND = np.uint64(2**64 - 1)
MAX_SEATS, MAX_TEAM = 8, 3
POOL_RANKINGS = 8192
"""Rankings in a block's pool. The fewer players a table has, the more themes the pool covers."""

Rankings: TypeAlias = NDArray[np.uint8]
"""Images by theme, side and team member, the strongest association first."""

Preferences: TypeAlias = NDArray[np.float32]

COLUMNS: dict[str, Column] = {
    GAME_COLUMN: GAME_NUMBER,
    "rounds": Column("int16", "rounds without playoffs; all sums over rounds leave playoffs out"),
    "playoffs": Column("int16", "playoff rounds"),
    "winner": Column("int8", "side that won; the lowest if several share the victory"),
    "winners": Column("int8", "number of sides that share the victory"),
    "ending": Column("uint8", "why the game ended: index in list(Ending)"),
    "arrived": Column("int8", "sides at the finish after the last round; more than 1 is a tie"),
    "leader3": Column("int8", "side alone in front after round 3; -1 if none, or the game is over"),
    "leader3_won": Column("bool", "that side is among the winners"),
    "first": Column("int8", "seat that opened the first theme"),
    "winner_seat": Column("int8", "chairs to the left from that seat to the nearest winner"),
    "picked": Column("int32", "images laid, by all seats"),
    "shared": Column("int32", "images shared within a side, or by a player and the referent"),
    "hands5": Column("int32", "times that everybody who could share laid 5 images"),
    "shared5": Column("int32", "images shared at those times"),
    "direct": Column("int32", "direct matches"),
    "indirect": Column("int32", "indirect matches"),
    "doubles_laid": Column("int32", "tokens or cards laid to double a match"),
    "doubles_hit": Column("int32", "matches that they doubled"),
    "double_points": Column("int32", "extra points for these matches"),
    **{f"turns_{n}": Column("int32", f"sides' rounds begun on a space with {n}") for n in SPACES},
    **{f"points_{n}": Column("int32", f"points earned from a space with {n}") for n in SPACES},
    "ahead_turns": Column("int32", "rounds of sides in front, unless all sides are level"),
    "ahead_points": Column("int32", "points earned in these rounds"),
    "behind_turns": Column("int32", "rounds of sides in last place, unless all sides are level"),
    "behind_points": Column("int32", "points earned in these rounds"),
    "most_picked": Column("int32", "sum over rounds of the largest hand"),
    "beats": Column("int32", "sum over rounds of the steps of the reveal"),
    **{
        f"side_{side}": Column("int16", f"points of side {side} at the end; -1 if there is none")
        for side in range(MAX_SIDES)
    },
}

ROW = np.dtype(
    [
        *((name, column.dtype) for name, column in COLUMNS.items() if name[-2:-1] != "_"),
        ("turns", "int32", (len(SPACES),)),
        ("points", "int32", (len(SPACES),)),
        ("sides", "int16", (MAX_SIDES,)),
    ]
)
"""A game while it is played; numbered columns are arrays here."""

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


def columns_of(rows: NDArray[Any]) -> Columns:
    """Rows as columns, in the order of the list."""
    return {name: np.ascontiguousarray(_column(rows, name)) for name in COLUMNS}


def _column(rows: NDArray[Any], name: str) -> NDArray[Any]:
    if name in (ROW.names or ()):
        return rows[name]
    group, number = name.split("_")
    return rows["sides"][:, int(number)] if group == "side" else rows[group][:, int(number) - 1]


def _summary_lines(summary: Summary) -> Lines:
    yield "rounds", summary.spread("rounds")
    if hands := summary.sums["hands5"]:
        yield "images shared of 5", f"{summary.sums['shared5'] / hands:.2f}"
    ties = sum(times for sides, times in summary.counts["arrived"].items() if sides > 1)
    yield "several sides arrive in one round", summary.share(ties)
    for index, ending in enumerate(Ending):
        if times := summary.counts["ending"][index]:
            yield f"ended: {ending.value.replace('_', ' ')}", summary.share(times)
    if played := summary.sums["playoffs"]:
        yield "playoff rounds per game", f"{played / summary.games:.3f}"


SUMMARY = SummaryOf(
    counted=("rounds", "ending", "arrived"),
    summed=("hands5", "shared5", "playoffs"),
    lines=_summary_lines,
)


def rankings_of(plan: CompatibilityPlan, block: int) -> Rankings:
    """Everybody's ranking for each theme in a block's pool.

    Model players have no history: a round may assign any of them to any side. Rankings are as long
    as a full hand, or cover all images where matched images retire.
    """
    assert isinstance(plan.people, Crowd)
    depth = plan.images if plan.options.retire_matched else FULL_HAND
    table = plan.sides, plan.rules.team_size
    preferred = preferences(plan.people, table, plan.images, (plan.seed, block))
    rankings: Rankings = rank_images(preferred.reshape(-1, plan.images), depth)
    return rankings.reshape(*preferred.shape[:3], depth)


def preferences(
    crowd: Crowd, table: tuple[int, int], images: int, seed: tuple[int, int]
) -> Preferences:
    """How strongly everybody prefers each image, by theme, side and team member."""
    affinity, noise, popularity, *_ = astuple(crowd)
    themes = POOL_RANKINGS // (table[0] * table[1])
    rng = np.random.Generator(np.random.SFC64(seed))
    sides, team = table
    suggested = _normal(rng, themes, 1, 1, images)
    if popularity:
        suggested += np.float32(popularity) * _normal(rng, images)
    preferred = _normal(rng, themes, sides, team, images)
    preferred *= np.float32(noise * sqrt(1 - affinity))
    if affinity:
        groups = 1 if team == 1 else sides
        preferred += np.float32(noise * sqrt(affinity)) * _normal(rng, themes, groups, 1, images)
    preferred += suggested
    return preferred


def _normal(rng: np.random.Generator, *shape: int) -> Preferences:
    return rng.standard_normal(shape, np.float32)


@njit(cache=True)
def rank_images(preferred: Any, depth: int) -> Any:
    """The first images of every row, the most preferred first; ties go to the lower number."""
    rows, images = preferred.shape
    order = np.empty((rows, depth), np.uint8)
    best = np.empty(depth, np.float32)
    for row in range(rows):
        placed = 0
        for image in range(images):
            value = preferred[row, image]
            if placed == depth and value <= best[depth - 1]:
                continue
            place = min(placed, depth - 1)
            while place > 0 and best[place - 1] < value:
                best[place] = best[place - 1]
                order[row, place] = order[row, place - 1]
                place -= 1
            best[place] = value
            order[row, place] = image
            placed = min(placed + 1, depth)
    return order


def rules_of(plan: CompatibilityPlan) -> NDArray[Any]:
    """Convert a plan to RULES."""
    assert isinstance(plan.people, Crowd)
    edition = plan.rules
    doubles = plan.options.double_up or not edition.doubling_is_optional
    rules = {
        "seats": plan.players,
        "team": edition.team_size,
        "sides": plan.sides,
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
