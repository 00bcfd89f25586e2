"""Rows: every game becomes one row of numbers; the columns, and how events fill them."""

from collections.abc import Iterable
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from samewave.games.compatibility.edition import FULL_HAND, Referent
from samewave.games.compatibility.events import (
    Ending,
    Event,
    GameEnded,
    GameStarted,
    Match,
    PlayoffCalled,
    RoundBegan,
    RoundScored,
)
from samewave.games.samegame.events import Turn
from samewave.games.samegame.level import LEVELS
from samewave.lab.plan import GameName, Plan, edition_of

Columns: TypeAlias = dict[str, NDArray[Any]]

MAX_SIDES = 8
"""The most sides at a table: a house rule lets eight people play individually."""
SPACES = range(1, FULL_HAND + 1)
"""The numbers on the spaces of a track: how many images to pick."""
NOBODY = -1
EARLY_ROUNDS = 3
"""The early leader is the side that is alone in front after this many rounds."""


class Column(NamedTuple):
    """The data type of a column, and what its numbers mean."""

    dtype: str
    meaning: str


COMPATIBILITY: dict[str, Column] = {
    "game": Column("int64", "number of the game in its plan, from 0"),
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

SAMEGAME: dict[str, Column] = {
    "game": COMPATIBILITY["game"],
    "score": Column("int16", "score at the end"),
    "result": Column("uint8", "the group's result: index in list(Result)"),
    "turns": Column("int8", "turns, one for each object"),
    "trapped": Column("int8", "turns that ended in the trap"),
    "placed": Column("int16", "cups placed on the central track, without the spare cups"),
    "lifted": Column("int16", "cups lifted, including traps"),
    "perfect": Column("int8", "turns with the highest value that the level allows"),
}

COLUMNS: dict[GameName, dict[str, Column]] = {"compatibility": COMPATIBILITY, "samegame": SAMEGAME}

COMPATIBILITY_ROW = np.dtype(
    [
        *((name, column.dtype) for name, column in COMPATIBILITY.items() if name[-2:-1] != "_"),
        ("turns", "int32", (len(SPACES),)),
        ("points", "int32", (len(SPACES),)),
        ("sides", "int16", (MAX_SIDES,)),
    ]
)
"""A game of Compatibility while it is played; numbered columns are arrays here."""

SAMEGAME_ROW = np.dtype([(name, column.dtype) for name, column in SAMEGAME.items()])
"""A game of The Same Game while it is played."""


def columns_of(rows: NDArray[Any]) -> Columns:
    """Rows as columns, in the order of the list."""
    if rows.dtype == SAMEGAME_ROW:
        return {name: np.ascontiguousarray(rows[name]) for name in SAMEGAME}
    return {name: np.ascontiguousarray(_column(rows, name)) for name in COMPATIBILITY}


def _column(rows: NDArray[Any], name: str) -> NDArray[Any]:
    if name in (COMPATIBILITY_ROW.names or ()):
        return rows[name]
    group, number = name.split("_")
    return rows["sides"][:, int(number)] if group == "side" else rows[group][:, int(number) - 1]


class RowBuilder:
    """Fills the row of a game of Compatibility from its events.

    `trace` receives the points of all sides after each round.
    """

    def __init__(self, plan: Plan, row: np.void, trace: NDArray[np.int16]) -> None:
        self._plan, self._row, self._trace = plan, row, trace
        self._has_referent = edition_of(plan).referent is not Referent.NONE
        self._opener = 0
        self._points: list[int] = []
        self._tied: tuple[int, ...] = ()

    @property
    def playoffs(self) -> int:
        """Playoff rounds so far."""
        return int(self._row["playoffs"])

    def add(self, events: Iterable[Event]) -> None:
        """Count the next events."""
        for event in events:
            match event:
                case GameStarted():
                    self._start(event)
                case RoundBegan():
                    self._opener = event.opener
                case RoundScored():
                    self._score(event)
                case PlayoffCalled():
                    self._tied = event.sides
                case GameEnded():
                    self._end(event.winners, event.ending)
                case _:
                    pass

    def share_victory(self) -> None:
        """End a game in which some sides are still tied."""
        self._end(self._tied, Ending.SHARED)

    def _start(self, event: GameStarted) -> None:
        self._started = event
        self._points = [0] * len(event.sides)
        self._row["first"], self._row["leader3"] = event.first, NOBODY

    def _score(self, event: RoundScored) -> None:
        row = self._row
        turn = int(row["rounds"] + row["playoffs"])
        if self._tied:
            row["playoffs"] += 1
        else:
            matches = [match for turned in event.turns for match in turned.matches]
            self._count_cards(event)
            self._count_matches(event, matches)
            self._move_pawns(event)
        if turn < len(self._trace):
            self._trace[turn, : len(self._points)] = event.points if self._tied else self._points

    def _count_cards(self, event: RoundScored) -> None:
        row, hands = self._row, _hand_sizes(event)
        row["picked"] += sum(hands)
        row["most_picked"] += max(hands)
        row["beats"] += len(event.turns)
        row["doubles_laid"] += sum(len(laid.double) for laid in event.rankings if laid)

    def _count_matches(self, event: RoundScored, matches: list[Match]) -> None:
        row, hands = self._row, _hand_sizes(event)
        row["shared"] += len(matches)
        row["direct"] += sum(match.direct for match in matches)
        row["indirect"] += sum(not match.direct for match in matches)
        row["doubles_hit"] += sum(match.doubled for match in matches)
        row["double_points"] += sum(match.points // 2 for match in matches if match.doubled)
        for side, seats in enumerate(self._started.sides):
            sharing = {*seats, self._opener} if self._has_referent else {*seats}
            if len(sharing) > 1 and all(hands[seat] == FULL_HAND for seat in sharing):
                row["hands5"] += 1
                row["shared5"] += sum(match.side == side for match in matches)

    def _move_pawns(self, event: RoundScored) -> None:
        row, before, finish = self._row, self._points, len(self._plan.track)
        for points, earned in zip(before, event.points, strict=True):
            space = SPACES.index(self._plan.track[points])
            row["turns"][space] += 1
            row["points"][space] += earned
            if max(before) > min(before) and points in (max(before), min(before)):
                place = "ahead" if points == max(before) else "behind"
                row[f"{place}_turns"] += 1
                row[f"{place}_points"] += earned
        self._points = [sum(both) for both in zip(before, event.points, strict=True)]
        row["rounds"] += 1
        row["arrived"] = sum(points >= finish for points in self._points)
        if row["rounds"] == EARLY_ROUNDS and not row["arrived"]:
            row["leader3"] = self._leader()

    def _leader(self) -> int:
        best = max(self._points)
        alone = self._points.count(best) == 1 < len(self._points)
        return self._points.index(best) if alone else NOBODY

    def _end(self, winners: tuple[int, ...], ending: Ending) -> None:
        row, chairs = self._row, self._started.chairs
        row["winner"], row["winners"] = winners[0], len(winners)
        row["ending"] = list(Ending).index(ending)
        row["leader3_won"] = row["leader3"] in winners
        first = chairs.index(self._started.first)
        row["winner_seat"] = min(
            (chairs.index(seat) - first) % len(chairs) for seat in self._started.sides[winners[0]]
        )
        row["sides"] = NOBODY
        row["sides"][: len(self._points)] = self._points


def _hand_sizes(event: RoundScored) -> list[int]:
    return [len(laid.images) if laid else 0 for laid in event.rankings]


def fill_samegame_row(
    plan: Plan, turns: Iterable[Turn], row: Any, trace: NDArray[np.int16]
) -> None:
    """Fill the row of The Same Game from its turns, with the circles and medals of the plan.

    `trace` receives the score after each turn.
    """
    level = LEVELS[plan.level]
    best = max(plan.circles[level.spare_cups :])
    assert plan.start is not None, "a validated plan has a start"
    score = plan.start
    for number, turn in enumerate(turns):
        placed = len(turn.lifted) - turn.trapped
        value = plan.circles[level.spare_cups + placed]
        score = min(max(score + value, 0), plan.finish)
        row["turns"] += 1
        row["trapped"] += turn.trapped
        row["placed"] += placed
        row["lifted"] += len(turn.lifted)
        row["perfect"] += value == best
        if number < len(trace):
            trace[number, 0] = score
    row["score"], row["result"] = score, sum(score >= medal for medal in plan.medals)
