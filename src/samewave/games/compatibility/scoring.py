"""Scoring: the images that a side shares, their points, and which of them count twice."""

from collections.abc import Mapping, Sequence
from typing import NoReturn

from samewave.core import Refused, Seat
from samewave.games.compatibility.edition import Doubling, Edition, Referent
from samewave.games.compatibility.events import CardTurn, Match, Ranking
from samewave.games.compatibility.state import State

Laid = Mapping[Seat, Ranking]
"""The rankings of the seats that play this round."""

Sides = Sequence[tuple[Seat, ...]]

Images = tuple[str, ...]


def find_matches(edition: Edition, sides: Sides, laid: Laid, referent: Seat | None) -> list[Match]:
    """All matches of a round: between partners, or between each player and the referent."""
    found: list[Match] = []
    for side, seats in enumerate(sides):
        if referent not in seats and seats[0] in laid:
            sharing = seats if referent is None else (*seats, referent)
            found += _shared_by(sharing, edition, side, seats, laid)
    return found


def points_by_side(
    edition: Edition, sides: Sides, matches: Sequence[Match], referent: Seat | None
) -> tuple[int, ...]:
    """The points of each side; the referent's follow the edition's rule."""
    points = [0] * len(sides)
    for match in matches:
        points[match.side] += match.points
    if edition.referent is not Referent.SCORES_AS_THE_BEST:
        return tuple(points)
    best = max(points)
    return tuple(
        best if referent in seats else earned for seats, earned in zip(sides, points, strict=True)
    )


def reveal(groups: Sides, laid: Laid, matches: Sequence[Match]) -> tuple[CardTurn, ...]:
    """The steps of the reveal: one group after the other turns its cards."""
    return tuple([turn for group in groups for turn in _turn_cards(group, laid, matches)])


def _turn_cards(group: Sequence[Seat], laid: Laid, matches: Sequence[Match]) -> list[CardTurn]:
    """Place by place, strongest first. A match shows when its last image is turned."""
    lengths = {seat: len(laid[seat].images) for seat in group if seat in laid}
    if not lengths:
        return []
    everybody, shortest = tuple(lengths), min(lengths.values())
    shown: list[list[Match]] = [[] for _ in range(max(lengths.values()))]
    for match in matches:
        if match.seats[0] in lengths:
            shown[max(match.places)].append(match)
    turns = []
    for place, found in enumerate(shown):
        seats = everybody
        if place >= shortest:
            seats = tuple([seat for seat in everybody if place < lengths[seat]])
        turns.append(CardTurn(seats, place, tuple(found)))
    return turns


def _shared_by(
    sharing: tuple[Seat, ...], edition: Edition, side: int, doublers: tuple[Seat, ...], laid: Laid
) -> list[Match]:
    rankings = [laid[seat].images for seat in sharing]
    shared = rankings[0]
    for other in rankings[1:]:
        shared = tuple(filter(other.__contains__, shared))
    doubles = [image for seat in doublers for image in laid[seat].double]
    matches = []
    for image in shared:
        places = tuple([ranking.index(image) for ranking in rankings])
        direct = places.count(places[0]) == len(places)
        doubled = direct and image in doubles
        points = (edition.direct if direct else edition.indirect) * (2 if doubled else 1)
        matches.append(Match(side, image, sharing, places, direct, doubled, points))
    return matches


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
