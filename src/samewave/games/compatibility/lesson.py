"""The lesson of Compatibility: a first round in which the learner's pair scores eight points."""

from collections.abc import Iterator

from samewave.core import Seat
from samewave.core.catalogue import Cue, Hint, Hints, Lesson
from samewave.games.compatibility.events import Choose, Match, OpenTheme, RoundScored
from samewave.games.compatibility.setup import Setup
from samewave.games.compatibility.state import Theme
from samewave.games.compatibility.view import Offers, View

SEED = 9
THEME = Theme(card=12, number=11)
"""“Coming home”, the theme that the seed draws when that number is called."""

RANKINGS = (
    ("nest", "door", "dog", "dinner", "armchair"),
    ("door", "armchair", "coffee", "windows", "dog"),
    ("nest", "dog", "suitcase", "dinner", "coffee"),
    ("hands", "door", "bench", "lighthouse", "book"),
)
"""By seat. The learner and the partner have two direct matches and one indirect one."""


def set_up(names: tuple[str, ...], _: str) -> Setup:
    return Setup(edition="2016", mode="teams", seats=names, track="short", first=0)


def script(view: View, offers: Offers) -> Cue | None:
    """The moves of the other players in the first round, if it has the lesson's theme."""
    if view.seat is None or view.round > 1 or view.theme != THEME:
        return None
    if offers.choose is None or view.my_choice is not None:
        return ()
    return (Choose(RANKINGS[view.seat]),)


def hints(view: View, offers: Offers) -> Hints:
    """The hints for the learner now."""
    if view.seat is None:
        return ()
    if view.round == 1:
        return tuple(_first_round(view, offers, view.seat))
    if view.round == 2 and view.phase in ("scored", "opening") and view.last_round:
        return (*_reveal(view, view.last_round, view.seat), Hint("practice_done"))
    return ()


def _first_round(view: View, offers: Offers, seat: Seat) -> Iterator[Hint]:
    if offers.open_theme:
        yield Hint(
            "practice_open_theme",
            {"most": max(offers.open_theme), "number": THEME.number},
            OpenTheme(THEME.number),
        )
    elif offers.reopen:
        yield Hint("practice_wait")
    elif offers.choose:
        yield Hint(
            "practice_pick_images",
            {"number": offers.choose.images, "partner": _partner(view, seat)},
        )
        if view.theme == THEME:
            yield Hint("practice_rank", {"images": RANKINGS[seat]}, Choose(RANKINGS[seat]))
        else:
            yield Hint("practice_rank_freely")
        yield Hint("practice_lock_in")


def _partner(view: View, seat: Seat) -> Seat:
    return next(
        other for side in view.table.sides if seat in side for other in side if other != seat
    )


def _reveal(view: View, scored: RoundScored, seat: Seat) -> Iterator[Hint]:
    """The matches in the order of the reveal, and the points."""
    side = next(number for number, seats in enumerate(view.table.sides) if seat in seats)
    matches = [match for turn in scored.turns for match in turn.matches if match.side == side]
    yield from (_match(match, seat) for match in matches)
    if not matches:
        yield Hint("practice_no_match")
    yield Hint(
        "practice_points",
        {
            "points": scored.points[side],
            "space": view.sides[side].space,
            "number": view.seats[seat].images_to_pick,
        },
    )


def _match(match: Match, seat: Seat) -> Hint:
    mine = match.places[match.seats.index(seat)] + 1
    shared = {"image": match.image, "points": match.points}
    if match.direct:
        return Hint("practice_direct_match", shared | {"place": mine})
    partner = next(other for other in match.seats if other != seat)
    theirs = match.places[match.seats.index(partner)] + 1
    return Hint(
        "practice_indirect_match", shared | {"mine": mine, "partner": partner, "theirs": theirs}
    )


LESSON = Lesson("compatibility", SEED, len(RANKINGS), 0, set_up, hints, script)
