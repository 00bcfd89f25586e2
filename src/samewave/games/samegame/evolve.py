"""Evolve: how each event changes the state of a game of The Same Game."""

from msgspec.structs import replace

from samewave.core import Seat, replace_at
from samewave.games.samegame.events import (
    ClueRejected,
    ClueSentBack,
    ClueWritten,
    CupLifted,
    Event,
    FingerPointed,
    GameEnded,
    GameStarted,
    RoundDealt,
    SwapAnswered,
    SwapAsked,
    SwapMade,
    TurnBegan,
    TurnEnded,
)
from samewave.games.samegame.state import MOST_SENT_BACK, State, Swap, start_score


def evolve(state: State | None, event: Event) -> State:
    """The state after an event."""
    if state is None:
        if not isinstance(event, GameStarted):
            raise ValueError("a game starts with GameStarted")
        return _set_table(event)
    match event:
        case FingerPointed():
            return replace(state, fingers=replace_at(state.fingers, event.seat, event.criterion))
        case ClueWritten():
            return _write(state, event)
        case CupLifted():
            return replace(state, lifted=(*state.lifted, event.criterion), fingers=_nobody(state))
        case TurnBegan():
            return replace(state, phase="guessing")
        case TurnEnded():
            return _end_turn(state, event)
        case RoundDealt():
            return _deal(state, event)
        case SwapAsked():
            return replace(state, swap=Swap(event.seat))
        case SwapAnswered():
            return _answer_swap(state, event)
        case SwapMade():
            return _swap(state, event)
        case ClueRejected():
            return replace(state, rejected_by=state.rejected_by | {event.seat})
        case ClueSentBack():
            return _send_back(state)
        case GameEnded():
            return replace(state, phase="finished", result=event.result)
        case GameStarted():
            raise ValueError("a game starts once")


def _nobody(state: State) -> tuple[None, ...]:
    return (None,) * state.players


def _set_table(event: GameStarted) -> State:
    players = len(event.names)
    return State(
        table=event,
        phase="dealing",
        score=start_score(players),
        active=event.first,
        clues=(None,) * players,
        fingers=(None,) * players,
    )


def _deal(state: State, event: RoundDealt) -> State:
    numbers = tuple(number for number in event.numbers if number is not None)
    objects = tuple(card for card in event.objects if card is not None)
    return replace(
        state,
        phase="writing",
        active=state.table.first,
        clues=_nobody(state),
        tokens=event.tokens,
        numbers=numbers,
        objects=objects,
        dealt=state.dealt | set(objects),
    )


def _write(state: State, event: ClueWritten) -> State:
    clues = replace_at(state.clues, event.seat, event.text)
    done = state.phase == "rewriting" or None not in clues
    return replace(state, clues=clues, phase="ready" if done else state.phase)


def _answer_swap(state: State, event: SwapAnswered) -> State:
    if state.swap is None or not event.consent:
        return replace(state, swap=None)
    return replace(state, swap=Swap(state.swap.seat, consented=state.swap.consented | {event.seat}))


def _swap(state: State, event: SwapMade) -> State:
    if event.object is None:
        raise ValueError("the swapped object is missing")
    return replace(
        state,
        swap=None,
        swapped=True,
        objects=replace_at(state.objects, event.seat, event.object),
        dealt=state.dealt | {event.object},
    )


def _send_back(state: State) -> State:
    clue = state.clues[state.active]
    return replace(
        state,
        phase="rewriting",
        fingers=_nobody(state),
        rejected_by=frozenset(),
        sent_back=state.sent_back if clue is None else (*state.sent_back, clue)[-MOST_SENT_BACK:],
    )


def _end_turn(state: State, event: TurnEnded) -> State:
    active = (state.active + 1) % state.players
    over = active == state.table.first
    return replace(
        state,
        phase="between" if over else "ready",
        rounds=state.rounds + over,
        active=active,
        score=event.score,
        turns=(*state.turns, event.turn),
        fingers=_nobody(state),
        rejected_by=frozenset(),
        sent_back=(),
        lifted=(),
    )


def renamed(state: State, seat: Seat, name: str) -> State:
    """The state after another player has taken over a seat."""
    table = state.table
    return replace(state, table=replace(table, names=replace_at(table.names, seat, name)))
