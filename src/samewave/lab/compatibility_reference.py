"""Compatibility by its rules: how a game begins, a crowd's moves, and the row of a game."""

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache, partial
from typing import Any, TypeAlias

import numpy as np
from msgspec.structs import replace

from samewave.core import Chance, Seat, Transition, advance_until_input, apply, replay
from samewave.games.compatibility import Compatibility
from samewave.games.compatibility.edition import FULL_HAND, Doubling, Naming, Referent
from samewave.games.compatibility.events import (
    Choose,
    ClaimDouble,
    Ending,
    Event,
    GameEnded,
    GameStarted,
    Match,
    Move,
    OpenTheme,
    PlayoffCalled,
    RollTheme,
    RoundBegan,
    RoundScored,
)
from samewave.games.compatibility.state import State
from samewave.lab.fast import (
    CLAIM_TIME,
    SIDE_SHIFT,
    THEME,
    WANTS_DOUBLE,
    below,
    random_bits,
    uniform,
)
from samewave.lab.fast.compatibility import MAX_PLAYOFFS
from samewave.lab.fast.compatibility_arrays import EARLY_ROUNDS, NOBODY, SPACES, rankings_of
from samewave.lab.plan import Bots, CompatibilityPlan, Crowd
from samewave.lab.reference import SHELF, MoveSource, TracedChance
from samewave.lab.run import Trace

RankingLists: TypeAlias = list[list[list[list[int]]]]
"""Rankings as plain lists: images by theme, side and team member, the strongest first."""

GAME = Compatibility(SHELF)


def crowd_of(plan: CompatibilityPlan, block: int) -> Callable[[np.uint64], MoveSource]:
    """From the key of a game to the moves of the crowd in it."""
    rankings: RankingLists = rankings_of(plan, block).tolist()
    return lambda key: partial(crowd_round, plan, rankings, key)


def play_game(
    plan: CompatibilityPlan, key: np.uint64, moves: MoveSource, row: np.void, trace: Trace
) -> None:
    """Play a game and fill its row; `trace` receives the points of all sides after each round."""
    chance, builder = TracedChance(key), RowBuilder(plan, row, trace)
    state, events = begin_game(plan, chance)
    builder.add(events)
    while not state.finished and builder.playoffs < MAX_PLAYOFFS:
        for seat, move in moves(state):
            state, events = apply(GAME, state, seat, move, chance)
            builder.add(events)
    if not state.finished:
        builder.share_victory()


def is_secret(move: Any) -> bool:
    """Whether the move is a ranking without a double: it gives the other bots no information."""
    return isinstance(move, Choose) and not move.double


def begin_game(plan: CompatibilityPlan, chance: Chance) -> Transition[State, Event]:
    """Start a game with the plan's own track and deck, up to the first question."""
    (started,) = GAME.start(plan.setup(), chance)
    started = replace(started, track_name=plan.track_name, track=plan.track, images=_deck(plan))
    state, events = advance_until_input(GAME, replay(GAME, [started]), chance)
    return state, (started, *events)


@lru_cache
def _deck(plan: CompatibilityPlan) -> tuple[str, ...]:
    """The images on the table: bots know the built-in deck; for a crowd, numbers are enough."""
    if isinstance(plan.people, Bots):
        return SHELF.images("house")[: plan.images]
    return tuple(map(str, range(plan.images)))


def crowd_round(
    plan: CompatibilityPlan, rankings: RankingLists, key: np.uint64, state: State
) -> Iterator[tuple[Seat, Move]]:
    """All moves of a crowd in one round, starting with the theme."""
    turn, table = state.rounds, state.table
    theme = below(len(rankings), key, turn, 0, THEME)
    shift = below(len(table.sides), key, turn, 0, SIDE_SHIFT)
    yield state.opener, _open_theme(state)
    doublers = _doublers(plan, key, state)
    if table.doubling is Doubling.CLAIMED_TOKEN:
        yield from ((seat, ClaimDouble()) for seat in doublers)
    for seat in filter(state.is_playing, range(plan.players)):
        side = table.side_of[seat]
        members = rankings[theme][(side + shift) % len(table.sides)]
        order = members[table.sides[side].index(seat)]
        images = _first_images(order, state.images_to_pick(seat), state.retired[seat])
        yield seat, Choose(images, images[:1] if seat in doublers else ())


def _open_theme(state: State) -> Move:
    if state.table.edition.naming is Naming.ROLLED:
        return RollTheme()
    return OpenTheme(state.open_numbers[0])


def _first_images(order: list[int], images: int, retired: tuple[str, ...]) -> tuple[str, ...]:
    if not retired:
        return tuple(map(str, order[:images]))
    return tuple([image for image in map(str, order) if image not in retired][:images])


def _doublers(plan: CompatibilityPlan, key: np.uint64, state: State) -> list[Seat]:
    """The seats that double their first image.

    With tokens it is the fastest seat that wants to; with cards, all that want to while cards last.
    """
    assert isinstance(plan.people, Crowd)
    if state.table.doubling is Doubling.NONE or state.playoff:
        return []
    boldness, turn, left = plan.people.boldness, state.rounds, list(state.doubles)
    doublers = []
    for seat in range(plan.players):
        purse = state.purse_of(seat)
        willing = uniform(key, turn, seat, WANTS_DOUBLE) <= boldness and seat != state.referent
        if willing and left[purse]:
            left[purse] -= 1
            doublers.append(seat)
    if state.table.doubling is Doubling.HIDDEN_CARDS:
        return doublers
    return sorted(doublers, key=lambda seat: random_bits(key, turn, seat, CLAIM_TIME))[:1]


class RowBuilder:
    """Fills the row of a game from its events.

    `trace` receives the points of all sides after each round.
    """

    def __init__(self, plan: CompatibilityPlan, row: np.void, trace: Trace) -> None:
        self._plan, self._row, self._trace = plan, row, trace
        self._has_referent = plan.rules.referent is not Referent.NONE
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
