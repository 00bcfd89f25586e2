"""The reference: plays the same games through the rules; the fast path must give equal rows.

Bots are played here too, because they need the full rules.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache, partial
from typing import Any, TypeAlias

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from samewave.bots import Character, Thought, make_bot
from samewave.core import (
    AnyGame,
    Chance,
    Seat,
    Transition,
    advance_until_input,
    apply,
    begin,
    replay,
)
from samewave.games.compatibility import Compatibility
from samewave.games.compatibility.edition import Doubling, Naming
from samewave.games.compatibility.events import Event
from samewave.games.compatibility.moves import Choose, ClaimDouble, Move, OpenTheme, RollTheme
from samewave.games.compatibility.state import State
from samewave.games.samegame import SameGame
from samewave.games.samegame.decide import INVENTED
from samewave.games.samegame.moves import BeginTurn, Point, WriteClue
from samewave.games.samegame.moves import Move as SameGameMove
from samewave.games.samegame.state import State as SameGameState
from samewave.lab.crowd import Rankings
from samewave.lab.fast.compatibility import MAX_PLAYOFFS
from samewave.lab.fast.samegame import perceived_difference
from samewave.lab.hash_random import (
    BOT_SEED,
    CHAIRS,
    CLAIM_TIME,
    FIRST_OPENER,
    SIDE_SHIFT,
    THEME,
    WANTS_DOUBLE,
    below,
    game_key,
    random_bits,
    uniform,
)
from samewave.lab.plan import Bots, Crowd, Plan, compatibility_setup, samegame_setup
from samewave.lab.rows import COMPATIBILITY_ROW, SAMEGAME_ROW, RowBuilder, fill_samegame_row
from samewave.packs import Shelf

MoveSource: TypeAlias = Callable[[Any], Iterable[tuple[Seat, Any]]]
"""From a state to the next moves, in order."""
RankingLists: TypeAlias = list[list[list[list[int]]]]
"""Rankings as plain lists: images by theme, side and team member, the strongest first."""
Trace: TypeAlias = NDArray[np.int16]

SHELF = Shelf()
COMPATIBILITY = Compatibility(SHELF)
SAMEGAME = SameGame(SHELF)


class TracedChance(Chance):
    """Chance that draws the same numbers as the fast path wherever the fast path draws one."""

    __slots__ = ("_key",)

    def __init__(self, key: np.uint64) -> None:
        super().__init__(int(key))
        self._key = key

    def below(self, limit: int, *question: str | int) -> int:
        match question:
            case ("first",):
                return below(limit, self._key, 0, 0, FIRST_OPENER)
            case ("chairs", int(last)):
                return below(limit, self._key, 0, last, CHAIRS)
            case _:
                return super().below(limit, *question)


def play_games(plan: Plan, rankings: Rankings | None, games: range, trace: Trace) -> NDArray[Any]:
    """Play these games and return their rows; fill `trace` as the fast path does."""
    rows = np.zeros(len(games), COMPATIBILITY_ROW if plan.game == "compatibility" else SAMEGAME_ROW)
    lists: RankingLists = [] if rankings is None else rankings.tolist()
    for index, number in enumerate(games):
        row, key = rows[index], np.uint64(game_key(np.uint64(plan.seed), number))
        row["game"] = number
        if plan.game == "compatibility":
            _play_compatibility(plan, lists, key, RowBuilder(plan, row, trace[index]))
        else:
            _play_samegame(plan, key, row, trace[index])
    return rows


def _play_compatibility(
    plan: Plan, rankings: RankingLists, key: np.uint64, row: RowBuilder
) -> None:
    chance = TracedChance(key)
    state, events = begin_compatibility(plan, chance)
    row.add(events)
    moves = _move_source(plan, key, partial(crowd_round, plan, rankings, key))
    while not state.finished and row.playoffs < MAX_PLAYOFFS:
        for seat, move in moves(state):
            state, events = apply(COMPATIBILITY, state, seat, move, chance)
            row.add(events)
    if not state.finished:
        row.share_victory()


def _play_samegame(plan: Plan, key: np.uint64, row: np.void, trace: Trace) -> None:
    chance = TracedChance(key)
    state, _ = begin(SAMEGAME, samegame_setup(plan), chance)
    moves = _move_source(plan, key, partial(crowd_samegame_moves, plan, key))
    while not state.finished:
        for seat, move in moves(state):
            state, _ = apply(SAMEGAME, state, seat, move, chance)
    fill_samegame_row(plan, state.turns, row, trace)


def _move_source(plan: Plan, key: np.uint64, crowd: MoveSource) -> MoveSource:
    return bot_moves(plan, plan.people, key) if isinstance(plan.people, Bots) else crowd


def begin_compatibility(plan: Plan, chance: Chance) -> Transition[State, Event]:
    """Start a game with the plan's own track and deck, up to the first question."""
    (started,) = COMPATIBILITY.start(compatibility_setup(plan), chance)
    started = replace(started, track_name=plan.track_name, track=plan.track, images=_deck(plan))
    state, events = advance_until_input(COMPATIBILITY, replay(COMPATIBILITY, [started]), chance)
    return state, (started, *events)


@lru_cache
def _deck(plan: Plan) -> tuple[str, ...]:
    """The images on the table: bots know the built-in deck; for a crowd, numbers are enough."""
    if isinstance(plan.people, Bots):
        return SHELF.images("house")[: plan.images]
    return tuple(map(str, range(plan.images)))


def crowd_round(
    plan: Plan, rankings: RankingLists, key: np.uint64, state: State
) -> Iterator[tuple[Seat, Move]]:
    """All moves of a crowd in one round, starting with the theme."""
    turn, table = state.rounds, state.table
    theme = below(len(rankings), key, turn, 0, THEME)
    shift = below(len(table.sides), key, turn, 0, SIDE_SHIFT)
    yield state.opener, _open_theme(state)
    doublers = _doublers(plan, key, state)
    if table.doubling is Doubling.CLAIMED_TOKEN:
        yield from ((seat, ClaimDouble()) for seat in doublers)
    for seat in filter(state.is_playing, range(plan.players)):
        side = table.side_of[seat]
        members = rankings[theme][(side + shift) % len(table.sides)]
        order = members[table.sides[side].index(seat)]
        images = _first_images(order, state.images_to_pick(seat), state.retired[seat])
        yield seat, Choose(images, images[:1] if seat in doublers else ())


def _open_theme(state: State) -> Move:
    if state.table.edition.naming is Naming.ROLLED:
        return RollTheme()
    return OpenTheme(state.open_numbers[0])


def _first_images(order: list[int], images: int, retired: tuple[str, ...]) -> tuple[str, ...]:
    if not retired:
        return tuple(map(str, order[:images]))
    return tuple([image for image in map(str, order) if image not in retired][:images])


def _doublers(plan: Plan, key: np.uint64, state: State) -> list[Seat]:
    """The seats that double their first image.

    With tokens it is the fastest seat that wants to; with cards, all that want to while cards last.
    """
    assert isinstance(plan.people, Crowd)
    if state.table.doubling is Doubling.NONE or state.playoff:
        return []
    boldness, turn, left = plan.people.boldness, state.rounds, list(state.doubles)
    doublers = []
    for seat in range(plan.players):
        purse = state.purse_of(seat)
        willing = uniform(key, turn, seat, WANTS_DOUBLE) <= boldness and seat != state.referent
        if willing and left[purse]:
            left[purse] -= 1
            doublers.append(seat)
    if state.table.doubling is Doubling.HIDDEN_CARDS:
        return doublers
    return sorted(doublers, key=lambda seat: random_bits(key, turn, seat, CLAIM_TIME))[:1]


def crowd_samegame_moves(
    plan: Plan, key: np.uint64, state: SameGameState
) -> Iterator[tuple[Seat, SameGameMove]]:
    """The next moves of a crowd in The Same Game.

    Its clues mean nothing; it lifts cups in the order in which it perceives differences.
    """
    match state.phase:
        case "writing":
            yield from (
                (seat, WriteClue(INVENTED[seat], anyway=True)) for seat in state.waiting_for
            )
        case "ready":
            yield state.active, BeginTurn()
        case _:
            cup = _next_cup(plan, key, state)
            yield next(seat for seat in state.guessers if not state.fingers[seat]), Point(cup)


def _next_cup(plan: Plan, key: np.uint64, state: SameGameState) -> str:
    assert isinstance(plan.people, Crowd)
    clarity, trap = plan.people.clarity, state.trap_of(state.active)
    others = [criterion for criterion in state.table.criteria if criterion != trap]
    differences = {
        criterion: perceived_difference(clarity, key, len(state.turns), number)
        for number, criterion in enumerate((trap, *others))
    }
    return max(state.cups, key=differences.__getitem__)


def bot_moves(plan: Plan, bots: Bots, key: np.uint64) -> MoveSource:
    """Seat new bots for one game; the bot with the shortest thinking time moves first."""
    game: AnyGame = COMPATIBILITY if plan.game == "compatibility" else SAMEGAME
    seeds = [int(random_bits(key, 0, seat, BOT_SEED)) for seat in range(plan.players)]
    seated = [make_bot(plan.game, SHELF, Character(seed, bots.strength)) for seed in seeds]

    def moves(state: Any) -> Iterator[tuple[Seat, Any]]:
        thoughts = {}
        for seat in state.waiting_for:
            thought = seated[seat].think(game.view(state, seat), game.offers(state, seat))
            if thought:
                thoughts[seat] = thought
        fastest, *others = sorted(thoughts, key=lambda seat: thoughts[seat].seconds)
        yield fastest, thoughts[fastest].move
        if _is_secret(thoughts[fastest]):
            for seat in others:
                if not _is_secret(thoughts[seat]):
                    return
                yield seat, thoughts[seat].move

    return moves


def _is_secret(thought: Thought) -> bool:
    """Whether the move is a ranking without a double: it gives the other bots no information."""
    return isinstance(thought.move, Choose) and not thought.move.double
