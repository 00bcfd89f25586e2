"""Observations in Compatibility: everything public, and the agent's own images, as numbers."""

from collections.abc import Sequence

import numpy as np

from samewave.bots.association import feel
from samewave.core import Seat
from samewave.games.compatibility.edition import EDITIONS, FULL_HAND
from samewave.games.compatibility.events import Ranking, RoundScored
from samewave.games.compatibility.state import Theme
from samewave.games.compatibility.view import TableView, View
from samewave.lab.envs.environment import ObservationField, ObservationFields, Vector
from samewave.packs import Shelf

PHASES = ("opening", "choosing", "finished")
"""The phases in which agents observe the table."""
SEAT_FIELDS = ("to_pick", "plays", "locked_in", "tokens", "claimed", "opens", "referent")
SIDE_FIELDS = ("space", "points", "doubles_left", "playoff", "earned")
MAX_ROUNDS = 2**15
MAX_THEMES = 2**10
MAX_STRENGTH = 4
"""The limit of association strengths, in standard deviations from the average."""
NO_RANKING = Ranking(())


def observation_fields(table: TableView, *, association: bool) -> ObservationFields:
    """The layout of the vector. Seats and sides are counted from the agent's own."""
    seats, sides, images = len(table.chairs), len(table.sides), len(table.images)
    edition = EDITIONS[table.edition, table.mode]
    max_points = FULL_HAND * max(edition.direct, edition.indirect) * 2
    most = {
        "to_pick": FULL_HAND,
        "space": len(table.track),
        "tokens": edition.doubles,
        "points": len(table.track) + max_points,
        "doubles_left": FULL_HAND,
        "earned": max_points,
    }
    return ObservationFields(
        [
            *(ObservationField(name, seats, 0, most.get(name, 1)) for name in SEAT_FIELDS),
            *(ObservationField(name, sides, 0, most.get(name, 1)) for name in SIDE_FIELDS),
            *(ObservationField(phase) for phase in PHASES),
            ObservationField("round", 1, 1, MAX_ROUNDS),
            ObservationField("theme", 1, -1, MAX_THEMES),
            ObservationField("last_theme", 1, -1, MAX_THEMES),
            ObservationField("last_laid", seats * FULL_HAND, -1, images),
            ObservationField("last_doubled", seats * FULL_HAND),
            ObservationField("partner", seats),
            ObservationField("ranking", images, 0, FULL_HAND),
            ObservationField("retired", images),
            ObservationField("least_doubles"),
            ObservationField("most_doubles", 1, 0, FULL_HAND),
            *(
                [ObservationField("association", images, -MAX_STRENGTH, MAX_STRENGTH)]
                if association
                else ()
            ),
        ]
    )


class Observations:
    """The vectors of all seats at one table, updated in place."""

    def __init__(self, shelf: Shelf, table: TableView, *, association: bool) -> None:
        self.fields = observation_fields(table, association=association)
        self.image_numbers = {image: number for number, image in enumerate(table.images)}
        self._shelf, self._table = shelf, table
        self._themes_on_a_card = EDITIONS[table.edition, table.mode].themes_on_a_card
        self._associations: dict[Theme, Vector] | None = {} if association else None
        self._public = slice(0, self.fields["last_theme"].stop)
        self._first_place = self.fields["ranking"].start
        self._doubles = slice(self.fields["least_doubles"].start, self.fields["most_doubles"].stop)

    def begin(self, table: TableView) -> None:
        """Prepare for a new game, perhaps with other partners."""
        seats = range(len(table.chairs))
        side_of = {seat: side for side, members in enumerate(table.sides) for seat in members}
        in_turn = [_seats_from(seat, table.chairs) for seat in seats]
        sides_in_turn = [[*dict.fromkeys(side_of[each] for each in row)] for row in in_turn]
        self._seats = np.array(in_turn)
        self._rotations = np.array([*map(self._rotation, in_turn, sides_in_turn)])
        self._theme = self._last_theme = -1
        self._last: RoundScored | None = None
        self.vectors = np.zeros((len(seats), self.fields.size), np.float32)
        self.vectors[:, self.fields["last_laid"]] = -1
        self.vectors[:, self.fields["partner"]] = [
            [other != seat and side_of[other] == side_of[seat] for other in row]
            for seat, row in enumerate(in_turn)
        ]

    def update(self, view: View) -> None:
        """Update everything that is public."""
        if view.last_round is not self._last:
            self._update_reveal(view.last_round)
        self._update_theme(view.theme if view.phase == "choosing" else None)
        seats, sides = view.seats, view.sides
        numbers = [
            *[each.images_to_pick for each in seats],
            *[each.is_playing for each in seats],
            *[each.is_locked_in for each in seats],
            *[each.tokens for each in seats],
            *_one_hot(len(seats), (view.claimed_by,)),
            *_one_hot(len(seats), view.openers),
            *_one_hot(len(seats), (view.referent,)),
            *[each.space for each in sides],
            *[each.points for each in sides],
            *[each.doubles_left for each in sides],
            *_one_hot(len(sides), view.playoff),
            *(view.last_round.points if view.last_round else [0] * len(sides)),
            *[view.phase == phase for phase in PHASES],
            view.round,
            self._theme,
            self._last_theme,
        ]
        self.vectors[:, self._public] = np.array(numbers, np.float32)[self._rotations]
        if view.table.options.retire_matched:
            self._update_retired([each.retired for each in seats])

    def lay(self, seat: Seat, image: int, place: int) -> None:
        """Show an agent the image that it just picked; nobody else sees it."""
        self.vectors[seat, self._first_place + image] = place

    def clear_rankings(self) -> None:
        """Remove all images that agents have picked."""
        self.vectors[:, self.fields["ranking"]] = 0

    def update_doubles(self, seat: Seat, least: int, most: int) -> None:
        """Update how many doubles a seat's ranking must and may have."""
        self.vectors[seat, self._doubles] = least, most

    def _update_retired(self, retired: Sequence[Sequence[str]]) -> None:
        """Update the retired images of each seat, which are public."""
        part = self.vectors[:, self.fields["retired"]]
        part[:] = 0
        for seat, images in enumerate(retired):
            part[seat, [self.image_numbers[image] for image in images]] = 1

    def _rotation(self, seats: Sequence[Seat], sides: Sequence[int]) -> list[int]:
        """The indices of the public numbers for an agent with this order of seats and sides."""
        end = self._public.stop
        of_sides = len(SEAT_FIELDS) * len(seats)
        common = of_sides + len(SIDE_FIELDS) * len(sides)
        return [
            *(start + seat for start in range(0, of_sides, len(seats)) for seat in seats),
            *(start + side for start in range(of_sides, common, len(sides)) for side in sides),
            *range(common, end),
        ]

    def _update_theme(self, theme: Theme | None) -> None:
        """Update the theme, as its place in the box, and the associations with it."""
        self._theme = -1
        if theme:
            self._theme = theme.card * self._themes_on_a_card + theme.number - 1
        if self._associations is None:
            return
        if theme and theme not in self._associations:
            strengths = feel(self._shelf, self._table, theme).strengths
            self._associations[theme] = np.array(strengths, np.float32).clip(
                -MAX_STRENGTH, MAX_STRENGTH
            )
        self.vectors[:, self.fields["association"]] = self._associations[theme] if theme else 0

    def _update_reveal(self, scored: RoundScored | None) -> None:
        """Update everybody's images of the last round, and its theme."""
        self._last, self._last_theme = scored, self._theme
        rankings = [ranking or NO_RANKING for ranking in scored.rankings] if scored else []
        laid = np.full((len(rankings), FULL_HAND), -1, np.float32)
        doubled = np.zeros_like(laid)
        for seat, ranking in enumerate(rankings):
            for place, image in enumerate(ranking.images):
                laid[seat, place] = self.image_numbers[image]
                doubled[seat, place] = image in ranking.double
        for name, numbers in (("last_laid", laid), ("last_doubled", doubled)):
            self.vectors[:, self.fields[name]] = numbers[self._seats].reshape(len(rankings), -1)


def _seats_from(seat: Seat, chairs: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """All seats in turn, starting with this one."""
    place = chairs.index(seat)
    return chairs[place:] + chairs[:place]


def _one_hot(size: int, marked: Sequence[int | None]) -> list[int]:
    """A list with 1 at the marked positions and 0 elsewhere."""
    marks = [0] * size
    for each in marked:
        if each is not None:
            marks[each] = 1
    return marks
