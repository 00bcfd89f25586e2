"""State: how a game of Compatibility stands after each of its events."""

from collections.abc import Sequence
from itertools import compress, count, repeat
from operator import is_
from typing import Literal

from msgspec.structs import replace

from samewave.core import Seat, Value, replace_at
from samewave.games.compatibility.edition import (
    EDITIONS,
    FULL_HAND,
    Doubling,
    Edition,
    Opening,
    Referent,
)
from samewave.games.compatibility.events import (
    DieThrown,
    DoubleClaimed,
    Ending,
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

Phase = Literal["beginning", "opening", "drawing", "choosing", "scored", "finished"]
"""The phase of a round. The table waits for players only while opening and choosing."""


class Theme(Value, frozen=True, omit_defaults=True):
    """A theme by its card and its number on the card; with its text if players wrote it."""

    card: int
    number: int
    text: str = ""


class TableSetup(Value, frozen=True, cache_hash=True):
    """Everything that does not change during a game."""

    started: GameStarted
    edition: Edition
    side_of: tuple[int, ...]
    deck: frozenset[str]
    doubling: Doubling

    @property
    def sides(self) -> tuple[tuple[Seat, ...], ...]:
        return self.started.sides

    @property
    def finish(self) -> int:
        return len(self.started.track)

    def to_the_left_of(self, seat: Seat) -> tuple[Seat, ...]:
        """All seats in turn, from the left neighbour to the seat itself."""
        chairs = self.started.chairs
        neighbour = chairs.index(seat) + 1
        return chairs[neighbour:] + chairs[:neighbour]


class State(Value, frozen=True):
    """Everything the rules need to know; secret until a view shows it.

    `points` are by side, `doubles` by purse, `choices` and `retired` images by seat. `read` has the
    cards whose theme was read, by theme number. `stack` are the theme cards not drawn since the
    last shuffle.
    """

    table: TableSetup
    phase: Phase
    points: tuple[int, ...]
    doubles: tuple[int, ...]
    choices: tuple[Ranking | None, ...]
    retired: tuple[tuple[str, ...], ...]
    stack: tuple[int, ...]
    read: tuple[frozenset[int], ...]
    rounds: int = 0
    opener: Seat = 0
    number: int | None = None
    theme: Theme | None = None
    claimed_by: Seat | None = None
    playoff: tuple[int, ...] = ()
    last: RoundScored | None = None
    winners: tuple[int, ...] = ()
    ending: Ending | None = None

    @property
    def finished(self) -> bool:
        return self.phase == "finished"

    @property
    def round(self) -> int:
        """The number of the current round, or of the last one when the game is over."""
        return self.rounds if self.finished else self.rounds + 1

    @property
    def referent(self) -> Seat | None:
        """The seat that the others try to match this round, if the edition has one."""
        return None if self.table.edition.referent is Referent.NONE else self.opener

    @property
    def openers(self) -> tuple[Seat, ...]:
        """The seats that may open the theme of this round."""
        if self.table.edition.opening is Opening.TEAMS_IN_TURN:
            return self.table.sides[self.table.side_of[self.opener]]
        return (self.opener,)

    @property
    def waiting_for(self) -> tuple[Seat, ...]:
        """The seats that the game waits for."""
        if self.phase == "opening":
            return self.openers
        if self.phase != "choosing":
            return ()
        missing = compress(count(), map(is_, self.choices, repeat(None)))
        return tuple(filter(self.is_playing, missing) if self.playoff else missing)

    @property
    def all_locked_in(self) -> bool:
        return not self.waiting_for if self.playoff else None not in self.choices

    def is_playing(self, seat: Seat) -> bool:
        """Whether a seat lays images this round; in a playoff, only tied sides and the referent."""
        return not self.playoff or self.table.side_of[seat] in self.playoff or seat == self.referent

    def images_to_pick(self, seat: Seat) -> int:
        """The number of images that a seat must pick; 0 at the finish and outside a playoff."""
        if self.playoff:
            return FULL_HAND if self.is_playing(seat) else 0
        table = self.table
        if table.edition.referent_full_hand and seat == self.referent:
            return FULL_HAND
        points, track = self.points[table.side_of[seat]], table.started.track
        return track[points] if points < len(track) else 0

    def purse_of(self, seat: Seat) -> int:
        """The index in `doubles` that a seat pays from: its own token, or its side's cards."""
        return seat if self.table.doubling is Doubling.CLAIMED_TOKEN else self.table.side_of[seat]

    @property
    def doubles_left(self) -> tuple[int, ...]:
        """The unspent doubles of each side; cards that lie face down count as unspent."""
        if self.table.doubling is not Doubling.CLAIMED_TOKEN:
            return self.doubles
        left = [0] * len(self.points)
        for seat, side in enumerate(self.table.side_of):
            left[side] += self.doubles[seat]
        return tuple(left)

    @property
    def theme_stack(self) -> Sequence[int]:
        """The theme cards that can be drawn; if all are read, the stack counts as reshuffled."""
        return self.undrawn or self._unread(range(self.table.started.cards))

    @property
    def undrawn(self) -> Sequence[int]:
        """The cards not drawn since the last shuffle that have a theme left to read."""
        return self._unread(self.stack)

    def _unread(self, cards: Sequence[int]) -> Sequence[int]:
        done = frozenset.intersection(*self.read)
        return [card for card in cards if card not in done] if done else cards

    @property
    def open_numbers(self) -> tuple[int, ...]:
        """The numbers that have an unread theme on a card that can be drawn.

        There is always one: when all themes are read, they all count as unread again.
        """
        stack = self.theme_stack
        return tuple([n for n, cards in enumerate(self.read, 1) if not cards.issuperset(stack)])

    def is_open(self, number: int) -> bool:
        """Whether a number is one of the `open_numbers`."""
        return not self.read[number - 1].issuperset(self.theme_stack)


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
