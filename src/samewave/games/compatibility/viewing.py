"""Viewing: what each seat may know and do now."""

from functools import lru_cache
from itertools import compress, count, repeat
from operator import is_not
from typing import Any

from msgspec.structs import asdict, replace

from samewave.core import NOTHING_TO_SHOW, PublicDiff, Seat, Showing, Value
from samewave.games.compatibility.edition import Doubling, Naming, house_rules
from samewave.games.compatibility.events import Event, LockedIn
from samewave.games.compatibility.scoring import doubles_to_place, why_not_claim
from samewave.games.compatibility.state import Phase, State, TableSetup
from samewave.games.compatibility.view import (
    SECONDS,
    Offers,
    Pick,
    SeatFields,
    SeatView,
    SideView,
    TableView,
    View,
)


def view(state: State, seat: Seat | None) -> View:
    """All that a seat may know: what everybody sees, and its own fields."""
    open_to_all = _open_to_all(state)
    return open_to_all if seat is None else replace(open_to_all, **asdict(seat_fields(state, seat)))


def seat_fields(state: State, seat: Seat | None) -> SeatFields:
    """The fields of a seat's own; without a seat there is no ranking."""
    if seat is None or not 0 <= seat < len(state.choices):
        return SeatFields(seat, None)
    return SeatFields(seat, state.choices[seat])


def public_diff(before: State, after: State) -> PublicDiff | None:
    """The changes of a move, found without building the views before and after it."""
    if before.table is not after.table:
        return None
    is_one_round = before.phase == after.phase == "choosing" and before.rounds == after.rounds
    if is_one_round and before.claimed_by == after.claimed_by:
        return _diff_of_choices(before, after)
    fields: dict[str, Any] = {}
    for name in _FIELDS:
        value = getattr(after, name)
        if value != getattr(before, name):
            fields[name] = value
    if after.last is not before.last and after.last != before.last:
        fields["last_round"] = after.last
    if after.choices is not before.choices or after.doubles is not before.doubles:
        fields |= _diffs_of_items("seats", _seats(before), _seats(after))
        fields |= _diffs_of_items("sides", _sides(before), _sides(after))
    return PublicDiff(fields, (*range(len(after.choices)), None))


_FIELDS = (
    *("phase", "round", "openers", "referent", "theme", "claimed_by", "playoff"),
    *("waiting_for", "winners", "ending"),
)
"""The fields that views copy from the state."""


def _diffs_of_items(
    name: str, before: tuple[Value, ...], after: tuple[Value, ...]
) -> dict[str, dict[int, dict[str, Any]]]:
    """The changed fields of each item of a list, by its index. Equal items are one object."""
    items = {
        place: _diff_of_item(was, now)
        for place, (was, now) in enumerate(zip(before, after, strict=True))
        if was is not now
    }
    return {name: items} if items else {}


@lru_cache(maxsize=4096)
def _diff_of_item(was: Value, now: Value) -> dict[str, Any]:
    return {
        field: value
        for field in now.__struct_fields__
        if (value := getattr(now, field)) != getattr(was, field)
    }


def _diff_of_choices(before: State, after: State) -> PublicDiff:
    """While players choose: who locked in or reopened, and whom the game still waits for."""
    seats, patches = list(compress(count(), map(is_not, before.choices, after.choices))), {}
    for seat in seats:
        is_locked_in = after.choices[seat] is not None
        if is_locked_in is (before.choices[seat] is None):
            patches[seat] = {"is_locked_in": is_locked_in}
    if after.table.doubling is Doubling.HIDDEN_CARDS:  # partners share them
        seats = [other for seat in seats for other in after.table.sides[after.table.side_of[seat]]]
    fields = {"seats": patches, "waiting_for": after.waiting_for} if patches else {}
    return PublicDiff(fields, tuple(seats))


def redact(event: Event, seat: Seat | None) -> Event:
    """The event without what a seat may not know: others' face-down rankings."""
    if isinstance(event, LockedIn) and event.seat != seat:
        return LockedIn(event.seat)
    return event


def offers(state: State, seat: Seat | None) -> Offers:
    """The moves that a seat may make now; without a seat, those of the clock."""
    if state.phase == "opening" and seat in state.openers:
        return _opening_offers(state)
    if state.phase != "choosing":
        return _NO_OFFERS
    if seat is None:
        return Offers(time_up=state.round if state.table.started.options.time_limit else None)
    if not state.is_playing(seat):
        return _NO_OFFERS
    images, (least, most) = state.images_to_pick(seat), doubles_to_place(state, seat)
    has_tokens = state.table.doubling is Doubling.CLAIMED_TOKEN
    return _choosing_offers(
        images,
        state.retired[seat],
        least,
        min(images, most),
        state.choices[seat] is not None,
        has_tokens and why_not_claim(state, seat) is None,
    )


_NO_OFFERS = Offers()


@lru_cache(maxsize=4096)
def _choosing_offers(
    images: int, retired: tuple[str, ...], least: int, most: int, reopen: bool, claim_double: bool
) -> Offers:
    """Cached, so that offers that have not changed are the same object."""
    pick = Pick(images, retired, least, most)
    return Offers(choose=pick, reopen=reopen, claim_double=claim_double)


def _opening_offers(state: State) -> Offers:
    if state.table.edition.naming is Naming.ROLLED:
        return Offers(roll_theme=True)
    return Offers(open_theme=state.open_numbers)


def _open_to_all(state: State) -> View:
    return View(
        seat=None,
        table=_table(state.table),
        phase=state.phase,
        round=state.round,
        seats=_seats(state),
        sides=_sides(state),
        openers=state.openers,
        referent=state.referent,
        theme=state.theme,
        claimed_by=state.claimed_by,
        playoff=state.playoff,
        waiting_for=state.waiting_for,
        last_round=state.last,
        winners=state.winners,
        ending=state.ending,
        my_choice=None,
    )


@lru_cache(maxsize=1024)
def _table(table: TableSetup) -> TableView:
    """Cached, so that it is built once for a game and not with every move."""
    started, edition = table.started, table.edition
    return TableView(
        edition=started.edition,
        mode=started.mode,
        names=started.names,
        chairs=started.chairs,
        sides=started.sides,
        pawns=edition.pawns[: len(started.sides)],
        joined_pawns=edition.joined_pawns,
        track_name=started.track_name,
        track=started.track,
        deck=started.deck,
        images=started.images,
        themes=started.themes,
        theme_stacks=edition.theme_stacks,
        options=started.options,
        house_rules=house_rules(edition, started.options),
    )


def _seats(state: State) -> tuple[SeatView, ...]:
    has_tokens = state.table.doubling is Doubling.CLAIMED_TOKEN
    seats = range(len(state.choices))
    return tuple(
        map(
            _seat,
            map(state.images_to_pick, seats),
            map(state.is_playing, seats) if state.playoff else repeat(True),
            [choice is not None for choice in state.choices],
            state.doubles if has_tokens else repeat(0),
            state.retired,
        )
    )


@lru_cache(maxsize=4096)
def _seat(
    images_to_pick: int, is_playing: bool, is_locked_in: bool, tokens: int, retired: tuple[str, ...]
) -> SeatView:
    return SeatView(images_to_pick, is_playing, is_locked_in, tokens, retired)


def _sides(state: State) -> tuple[SideView, ...]:
    finish, doubles = state.table.finish, state.doubles_left
    return tuple([_side(points, finish, doubles[s]) for s, points in enumerate(state.points)])


@lru_cache(maxsize=4096)
def _side(points: int, finish: int, doubles: int) -> SideView:
    return SideView(min(points, finish), points, doubles)


def is_muted(state: State, _: Seat | None) -> bool:
    """Nobody may chat while images are chosen, because any message could be a hint."""
    return state.phase == "choosing"


def time_limit(state: State) -> int | None:
    """The seconds for choosing, if the table plays with a time limit."""
    return state.table.started.options.time_limit if state.phase == "choosing" else None


def showing(state: State) -> Showing:
    """The time for the reveal of the last round, and for its summary."""
    if state.phase == "choosing" or state.last is None:
        return NOTHING_TO_SHOW
    turns = state.last.turns
    cards = SECONDS["card"] * len(turns)
    matches = SECONDS["match"] * sum(len(turn.matches) for turn in turns)
    seconds = SECONDS["ready"] + cards + matches + SECONDS["pawns"]
    return Showing(seconds, SECONDS["reading"])


def question(state: State) -> tuple[Phase, int]:
    """The question is to open a theme, or to choose images for it, after so many rounds."""
    return state.phase, state.rounds
