"""Scoring: the images that a side shares, their points, and when the reveal shows them."""

from collections.abc import Mapping, Sequence

from samewave.core import Seat
from samewave.games.compatibility.edition import Edition, Referent
from samewave.games.compatibility.events import CardTurn, Match, Ranking

Laid = Mapping[Seat, Ranking]
"""The rankings of the seats that play this round."""

Sides = Sequence[tuple[Seat, ...]]


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
    shared = list(rankings[0])
    for other in rankings[1:]:
        shared = [image for image in shared if image in other]
    doubles = [image for seat in doublers for image in laid[seat].double]
    matches = []
    for image in shared:
        places = tuple([ranking.index(image) for ranking in rankings])
        direct = places.count(places[0]) == len(places)
        doubled = direct and image in doubles
        points = (edition.direct if direct else edition.indirect) * (2 if doubled else 1)
        matches.append(Match(side, image, sharing, places, direct, doubled, points))
    return matches
