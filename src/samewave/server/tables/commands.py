"""Judges commands: whether a table allows them, and which event follows.

Everything here is pure: a command is judged against the state of a table.
"""

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

import msgspec
from msgspec.structs import asdict, replace

from samewave.core import AnyGame, Chance, Refused, apply, begin, is_readable
from samewave.core.lesson import Lesson
from samewave.history import Deal
from samewave.server.protocol.messages import (
    AddBot,
    Arrange,
    ChangeSettings,
    Extend,
    HandOver,
    Kick,
    Leave,
    LetIn,
    PageCommand,
    Play,
    Proceed,
    Say,
    SendWatchersAway,
    SetDoor,
    Start,
    Stop,
    TurnAway,
)
from samewave.server.settings import Timings
from samewave.server.tables.current_game import CurrentGame
from samewave.server.tables.joining import (
    AskToJoin,
    EntranceCommand,
    Join,
    MakeKeys,
    free_name,
    judge_door,
    judge_entrance,
    judge_join,
)
from samewave.server.tables.log import (
    Arranged,
    DealTaken,
    Extended,
    Grouped,
    HandedOver,
    Left,
    Moved,
    PackBrought,
    PlayerId,
    Proceeded,
    Proceeding,
    Said,
    SettingsChanged,
    StandIn,
    Started,
    Stopped,
    TableEvent,
    TableSettings,
)
from samewave.server.tables.state import Games, TableState

LONGEST_GRACE = LONGEST_TIMER = 3600
LONGEST_SETUP = 4_000
"""Bytes of a set-up as JSON; ours have a few hundred."""
MORE_TIME = 30
MOST_PACKS = 10
HOUSE_PACK = "house"
MOST_EXTENSIONS = 10


class AutoMove(NamedTuple):
    """A move of a bot, a stand-in or the timer, decided when the log had this length.

    It is refused if the log has grown since: another node may have made the same move.
    """

    move: msgspec.Raw
    length: int


class SwitchStandIn(NamedTuple):
    """Let a stand-in play for a player, or give the seat back."""

    player: PlayerId
    plays: bool


class BringPack(NamedTuple):
    """Add a pack to the table."""

    pack: str


class TakeDeal(NamedTuple):
    """Use the deal of an earlier game for the next one; None undoes that."""

    deal: Deal | None


class KeepFor(NamedTuple):
    """Keep the games finished from now on for a group."""

    group: Grouped


Command: TypeAlias = (
    PageCommand | EntranceCommand | AutoMove | SwitchStandIn | BringPack | TakeDeal | KeepFor
)
"""Everything that players, the server and its bots can submit to a table."""


class Accepted(NamedTuple):
    """The event that follows from a command.

    After a move, also its events and the game after it.
    """

    event: TableEvent
    current_game: CurrentGame | None = None
    events: tuple[Any, ...] = ()


class Context(NamedTuple):
    """The values that judging needs besides the state of a table."""

    games: Games
    timings: Timings
    seed: Callable[[], int]
    token: Callable[[], str]
    now: Callable[[], float]
    table: int = 0


def judge(state: TableState, by: PlayerId | None, command: Command, context: Context) -> Accepted:
    """Judge a command: the event that follows from it, or Refused."""
    match command:
        case Play(_, move):
            _judge_presence(state, by)
            return judge_move(state, by, move)
        case AutoMove(move, length):
            if state.length != length:
                raise Refused("too_late")
            return judge_move(state, by, move)
        case Join() | AskToJoin() | MakeKeys():
            return Accepted(judge_entrance(state, by, command, context.now()))
        case SwitchStandIn(player, plays):
            return Accepted(_judge_stand_in(state, player, plays))
        case BringPack(pack):
            return Accepted(judge_pack(state, pack))
        case _:
            return Accepted(_judge_player(state, by, command, context))


def _judge_player(
    state: TableState,
    by: PlayerId | None,
    command: PageCommand | TakeDeal | KeepFor,
    context: Context,
) -> TableEvent:
    player = _judge_presence(state, by)
    match command:
        case Say(_, text):
            return _judge_say(state, player, text)
        case Leave():
            return Left(player)
        case Extend():
            return _judge_extension(state)
        case Proceed(_, sequence, to):
            return _judge_proceeding(state, sequence, to, context.now())
        case _:
            if state.host != player:
                raise Refused("host_only")
            return _judge_host(state, player, command, context)


def _judge_host(
    state: TableState, by: PlayerId, command: PageCommand | TakeDeal | KeepFor, context: Context
) -> TableEvent:
    games = context.games
    match command:
        case ChangeSettings(_, settings):
            return SettingsChanged(_judge_change(state, TableSettings(**asdict(settings)), context))
        case Arrange(_, order):
            return _judge_order(state, order)
        case AddBot(_, name, strength):
            return judge_join(state, name or free_name(state), strength=strength)
        case Kick(_, player, for_good):
            key = context.token() if for_good else ""
            return Left(_other(state, by, player), kicked=True, for_good=for_good, watch_key=key)
        case SetDoor() | LetIn() | TurnAway() | SendWatchersAway():
            return judge_door(state, command, context.token, context.now())
        case HandOver(_, player):
            return _judge_hand_over(state, by, player)
        case Start():
            return _judge_start(state, games, context.seed())
        case Stop():
            return _judge_stop(state, by)
        case TakeDeal(deal):
            return _judge_deal(state, deal, games)
        case KeepFor(group):
            return _judge_group(state, group)
        case _:
            raise TypeError(command)


def _judge_presence(state: TableState, by: PlayerId | None) -> PlayerId:
    player = state.player(by)
    if player.is_gone:
        raise Refused("not_a_player")
    return player.id


def judge_move(state: TableState, by: PlayerId | None, raw: msgspec.Raw) -> Accepted:
    """Judge a move of a player, or of the timer if `by` is None."""
    current_game = state.game_on()
    seat, move = current_game.read_move(by, raw)
    game_state, events = apply(
        current_game.game, current_game.state, seat, move, current_game.chance
    )
    return Accepted(
        Moved(seat, _raw(move), _raw(events)), replace(current_game, state=game_state), events
    )


def check_move(state: TableState, by: PlayerId | None, move: msgspec.Raw) -> None:
    """Raise Refused unless a player's move would be accepted now.

    The game does not advance: the time this takes would reveal what the move uncovers.
    """
    _judge_presence(state, by)
    current_game = state.game_on()
    seat, read = current_game.read_move(by, move)
    current_game.game.decide(current_game.state, seat, read)


def _judge_stand_in(state: TableState, player: PlayerId, plays: bool) -> StandIn:
    if state.player(player).has_stand_in == plays:
        raise Refused("nothing_to_change")
    return StandIn(player, plays)


def _judge_say(state: TableState, by: PlayerId, text: str) -> Said:
    if is_muted(state, by):
        raise Refused("hints_are_forbidden")
    plain = " ".join(text.split())
    if not is_readable(plain):
        raise Refused("bad_text")
    return Said(by, plain)


def _judge_extension(state: TableState) -> Extended:
    if state.deadline is None:
        raise Refused("no_clock_runs")
    if state.extended >= MOST_EXTENSIONS * MORE_TIME:
        raise Refused("extended_often_enough", most=MOST_EXTENSIONS)
    return Extended(MORE_TIME)


def _judge_proceeding(state: TableState, sequence: int, to: Proceeding, now: float) -> Proceeded:
    show = state.show
    if show is None or show.sequence != sequence:
        raise Refused("too_late")
    if now >= (show.ends if to == "result" else show.until):
        raise Refused("too_late")
    return Proceeded(to)


def is_muted(state: TableState, player: PlayerId | None) -> bool:
    """Whether the rules forbid this player to speak now, because it would be a hint."""
    current_game = state.current_game
    return current_game is not None and current_game.game.is_muted(
        current_game.state, current_game.seat_of(player)
    )


def _judge_change(state: TableState, settings: TableSettings, context: Context) -> TableSettings:
    if state.is_playing:
        raise Refused("game_is_on")
    judge_settings(settings, state.packs, context)
    return settings


def judge_settings(settings: TableSettings, packs: tuple[str, ...], context: Context) -> None:
    """Refuse settings that nobody can play. Whether these players can is judged at the start."""
    games, timings = context.games, context.timings
    if settings.game not in games:
        raise Refused("unknown_game", game=settings.game, known=list(games))
    if settings.practice:
        lesson_of(games[settings.game])
    least = timings.shortest_grace
    if settings.grace is not None and not least <= settings.grace <= LONGEST_GRACE:
        raise Refused("bad_grace", least=least, most=LONGEST_GRACE)
    least = timings.shortest_timer
    if settings.timer is not None and not least <= settings.timer <= LONGEST_TIMER:
        raise Refused("bad_timer", least=least, most=LONGEST_TIMER)
    if len(_raw(settings.setup)) > LONGEST_SETUP:
        raise Refused("not_a_setup", detail="it is too long")
    setup_of(settings, packs, ("A", "B"), games)


def judge_pack(state: TableState, pack: str = "") -> PackBrought:
    """Add a pack to the table."""
    if pack in state.packs:
        raise Refused("nothing_to_change")
    if len(state.packs) >= MOST_PACKS:
        raise Refused("too_many_packs", most=MOST_PACKS)
    return PackBrought(pack)


def _judge_deal(state: TableState, deal: Deal | None, games: Games) -> DealTaken:
    """Judge the host's choice of an earlier deal; None undoes it."""
    if state.is_playing:
        raise Refused("game_is_on")
    if deal:
        setup_of(TableSettings(deal.game, deal.setup), state.packs, deal.summary.names, games)
    return DealTaken(deal)


def _judge_group(state: TableState, group: Grouped) -> Grouped:
    """Judge the host's choice of a group that keeps the games."""
    if group == state.group:
        raise Refused("nothing_to_change")
    return group


def setup_of(
    settings: TableSettings, packs: tuple[str, ...], names: tuple[str, ...], games: Games
) -> Any:
    """The set-up for these players, or Refused if it cannot be read."""
    game = games[settings.game]
    for field in game.info.fields:
        box = settings.setup.get(field.name, HOUSE_PACK)
        if field.kind == "pack" and box not in (HOUSE_PACK, *packs):
            raise Refused("unknown_pack", pack=box)
    try:
        return msgspec.convert(settings.setup | {"seats": names}, game.setup_type)
    except msgspec.ValidationError as error:
        raise Refused("not_a_setup", detail=str(error)) from None


def _judge_order(state: TableState, order: tuple[PlayerId, ...]) -> Arranged:
    if state.is_playing:
        raise Refused("game_is_on")
    if sorted(order) != sorted(state.order):
        raise Refused("order_misses_somebody")
    return Arranged(order)


def _other(state: TableState, by: PlayerId, player: PlayerId) -> PlayerId:
    if state.player(player).is_gone or player == by:
        raise Refused("not_a_player")
    return player


def _judge_hand_over(state: TableState, by: PlayerId, player: PlayerId) -> HandedOver:
    if state.player(_other(state, by, player)).is_bot:
        raise Refused("bots_are_no_hosts")
    return HandedOver(player)


def _judge_start(state: TableState, games: Games, seed: int) -> Started:
    if state.is_playing:
        raise Refused("game_is_on")
    settings, deal = state.settings, state.deal
    names = tuple(state.players[player].name for player in state.order)
    if settings.practice:
        setup, seed = _practice(lesson_of(games[settings.game]), settings, names)
    else:
        setup = setup_of(settings, state.packs, names, games)
    if deal:
        if len(names) != deal.seats:
            raise Refused("duel_needs_players", number=deal.seats)
        seed = deal.seed
    _, events = begin(games[settings.game], setup, Chance(seed))
    return Started(
        game=settings.game,
        setup=_raw(setup),
        seed=seed,
        seated=state.order,
        events=_raw(events),
        practice=settings.practice,
        is_duel=deal is not None,
    )


def _judge_stop(state: TableState, by: PlayerId) -> Stopped:
    if not state.is_playing:
        raise Refused("no_game_is_on")
    return Stopped(by)


def lesson_of(game: AnyGame) -> Lesson:
    """The lesson of a game, or Refused if nobody has written one."""
    if game.lesson is None:
        raise Refused("no_practice")
    return game.lesson


def _practice(lesson: Lesson, settings: TableSettings, names: tuple[str, ...]) -> tuple[Any, int]:
    """The set-up and the seed of a lesson, in the language of the table."""
    if len(names) != lesson.seats:
        raise Refused("practice_needs_players", number=lesson.seats)
    language = settings.setup.get("language")
    return lesson.set_up(names, language if isinstance(language, str) else "en"), lesson.seed


def _raw(value: Any) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(value))
