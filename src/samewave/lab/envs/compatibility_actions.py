"""Actions in Compatibility: agents pick image by image, the rules take whole rankings."""

from functools import cache

import numpy as np

from samewave.core import Seat
from samewave.games.compatibility.edition import FULL_HAND, Doubling, Naming
from samewave.games.compatibility.moves import Choose, ClaimDouble, OpenTheme, RollTheme
from samewave.games.compatibility.state import State
from samewave.games.compatibility.view import Offers, Pick, View
from samewave.lab.envs.compatibility_observation import Observations
from samewave.lab.envs.environment import ActionBlocks, GameTable, Mask

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

    def __init__(self, table: GameTable[State], observations: Observations) -> None:
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
