"""The engine: moves per CPU second compared with boardgame.io, and whether long games slow down."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from statistics import median
from time import process_time
from typing import Any, NamedTuple

import msgspec

from bench.games import GAME, SETUP, Played, endless_game, whole_game
from bench.peers import running
from samewave.core import Chance, Seat, apply, begin
from samewave.games.compatibility.events import CardTurn, Choose, Move, OpenTheme
from samewave.games.compatibility.state import State

RIVALS = {
    "boardgame.io, G changed in place": "in_place",
    "boardgame.io, reading past drafts": "past_drafts",
}
"""Two versions of the moves for boardgame.io: as its documentation has it, and the fastest."""
GAMES = 100
WARM_UPS = 10
"""Warm-up games, after which V8 has optimised everything."""
REPEATS = 15
LONG_REPEATS = 5
TENTH = 300
"""Rounds in which every theme of the box comes up once, so that all tenths are equal work."""


class Race(NamedTuple):
    """Seconds that each engine took for the same games, one entry per repeat."""

    rounds: int
    moves: int
    ours: list[float]
    theirs: dict[str, list[float]]


class Growth(NamedTuple):
    """Seconds per move at both ends of a very long game."""

    rounds: int
    first: float
    last: float


class Ending(msgspec.Struct):
    """The result on which all engines must agree."""

    points: list[int]
    winners: list[int]
    rounds: int
    turns: list[CardTurn]


def race() -> Race:
    """Play the same games with every engine in turn, so that noise affects all of them."""
    games = [whole_game(seed) for seed in range(GAMES)]
    ours: list[float] = []
    theirs: dict[str, list[float]] = {rival: [] for rival in RIVALS}
    with _seated(games) as rivals:
        for _ in range(WARM_UPS + REPEATS):
            seconds, endings = _play_all(games)
            ours.append(seconds)
            for rival, ask in rivals.items():
                theirs[rival].append(_answer(ask({}), endings))
    return Race(
        rounds=sum(ending.rounds for ending in endings),
        moves=sum(len(game.moves) for game in games),
        ours=ours[WARM_UPS:],
        theirs={rival: times[WARM_UPS:] for rival, times in theirs.items()},
    )


def growth() -> Growth:
    """Play all themes of the box ten times, and time the first and the last pass."""
    game = endless_game(seed=0, rounds=10 * TENTH)
    _, *repeats = (list(_tenths(game)) for _ in range(1 + LONG_REPEATS))
    moves = len(game.moves) // 10
    return Growth(
        rounds=10 * TENTH,
        first=median(tenths[0] for tenths in repeats) / moves,
        last=median(tenths[-1] for tenths in repeats) / moves,
    )


def _play(state: State, moves: list[tuple[Seat, Move]], chance: Chance) -> State:
    for seat, move in moves:
        state, _ = apply(GAME, state, seat, move, chance)
    return state


def _play_all(games: list[Played]) -> tuple[float, list[Ending]]:
    tables = [(_begin(game), game.moves, Chance(game.seed)) for game in games]
    before = process_time()
    states = [_play(*table) for table in tables]
    seconds = process_time() - before
    return seconds, [_ending(state) for state in states]


def _tenths(game: Played) -> Iterator[float]:
    state, chance, length = _begin(game), Chance(game.seed), len(game.moves) // 10
    for start in range(0, len(game.moves), length):
        moves = game.moves[start : start + length]
        before = process_time()
        state = _play(state, moves, chance)
        yield process_time() - before


def _begin(game: Played) -> State:
    state, _ = begin(GAME, SETUP, Chance(game.seed))
    return state


def _ending(state: State) -> Ending:
    assert state.last
    return Ending(
        points=list(state.points),
        winners=list(state.winners),
        rounds=state.rounds,
        turns=list(state.last.turns),
    )


@contextmanager
def _seated(games: list[Played]) -> Iterator[dict[str, Callable[[Any], Any]]]:
    """The other engines, each with its warm-up games."""
    with ExitStack() as stack:
        rivals = {
            rival: stack.enter_context(running("engine.mjs", moves))
            for rival, moves in RIVALS.items()
        }
        for ask in rivals.values():
            ask(_task(games))
        yield rivals


def _answer(answer: Any, ours: list[Ending]) -> float:
    """The seconds of another engine; checks that its games ended like ours."""
    theirs = msgspec.convert(answer["endings"], list[Ending])
    for number, (our, their) in enumerate(zip(ours, theirs, strict=True)):
        if our != their:
            raise AssertionError(f"game {number} ends differently:\n{our}\n{their}")
    return float(answer["seconds"])


def _task(games: list[Played]) -> Any:
    return {
        "table": table(),
        "games": [
            {"first": _begin(game).opener, "moves": [spelled(*turn) for turn in game.moves]}
            for game in games
        ],
    }


def table() -> Any:
    """The table as the other engine needs it; it is the same in every game."""
    state, _ = begin(GAME, SETUP, Chance(0))
    started, edition = state.table.started, state.table.edition
    return {
        "chairs": started.chairs,
        "sides": started.sides,
        "track": started.track,
        "images": started.images,
        "theme_cards": started.theme_cards,
        "themes_on_a_card": edition.themes_on_a_card,
        "direct": edition.direct,
        "indirect": edition.indirect,
    }


def spelled(seat: Seat, move: Move) -> list[Any]:
    """A move for another engine: seat, name, arguments."""
    match move:
        case OpenTheme(number):
            return [seat, "open_theme", number]
        case Choose(images):
            return [seat, "choose", images]
        case _:
            return [seat, "reopen"]
