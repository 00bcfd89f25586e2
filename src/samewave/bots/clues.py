"""Clues: how a bot finds and reads them, from its beliefs about things."""

import tomllib
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from math import log
from typing import NamedTuple, Protocol
from zlib import crc32

from samewave.bots import Character, Strength
from samewave.bots.likeness import FIGURES, WIDTHS, Likeness, Perception
from samewave.bots.meaning import ThingNames
from samewave.games.samegame.clue import Rule, check, same
from samewave.games.samegame.setup import names_of
from samewave.packs import HOUSE, Shelf, things
from samewave.packs.things import Thing

FAMILIAR = HOUSE / "familiar.toml"
_STRANGE = {"everyday": 0.0, "rare": 3.0}
_STRANGE_OTHERWISE = 1.0
"""How strange a thing is as a clue; a strength says how much that matters to it."""
_NOT_OF_SUBSTANCES = {
    *("number_in_the_world", "length", "thickness", "volume", "complexity"),
    *("duration_of_use", "days_of_use", "effort_to_explain", "movement", "importance"),
}
_KNOWN_OF_ALL = {"importance", "days_of_use"}
"""Figures that even a thing without a usual size or price has."""
_NOT_OF_BUILDINGS = {"duration_of_use", "effort_to_explain"}
_BUILDING = 8.0
"""A thing that stands still and has this length, in metres, is a building."""
_SHAPELESS = {"liquid", "chemical"}
_FLAT = 10.0
"""Nobody compares the volume of things that are so many times longer than thick."""
_TOO_VAGUE = 2.5
"""The cost of a thing of which nobody knows the value, or which is in no list of those known."""
_LONG_NAME = 0.25
"""The cost of each further word of a name."""
_NEARNESS = 2.0
"""How much nearness in the trap counts, relative to a clear difference in all else."""
_ALIKE = 0.7
"""Of what differs more, in widths of the trap, a bot thinks only when all else was said."""
_RASH = -2.5
"""The same for a rash clue: what comes to mind first is often alike in several criteria."""
_CONTENT = 0.5
"""The least clarity that a bot attributes to a rash clue."""
CONFIDENCE = 1.5
"""The evidence counts this much; `bench/calibration.py` shows how reliable belief is."""
_REMEMBERED = 16


class Habits(NamedTuple):
    """The parameters of a strength."""

    reading_error: float
    writing_error: float
    candidates: int
    """How many things it considers that are near in the trap, and familiar."""
    recall: float
    """The share of the candidates that it thinks of."""
    rashness: float
    """The share of its clues that are the first thing that comes to mind."""
    taste_weight: float
    familiarity_weight: float


HABITS: dict[Strength, Habits] = {
    "gentle": Habits(
        reading_error=1.9,
        writing_error=0.5,
        candidates=150,
        recall=0.5,
        rashness=1.0,
        taste_weight=0.4,
        familiarity_weight=1.0,
    ),
    "steady": Habits(
        reading_error=0.9,
        writing_error=0.3,
        candidates=120,
        recall=0.3,
        rashness=0.9,
        taste_weight=0.3,
        familiarity_weight=0.8,
    ),
    "sharp": Habits(
        reading_error=0.1,
        writing_error=0.15,
        candidates=150,
        recall=0.6,
        rashness=0.0,
        taste_weight=0.2,
        familiarity_weight=0.7,
    ),
}


class ThingKnowledge:
    """Facts about things, and their names; shared by all bots."""

    def __init__(self, known: Sequence[Thing]) -> None:
        self.likeness = Likeness(known)
        self.words = ThingNames(known)
        listed = tomllib.loads(FAMILIAR.read_text("utf-8"))
        strange = {thing: cost for name, cost in _STRANGE.items() for thing in listed[name]}
        self.strangeness = [strange.get(thing.id, _STRANGE_OTHERWISE) for thing in known]
        self._boundless = frozenset(listed["boundless"])
        self._telling = {name: frozenset(known) for name, known in listed["telling"].items()}
        self._flaws: dict[tuple[str, str], list[float]] = {}

    def flaws(self, criterion: str, language: str) -> list[float]:
        """By thing: why it suits little as a clue for this criterion, however familiar it is."""
        asked = (criterion, language)
        if asked not in self._flaws:
            self._flaws[asked] = [
                _TOO_VAGUE * self._is_vague(thing, criterion)
                + _LONG_NAME * thing.names(language)[0].count(" ")
                for thing in self.words.known
            ]
        return self._flaws[asked]

    def _is_vague(self, thing: Thing, criterion: str) -> bool:
        """Whether people hardly know the value of a thing, such as the length of soup."""
        if criterion in self._telling:
            return thing.id not in self._telling[criterion]
        if criterion in FIGURES and criterion not in _KNOWN_OF_ALL and thing.id in self._boundless:
            return True
        is_building = thing.movement[0] == "still" and thing.length >= _BUILDING
        if is_building and criterion in _NOT_OF_BUILDINGS:
            return True
        if criterion == "volume" and thing.length > _FLAT * thing.thickness:
            return True
        if criterion == "appearance" and not _SHAPELESS.isdisjoint(thing.material):
            return True
        is_substance = not {"food", *_SHAPELESS}.isdisjoint(thing.material)
        return is_substance and criterion in _NOT_OF_SUBSTANCES


@lru_cache(maxsize=1)
def common_knowledge() -> ThingKnowledge:
    """The facts of the house pack, read when the first bot needs them."""
    return ThingKnowledge(things())


class ClueIdea(NamedTuple):
    """A clue, and the probability with which its writer would find the trap from it."""

    text: str
    clarity: float


class ClueTable(Protocol):
    """The facts about a table that a bot needs to write and read clues."""

    @property
    def objects(self) -> str: ...
    @property
    def languages(self) -> tuple[str, ...]: ...
    @property
    def criteria(self) -> tuple[str, ...]: ...


class Clues:
    """One bot's understanding of objects and words, with errors that stay the same."""

    def __init__(self, shelf: Shelf, character: Character, knowledge: ThingKnowledge) -> None:
        self._shelf = shelf
        self._seed = character.seed
        self._habits = HABITS[character.strength]
        self._known, self._words = knowledge.likeness, knowledge.words
        self._strangeness, self._flaws = knowledge.strangeness, knowledge.flaws
        self._reading = Perception(self._known, character.seed, self._habits.reading_error)
        self._writing = Perception(self._known, character.seed, self._habits.writing_error)
        self._beliefs: dict[tuple[tuple[str, ...], str, str], dict[str, float]] = {}

    def find(self, table: ClueTable, card: str, trap: str, used: Sequence[str]) -> ClueIdea:
        """The best clue that the bot thinks of, that is allowed, and that was not used before."""
        is_allowed = self._judge(table, card, used)
        for clarity, place in self._candidates(table, card, trap):
            for name in self._words.names(place, table.languages[0])[:2]:
                if is_allowed(name):
                    return ClueIdea(name, clarity)
        raise AssertionError("there are more things than clues in a game")

    def knows(self, table: ClueTable, card: str) -> bool:
        """Whether there are facts about an object; objects of players' packs have none."""
        return self._place(table, card) is not None

    def read(self, table: ClueTable, card: str, clue: str) -> dict[str, float]:
        """The probability that each criterion in play is the trap; equal if the word is unknown."""
        seen = (table.criteria, card, clue)
        if seen not in self._beliefs:
            if len(self._beliefs) >= _REMEMBERED:
                self._beliefs.clear()
            self._beliefs[seen] = self._read(table, card, clue)
        return self._beliefs[seen]

    def is_no_thing(self, table: ClueTable, card: str, clue: str) -> bool:
        """Whether a clue is a plant, an animal or another natural thing."""
        if self._words.meaning(clue, table.languages):
            return False
        return check(clue, self._names(table, card)).rule is Rule.NATURE

    def _judge(self, table: ClueTable, card: str, used: Sequence[str]) -> Callable[[str], bool]:
        names = self._names(table, card)

        def is_allowed(name: str) -> bool:
            rule = check(name, names).rule
            return (rule is None or rule.is_warning) and not any(
                same(name, old, table.languages) for old in used
            )

        return is_allowed

    def _names(self, table: ClueTable, card: str) -> dict[str, str]:
        return names_of(self._shelf, table.objects, card, table.languages)

    def _candidates(self, table: ClueTable, card: str, trap: str) -> Iterator[tuple[float, int]]:
        """Things in order of their quality as a clue, with their clarity; then all others."""
        place = self._place(table, card)
        if place is None:
            everything = range(len(self._known.places))
            yield from ((0.0, other) for other in sorted(everything, key=self._taste))
            return
        distances = self._distances(table, place, trap)
        nearest = sorted(range(len(distances)), key=distances.__getitem__)
        nearest.remove(place)
        differences, most = self._known.differences(place, trap), _ALIKE * WIDTHS.get(trap, 1.0)
        first = [each for each in nearest if differences[each] <= most][: self._habits.candidates]
        yield from self._ranked(table, place, trap, [(each, distances[each]) for each in first])
        yield from ((0.0, other) for other in nearest)

    def _distances(self, table: ClueTable, place: int, trap: str) -> list[float]:
        """By thing: how far it is from this one in the trap, and how little it suits as a clue."""
        width, weight = WIDTHS.get(trap, 1.0) / _NEARNESS, self._habits.familiarity_weight
        return [
            difference / width + weight * strange + flaw
            for difference, strange, flaw in zip(
                self._known.differences(place, trap),
                self._strangeness,
                self._flaws(trap, table.languages[0]),
                strict=True,
            )
        ]

    def _ranked(
        self, table: ClueTable, place: int, trap: str, things: list[tuple[int, float]]
    ) -> Iterator[tuple[float, int]]:
        """The quality of a clue: near in the trap, familiar, far in all else, liked."""
        alike = self._known.named_alike(place, trap)
        in_mind = [
            (other, distance)
            for other, distance in things
            if other in alike or self._taste(other) <= self._habits.recall
        ]
        position, rash = table.criteria.index(trap), self._is_rash(place, trap)
        seen = self._writing.weigh(place, [other for other, _ in in_mind], table.criteria)
        ranked = []
        for (other, distance), weights in zip(in_mind, seen, strict=True):
            clarity = weights[position] / sum(weights)
            appeal = (_RASH if rash else 1.0) * log(clarity) - distance
            appeal += self._habits.taste_weight * self._taste(other, place)
            ranked.append((appeal, max(clarity, _CONTENT) if rash else clarity, other))
        return (idea[1:] for idea in sorted(ranked, reverse=True))

    def _is_rash(self, place: int, trap: str) -> bool:
        return self._taste(place, crc32(trap.encode())) < self._habits.rashness

    def _read(self, table: ClueTable, card: str, clue: str) -> dict[str, float]:
        """The belief of a bot: the larger its errors, the less certain it is."""
        criteria, place = table.criteria, self._place(table, card)
        meaning = self._words.meaning(clue, table.languages)
        if place is None or meaning is None:
            return dict.fromkeys(criteria, 1 / len(criteria))
        sure = meaning.sure * CONFIDENCE / (1 + CONFIDENCE * self._habits.reading_error**2)
        (weights,) = self._reading.weigh(place, [meaning.place], criteria)
        weights = [weight**sure for weight in weights]
        total = sum(weights)
        return {each: weight / total for each, weight in zip(criteria, weights, strict=True)}

    def _place(self, table: ClueTable, card: str) -> int | None:
        """The thing on a card: by id in the house pack, by name in other packs."""
        known = self._known.places.get(card)
        if known is not None or table.objects == "house":
            return known
        named = self._names(table, card).items()
        meanings = (self._words.meaning(name, (language,)) for language, name in named if name)
        return next((meaning.place for meaning in meanings if meaning), None)

    def _taste(self, place: int, beside: int = -1) -> float:
        """A number from 0 to 1 that depends only on the bot and the question."""
        return crc32(b"%d %d %d" % (self._seed, place, beside)) / 2**32
