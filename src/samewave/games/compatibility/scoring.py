"""Scoring: which images a side shares, what they are worth, and when each of them shows."""

from collections.abc import Mapping, Sequence

from samewave.core import Seat
from samewave.games.compatibility.edition import Edition, Referent
from samewave.games.compatibility.events import Match, Ranking, Turn

Laid = Mapping[Seat, Ranking]
"""What lies on the table, by the seats that play this round."""

Sides = Sequence[tuple[Seat, ...]]


def find_matches(edition: Edition, sides: Sides, laid: Laid, referent: Seat | None) -> list[Match]:
    """All matches of a round: partners among each other, or everybody with the referent."""
    found: list[Match] = []
    for side, seats in enumerate(sides):
        if referent not in seats and seats[0] in laid:
            sharing = seats if referent is None else (*seats, referent)
            found += _shared_by(sharing, edition, side, seats, laid)
    return found


def points_by_side(
    edition: Edition, sides: Sides, matches: Sequence[Match], referent: Seat | None
) -> tuple[int, ...]:
    """What each side earned, the referent by its edition's rule."""
    points = [0] * len(sides)
    for match in matches:
        points[match.side] += match.points
    if edition.referent is not Referent.SCORES_AS_THE_BEST:
        return tuple(points)
    best = max(points)
    return tuple(
        best if referent in seats else earned for seats, earned in zip(sides, points, strict=True)
    )


def reveal(groups: Sides, laid: Laid, matches: Sequence[Match]) -> tuple[Turn, ...]:
    """The cards as one group after the other turns them over."""
    return tuple([turn for group in groups for turn in _turn_cards(group, laid, matches)])


def _turn_cards(group: Sequence[Seat], laid: Laid, matches: Sequence[Match]) -> list[Turn]:
    """Place by place, strongest first; an image matches when its last copy turns up."""
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
        turns.append(Turn(seats, place, tuple(found)))
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
