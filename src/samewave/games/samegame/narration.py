"""Narration: a game in words and figures for people who may see everything, and its summary."""

from collections.abc import Iterator, Sequence

from samewave.core import GameSummary, Landmark, Outcome, Seat, Value
from samewave.core.values import Key, Number, Points, Rounds
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
    Turn,
    TurnBegan,
    TurnEnded,
)
from samewave.games.samegame.level import LEVELS, ROUNDS, Agreement, Result
from samewave.games.samegame.state import Phase, State, start_score


class OpenState(Value, frozen=True):
    """The state of a game with nothing hidden."""

    game: str
    level: int
    agreement: Agreement
    seats: tuple[str, ...]
    finished: bool
    score: int
    result: Result | None
    turns: tuple[Turn, ...]
    rounds: int
    phase: Phase
    waiting_for: tuple[Seat, ...]
    active: Seat
    criteria: tuple[str, ...]
    tokens: tuple[int, ...]
    numbers: tuple[int, ...]
    objects: tuple[str, ...]
    clues: tuple[str | None, ...]
    lifted: tuple[str, ...]
    swapped: bool


class OpenObjects(Value, frozen=True, tag="objects"):
    """Everybody's object, number and clue by seat; empty before they are dealt."""

    objects: tuple[str, ...]
    numbers: tuple[int, ...]
    clues: tuple[str | None, ...]


def hidden(state: State) -> OpenObjects:
    """The players' secrets of the moment."""
    return OpenObjects(state.objects, state.numbers, state.clues)


def landmark(event: Event, after: State) -> Landmark | None:
    """In a replay, people can jump to rounds and turns. A turn that begins again is no new one."""
    match event:
        case RoundDealt():
            return "round"
        case TurnBegan() if not after.sent_back:
            return "turn"
        case _:
            return None


def open_state(state: State) -> OpenState:
    """The state of a game with nothing hidden."""
    return OpenState(
        game="samegame",
        level=state.table.level,
        agreement=state.table.agreement,
        seats=state.table.names,
        finished=state.finished,
        score=state.score,
        result=state.result,
        turns=state.turns,
        rounds=state.rounds,
        phase=state.phase,
        waiting_for=state.waiting_for,
        active=state.active,
        criteria=state.table.criteria,
        tokens=state.tokens,
        numbers=state.numbers,
        objects=state.objects,
        clues=state.clues,
        lifted=state.lifted,
        swapped=state.swapped,
    )


def narrate(event: Event, after: State) -> Iterator[str]:
    """The event in plain English. Pointing has no line, because the lifted cup shows it."""
    names = after.table.names
    match event:
        case GameStarted():
            yield from _narrate_start(event)
        case RoundDealt():
            yield from _narrate_deal(event, after)
        case ClueWritten():
            yield f"  {names[event.seat]} writes: {event.text}"
        case SwapAsked():
            yield f"  {names[event.seat]} asks for another object."
        case SwapAnswered():
            yield f"  {names[event.seat]} {'agrees' if event.consent else 'says no'}."
        case SwapMade():
            yield f"  {names[event.seat]} now has {_plain(str(event.object))}."
        case TurnBegan():
            yield ""
            yield f"{names[event.seat]} shows {_plain(event.object)} and {event.clue}"
        case ClueRejected():
            yield f"  {names[event.seat]} rejects the clue."
        case ClueSentBack():
            yield f"  The clue goes back to {names[event.seat]}."
        case CupLifted():
            yield f"  {_plain(event.criterion)}: {'the trap' if event.trapped else 'safe'}"
        case TurnEnded():
            yield from _narrate_end_of_turn(event)
        case GameEnded():
            won = "won" if event.result.won else "lost"
            yield ""
            yield f"Final score {event.score}: {_plain(event.result)}, {won}."
        case FingerPointed():
            return


def _plain(name: str) -> str:
    return name.replace("_", " ")


def _narrate_start(event: GameStarted) -> Iterator[str]:
    players, level = len(event.names), LEVELS[event.level]
    yield f"The Same Game, level {event.level}, {event.agreement}: {', '.join(event.names)}"
    yield f"Traits: {', '.join(map(_plain, event.criteria))}"
    yield (
        f"Rounds: {ROUNDS[players]}, starting score: {start_score(players)}, "
        f"spare cups: {level.spare_cups}, languages: {', '.join(event.languages)}"
    )


def _narrate_deal(event: RoundDealt, after: State) -> Iterator[str]:
    yield ""
    yield f"Round {after.rounds + 1}"
    for seat, name in enumerate(after.table.names):
        yield (
            f"  {name} has {_plain(after.objects[seat])} and number {event.numbers[seat]}: "
            f"the trap is {_plain(after.trap_of(seat))}"
        )


def _narrate_end_of_turn(event: TurnEnded) -> Iterator[str]:
    turn = event.turn
    end = "Trapped" if turn.trapped else f"All found, the trap was {_plain(turn.trap)}"
    yield f"  {end}: {turn.value:+}, score {event.score}"


class SameGameSummary(GameSummary, frozen=True, tag="samegame"):
    """The summary of a game of The Same Game."""

    level: Number
    objects: Key
    turns: Rounds[Turn]
    score: Points
    result: Result

    def outcome(self) -> Outcome:
        return Outcome(
            variant=str(self.level),
            rounds=len(self.turns),
            score=self.score,
            result=self.result.value,
        )


def summarize(events: Sequence[Event]) -> SameGameSummary | None:
    """The summary of a game; None before it is over."""
    started, *others = events
    assert isinstance(started, GameStarted)
    turns: list[Turn] = []
    for event in others:
        match event:
            case TurnEnded(turn):
                turns.append(turn)
            case GameEnded(score, result):
                return SameGameSummary(
                    level=started.level,
                    names=started.names,
                    objects=started.objects,
                    turns=tuple(turns),
                    score=score,
                    result=result,
                )
            case _:
                pass
    return None
