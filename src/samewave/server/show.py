"""Showing: what each listener gets of an entry, and no more than it may know.

What all get alike is encoded once; a seat's own part is a few bytes that are put between.
"""

from collections.abc import Iterable
from typing import Any, TypeAlias

import msgspec

from samewave.core import Seat, Value
from samewave.core.practice import Hints
from samewave.core.record import read_events
from samewave.history import Compatibility, Deal
from samewave.server.entries import Entry, Moved, PlayerId, Said, Started
from samewave.server.messages import (
    VERSION,
    DealView,
    LineView,
    PlayerView,
    RoomView,
    Step,
    ToPage,
    Welcome,
)
from samewave.server.playing import Playing
from samewave.server.room import Room

_encode = msgspec.json.Encoder().encode


def encode(message: ToPage) -> bytes:
    return _encode(message)


def framed(data: bytes) -> bytes:
    """A message as a WebSocket carries it to a page: made once, however many hear it."""
    length = len(data)
    if length < 126:
        return b"\x81%c%b" % (length, data)
    if length < 1 << 16:
        return b"\x81\x7e%b%b" % (length.to_bytes(2), data)
    return b"\x81\x7f%b%b" % (length.to_bytes(8), data)


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
            for each in room.players
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
    )


def _deal_view(deal: Deal) -> DealView:
    told = deal.told
    rounds = told.rounds if isinstance(told, Compatibility) else told.turns
    return DealView(told.names, len(rounds))


class Own(Value, frozen=True):
    """What only one seat gets."""

    mine: Any = None
    offers: Any = None
    muted: bool = False
    hints: Hints = ()


Owns: TypeAlias = dict[Seat | None, Own | None]
"""By seat that is shown something, what it had of its own at the last step; None if unknown."""


def _own(room: Room, seat: Seat | None) -> Own:
    playing = room.playing
    if playing is None:
        return Own()
    game, state = playing.game, playing.state
    offers = None if seat is None else playing.offers(seat)  # the clock's are nobody's
    hints = _hints(playing, seat, offers) if playing.lesson else ()
    return Own(game.mine(state, seat), offers, game.is_hushed(state, seat), hints)


def _hints(playing: Playing, seat: Seat | None, offers: Any) -> Hints:
    """What a practice round tells its learner now."""
    lesson = playing.lesson
    if lesson is None or seat != lesson.learner:
        return ()
    return lesson.hints(playing.game.view(playing.state, seat), offers)


def welcome(room: Room, player: PlayerId | None, here: Iterable[PlayerId]) -> bytes:
    """Everything as it stands, as one listener may know it."""
    playing, seat = room.playing, room.seat_of(player)
    own = _own(room, seat)
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
        )
    )


def steps(
    before: Room,
    room: Room,
    entry: Entry,
    owns: Owns,
    events: tuple[Any, ...] = (),
) -> dict[Seat | None, bytes]:
    """The entry as bytes for each of these seats; the events of a move if they are known.

    What the seats have of their own is kept, for the next step of the same game.
    """
    match entry.happened, room.playing:
        case Moved(_, _, raw), Playing() as playing:
            known = events or read_events(playing.game, raw)
            return _game_steps(before, room, playing, known, owns)
        case Started() as started, Playing() as playing:
            return {seat: _first_step(before, room, playing, started, seat) for seat in owns}
        case _:
            return dict.fromkeys(owns, _room_step(before, room, entry))


def _room_step(before: Room, room: Room, entry: Entry) -> bytes:
    said = None
    if isinstance(entry.happened, Said):
        said = LineView(entry.happened.player, entry.happened.text, entry.at)
    different = changed(room_view(before), room_view(room))
    return encode(Step(sequence=room.length, room=different or None, said=said))


def _first_step(
    before: Room, room: Room, playing: Playing, started: Started, seat: Seat | None
) -> bytes:
    """A game begins: all of it, as each may know it."""
    own, events = _own(room, seat), read_events(playing.game, started.events)
    return encode(
        Step(
            sequence=room.length,
            began=True,
            room=changed(room_view(before), room_view(room)),
            view=_fields(playing.game.view(playing.state, seat)),
            offers=own.offers,
            events=tuple(playing.game.redact(event, seat) for event in events),
            muted=own.muted,
            hints=own.hints or None,
        )
    )


def _game_steps(
    before: Room,
    room: Room,
    playing: Playing,
    events: tuple[Any, ...],
    owns: Owns,
) -> dict[Seat | None, bytes]:
    """A move: what all hear of it is made once, and given to all whom it does not concern more."""
    redact = playing.game.redact
    different, concerned = _change(before, playing)
    fields = _encoded_fields(different)
    heard = [redact(event, None) for event in events]
    head = b'{"type":"step","sequence":%d%s,"events":' % (room.length, _timer(before, room))
    public = _encode(heard)
    made = dict.fromkeys(owns, b"%s%s%s}" % (head, public, _view(fields)))
    for seat in made if concerned is None else concerned:
        if seat in made:
            own = [redact(event, seat) for event in events]
            known = public if own == heard else _encode(own)
            had, has = owns[seat] or _own(before, seat), _own(room, seat)
            made[seat] = b"%s%s%s}" % (head, known, _rest(had, has, fields))
            owns[seat] = has
    return made


def _change(before: Room, playing: Playing) -> tuple[dict[str, Any], Iterable[Seat] | None]:
    """The fields that all see change, and the seats that may see more; None if all may."""
    if before.playing is None:
        raise ValueError("a game goes on that has not begun")
    game, was, state = playing.game, before.playing.state, playing.state
    change = None if playing.lesson else game.change(was, state)
    return change or (changed(game.view(was, None), game.view(state, None)), None)


def _timer(before: Room, room: Room) -> bytes:
    """The one thing beside the game that a move changes: when time is up."""
    deadline = room.deadline
    return b"" if deadline == before.deadline else b',"room":{"deadline":%s}' % _encode(deadline)


def _rest(before: Own, now: Own, fields: bytes) -> bytes:
    """The rest of a step, with what changed for one seat alone."""
    if now.mine != before.mine:
        fields += _encoded_fields(changed(before.mine, now.mine))
    rest = _view(fields)
    if now.offers != before.offers:
        rest += b',"offers":%s' % _encode(now.offers)
    if now.muted is not before.muted:
        rest += b',"muted":%s' % _encode(now.muted)
    if now.hints != before.hints:
        rest += b',"hints":%s' % _encode(now.hints)
    return rest


def _view(fields: bytes) -> bytes:
    return b',"view":{%s}' % fields[1:] if fields else b""


def _encoded_fields(fields: dict[str, Any]) -> bytes:
    """Each with a comma before it."""
    return b"".join([b',"%s":%s' % (name.encode(), _encode(fields[name])) for name in fields])


def _fields(value: Any) -> dict[str, Any]:
    return {name: getattr(value, name) for name in value.__struct_fields__}


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
