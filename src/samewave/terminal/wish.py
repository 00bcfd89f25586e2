"""A wish: which game somebody wants to play, how, and with how many bots."""

from typing import Any

import msgspec

from samewave.bots import Strength
from samewave.core import AnyGame, Refused, Seat, Value
from samewave.core.catalogue import LANGUAGE, GameInfo
from samewave.games import GAMES

BOTS = ("Mira", "Otto", "Zoe", "Finn", "Nora", "Hugo", "Lena", "Emil", "Ines", "Kurt")
"""Each has tastes of its own, the same in every game."""


class Wish(Value, frozen=True, kw_only=True):
    """All that is asked before a game."""

    game: str
    setup: dict[str, Any]
    """What the game judges, but for the seats and the language."""
    people: tuple[str, ...] = ("You",)
    players: int | None = None
    strength: Strength = "steady"
    language: str = "en"
    practice: bool = False

    @property
    def info(self) -> GameInfo:
        return GAMES[self.game].info

    @property
    def allowed(self) -> tuple[int, ...]:
        """How many can play."""
        return self.info.players(self.setup)

    @property
    def number(self) -> int:
        """How many play: as was asked for, else as few as can with these people."""
        enough = [number for number in self.allowed if number >= len(self.people)]
        return self.players or min(enough, default=len(self.people))

    @property
    def chairs(self) -> tuple[Seat, ...]:
        """The seats in the order in which they are filled: people first, partners together."""
        team_size = 1 if self.practice else self.info.variant(self.setup).team_size
        sides = max(1, self.number // max(1, team_size))
        return tuple(seat for side in range(sides) for seat in range(side, self.number, sides))

    def seats(self) -> tuple[tuple[str, ...], tuple[Seat, ...]]:
        """The names around the table, and where the people sit."""
        taken = {name.casefold() for name in self.people}
        bots = [name for name in BOTS if name.casefold() not in taken]
        names = dict(zip(self.chairs, (*self.people, *bots), strict=False))
        ordered = tuple(names[seat] for seat in sorted(names))
        return ordered, tuple(sorted(self.chairs[: len(self.people)]))

    def setup_for(self, names: tuple[str, ...]) -> Any:
        """The set-up as the game judges it; Refused if it is none."""
        game: type[AnyGame] = GAMES[self.game]
        setup = self.info.with_values(self.setup, self._spoken()) | {"seats": names}
        try:
            return msgspec.convert(setup, game.setup_type)
        except msgspec.ValidationError as error:
            raise Refused("not_a_setup", detail=str(error)) from None

    def _spoken(self) -> dict[str, Any]:
        """The language, where the game has a field for it."""
        asked = [each for each in self.info.fields if each.name == LANGUAGE]
        several = any(each.kind == "several" for each in asked)
        return {LANGUAGE: (self.language,) if several else self.language} if asked else {}
