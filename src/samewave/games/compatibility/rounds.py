"""Rounds: what the table does by itself, from the drawing of a theme to the end of the game."""

from samewave.core import Chance, Seat
from samewave.games.compatibility.edition import FULL_HAND, Doubling, Tie
from samewave.games.compatibility.events import (
    Ending,
    Event,
    GameEnded,
    PlayoffCalled,
    RoundBegan,
    RoundScored,
    ThemeDrawn,
)
from samewave.games.compatibility.scoring import find_matches, points_by_side, reveal
from samewave.games.compatibility.state import Phase, State


def advance(state: State, chance: Chance) -> list[Event]:
    """What happens now without anybody's move."""
    match state.phase:
        case Phase.CHOOSING:
            return [] if state.waiting_for else [_score(state)]
        case Phase.BEGINNING:
            return [_next_round(state)]
        case Phase.DRAWING:
            return [_draw_theme(state, chance)]
        case Phase.SCORED:
            return [_after_the_round(state)]
        case Phase.OPENING | Phase.FINISHED:
            return []


def _draw_theme(state: State, chance: Chance) -> ThemeDrawn:
    number = state.number or chance.draw(state.open_numbers(), "die", state.rounds)
    unread = [card for card in state.stack if not state.is_read(card, number)]
    shuffled = not unread
    if shuffled:
        unread = [card for card in range(len(state.used)) if not state.is_read(card, number)]
    return ThemeDrawn(chance.draw(unread, "theme", state.rounds), number, shuffled)


def _score(state: State) -> RoundScored:
    edition, sides = state.table.edition, state.table.sides
    matches = find_matches(edition, sides, state.choices, state.referent)
    return RoundScored(
        rankings=state.choices,
        turns=reveal(edition, _sides_from_opener(state), sides, state.choices, matches),
        points=points_by_side(edition, sides, matches, state.referent),
        spent=tuple(_cards_laid(state, seats) for seats in sides),
    )


def _cards_laid(state: State, seats: tuple[Seat, ...]) -> int:
    if state.table.doubling is not Doubling.HIDDEN_CARDS:
        return 0
    return sum(len(choice.double) for seat in seats if (choice := state.choices[seat]))


def _sides_from_opener(state: State) -> list[int]:
    """The sides in turn, beginning with the one that opened the theme."""
    chairs, side_of = state.table.started.chairs, state.table.side_of
    start = chairs.index(state.opener)
    in_turn = (side_of[seat] for seat in chairs[start:] + chairs[:start])
    return list(dict.fromkeys(in_turn))


def _after_the_round(state: State) -> Event:
    still_in = _leaders_of_the_playoff(state) if state.playoff else _arrived(state)
    if not still_in:
        return _next_round(state)
    if len(still_in) == 1:
        return GameEnded(still_in, _why_alone(state))
    match state.table.edition.tie:
        case Tie.PLAYOFF:
            return PlayoffCalled(still_in)
        case Tie.LARGEST_OVERSHOOT:
            return _end_by(state.points, still_in, Ending.LARGEST_OVERSHOOT)
        case Tie.MOST_TOKENS_LEFT:
            tokens = tuple(map(state.doubles_left, range(len(state.points))))
            return _end_by(tokens, still_in, Ending.MOST_TOKENS_LEFT)


def _arrived(state: State) -> tuple[int, ...]:
    finish = state.table.finish
    return tuple(side for side, points in enumerate(state.points) if points >= finish)


def _leaders_of_the_playoff(state: State) -> tuple[int, ...]:
    assert state.last is not None, "a round was just scored"
    return _best_of(state.last.points, state.playoff)


def _best_of(figures: tuple[int, ...], sides: tuple[int, ...]) -> tuple[int, ...]:
    best = max(figures[side] for side in sides)
    return tuple(side for side in sides if figures[side] == best)


def _end_by(figures: tuple[int, ...], tied: tuple[int, ...], ending: Ending) -> GameEnded:
    winners = _best_of(figures, tied)
    return GameEnded(winners, ending if len(winners) == 1 else Ending.SHARED)


def _why_alone(state: State) -> Ending:
    if state.playoff:
        return Ending.PLAYOFF
    return Ending.TOGETHER if len(state.points) == 1 else Ending.FIRST_AT_THE_END


def _next_round(state: State) -> RoundBegan:
    return RoundBegan(_next_opener(state), returned_to=_short_of_images(state))


def _short_of_images(state: State) -> tuple[Seat, ...]:
    most_retired = len(state.table.deck) - FULL_HAND
    return tuple(seat for seat, images in enumerate(state.retired) if len(images) > most_retired)


def _next_opener(state: State) -> Seat:
    if not state.rounds:
        return state.opener
    seat = state.table.left_of(state.opener)
    if state.referent is not None:
        while state.table.side_of[seat] in state.playoff:
            seat = state.table.left_of(seat)
    return seat
