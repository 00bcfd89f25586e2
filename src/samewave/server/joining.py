"""Joining: who may sit down at a table, and what its host decides about the door; pure."""

from collections.abc import Callable
from typing import NamedTuple

from samewave.bots import Strength
from samewave.core import Refused
from samewave.server.entrance import MOST_WAITING, Asker
from samewave.server.entries import (
    AskedToJoin,
    DoorSet,
    Happening,
    Joined,
    KeysMade,
    PlayerId,
    TurnedAway,
    WatcherLetIn,
    WatchersSentAway,
)
from samewave.server.messages import DoorCommand, LetIn, SendWatchersAway, SetDoor, TurnAway
from samewave.server.names import judge_name, look_alike
from samewave.server.room import MOST_PLAYERS, Room

BOT_NAMES = ("Ada", "Bela", "Cleo", "Dario", "Elin", "Fred", "Gala", "Hugo", "Ines", "Juno")


class Join(NamedTuple):
    """Somebody sits down."""

    name: str
    token_hash: str
    former: str = ""
    """The hash of a token that this device had before, if it has one."""


class Ask(NamedTuple):
    """Somebody asks to be let in."""

    name: str
    token_hash: str
    watches: bool = False
    former: str = ""


class MakeKeys(NamedTuple):
    """A table of an earlier release gets its keys."""

    watch_key: str
    photo_secret: str


EntranceCommand = Join | Ask | MakeKeys


def judge_entrance(
    room: Room, by: PlayerId | None, command: EntranceCommand, now: float
) -> Happening:
    """What somebody wants who does not sit at the table yet."""
    match command:
        case Join(name, token_hash, former):
            if room.entrance.door != "open" and (by is None or by != room.host):
                raise Refused("table_is_locked")
            _judge_former(room, former)
            return judge_join(room, name, token_hash)
        case Ask():
            return _judge_ask(room, command, now)
        case MakeKeys(watch_key, photo_secret):
            if room.entrance.watch_key:
                raise Refused("nothing_to_change")
            return KeysMade(watch_key, photo_secret)


def judge_join(
    room: Room,
    name: str,
    token_hash: str = "",
    strength: Strength | None = None,
    request: int | None = None,
) -> Joined:
    """Somebody sits down, if there is a chair; without a token, a bot of that strength."""
    if len(room.order) >= MOST_PLAYERS:
        raise Refused("table_is_full", most=MOST_PLAYERS)
    name = _judge_name(room, name, _names(room))
    return Joined(room.next_player, name, token_hash, strength, request)


def judge_door(room: Room, command: DoorCommand, token: Callable[[], str], now: float) -> Happening:
    """What the host decides about the door."""
    match command:
        case SetDoor(_, door, hides_code):
            entrance = room.entrance
            door = entrance.door if door is None else door
            hides_code = entrance.hides_code if hides_code is None else hides_code
            if (door, hides_code) == (entrance.door, entrance.hides_code):
                raise Refused("nothing_to_change")
            return DoorSet(door, hides_code)
        case LetIn(_, request):
            asker = _asker(room, request, now)
            if asker.watches:
                return WatcherLetIn(request)
            return judge_join(room, asker.name, asker.token_hash, request=request)
        case TurnAway(_, request):
            return TurnedAway(_asker(room, request, now).request)
        case SendWatchersAway():
            return WatchersSentAway(token())


def free_name(room: Room) -> str:
    """A name for a bot."""
    taken = _names(room)
    names = (*BOT_NAMES, *map(str, range(MOST_PLAYERS)))
    return next(
        name
        for name in names
        if not any(look_alike(name, other) for other in taken)
        and not room.entrance.has_removed_name(name)
    )


def _judge_ask(room: Room, ask: Ask, now: float) -> AskedToJoin:
    if room.entrance.door != "ask":
        raise Refused("nothing_to_ask")
    _judge_former(room, ask.former)
    waiting = room.entrance.waiting_at(now)
    if len(waiting) >= MOST_WAITING:
        raise Refused("too_many_wait", most=MOST_WAITING)
    if len(room.order) >= MOST_PLAYERS and not ask.watches:
        raise Refused("table_is_full", most=MOST_PLAYERS)
    name = _judge_name(room, ask.name, (*_names(room), *(each.name for each in waiting)))
    return AskedToJoin(room.length, name, ask.token_hash, ask.watches)


def _judge_name(room: Room, name: str, taken: tuple[str, ...]) -> str:
    name = judge_name(name, taken)
    if room.entrance.has_removed_name(name):
        raise Refused("removed_for_good")
    return name


def _judge_former(room: Room, former: str) -> None:
    if former and room.entrance.has_removed(former):
        raise Refused("removed_for_good")


def _asker(room: Room, request: int, now: float) -> Asker:
    found = (each for each in room.entrance.waiting_at(now) if each.request == request)
    asker = next(found, None)
    if asker is None:
        raise Refused("nobody_asks")
    return asker


def _names(room: Room) -> tuple[str, ...]:
    return tuple(room.players[player].name for player in room.order)
