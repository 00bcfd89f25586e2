"""The catalogue: everything that a lobby, a terminal or a page needs to offer a game.

A game describes itself with these values. Nothing else in the program lists editions, levels,
numbers of players or options. A lesson teaches the game in a practice round.
"""

from collections.abc import Callable, Iterable, Mapping
from itertools import takewhile
from typing import Any, Literal, NamedTuple, TypeAlias

from msgspec import field

from samewave.core.values import Code, Seat, Value

Kind: TypeAlias = Literal["one", "several", "flag", "seconds", "pack"]
"""A field holds one choice, several choices, a flag, a number of seconds or none, or a pack."""

LANGUAGE = "language"
"""The name of the field for the languages of a game in which players write."""


class Choice(Value, frozen=True, omit_defaults=True):
    """One value of a field with its English texts; a page may have its own words for the value."""

    value: str | int
    title: str
    line: str = ""
    facts: dict[str, Any] = field(default_factory=dict)
    """Figures for the texts: spaces, rounds, minutes, criteria …"""


class Field(Value, frozen=True, omit_defaults=True):
    """A field of a set-up that the host chooses."""

    name: str
    title: str
    kind: Kind
    default: Any
    """The value for a new table."""
    choices: tuple[Choice, ...] = ()
    line: str = ""
    within: str = ""
    """The field of the set-up that contains this one; empty for a top-level field."""
    is_house_rule: bool = False
    """Whether it is our own rule and in no box."""
    holds: Literal["", "images", "themes", "objects"] = ""
    """The contents that a pack needs to be chosen here."""


class Variant(Value, frozen=True, omit_defaults=True):
    """One way to play a game: an edition in a mode, or a level."""

    setup: dict[str, str | int]
    """The values of fields that choose this variant."""
    players: tuple[int, ...]
    team_size: int = 1
    """1 where everybody plays alone; 0 where all play together."""
    seating: str = "anyhow"
    options: tuple[str, ...] = ()
    """The names of the optional fields that this variant offers."""
    players_with: dict[str, tuple[int, ...]] = field(default_factory=dict)
    """The numbers of players when that option is switched on."""
    is_house_rule: bool = False
    facts: dict[str, Any] = field(default_factory=dict)
    """Facts about the rules of this variant, for explaining them."""


class LessonInfo(Value, frozen=True):
    """How many players the tutorial has, and which seat is the learner's."""

    players: int
    learner: Seat


class GameInfo(Value, frozen=True, omit_defaults=True):
    """A game as it is offered."""

    name: str
    title: str
    line: str
    fields: tuple[Field, ...]
    variants: tuple[Variant, ...]
    lesson: LessonInfo | None = None
    seconds: dict[str, float] = field(default_factory=dict)
    """How long screens show each kind of event; pages and the table's clock both use it."""

    def default_setup(self) -> dict[str, Any]:
        """The set-up of a new table, without the seats."""
        setup: dict[str, Any] = {}
        for each in self.fields:
            put_value(setup, each, each.default)
        return setup

    def variant(self, setup: Mapping[str, Any]) -> Variant:
        """The variant that a set-up chooses, or else the nearest one."""
        return max(self.variants, key=lambda each: _likeness(each, setup))

    def players(self, setup: Mapping[str, Any]) -> tuple[int, ...]:
        """The numbers of players for a set-up."""
        variant = self.variant(setup)
        for name, players in variant.players_with.items():
            if self.value(setup, name):
                return players
        return variant.players

    def value(self, setup: Mapping[str, Any], name: str) -> Any:
        """The value of a field in a set-up, or its default."""
        known = self.field(name)
        place = setup.get(known.within, {}) if known.within else setup
        return place.get(name, known.default)

    def field(self, name: str) -> Field:
        return next(each for each in self.fields if each.name == name)

    def facts_about(
        self, setup: Mapping[str, Any], name: str, choice: Choice, players: int
    ) -> dict[str, Any]:
        """Facts for the text about a choice: its own, and those of the variant for these players.

        A variant has them by field, value and number of players, such as the rounds on a track.
        """
        about: Any = self.variant(setup).facts
        for key in (name, str(choice.value), str(players)):
            about = about.get(key) if isinstance(about, dict) else None
        return choice.facts | (about or {})

    def is_optional(self, name: str) -> bool:
        """Whether the field is an option, which only some variants offer."""
        return any(name in variant.options for variant in self.variants)

    def offered(self, setup: Mapping[str, Any]) -> tuple[Field, ...]:
        """The fields that can be chosen in the variant of a set-up."""
        options = self.variant(setup).options
        return tuple(
            each for each in self.fields if each.name in options or not self.is_optional(each.name)
        )

    def choices(self, setup: Mapping[str, Any], name: str) -> tuple[Choice, ...]:
        """The choices of a field that are compatible with the earlier fields of a set-up."""
        known = self.field(name)
        possible = [each for each in self.variants if name in each.setup]
        if not possible:
            return known.choices
        for earlier in takewhile(lambda each: each != name, possible[0].setup):
            possible = [each for each in possible if each.setup[earlier] == setup.get(earlier)]
        values = {each.setup[name] for each in possible}
        return tuple(each for each in known.choices if each.value in values)

    def fitted(self, setup: Mapping[str, Any]) -> dict[str, Any]:
        """The set-up, with incompatible choices replaced."""
        fitting = self.with_values(setup, {})
        for each in self.fields:
            values = [choice.value for choice in self.choices(fitting, each.name)]
            if each.kind == "one" and values and self.value(fitting, each.name) not in values:
                put_value(fitting, each, each.default if each.default in values else values[0])
        offered = self.offered(fitting)
        left_out = {each.name: each.default for each in self.fields if each not in offered}
        return self.with_values(fitting, left_out)

    def with_values(self, setup: Mapping[str, Any], values: Mapping[str, Any]) -> dict[str, Any]:
        """A copy of a set-up with other values in some of its fields."""
        changed = {
            key: dict(each) if isinstance(each, dict) else each for key, each in setup.items()
        }
        for name, value in values.items():
            put_value(changed, self.field(name), value)
        return changed


class ComputedInfo:
    """The `info` of a game, made anew for each access, so that it has all listed editions."""

    def __init__(self, make: Callable[[], GameInfo]) -> None:
        self._make = make

    def __get__(self, game: object, kind: type | None = None) -> GameInfo:
        return self._make()


def put_value(setup: dict[str, Any], chosen: Field, value: Any) -> None:
    """Set a field's value in a set-up. An option that is off is left out."""
    if not chosen.within:
        setup[chosen.name] = value
    elif value:
        setup.setdefault(chosen.within, {})[chosen.name] = value
    else:
        setup.get(chosen.within, {}).pop(chosen.name, None)


def _likeness(variant: Variant, setup: Mapping[str, Any]) -> int:
    """How many fields agree before the first that does not."""
    agreeing: Iterable[bool] = (setup.get(name) == value for name, value in variant.setup.items())
    count = 0
    for agrees in agreeing:
        if not agrees:
            break
        count += 1
    return count


class Hint(Value, frozen=True, omit_defaults=True):
    """One explanation for the learner, by its code; the client has the words, as for a refusal.

    `move` is the move to make now, if there is one to make.
    """

    code: Code
    params: dict[str, Any] = field(default_factory=dict)
    move: Any = None


Hints: TypeAlias = tuple[Hint, ...]
Cue: TypeAlias = tuple[Any, ...]
"""The next action of a scripted player: one move, or none while it waits."""


class Lesson(NamedTuple):
    """A table at which the first round goes well if everybody follows the lesson.

    `hints` and `script` get a seat's view and offers and nothing else, so neither can leak a
    secret. `hints` is for the learner, and returns nothing once the lesson is over. `script` moves
    for the others; it returns None where they must think for themselves.
    """

    game: str
    seed: int
    seats: int
    learner: Seat
    set_up: Callable[[tuple[str, ...], str], Any]
    """The set-up for these names, in this language."""
    hints: Callable[[Any, Any], Hints]
    script: Callable[[Any, Any], Cue | None]
