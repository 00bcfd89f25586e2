"""Views: what each seat may know, and what it may do; nothing is shown unless named here."""

from functools import lru_cache

from msgspec.structs import asdict, replace

from samewave.core import Seat, Value, replace_at
from samewave.games.samegame.events import (
    ClueWritten,
    Event,
    GameStarted,
    RoundDealt,
    SwapMade,
    Turn,
)
from samewave.games.samegame.level import CIRCLES, FINISH, LEVELS, MEDALS, ROUNDS, Agreement, Result
from samewave.games.samegame.state import Phase, State, start_score

SECONDS = {"lift": 1.5, "result": 9.0}
"""For a cup that goes up, and for the result of a turn."""


class TableView(Value, frozen=True):
    """What lies open from the beginning and stays as it is."""

    level: int
    agreement: Agreement
    names: tuple[str, ...]
    languages: tuple[str, ...]
    objects: str
    criteria: tuple[str, ...]
    rounds: int
    circles: tuple[int, ...]
    spare_cups: int
    start: int
    finish: int
    medals: tuple[tuple[Result, int], ...]
    first: Seat


class SeatView(Value, frozen=True):
    """What everybody sees of a player."""

    has_written: bool
    finger: str | None
    rejects_clue: bool
    consents_to_swap: bool


class TurnView(Value, frozen=True):
    """What the active player has laid open, and the cups that were lifted."""

    seat: Seat
    object: str
    clue: str
    lifted: tuple[str, ...]
    value: int


class Secrets(Value, frozen=True):
    """What a player alone knows."""

    object: str
    number: int
    trap: str
    clue: str | None


class View(Value, frozen=True):
    """The game as one seat sees it; seat None is the table screen and every spectator."""

    seat: Seat | None
    table: TableView
    phase: Phase
    round: int
    score: int
    active: Seat
    tokens: tuple[int, ...]
    seats: tuple[SeatView, ...]
    swap_asked_by: Seat | None
    swap_is_left: bool
    waiting_for: tuple[Seat, ...]
    turn: TurnView | None
    turns: tuple[Turn, ...]
    result: Result | None
    mine: Secrets | None


class SeatFields(Value, frozen=True):
    """What a seat's view has of its own."""

    seat: Seat | None
    mine: Secrets | None


class Offers(Value, frozen=True, omit_defaults=True):
    """What a seat may do now; clues that were sent back are not to be written again."""

    write_clue: bool = False
    sent_back: tuple[str, ...] = ()
    ask_swap: bool = False
    answer_swap: bool = False
    begin_turn: bool = False
    point: tuple[str, ...] = ()
    reject_clue: bool = False


def view(state: State, seat: Seat | None) -> View:
    """All that a seat may know: what everybody sees, and what is its own."""
    open_to_all = _open_to_all(state)
    return open_to_all if seat is None else replace(open_to_all, **asdict(seat_fields(state, seat)))


def seat_fields(state: State, seat: Seat | None) -> SeatFields:
    """What is a seat's own; whoever has no seat has no secrets."""
    if seat is None or not 0 <= seat < len(state.objects):
        return SeatFields(seat, None)
    return SeatFields(
        seat,
        Secrets(
            object=state.objects[seat],
            number=state.numbers[seat],
            trap=state.trap_of(seat),
            clue=state.clues[seat],
        ),
    )


def redact(event: Event, seat: Seat | None) -> Event:
    """The event as a seat may hear of it: numbers, objects and clues are their owner's alone."""
    match event:
        case ClueWritten() if event.seat != seat:
            return ClueWritten(event.seat)
        case SwapMade() if event.seat != seat:
            return SwapMade(event.seat)
        case RoundDealt():
            return _redact_deal(event, seat)
        case _:
            return event


def offers(state: State, seat: Seat | None) -> Offers:
    """What a seat may do now."""
    if seat is None:
        return Offers()
    guesses = state.phase == "guessing" and seat != state.active
    return Offers(
        write_clue=state.may_write(seat),
        sent_back=state.sent_back if seat == state.active else (),
        ask_swap=state.may_ask_swap(seat),
        answer_swap=state.must_answer(seat),
        begin_turn=state.phase == "ready" and seat == state.active,
        point=state.cups if guesses else (),
        reject_clue=guesses and not state.lifted and seat not in state.rejected_by,
    )


def _redact_deal(event: RoundDealt, seat: Seat | None) -> RoundDealt:
    nobody: tuple[None, ...] = (None,) * len(event.numbers)
    if seat is None or seat not in range(len(nobody)):
        return RoundDealt(event.tokens, nobody, nobody)
    return RoundDealt(
        event.tokens,
        replace_at(nobody, seat, event.numbers[seat]),
        replace_at(nobody, seat, event.objects[seat]),
    )


def _open_to_all(state: State) -> View:
    return View(
        seat=None,
        table=_table(state.table),
        phase=state.phase,
        round=min(state.rounds + 1, ROUNDS[state.players]),
        score=state.score,
        active=state.active,
        tokens=state.tokens,
        seats=_seats(state),
        swap_asked_by=state.swap.seat if state.swap else None,
        swap_is_left=not state.swapped,
        waiting_for=state.waiting_for,
        turn=_turn(state),
        turns=state.turns,
        result=state.result,
        mine=None,
    )


@lru_cache(maxsize=256)
def _table(table: GameStarted) -> TableView:
    """Built once for a game, not with every move."""
    players = len(table.names)
    return TableView(
        level=table.level,
        agreement=table.agreement,
        names=table.names,
        languages=table.languages,
        objects=table.objects,
        criteria=table.criteria,
        rounds=ROUNDS[players],
        circles=CIRCLES,
        spare_cups=LEVELS[table.level].spare_cups,
        start=start_score(players),
        finish=FINISH,
        medals=tuple(MEDALS.items()),
        first=table.first,
    )


def _seats(state: State) -> tuple[SeatView, ...]:
    consented = state.swap.consented if state.swap else ()
    return tuple(
        [
            SeatView(
                has_written=clue is not None,
                finger=state.fingers[seat],
                rejects_clue=seat in state.rejected_by,
                consents_to_swap=seat in consented,
            )
            for seat, clue in enumerate(state.clues)
        ]
    )


def _turn(state: State) -> TurnView | None:
    clue = state.clues[state.active]
    if state.phase not in ("guessing", "rewriting") or clue is None:
        return None
    return TurnView(
        seat=state.active,
        object=state.objects[state.active],
        clue=clue,
        lifted=state.lifted,
        value=state.value(placed=len(state.lifted)),
    )


def public_diff(_: State, __: State) -> None:
    """Views are small, and most moves change something for everybody: they are compared."""


def is_muted(state: State, seat: Seat | None) -> bool:
    """The active player neither speaks nor nods from the moment its objects are known."""
    return seat == state.active and state.phase in ("ready", "guessing", "rewriting")


def time_limit(_: State) -> int | None:
    """The game itself knows no clock."""
    return None


def showing(state: State) -> float:
    """A cup goes up; after a turn all read what came of it."""
    if state.phase == "guessing":
        return SECONDS["lift"] if state.lifted else 0.0
    if state.phase == "ready":
        has_ended_a_turn = len(state.turns) % state.players > 0 and not state.sent_back
    else:
        has_ended_a_turn = state.phase == "writing" and len(state.turns) > 0
    return SECONDS["result"] if has_ended_a_turn else 0.0


def question(state: State) -> tuple[Phase, int, Seat, int]:
    """To write clues in this round, or to find the next cup of this turn."""
    return state.phase, state.rounds, state.active, len(state.lifted)
