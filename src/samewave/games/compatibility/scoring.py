"""Scoring: which images a side shares, what they are worth, and when each of them shows."""

from collections.abc import Iterator, Sequence

from samewave.core import Seat
from samewave.games.compatibility.edition import Edition, Referent, Reveal
from samewave.games.compatibility.events import Match, Ranking, Turn

Rankings = Sequence[Ranking | None]
"""What lies on the table, by seat; None where nobody plays this round."""

Sides = Sequence[tuple[Seat, ...]]


def find_matches(
    edition: Edition, sides: Sides, rankings: Rankings, referent: Seat | None
) -> list[Match]:
    """All matches of a round, in the order in which they come to light."""
    found: list[Match] = []
    for side, seats in enumerate(sides):
        if referent in seats or rankings[seats[0]] is None:
            continue
        sharing = seats if referent is None else (*seats, referent)
        found += _shared_by(edition, side, sharing, rankings, doublers=seats)
    return sorted(found, key=lambda match: max(match.places))


def points_by_side(
    edition: Edition, sides: Sides, matches: Sequence[Match], referent: Seat | None
) -> tuple[int, ...]:
    """What each side earned, the referent by its edition's rule."""
    points = [0] * len(sides)
    for match in matches:
        points[match.side] += match.points
    if edition.referent is Referent.SCORES_AS_THE_BEST:
        best = max(points)
        return tuple(
            best if referent in seats else earned
            for seats, earned in zip(sides, points, strict=True)
        )
    return tuple(points)


def reveal(
    edition: Edition,
    sides_from_opener: Sequence[int],
    sides: Sides,
    rankings: Rankings,
    matches: Sequence[Match],
) -> tuple[Turn, ...]:
    """The cards as they are turned over: an image matches when its last copy turns up."""
    everybody = [seat for side in sides_from_opener for seat in sides[side]]
    if edition.reveal is Reveal.TEAM_BY_TEAM:
        groups = [list(sides[side]) for side in sides_from_opener]
    else:
        groups = [everybody]
    turns: list[Turn] = []
    for group in groups:
        turns += _turn_cards(group, rankings, matches)
    return tuple(turns)


def _turn_cards(
    group: Sequence[Seat], rankings: Rankings, matches: Sequence[Match]
) -> Iterator[Turn]:
    laid = {seat: len(ranking.images) for seat in group if (ranking := rankings[seat])}
    for place in range(max(laid.values(), default=0)):
        yield Turn(
            seats=tuple(seat for seat in laid if place < laid[seat]),
            place=place,
            matches=tuple(
                match for match in matches if match.seats[0] in laid and max(match.places) == place
            ),
        )


def _shared_by(
    edition: Edition,
    side: int,
    seats: tuple[Seat, ...],
    rankings: Rankings,
    doublers: tuple[Seat, ...],
) -> Iterator[Match]:
    laid = [ranking.images for seat in seats if (ranking := rankings[seat])]
    if len(laid) < len(seats):
        return
    doubled_images = {image for seat in doublers if (own := rankings[seat]) for image in own.double}
    first, *others = laid
    for place, image in enumerate(first):
        if not all(image in other for other in others):
            continue
        places = (place, *(other.index(image) for other in others))
        direct = places.count(place) == len(places)
        doubled = direct and image in doubled_images
        worth = edition.direct if direct else edition.indirect
        yield Match(
            side=side,
            image=image,
            seats=seats,
            places=places,
            direct=direct,
            doubled=doubled,
            points=worth * 2 if doubled else worth,
        )
