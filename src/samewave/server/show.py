"""Showing: what each listener gets of an entry, and no more than it may know.

What all get alike is encoded once; a seat's own part is a few bytes that are put between.
"""

from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec

from samewave.core import Seat
from samewave.core.record import read_events
from samewave.server.entries import Entry, Moved, PlayerId, Said, Started
from samewave.server.messages import (
    VERSION,
    LineView,
    PlayerView,
    RoomView,
    Step,
    ToPage,
    Welcome,
)
from samewave.server.room import Playing, Room

_encode = msgspec.json.Encoder().encode


def encode(message: ToPage) -> bytes:
    return _encode(message)


def room_view(room: Room) -> RoomView:
    """What everybody sees of a table beside its game."""
    playing = room.playing
    return RoomView(
        code=room.code,
        host=room.host,
        players=tuple(
            PlayerView(each.id, each.name, each.is_bot, each.is_gone, each.has_stand_in)
            for each in room.players
        ),
        order=room.order,
        wish=room.wish,
        packs=room.packs,
        game=playing.game.name if playing else None,
        game_number=playing.number if playing else -1,
        seated=playing.seated if playing else (),
        deadline=room.deadline,
    )


def _offers(playing: Playing, seat: Seat | None) -> Any:
    """What a seat may do now; the clock's offers are nobody's."""
    return None if seat is None else playing.game.offers(playing.state, seat)


class _Private(NamedTuple):
    """What only one seat gets."""

    mine: Any
    offers: Any
    muted: bool


class Screen:
    """What was shown last at a table, so that only changes are sent."""

    def __init__(self, room: Room) -> None:
        self._shown: dict[Seat | None, _Private] = {}
        self._room_view = room_view(room)
        self._remember(room)

    def _remember(self, room: Room) -> None:
        playing = room.playing
        self._number = playing.number if playing else -1
        self._view = playing.game.view(playing.state, None) if playing else None
        seats = range(len(playing.seated)) if playing else ()
        self._shown = {seat: self._private(room, seat) for seat in (None, *seats)}

    def _private(self, room: Room, seat: Seat | None) -> _Private:
        playing = room.playing
        if playing is None:
            return _Private(None, None, muted=False)
        game, state = playing.game, playing.state
        return _Private(game.mine(state, seat), _offers(playing, seat), game.is_hushed(state, seat))

    def welcome(self, room: Room, player: PlayerId | None, here: Iterable[PlayerId]) -> bytes:
        """Everything as it stands, as one listener may know it."""
        playing, view = room.playing, None
        seat = room.seat_of(player)
        if playing:
            view = playing.game.view(playing.state, seat)
        own = self._shown[seat] = self._private(room, seat)
        return encode(
            Welcome(
                version=VERSION,
                sequence=room.length,
                you=player,
                room=room_view(room),
                here=tuple(sorted(here)),
                chat=tuple(LineView(line.player, line.text, line.at) for line in room.chat),
                view=view,
                offers=own.offers,
                muted=own.muted,
            )
        )

    def step(
        self, room: Room, entry: Entry, seats: set[Seat | None], events: tuple[Any, ...] = ()
    ) -> dict[Seat | None, bytes]:
        """The entry as bytes for each of these seats; the events of a move if they are known."""
        match entry.happened, room.playing:
            case Moved(_, _, raw), Playing() as playing:
                known = events or read_events(playing.game, raw)
                return self._game_step(room, playing, known, seats)
            case Started() as started, Playing() as playing:
                return self._first_step(room, playing, started, seats)
            case _:
                return dict.fromkeys(seats, encode(self._room_step(room, entry)))

    def _room_step(self, room: Room, entry: Entry) -> Step:
        before, self._room_view = self._room_view, room_view(room)
        said = None
        if isinstance(entry.happened, Said):
            said = LineView(entry.happened.player, entry.happened.text, entry.at)
        changed = _changed(before, self._room_view)
        return Step(sequence=room.length, room=changed or None, said=said)

    def _first_step(
        self, room: Room, playing: Playing, started: Started, seats: set[Seat | None]
    ) -> dict[Seat | None, bytes]:
        """A game begins: all of it, as each may know it."""
        self._remember(room)
        before, self._room_view = self._room_view, room_view(room)
        game, events = playing.game, read_events(playing.game, started.events)
        return {
            seat: encode(
                Step(
                    sequence=room.length,
                    began=True,
                    room=_changed(before, self._room_view),
                    view=_fields(game.view(playing.state, seat)),
                    offers=self._shown[seat].offers,
                    events=tuple(game.redact(event, seat) for event in events),
                    muted=self._shown[seat].muted,
                )
            )
            for seat in seats
        }

    def _game_step(
        self, room: Room, playing: Playing, events: tuple[Any, ...], seats: set[Seat | None]
    ) -> dict[Seat | None, bytes]:
        redact = playing.game.redact
        before, self._view = self._view, playing.game.view(playing.state, None)
        common = _encoded_fields(_changed(before, self._view))
        public_events = [redact(event, None) for event in events]
        public = _encode(public_events)
        head = b'{"type":"step","sequence":%d%s,"events":' % (room.length, self._timer(room))
        steps: dict[Seat | None, bytes] = {}
        for seat in seats:
            own = [redact(event, seat) for event in events]
            known = public if own == public_events else _encode(own)
            steps[seat] = b"%s%s%s}" % (head, known, self._own(room, seat, common))
        return steps

    def _timer(self, room: Room) -> bytes:
        """The one thing beside the game that a move changes: when time is up."""
        before, deadline = self._room_view.deadline, room.deadline
        if before == deadline:
            return b""
        self._room_view = msgspec.structs.replace(self._room_view, deadline=deadline)
        return b',"room":{"deadline":%s}' % _encode(deadline)

    def _own(self, room: Room, seat: Seat | None, common: bytes) -> bytes:
        """The rest of a step, with what changed for this seat alone."""
        before, now = self._shown[seat], self._private(room, seat)
        self._shown[seat] = now
        if now.mine != before.mine:
            common += _encoded_fields(_changed(before.mine, now.mine))
        rest = b',"view":{%s}' % common[1:] if common else b""
        if now.offers != before.offers:
            rest += b',"offers":%s' % _encode(now.offers)
        if now.muted is not before.muted:
            rest += b',"muted":%s' % _encode(now.muted)
        return rest


def _encoded_fields(fields: dict[str, Any]) -> bytes:
    """Each with a comma before it."""
    return b"".join([b',"%s":%s' % (name.encode(), _encode(fields[name])) for name in fields])


def _fields(value: Any) -> dict[str, Any]:
    return {name: getattr(value, name) for name in value.__struct_fields__}


def _changed(before: Any, now: Any) -> dict[str, Any]:
    """The fields that are not what they were; of a list of structs, what changed in each."""
    changed = {}
    for name in now.__struct_fields__:
        value, old = getattr(now, name), getattr(before, name)
        if value is not old and value != old:
            changed[name] = _patch(old, value)
    return changed


def _patch(old: Any, value: Any) -> Any:
    """A value, or, for a list whose items only changed, the changes by their places."""
    if not (type(value) is type(old) is tuple and value and len(value) == len(old)):
        return value
    if not (hasattr(value[0], "__struct_fields__") and type(value[0]) is type(old[0])):
        return value
    return {
        place: _changed(was, item)
        for place, (was, item) in enumerate(zip(old, value, strict=True))
        if was is not item and was != item
    }
