"""Columns: what is kept of every game, one row a game, with the meaning of each number."""

from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from samewave.lab.plan import GameName

Columns: TypeAlias = dict[str, NDArray[Any]]

MOST_SIDES = 8
"""Sides that a table may have: eight play individually by a house rule."""
SPACES = range(1, 6)
"""What a space can ask for."""


class Column(NamedTuple):
    """How a number is kept, and what it says."""

    kind: str
    says: str


COMPATIBILITY: dict[str, Column] = {
    "game": Column("int64", "number of the game in its plan, from 0"),
    "rounds": Column("int16", "rounds, without playoffs; so are all further sums over rounds"),
    "playoffs": Column("int16", "playoff rounds"),
    "winner": Column("int8", "side that won, the lowest if several share"),
    "winners": Column("int8", "sides that share the victory"),
    "ending": Column("uint8", "why the game ended: place in list(Ending)"),
    "arrived": Column("int8", "sides at the finish after the last round; more than 1 is a tie"),
    "leader3": Column("int8", "side alone in front after round 3; -1 if none, or it was over"),
    "leader3_won": Column("bool", "that side is among the winners"),
    "first": Column("int8", "seat that opened the first theme"),
    "winner_seat": Column("int8", "chairs from there to the left to the winner's nearest member"),
    "picked": Column("int32", "images laid, by all seats"),
    "shared": Column("int32", "images that a side shares, or somebody with the referent"),
    "hands5": Column("int32", "times that all who could share laid 5 images each"),
    "shared5": Column("int32", "images shared then"),
    "direct": Column("int32", "direct matches"),
    "indirect": Column("int32", "indirect matches"),
    "doubles_laid": Column("int32", "tokens or cards laid"),
    "doubles_hit": Column("int32", "matches that they doubled"),
    "double_points": Column("int32", "points that these matches won by it"),
    **{f"turns_{n}": Column("int32", f"sides' rounds begun on a space with {n}") for n in SPACES},
    **{f"points_{n}": Column("int32", f"points earned from a space with {n}") for n in SPACES},
    "ahead_turns": Column("int32", "rounds of sides in front, unless all are level"),
    "ahead_points": Column("int32", "points earned then"),
    "behind_turns": Column("int32", "rounds of sides in last place, unless all are level"),
    "behind_points": Column("int32", "points earned then"),
    "most_picked": Column("int32", "sum over rounds of the largest hand"),
    "beats": Column("int32", "sum over rounds of the beats of the reveal"),
    **{
        f"side_{side}": Column("int16", f"points of side {side} at the end; -1 if there is none")
        for side in range(MOST_SIDES)
    },
}

SAMEGAME: dict[str, Column] = {
    "game": COMPATIBILITY["game"],
    "score": Column("int16", "score at the end"),
    "result": Column("uint8", "how far the group came: place in list(Result)"),
    "turns": Column("int8", "turns, one for each object"),
    "trapped": Column("int8", "turns that ended in the trap"),
    "placed": Column("int16", "cups placed on the central track, without the spare ones"),
    "lifted": Column("int16", "cups lifted, traps among them"),
    "perfect": Column("int8", "turns of the best value that the level allows"),
}

COLUMNS: dict[GameName, dict[str, Column]] = {"compatibility": COMPATIBILITY, "samegame": SAMEGAME}

ROW = np.dtype(
    [
        *((name, column.kind) for name, column in COMPATIBILITY.items() if name[-2:-1] != "_"),
        ("turns", "int32", (len(SPACES),)),
        ("points", "int32", (len(SPACES),)),
        ("sides", "int16", (MOST_SIDES,)),
    ]
)
"""A game of Compatibility while it is played: what is numbered lies together."""

ROW_SAME = np.dtype([(name, column.kind) for name, column in SAMEGAME.items()])
"""A game of The Same Game while it is played."""


def columns_of(rows: NDArray[Any]) -> Columns:
    """Rows as columns, in the order of the list."""
    if rows.dtype == ROW_SAME:
        return {name: np.ascontiguousarray(rows[name]) for name in SAMEGAME}
    return {name: np.ascontiguousarray(_column(rows, name)) for name in COMPATIBILITY}


def _column(rows: NDArray[Any], name: str) -> NDArray[Any]:
    if name in (ROW.names or ()):
        return rows[name]
    group, number = name.split("_")
    return rows["sides"][:, int(number)] if group == "side" else rows[group][:, int(number) - 1]
