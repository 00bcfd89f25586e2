"""How entries of the log change the state of a table; pure functions."""

from typing import Any

import msgspec
from msgspec.structs import replace

from samewave.core import NOTHING_TO_SHOW, AnyGame, Chance, replay
from samewave.core.record import read_events
from samewave.history import Deal
from samewave.server.tables.current_game import (
    CurrentGame,
    Player,
    Promise,
    Show,
)
from samewave.server.tables.entrance import (
    AT_THE_ENTRANCE,
    RemovedPlayer,
    entrance_after,
    opened,
)
from samewave.server.tables.log import (
    FROM_THE_TABLE,
    Arranged,
    Chairs,
    DealTaken,
    Entry,
    Extended,
    FaceChosen,
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
    SeatClaimed,
    SeatPromised,
    SeatTaken,
    SettingsChanged,
    StandIn,
    Started,
    Stopped,
    UnreadableEntry,
    read_entry,
)
from samewave.server.tables.state import (
    CHAT_LINES,
    MOST_STOPPED,
    REMEMBERED,
    ChatLine,
    Games,
    TableState,
)


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
    after = state
    if current_game is None:
        after = _changed(state, event, entry, games)
        if not isinstance(event, Moved):
            after = _with_entrance(state, after, event, entry.at)
        current_game = after.current_game
    answered, before = after.answered, state.current_game
    by, message = entry.by, entry.message
    if message and by is not None and (known := answered.get(by)) is not None:
        answered = {**answered, by: (*known[-REMEMBERED + 1 :], message)}
    is_new = current_game is not before and _asks_anew(before, current_game)
    is_playing = current_game is not None and not current_game.is_over
    if after is state and not is_new and is_playing is state.is_playing:  # as nearly all moves
        return replace(
            state,
            length=state.length + 1,
            touched=entry.at,
            skew=entry.skew,
            current_game=current_game,
            answered=answered,
        )
    asked, show, extended = after.asked, after.show, after.extended
    if is_new:
        asked, extended = _free_from(state, current_game, entry.at), 0
        show = _show_of(current_game, asked, state.length + 1)
        asked = show.until if show else asked
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
        deadline=current_game.deadline(after.settings, asked + extended)
        if current_game and is_playing
        else None,
        is_playing=is_playing,
    )


def _free_from(state: TableState, current_game: CurrentGame | None, at: float) -> float:
    """When pages are free to show something: not before they have shown what came before."""
    before = state.current_game
    is_same_game = current_game and before and before.number == current_game.number
    shown = state.show.ends if state.show else state.asked
    return max(at, shown) if is_same_game else at


def _proceeded(state: TableState, to: Proceeding, at: float) -> TableState:
    if state.show is None:
        return state
    show = state.show.proceeded(to, at)
    return replace(state, show=show, asked=show.until)


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


def _changed(state: TableState, event: Any, entry: Entry, games: Games) -> TableState:
    match event:
        case Moved(_, _, events):
            return replace(state, current_game=state.game_on().after(events))
        case Joined(player, name, token_hash, strength, chairs=chairs):
            joined = Player(player, name, token_hash, strength, event.face, event.language)
            joined = replace(joined, colour=event.colour)
            return _joined(state, joined, chairs)
        case Left(player, chairs=chairs):
            return _left(state, player, chairs)
        case NameRemoved(player):
            known = state.players.get(player)
            after = state if known is None or known.is_gone else _left(state, player, None)
            return replace(after, names_removed=state.names_removed + 1)
        case HandedOver(player):
            return replace(state, host=player)
        case SettingsChanged(settings, chairs):
            return replace(state, settings=settings, deal=None, chairs=chairs or state.chairs)
        case Arranged(chairs):
            return replace(state, chairs=chairs)
        case FaceChosen(player, face, colour):
            return _with_player(state, replace(state.players[player], face=face, colour=colour))
        case SeatPromised(player, seat):
            promise = Promise(player, seat, state.asked)
            return replace(state, promises=(*state.promises, promise))
        case SeatTaken():
            return _seat_taken(state, event)
        case SeatClaimed(player, token_hash):
            return _with_player(state, replace(state.players[player], token_hash=token_hash))
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
            kept = None if plays else state.seat_of(player)  # the player came back
            promises = tuple(each for each in state.promises if each.seat != kept)
            after = _with_player(state, replace(state.players[player], has_stand_in=plays))
            return replace(after, promises=promises)
        case _ if isinstance(event, AT_THE_ENTRANCE):
            return state
        case _:
            raise ValueError(event)


def _with_player(state: TableState, player: Player) -> TableState:
    return replace(state, players={**state.players, player.id: player})


def _joined(state: TableState, player: Player, chairs: Chairs | None) -> TableState:
    host = player.id if state.host is None and not player.is_bot else state.host
    return replace(
        state,
        players={**state.players, player.id: player},
        next_player=max(state.next_player, player.id + 1),
        answered={**state.answered, player.id: ()},
        chairs=(*state.chairs, player.id) if chairs is None else chairs,
        host=host,
    )


def _left(state: TableState, player: PlayerId, chairs: Chairs | None) -> TableState:
    """A player leaves. If it was the host, the player who joined next becomes host.

    If it was the player who begins, chance decides.
    """
    players = {**state.players, player: replace(state.players[player], is_gone=True)}
    people = [other.id for other in players.values() if not other.is_bot and not other.is_gone]
    host = state.host if state.host != player else next(iter(people), None)
    if chairs is None:
        chairs = tuple(other for other in state.chairs if other != player)
    settings = state.settings
    if settings.first == player:
        settings = replace(settings, first=None)
    answered = {other: known for other, known in state.answered.items() if other != player}
    after = replace(
        state,
        players=players,
        answered=answered,
        chairs=chairs,
        host=host,
        settings=settings,
        promises=tuple(each for each in state.promises if each.player != player),
    )
    return _without_forgotten(after)


def _seat_taken(state: TableState, taken: SeatTaken) -> TableState:
    """A player takes over a seat of the game. A bot that sat there leaves the table."""
    current_game, player = state.game_on(), state.players[taken.player]
    before = state.players[current_game.seated[taken.seat]]
    after = replace(
        state,
        current_game=current_game.taken_over(taken.seat, player),
        promises=tuple(each for each in state.promises if player.id != each.player),
    )
    if before.is_bot and not before.is_gone:
        after = _left(after, before.id, taken.chairs)
    return _without_forgotten(replace(after, chairs=taken.chairs))


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
    deal = state.deal if started.is_duel else None
    current_game = _begun_game(games[started.game], started, state.begun, state.length, deal)
    begun = state.begun + 1
    after = replace(
        state, current_game=current_game, begun=begun, stopped_by=None, deal=None, promises=()
    )
    return _without_forgotten(after)


def _with_deal(state: TableState, deal: Deal | None) -> TableState:
    """Use an earlier deal: the settings become those of its game, except for its table's own."""
    if deal is None:
        return replace(state, deal=None)
    setup = {name: value for name, value in deal.setup.items() if name not in FROM_THE_TABLE}
    settings = replace(state.settings, game=deal.game, setup=setup, practice=False)
    return replace(state, deal=deal, settings=settings)


def _stopped(state: TableState, player: PlayerId) -> TableState:
    """Abandon the game; only its number is remembered."""
    if state.current_game is None:
        raise ValueError("nobody stops what has not begun")
    stopped, first_kept = (*state.stopped, state.current_game.number), state.first_kept
    if len(stopped) > MOST_STOPPED:
        first_kept, stopped = stopped[0] + 1, stopped[1:]
    after = replace(
        state,
        current_game=None,
        promises=(),
        stopped=stopped,
        first_kept=first_kept,
        stopped_by=player,
    )
    return _without_forgotten(after)


def _begun_game(
    game: AnyGame, started: Started, number: int, first_entry: int, deal: Deal | None
) -> CurrentGame:
    """The game that begins with this entry of the log."""
    return CurrentGame(
        number=number,
        game=game,
        setup=msgspec.json.decode(started.setup, type=game.setup_type),
        chance=Chance(started.seed),
        seated=started.seated,
        state=replay(game, read_events(game, started.events)),
        first_entry=first_entry,
        lesson=game.lesson if started.practice else None,
        deal=deal,
    )


def _asks_anew(before: CurrentGame | None, now: CurrentGame | None) -> bool:
    """Whether this is a new question, for which everybody gets the full time."""
    if before is None or now is None or before.number != now.number:
        return True
    return bool(now.game.question(now.state) != now.game.question(before.state))


def _show_of(now: CurrentGame | None, starts: float, sequence: int) -> Show | None:
    """When pages show what led to the current question, if that takes time."""
    seconds, reading = now.showing if now else NOTHING_TO_SHOW
    if seconds == 0:
        return None
    return Show(sequence, starts, starts + seconds, starts + seconds + reading)
