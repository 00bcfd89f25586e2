"""The fold: a game's events as one row of numbers."""

from collections.abc import Iterable
from typing import Any

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
from samewave.lab.columns import SPACES
from samewave.lab.fast import EARLY
from samewave.lab.fast_table import NOBODY
from samewave.lab.plan import Plan, edition_of


class Fold:
    """Reads a game of Compatibility event by event into its row, and its points into a trace."""

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

    def read(self, events: Iterable[Event]) -> None:
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
        """Nobody plays on, although some are still tied."""
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
        row, hands = self._row, _hands(event)
        row["picked"] += sum(hands)
        row["most_picked"] += max(hands)
        row["beats"] += len(event.turns)
        row["doubles_laid"] += sum(len(laid.double) for laid in event.rankings if laid)

    def _count_matches(self, event: RoundScored, matches: list[Match]) -> None:
        row, hands = self._row, _hands(event)
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
        if row["rounds"] == EARLY and not row["arrived"]:
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


def _hands(event: RoundScored) -> list[int]:
    return [len(laid.images) if laid else 0 for laid in event.rankings]


def fold_same_game(plan: Plan, turns: Iterable[Turn], row: Any, trace: NDArray[np.int16]) -> None:
    """The turns of The Same Game as its row, with the plan's circles and medals."""
    level = LEVELS[plan.level]
    best = max(plan.circles[level.spare_cups :])
    assert plan.start is not None, "a judged plan says where the score begins"
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
