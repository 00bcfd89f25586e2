"""The audience: who listens at a table, and hears what happens there."""

from typing import Protocol

import msgspec

from samewave.core import Seat
from samewave.server.entries import Entry, Left, PlayerId
from samewave.server.messages import Here, ToPage
from samewave.server.room import Room
from samewave.server.show import Owns, encode, framed, steps, welcome


class Listener(Protocol):
    """Somebody who looks at a table: a player's page, a spectator's, a table screen."""

    @property
    def player(self) -> PlayerId | None: ...

    def send(self, frame: bytes) -> None:
        """Never waits: who cannot keep up is dropped, and comes back."""
        ...

    def dismiss(self) -> None:
        """The player left or was sent away."""
        ...


class Audience:
    """All who listen at one table."""

    def __init__(self) -> None:
        self._listeners: set[Listener] = set()
        self._seated: dict[Seat | None, list[Listener]] = {}
        self._owns: Owns = {}
        self._game: int | None = None
        self._elsewhere: frozenset[PlayerId] = frozenset()

    @property
    def here(self) -> set[PlayerId]:
        """The players who are connected, to whatever node."""
        return self.connected | self._elsewhere

    @property
    def connected(self) -> set[PlayerId]:
        """The players who are connected to this node."""
        return {each.player for each in self._listeners if each.player is not None}

    @property
    def is_empty(self) -> bool:
        """Whether nobody looks from this node, not even a spectator."""
        return not self._listeners

    def place_elsewhere(self, players: frozenset[PlayerId]) -> bool:
        """These are connected to other nodes; all hear of it, if that is news."""
        before, self._elsewhere = self.here, players
        if self.here == before:
            return False
        self.tell(Here(tuple(sorted(self.here))))
        return True

    def add(self, listener: Listener, room: Room) -> None:
        """Somebody begins to listen; all hear who is here."""
        listener.send(framed(welcome(room, listener.player, self.here)))
        self._listeners.add(listener)
        if self._game != _game_at(room):
            self._seat_all(room)
        else:
            self._seat(listener, room)
        self._tell_presence(listener)

    def remove(self, listener: Listener) -> None:
        self._listeners.discard(listener)
        for listeners in self._seated.values():
            if listener in listeners:
                listeners.remove(listener)
        self._tell_presence(listener)

    def tell(self, message: ToPage) -> None:
        """Everybody hears the same."""
        frame = framed(encode(message))
        for listener in tuple(self._listeners):
            listener.send(frame)

    def show(self, before: Room, room: Room, entry: Entry, events: tuple[object, ...] = ()) -> None:
        """Everybody hears of an entry what is theirs to know; who caused it, that it is done."""
        if self._game != _game_at(room):
            self._seat_all(room)
        heard = steps(before, room, entry, self._owns, events)
        frame, framed_step = b"", b""
        for seat, listeners in self._seated.items():
            step = heard[seat]
            if step is not framed_step:
                frame, framed_step = framed(step), step
            for listener in listeners:
                if entry.message and listener.player == entry.by:
                    answer = b'{"answers":%s,%s' % (msgspec.json.encode(entry.message), step[1:])
                    listener.send(framed(answer))
                else:
                    listener.send(frame)
        if isinstance(entry.happened, Left):
            self._dismiss(entry.happened.player)

    def _seat_all(self, room: Room) -> None:
        """Find out who listens at which seat of the game."""
        self._game, self._seated, self._owns = _game_at(room), {}, {}
        for listener in self._listeners:
            self._seat(listener, room)

    def _seat(self, listener: Listener, room: Room) -> None:
        seat = room.seat_of(listener.player)
        self._seated.setdefault(seat, []).append(listener)
        self._owns.setdefault(seat)

    def _dismiss(self, player: PlayerId) -> None:
        for listener in tuple(self._listeners):
            if listener.player == player:
                listener.dismiss()

    def _tell_presence(self, cause: Listener) -> None:
        if cause.player is not None:
            self.tell(Here(tuple(sorted(self.here))))


def _game_at(room: Room) -> int | None:
    return room.playing.number if room.playing else None
