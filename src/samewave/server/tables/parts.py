"""The parts of an update that differ by seat, and the updates that are made of them."""

from typing import Any, TypeAlias

import msgspec

from samewave.core import Seat
from samewave.core.catalogue import Hints

SeatPart: TypeAlias = tuple[Any, Any, bool, Hints]
"""The fields of the view that only one seat gets, its offers, whether it is muted, its hints."""
SeatParts: TypeAlias = dict[Seat | None, SeatPart | None]
"""By connected seat, its own part after the last update; None if unknown."""


class Updates(msgspec.Struct, frozen=True):
    """The updates of one entry, encoded."""

    public: bytes
    """For everybody but the seats in `own`."""
    own: dict[Seat | None, bytes]
    """For seats that see more, or get less."""

    def of(self, seat: Seat | None) -> bytes:
        """The update for a seat."""
        return self.own.get(seat, self.public)
