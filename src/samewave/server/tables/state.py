"""The state of a table, computed from its log: players, settings, game and chat; pure."""

from collections.abc import Hashable, Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from samewave.core import NOTHING_TO_SHOW, AnyGame, Chance, Refused, Seat, Value, replay
from samewave.core.record import read_events
from samewave.history import Deal
from samewave.server.tables.current_game import CurrentGame, Player, Show
from samewave.server.tables.entrance import (
    AT_THE_ENTRANCE,
    Entrance,
    RemovedPlayer,
    entrance_after,
    opened,
)
from samewave.server.tables.log import (
    Arranged,
    DealTaken,
    Entry,
    Extended,
    Grouped,
    HandedOver,
    Joined,
    Left,
    Moved,
    NameRemoved,
    Opened,
    PackBrought,
    PlayerId,
    Proceeded,
    Proceeding,
    Said,
    SettingsChanged,
    StandIn,
    Started,
    Stopped,
    TableSettings,
    UnreadableEntry,
    read_entry,
)

Games = Mapping[str, AnyGame]
MOST_PLAYERS = 12
REMEMBERED = 64
"""Message ids remembered for each player; a phone repeats the last one or two."""
CHAT_LINES = 50
MOST_STOPPED = 200
"""Abandoned games that are remembered; people abandon a few in an evening."""


class ChatLine(Value, frozen=True):
    """A line of the chat."""

    player: PlayerId
    text: str
    at: float


class TableState(Value, frozen=True):
    """The state of a table after this many entries of its log."""

    length: int
    code: str
    settings: TableSettings
    players: Mapping[PlayerId, Player] = {}
    """The players in order of joining, and those who left but are still referred to."""
    next_player: PlayerId = 0
    """The id of the next player; ids are never reused."""
    answered: Mapping[PlayerId, tuple[str, ...]] = {}
    """By player at the table, the ids of their last messages that were carried out."""
    order: tuple[PlayerId, ...] = ()
    host: PlayerId | None = None
    current_game: CurrentGame | None = None
    begun: int = 0
    """The number of games begun here. A game's number is the count of those before it."""
    stopped: tuple[int, ...] = ()
    """The numbers of abandoned games, as far back as `first_kept`."""
    first_kept: int = 0
    """Records of games before this number are not available."""
    stopped_by: PlayerId | None = None
    """The player who abandoned the last game; None again when the next one begins."""
    chat: tuple[ChatLine, ...] = ()
    packs: tuple[str, ...] = ()
    group: Grouped = Grouped("")
    """The group that keeps the games finished here."""
    deal: Deal | None = None
    """The deal of an earlier game that the next one uses."""
    names_removed: int = 0
    """How often the log was rewritten; cached stories from before have other names."""
    opened: float = 0.0
    """When the table was opened."""
    entrance: Entrance = Entrance()
    """The door, its keys and pending requests."""
    touched: float = 0.0
    skew: float = 0.0
    """Seconds by which the machine that wrote the last entry was ahead of the table time."""
    asked: float = 0.0
    """When bots and the timer start: after pages have shown what led to the current question."""
    show: Show | None = None
    """The times of the update that pages show, or showed last, before the current question."""
    extended: int = 0
    """Seconds added to the current question on request."""
    deadline: float | None = None
    """When the server moves for players who have not. A field, because every move reads it."""

    @property
    def question(self) -> Hashable:
        """The current question, and the game that asks it."""
        current_game = self.current_game
        return current_game and (
            current_game.number,
            current_game.game.question(current_game.state),
        )

    @property
    def is_playing(self) -> bool:
        return self.current_game is not None and not self.current_game.is_over

    def is_finished(self, number: int) -> bool:
        """Whether this game was played to its end, so that everybody may see it."""
        if number not in range(self.first_kept, self.begun) or number in self.stopped:
            return False
        return number != self.begun - 1 or not self.is_playing

    def just_finished(self, before: "TableState") -> bool:
        """Whether a game ended between that state and this one."""
        current_game = self.current_game
        return current_game is not None and current_game.is_over and before.is_playing

    @property
    def needs_bots(self) -> bool:
        """Whether any player needs a bot to move."""
        return any(player.needs_a_bot for player in self.players.values())

    def has_answered(self, player: PlayerId | None, message: str) -> bool:
        return player is not None and message in self.answered.get(player, ())

    def player(self, player: PlayerId | None) -> Player:
        known = None if player is None else self.players.get(player)
        if known is None:
            raise Refused("not_a_player")
        return known

    def holder_of(self, token_hash: str) -> PlayerId | None:
        """The player whose token has this hash."""
        known = self.players.values()
        holder = next((each for each in known if each.token_hash == token_hash), None)
        return None if holder is None or holder.is_gone else holder.id

    def game_on(self) -> CurrentGame:
        """The current game, or Refused."""
        if self.current_game is None:
            raise Refused("no_game_is_on")
        return self.current_game

    def seat_of(self, player: PlayerId | None) -> Seat | None:
        return self.current_game.seat_of(player) if self.current_game else None


def evolve(
    state: TableState | None, entry: Entry, games: Games, current_game: CurrentGame | None = None
) -> TableState:
    """The state after an entry. Pass the game after a move if it was judged already."""
    event = entry.event
    if state is None:
        if not isinstance(event, Opened):
            raise ValueError("a table's log begins with its opening")
        at, entrance = entry.at, opened(event)
        return TableState(1, event.code, event.settings, opened=at, touched=at, entrance=entrance)
    before, after = state, state if current_game else _changed(state, event, entry, games)
    if not isinstance(event, Moved):
        after = _with_entrance(before, after, event, entry.at)
    current_game = current_game or after.current_game
    asked, show, extended = after.asked, after.show, after.extended
    answered = after.answered
    if current_game is not before.current_game and _asks_anew(before.current_game, current_game):
        asked, extended = _free_from(before, current_game, entry.at), 0
        show = _show(current_game, asked, state.length + 1)
        asked = show.until if show else asked
    by, message = entry.by, entry.message
    if message and by is not None and (known := answered.get(by)) is not None:
        answered = {**answered, by: (*known[-REMEMBERED + 1 :], message)}
    return replace(
        after,
        length=state.length + 1,
        touched=entry.at,
        skew=entry.skew,
        current_game=current_game,
        asked=asked,
        show=show,
        extended=extended,
        answered=answered,
        deadline=_deadline(current_game, after.settings, asked + extended),
    )


def _deadline(
    current_game: CurrentGame | None, settings: TableSettings, begins: float
) -> float | None:
    limit = current_game and (current_game.time_limit or settings.timer)
    if current_game is None or not limit or current_game.is_over:
        return None
    return begins + limit


def read_on(
    state: TableState | None, raw: bytes | msgspec.Raw, games: Games
) -> tuple[Entry, TableState]:
    """Decode the next entry: the entry and the state after it, or UnreadableEntry."""
    try:
        entry = read_entry(raw)
        return entry, evolve(state, entry, games)
    except Exception as error:
        length = state.length if state else 0
        raise UnreadableEntry(f"entry {length}: {error}") from error


def _free_from(state: TableState, current_game: CurrentGame | None, at: float) -> float:
    """When pages are free to show something: not before they have shown what came before."""
    before = state.current_game
    is_same_game = current_game and before and before.number == current_game.number
    shown = state.show.ends if state.show else state.asked
    return max(at, shown) if is_same_game else at


def _show(current_game: CurrentGame | None, starts: float, sequence: int) -> Show | None:
    seconds, reading = current_game.showing if current_game else NOTHING_TO_SHOW
    if seconds == 0:
        return None
    return Show(sequence, starts, starts + seconds, starts + seconds + reading)


def _proceeded(state: TableState, to: Proceeding, at: float) -> TableState:
    """Somebody tapped on: pages show the result now, or what comes after it."""
    show = state.show
    if show is None:
        return state
    ends = min(show.ends, at)
    until = at + (show.until - show.ends) if to == "result" else at
    return replace(state, show=Show(show.sequence, show.starts, ends, until), asked=until)


def _asks_anew(before: CurrentGame | None, now: CurrentGame | None) -> bool:
    """Whether this is a new question, for which everybody gets the full time."""
    if before is None or now is None or before.number != now.number:
        return True
    return bool(now.game.question(now.state) != now.game.question(before.state))


def _changed(state: TableState, event: Any, entry: Entry, games: Games) -> TableState:
    match event:
        case Moved(_, _, events):
            return replace(state, current_game=_moved(state.current_game, events))
        case Joined(player, name, token_hash, strength):
            return _joined(state, Player(player, name, token_hash, strength))
        case Left(player):
            return _left(state, player)
        case NameRemoved(player):
            after = _left(state, player) if player in state.order else state
            return replace(after, names_removed=state.names_removed + 1)
        case HandedOver(player):
            return replace(state, host=player)
        case SettingsChanged(settings):
            return replace(state, settings=settings, deal=None)
        case Arranged(order):
            return replace(state, order=order)
        case Started():
            return _started(state, event, games)
        case Stopped(player):
            return _stopped(state, player)
        case Said(player, text):
            return _said(state, ChatLine(player, text, entry.at)) if text else state
        case PackBrought(pack):
            return replace(state, packs=(*state.packs, pack))
        case Proceeded(to):
            return _proceeded(state, to, entry.at)
        case Extended(seconds):
            return replace(state, extended=state.extended + seconds)
        case Grouped():
            return replace(state, group=event)
        case DealTaken(deal):
            return _with_deal(state, deal)
        case StandIn(player, plays):
            changed = replace(state.players[player], has_stand_in=plays)
            return replace(state, players={**state.players, player: changed})
        case _ if isinstance(event, AT_THE_ENTRANCE):
            return state
        case _:
            raise ValueError(event)


def _moved(current_game: CurrentGame | None, events: msgspec.Raw) -> CurrentGame:
    if current_game is None:
        raise ValueError("nobody moves without a game")
    event = read_events(current_game.game, events)
    return replace(current_game, state=replay(current_game.game, event, current_game.state))


def _joined(state: TableState, player: Player) -> TableState:
    host = player.id if state.host is None and not player.is_bot else state.host
    return replace(
        state,
        players={**state.players, player.id: player},
        next_player=max(state.next_player, player.id + 1),
        answered={**state.answered, player.id: ()},
        order=(*state.order, player.id),
        host=host,
    )


def _left(state: TableState, player: PlayerId) -> TableState:
    """A player leaves. If it was the host, the player who joined next becomes host."""
    players = {**state.players, player: replace(state.players[player], is_gone=True)}
    people = [other.id for other in players.values() if not other.is_bot and not other.is_gone]
    host = state.host if state.host != player else next(iter(people), None)
    order = tuple(other for other in state.order if other != player)
    answered = {other: known for other, known in state.answered.items() if other != player}
    after = replace(state, players=players, answered=answered, order=order, host=host)
    return _without_forgotten(after)


def _without_forgotten(state: TableState) -> TableState:
    """Drop players who left, unless the game, the chat or the last stop refers to them.

    So a table does not grow when people come and go.
    """
    gone = {each.id for each in state.players.values() if each.is_gone}
    gone.difference_update(line.player for line in state.chat)
    gone.difference_update(state.current_game.seated if state.current_game else ())
    gone -= {state.stopped_by}
    if not gone:
        return state
    players = {known: each for known, each in state.players.items() if known not in gone}
    return replace(state, players=players)


def _said(state: TableState, line: ChatLine) -> TableState:
    chat = state.chat
    after = replace(state, chat=(*chat, line)[-CHAT_LINES:])
    dropped = state.players.get(chat[0].player) if len(chat) == CHAT_LINES else None
    return _without_forgotten(after) if dropped and dropped.is_gone else after


def _with_entrance(before: TableState, state: TableState, event: Any, at: float) -> TableState:
    leaver = RemovedPlayer("", "")
    if isinstance(event, Left) and event.for_good:
        gone = before.players[event.player]
        leaver = RemovedPlayer(gone.name, gone.token_hash)
    entrance = entrance_after(state.entrance, event, at, leaver)
    return state if entrance is state.entrance else replace(state, entrance=entrance)


def _started(state: TableState, started: Started, games: Games) -> TableState:
    game = games[started.game]
    events = read_events(game, started.events)
    current_game = CurrentGame(
        number=state.begun,
        game=game,
        setup=msgspec.json.decode(started.setup, type=game.setup_type),
        chance=Chance(started.seed),
        seated=started.seated,
        state=replay(game, events),
        first_entry=state.length,
        lesson=game.lesson if started.practice else None,
        deal=state.deal if started.is_duel else None,
    )
    begun = state.begun + 1
    after = replace(state, current_game=current_game, begun=begun, stopped_by=None, deal=None)
    return _without_forgotten(after)


def _with_deal(state: TableState, deal: Deal | None) -> TableState:
    """Use an earlier deal: the settings become those of its game."""
    if deal is None:
        return replace(state, deal=None)
    settings = replace(state.settings, game=deal.game, setup=deal.setup, practice=False)
    return replace(state, deal=deal, settings=settings)


def _stopped(state: TableState, player: PlayerId) -> TableState:
    """Abandon the game; only its number is remembered."""
    if state.current_game is None:
        raise ValueError("nobody stops what has not begun")
    stopped, first_kept = (*state.stopped, state.current_game.number), state.first_kept
    if len(stopped) > MOST_STOPPED:
        first_kept, stopped = stopped[0] + 1, stopped[1:]
    after = replace(
        state, current_game=None, stopped=stopped, first_kept=first_kept, stopped_by=player
    )
    return _without_forgotten(after)
