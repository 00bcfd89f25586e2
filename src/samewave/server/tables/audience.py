"""The audience: who listens at a table, and hears what happens there."""

from collections.abc import Callable
from typing import Protocol

from samewave.core import Seat
from samewave.server.protocol.messages import GoodbyeReason, Presence, ToPage, WatchKey
from samewave.server.supervise import log_failure
from samewave.server.tables.log import Entry, Left, PlayerId, WatchersSentAway
from samewave.server.tables.state import TableState
from samewave.server.tables.updates import (
    SeatParts,
    answering,
    encode,
    updates_for,
    websocket_frame,
    welcome,
)

_NOBODY: PlayerId = -1


class Listener(Protocol):
    """Somebody who looks at a table: a player's page, a spectator's, a table screen."""

    @property
    def player(self) -> PlayerId | None: ...

    @property
    def send(self) -> Callable[[bytes], None]:
        """Send a frame. Never waits: a page that does not keep up is dropped, and comes back."""
        ...

    def drop(self) -> None:
        """Hang up without a word: the page comes back and sees everything anew."""
        ...

    def dismiss(self, reason: GoodbyeReason) -> None:
        """Say why, and hang up."""
        ...


class Audience:
    """All who listen at one table. A listener that fails is dropped; the others hear on."""

    def __init__(self, code: str, now: Callable[[], float]) -> None:
        self._code, self._now = code, now
        self._listeners: dict[Listener, None] = {}
        self._seated: dict[Seat | None, list[Listener]] = {}
        self._parts: SeatParts = {}
        self._game: int | None = None
        self._elsewhere: frozenset[PlayerId] = frozenset()
        self._watching_elsewhere = 0

    @property
    def here(self) -> set[PlayerId]:
        """The players who are connected, to whatever node."""
        return self.connected | self._elsewhere

    @property
    def connected(self) -> set[PlayerId]:
        """The players who are connected to this node."""
        return {each.player for each in self._listeners if each.player is not None}

    @property
    def watching(self) -> int:
        """How many only watch, from whatever node."""
        return self.watching_here + self._watching_elsewhere

    @property
    def watching_here(self) -> int:
        """How many only watch from this node."""
        return sum(each.player is None for each in self._listeners)

    @property
    def is_empty(self) -> bool:
        """Whether nobody looks from this node, not even a spectator."""
        return not self._listeners

    def place_elsewhere(self, players: frozenset[PlayerId], watching: int = 0) -> bool:
        """These are connected to other nodes. All hear what is new; whether players are."""
        here, watched = self.here, self.watching
        self._elsewhere, self._watching_elsewhere = players, watching
        if self.here == here and self.watching == watched:
            return False
        self._tell_presence()
        return self.here != here

    def add(self, listener: Listener, state: TableState) -> None:
        """Somebody begins to listen; all hear who is here."""
        watching = self.watching + (listener.player is None)
        listener.send(
            websocket_frame(welcome(state, listener.player, self.here, self._now(), watching))
        )
        self._listeners[listener] = None
        if self._game != _game_at(state):
            self._seat_all(state)
        else:
            self._seat(listener, state)
        self._tell_presence()

    def remove(self, listener: Listener) -> None:
        if self._listeners.pop(listener, self) is self:
            return
        for listeners in self._seated.values():
            if listener in listeners:
                listeners.remove(listener)
        self._tell_presence()

    def tell(self, message: ToPage) -> None:
        """Everybody hears the same."""
        frame = websocket_frame(encode(message))
        for listener in tuple(self._listeners):
            self._send(listener, frame)

    def show(
        self, before: TableState, state: TableState, entry: Entry, events: tuple[object, ...] = ()
    ) -> None:
        """Send each listener its part of the entry; the sender's copy answers its message."""
        if self._game != _game_at(state):
            self._seat_all(state)
        try:
            updates = updates_for(before, state, entry, self._parts, events)
        except Exception as error:  # a bug in a view: everybody gets the whole state instead
            log_failure(f"table {self._code} could not encode entry {before.length}", error)
            self._welcome_all(state)
        else:
            self._send_updates(updates, entry)
        if isinstance(entry.event, Left):
            self._dismiss(entry.event.player)
        elif isinstance(entry.event, WatchersSentAway):
            self._dismiss(None)
        if before.entrance.watch_key != state.entrance.watch_key:
            self._give_key(entry, state.entrance.watch_key)

    def _send_updates(self, updates: dict[Seat | None, bytes], entry: Entry) -> None:
        sender = entry.by if entry.message else _NOBODY
        framed, frame = b"", b""
        failed: list[tuple[Listener, Exception]] = []
        for seat, listeners in self._seated.items():
            update = updates[seat]
            if update is not framed:  # seats that see the same have the same object
                framed, frame = update, websocket_frame(update)
            for listener in listeners:
                try:
                    if listener.player == sender:
                        listener.send(websocket_frame(answering(update, entry.message)))
                    else:
                        listener.send(frame)
                except Exception as error:
                    failed.append((listener, error))
        for listener, cause in failed:
            self._drop_failed(listener, cause)

    def end(self, reason: GoodbyeReason) -> None:
        """Hang up on everybody."""
        for listener in tuple(self._listeners):
            self._hang_up(listener, reason)

    def show_anew(self, state: TableState) -> None:
        """Send everybody the whole state. People who have left the table hear that they have."""
        self._seat_all(state)
        self._welcome_all(state)
        for player in self.connected:
            known = state.players.get(player)
            if known is None or known.is_gone:
                self._dismiss(player)

    def _send(self, listener: Listener, frame: bytes) -> None:
        try:
            listener.send(frame)
        except Exception as error:
            self._drop_failed(listener, error)

    def _drop_failed(self, listener: Listener, error: Exception) -> None:
        log_failure(f"a page of player {listener.player} at table {self._code}", error)
        self._drop(listener)

    def _drop(self, listener: Listener) -> None:
        """Whoever serves the connection notices that it is gone, and calls `remove`."""
        try:
            listener.drop()
        except Exception as error:
            log_failure(f"dropping a page at table {self._code}", error)
            self.remove(listener)

    def _welcome_all(self, state: TableState) -> None:
        self._parts = dict.fromkeys(self._parts)
        for listener in tuple(self._listeners):
            try:
                listener.send(websocket_frame(self._welcome(state, listener)))
            except Exception as error:
                log_failure(f"a welcome to player {listener.player} at {self._code}", error)
                self._drop(listener)

    def _welcome(self, state: TableState, listener: Listener) -> bytes:
        return welcome(state, listener.player, self.here, self._now(), self.watching)

    def _seat_all(self, state: TableState) -> None:
        """Find out who listens at which seat of the game."""
        self._game, self._seated, self._parts = _game_at(state), {}, {}
        for listener in self._listeners:
            self._seat(listener, state)

    def _seat(self, listener: Listener, state: TableState) -> None:
        seat = state.seat_of(listener.player)
        self._seated.setdefault(seat, []).append(listener)
        self._parts.setdefault(seat)

    def _give_key(self, entry: Entry, key: str) -> None:
        """Everybody who stays gets the new watch key."""
        frame, event = websocket_frame(encode(WatchKey(key))), entry.event
        for listener in tuple(self._listeners):
            is_sent_away = (
                listener.player is None
                if isinstance(event, WatchersSentAway)
                else isinstance(event, Left) and listener.player == event.player
            )
            if not is_sent_away:
                self._send(listener, frame)

    def _dismiss(self, player: PlayerId | None) -> None:
        for listener in tuple(self._listeners):
            if listener.player == player:
                self._hang_up(listener, "kicked")

    def _hang_up(self, listener: Listener, reason: GoodbyeReason) -> None:
        try:
            listener.dismiss(reason)
        except Exception as error:
            log_failure(f"saying goodbye at table {self._code}", error)
            self._drop(listener)

    def _tell_presence(self) -> None:
        self.tell(Presence(tuple(sorted(self.here)), self.watching))


def _game_at(state: TableState) -> int | None:
    return state.current_game.number if state.current_game else None
