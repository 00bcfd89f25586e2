"""Rounds: what everybody laid for each theme, taken from the events of a game."""

from collections.abc import Iterable, Iterator

from samewave.core import Seat, Value
from samewave.games.compatibility.edition import EDITIONS
from samewave.games.compatibility.events import Event, GameStarted, RoundScored
from samewave.games.compatibility.evolve import evolve
from samewave.games.compatibility.state import State, Theme


class Choices(Value, frozen=True):
    """A round that was revealed: its theme, and by seat what was laid and what could not be.

    Who laid nothing, because time was up or a playoff went on without them, has an empty ranking.
    """

    theme: Theme
    referent: Seat | None
    rankings: tuple[tuple[str, ...], ...]
    retired: tuple[tuple[str, ...], ...]

    @property
    def chose(self) -> tuple[Seat, ...]:
        """The seats that laid something."""
        return tuple(seat for seat, ranking in enumerate(self.rankings) if ranking)


class Rounds(Value, frozen=True):
    """All rounds of a game of Compatibility, and the table that they were played at."""

    started: GameStarted
    choices: tuple[Choices, ...]

    @property
    def themes_on_a_card(self) -> int:
        return EDITIONS[self.started.edition, self.started.mode].themes_on_a_card

    def are_partners(self, one: Seat, other: Seat) -> bool:
        """Whether two seats play on one side."""
        return any(one in side and other in side for side in self.started.sides)


def rounds_of(events: Iterable[Event]) -> Rounds:
    """The rounds that a game has revealed so far, in any edition and mode."""
    state: State | None = None
    choices: list[Choices] = []
    for event in events:
        if state is not None and isinstance(event, RoundScored):
            choices += _choices(state, event)
        state = evolve(state, event)
    if state is None:
        raise ValueError("a game starts with an event")
    return Rounds(state.table.started, tuple(choices))


def _choices(before: State, scored: RoundScored) -> Iterator[Choices]:
    """A record may lie in any way: only images of the deck count, each once, for those who sit."""
    if before.theme is None:
        return
    deck = before.table.deck
    laid: list[tuple[str, ...]] = [()] * len(before.choices)
    for seat, ranking in enumerate(scored.rankings[: len(laid)]):
        images = ranking.images if ranking else ()
        laid[seat] = tuple(dict.fromkeys(image for image in images if image in deck))
    yield Choices(before.theme, before.referent, tuple(laid), before.retired)
