"""Tables for the laws: every listed game with every edition, and games of random moves."""

from importlib import import_module
from random import Random
from types import ModuleType
from typing import Any, NamedTuple

from samewave.bots.simple import any_move
from samewave.core import AnyGame, Chance, Seat, apply, begin
from samewave.games import GAMES
from tests.boxes import MadeUpShelf

LAWFUL: dict[str, ModuleType] = {game: import_module(f"tests.laws.{game}") for game in GAMES}
"""For every game, the module that knows its set-ups, its secrets and its legal moves."""

LISTED = [(game, edition) for game in GAMES for edition in LAWFUL[game].TABLES]


class Table(NamedTuple):
    """A game about to begin."""

    game: AnyGame
    setup: Any
    seed: int

    @property
    def lawful(self) -> Any:
        return LAWFUL[self.game.name]

    def begin(self) -> "Playing":
        chance = Chance(self.seed)
        state, events = begin(self.game, self.setup, chance)
        return Playing(self, chance, state, events)


class Played(NamedTuple):
    """One step of a game: the seat, its move, the events that followed, and the state."""

    seat: Seat | None
    move: Any
    followed: tuple[Any, ...]
    state: Any


class Playing:
    """A game of random legal moves by random seats and the timer."""

    def __init__(self, table: Table, chance: Chance, state: Any, events: tuple[Any, ...]) -> None:
        self.table, self.game, self.chance = table, table.game, chance
        self.state = state
        self.history = [Played(None, None, events, state)]

    def everybody(self) -> list[Seat | None]:
        return [None, *self.seats()]

    def seats(self) -> list[Seat]:
        return list(range(len(self.table.setup.seats)))

    def any_move(self, seat: Seat | None, dice: Random) -> Any:
        view, offers = self.game.view(self.state, seat), self.game.offers(self.state, seat)
        return any_move(self.game.name, view, offers, dice)

    def step(self, dice: Random) -> Played | None:
        """A random seat with an offer moves; returns nothing when the game is over."""
        seats: list[Seat | None] = list(dice.sample(self.seats(), len(self.seats())))
        if dice.random() < 0.02:  # timeouts are rare
            seats.insert(0, None)
        for seat in seats:
            move = self.any_move(seat, dice)
            if move is not None:
                return self.apply(seat, move)
        return None

    def steps(self, dice: Random, moves: int) -> "Playing":
        for _ in range(moves):
            if self.step(dice) is None:
                break
        return self

    def apply(self, seat: Seat | None, move: Any) -> Played:
        self.state, followed = apply(self.game, self.state, seat, move, self.chance)
        self.history.append(Played(seat, move, followed, self.state))
        return self.history[-1]


def any_table(game: str, edition: str, dice: Random) -> Table:
    """A game about to begin with some set-up of an edition and some seed."""
    setup = LAWFUL[game].sit_down(edition, dice)
    return Table(GAMES[game](MadeUpShelf()), setup, seed=dice.getrandbits(53))
