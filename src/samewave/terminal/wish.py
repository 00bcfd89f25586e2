"""A wish: which game somebody wants to play, how, and with how many bots."""

from collections.abc import Sequence
from typing import Any

import msgspec

from samewave.bots import Strength
from samewave.core import Seat, Value
from samewave.games.compatibility.edition import EDITIONS
from samewave.games.compatibility.options import Options
from samewave.games.compatibility.setup import Setup as CompatibilitySetup
from samewave.games.samegame.level import ROUNDS, Agreement
from samewave.games.samegame.setup import Setup as SameGameSetup

BOTS = ("Mira", "Otto", "Zoe", "Finn", "Nora", "Hugo", "Lena", "Emil", "Ines", "Kurt")
"""Each has tastes of its own, the same in every game."""

TITLES = {"compatibility": "Compatibility", "samegame": "The Same Game"}


class Wish(Value, frozen=True, kw_only=True):
    """All that is asked before a game."""

    game: str = "compatibility"
    edition: str = "2016"
    mode: str = "teams"
    track: str = "short"
    options: tuple[str, ...] = ()
    for_children: bool = False
    level: int = 1
    agreement: str = Agreement.UNANIMOUS
    people: tuple[str, ...] = ("You",)
    players: int | None = None
    strength: Strength = "steady"
    language: str = "en"
    practice: bool = False

    @property
    def allowed(self) -> Sequence[int]:
        """How many can play."""
        if self.game == "samegame":
            return tuple(ROUNDS)
        edition = EDITIONS.get((self.edition, self.mode))
        if edition is None:
            return ()
        if "even_individual" in self.options:
            return range(min(edition.players), max(edition.players) + 2)
        return edition.players

    @property
    def number(self) -> int:
        """How many play: as was asked for, else as few as can with these people."""
        enough = [number for number in self.allowed if number >= len(self.people)]
        return self.players or min(enough, default=len(self.people))

    @property
    def chairs(self) -> tuple[Seat, ...]:
        """The seats in the order in which they are filled: people first, partners together."""
        edition = EDITIONS.get((self.edition, self.mode))
        sides = self.number
        if self.game == "compatibility" and edition and not self.practice:
            sides = max(1, self.number // edition.team_size)
        return tuple(seat for side in range(sides) for seat in range(side, self.number, sides))

    def seats(self) -> tuple[tuple[str, ...], tuple[Seat, ...]]:
        """The names around the table, and where the people sit."""
        taken = {name.casefold() for name in self.people}
        bots = [name for name in BOTS if name.casefold() not in taken]
        names = dict(zip(self.chairs, (*self.people, *bots), strict=False))
        ordered = tuple(names[seat] for seat in sorted(names))
        return ordered, tuple(sorted(self.chairs[: len(self.people)]))

    def setup(self, names: tuple[str, ...]) -> Any:
        """The set-up as the game judges it."""
        if self.game == "samegame":
            return SameGameSetup(
                level=self.level, seats=names, agreement=self.agreement, language=self.language
            )
        return CompatibilitySetup(
            edition=self.edition,
            mode=self.mode,
            seats=names,
            track=self.track,
            for_children=self.for_children,
            options=msgspec.convert(dict.fromkeys(self.options, True), Options),
        )
