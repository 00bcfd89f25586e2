"""Commands: what somebody wants at a table, whether that is allowed, and what then happens.

Everything here is pure: a command is judged against the state of a table.
"""

from collections.abc import Callable
from hashlib import sha256
from typing import Any, NamedTuple, TypeAlias

import msgspec
from msgspec.structs import asdict, replace

from samewave.core import AnyGame, Chance, Refused, apply, begin, is_readable
from samewave.core.lesson import Lesson
from samewave.history import Deal
from samewave.server.entries import (
    Arranged,
    DealTaken,
    Extended,
    Grouped,
    HandedOver,
    Happening,
    Left,
    Moved,
    PackBrought,
    PlayerId,
    Said,
    StandIn,
    Started,
    Stopped,
    Wish,
    Wished,
)
from samewave.server.joining import (
    Ask,
    EntranceCommand,
    Join,
    MakeKeys,
    free_name,
    judge_door,
    judge_entrance,
    judge_join,
)
from samewave.server.messages import (
    AddBot,
    Arrange,
    Extend,
    HandOver,
    Kick,
    Leave,
    LetIn,
    PageCommand,
    Play,
    Say,
    SendWatchersAway,
    SetDoor,
    Start,
    Stop,
    TurnAway,
    Want,
)
from samewave.server.playing import Playing
from samewave.server.room import Games, Room
from samewave.server.settings import Timings

LONGEST_GRACE = 3600
LONGEST_TIMER = 3600
LONGEST_SETUP = 4_000
"""Bytes of a wish; ours have a few hundred."""
MORE_TIME = 30
MOST_PACKS = 10
HOUSE_PACK = "house"
MOST_EXTENSIONS = 10


class AutoMove(NamedTuple):
    """A move of a bot, a stand-in or the clock, for a table whose log had that length.

    If something happened since, it is refused: another node may have made the same move.
    """

    move: msgspec.Raw
    length: int


class SwitchStandIn(NamedTuple):
    """Let a stand-in play for somebody, or give the seat back."""

    player: PlayerId
    plays: bool


class BringPack(NamedTuple):
    """A pack comes to the table."""

    pack: str


class TakeDeal(NamedTuple):
    """The next game has the deal of an earlier one, or its own again."""

    deal: Deal | None


class KeepFor(NamedTuple):
    """Games that end from now on are kept for a group."""

    group: Grouped


Command: TypeAlias = (
    PageCommand | EntranceCommand | AutoMove | SwitchStandIn | BringPack | TakeDeal | KeepFor
)
"""Whatever can be submitted to a table, by a player, the server or one of its bots."""


class Accepted(NamedTuple):
    """What follows from a command; after a move, its events and how the game then stands."""

    happened: Happening
    playing: Playing | None = None
    events: tuple[Any, ...] = ()


class Context(NamedTuple):
    """What judging needs beside the state of a table."""

    games: Games
    timings: Timings
    seed: Callable[[], int]
    token: Callable[[], str]
    now: Callable[[], float]


def judge(room: Room, by: PlayerId | None, command: Command, context: Context) -> Accepted:
    """What follows from a command, or Refused."""
    match command:
        case Play(_, move):
            _judge_presence(room, by)
            return judge_move(room, by, move)
        case AutoMove(move, length):
            if room.length != length:
                raise Refused("too_late")
            return judge_move(room, by, move)
        case Join() | Ask() | MakeKeys():
            return Accepted(judge_entrance(room, by, command, context.now()))
        case SwitchStandIn(player, plays):
            return Accepted(_judge_stand_in(room, player, plays))
        case BringPack(pack):
            return Accepted(judge_pack(room, pack))
        case _:
            return Accepted(_judge_player(room, by, command, context))


def _judge_player(
    room: Room,
    by: PlayerId | None,
    command: PageCommand | TakeDeal | KeepFor,
    context: Context,
) -> Happening:
    player = _judge_presence(room, by)
    match command:
        case Say(_, text):
            return _judge_say(room, player, text)
        case Leave():
            return Left(player)
        case Extend():
            return _judge_extension(room)
        case _:
            if room.host != player:
                raise Refused("host_only")
            return _judge_host(room, player, command, context)


def _judge_host(
    room: Room, by: PlayerId, command: PageCommand | TakeDeal | KeepFor, context: Context
) -> Happening:
    games = context.games
    match command:
        case Want(_, wish):
            return Wished(_judge_want(room, Wish(**asdict(wish)), context))
        case Arrange(_, order):
            return _judge_order(room, order)
        case AddBot(_, name, strength):
            return judge_join(room, name or free_name(room), strength=strength)
        case Kick(_, player, for_good):
            key = context.token() if for_good else ""
            return Left(_other(room, by, player), kicked=True, for_good=for_good, watch_key=key)
        case SetDoor() | LetIn() | TurnAway() | SendWatchersAway():
            return judge_door(room, command, context.token, context.now())
        case HandOver(_, player):
            return _judge_hand_over(room, by, player)
        case Start():
            return _judge_start(room, games, context.seed())
        case Stop():
            return _judge_stop(room, by)
        case TakeDeal(deal):
            return _judge_deal(room, deal, games)
        case KeepFor(group):
            return _judge_group(room, group)
        case _:
            raise TypeError(command)


def hashed(token: str) -> str:
    """What is kept of a token."""
    return sha256(token.encode(errors="surrogateescape")).hexdigest()


def _judge_presence(room: Room, by: PlayerId | None) -> PlayerId:
    player = room.player(by)
    if player.is_gone:
        raise Refused("not_a_player")
    return player.id


def judge_move(room: Room, by: PlayerId | None, raw: msgspec.Raw) -> Accepted:
    """A move of a player, or of the clock if there is none."""
    playing = room.game_on()
    seat, move = playing.read_move(by, raw)
    state, events = apply(playing.game, playing.state, seat, move, playing.chance)
    return Accepted(Moved(seat, _raw(move), _raw(events)), replace(playing, state=state), events)


def check_move(room: Room, by: PlayerId | None, move: msgspec.Raw) -> None:
    """Raise Refused unless a player's move would be accepted now.

    The game does not go on: how long that takes would tell what a move uncovers.
    """
    _judge_presence(room, by)
    playing = room.game_on()
    seat, read = playing.read_move(by, move)
    playing.game.decide(playing.state, seat, read)


def _judge_stand_in(room: Room, player: PlayerId, plays: bool) -> StandIn:
    if room.player(player).has_stand_in == plays:
        raise Refused("nothing_to_change")
    return StandIn(player, plays)


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
    return playing is not None and playing.game.is_muted(playing.state, playing.seat_of(player))


def _judge_want(room: Room, wish: Wish, context: Context) -> Wish:
    if room.is_playing:
        raise Refused("game_is_on")
    judge_wish(wish, room.packs, context)
    return wish


def judge_wish(wish: Wish, packs: tuple[str, ...], context: Context) -> None:
    """What can be played at all; whether these people can play it is judged at the start."""
    games, timings = context.games, context.timings
    if wish.game not in games:
        raise Refused("unknown_game", game=wish.game, known=list(games))
    if wish.practice:
        lesson_of(games[wish.game])
    least = timings.shortest_grace
    if wish.grace is not None and not least <= wish.grace <= LONGEST_GRACE:
        raise Refused("bad_grace", least=least, most=LONGEST_GRACE)
    least = timings.shortest_timer
    if wish.timer is not None and not least <= wish.timer <= LONGEST_TIMER:
        raise Refused("bad_timer", least=least, most=LONGEST_TIMER)
    if len(_raw(wish.setup)) > LONGEST_SETUP:
        raise Refused("not_a_setup", detail="it is too long")
    setup_of(wish, packs, ("A", "B"), games)


def judge_pack(room: Room, pack: str = "") -> PackBrought:
    """A pack comes to the table, if it is not one too many; asked before it is read, too."""
    if pack in room.packs:
        raise Refused("nothing_to_change")
    if len(room.packs) >= MOST_PACKS:
        raise Refused("too_many_packs", most=MOST_PACKS)
    return PackBrought(pack)


def _judge_deal(room: Room, deal: Deal | None, games: Games) -> DealTaken:
    """The host takes up the deal of an earlier game, or puts it back."""
    if room.is_playing:
        raise Refused("game_is_on")
    if deal:
        setup_of(Wish(deal.game, deal.setup), room.packs, deal.summary.names, games)
    return DealTaken(deal)


def _judge_group(room: Room, group: Grouped) -> Grouped:
    """The host has the games kept for a group, or for nobody."""
    if group == room.group:
        raise Refused("nothing_to_change")
    return group


def setup_of(wish: Wish, packs: tuple[str, ...], names: tuple[str, ...], games: Games) -> Any:
    """What would be played with these people, if it can be read."""
    game = games[wish.game]
    for field in game.info.fields:
        box = wish.setup.get(field.name, HOUSE_PACK)
        if field.kind == "pack" and box not in (HOUSE_PACK, *packs):
            raise Refused("unknown_pack", pack=box)
    try:
        return msgspec.convert(wish.setup | {"seats": names}, game.setup_type)
    except msgspec.ValidationError as error:
        raise Refused("not_a_setup", detail=str(error)) from None


def _judge_order(room: Room, order: tuple[PlayerId, ...]) -> Arranged:
    if room.is_playing:
        raise Refused("game_is_on")
    if sorted(order) != sorted(room.order):
        raise Refused("order_misses_somebody")
    return Arranged(order)


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
        setup, seed = _practice(lesson_of(games[wish.game]), wish, names)
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


def lesson_of(game: AnyGame) -> Lesson:
    """The lesson of a game, or Refused if nobody has written one."""
    if game.lesson is None:
        raise Refused("no_practice")
    return game.lesson


def _practice(lesson: Lesson, wish: Wish, names: tuple[str, ...]) -> tuple[Any, int]:
    """The set-up and the seed of a lesson, in the language of the table."""
    if len(names) != lesson.seats:
        raise Refused("practice_needs_players", number=lesson.seats)
    language = wish.setup.get("language")
    return lesson.set_up(names, language if isinstance(language, str) else "en"), lesson.seed


def _raw(value: Any) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(value))
