"""Advance: what the table does by itself, from dealing a round to ending the game."""

from samewave.core import Chance
from samewave.games.samegame.events import (
    ClueSentBack,
    CupLifted,
    Event,
    GameEnded,
    RoundDealt,
    SwapMade,
    Turn,
    TurnEnded,
)
from samewave.games.samegame.level import FINISH, ROUNDS, result_of
from samewave.games.samegame.state import State


def advance(state: State, chance: Chance) -> list[Event]:
    """The events that follow now without any player's move."""
    match state.phase:
        case "guessing":
            return _guess(state)
        case "writing":
            return _swap(state, chance)
        case "dealing":
            return [_deal(state, chance)]
        case "between":
            if state.rounds < ROUNDS[state.players]:
                return [_deal(state, chance)]
            return [GameEnded(state.score, result_of(state.score))]
        case "ready" | "rewriting" | "finished":
            return []


def _deal(state: State, chance: Chance) -> RoundDealt:
    """Shuffle the tokens, draw a number for each seat with replacement, and deal new objects."""
    played, tokens = state.rounds, range(1, state.level.criteria + 1)
    stack = [card for card in state.table.cards if card not in state.dealt]
    return RoundDealt(
        tokens=chance.shuffle(tokens, "tokens", played),
        numbers=tuple(chance.draw(tokens, "number", played, seat) for seat in range(state.players)),
        objects=chance.shuffle(stack, "objects", played)[: state.players],
    )


def _swap(state: State, chance: Chance) -> list[Event]:
    swap = state.swap
    if swap is None or len(swap.consented) < state.players - 1:
        return []
    stack = [card for card in state.table.cards if card not in state.dealt]
    return [SwapMade(swap.seat, chance.draw(stack, "swap"))]


def _guess(state: State) -> list[Event]:
    if len(state.rejected_by) * 2 > state.players - 1:
        return [ClueSentBack(state.active)]
    trap = state.trap_of(state.active)
    if trap in state.lifted or state.cups == (trap,):
        return [_end_turn(state, trap)]
    criterion = state.agreed()
    return [] if criterion is None else [CupLifted(criterion, trapped=criterion == trap)]


def _end_turn(state: State, trap: str) -> TurnEnded:
    seat, clue = state.active, state.clues[state.active]
    assert clue is not None, "a turn begins with a clue"
    trapped = trap in state.lifted
    value = state.value(placed=len(state.lifted) - trapped)
    return TurnEnded(
        Turn(seat, state.objects[seat], clue, trap, state.lifted, trapped, value),
        score=min(max(state.score + value, 0), FINISH),
    )
