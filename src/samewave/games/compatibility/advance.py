"""Advance: what the table does by itself, from drawing a theme to ending the game."""

from samewave.core import Chance, Seat
from samewave.games.compatibility.edition import FULL_HAND, Doubling, Reveal, Tie
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
from samewave.games.compatibility.state import State


def advance(state: State, chance: Chance) -> list[Event]:
    """The events that follow now without any player's move."""
    match state.phase:
        case "choosing":
            return [_score(state)] if state.all_locked_in else []
        case "beginning":
            return [_next_round(state)]
        case "drawing":
            return [_draw_theme(state, chance)]
        case "scored":
            return [_after_the_round(state)]
        case "opening" | "finished":
            return []


def _draw_theme(state: State, chance: Chance) -> ThemeDrawn:
    number = state.number or _roll(state, chance)
    read = state.read[number - 1]
    unread = [card for card in state.theme_stack if card not in read]
    card = chance.draw(unread, "theme", state.rounds)
    return ThemeDrawn(card, number, shuffled=not state.stack)


def _roll(state: State, chance: Chance) -> int:
    """Roll the die; roll again if all themes with its number were read."""
    thrown = chance.roll(state.table.edition.themes_on_a_card, "die", state.rounds)
    if thrown in state.open_numbers:
        return thrown
    return chance.draw(state.open_numbers, "die again", state.rounds)


def _score(state: State) -> RoundScored:
    edition, sides = state.table.edition, state.table.sides
    laid = {seat: ranking for seat, ranking in enumerate(state.choices) if ranking}
    matches = find_matches(edition, sides, laid, state.referent)
    return RoundScored(
        rankings=state.choices,
        turns=reveal(_groups_in_turn(state), laid, matches),
        points=points_by_side(edition, sides, matches, state.referent),
        spent=_cards_laid(state),
    )


def _groups_in_turn(state: State) -> list[tuple[Seat, ...]]:
    """The groups that turn cards together: everybody, or the teams in turn from the opener's."""
    table = state.table
    *to_the_left, opener = table.to_the_left_of(state.opener)
    in_turn = (opener, *to_the_left)
    if table.edition.reveal is Reveal.CARD_BY_CARD:
        return [in_turn]
    return list(dict.fromkeys(table.sides[table.side_of[seat]] for seat in in_turn))


def _cards_laid(state: State) -> tuple[int, ...]:
    """The Double Up cards that each side laid."""
    cards = [0] * len(state.points)
    if state.table.doubling is Doubling.HIDDEN_CARDS:
        for seat, ranking in enumerate(state.choices):
            cards[state.table.side_of[seat]] += len(ranking.double) if ranking else 0
    return tuple(cards)


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
            return _end_by(state.doubles_left, still_in, Ending.MOST_TOKENS_LEFT)


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
    if not any(state.retired):
        return ()
    most_retired = len(state.table.deck) - FULL_HAND
    return tuple(seat for seat, images in enumerate(state.retired) if len(images) > most_retired)


def _next_opener(state: State) -> Seat:
    if not state.rounds:
        return state.opener
    to_the_left = state.table.to_the_left_of(state.opener)
    if state.referent is None:
        return to_the_left[0]
    outside = [seat for seat in to_the_left if state.table.side_of[seat] not in state.playoff]
    return (outside or to_the_left)[0]
