"""How events change the state of a game of Compatibility."""

from msgspec.structs import replace

from samewave.core import Seat, replace_at
from samewave.games.compatibility.edition import (
    EDITIONS,
    Doubling,
    Edition,
)
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
from samewave.games.compatibility.state import State, TableSetup, Theme


def evolve(state: State | None, event: Event) -> State:
    """The state after an event."""
    if state is None:
        if not isinstance(event, GameStarted):
            raise ValueError("a game starts with GameStarted")
        return _set_table(event)
    match event:
        case LockedIn():
            return _lay(state, event.seat, event.ranking)
        case Reopened():
            return _lay(state, event.seat, None)
        case RoundScored():
            return _score(state, event)
        case RoundBegan():
            return _begin_round(state, event)
        case ThemeCalled():
            return replace(state, phase="drawing", number=event.number)
        case DieThrown():
            return replace(state, phase="drawing")
        case ThemeDrawn():
            return _draw_theme(state, event)
        case DoubleClaimed():
            purse = state.purse_of(event.seat)
            doubles = replace_at(state.doubles, purse, state.doubles[purse] - 1)
            return replace(state, claimed_by=event.seat, doubles=doubles)
        case TimeRanOut():
            for seat in event.seats:
                state = _lay(state, seat, Ranking(()))
            return state
        case PlayoffCalled():
            return replace(state, phase="beginning", playoff=event.sides)
        case GameEnded():
            return replace(state, phase="finished", winners=event.winners, ending=event.ending)
        case GameStarted():
            raise ValueError("a game starts once")


def _set_table(event: GameStarted) -> State:
    edition = EDITIONS[event.edition, event.mode]
    plays_doubles = event.options.double_up or not edition.doubling_is_optional
    doubling = edition.doubling if plays_doubles else Doubling.NONE
    seats, sides = len(event.names), len(event.sides)
    side_of = {seat: side for side, members in enumerate(event.sides) for seat in members}
    return State(
        table=TableSetup(
            started=event,
            edition=edition,
            side_of=tuple(side_of[seat] for seat in range(seats)),
            deck=frozenset(event.images),
            doubling=doubling,
        ),
        phase="beginning",
        points=(0,) * sides,
        doubles=_purses(edition, doubling, seats, sides),
        choices=(None,) * seats,
        retired=((),) * seats,
        stack=tuple(range(event.cards)),
        read=_left_out(event, edition.themes_on_a_card),
        opener=event.first,
    )


def _left_out(started: GameStarted, numbers: int) -> tuple[frozenset[int], ...]:
    """By theme number the cards that count as read from the start, because they are not played."""
    return tuple(map(frozenset, started.left_out or ((),) * numbers))


def _purses(edition: Edition, doubling: Doubling, seats: int, sides: int) -> tuple[int, ...]:
    match doubling:
        case Doubling.CLAIMED_TOKEN:
            return (edition.doubles,) * seats
        case Doubling.HIDDEN_CARDS:
            return (edition.doubles,) * sides
        case Doubling.NONE:
            return (0,) * sides


def _begin_round(state: State, event: RoundBegan) -> State:
    retired = state.retired
    for seat in event.returned_to:
        retired = replace_at(retired, seat, ())
    return replace(
        state,
        phase="opening",
        opener=event.opener,
        number=None,
        theme=None,
        claimed_by=None,
        choices=(None,) * len(state.choices),
        retired=retired,
    )


def _draw_theme(state: State, event: ThemeDrawn) -> State:
    started = state.table.started
    cards, own_theme = started.cards, started.own_theme(event.card)
    stack = list(range(cards) if event.shuffled else state.stack)
    stack.remove(event.card)
    read = state.read
    for number in range(len(read)) if own_theme else (event.number - 1,):
        read = replace_at(read, number, read[number] | {event.card})
    if min(map(len, read)) == cards:
        read = _left_out(started, len(read))
    return replace(
        state,
        phase="choosing",
        theme=Theme(event.card, event.number, own_theme),
        stack=tuple(stack),
        read=read,
    )


def _lay(state: State, seat: Seat, ranking: Ranking | None) -> State:
    return replace(state, choices=replace_at(state.choices, seat, ranking))


def _score(state: State, event: RoundScored) -> State:
    points, doubles = state.points, state.doubles
    if not state.playoff:
        points = tuple(map(sum, zip(points, event.points, strict=True)))
    if state.table.doubling is Doubling.HIDDEN_CARDS:
        doubles = tuple(left - spent for left, spent in zip(doubles, event.spent, strict=True))
    return replace(
        state,
        phase="scored",
        rounds=state.rounds + 1,
        points=points,
        doubles=doubles,
        retired=_retire(state, event),
        last=event,
    )


def _retire(state: State, event: RoundScored) -> tuple[tuple[str, ...], ...]:
    if not state.table.started.options.retire_matched:
        return state.retired
    retired = [set(images) for images in state.retired]
    for turn in event.turns:
        for match in turn.matches:
            for seat in match.seats:
                retired[seat].add(match.image)
    return tuple(tuple(sorted(images)) for images in retired)


def renamed(state: State, seat: Seat, name: str) -> State:
    """The state after another player has taken over a seat."""
    started = state.table.started
    named = replace(started, names=replace_at(started.names, seat, name))
    return replace(state, table=replace(state.table, started=named))
