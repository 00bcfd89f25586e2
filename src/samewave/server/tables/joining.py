"""Judges requests to join a table and the host's decisions about its door; pure functions."""

from collections.abc import Callable
from typing import NamedTuple

from samewave.bots import Strength
from samewave.core import Refused
from samewave.server.protocol.messages import (
    DoorCommand,
    LetIn,
    SendWatchersAway,
    SetDoor,
    TurnAway,
)
from samewave.server.tables.entrance import MOST_WAITING, PendingRequest, judge_name, look_alike
from samewave.server.tables.log import (
    AskedToJoin,
    Colour,
    DoorSet,
    Joined,
    KeysMade,
    PlayerId,
    SeatClaimed,
    TableEvent,
    TurnedAway,
    WatcherLetIn,
    WatchersSentAway,
)
from samewave.server.tables.seating import seated, shape_for, with_player
from samewave.server.tables.state import MOST_PLAYERS, Games, TableState

BOT_NAMES = ("Ada", "Bela", "Cleo", "Dario", "Elin", "Fred", "Gala", "Hugo", "Ines", "Juno")


class Join(NamedTuple):
    """A person joins the table."""

    name: str
    token_hash: str
    former: str = ""
    """The hash of an earlier token of this device, if it had one."""
    face: str = ""
    chair: int | None = None
    language: str = ""
    colour: Colour = ""


class AskToJoin(NamedTuple):
    """A person asks to come in."""

    name: str
    token_hash: str
    watches: bool = False
    former: str = ""
    language: str = ""


class MakeKeys(NamedTuple):
    """A table that an earlier release opened gets its keys."""

    watch_key: str
    photo_secret: str


class Claim(NamedTuple):
    """Another device claims a player's place with a code."""

    code_hash: str
    token_hash: str


EntranceCommand = Join | AskToJoin | MakeKeys | Claim


def judge_entrance(
    state: TableState, by: PlayerId | None, command: EntranceCommand, games: Games, now: float
) -> TableEvent:
    """Judge a command of somebody who has no seat at the table yet."""
    match command:
        case Join(name, token_hash, former, face, chair, language, colour):
            if state.entrance.door != "open" and (by is None or by != state.host):
                raise Refused("table_is_locked")
            _judge_former(state, former)
            return judge_join(
                state,
                games,
                name,
                token_hash,
                face=face,
                chair=chair,
                language=language,
                colour=colour,
            )
        case Claim(code_hash, token_hash):
            offer = state.entrance.offered(code_hash, now)
            if offer is None or state.player(offer.player).is_gone:
                raise Refused("unknown_claim")
            return SeatClaimed(offer.player, token_hash)
        case AskToJoin():
            return _judge_request(state, command, now)
        case MakeKeys(watch_key, photo_secret):
            if state.entrance.watch_key:
                raise Refused("nothing_to_change")
            return KeysMade(watch_key, photo_secret)


def judge_join(
    state: TableState,
    games: Games,
    name: str,
    token_hash: str = "",
    strength: Strength | None = None,
    request: int | None = None,
    face: str = "",
    chair: int | None = None,
    language: str = "",
    colour: Colour = "",
) -> Joined:
    """Judge a new player. Without a token it is a bot of the given strength.

    A person for whom the game has no chair sits out and watches.
    """
    if len(state.order) >= MOST_PLAYERS:
        raise Refused("table_is_full", most=MOST_PLAYERS)
    name = _judge_name(state, name, _names(state))
    player, chairs = state.next_player, state.chairs
    shape = shape_for(state.settings, games)
    if strength or shape.has_room(len(seated(chairs))):
        chairs = with_player(chairs, player, shape, chair)
    return Joined(player, name, token_hash, strength, request, chairs, face, language, colour)


def bot_face(name: str) -> str:
    """The face of a bot: each of our names has one of its own."""
    return f"bot{BOT_NAMES.index(name)}" if name in BOT_NAMES else ""


def judge_door(
    state: TableState, command: DoorCommand, token: Callable[[], str], games: Games, now: float
) -> TableEvent:
    """Judge a decision of the host about the door."""
    match command:
        case SetDoor(_, door, hides_code):
            entrance = state.entrance
            door = entrance.door if door is None else door
            hides_code = entrance.hides_code if hides_code is None else hides_code
            if (door, hides_code) == (entrance.door, entrance.hides_code):
                raise Refused("nothing_to_change")
            return DoorSet(door, hides_code)
        case LetIn(_, request):
            asker = _asker(state, request, now)
            if asker.watches:
                return WatcherLetIn(request)
            return judge_join(
                state,
                games,
                asker.name,
                asker.token_hash,
                request=request,
                language=asker.language,
            )
        case TurnAway(_, request):
            return TurnedAway(_asker(state, request, now).request)
        case SendWatchersAway():
            return WatchersSentAway(token())


def free_name(state: TableState) -> str:
    """A name for a bot that nobody at the table has."""
    taken = _names(state)
    names = (*BOT_NAMES, *map(str, range(MOST_PLAYERS)))
    return next(
        name
        for name in names
        if not any(look_alike(name, other) for other in taken)
        and not state.entrance.has_removed_name(name)
    )


def _judge_request(state: TableState, ask: AskToJoin, now: float) -> AskedToJoin:
    if state.entrance.door != "ask":
        raise Refused("nothing_to_ask")
    _judge_former(state, ask.former)
    waiting = state.entrance.waiting_at(now)
    if len(waiting) >= MOST_WAITING:
        raise Refused("too_many_wait", most=MOST_WAITING)
    if len(state.order) >= MOST_PLAYERS and not ask.watches:
        raise Refused("table_is_full", most=MOST_PLAYERS)
    name = _judge_name(state, ask.name, (*_names(state), *(each.name for each in waiting)))
    return AskedToJoin(state.length, name, ask.token_hash, ask.watches, ask.language)


def _judge_name(state: TableState, name: str, taken: tuple[str, ...]) -> str:
    name = judge_name(name, taken)
    if state.entrance.has_removed_name(name):
        raise Refused("removed_for_good")
    return name


def _judge_former(state: TableState, former: str) -> None:
    if former and state.entrance.has_removed(former):
        raise Refused("removed_for_good")


def _asker(state: TableState, request: int, now: float) -> PendingRequest:
    found = (each for each in state.entrance.waiting_at(now) if each.request == request)
    asker = next(found, None)
    if asker is None:
        raise Refused("nobody_asks")
    return asker


def _names(state: TableState) -> tuple[str, ...]:
    return tuple(state.players[player].name for player in state.order)
