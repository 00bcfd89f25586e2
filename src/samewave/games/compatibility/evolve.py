"""Evolve: how each event changes the state of a Compatibility game."""

from typing import TypeVar

from msgspec.structs import replace

from samewave.core import Seat
from samewave.games.compatibility.edition import EDITIONS, Doubling, Edition
from samewave.games.compatibility.events import (
    DieThrown,
    DoubleClaimed,
    Event,
    GameEnded,
    GameStarted,
    LockedIn,
    PlayoffCalled,
    Ranking,
    Reopened,
    RoundBegan,
    RoundScored,
    ThemeCalled,
    ThemeDrawn,
    TimeRanOut,
)
from samewave.games.compatibility.state import Phase, State, Table, Theme

Item = TypeVar("Item")


def evolve(state: State | None, event: Event) -> State:
    """The state after an event."""
    if state is None:
        if not isinstance(event, GameStarted):
            raise ValueError("a game starts with GameStarted")
        return _set_table(event)
    match event:
        case LockedIn(seat, ranking):
            return _lay(state, seat, ranking)
        case Reopened(seat):
            return _lay(state, seat, None)
        case RoundScored():
            return _score(state, event)
        case RoundBegan():
            return _begin_round(state, event)
        case ThemeCalled(_, number):
            return replace(state, phase=Phase.DRAWING, number=number)
        case DieThrown():
            return replace(state, phase=Phase.DRAWING)
        case ThemeDrawn():
            return _draw_theme(state, event)
        case DoubleClaimed(seat):
            doubles = _put(state.doubles, state.purse_of(seat), 0)
            return replace(state, claimed_by=seat, doubles=doubles)
        case TimeRanOut(seats):
            for seat in seats:
                state = _lay(state, seat, Ranking(()))
            return state
        case PlayoffCalled(sides):
            return replace(state, phase=Phase.BEGINNING, playoff=sides)
        case GameEnded(winners, ending):
            return replace(state, phase=Phase.FINISHED, winners=winners, ending=ending)
        case GameStarted():
            raise ValueError("a game starts once")


def _put(values: tuple[Item, ...], place: int, value: Item) -> tuple[Item, ...]:
    changed = list(values)
    changed[place] = value
    return tuple(changed)


def _set_table(event: GameStarted) -> State:
    edition = EDITIONS[event.edition, event.mode]
    plays_doubles = event.options.double_up or not edition.doubling_is_optional
    doubling = edition.doubling if plays_doubles else Doubling.NONE
    seats, sides = len(event.names), len(event.sides)
    side_of = {seat: side for side, members in enumerate(event.sides) for seat in members}
    return State(
        table=Table(
            started=event,
            edition=edition,
            side_of=tuple(side_of[seat] for seat in range(seats)),
            deck=frozenset(event.images),
            doubling=doubling,
        ),
        phase=Phase.BEGINNING,
        points=(0,) * sides,
        doubles=_purses(edition, doubling, seats, sides),
        choices=(None,) * seats,
        retired=(frozenset(),) * seats,
        stack=tuple(range(event.theme_cards)),
        used=(0,) * event.theme_cards,
        opener=event.first,
    )


def _purses(edition: Edition, doubling: Doubling, seats: int, sides: int) -> tuple[int, ...]:
    match doubling:
        case Doubling.CLAIMED_TOKEN:
            return (edition.doubles,) * seats
        case Doubling.HIDDEN_CARDS:
            return (edition.doubles,) * sides
        case Doubling.NONE:
            return (0,) * sides


def _begin_round(state: State, event: RoundBegan) -> State:
    returned = event.returned_to
    return replace(
        state,
        phase=Phase.OPENING,
        opener=event.opener,
        number=None,
        theme=None,
        claimed_by=None,
        choices=(None,) * len(state.choices),
        retired=tuple(
            frozenset() if seat in returned else images for seat, images in enumerate(state.retired)
        ),
    )


def _draw_theme(state: State, event: ThemeDrawn) -> State:
    stack = range(len(state.used)) if event.shuffled else state.stack
    used = _put(state.used, event.card, state.used[event.card] | 1 << event.number)
    all_numbers = (1 << state.table.edition.themes_on_a_card + 1) - 2
    if all(numbers == all_numbers for numbers in used):
        used = (0,) * len(used)
    return replace(
        state,
        phase=Phase.CHOOSING,
        theme=Theme(event.card, event.number),
        stack=tuple(card for card in stack if card != event.card),
        used=used,
    )


def _lay(state: State, seat: Seat, ranking: Ranking | None) -> State:
    return replace(state, choices=_put(state.choices, seat, ranking))


def _score(state: State, event: RoundScored) -> State:
    points, doubles = state.points, state.doubles
    if not state.playoff:
        points = tuple(map(sum, zip(points, event.points, strict=True)))
    if state.table.doubling is Doubling.HIDDEN_CARDS:
        doubles = tuple(left - spent for left, spent in zip(doubles, event.spent, strict=True))
    return replace(
        state,
        phase=Phase.SCORED,
        rounds=state.rounds + 1,
        points=points,
        doubles=doubles,
        retired=_retire(state, event),
        last=event,
    )


def _retire(state: State, event: RoundScored) -> tuple[frozenset[str], ...]:
    if not state.table.started.options.retire_matched:
        return state.retired
    retired = list(state.retired)
    for turn in event.turns:
        for match in turn.matches:
            for seat in match.seats:
                retired[seat] |= {match.image}
    return tuple(retired)
