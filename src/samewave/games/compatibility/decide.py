"""Decide: whether a move is legal, and which events follow from it at once."""

from samewave.core import Chance, Refused, Seat
from samewave.games.compatibility.doubling import first_repeated, judge_doubles, why_not_claim
from samewave.games.compatibility.edition import Naming
from samewave.games.compatibility.events import (
    DieThrown,
    DoubleClaimed,
    Event,
    LockedIn,
    Ranking,
    Reopened,
    ThemeCalled,
    TimeRanOut,
)
from samewave.games.compatibility.moves import (
    Choose,
    ClaimDouble,
    Move,
    OpenTheme,
    Reopen,
    RollTheme,
    TimeUp,
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
    if number not in state.open_numbers:
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
