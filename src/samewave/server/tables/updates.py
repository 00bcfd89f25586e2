"""Encodes updates: for each listener its part of an entry, and no more than it may know.

The public part is encoded once; the few bytes of a seat's own part are inserted into it.
"""

from collections.abc import Iterable
from operator import is_not
from typing import Any

import msgspec

from samewave.core import Seat
from samewave.core.catalogue import Hints
from samewave.core.record import read_events
from samewave.history import Deal
from samewave.server.protocol.messages import VERSION, ToPage, Welcome
from samewave.server.protocol.views import (
    ChatLineView,
    DealView,
    PendingRequestView,
    PlayerView,
    TableInfo,
)
from samewave.server.tables.current_game import CurrentGame
from samewave.server.tables.log import Entry, Moved, PlayerId, Said, Started, TableSettings
from samewave.server.tables.parts import SeatPart, SeatParts, Updates
from samewave.server.tables.state import TableState

_encode = msgspec.json.Encoder().encode
_HEADS = (
    *(bytes((0x81, length)) for length in range(126)),
    *(b"\x81\x7e" + length.to_bytes(2) for length in range(126, 1024)),
)
"""The first bytes of a text frame, by length of its content, for usual lengths."""


def encode(message: ToPage) -> bytes:
    return _encode(message)


def websocket_frame(data: bytes) -> bytes:
    """Frame a message for the WebSocket. A frame is made once and sent to many."""
    length = len(data)
    if length < 1024:
        return _HEADS[length] + data
    if length < 1 << 16:
        return b"\x81\x7e" + length.to_bytes(2) + data
    return b"\x81\x7f" + length.to_bytes(8) + data


def table_view(state: TableState) -> TableInfo:
    """A table as everybody sees it, without the state of its game."""
    current_game = state.current_game
    return TableInfo(
        code=state.code,
        host=state.host,
        players=tuple(
            PlayerView(
                id=each.id,
                name=each.name,
                is_bot=each.is_bot,
                is_gone=each.is_gone,
                has_stand_in=each.has_stand_in,
                strength=each.strength,
                face=each.face,
                colour=each.colour,
            )
            for each in state.players.values()
        ),
        order=state.order,
        chairs=state.chairs,
        settings=state.settings,
        packs=state.packs,
        game=current_game.game.name if current_game else None,
        game_number=current_game.number if current_game else -1,
        stopped_by=state.stopped_by,
        seated=current_game.seated if current_game else (),
        promised={each.seat: each.player for each in state.promises},
        group=state.group.name or None,
        deal=_deal_view(state.deal) if state.deal else None,
        show=state.show,
        deadline=state.deadline,
        door=state.entrance.door,
        hides_code=state.entrance.hides_code,
        waiting=tuple(
            PendingRequestView(each.request, each.name, each.watches, each.at)
            for each in state.entrance.waiting
        ),
    )


def doorstep_view(state: TableState) -> TableInfo:
    """A table as a stranger sees it whose request the host must accept: only the host."""
    hosts = tuple(each for each in table_view(state).players if each.id == state.host)
    return TableInfo(
        code=state.code,
        host=state.host,
        players=hosts,
        order=tuple(each.id for each in hosts),
        chairs=tuple(each.id for each in hosts),
        settings=TableSettings(),
        packs=(),
        game=None,
        game_number=-1,
        stopped_by=None,
        seated=(),
        promised={},
        group=None,
        deal=None,
        show=None,
        deadline=None,
        door=state.entrance.door,
        hides_code=False,
        waiting=(),
    )


def _deal_view(deal: Deal) -> DealView:
    return DealView(deal.summary.names, deal.summary.outcome().rounds)


def _seat_part(current_game: CurrentGame | None, seat: Seat | None) -> SeatPart:
    if current_game is None:
        return None, None, False, ()
    game, state = current_game.game, current_game.state
    if seat is None:
        offers = None  # nobody sees the timer's offers
    elif current_game.deal is None:
        offers = game.offers(state, seat)
    else:
        offers = current_game.offers(seat)
    hints = _hints(current_game, seat, offers) if current_game.lesson else ()
    return game.seat_fields(state, seat), offers, game.is_muted(state, seat), hints


def _hints(current_game: CurrentGame, seat: Seat | None, offers: Any) -> Hints:
    """The advice of a practice round for its learner."""
    lesson = current_game.lesson
    if lesson is None or seat != lesson.learner:
        return ()
    return lesson.hints(current_game.game.view(current_game.state, seat), offers)


def welcome(
    state: TableState,
    player: PlayerId | None,
    here: Iterable[PlayerId],
    now: float = 0.0,
    watching: int = 0,
    screens: int = 0,
) -> bytes:
    """The whole state as one listener may know it, encoded."""
    current_game, seat = state.current_game, state.seat_of(player)
    _, offers, muted, hints = _seat_part(current_game, seat)
    return encode(
        Welcome(
            version=VERSION,
            sequence=state.length,
            you=player,
            table=table_view(state),
            here=tuple(sorted(here)),
            chat=tuple(ChatLineView(line.player, line.text, line.at) for line in state.chat),
            view=current_game.game.view(current_game.state, seat) if current_game else None,
            offers=offers,
            muted=muted,
            hints=hints,
            now=now,
            watching=watching,
            screens=screens,
            watch_key=state.entrance.watch_key,
        )
    )


def updates_for(
    before: TableState,
    state: TableState,
    entry: Entry,
    parts: SeatParts,
    events: tuple[Any, ...] = (),
) -> Updates:
    """Encode an entry as an update for each of these seats.

    Pass the events of a move if they are known. `parts` is updated for the next entry of the same
    game.
    """
    event, current_game = entry.event, state.current_game
    if current_game and isinstance(event, Moved):
        events = events or read_events(current_game.game, event.events)
        return _move_updates(before, state, current_game, bytes(event.events), events, parts)
    if current_game and isinstance(event, Started):
        events = events or read_events(current_game.game, event.events)
        first = {seat: _first_update(before, state, current_game, events, seat) for seat in parts}
        return Updates(b"", first)
    return Updates(_table_update(before, state, entry), {})


def answering(update: bytes, message: str) -> bytes:
    """The sender's copy of an update, with the id of the message that caused it."""
    return b"".join((b'{"reply_to":', _encode(message), b",", update[1:]))


def _update(state: TableState, *fields: bytes) -> bytes:
    """Join the fields of an update; each is empty, or a comma, a name and a value."""
    return b'{"type":"update","sequence":%d%b}' % (state.length, b"".join(fields))


def _field(name: bytes, value: Any) -> bytes:
    return b',"' + name + b'":' + _encode(value)


def _table_update(before: TableState, state: TableState, entry: Entry) -> bytes:
    different = changed(table_view(before), table_view(state))
    said = b""
    if isinstance(entry.event, Said):
        said = _field(b"said", ChatLineView(entry.event.player, entry.event.text, entry.at))
    now = _now(before, state)
    return _update(state, _field(b"table", different) if different else b"", now, said)


def _first_update(
    before: TableState,
    state: TableState,
    current_game: CurrentGame,
    events: tuple[Any, ...],
    seat: Seat | None,
) -> bytes:
    """The update that begins a game: its complete view for one seat."""
    _, offers, muted, hints = _seat_part(current_game, seat)
    redact = current_game.game.redact
    return _update(
        state,
        b',"began":true',
        _field(b"table", changed(table_view(before), table_view(state))),
        _now(before, state),
        _field(b"events", [redact(event, seat) for event in events]),
        _field(b"view", current_game.game.view(current_game.state, seat)),
        b"" if offers is None else _field(b"offers", offers),
        _field(b"muted", muted),
        _field(b"hints", hints) if hints else b"",
    )


def _move_updates(
    before: TableState,
    state: TableState,
    current_game: CurrentGame,
    stored: bytes,
    events: tuple[Any, ...],
    parts: SeatParts,
) -> Updates:
    """Encode a move's public update once; encode again only for seats that see more.

    `stored` are the events as the log has them. Seats that see the same get the same object.
    """
    redact = current_game.game.redact
    different, concerned = _change(before, current_game)
    is_timed = state.deadline != before.deadline or state.show is not before.show
    head = b'{"type":"update","sequence":%d' % state.length
    if is_timed:
        head += _timer(before, state)
    fields = _encode(different)[1:-1]
    shown = [redact(event, None) for event in events]
    is_redacted = any(map(is_not, shown, events))
    public = b',"events":' + (_encode(shown) if is_redacted else stored)
    everybody = b"".join((head, public, _view(fields), b"}"))
    own: dict[Seat | None, bytes] = {}
    made = {(b"", b""): everybody}
    """Updates with the public events, by the fields and offers of a seat."""
    for seat in parts if concerned is None else concerned:
        if seat not in parts:
            continue
        has, had = _seat_part(current_game, seat), parts[seat]
        parts[seat] = has
        if had is None:
            had = _seat_part(before.current_game, seat)
        mine, rest = _own_changes(had, has)
        heard = b""
        if is_redacted:  # otherwise nobody hears anything else
            heard = _own_events([redact(event, seat) for event in events], events, shown, stored)
        if heard:
            own[seat] = b"".join((head, heard, _view(fields, mine), rest, b"}"))
        elif (mine, rest) in made:
            own[seat] = made[mine, rest]
        else:
            update = b"".join((head, public, _view(fields, mine), rest, b"}"))
            own[seat] = made[mine, rest] = update
    return Updates(everybody, own)


def _own_events(own: list[Any], events: tuple[Any, ...], shown: list[Any], stored: bytes) -> bytes:
    """The events of a move for one seat; empty if they equal the public ones."""
    if own == shown:
        return b""
    return b',"events":' + (_encode(own) if any(map(is_not, own, events)) else stored)


def _change(
    before: TableState, current_game: CurrentGame
) -> tuple[dict[str, Any], Iterable[Seat | None] | None]:
    """The changed public fields, and the seats that may see more; None for all seats."""
    if before.current_game is None:
        raise ValueError("a game goes on that has not begun")
    game, was, state = current_game.game, before.current_game.state, current_game.state
    change = None if current_game.lesson else game.public_diff(was, state)
    if change:
        return change.fields, change.seats
    return changed(game.view(was, None), game.view(state, None)), None


def _timer(before: TableState, state: TableState) -> bytes:
    """The deadline and the times of what screens show that a move changed."""
    different: dict[str, Any] = {}
    if state.deadline != before.deadline:
        different["deadline"] = state.deadline
    if state.show is not before.show:
        different["show"] = state.show
    return _field(b"table", different) + _now(before, state)


def _now(before: TableState, state: TableState) -> bytes:
    """The table time, sent with every new deadline and everything that screens show."""
    is_timed = state.deadline not in (None, before.deadline)
    is_shown = state.show not in (None, before.show)
    return _field(b"now", state.touched) if is_timed or is_shown else b""


def _own_changes(had: SeatPart, has: SeatPart) -> tuple[bytes, bytes]:
    """The changes for one seat: in its view; and its offers, hints, and whether it may chat."""
    own_before, offers_before, muted_before, hints_before = had
    own, offers, muted, hints = has
    mine = _encode(changed(own_before, own))[1:-1] if own != own_before else b""
    rest = b""
    if offers is not offers_before and offers != offers_before:
        rest += _field(b"offers", offers)
    if muted is not muted_before:
        rest += _field(b"muted", muted)
    if hints != hints_before:
        rest += _field(b"hints", hints)
    return mine, rest


def _view(fields: bytes, mine: bytes = b"") -> bytes:
    """The changed fields of the view: those that everybody sees, and a seat's own."""
    if fields and mine:
        return b"".join((b',"view":{', fields, b",", mine, b"}"))
    return b"".join((b',"view":{', fields, mine, b"}")) if fields or mine else b""


def changed(before: Any, now: Any) -> dict[str, Any]:
    """The changed fields of a struct; for a list of structs, the changes in each."""
    different = {}
    for name in now.__struct_fields__:
        value, old = getattr(now, name), getattr(before, name)
        if value is not old and value != old:
            different[name] = _patch(old, value) if type(value) is tuple else value
    return different


def _patch(old: Any, value: tuple[Any, ...]) -> Any:
    """The new list, or for one of equal length the changes by position."""
    if not (type(old) is tuple and value and len(value) == len(old)):
        return value
    if not (hasattr(value[0], "__struct_fields__") and type(value[0]) is type(old[0])):
        return value
    return {
        place: changed(was, item)
        for place, (was, item) in enumerate(zip(old, value, strict=True))
        if was is not item and was != item
    }
