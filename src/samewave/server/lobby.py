"""The lobby: whether what somebody wants at a table is allowed, and what then happens."""

from collections.abc import Callable
from hashlib import sha256
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from samewave.bots import Strength
from samewave.core import Chance, Refused, apply, begin, is_readable, judge_seats
from samewave.core.wire import read_move
from samewave.games import LESSONS
from samewave.history import Deal
from samewave.server.entries import (
    Arranged,
    DealTaken,
    Extended,
    Grouped,
    HandedOver,
    Happening,
    Joined,
    Left,
    Moved,
    PackBrought,
    PlayerId,
    Said,
    Started,
    Stopped,
    Wish,
    Wished,
)
from samewave.server.messages import (
    AddBot,
    Arrange,
    Command,
    Extend,
    HandOver,
    HostCommand,
    Kick,
    Leave,
    Play,
    Say,
    Start,
    Stop,
    Want,
)
from samewave.server.playing import Playing
from samewave.server.room import MOST_PLAYERS, Games, Room

BOT_NAMES = ("Ada", "Bela", "Cleo", "Dario", "Elin", "Fred", "Gala", "Hugo", "Ines", "Juno")
GRACES = range(10, 3601)
TIMERS = range(10, 3601)
MORE_TIME = 30
MOST_PACKS = 10
HOUSE_PACK = "house"
MOST_EXTENSIONS = 10


def hashed(token: str) -> str:
    """What is kept of a token."""
    return sha256(token.encode(errors="surrogateescape")).hexdigest()


def judge_join(
    room: Room, name: str, token_hash: str = "", strength: Strength | None = None
) -> Joined:
    """Somebody sits down, if there is a chair; without a token, a bot of that strength."""
    if len(room.order) >= MOST_PLAYERS:
        raise Refused("table_is_full", most=MOST_PLAYERS)
    (name,) = judge_seats((name,), (1,))
    if name.casefold() in _names(room):
        raise Refused("name_is_taken", name=name)
    return Joined(len(room.players), name, token_hash, strength)


class Judged(NamedTuple):
    """What follows from a command; after a move, its events and how the game then stands."""

    happened: Happening
    playing: Playing | None = None
    events: tuple[Any, ...] = ()


def judge(
    room: Room, by: PlayerId, command: Command, games: Games, seed: Callable[[], int]
) -> Judged:
    """What follows from a command of a player, or Refused."""
    if room.player(by).is_gone:
        raise Refused("not_a_player")
    match command:
        case Play(_, move):
            return judge_move(room, by, move)
        case Say(_, text):
            return Judged(_judge_say(room, by, text))
        case Leave():
            return Judged(Left(by))
        case Extend():
            return Judged(_judge_extension(room))
        case _:
            if room.host != by:
                raise Refused("host_only")
            return Judged(_judge_host(room, by, command, games, seed))


def _judge_host(
    room: Room, by: PlayerId, command: HostCommand, games: Games, seed: Callable[[], int]
) -> Happening:
    match command:
        case Want(_, wish):
            return Wished(_judge_wish(room, wish, games))
        case Arrange(_, order):
            return _judge_order(room, order)
        case AddBot(_, name, strength):
            return judge_join(room, name or _free_name(room), strength=strength)
        case Kick(_, player):
            return Left(_other(room, by, player), kicked=True)
        case HandOver(_, player):
            return _judge_hand_over(room, by, player)
        case Start():
            return _judge_start(room, games, seed())
        case Stop():
            return _judge_stop(room, by)


def judge_move(room: Room, by: PlayerId | None, raw: msgspec.Raw) -> Judged:
    """A move of a player, or of the clock if there is none."""
    playing = room.playing
    if playing is None:
        raise Refused("no_game_is_on")
    seat = playing.seat_of(by)
    if by is not None and seat is None:
        raise Refused("not_in_this_game")
    move = read_move(playing.game, raw)
    playing.judge_deal(seat, move)
    state, events = apply(playing.game, playing.state, seat, move, playing.chance)
    return Judged(Moved(seat, _raw(move), _raw(events)), replace(playing, state=state), events)


def _judge_say(room: Room, by: PlayerId, text: str) -> Said:
    if is_muted(room, by):
        raise Refused("hints_are_forbidden")
    plain = " ".join(text.split())
    if not is_readable(plain):
        raise Refused("bad_text")
    return Said(by, plain)


def _judge_extension(room: Room) -> Extended:
    if room.deadline is None:
        raise Refused("no_clock_runs")
    if room.extended >= MOST_EXTENSIONS * MORE_TIME:
        raise Refused("extended_often_enough", most=MOST_EXTENSIONS)
    return Extended(MORE_TIME)


def is_muted(room: Room, player: PlayerId | None) -> bool:
    """Whether the rules forbid this player to speak now, because it would be a hint."""
    playing = room.playing
    return playing is not None and playing.game.is_hushed(playing.state, playing.seat_of(player))


def _judge_wish(room: Room, wish: Wish, games: Games) -> Wish:
    if room.is_playing:
        raise Refused("game_is_on")
    judge_wish(wish, room.packs, games)
    return wish


def judge_wish(wish: Wish, packs: tuple[str, ...], games: Games) -> None:
    """What can be played at all; whether these people can play it is judged at the start."""
    if wish.game not in games:
        raise Refused("unknown_game", game=wish.game, known=list(games))
    if wish.grace is not None and wish.grace not in GRACES:
        raise Refused("bad_grace", least=GRACES[0], most=GRACES[-1])
    if wish.timer is not None and wish.timer not in TIMERS:
        raise Refused("bad_timer", least=TIMERS[0], most=TIMERS[-1])
    setup_of(wish, packs, ("A", "B"), games)


def judge_pack(room: Room, pack: str) -> PackBrought:
    """A pack comes to the table, if it is not one too many."""
    if pack in room.packs:
        raise Refused("nothing_to_change")
    if len(room.packs) >= MOST_PACKS:
        raise Refused("too_many_packs", most=MOST_PACKS)
    return PackBrought(pack)


def judge_deal(room: Room, by: PlayerId, deal: Deal | None, games: Games) -> DealTaken:
    """The host takes up the deal of an earlier game, or puts it back."""
    if room.host != by:
        raise Refused("host_only")
    if room.is_playing:
        raise Refused("game_is_on")
    if deal:
        setup_of(Wish(deal.game, deal.setup), room.packs, deal.told.names, games)
    return DealTaken(deal)


def judge_group(room: Room, by: PlayerId, group: Grouped) -> Grouped:
    """The host has the games kept for a group, or for nobody."""
    if room.host != by:
        raise Refused("host_only")
    if group == room.group:
        raise Refused("nothing_to_change")
    return group


def setup_of(wish: Wish, packs: tuple[str, ...], names: tuple[str, ...], games: Games) -> Any:
    """What would be played with these people, if it can be read."""
    for box in (wish.setup.get(name, HOUSE_PACK) for name in ("deck", "themes", "objects")):
        if box not in (HOUSE_PACK, *packs):
            raise Refused("unknown_pack", pack=box)
    try:
        return msgspec.convert(wish.setup | {"seats": names}, games[wish.game].setup_type)
    except msgspec.ValidationError as error:
        raise Refused("not_a_setup", detail=str(error)) from None


def _judge_order(room: Room, order: tuple[PlayerId, ...]) -> Arranged:
    if room.is_playing:
        raise Refused("game_is_on")
    if sorted(order) != sorted(room.order):
        raise Refused("order_misses_somebody")
    return Arranged(order)


def _free_name(room: Room) -> str:
    taken = _names(room)
    names = (*BOT_NAMES, *map(str, range(MOST_PLAYERS)))
    return next(name for name in names if name.casefold() not in taken)


def _names(room: Room) -> set[str]:
    return {room.players[player].name.casefold() for player in room.order}


def _other(room: Room, by: PlayerId, player: PlayerId) -> PlayerId:
    if room.player(player).is_gone or player == by:
        raise Refused("not_a_player")
    return player


def _judge_hand_over(room: Room, by: PlayerId, player: PlayerId) -> HandedOver:
    if room.player(_other(room, by, player)).is_bot:
        raise Refused("bots_are_no_hosts")
    return HandedOver(player)


def _judge_start(room: Room, games: Games, seed: int) -> Started:
    if room.is_playing:
        raise Refused("game_is_on")
    wish, deal = room.wish, room.deal
    names = tuple(room.players[player].name for player in room.order)
    if wish.practice:
        setup, seed = _practice(wish, names)
    else:
        setup = setup_of(wish, room.packs, names, games)
    if deal:
        if len(names) != deal.seats:
            raise Refused("duel_needs_players", number=deal.seats)
        seed = deal.seed
    _, events = begin(games[wish.game], setup, Chance(seed))
    return Started(
        game=wish.game,
        setup=_raw(setup),
        seed=seed,
        seated=room.order,
        events=_raw(events),
        practice=wish.practice,
        is_duel=deal is not None,
    )


def _judge_stop(room: Room, by: PlayerId) -> Stopped:
    if not room.is_playing:
        raise Refused("no_game_is_on")
    return Stopped(by)


def _practice(wish: Wish, names: tuple[str, ...]) -> tuple[Any, int]:
    """The set-up and the seed of a lesson, in the language of the table."""
    lesson = LESSONS[wish.game]
    if len(names) != lesson.seats:
        raise Refused("practice_needs_players", number=lesson.seats)
    language = wish.setup.get("language")
    return lesson.set_up(names, language if isinstance(language, str) else "en"), lesson.seed


def _raw(value: Any) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(value))
