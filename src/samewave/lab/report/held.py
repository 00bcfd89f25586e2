"""Set-ups with their figures, held against each other."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeVar

from samewave.lab.report.panel import Reading, Series
from samewave.lab.report.races import Races
from samewave.lab.report.sureness import Mean, Share

Each = TypeVar("Each")


class Held(NamedTuple):
    """A set-up of Compatibility and what was found; without doubling too, if it has that."""

    name: str
    races: Races
    plain: Races | None = None
    other_winner: Share | None = None


def readings(helds: Sequence[Each], said: Callable[[Each], str]) -> tuple[Reading, ...]:
    """A sentence for each; it says whose it is if there are several."""
    return tuple(Reading(said(held), number) for number, held in enumerate(helds))


def series(name: str, figures: Sequence[Share | Mean | None], even: float | None = None) -> Series:
    """Figures with their intervals."""
    return Series(
        name=name,
        values=tuple(figure.value if figure else None for figure in figures),
        low=tuple(figure.low if figure else None for figure in figures),
        high=tuple(figure.high if figure else None for figure in figures),
        even=even,
    )
