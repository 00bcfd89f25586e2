"""A table under test: plays moves in the words of the table and remembers what happened."""

from collections.abc import Sequence
from typing import Any

import pytest

from samewave.core import Refused, Seat
from samewave.games.compatibility import Compatibility
from samewave.games.compatibility.edition import Naming, Options
from samewave.games.compatibility.events import (
    Choose,
    ClaimDouble,
    Event,
    Match,
    Move,
    OpenTheme,
    Reopen,
    RollTheme,
    RoundScored,
    TimeUp,
)
from samewave.games.compatibility.setup import Setup
from samewave.games.compatibility.state import State
from samewave.games.compatibility.view import Offers, View
from tests.boxes import MadeUpShelf
from tests.under_test import TableUnderTest

NAMES = ("Ann", "Bo", "Cy", "Di", "Eve", "Flo", "Gus", "Hal", "Ida")
GAME = Compatibility(MadeUpShelf())
NO_MATCH = ("abcde", "fghij", "klmno", "pqrst", "uvwxy", "zABCD", "EFGHI", "JKLMN")
"""Rankings that share nothing."""


class Playing(TableUnderTest[Setup, State, Move, Event, View, Offers]):
    """One game; rankings are written as letters, strongest association first."""

    def __init__(
        self,
        edition: str,
        mode: str,
        players: int,
        *,
        seed: int = 7,
        options: Options | None = None,
        **setup: Any,
    ) -> None:
        asked: dict[str, Any] = {"deck": "letters", "themes": "many", "first": 0} | setup
        setup_ = Setup(
            edition=edition,
            mode=mode,
            seats=NAMES[:players],
            options=options or Options(),
            **asked,
        )
        super().__init__(GAME, setup_, seed)

    def open_theme(self, number: int | None = None, seat: Seat | None = None) -> None:
        """The opener calls the number, or rolls the die where the edition has one."""
        opener = self.state.openers[0] if seat is None else seat
        if self.state.table.edition.naming is Naming.ROLLED:
            self.play(opener, RollTheme())
        else:
            self.play(opener, OpenTheme(number or self.state.open_numbers[0]))

    def choose(self, seat: Seat, images: str, double: str = "") -> tuple[Event, ...]:
        return self.play(seat, Choose(tuple(images), tuple(double)))

    def reopen(self, seat: Seat) -> None:
        self.play(seat, Reopen())

    def claim(self, seat: Seat) -> None:
        self.play(seat, ClaimDouble())

    def time_up(self) -> None:
        self.play(None, TimeUp(self.state.round))

    def lay(self, rankings: Sequence[str]) -> RoundScored:
        """Everybody else locks in as well, with as many letters as their space asks for."""
        for seat in self.state.waiting_for:
            self.choose(seat, rankings[seat][: self.needs(seat)])
        assert self.state.last is not None
        return self.state.last

    def round(self, *rankings: str) -> RoundScored:
        """A whole round: the theme is opened, everybody locks in."""
        self.open_theme()
        return self.lay(rankings or NO_MATCH)

    def needs(self, seat: Seat) -> int:
        return self.state.images_to_pick(seat)

    def refused_choice(self, seat: Seat, images: str, double: str = "", /, **params: Any) -> str:
        return self.refused(seat, Choose(tuple(images), tuple(double)), **params)


def matches_of(scored: RoundScored) -> list[Match]:
    """All matches of a round in the order of the reveal."""
    return [match for turn in scored.turns for match in turn.matches]


def refused_setup(edition: str, mode: str, players: int, **setup: Any) -> str:
    """The code with which a set-up is refused."""
    with pytest.raises(Refused) as caught:
        Playing(edition, mode, players, **setup)
    return caught.value.code
