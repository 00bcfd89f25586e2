"""Judges commands: whether a table allows them, and which event follows.

Everything here is pure: a command is judged against the state of a table.
"""

from typing import Any, NamedTuple, TypeAlias

import msgspec
from msgspec.structs import asdict, replace

from samewave.core import Refused, Seat, apply, is_readable, read_move
from samewave.history import Deal
from samewave.server.protocol.messages import (
    AddBot,
    Arrange,
    ChangeSettings,
    ChooseFace,
    Extend,
    HandOver,
    Kick,
    Leave,
    LetIn,
    OfferSeat,
    PageCommand,
    Play,
    Proceed,
    Say,
    SendWatchersAway,
    SetDoor,
    Sit,
    Start,
    Stop,
    TakeOver,
    TurnAway,
)
from samewave.server.tables.current_game import Accepted, CurrentGame
from samewave.server.tables.joining import (
    AskToJoin,
    Claim,
    EntranceCommand,
    Join,
    MakeKeys,
    bot_face,
    free_name,
    judge_door,
    judge_entrance,
    judge_join,
)
from samewave.server.tables.log import (
    Extended,
    FaceChosen,
    Grouped,
    HandedOver,
    Left,
    Moved,
    PackBrought,
    PlayerId,
    Proceeded,
    Proceeding,
    Said,
    StandIn,
    Stopped,
    TableEvent,
    TableSettings,
)
from samewave.server.tables.next_game import (
    Context,
    encoded,
    judge_change,
    judge_deal,
    judge_start,
)
from samewave.server.tables.seating import (
    chairs_without,
    judge_chairs,
    judge_late_joiner,
    judge_offer,
    judge_sit,
    judge_take_over,
)
from samewave.server.tables.state import TableState

MORE_TIME = 30
MOST_PACKS = 10
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


class SeatLateJoiner(NamedTuple):
    """Let a player take over the seat that was promised."""

    player: PlayerId
    seat: Seat


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
    PageCommand
    | EntranceCommand
    | AutoMove
    | SwitchStandIn
    | SeatLateJoiner
    | BringPack
    | TakeDeal
    | KeepFor
)
"""Everything that players, the server and its bots can submit to a table."""


def judge(state: TableState, by: PlayerId | None, command: Command, context: Context) -> Accepted:
    """Judge a command: the event that follows from it, or Refused."""
    if isinstance(command, Play):
        _judge_presence(state, by)
        return judge_move(state, by, command.move)
    match command:
        case AutoMove(move, length):
            if state.length != length:
                raise Refused("too_late")
            return judge_move(state, by, move)
        case Join() | AskToJoin() | MakeKeys() | Claim():
            return Accepted(judge_entrance(state, by, command, context.games, context.now()))
        case SwitchStandIn(player, plays):
            return Accepted(_judge_stand_in(state, player, plays))
        case SeatLateJoiner(player, seat):
            return Accepted(judge_late_joiner(state, player, seat, context.games))
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
            return Left(player, chairs=chairs_without(state, player, context.games))
        case Extend():
            return _judge_extension(state)
        case Proceed(_, sequence, to):
            return _judge_proceeding(state, sequence, to, context.now())
        case Sit(_, chair):
            return judge_sit(state, player, chair, context.games)
        case ChooseFace(_, face, colour):
            return FaceChosen(player, face, colour)
        case TakeOver(_, seat):
            return judge_take_over(state, player, seat)
        case OfferSeat(_, whose, code):
            return judge_offer(state, player, whose, code)
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
            return judge_change(state, TableSettings(**asdict(settings)), context)
        case Arrange(_, chairs):
            return judge_chairs(state, chairs, games)
        case AddBot(_, name, strength, chair):
            name = name or free_name(state)
            return judge_join(
                state, games, name, strength=strength, face=bot_face(name), chair=chair
            )
        case Kick(_, player, for_good):
            key = context.token() if for_good else ""
            chairs = chairs_without(state, _other(state, by, player), games)
            return Left(player, kicked=True, for_good=for_good, watch_key=key, chairs=chairs)
        case SetDoor() | LetIn() | TurnAway() | SendWatchersAway():
            return judge_door(state, command, context.token, games, context.now())
        case HandOver(_, player):
            return _judge_hand_over(state, by, player)
        case Start():
            return judge_start(state, games, context.seed())
        case Stop():
            return _judge_stop(state, by)
        case TakeDeal(deal):
            return judge_deal(state, deal, games)
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
    seat, move = _read_move(current_game, by, raw)
    game_state, events = apply(
        current_game.game, current_game.state, seat, move, current_game.chance
    )
    moved = Moved(seat, encoded(move), encoded(events))
    return Accepted(moved, replace(current_game, state=game_state), events)


def _read_move(
    current_game: CurrentGame, by: PlayerId | None, raw: msgspec.Raw
) -> tuple[Seat | None, Any]:
    """Decode a move, and find the seat that makes it. A `by` of None is the timer."""
    seat = current_game.seat_of(by)
    if by is not None and seat is None:
        raise Refused("not_in_this_game")
    game, move = current_game.game, read_move(current_game.game, raw)
    if current_game.deal:  # a duel
        game.judge_dealt(current_game.state, seat, move, current_game.deal.summary)
    return seat, move


def check_move(state: TableState, by: PlayerId | None, move: msgspec.Raw) -> None:
    """Raise Refused unless a player's move would be accepted now.

    The game does not advance: the time this takes would reveal what the move uncovers.
    """
    _judge_presence(state, by)
    current_game = state.game_on()
    seat, read = _read_move(current_game, by, move)
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


def judge_pack(state: TableState, pack: str = "") -> PackBrought:
    """Add a pack to the table."""
    if pack in state.packs:
        raise Refused("nothing_to_change")
    if len(state.packs) >= MOST_PACKS:
        raise Refused("too_many_packs", most=MOST_PACKS)
    return PackBrought(pack)


def _judge_group(state: TableState, group: Grouped) -> Grouped:
    """Judge the host's choice of the group for which the games of this table are kept."""
    if group == state.group:
        raise Refused("nothing_to_change")
    return group


def _other(state: TableState, by: PlayerId, player: PlayerId) -> PlayerId:
    if state.player(player).is_gone or player == by:
        raise Refused("not_a_player")
    return player


def _judge_hand_over(state: TableState, by: PlayerId, player: PlayerId) -> HandedOver:
    if state.player(_other(state, by, player)).is_bot:
        raise Refused("bots_are_no_hosts")
    return HandedOver(player)


def _judge_stop(state: TableState, by: PlayerId) -> Stopped:
    if not state.is_playing:
        raise Refused("no_game_is_on")
    return Stopped(by)
