"""Seating: the chairs before a game, seats that change hands, and other devices; pure.

Partners sit as the games seat them: with `n` teams, chairs `i`, `i + n`, `i + 2n` … are team `i`.
"""

from collections.abc import Iterable
from typing import NamedTuple, TypeAlias

from samewave.core import Refused, Seat, replace_at
from samewave.server.tables.current_game import CurrentGame
from samewave.server.tables.entrance import hash_token
from samewave.server.tables.log import (
    Arranged,
    Chairs,
    PlayerId,
    SeatOffered,
    SeatPromised,
    SeatTaken,
    TableSettings,
)
from samewave.server.tables.state import Games, TableState


class TableShape(NamedTuple):
    """The numbers of players that the chosen game allows, and how many make a team."""

    counts: tuple[int, ...]
    team_size: int = 1

    def chairs_for(self, people: int) -> int:
        """The number of chairs for so many people: the next number that can play."""
        return min((each for each in self.counts if each >= people), default=people)

    def has_room(self, people: int) -> bool:
        """Whether one more person can play."""
        return people < max(self.counts, default=people + 1)


def shape_for(settings: TableSettings, games: Games) -> TableShape:
    """The shape of the table for the game that these settings choose."""
    if settings.game not in games:  # an earlier release chose it
        return TableShape(())
    info = games[settings.game].info
    if settings.practice and info.lesson:
        return TableShape((info.lesson.players,), max(1, info.variants[0].team_size))
    team_size = max(1, info.variant(settings.setup).team_size)
    return TableShape(tuple(info.players(settings.setup)), team_size)


def seated(chairs: Chairs) -> tuple[PlayerId, ...]:
    """The players on the chairs, in their order around the table."""
    return tuple(each for each in chairs if each is not None)


def fitted(chairs: Chairs, shape: TableShape, more: int = 0) -> Chairs:
    """The same people on as many chairs as they and `more` others need. Partners stay partners."""
    size = shape.chairs_for(len(seated(chairs)) + more)
    team_size = shape.team_size
    if team_size == 1 or size % team_size or not chairs or len(chairs) % team_size:
        return _resized(chairs, size)
    return _around(_merged(_teams(chairs, team_size), size // team_size, team_size))


def with_player(
    chairs: Chairs, player: PlayerId, shape: TableShape, chair: int | None = None
) -> Chairs:
    """The chairs after somebody sat down: on this chair if it is free, else beside a lone player.

    Two people become partners before a second team begins.
    """
    open_chairs = fitted(chairs, shape, more=1)
    if chair is None or chair >= len(open_chairs) or open_chairs[chair] is not None:
        chair = _best_free(open_chairs, shape.team_size)
    return replace_at(open_chairs, chair, player)


def without_player(chairs: Chairs, player: PlayerId, shape: TableShape) -> Chairs:
    """The chairs after somebody stood up."""
    return fitted(tuple(None if each == player else each for each in chairs), shape)


def moved_to(chairs: Chairs, player: PlayerId, chair: int, shape: TableShape) -> Chairs:
    """The chairs after a player took a free chair, or Refused."""
    if player not in chairs:
        if not shape.has_room(len(seated(chairs))):
            raise Refused("no_chair_is_free")
        chairs = fitted(chairs, shape, more=1)
    if chair >= len(chairs):
        raise Refused("no_such_chair", chair=chair, chairs=len(chairs))
    if chairs[chair] is not None:
        raise Refused("chair_is_taken")
    left = tuple(None if each == player else each for each in chairs)
    return replace_at(left, chair, player)


def with_waiting(chairs: Chairs, waiting: Iterable[PlayerId], shape: TableShape) -> Chairs:
    """The chairs after those who had no chair sat down, as far as there is room."""
    for player in waiting:
        if shape.has_room(len(seated(chairs))):
            chairs = with_player(chairs, player, shape)
    return fitted(chairs, shape)


def _resized(chairs: Chairs, size: int) -> Chairs:
    """So many chairs: free ones are added at the end, or removed from there."""
    kept = list(chairs)
    for chair in reversed(range(len(kept))):
        if len(kept) > size and kept[chair] is None:
            del kept[chair]
    return (*kept, *[None] * (size - len(kept)))


def _best_free(chairs: Chairs, team_size: int) -> int:
    """The free chair whose team has the most players; the first of several."""
    number = max(1, len(chairs) // team_size)
    taken = [chair % number for chair, player in enumerate(chairs) if player is not None]
    free = [chair for chair, player in enumerate(chairs) if player is None]
    if team_size == 1:
        return free[0]
    return max(free, key=lambda chair: (taken.count(chair % number), -(chair % number), -chair))


_Teams: TypeAlias = list[list[PlayerId | None]]


def _teams(chairs: Chairs, team_size: int) -> _Teams:
    number = len(chairs) // team_size
    return [list(chairs[team::number]) for team in range(number)]


def _around(teams: _Teams) -> Chairs:
    """The chairs of these teams around the table."""
    return tuple(player for row in zip(*teams, strict=True) for player in row)


def _merged(teams: _Teams, number: int, team_size: int) -> _Teams:
    """So many teams. If there are too many, players of the smallest fill up the others."""
    kept = teams + [[None] * team_size for _ in range(number - len(teams))]
    homeless: list[PlayerId] = []
    while len(kept) > number:
        sizes = [sum(each is not None for each in team) for team in kept]
        smallest = max(range(len(kept)), key=lambda team: (-sizes[team], team))
        homeless = [*(each for each in kept.pop(smallest) if each is not None), *homeless]
    for team in kept:
        for place, player in enumerate(team):
            if player is None and homeless:
                team[place] = homeless.pop(0)
    return kept


def judge_chairs(state: TableState, chairs: Chairs, games: Games) -> Arranged:
    if state.is_playing:
        raise Refused("game_is_on")
    wanted, here = seated(chairs), set(state.order)
    bots = {each for each in here if state.players[each].is_bot}
    if len(set(wanted)) != len(wanted) or not bots <= set(wanted) <= here:
        raise Refused("order_misses_somebody")
    return Arranged(fitted(chairs, shape_for(state.settings, games)))


def judge_sit(state: TableState, player: PlayerId, chair: int | None, games: Games) -> Arranged:
    """Judge a player who takes a free chair, or sits out."""
    if state.is_playing:
        raise Refused("game_is_on")
    if chair is None:
        if player not in state.chairs:
            raise Refused("nothing_to_change")
        return Arranged(chairs_without(state, player, games))
    shape = shape_for(state.settings, games)
    return Arranged(moved_to(fitted(state.chairs, shape), player, chair, shape))


def chairs_without(state: TableState, player: PlayerId, games: Games) -> Chairs:
    return without_player(state.chairs, player, shape_for(state.settings, games))


def judge_take_over(state: TableState, player: PlayerId, seat: Seat) -> SeatPromised:
    """Judge a player who came late and wants to play on for a bot or a stand-in."""
    current_game = state.game_on()
    if not state.is_playing or current_game.lesson or not state.settings.late_joins:
        raise Refused("no_late_joins")
    if player in current_game.seated:
        raise Refused("already_in_this_game")
    if any(seat == each.seat or player == each.player for each in state.promises):
        raise Refused("seat_is_taken")
    _judge_needs_a_bot(state, current_game, seat)
    return SeatPromised(player, seat)


def _judge_needs_a_bot(state: TableState, current_game: CurrentGame, seat: Seat) -> None:
    seats = current_game.seated
    if seat >= len(seats) or not state.players[seats[seat]].needs_a_bot:
        raise Refused("seat_is_taken")


def judge_late_joiner(state: TableState, player: PlayerId, seat: Seat, games: Games) -> SeatTaken:
    current_game = state.game_on()
    if not any((each.player, each.seat) == (player, seat) for each in state.promises):
        raise Refused("nothing_to_change")
    _judge_needs_a_bot(state, current_game, seat)
    return SeatTaken(player, seat, _chairs_after(state, current_game.seated[seat], player, games))


def _chairs_after(state: TableState, before: PlayerId, player: PlayerId, games: Games) -> Chairs:
    """The chairs when a player takes over from another. A bot gives up its chair, too."""
    if not state.players[before].is_bot:
        return state.chairs
    shape = shape_for(state.settings, games)
    if before not in state.chairs:
        return state.chairs
    left = tuple(None if each == player else each for each in state.chairs)
    return fitted(tuple(player if each == before else each for each in left), shape)


def judge_offer(state: TableState, by: PlayerId, player: PlayerId, code: str) -> SeatOffered:
    """Judge a code with which another device may claim a player's place."""
    if by not in (player, state.host):
        raise Refused("host_only")
    known = state.player(player)
    if known.is_gone or known.is_bot:
        raise Refused("not_a_player")
    return SeatOffered(player, hash_token(code))
