"""Rules: whether a move is legal, and what the table does by itself until the game ends."""

from collections.abc import Callable

from samewave.core import Chance, Refused, Seat
from samewave.games.samegame.clue import Verdict, same, tidy
from samewave.games.samegame.events import (
    AnswerSwap,
    AskSwap,
    BeginTurn,
    ClueRejected,
    ClueSentBack,
    ClueWritten,
    CupLifted,
    Event,
    FingerPointed,
    GameEnded,
    Move,
    Point,
    RejectClue,
    RoundDealt,
    SwapAnswered,
    SwapAsked,
    SwapMade,
    Turn,
    TurnBegan,
    TurnEnded,
    WriteClue,
)
from samewave.games.samegame.level import FINISH, ROUNDS, result_of
from samewave.games.samegame.state import State
from samewave.games.samegame.view import Offers

CheckClue = Callable[[State, Seat, str], Verdict]
"""Returns the verdict on a seat's clue for its object."""
INVENTED = tuple(
    start + end
    for start in ("blim", "dros", "fnar", "grib", "klon", "plum", "quaz", "vrom", "zwib")
    for end in ("bqyx", "gax", "kkt", "lu", "nsk", "rpo", "wix", "xlu", "zvle")
)
"""Words that no language has, even with a typing error: clues for players who wrote none."""


def decide(state: State, seat: Seat | None, move: Move, check: CheckClue) -> list[Event]:
    """The events of a legal move, or Refused."""
    if state.finished:
        raise Refused("game_is_over")
    if seat is None or not 0 <= seat < state.players:
        raise Refused("not_a_seat", seat=seat)
    match move:
        case Point():
            return _point(state, seat, move.criterion)
        case WriteClue():
            return _write(state, seat, move, check)
        case BeginTurn():
            return _begin_turn(state, seat)
        case AskSwap():
            return _ask_swap(state, seat)
        case AnswerSwap():
            return _answer_swap(state, seat, move.consent)
        case RejectClue():
            return _reject(state, seat)


def default_move(state: State, seat: Seat | None, offers: Offers, chance: Chance) -> Move | None:
    """Refuse a swap, write a meaningless clue, or point where most others point.

    So players who do nothing never keep the others from agreeing. A finger that points stays.
    """
    if seat is None:
        return None
    moment = "default", len(state.turns), len(state.lifted), seat
    if offers.answer_swap:
        return AnswerSwap(consent=False)
    if offers.write_clue and (state.clues[seat] is None or state.phase == "rewriting"):
        words = [word for word in INVENTED if word not in offers.sent_back]
        return WriteClue(chance.draw(words, *moment), anyway=True)
    if offers.begin_turn:
        return BeginTurn()
    if offers.point and state.fingers[seat] is None:
        return Point(state.favourite() or chance.draw(offers.point, *moment))
    return None


def _write(state: State, seat: Seat, move: WriteClue, check: CheckClue) -> list[Event]:
    if state.phase == "writing" and state.is_asking(seat):
        raise Refused("swap_is_asked")
    if not state.may_write(seat):
        raise Refused("not_the_time_to_write")
    verdict = check(state, seat, move.text)
    if verdict.rule and not (verdict.rule.is_warning and move.anyway):
        raise Refused(verdict.rule.value, word=verdict.word)
    clue = tidy(move.text)
    if any(same(clue, old, state.table.languages) for old in state.sent_back):
        raise Refused("same_clue_again")
    return [ClueWritten(seat, clue)]


def _ask_swap(state: State, seat: Seat) -> list[Event]:
    if state.swapped:
        raise Refused("swap_is_used")
    if state.phase != "writing" or state.clues[seat] is not None:
        raise Refused("clue_is_written")
    if state.swap is not None:
        raise Refused("swap_is_asked")
    return [SwapAsked(seat)]


def _answer_swap(state: State, seat: Seat, consent: bool) -> list[Event]:
    if not state.must_answer(seat):
        raise Refused("nothing_to_answer")
    return [SwapAnswered(seat, consent)]


def _begin_turn(state: State, seat: Seat) -> list[Event]:
    if state.phase != "ready":
        raise Refused("no_turn_to_begin")
    if seat != state.active:
        raise Refused("not_your_turn", active=state.active)
    clue = state.clues[seat]
    assert clue is not None, "everybody has written a clue"
    return [TurnBegan(seat, state.objects[seat], clue)]


def _point(state: State, seat: Seat, criterion: str) -> list[Event]:
    _judge_guesser(state, seat)
    if criterion not in state.table.criteria:
        raise Refused("unknown_criterion", criterion=criterion)
    if criterion in state.lifted:
        raise Refused("cup_is_lifted", criterion=criterion)
    return [FingerPointed(seat, criterion)]


def _reject(state: State, seat: Seat) -> list[Event]:
    _judge_guesser(state, seat)
    if state.lifted:
        raise Refused("a_cup_is_lifted")
    if seat in state.rejected_by:
        raise Refused("rejected_already")
    return [ClueRejected(seat)]


def _judge_guesser(state: State, seat: Seat) -> None:
    if state.phase != "guessing":
        raise Refused("nothing_to_guess")
    if seat == state.active:
        raise Refused("active_player_is_silent")


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
