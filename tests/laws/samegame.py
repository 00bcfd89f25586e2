"""Facts that the laws need about The Same Game: its set-ups, its secrets and its legal moves."""

from collections.abc import Iterator
from random import Random
from typing import Any

from msgspec.structs import replace

from samewave.bots.simple import any_move
from samewave.core import Seat, replace_at
from samewave.games.samegame.events import (
    AnswerSwap,
    AskSwap,
    BeginTurn,
    CupLifted,
    Move,
    Point,
    RejectClue,
    RoundDealt,
    SwapMade,
    TurnBegan,
    TurnEnded,
    WriteClue,
)
from samewave.games.samegame.level import FINISH, LEVELS, ROUNDS, Agreement
from samewave.games.samegame.rules import INVENTED
from samewave.games.samegame.setup import Setup
from samewave.games.samegame.state import State
from samewave.games.samegame.view import Offers, View

NAMES = tuple(f"Player {seat}" for seat in range(6))
TABLES = {f"{players}-players": players for players in ROUNDS}
PLAIN = ("bucket", "doorbell", "ferry", "saucepan", "stapler", "tiara")
"""Clues that are no object of the house."""
LANGUAGES = ("en", "fr")
"""The languages that load fastest; the clue tests cover all of them."""


def sit_down(table: str, dice: Random) -> Setup:
    """Any valid set-up for this many players."""
    players = TABLES[table]
    return Setup(
        level=dice.choice(list(LEVELS)),
        seats=NAMES[:players],
        agreement=dice.choice(list(Agreement)),
        language=LANGUAGES if dice.random() < 0.3 else dice.choice(LANGUAGES),
        objects="things",
        first=dice.choice([None, *range(players)]),
    )


def quick(setup: Setup) -> Setup:
    """The same with a group that agrees at once."""
    return replace(setup, agreement=Agreement.ANYONE)


def uses_up(_: State, __: Seat, move: Move) -> bool:
    """Whether a move brings the group closer to its one swap."""
    return isinstance(move, AskSwap) or (isinstance(move, AnswerSwap) and move.consent)


def is_left_to_people(state: State) -> bool:
    """Whether guessers who must all agree have pointed at different cups."""
    pointed = {finger for seat in state.guessers if (finger := state.fingers[seat])}
    return len(pointed) > 1 and state.table.agreement is Agreement.UNANIMOUS


def is_shown(event: Any) -> bool:
    """Whether screens need time to show an event."""
    return isinstance(event, CupLifted | TurnEnded)


def redraw(state: State, seat: Seat | None, dice: Random) -> State:
    """Another state that this seat must not be able to tell from the true one.

    Secret are: the numbers of players whose turn is not over, and the objects and clues of players
    whose turn has not begun. The active player's trap is under one of the cups that are left.
    """
    if not state.objects:
        return state
    for other in _players_to_come(state):
        if other == seat:
            continue
        shown = other == state.active and state.phase in ("guessing", "rewriting")
        left = [state.tokens[state.table.criteria.index(criterion)] for criterion in state.cups]
        number = dice.choice(left if shown else list(state.tokens))
        state = replace(state, numbers=replace_at(state.numbers, other, number))
        if not shown:
            state = _redraw_object(state, other, dice)
    return state


def _players_to_come(state: State) -> Iterator[Seat]:
    over = len(state.turns) - state.rounds * state.players
    return ((state.table.first + step) % state.players for step in range(over, state.players))


def _redraw_object(state: State, seat: Seat, dice: Random) -> State:
    card = dice.choice([card for card in state.table.cards if card not in state.dealt])
    clue = None if state.clues[seat] is None else dice.choice(INVENTED)
    return replace(
        state,
        objects=replace_at(state.objects, seat, card),
        dealt=state.dealt - {state.objects[seat]} | {card},
        clues=replace_at(state.clues, seat, clue),
    )


def sound_alike(_: State, seat: Seat | None, mover: Seat | None, one: Move, other: Move) -> bool:
    """Whether a seat must not be able to tell which of two moves a mover made."""
    return mover != seat and isinstance(one, WriteClue) and isinstance(other, WriteClue)


def secrets_are_out(events: tuple[Any, ...]) -> bool:
    """Something was revealed or dealt."""
    opening = (TurnBegan, CupLifted, TurnEnded, RoundDealt, SwapMade)
    return any(isinstance(event, opening) for event in events)


def is_offered(_: View, offers: Offers, move: Move) -> bool:
    """Whether a move is among what is offered, by a plain reading of the offers."""
    match move:
        case WriteClue(text, anyway):
            return (
                offers.write_clue and text in INVENTED and anyway and text not in offers.sent_back
            )
        case AskSwap():
            return offers.ask_swap
        case AnswerSwap():
            return offers.answer_swap
        case BeginTurn():
            return offers.begin_turn
        case Point(criterion):
            return criterion in offers.point
        case RejectClue():
            return offers.reject_clue


def bent_moves(view: View, dice: Random) -> Iterator[Move]:
    """Moves that are nearly right, at least one of each kind."""
    yield WriteClue(dice.choice(INVENTED), anyway=True)
    yield WriteClue(dice.choice(INVENTED))
    yield WriteClue(dice.choice(["", "7", "\u202e", "x" * 10_000, "blimbo drosp"]))
    yield AskSwap()
    yield AnswerSwap(consent=dice.random() < 0.5)
    yield BeginTurn()
    yield Point(dice.choice([*view.table.criteria, "smell", ""]))
    yield RejectClue()


def check(before: State, after: State) -> None:
    """Invariants of every step of every game."""
    assert 0 <= after.score <= FINISH
    assert len(set(after.objects)) == len(after.objects)
    assert sorted(after.tokens) in ([], list(range(1, after.level.criteria + 1)))
    assert len(after.turns) - len(before.turns) in (0, 1)
    assert before.swapped <= after.swapped
    assert (after.result is not None) == after.finished
    assert len(after.turns) == after.players * ROUNDS[after.players] or not after.finished


def golden_setup(table: str) -> Setup:
    """A set-up for a golden game."""
    players = TABLES[table]
    return Setup(
        level=1 + players % 4,
        seats=("Ann", "Bo", "Cy", "Di", "Eve", "Flo")[:players],
        agreement={4: Agreement.MAJORITY, 5: Agreement.ANYONE, 6: Agreement.MAJORITY}.get(
            players, Agreement.UNANIMOUS
        ),
        first=0,
    )


def golden_move(view: View, offers: Offers, dice: Random) -> Move | None:
    """A player who writes any clue and soon agrees."""
    move = any_move("samegame", view, offers, dice)
    if isinstance(move, WriteClue):
        if view.mine and view.mine.clue and view.phase == "writing" and dice.random() < 0.9:
            return None
        return WriteClue(dice.choice([word for word in PLAIN if word not in offers.sent_back]))
    pointed = [seat.finger for seat in view.seats if seat.finger]
    if isinstance(move, Point) and pointed and dice.random() < 0.8:
        return Point(pointed[0])
    return None if isinstance(move, RejectClue) and dice.random() < 0.7 else move


def interest(lines: list[bytes]) -> tuple[int, int]:
    """How interesting a record is: rare events first, then a good length."""
    text = b"".join(lines)
    rare = (b"swap_made", b"clue_sent_back", b'"trapped":true', b'"value":3', b'"consent":false')
    return sum(word in text for word in rare), -len(lines)
