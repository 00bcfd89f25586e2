"""The audience of a table: its connected pages, and what is sent to each of them."""

from collections.abc import Callable, Set
from typing import Protocol

from samewave.core import Seat
from samewave.server.protocol.messages import GoodbyeReason, Presence, Screen, ToPage, WatchKey
from samewave.server.supervise import log_failure
from samewave.server.tables.log import (
    Entry,
    Left,
    Moved,
    PlayerId,
    SeatClaimed,
    SeatTaken,
    WatchersSentAway,
)
from samewave.server.tables.parts import SeatParts, Updates
from samewave.server.tables.state import TableState
from samewave.server.tables.updates import (
    answering,
    encode,
    updates_for,
    websocket_frame,
    welcome,
)

_NOBODY: PlayerId = -1


class Listener(Protocol):
    """A connected page: a player's, a spectator's or a table screen."""

    @property
    def player(self) -> PlayerId | None: ...

    @property
    def screen(self) -> Screen:
        """Whether the page shows what happens in its time, and whether it is a table screen."""
        ...

    @property
    def send(self) -> Callable[[bytes], None]:
        """Send without waiting. A page that cannot keep up is dropped, and reconnects."""
        ...

    def drop(self) -> None:
        """Cut the connection; the page reconnects and gets the whole state."""
        ...

    def dismiss(self, reason: GoodbyeReason) -> None:
        """Send the reason, then close the connection."""
        ...


class Audience:
    """All listeners of one table. One that fails is dropped; the others are not affected."""

    def __init__(self, code: str, now: Callable[[], float]) -> None:
        self._code, self._now = code, now
        self._listeners: dict[Listener, None] = {}
        self._seated: list[tuple[Seat | None, Listener]] = []
        """The listeners with their seats in the current game."""
        self._parts: SeatParts = {}
        self._game: int | None = None
        self._elsewhere: frozenset[PlayerId] = frozenset()
        self._watching_elsewhere = self._screens_elsewhere = 0
        self._shows_elsewhere = False

    @property
    def here(self) -> set[PlayerId]:
        """The players who are connected to any node."""
        return self.connected | self._elsewhere

    @property
    def connected(self) -> set[PlayerId]:
        """The players who are connected to this node."""
        return {each.player for each in self._listeners if each.player is not None}

    @property
    def watching(self) -> int:
        """The number of spectators and table screens at all nodes."""
        return self.watching_here + self._watching_elsewhere

    @property
    def watching_here(self) -> int:
        """The number of spectators and table screens at this node."""
        return sum(each.player is None for each in self._listeners)

    @property
    def screens(self) -> int:
        """The number of table screens at all nodes."""
        return self.screens_here + self._screens_elsewhere

    @property
    def screens_here(self) -> int:
        return sum(each.screen == "table" for each in self._listeners)

    @property
    def shows(self) -> bool:
        """Whether any page shows what happens in its time, so that bots wait for it."""
        return self._shows_elsewhere or self.shows_here

    @property
    def shows_here(self) -> bool:
        return any(each.screen for each in self._listeners)

    @property
    def is_empty(self) -> bool:
        """Whether this node has no listener at all, not even a spectator."""
        return not self._listeners

    def set_elsewhere(
        self,
        players: frozenset[PlayerId],
        watching: int = 0,
        screens: int = 0,
        *,
        shows: bool = False,
    ) -> bool:
        """Set who is connected to other nodes. True if the set of present players changed."""
        here, before = self.here, (self.watching, self.screens)
        self._elsewhere, self._watching_elsewhere = players, watching
        self._screens_elsewhere, self._shows_elsewhere = screens, shows
        if self.here == here and before == (self.watching, self.screens):
            return False
        self._send_presence()
        return self.here != here

    def add(self, listener: Listener, state: TableState) -> None:
        """Add a listener: it gets the whole state, and everybody learns who is present."""
        watching = self.watching + (listener.player is None)
        screens = self.screens + (listener.screen == "table")
        known = welcome(state, listener.player, self.here, self._now(), watching, screens)
        listener.send(websocket_frame(known))
        self._listeners[listener] = None
        if self._game != _game_at(state):
            self._seat_all(state)
        else:
            self._seat(listener, state)
        self._send_presence()

    def remove(self, listener: Listener) -> None:
        if self._listeners.pop(listener, self) is self:
            return
        self._seated = [each for each in self._seated if each[1] is not listener]
        self._send_presence()

    def send_all(self, message: ToPage) -> None:
        """Send the same message to every listener."""
        frame = websocket_frame(encode(message))
        for listener in tuple(self._listeners):
            self._send(listener, frame)

    def show(
        self, before: TableState, state: TableState, entry: Entry, events: tuple[object, ...] = ()
    ) -> None:
        """Send each listener its part of an entry; the sender's copy answers its message."""
        if self._game != _game_at(state):
            self._seat_all(state)
        is_move = isinstance(entry.event, Moved)
        if not is_move and isinstance(entry.event, SeatTaken):  # another view, and a new name
            self.welcome_all(state)
            return
        try:
            updates = updates_for(before, state, entry, self._parts, events)
        except Exception as error:  # a bug in a view: everybody gets the whole state instead
            log_failure(f"table {self._code} could not encode entry {before.length}", error)
            self._welcome_all(state)
        else:
            self._send_updates(updates, entry, state)
        if not is_move:
            self._say_who_goes(before, state, entry)

    def _say_who_goes(self, before: TableState, state: TableState, entry: Entry) -> None:
        """Dismiss the pages that an entry sends away. The others may need a new watch key."""
        if isinstance(entry.event, Left):
            self._dismiss(entry.event.player)
        elif isinstance(entry.event, SeatClaimed):
            self._dismiss(entry.event.player, "moved")
        elif isinstance(entry.event, WatchersSentAway):
            self._dismiss(None)
        if before.entrance.watch_key != state.entrance.watch_key:
            self._give_key(entry, state.entrance.watch_key)

    def _send_updates(self, updates: Updates, entry: Entry, state: TableState) -> None:
        """Send each listener the update of its seat. Most seats get the public one."""
        public, own, event = updates.public, updates.own, entry.event
        sender = _NOBODY
        special: Set[Seat | None] = own.keys()
        """The seats whose listeners may get something else than the public update."""
        if entry.message and entry.by is not None:
            sender = entry.by
            special = special | {event.seat if isinstance(event, Moved) else state.seat_of(sender)}
        everybody, framed, frame = websocket_frame(public), b"", b""
        failed: list[tuple[Listener, Exception]] = []
        for seat, listener in self._seated:
            send = listener.send
            try:
                if seat not in special:
                    send(everybody)
                elif listener.player == sender:
                    send(websocket_frame(answering(own.get(seat, public), entry.message)))
                elif seat not in own:
                    send(everybody)
                else:
                    if own[seat] is not framed:  # seats that see the same have the same object
                        framed = own[seat]
                        frame = websocket_frame(framed)
                    send(frame)
            except Exception as error:
                failed.append((listener, error))
        for listener, cause in failed:
            self._drop_failed(listener, cause)

    def end(self, reason: GoodbyeReason) -> None:
        """Dismiss every listener."""
        for listener in tuple(self._listeners):
            self._hang_up(listener, reason)

    def welcome_all(self, state: TableState) -> None:
        """Send everybody the whole state, as after a reconnect."""
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
        """Drop a listener. The task that serves its connection notices, and calls `remove`."""
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
        return welcome(state, listener.player, self.here, self._now(), self.watching, self.screens)

    def _seat_all(self, state: TableState) -> None:
        """Group the listeners by their seat in the current game."""
        self._game, self._seated, self._parts = _game_at(state), [], {}
        for listener in self._listeners:
            self._seat(listener, state)

    def _seat(self, listener: Listener, state: TableState) -> None:
        seat = state.seat_of(listener.player)
        self._seated.append((seat, listener))
        self._parts.setdefault(seat)

    def _give_key(self, entry: Entry, key: str) -> None:
        """Send the new watch key to everybody who stays."""
        frame, event = websocket_frame(encode(WatchKey(key))), entry.event
        for listener in tuple(self._listeners):
            is_sent_away = (
                listener.player is None
                if isinstance(event, WatchersSentAway)
                else isinstance(event, Left) and listener.player == event.player
            )
            if not is_sent_away:
                self._send(listener, frame)

    def _dismiss(self, player: PlayerId | None, reason: GoodbyeReason = "kicked") -> None:
        for listener in tuple(self._listeners):
            if listener.player == player:
                self._hang_up(listener, reason)

    def _hang_up(self, listener: Listener, reason: GoodbyeReason) -> None:
        try:
            listener.dismiss(reason)
        except Exception as error:
            log_failure(f"saying goodbye at table {self._code}", error)
            self._drop(listener)

    def _send_presence(self) -> None:
        self.send_all(Presence(tuple(sorted(self.here)), self.watching, self.screens))


def _game_at(state: TableState) -> int | None:
    return state.current_game.number if state.current_game else None
