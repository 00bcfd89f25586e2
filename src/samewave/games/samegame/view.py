"""Views: what each seat may know and do. Nothing is shown unless it is named here."""

from functools import lru_cache

from msgspec.structs import asdict, replace

from samewave.core import NOTHING_TO_SHOW, Seat, Showing, Value, replace_at
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

SECONDS = {"lift": 1.2, "trap": 1.9, "reading": 8.0}
"""How long screens show a lifted cup, and the result of a turn."""


class TableView(Value, frozen=True):
    """The part of the view that is public from the start and never changes."""

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
    """The public part of a player."""

    has_written: bool
    finger: str | None
    rejects_clue: bool
    consents_to_swap: bool


class TurnView(Value, frozen=True):
    """The active player's object and clue, and the cups lifted so far."""

    seat: Seat
    object: str
    clue: str
    lifted: tuple[str, ...]
    value: int


class Secrets(Value, frozen=True):
    """The part that only the player knows."""

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
    """The fields of a view that differ by seat."""

    seat: Seat | None
    mine: Secrets | None


class Offers(Value, frozen=True, omit_defaults=True):
    """The moves that a seat may make now; `sent_back` are clues it must not write again."""

    write_clue: bool = False
    sent_back: tuple[str, ...] = ()
    ask_swap: bool = False
    answer_swap: bool = False
    begin_turn: bool = False
    point: tuple[str, ...] = ()
    reject_clue: bool = False


def view(state: State, seat: Seat | None) -> View:
    """All that a seat may know: what everybody sees, and its own fields."""
    open_to_all = _open_to_all(state)
    return open_to_all if seat is None else replace(open_to_all, **asdict(seat_fields(state, seat)))


def seat_fields(state: State, seat: Seat | None) -> SeatFields:
    """The fields of a seat's own; without a seat there are no secrets."""
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
    """The event without what a seat may not know: others' numbers, objects and clues."""
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
    """The moves that a seat may make now."""
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
    """Cached, so that it is built once for a game and not with every move."""
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
    """The views are compared: they are small, and most moves change them for everybody."""


def is_muted(state: State, seat: Seat | None) -> bool:
    """The active player may not chat from the moment all clues are written."""
    return seat == state.active and state.phase in ("ready", "guessing", "rewriting")


def time_limit(_: State) -> int | None:
    """The rules set no time limit."""
    return None


def showing(state: State) -> Showing:
    """The time for lifting a cup, and for reading the result of a turn."""
    if state.phase == "guessing":
        return Showing(SECONDS["lift"], 0.0) if state.lifted else NOTHING_TO_SHOW
    if state.phase == "ready":
        has_ended_a_turn = len(state.turns) % state.players > 0 and not state.sent_back
    else:
        has_ended_a_turn = state.phase in ("writing", "finished") and len(state.turns) > 0
    if not has_ended_a_turn:
        return NOTHING_TO_SHOW
    return Showing(SECONDS["trap" if state.turns[-1].trapped else "lift"], SECONDS["reading"])


def question(state: State) -> tuple[Phase, int, Seat, int]:
    """The question is to write clues for this round, or to find the next cup of this turn."""
    return state.phase, state.rounds, state.active, len(state.lifted)
