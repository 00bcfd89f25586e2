"""Updates: what each listener gets of an entry, and no more than it may know.

What all get alike is encoded once; a seat's own part is a few bytes that are put between.
"""

from collections.abc import Iterable
from typing import Any, TypeAlias

import msgspec

from samewave.core import AnyGame, Seat, Value
from samewave.core.lesson import Hints
from samewave.core.record import read_events
from samewave.history import Deal
from samewave.server.entries import Entry, Moved, PlayerId, Said, Started, Wish
from samewave.server.messages import (
    VERSION,
    AskerView,
    DealView,
    LineView,
    PlayerView,
    RoomView,
    ToPage,
    Welcome,
)
from samewave.server.playing import Playing
from samewave.server.room import Room

_encode = msgspec.json.Encoder().encode
_SHORT_HEADS = tuple(bytes((0x81, length)) for length in range(126))
"""How frames of text begin that have so many bytes."""


def encode(message: ToPage) -> bytes:
    return _encode(message)


def framed(data: bytes) -> bytes:
    """A message as a WebSocket carries it to a page: made once, however many hear it."""
    length = len(data)
    if length < 126:
        return _SHORT_HEADS[length] + data
    if length < 1 << 16:
        return b"\x81\x7e" + length.to_bytes(2) + data
    return b"\x81\x7f" + length.to_bytes(8) + data


def room_view(room: Room) -> RoomView:
    """What everybody sees of a table beside its game."""
    playing = room.playing
    return RoomView(
        code=room.code,
        host=room.host,
        players=tuple(
            PlayerView(
                id=each.id,
                name=each.name,
                is_bot=each.is_bot,
                is_gone=each.is_gone,
                has_stand_in=each.has_stand_in,
                strength=each.strength,
            )
            for each in room.players.values()
        ),
        order=room.order,
        wish=room.wish,
        packs=room.packs,
        game=playing.game.name if playing else None,
        game_number=playing.number if playing else -1,
        stopped_by=room.stopped_by,
        seated=playing.seated if playing else (),
        group=room.group.name or None,
        deal=_deal_view(room.deal) if room.deal else None,
        deadline=room.deadline,
        door=room.entrance.door,
        hides_code=room.entrance.hides_code,
        waiting=tuple(
            AskerView(each.request, each.name, each.watches, each.at)
            for each in room.entrance.waiting
        ),
    )


def doorstep_view(room: Room) -> RoomView:
    """What a stranger may know of a table whose host must let everybody in: who is the host."""
    hosts = tuple(each for each in room_view(room).players if each.id == room.host)
    return RoomView(
        code=room.code,
        host=room.host,
        players=hosts,
        order=tuple(each.id for each in hosts),
        wish=Wish(),
        packs=(),
        game=None,
        game_number=-1,
        stopped_by=None,
        seated=(),
        group=None,
        deal=None,
        deadline=None,
        door=room.entrance.door,
        hides_code=False,
        waiting=(),
    )


def _deal_view(deal: Deal) -> DealView:
    return DealView(deal.summary.names, deal.summary.outcome().rounds)


class SeatPart(Value, frozen=True):
    """What only one seat gets."""

    mine: Any = None
    offers: Any = None
    muted: bool = False
    hints: Hints = ()


SeatParts: TypeAlias = dict[Seat | None, SeatPart | None]
"""By seat that listens, what it had of its own after the last update; None if unknown."""


def _seat_part(room: Room, seat: Seat | None) -> SeatPart:
    playing = room.playing
    if playing is None:
        return SeatPart()
    game, state = playing.game, playing.state
    offers = None if seat is None else playing.offers(seat)  # the clock's are nobody's
    hints = _hints(playing, seat, offers) if playing.lesson else ()
    return SeatPart(game.seat_fields(state, seat), offers, game.is_muted(state, seat), hints)


def _hints(playing: Playing, seat: Seat | None, offers: Any) -> Hints:
    """What a practice round tells its learner now."""
    lesson = playing.lesson
    if lesson is None or seat != lesson.learner:
        return ()
    return lesson.hints(playing.game.view(playing.state, seat), offers)


def welcome(
    room: Room,
    player: PlayerId | None,
    here: Iterable[PlayerId],
    now: float = 0.0,
    watching: int = 0,
) -> bytes:
    """Everything as it stands, as one listener may know it."""
    playing, seat = room.playing, room.seat_of(player)
    own = _seat_part(room, seat)
    return encode(
        Welcome(
            version=VERSION,
            sequence=room.length,
            you=player,
            room=room_view(room),
            here=tuple(sorted(here)),
            chat=tuple(LineView(line.player, line.text, line.at) for line in room.chat),
            view=playing.game.view(playing.state, seat) if playing else None,
            offers=own.offers,
            muted=own.muted,
            hints=own.hints,
            now=now,
            watching=watching,
            watch_key=room.entrance.watch_key,
        )
    )


def updates_for(
    before: Room,
    room: Room,
    entry: Entry,
    parts: SeatParts,
    events: tuple[Any, ...] = (),
) -> dict[Seat | None, bytes]:
    """The entry as an update for each of these seats; pass the events of a move if known.

    `parts` is brought up to date for the next update of the same game.
    """
    happened, playing = entry.happened, room.playing
    if playing and isinstance(happened, Moved | Started):
        known = events or read_events(playing.game, happened.events)
        if isinstance(happened, Moved):
            return _move_updates(before, room, playing, known, parts)
        return {seat: _first_update(before, room, playing, known, seat) for seat in parts}
    return dict.fromkeys(parts, _room_update(before, room, entry))


def answering(update: bytes, message: str) -> bytes:
    """An update as its sender gets it: it says which message led to it."""
    return b'{"answers":%s,%s' % (_encode(message), update[1:])


def _update(room: Room, *fields: bytes) -> bytes:
    """The one encoder of an update: each field is a comma, a name and a value, or nothing."""
    return b'{"type":"step","sequence":%d%b}' % (room.length, b"".join(fields))


def _field(name: bytes, value: Any) -> bytes:
    return b',"' + name + b'":' + _encode(value)


def _room_update(before: Room, room: Room, entry: Entry) -> bytes:
    different = changed(room_view(before), room_view(room))
    said = b""
    if isinstance(entry.happened, Said):
        said = _field(b"said", LineView(entry.happened.player, entry.happened.text, entry.at))
    now = _now(before, room)
    return _update(room, _field(b"room", different) if different else b"", now, said)


def _first_update(
    before: Room, room: Room, playing: Playing, events: tuple[Any, ...], seat: Seat | None
) -> bytes:
    """A game begins: all of it, as each may know it."""
    own, redact = _seat_part(room, seat), playing.game.redact
    return _update(
        room,
        b',"began":true',
        _field(b"room", changed(room_view(before), room_view(room))),
        _now(before, room),
        _field(b"events", [redact(event, seat) for event in events]),
        _field(b"view", playing.game.view(playing.state, seat)),
        b"" if own.offers is None else _field(b"offers", own.offers),
        _field(b"muted", own.muted),
        _field(b"hints", own.hints) if own.hints else b"",
    )


def _move_updates(
    before: Room,
    room: Room,
    playing: Playing,
    events: tuple[Any, ...],
    parts: SeatParts,
) -> dict[Seat | None, bytes]:
    """Encode a move's public update once; encode again only for seats that see more.

    Seats that see the same get the same object, so that it is framed once.
    """
    game = playing.game
    different, concerned = _change(before, playing)
    timer, fields = _timer(before, room), _encode(different)[1:-1]
    shown = [game.redact(event, None) for event in events]
    spelled = [_encode(event) for event in shown]
    public = _events(spelled)
    everybody = _update(room, timer, public, _view(fields))
    updates, made = dict.fromkeys(parts, everybody), {(public, b"", b""): everybody}
    for seat in updates if concerned is None else concerned:
        if seat in updates:
            heard = _own_events(game, seat, events, shown, spelled) or public
            had, has = parts[seat] or _seat_part(before, seat), _seat_part(room, seat)
            own, rest = _seat_fields(had, has)
            update = made.get((heard, own, rest))
            if update is None:
                view = _view(fields + b"," + own if fields and own else fields or own)
                update = made[heard, own, rest] = _update(room, timer, heard, view, rest)
            updates[seat], parts[seat] = update, has
    return updates


def _own_events(
    game: AnyGame,
    seat: Seat | None,
    events: tuple[Any, ...],
    shown: list[Any],
    spelled: list[bytes],
) -> bytes:
    """The events of a move as one seat hears them; nothing if it hears what all hear.

    Only an event that is not shown to all as it is can be another one for a seat.
    """
    own = spelled
    for place, event in enumerate(events):
        if shown[place] is not event and (heard := game.redact(event, seat)) != shown[place]:
            own = own.copy()
            own[place] = _encode(heard)
    return b"" if own is spelled else _events(own)


def _events(spelled: list[bytes]) -> bytes:
    return b',"events":[' + b",".join(spelled) + b"]"


def _change(before: Room, playing: Playing) -> tuple[dict[str, Any], Iterable[Seat] | None]:
    """The fields that all see change, and the seats that may see more; None if all may."""
    if before.playing is None:
        raise ValueError("a game goes on that has not begun")
    game, was, state = playing.game, before.playing.state, playing.state
    change = None if playing.lesson else game.public_diff(was, state)
    return change or (changed(game.view(was, None), game.view(state, None)), None)


def _timer(before: Room, room: Room) -> bytes:
    """The one thing beside the game that a move changes: when time is up."""
    deadline = room.deadline
    if deadline == before.deadline:
        return b""
    return _field(b"room", {"deadline": deadline}) + _now(before, room)


def _now(before: Room, room: Room) -> bytes:
    """The time of the table, whenever there is another deadline to compare with it."""
    return b"" if room.deadline in (None, before.deadline) else _field(b"now", room.touched)


def _seat_fields(had: SeatPart, has: SeatPart) -> tuple[bytes, bytes]:
    """What changed for one seat alone: fields of its view, and what stands beside the view."""
    own = rest = b""
    if has.mine != had.mine:
        own = _encode(changed(had.mine, has.mine))[1:-1]
    if has.offers != had.offers:
        rest += _field(b"offers", has.offers)
    if has.muted is not had.muted:
        rest += _field(b"muted", has.muted)
    if has.hints != had.hints:
        rest += _field(b"hints", has.hints)
    return own, rest


def _view(fields: bytes) -> bytes:
    return b',"view":{' + fields + b"}" if fields else b""


def changed(before: Any, now: Any) -> dict[str, Any]:
    """The fields that are not what they were; of a list of structs, what changed in each."""
    different = {}
    for name in now.__struct_fields__:
        value, old = getattr(now, name), getattr(before, name)
        if value is not old and value != old:
            different[name] = _patch(old, value)
    return different


def _patch(old: Any, value: Any) -> Any:
    """A value, or, for a list whose items only changed, the changes by their places."""
    if not (type(value) is type(old) is tuple and value and len(value) == len(old)):
        return value
    if not (hasattr(value[0], "__struct_fields__") and type(value[0]) is type(old[0])):
        return value
    return {
        place: changed(was, item)
        for place, (was, item) in enumerate(zip(old, value, strict=True))
        if was is not item and was != item
    }
