"""What agents see of Compatibility: the table that lies open to all, and their own images."""

from collections.abc import Sequence

import numpy as np

from samewave.bots.association import feel
from samewave.core import Seat
from samewave.games.compatibility.edition import EDITIONS, FULL_HAND
from samewave.games.compatibility.events import Ranking, RoundScored
from samewave.games.compatibility.state import Theme
from samewave.games.compatibility.view import TableView, View
from samewave.lab.envs.fields import Field, Fields, Vector
from samewave.packs import Shelf

PHASES = ("opening", "choosing", "finished")
"""What the table can be doing when it shows itself."""
OF_SEATS = ("to_pick", "plays", "locked_in", "tokens", "claimed", "opens", "referent")
OF_SIDES = ("space", "points", "doubles_left", "playoff", "earned")
MOST_ROUNDS = 2**15
MOST_THEMES = 2**10
STRONGEST = 4
"""How far an association can be from the average: a byte holds it."""
NOTHING = Ranking(())


def fields_of(table: TableView, *, association: bool) -> Fields:
    """Seats are counted from one's own to the left, sides from one's own as they come."""
    seats, sides, images = len(table.chairs), len(table.sides), len(table.images)
    edition = EDITIONS[table.edition, table.mode]
    most_points = FULL_HAND * max(edition.direct, edition.indirect) * 2
    most = {
        "to_pick": FULL_HAND,
        "space": len(table.track),
        "tokens": edition.doubles,
        "points": len(table.track) + most_points,
        "doubles_left": FULL_HAND,
        "earned": most_points,
    }
    return Fields(
        [
            *(Field(name, seats, 0, most.get(name, 1)) for name in OF_SEATS),
            *(Field(name, sides, 0, most.get(name, 1)) for name in OF_SIDES),
            *(Field(phase) for phase in PHASES),
            Field("round", 1, 1, MOST_ROUNDS),
            Field("theme", 1, -1, MOST_THEMES),
            Field("last_theme", 1, -1, MOST_THEMES),
            Field("last_laid", seats * FULL_HAND, -1, images),
            Field("last_doubled", seats * FULL_HAND),
            Field("partner", seats),
            Field("ranking", images, 0, FULL_HAND),
            Field("retired", images),
            Field("least_doubles"),
            Field("most_doubles", 1, 0, FULL_HAND),
            *([Field("association", images, -STRONGEST, STRONGEST)] if association else ()),
        ]
    )


class Seen:
    """The vectors of all seats at one table, kept up to date in place."""

    def __init__(self, shelf: Shelf, table: TableView, *, association: bool) -> None:
        self.fields = fields_of(table, association=association)
        self.image_numbers = {image: number for number, image in enumerate(table.images)}
        self._shelf, self._table = shelf, table
        self._themes_on_a_card = EDITIONS[table.edition, table.mode].themes_on_a_card
        self._felt: dict[Theme, Vector] | None = {} if association else None
        self._open_to_all = slice(0, self.fields["last_theme"].stop)
        self._first_place = self.fields["ranking"].start
        self._doubles = slice(self.fields["least_doubles"].start, self.fields["most_doubles"].stop)

    def sit_down(self, table: TableView) -> None:
        """A new game, perhaps with other partners."""
        seats = range(len(table.chairs))
        side_of = {seat: side for side, members in enumerate(table.sides) for seat in members}
        in_turn = [_from(seat, table.chairs) for seat in seats]
        sides_in_turn = [[*dict.fromkeys(side_of[each] for each in row)] for row in in_turn]
        self._seats = np.array(in_turn)
        self._turned = np.array([*map(self._turn, in_turn, sides_in_turn)])
        self._theme = self._last_theme = -1
        self._last: RoundScored | None = None
        self.vectors = np.zeros((len(seats), self.fields.size), np.float32)
        self.vectors[:, self.fields["last_laid"]] = -1
        self.vectors[:, self.fields["partner"]] = [
            [other != seat and side_of[other] == side_of[seat] for other in row]
            for seat, row in enumerate(in_turn)
        ]

    def take_in(self, view: View) -> None:
        """Bring up to date what lies open to all."""
        if view.last_round is not self._last:
            self._take_in_reveal(view.last_round)
        self._take_in_theme(view.theme if view.phase == "choosing" else None)
        seats, sides = view.seats, view.sides
        numbers = [
            *[each.images_to_pick for each in seats],
            *[each.is_playing for each in seats],
            *[each.is_locked_in for each in seats],
            *[each.tokens for each in seats],
            *_marked(len(seats), (view.claimed_by,)),
            *_marked(len(seats), view.openers),
            *_marked(len(seats), (view.referent,)),
            *[each.space for each in sides],
            *[each.points for each in sides],
            *[each.doubles_left for each in sides],
            *_marked(len(sides), view.playoff),
            *(view.last_round.points if view.last_round else [0] * len(sides)),
            *[view.phase == phase for phase in PHASES],
            view.round,
            self._theme,
            self._last_theme,
        ]
        self.vectors[:, self._open_to_all] = np.array(numbers, np.float32)[self._turned]
        if view.table.options.retire_matched:
            self._take_in_retired([each.retired for each in seats])

    def lay(self, seat: Seat, image: int, place: int) -> None:
        """An agent picks its next image; nobody else sees it."""
        self.vectors[seat, self._first_place + image] = place

    def clear_hands(self) -> None:
        """A new round: everybody takes the images back."""
        self.vectors[:, self.fields["ranking"]] = 0

    def take_in_doubles(self, seat: Seat, least: int, most: int) -> None:
        """How many doubles a seat's ranking must and may have."""
        self.vectors[seat, self._doubles] = least, most

    def _take_in_retired(self, retired: Sequence[Sequence[str]]) -> None:
        """The images that each seat cannot lay any more; everybody knows them."""
        part = self.vectors[:, self.fields["retired"]]
        part[:] = 0
        for seat, images in enumerate(retired):
            part[seat, [self.image_numbers[image] for image in images]] = 1

    def _turn(self, seats: Sequence[Seat], sides: Sequence[int]) -> list[int]:
        """Where somebody finds the numbers that lie open, who counts seats and sides so."""
        end = self._open_to_all.stop
        of_sides = len(OF_SEATS) * len(seats)
        common = of_sides + len(OF_SIDES) * len(sides)
        return [
            *(start + seat for start in range(0, of_sides, len(seats)) for seat in seats),
            *(start + side for start in range(of_sides, common, len(sides)) for side in sides),
            *range(common, end),
        ]

    def _take_in_theme(self, theme: Theme | None) -> None:
        """The theme by its place in the box, and what it calls up in somebody without tastes."""
        self._theme = -1
        if theme:
            self._theme = theme.card * self._themes_on_a_card + theme.number - 1
        if self._felt is None:
            return
        if theme and theme not in self._felt:
            felt = feel(self._shelf, self._table, theme).strengths
            self._felt[theme] = np.array(felt, np.float32).clip(-STRONGEST, STRONGEST)
        self.vectors[:, self.fields["association"]] = self._felt[theme] if theme else 0

    def _take_in_reveal(self, scored: RoundScored | None) -> None:
        """Everybody's images of the last round, and the theme that they were for."""
        self._last, self._last_theme = scored, self._theme
        rankings = [ranking or NOTHING for ranking in scored.rankings] if scored else []
        laid = np.full((len(rankings), FULL_HAND), -1, np.float32)
        doubled = np.zeros_like(laid)
        for seat, ranking in enumerate(rankings):
            for place, image in enumerate(ranking.images):
                laid[seat, place] = self.image_numbers[image]
                doubled[seat, place] = image in ranking.double
        for name, numbers in (("last_laid", laid), ("last_doubled", doubled)):
            self.vectors[:, self.fields[name]] = numbers[self._seats].reshape(len(rankings), -1)


def _from(seat: Seat, chairs: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """All seats to the left, from one's own on."""
    place = chairs.index(seat)
    return chairs[place:] + chairs[:place]


def _marked(size: int, marked: Sequence[int | None]) -> list[int]:
    """Ones where the marked stand."""
    marks = [0] * size
    for each in marked:
        if each is not None:
            marks[each] = 1
    return marks
