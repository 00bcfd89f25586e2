"""Clues: how a bot finds and reads them, from its beliefs about things."""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from math import log
from typing import NamedTuple, Protocol
from zlib import crc32

from samewave.bots import Character, Strength
from samewave.bots.likeness import WIDTHS, Likeness, Perception
from samewave.bots.meaning import ThingNames
from samewave.games.samegame.clue import Rule, check, same
from samewave.packs import Shelf, things
from samewave.packs.things import Thing

_NOT_NAMED = """
abacus altar amphora amulet aqueduct atomic_clock barometer barrel_organ bellows black_box
blast_furnace blowtorch brooch carabiner castanets catapult chamber_pot chariot clapperboard
conveyor_belt corset crossbow curler data_centre distorting_mirror drawbridge easel
electricity_pylon galleon gas_mask geiger_counter glider gong guillotine hang_glider harpoon
hearse hinge incense_stick industrial_robot ingot jerrycan kaleidoscope kilt lab_coat
lightning_rod loom mars_rover meat_grinder mitre monocle mortar movie_camera mummy
nativity_scene obelisk oil_rig operating_table pacemaker pair_of_compasses
particle_accelerator pedalo penny_farthing periscope pinata pipeline potters_wheel power_line
prayer_mat printing_press propeller prosthesis pulley quill radio_telescope rickshaw rosary
samovar sarcophagus sceptre scythe secateurs sedan_chair sequin sextant shooting_gallery
sickle silo slingshot spark_plug speed_bump spinning_wheel spirit_level steam_engine stilt
suit_of_armour sundial supercomputer telegraph tepee thimble tiara toffee_apple totem_pole
trapeze triumphal_arch trowel undersea_cable urn vice walker washboard washer water_tower
weather_vane whip windsock x_ray_machine yoke

bead bolt chain gear igloo lid microchip roof_tile shield shower spring string thread tile
water_pipe wheel

condom maze tampon trap weight yoghurt
"""
AVOIDED = frozenset(_NOT_NAMED.split())
"""Things that few people can picture, parts of other things, and names that sound odd."""
_VAGUE: dict[str, frozenset[str]] = dict.fromkeys(
    (
        *("number_in_the_world", "length", "thickness", "volume", "complexity"),
        *("duration_of_use", "days_of_use", "effort_to_explain", "movement"),
    ),
    frozenset({"food", "liquid", "chemical"}),
) | {"appearance": frozenset({"liquid", "chemical"})}
"""Criteria that do not apply to substances such as soup or shampoo."""
_TOO_VAGUE = 1.5
_LONG_NAME = 0.25
"""The cost of each further word of a name."""
_NEARNESS = 2.0
"""How much nearness in the trap counts, relative to a clear difference in all else."""
_CONFIDENCE = 1.5
"""The evidence counts this much; `bench/calibration.py` shows how reliable belief is."""
_REMEMBERED = 16


class Habits(NamedTuple):
    """The parameters of a strength."""

    reading_error: float
    writing_error: float
    candidates: int
    """How many of the nearest things in the trap it considers."""
    recall: float
    """The share of the candidates that it thinks of."""
    taste_weight: float
    familiarity_weight: float
    """How much it avoids things that few people know."""


HABITS: dict[Strength, Habits] = {
    "gentle": Habits(
        reading_error=2.0,
        writing_error=4.0,
        candidates=600,
        recall=0.006,
        taste_weight=0.4,
        familiarity_weight=8.0,
    ),
    "steady": Habits(
        reading_error=1.0,
        writing_error=3.0,
        candidates=520,
        recall=0.005,
        taste_weight=0.3,
        familiarity_weight=4.0,
    ),
    "sharp": Habits(
        reading_error=0.1,
        writing_error=0.15,
        candidates=110,
        recall=0.3,
        taste_weight=0.2,
        familiarity_weight=0.6,
    ),
}


class ThingKnowledge:
    """Facts about things, and their names; shared by all bots."""

    def __init__(self, known: Sequence[Thing]) -> None:
        self.likeness = Likeness(known)
        self.words = ThingNames(known)


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
        return {
            language: self._shelf.object_name(table.objects, card, language)
            for language in table.languages
        }

    def _candidates(self, table: ClueTable, card: str, trap: str) -> Iterator[tuple[float, int]]:
        """Things in order of their quality as a clue, with their clarity; then all others."""
        place = self._place(table, card)
        if place is None:
            everything = range(len(self._known.places))
            yield from ((0.0, other) for other in sorted(everything, key=self._taste))
            return
        differences = self._known.differences(place, trap)
        nearest = sorted(range(len(differences)), key=differences.__getitem__)
        nearest.remove(place)
        yield from self._ranked(table, place, trap, nearest[: self._habits.candidates])
        yield from ((0.0, other) for other in nearest)

    def _ranked(
        self, table: ClueTable, place: int, trap: str, things: list[int]
    ) -> Iterator[tuple[float, int]]:
        """The quality of a clue: near in the trap, far in all else, well known, liked."""
        in_mind = [other for other in things if self._thinks_of(other)]
        position = table.criteria.index(trap)
        differences, width = self._known.differences(place, trap), WIDTHS.get(trap, 1.0)
        ranked = []
        for other, weights in zip(
            in_mind, self._writing.weigh(place, in_mind, table.criteria), strict=True
        ):
            clarity = weights[position] / sum(weights)
            appeal = log(clarity) - _NEARNESS * differences[other] / width
            appeal += self._habits.taste_weight * self._taste(other, place)
            ranked.append((appeal - self._doubt(table, other, trap), clarity, other))
        return (idea[1:] for idea in sorted(ranked, reverse=True))

    def _thinks_of(self, other: int) -> bool:
        """Whether the bot thinks of a thing; less often if few people know the thing."""
        rare = self._words.known[other].id in AVOIDED
        share = self._habits.recall / (1 + rare * self._habits.familiarity_weight)
        return self._taste(other) <= share

    def _doubt(self, table: ClueTable, other: int, trap: str) -> float:
        """Whether the others will understand the name."""
        thing = self._words.known[other]
        doubt = _LONG_NAME * thing.names(table.languages[0])[0].count(" ")
        if thing.id in AVOIDED:
            doubt += self._habits.familiarity_weight
        if not _VAGUE.get(trap, frozenset()).isdisjoint(thing.material):
            doubt += _TOO_VAGUE
        return doubt

    def _read(self, table: ClueTable, card: str, clue: str) -> dict[str, float]:
        """The belief of a bot: the larger its errors, the less certain it is."""
        criteria, place = table.criteria, self._place(table, card)
        meaning = self._words.meaning(clue, table.languages)
        if place is None or meaning is None:
            return dict.fromkeys(criteria, 1 / len(criteria))
        sure = meaning.sure * _CONFIDENCE / (1 + _CONFIDENCE * self._habits.reading_error**2)
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
