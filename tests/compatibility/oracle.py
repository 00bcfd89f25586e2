"""A deliberately naive scorer: compares every card with every card, as people do at the table."""

from collections.abc import Sequence

from samewave.games.compatibility.edition import Edition, Referent
from samewave.games.compatibility.events import Ranking


def naive_points(
    edition: Edition,
    sides: Sequence[tuple[int, ...]],
    laid: Sequence[Ranking],
    referent: int | None,
) -> tuple[int, ...]:
    """Points by side, written independently of the engine's scorer."""
    scores = {}
    for number, side in enumerate(sides):
        if referent is not None and referent in side:
            continue
        people = list(side) + ([referent] if referent is not None else [])
        scores[number] = 0
        for image in sorted({image for seat in people for image in laid[seat].images}):
            where = [
                place
                for seat in people
                for place in range(5)
                if place < len(laid[seat].images) and laid[seat].images[place] == image
            ]
            if len(where) < len(people):
                continue
            if len(set(where)) > 1:
                scores[number] += edition.indirect
                continue
            someone_doubled = False
            for seat in side:
                if image in laid[seat].double:
                    someone_doubled = True
            scores[number] += edition.direct
            if someone_doubled:
                scores[number] += edition.direct
    for number, side in enumerate(sides):
        if referent is not None and referent in side:
            others = list(scores.values())
            copies = edition.referent is Referent.SCORES_AS_THE_BEST
            scores[number] = max(others) if copies else 0
    return tuple(scores[number] for number in range(len(sides)))
