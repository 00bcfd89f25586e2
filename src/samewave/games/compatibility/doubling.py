"""Doubling: which players may double a match, when, and how many doubles they may place."""

from typing import NoReturn

from samewave.core import Refused, Seat
from samewave.games.compatibility.edition import Doubling
from samewave.games.compatibility.state import State

Images = tuple[str, ...]


def doubles_to_place(state: State, seat: Seat) -> tuple[int, int]:
    """The least and the most doubles that a seat may put on its images now."""
    doubling = state.table.doubling
    if doubling is Doubling.CLAIMED_TOKEN:
        return (1, 1) if state.claimed_by == seat else (0, 0)
    if doubling is Doubling.NONE or state.playoff or seat == state.referent:
        return 0, 0
    return 0, state.doubles[state.table.side_of[seat]] - _laid_by_partners(state, seat)


def why_not_claim(state: State, seat: Seat) -> Refused | None:
    """The reason why a seat may not announce its token now, or None."""
    if state.table.doubling is not Doubling.CLAIMED_TOKEN:
        return Refused("no_tokens_in_play")
    if state.phase != "choosing":
        return Refused("no_theme_yet")
    if state.playoff:
        return Refused("no_doubling_in_playoffs")
    if seat == state.referent:
        return Refused("referent_never_doubles")
    if not state.doubles[seat] and state.claimed_by != seat:
        return Refused("token_is_spent")
    if state.claimed_by is not None:
        return Refused("claimed_already", seat=state.claimed_by)
    return None


def judge_doubles(state: State, seat: Seat, images: Images, doubled: Images) -> None:
    """Refuse doubles that are not allowed on these images."""
    if not doubled and state.claimed_by != seat:
        return
    least, most = doubles_to_place(state, seat)
    if not most:
        _refuse_any(state, seat)
    for image in doubled:
        if image not in images:
            raise Refused("double_not_on_a_chosen_image", image=image)
    if len(set(doubled)) < len(doubled):
        raise Refused("double_twice", image=first_repeated(doubled))
    if not least <= len(doubled) <= most:
        raise Refused("wrong_number_of_doubles", doubles=len(doubled), least=least, most=most)


def first_repeated(images: Images) -> str:
    return next(image for image in images if images.count(image) > 1)


def _refuse_any(state: State, seat: Seat) -> NoReturn:
    if state.table.doubling is Doubling.NONE:
        raise Refused("no_doubling_in_play")
    if state.table.doubling is Doubling.CLAIMED_TOKEN:
        raise Refused("double_not_claimed")
    if seat == state.referent:
        raise Refused("referent_never_doubles")
    if state.playoff:
        raise Refused("no_doubling_in_playoffs")
    raise Refused("no_doubles_left")


def _laid_by_partners(state: State, seat: Seat) -> int:
    """The Double Up cards that the partners of a seat have laid face down."""
    partners = state.table.sides[state.table.side_of[seat]]
    laid = 0
    for partner in partners:
        if partner != seat and (choice := state.choices[partner]):
            laid += len(choice.double)
    return laid
