"""A room: who is at a table, what they want to play, and the game itself; pure, like a game."""

from collections.abc import Hashable, Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from samewave.core import AnyGame, Chance, Refused, Seat, Value, replay
from samewave.core.record import read_events
from samewave.history import Deal
from samewave.server.entrance import (
    AT_THE_ENTRANCE,
    Entrance,
    Removed,
    entrance_after,
    opened,
)
from samewave.server.entries import (
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
    Said,
    StandIn,
    Started,
    Stopped,
    UnreadableEntry,
    Wish,
    Wished,
    read_entry,
)
from samewave.server.playing import Player, Playing

Games = Mapping[str, AnyGame]
MOST_PLAYERS = 12
REMEMBERED = 64
"""Messages of a player whose answers are remembered; a phone repeats the last one or two."""
CHAT_LINES = 50
MOST_STOPPED = 200
"""Games that were put away and are remembered as such; people put away a few in an evening."""


class Line(Value, frozen=True):
    """A line of the chat."""

    player: PlayerId
    text: str
    at: float


class Room(Value, frozen=True):
    """How a table stands after so many entries of its log."""

    length: int
    code: str
    wish: Wish
    players: Mapping[PlayerId, Player] = {}
    """Who sits here, in the order of coming; and of those who left, whoever is still named."""
    next_player: PlayerId = 0
    """The id of whoever comes next: no id is given twice."""
    answered: Mapping[PlayerId, tuple[str, ...]] = {}
    """By player who has not left: the last messages that were answered."""
    order: tuple[PlayerId, ...] = ()
    host: PlayerId | None = None
    playing: Playing | None = None
    begun: int = 0
    """How many games began here; a game's number is how many began before it."""
    stopped: tuple[int, ...] = ()
    """The numbers of games that were put away before their end, as far back as `first_kept`."""
    first_kept: int = 0
    """Of earlier games nothing can be had any more."""
    stopped_by: PlayerId | None = None
    """Who put the last game away; until the next one begins."""
    chat: tuple[Line, ...] = ()
    packs: tuple[str, ...] = ()
    group: Grouped = Grouped("")
    """For whom games are kept that end here."""
    deal: Deal | None = None
    """Of an earlier game, for the next one."""
    names_removed: int = 0
    """How often the log was rewritten: what was told of its games before has other names."""
    opened: float = 0.0
    """When the table was opened."""
    entrance: Entrance = Entrance()
    """Who may come in."""
    touched: float = 0.0
    skew: float = 0.0
    """By how much the machine that wrote the last entry was ahead of the time of the table."""
    asked: float = 0.0
    """When time for the present question began, or begins: when all have seen what led to it."""
    extended: int = 0
    """Seconds that were asked for since."""
    deadline: float | None = None
    """When the timer moves for players who have not; a field, because every move asks for it."""

    @property
    def question(self) -> Hashable:
        """What the table waits for, in which game."""
        playing = self.playing
        return playing and (playing.number, playing.game.question(playing.state))

    @property
    def is_playing(self) -> bool:
        return self.playing is not None and not self.playing.is_over

    def is_finished(self, number: int) -> bool:
        """Whether the game with that number was played to its end, so that all may know of it."""
        if number not in range(self.first_kept, self.begun) or number in self.stopped:
            return False
        return number != self.begun - 1 or not self.is_playing

    def just_finished(self, before: "Room") -> bool:
        """Whether a game came to its end since the room was like that."""
        playing = self.playing
        return playing is not None and playing.is_over and before.is_playing

    @property
    def needs_hands(self) -> bool:
        """Whether somebody here cannot move alone."""
        return any(player.needs_a_bot for player in self.players.values())

    def has_answered(self, player: PlayerId | None, message: str) -> bool:
        return player is not None and message in self.answered.get(player, ())

    def player(self, player: PlayerId | None) -> Player:
        known = None if player is None else self.players.get(player)
        if known is None:
            raise Refused("not_a_player")
        return known

    def holder_of(self, token_hash: str) -> PlayerId | None:
        """Whose token has that hash."""
        known = self.players.values()
        holder = next((each for each in known if each.token_hash == token_hash), None)
        return None if holder is None or holder.is_gone else holder.id

    def game_on(self) -> Playing:
        """The game on the table, or Refused."""
        if self.playing is None:
            raise Refused("no_game_is_on")
        return self.playing

    def seat_of(self, player: PlayerId | None) -> Seat | None:
        return self.playing.seat_of(player) if self.playing else None


def evolve(room: Room | None, entry: Entry, games: Games, playing: Playing | None = None) -> Room:
    """The room after an entry of its log; whoever judged a move knows how the game then stands."""
    happened = entry.happened
    if room is None:
        if not isinstance(happened, Opened):
            raise ValueError("a table's log begins with its opening")
        at, entrance = entry.at, opened(happened)
        return Room(1, happened.code, happened.wish, opened=at, touched=at, entrance=entrance)
    before, after = room, room if playing else _changed(room, happened, entry, games)
    if not isinstance(happened, Moved):
        after = _with_entrance(before, after, happened, entry.at)
    playing = playing or after.playing
    asked, extended, answered = after.asked, after.extended, after.answered
    if playing is not before.playing and _asks_anew(before.playing, playing):
        asked, extended = _time_begins(before, playing, entry.at), 0
    by, message = entry.by, entry.message
    if message and by is not None and (known := answered.get(by)) is not None:
        answered = {**answered, by: (*known[-REMEMBERED + 1 :], message)}
    return replace(
        after,
        length=room.length + 1,
        touched=entry.at,
        skew=entry.skew,
        playing=playing,
        asked=asked,
        extended=extended,
        answered=answered,
        deadline=_deadline(playing, after.wish, asked + extended),
    )


def _deadline(playing: Playing | None, wish: Wish, begins: float) -> float | None:
    limit = playing and (playing.time_limit or wish.timer)
    if playing is None or not limit or playing.is_over:
        return None
    return begins + limit


def read_on(room: Room | None, raw: bytes | msgspec.Raw, games: Games) -> tuple[Entry, Room]:
    """The next entry of a log and the room after it, or UnreadableEntry."""
    try:
        entry = read_entry(raw)
        return entry, evolve(room, entry, games)
    except Exception as error:
        length = room.length if room else 0
        raise UnreadableEntry(f"entry {length}: {error}") from error


def _time_begins(room: Room, playing: Playing | None, at: float) -> float:
    """Not before all have seen what led to the question before, however soon it was answered."""
    if playing is None:
        return at
    is_same_game = room.playing is not None and room.playing.number == playing.number
    return (max(at, room.asked) if is_same_game else at) + playing.showing


def _asks_anew(before: Playing | None, now: Playing | None) -> bool:
    """Whether this is another question: then all have their time again."""
    if before is None or now is None or before.number != now.number:
        return True
    return bool(now.game.question(now.state) != now.game.question(before.state))


def _changed(room: Room, happened: Any, entry: Entry, games: Games) -> Room:
    match happened:
        case Moved(_, _, events):
            return replace(room, playing=_moved(room.playing, events))
        case Joined(player, name, token_hash, strength):
            return _joined(room, Player(player, name, token_hash, strength))
        case Left(player):
            return _left(room, player)
        case NameRemoved(player):
            after = _left(room, player) if player in room.order else room
            return replace(after, names_removed=room.names_removed + 1)
        case HandedOver(player):
            return replace(room, host=player)
        case Wished(wish):
            return replace(room, wish=wish, deal=None)
        case Arranged(order):
            return replace(room, order=order)
        case Started():
            return _started(room, happened, games)
        case Stopped(player):
            return _stopped(room, player)
        case Said(player, text):
            return _said(room, Line(player, text, entry.at)) if text else room
        case PackBrought(pack):
            return replace(room, packs=(*room.packs, pack))
        case Extended(seconds):
            return replace(room, extended=room.extended + seconds)
        case Grouped():
            return replace(room, group=happened)
        case DealTaken(deal):
            return _with_deal(room, deal)
        case StandIn(player, plays):
            changed = replace(room.players[player], has_stand_in=plays)
            return replace(room, players={**room.players, player: changed})
        case _ if isinstance(happened, AT_THE_ENTRANCE):
            return room
        case _:
            raise ValueError(happened)


def _moved(playing: Playing | None, events: msgspec.Raw) -> Playing:
    if playing is None:
        raise ValueError("nobody moves without a game")
    happened = read_events(playing.game, events)
    return replace(playing, state=replay(playing.game, happened, playing.state))


def _joined(room: Room, player: Player) -> Room:
    host = player.id if room.host is None and not player.is_bot else room.host
    return replace(
        room,
        players={**room.players, player.id: player},
        next_player=max(room.next_player, player.id + 1),
        answered={**room.answered, player.id: ()},
        order=(*room.order, player.id),
        host=host,
    )


def _left(room: Room, player: PlayerId) -> Room:
    """Somebody goes; the host's rights go to who sat down next."""
    players = {**room.players, player: replace(room.players[player], is_gone=True)}
    people = [other.id for other in players.values() if not other.is_bot and not other.is_gone]
    host = room.host if room.host != player else next(iter(people), None)
    order = tuple(other for other in room.order if other != player)
    answered = {other: known for other, known in room.answered.items() if other != player}
    after = replace(room, players=players, answered=answered, order=order, host=host)
    return _without_forgotten(after)


def _without_forgotten(room: Room) -> Room:
    """Who left is forgotten, unless the game, the chat or the last stop still names them.

    So a table does not grow by people who come and go.
    """
    gone = {each.id for each in room.players.values() if each.is_gone}
    gone.difference_update(line.player for line in room.chat)
    gone.difference_update(room.playing.seated if room.playing else ())
    gone -= {room.stopped_by}
    if not gone:
        return room
    players = {known: each for known, each in room.players.items() if known not in gone}
    return replace(room, players=players)


def _said(room: Room, line: Line) -> Room:
    chat = room.chat
    after = replace(room, chat=(*chat, line)[-CHAT_LINES:])
    dropped = room.players.get(chat[0].player) if len(chat) == CHAT_LINES else None
    return _without_forgotten(after) if dropped and dropped.is_gone else after


def _with_entrance(before: Room, room: Room, happened: Any, at: float) -> Room:
    leaver = Removed("", "")
    if isinstance(happened, Left) and happened.for_good:
        gone = before.players[happened.player]
        leaver = Removed(gone.name, gone.token_hash)
    entrance = entrance_after(room.entrance, happened, at, leaver)
    return room if entrance is room.entrance else replace(room, entrance=entrance)


def _started(room: Room, started: Started, games: Games) -> Room:
    game = games[started.game]
    events = read_events(game, started.events)
    playing = Playing(
        number=room.begun,
        game=game,
        setup=msgspec.json.decode(started.setup, type=game.setup_type),
        chance=Chance(started.seed),
        seated=started.seated,
        state=replay(game, events),
        first_entry=room.length,
        lesson=game.lesson if started.practice else None,
        deal=room.deal if started.is_duel else None,
    )
    begun = room.begun + 1
    after = replace(room, playing=playing, begun=begun, stopped_by=None, deal=None)
    return _without_forgotten(after)


def _with_deal(room: Room, deal: Deal | None) -> Room:
    """A deal is that of a game: the table then wants to play just this."""
    if deal is None:
        return replace(room, deal=None)
    wish = replace(room.wish, game=deal.game, setup=deal.setup, practice=False)
    return replace(room, deal=deal, wish=wish)


def _stopped(room: Room, player: PlayerId) -> Room:
    """Nothing of the game is left at the table but that there was one."""
    if room.playing is None:
        raise ValueError("nobody stops what has not begun")
    stopped, first_kept = (*room.stopped, room.playing.number), room.first_kept
    if len(stopped) > MOST_STOPPED:
        first_kept, stopped = stopped[0] + 1, stopped[1:]
    after = replace(room, playing=None, stopped=stopped, first_kept=first_kept, stopped_by=player)
    return _without_forgotten(after)
