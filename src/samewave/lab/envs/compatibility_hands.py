"""Hands: the images that agents have picked so far, and what each of them may do next."""

from functools import cache

import numpy as np

from samewave.core import Seat
from samewave.games.compatibility.edition import FULL_HAND, Doubling, Naming
from samewave.games.compatibility.moves import Choose, ClaimDouble, OpenTheme, RollTheme
from samewave.games.compatibility.state import State
from samewave.games.compatibility.view import Offers, Pick, View
from samewave.lab.envs.compatibility_seen import Seen
from samewave.lab.envs.fields import Blocks, Mask
from samewave.lab.envs.zoo import Table

PATTERNS = 2**FULL_HAND
"""Which places carry a double: one bit each, the first place the lowest."""

NOTHING = Pick(0, (), 0, 0)


def blocks_of(state: State) -> Blocks:
    """The actions at a table; of what it does not know there are none."""
    table, edition = state.table, state.table.edition
    rolled = edition.naming is Naming.ROLLED
    return Blocks(
        lay=len(table.started.images),
        lock_in=0 if table.doubling is Doubling.NONE else PATTERNS,
        call=0 if rolled else edition.themes_on_a_card,
        roll=int(rolled),
        claim=int(table.doubling is Doubling.CLAIMED_TOKEN),
        wait=1,
    )


class Hands:
    """Between agents, who pick one image at a time, and the rules, which take whole rankings."""

    def __init__(self, table: Table[State], seen: Seen) -> None:
        self.actions = blocks_of(table.state)
        self._table, self._seen = table, seen
        self._images = table.state.table.started.images
        self._doubling = table.state.table.doubling
        self._most_to_lay, self._wait = len(self._images), self.actions["wait"].start

    def begin(self) -> None:
        """A new game lies on the table."""
        seats = len(self._table.state.choices)
        self.masks = np.zeros((seats, self.actions.size), np.int8)
        self.laid: list[list[int]] = [[] for _ in range(seats)]
        self._offers = [Offers()] * seats
        self._full: list[Seat] = []
        self._state: State | None = None
        self._seen.sit_down(self._table.game.view(self._table.state, None).table)
        self.look()

    def act(self, seat: Seat, action: int) -> bool:
        """Do it, if the seat may."""
        if not 0 <= action < self.actions.size:
            self.actions.kind(action)
        if not self.masks[seat, action]:
            return False
        if action < self._most_to_lay:
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

    def look(self) -> None:
        """After a step: show what has changed, and to whom it gives something else to do."""
        state = self._table.state
        full, self._full = self._full, []
        if state is self._state:
            for seat in full:
                self._mark(seat)
            return
        self._state = state
        self.view: View = self._table.game.view(state, None)
        self._seen.take_in(self.view)
        if self.view.phase != "choosing":
            self._clear()
        for seat in self.order:
            self._offers[seat] = self._table.game.offers(state, seat)
            self._mark(seat)
            if self._doubling is not Doubling.NONE:
                pick = self._offers[seat].choose or NOTHING
                self._seen.take_in_doubles(seat, pick.least_doubles, pick.most_doubles)

    def _clear(self) -> None:
        """A new round: everybody takes the images back, and others come first."""
        opener, chairs = self._table.state.opener, self.view.table.chairs
        place = chairs.index(opener)
        self.order = chairs[place:] + chairs[:place]
        for laid in self.laid:
            laid.clear()
        self._seen.clear_hands()

    def _lay(self, seat: Seat, image: int) -> None:
        laid = self.laid[seat]
        laid.append(image)
        self._seen.lay(seat, image, len(laid))
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
        """Whether a seat has doubles to think of, as far as everybody knows.

        What only partners know must not decide it: others see how long somebody takes.
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

    def _comes_first(self, seat: Seat) -> bool:
        """Partners who draw on the same cards lock in one after the other."""
        table = self._table.state.table
        side = table.sides[table.side_of[seat]]
        waiting = [each for each in side if not self.view.seats[each].is_locked_in]
        return seat == min(waiting, key=self.order.index)

    def _mark(self, seat: Seat) -> None:
        """What a seat may do now; if that is nothing, it waits."""
        mask, offers, actions = self.masks[seat], self._offers[seat], self.actions
        mask[:] = 0
        if offers.open_theme:
            mask[[actions["call"].start + number - 1 for number in offers.open_theme]] = 1
        elif offers.roll_theme:
            mask[actions["roll"].start] = 1
        elif offers.choose and not offers.reopen:
            self._mark_choosing(seat, mask, offers, offers.choose)
        else:
            mask[-1] = 1

    def _mark_choosing(self, seat: Seat, mask: Mask, offers: Offers, pick: Pick) -> None:
        laid = self.laid[seat]
        if len(laid) < pick.images:
            mask[: self._most_to_lay] = 1
            if laid:
                mask[laid] = 0
            if pick.retired:
                mask[[self._seen.image_numbers[image] for image in pick.retired]] = 0
            if offers.claim_double:
                mask[self.actions["claim"].start] = 1
        elif self._comes_first(seat):
            block = self.actions["lock_in"]
            doubles = pick.least_doubles, pick.most_doubles
            mask[block.start : block.stop] = _patterns(pick.images, *doubles)
        else:
            mask[-1] = 1


@cache
def _patterns(images: int, least: int, most: int) -> Mask:
    """The ways to put that many doubles on so many images."""
    return np.array(
        [p < 2**images and least <= p.bit_count() <= most for p in range(PATTERNS)], np.int8
    )
