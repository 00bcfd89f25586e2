"""Clues as one bot finds them and reads them, from what it believes about things."""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from math import log
from typing import NamedTuple, Protocol
from zlib import crc32

from samewave.bots import Character, Strength
from samewave.bots.likeness import Eye, Likeness
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
"""Criteria that nobody can judge for soup or shampoo."""
_TOO_VAGUE = 1.5
_LONG_NAME = 0.25
"""The cost of each further word of a name."""
_NEARNESS = 0.9
"""How much being like the object counts beside being unlike it in all else."""
_REMEMBERED = 16


class Habits(NamedTuple):
    """The parameters of a strength.

    How wrong a bot is about a clue that it is shown and about one that it thinks over, how many of
    the things that are nearest in the trap it would accept, which share of those comes to its mind,
    how much it follows its tastes and avoids what few people know.
    """

    blur: float
    care: float
    reach: int
    wit: float
    whim: float
    plainness: float


HABITS: dict[Strength, Habits] = {
    "gentle": Habits(blur=1.2, care=2.0, reach=600, wit=0.01, whim=0.4, plainness=6.0),
    "steady": Habits(blur=0.5, care=1.8, reach=520, wit=0.01, whim=0.3, plainness=4.0),
    "sharp": Habits(blur=0.1, care=0.15, reach=110, wit=0.3, whim=0.2, plainness=0.6),
}


class ThingKnowledge:
    """Facts about things, and what things are called; bots share it."""

    def __init__(self, known: Sequence[Thing]) -> None:
        self.likeness = Likeness(known)
        self.words = ThingNames(known)


@lru_cache(maxsize=1)
def common_knowledge() -> ThingKnowledge:
    """The facts of the house pack; read when the first bot needs it."""
    return ThingKnowledge(things())


class Idea(NamedTuple):
    """A clue, and how likely its writer would find the trap from it."""

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
        self._glance = Eye(self._known, character.seed, self._habits.blur)
        self._second_look = Eye(self._known, character.seed, self._habits.care)
        self._beliefs: dict[tuple[tuple[str, ...], str, str], dict[str, float]] = {}

    def find(self, table: ClueTable, card: str, trap: str, used: Sequence[str]) -> Idea:
        """The best clue that comes to mind, may be written, and was not there before."""
        is_allowed = self._judge(table, card, used)
        for clarity, place in self._candidates(table, card, trap):
            for name in self._words.names(place, table.languages[0])[:2]:
                if is_allowed(name):
                    return Idea(name, clarity)
        raise AssertionError("there are more things than clues in a game")

    def knows(self, table: ClueTable, card: str) -> bool:
        """Whether there are facts about an object; there are none about those of own packs."""
        return self._place(table, card) is not None

    def read(self, table: ClueTable, card: str, clue: str) -> dict[str, float]:
        """How likely each criterion in play is the trap; all alike if a word means nothing."""
        seen = (table.criteria, card, clue)
        if seen not in self._beliefs:
            if len(self._beliefs) >= _REMEMBERED:
                self._beliefs.clear()
            self._beliefs[seen] = self._read(table, card, clue)
        return self._beliefs[seen]

    def is_no_thing(self, table: ClueTable, card: str, clue: str) -> bool:
        """Whether a clue is a plant, an animal or the like: people do not make them."""
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
        """Things from the best clue on, with their clarity; then whatever there is."""
        place = self._place(table, card)
        if place is None:
            everything = range(len(self._known.places))
            yield from ((0.0, other) for other in sorted(everything, key=self._taste))
            return
        nearest = self._nearest(place, trap)
        yield from self._ranked(table, place, trap, nearest[: self._habits.reach])
        yield from ((0.0, other) for other in nearest)

    def _nearest(self, place: int, trap: str) -> list[int]:
        row = self._known.row(place, trap)
        order = sorted(range(len(row)), key=row.__getitem__, reverse=True)
        order.remove(place)
        return order

    def _ranked(
        self, table: ClueTable, place: int, trap: str, things: list[int]
    ) -> Iterator[tuple[float, int]]:
        """Near in the trap, far in all else, known to people, and to one's taste."""
        in_mind = [other for other in things if self._taste(other) <= self._habits.wit]
        position = table.criteria.index(trap)
        ranked = []
        for other, weights in zip(
            in_mind, self._second_look.weigh(place, in_mind, table.criteria), strict=True
        ):
            clarity = weights[position] / sum(weights)
            appeal = log(clarity) + _NEARNESS * log(weights[position])
            appeal += self._habits.whim * self._taste(other, place)
            ranked.append((appeal - self._doubt(table, other, trap), clarity, other))
        return (idea[1:] for idea in sorted(ranked, reverse=True))

    def _doubt(self, table: ClueTable, other: int, trap: str) -> float:
        """Whether the others will know what is meant."""
        thing = self._words.known[other]
        doubt = _LONG_NAME * thing.names(table.languages[0])[0].count(" ")
        if thing.id in AVOIDED:
            doubt += self._habits.plainness
        if not _VAGUE.get(trap, frozenset()).isdisjoint(thing.material):
            doubt += _TOO_VAGUE
        return doubt

    def _read(self, table: ClueTable, card: str, clue: str) -> dict[str, float]:
        """The more often a bot is wrong, the less sure it is."""
        criteria, place = table.criteria, self._place(table, card)
        meaning = self._words.meaning(clue, table.languages)
        if place is None or meaning is None:
            return dict.fromkeys(criteria, 1 / len(criteria))
        sure = meaning.sure / (1 + self._habits.blur**2)
        (weights,) = self._glance.weigh(place, [meaning.place], criteria)
        weights = [weight**sure for weight in weights]
        total = sum(weights)
        return {each: weight / total for each, weight in zip(criteria, weights, strict=True)}

    def _place(self, table: ClueTable, card: str) -> int | None:
        """A card of the house is known; one of another pack, by its name."""
        known = self._known.places.get(card)
        if known is not None or table.objects == "house":
            return known
        named = self._names(table, card).items()
        meanings = (self._words.meaning(name, (language,)) for language, name in named if name)
        return next((meaning.place for meaning in meanings if meaning), None)

    def _taste(self, place: int, beside: int = -1) -> float:
        """From 0 to 1, for reasons of its own."""
        return crc32(b"%d %d %d" % (self._seed, place, beside)) / 2**32
