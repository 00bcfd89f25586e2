"""Games of Compatibility between bots and scripted players."""

from collections.abc import Callable, Iterator
from statistics import fmean

from samewave.bots import Bot, Character, Strength
from samewave.bots.compatibility import CompatibilityBot
from samewave.core import Chance, apply, begin
from samewave.games.compatibility import Compatibility
from samewave.games.compatibility.edition import FULL_HAND
from samewave.games.compatibility.events import Move, RoundScored
from samewave.games.compatibility.setup import Setup
from samewave.games.compatibility.state import State
from samewave.packs import Shelf

SHELF = Shelf()
GAME = Compatibility(SHELF)
NAMES = ("Ann", "Bo", "Cy", "Di", "Eve", "Flo", "Gus", "Hal")
DUO = Setup(edition="2016", mode="duo", seats=NAMES[:2])

Script = Callable[[State], Move]


def bots(*characters: Character, shelf: Shelf = SHELF) -> list[Bot | Script]:
    return [CompatibilityBot(shelf, character) for character in characters]


def play(
    setup: Setup,
    players: list[Bot | Script],
    seed: int = 1,
    rounds: int = 60,
    game: Compatibility = GAME,
) -> Iterator[tuple[State, RoundScored]]:
    """A game, or its first rounds: each reveal with the state before it."""
    chance = Chance(seed)
    state, _ = begin(game, setup, chance)
    while not state.finished and state.rounds < rounds:
        before, seat = state, state.waiting_for[0]
        state, events = apply(game, state, seat, _move(game, players[seat], state, seat), chance)
        for event in events:
            if isinstance(event, RoundScored):
                yield before, event
    if state.finished:
        for seat, player in enumerate(players):
            if not callable(player):
                assert player.think(game.view(state, seat), game.offers(state, seat)) is None


def shared(scored: RoundScored) -> int:
    one, other = (ranking.images for ranking in scored.rankings if ranking)
    return len({*one} & {*other})


def shared_of_five(strength: Strength, pairs: list[tuple[int, int]]) -> float:
    """How many images pairs of characters share on average, when they lay five."""
    return fmean(
        shared(scored)
        for table, pair in enumerate(pairs)
        for before, scored in play(DUO, bots(*(Character(each, strength) for each in pair)), table)
        if before.images_to_pick(0) == FULL_HAND
    )


def _move(game: Compatibility, player: Bot | Script, state: State, seat: int) -> Move:
    if callable(player):
        return player(state)
    view, offers = game.view(state, seat), game.offers(state, seat)
    thought = player.think(view, offers)
    assert thought, "it is the bot's turn"
    assert thought == player.think(view, offers), "to look twice changes nothing"
    assert 0 < thought.seconds <= 25
    move: Move = thought.move
    return move
