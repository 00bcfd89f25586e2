"""Seats in Compatibility: what agents observe and do, as numbers."""

from collections.abc import Sequence
from functools import cache

import numpy as np

from samewave.bots.association import rate_theme
from samewave.core import Seat
from samewave.games.compatibility.edition import EDITIONS, FULL_HAND, Doubling, Naming
from samewave.games.compatibility.events import (
    Choose,
    ClaimDouble,
    OpenTheme,
    Ranking,
    RollTheme,
    RoundScored,
)
from samewave.games.compatibility.state import State, Theme
from samewave.games.compatibility.view import Offers, Pick, TableView, View
from samewave.lab.envs.environment import (
    ActionBlocks,
    GameTable,
    Mask,
    ObservationField,
    ObservationFields,
    Vector,
)
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


class CompatibilityObservations:
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
            strengths = rate_theme(self._shelf, self._table, theme).strengths
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


DOUBLE_PATTERNS = 2**FULL_HAND
"""Sets of doubled places: one bit per place, the first place lowest."""

NO_PICK = Pick(0, (), 0, 0)


def action_blocks(state: State) -> ActionBlocks:
    """The actions at a table; kinds that the edition does not have are empty."""
    table, edition = state.table, state.table.edition
    rolled = edition.naming is Naming.ROLLED
    return ActionBlocks(
        lay=len(table.started.images),
        lock_in=0 if table.doubling is Doubling.NONE else DOUBLE_PATTERNS,
        call=0 if rolled else edition.themes_on_a_card,
        roll=int(rolled),
        claim=int(table.doubling is Doubling.CLAIMED_TOKEN),
        wait=1,
    )


class ActionTranslator:
    """Collects the images that agents pick, plays complete moves, and keeps the action masks."""

    def __init__(self, table: GameTable[State], observations: CompatibilityObservations) -> None:
        self.actions = action_blocks(table.state)
        self._table, self._observations = table, observations
        self._images = table.state.table.started.images
        self._doubling = table.state.table.doubling
        self._image_count, self._wait = len(self._images), self.actions["wait"].start

    def begin(self) -> None:
        """Prepare for a new game."""
        seats = len(self._table.state.choices)
        self.masks = np.zeros((seats, self.actions.size), np.int8)
        self.laid: list[list[int]] = [[] for _ in range(seats)]
        self._offers = [Offers()] * seats
        self._full: list[Seat] = []
        self._state: State | None = None
        self._observations.begin(self._table.game.view(self._table.state, None).table)
        self.refresh()

    def act(self, seat: Seat, action: int) -> bool:
        """Perform an action; returns False if the mask does not allow it."""
        if not 0 <= action < self.actions.size:
            self.actions.kind(action)
        if not self.masks[seat, action]:
            return False
        if action < self._image_count:
            self._lay(seat, action)
        elif action == self._wait:
            return True
        elif action in self.actions["lock_in"]:
            self._lock_in(seat, action - self.actions["lock_in"].start)
        elif action in self.actions["call"]:
            self._table.play(seat, OpenTheme(action - self.actions["call"].start + 1))
        elif action in self.actions["roll"]:
            if self._table.state.phase == "opening":
                self._table.play(seat, RollTheme())
        elif action in self.actions["claim"] and self._table.state.claimed_by is None:
            self._table.play(seat, ClaimDouble())
        return True

    def refresh(self) -> None:
        """After a step, update observations and masks."""
        state = self._table.state
        full, self._full = self._full, []
        if state is self._state:
            for seat in full:
                self._update_mask(seat)
            return
        self._state = state
        self.view: View = self._table.game.view(state, None)
        self._observations.update(self.view)
        if self.view.phase != "choosing":
            self._clear()
        for seat in self.order:
            self._offers[seat] = self._table.game.offers(state, seat)
            self._update_mask(seat)
            if self._doubling is not Doubling.NONE:
                pick = self._offers[seat].choose or NO_PICK
                self._observations.update_doubles(seat, pick.least_doubles, pick.most_doubles)

    def _clear(self) -> None:
        """Start a new round: clear all rankings and begin the order with the opener."""
        opener, chairs = self._table.state.opener, self.view.table.chairs
        place = chairs.index(opener)
        self.order = chairs[place:] + chairs[:place]
        for laid in self.laid:
            laid.clear()
        self._observations.clear_rankings()

    def _lay(self, seat: Seat, image: int) -> None:
        laid = self.laid[seat]
        laid.append(image)
        self._observations.lay(seat, image, len(laid))
        self.masks[seat, image] = 0
        pick = self._offers[seat].choose
        if pick and len(laid) == pick.images:
            if self._may_ever_double(seat):
                self._full.append(seat)
            else:
                self._lock_in(seat, 0)

    def _lock_in(self, seat: Seat, pattern: int) -> None:
        images = tuple([self._images[number] for number in self.laid[seat]])
        doubled = tuple([image for place, image in enumerate(images) if pattern >> place & 1])
        self._table.play(seat, Choose(images, doubled))

    def _may_ever_double(self, seat: Seat) -> bool:
        """Whether a seat may still have doubles, as far as everybody knows.

        Only public information may decide this, because others see how long a seat takes.
        """
        view, table = self.view, self._table.state.table
        match self._doubling:
            case Doubling.NONE:
                return False
            case Doubling.CLAIMED_TOKEN:
                return view.claimed_by == seat
            case Doubling.HIDDEN_CARDS:
                left = view.sides[table.side_of[seat]].doubles_left
                return bool(left) and not view.playoff and seat != view.referent

    def _locks_in_next(self, seat: Seat) -> bool:
        """Whether it is the seat's turn to lock in; partners share cards, so they take turns."""
        table = self._table.state.table
        side = table.sides[table.side_of[seat]]
        waiting = [each for each in side if not self.view.seats[each].is_locked_in]
        return seat == min(waiting, key=self.order.index)

    def _update_mask(self, seat: Seat) -> None:
        """Compute the mask of a seat; a seat without moves waits."""
        mask, offers, actions = self.masks[seat], self._offers[seat], self.actions
        mask[:] = 0
        if offers.open_theme:
            mask[[actions["call"].start + number - 1 for number in offers.open_theme]] = 1
        elif offers.roll_theme:
            mask[actions["roll"].start] = 1
        elif offers.choose and not offers.reopen:
            self._mask_choosing(seat, mask, offers, offers.choose)
        else:
            mask[-1] = 1

    def _mask_choosing(self, seat: Seat, mask: Mask, offers: Offers, pick: Pick) -> None:
        laid = self.laid[seat]
        if len(laid) < pick.images:
            mask[: self._image_count] = 1
            if laid:
                mask[laid] = 0
            if pick.retired:
                mask[[self._observations.image_numbers[image] for image in pick.retired]] = 0
            if offers.claim_double:
                mask[self.actions["claim"].start] = 1
        elif self._locks_in_next(seat):
            block = self.actions["lock_in"]
            doubles = pick.least_doubles, pick.most_doubles
            mask[block.start : block.stop] = _patterns(pick.images, *doubles)
        else:
            mask[-1] = 1


@cache
def _patterns(images: int, least: int, most: int) -> Mask:
    """All patterns that put a number of doubles on a number of images."""
    return np.array(
        [p < 2**images and least <= p.bit_count() <= most for p in range(DOUBLE_PATTERNS)], np.int8
    )
