"""Rules: whether a move is legal, and what the table does by itself until the game ends."""

from itertools import filterfalse

from samewave.core import Chance, Refused, Seat
from samewave.games.compatibility.edition import FULL_HAND, Doubling, Naming, Reveal, Tie
from samewave.games.compatibility.events import (
    Choose,
    ClaimDouble,
    DieThrown,
    DoubleClaimed,
    Ending,
    Event,
    GameEnded,
    LockedIn,
    Move,
    OpenTheme,
    PlayoffCalled,
    Ranking,
    Reopen,
    Reopened,
    RollTheme,
    RoundBegan,
    RoundScored,
    ThemeCalled,
    ThemeDrawn,
    TimeRanOut,
    TimeUp,
)
from samewave.games.compatibility.scoring import (
    find_matches,
    first_repeated,
    judge_doubles,
    points_by_side,
    reveal,
    why_not_claim,
)
from samewave.games.compatibility.state import State
from samewave.games.compatibility.view import Offers


def decide(state: State, seat: Seat | None, move: Move) -> list[Event]:
    """The events of a legal move, or Refused."""
    if state.finished:
        raise Refused("game_is_over")
    if seat is None and isinstance(move, TimeUp):
        return _run_out_of_time(state, move.round)
    if seat is None or not 0 <= seat < len(state.choices):
        raise Refused("not_a_seat", seat=seat)
    match move:
        case Choose():
            return _lock_in(state, seat, move)
        case OpenTheme():
            return _call_theme(state, seat, move.number)
        case RollTheme():
            return _roll_theme(state, seat)
        case Reopen():
            return _reopen(state, seat)
        case ClaimDouble():
            return _claim_double(state, seat)
        case TimeUp():
            raise Refused("not_the_clock")


def default_move(state: State, seat: Seat | None, offers: Offers, chance: Chance) -> Move | None:
    """Open a random theme, or lay random images, with a double only if the seat claimed it."""
    if offers.time_up:
        return TimeUp(offers.time_up)
    if offers.roll_theme:
        return RollTheme()
    if offers.open_theme:
        return OpenTheme(chance.draw(offers.open_theme, "default", state.round))
    if seat is None or offers.choose is None or state.choices[seat] is not None:
        return None
    pick = offers.choose
    deck = [image for image in state.table.started.images if image not in pick.retired]
    images = chance.shuffle(deck, "default", state.round, seat)[: pick.images]
    return Choose(images, images[: pick.least_doubles])


def _call_theme(state: State, seat: Seat, number: int) -> list[Event]:
    edition = state.table.edition
    if edition.naming is Naming.ROLLED:
        raise Refused("number_is_rolled")
    _judge_opener(state, seat)
    if number not in range(1, edition.themes_on_a_card + 1):
        raise Refused("no_such_number", number=number, most=edition.themes_on_a_card)
    if not state.is_open(number):
        raise Refused("number_is_used_up", number=number)
    return [ThemeCalled(seat, number)]


def _roll_theme(state: State, seat: Seat) -> list[Event]:
    if state.table.edition.naming is Naming.CALLED:
        raise Refused("number_is_called")
    _judge_opener(state, seat)
    return [DieThrown(seat)]


def _judge_opener(state: State, seat: Seat) -> None:
    if state.phase != "opening":
        raise Refused("theme_is_open")
    if seat not in state.openers:
        raise Refused("not_your_theme", openers=list(state.openers))


def _lock_in(state: State, seat: Seat, move: Choose) -> list[Event]:
    if state.phase != "choosing":
        raise Refused("no_theme_yet")
    if not state.is_playing(seat):
        raise Refused("not_in_this_round")
    _judge_images(state, seat, move.images)
    judge_doubles(state, seat, move.images, move.double)
    return [LockedIn(seat, Ranking(move.images, move.double))]


def _judge_images(state: State, seat: Seat, images: tuple[str, ...]) -> None:
    needed = state.images_to_pick(seat)
    if len(images) != needed:
        raise Refused("wrong_number_of_images", images=len(images), needed=needed)
    different, deck, retired = set(images), state.table.deck, state.retired[seat]
    if not different <= deck:
        raise Refused("unknown_image", image=next(image for image in images if image not in deck))
    if not different.isdisjoint(retired):
        raise Refused("image_is_retired", image=next(image for image in images if image in retired))
    if len(different) < needed:
        raise Refused("image_twice", image=first_repeated(images))


def _reopen(state: State, seat: Seat) -> list[Event]:
    if state.phase != "choosing" or state.choices[seat] is None:
        raise Refused("nothing_to_reopen")
    return [Reopened(seat)]


def _claim_double(state: State, seat: Seat) -> list[Event]:
    refusal = why_not_claim(state, seat)
    if refusal:
        raise refusal
    claimed: list[Event] = [DoubleClaimed(seat)]
    # A ranking that is already locked lacks the token, so it is reopened.
    return claimed if state.choices[seat] is None else [*claimed, Reopened(seat)]


def _run_out_of_time(state: State, number: int) -> list[Event]:
    if state.table.started.options.time_limit is None:
        raise Refused("no_time_limit")
    if state.phase != "choosing" or state.round != number:
        raise Refused("not_the_time", round=number)
    return [TimeRanOut(state.waiting_for)]


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
    started, is_read = state.table.started, state.read[number - 1].__contains__
    unread = list(filterfalse(is_read, state.theme_stack))
    own = [card for card in unread if card >= started.theme_cards] if started.own_themes else []
    card = chance.draw(own or unread, "theme", state.rounds)
    return ThemeDrawn(card, number, shuffled=not state.undrawn)


def _roll(state: State, chance: Chance) -> int:
    """Roll the die; roll again if all themes with its number were read."""
    thrown = chance.roll(state.table.edition.themes_on_a_card, "die", state.rounds)
    if state.is_open(thrown):
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
