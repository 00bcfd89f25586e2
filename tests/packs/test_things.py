"""Things: facts that a well-informed person would believe, and names that are clues."""

import tomllib
from collections import Counter
from functools import cache

import msgspec
import pytest

from samewave.bots.meaning import SYNONYMS
from samewave.core import LANGUAGES
from samewave.core.languages import REGIONS
from samewave.games.samegame.level import CRITERIA
from samewave.games.samegame.lexicon import CLUE_LANGUAGES, fold, phrase
from samewave.games.samegame.setup import names_of
from samewave.packs import HOUSE, Shelf, things
from samewave.packs.things import ALIKE, CLASSES, FIGURES, Thing, impossible

every_language = pytest.mark.parametrize("language", CLUE_LANGUAGES)
PEN = Thing(
    id="pen",
    nouns={"en": (("pen", ""),)},
    length=0.14,
    thickness=0.01,
    volume=0.02,
    weight=0.01,
    price=1,
    number=1e11,
    days=150,
    minutes=5,
    explain=5,
    complexity=200,
    importance=3e9,
    material=("plastic", "metal"),
    appearance=("long", "cylindrical"),
    use=("writing",),
    movement=("carried",),
)


@cache
def known() -> dict[str, Thing]:
    return {thing.id: thing for thing in things()}


def codes(thing: Thing) -> set[str]:
    return {problem.refused.code for problem in impossible([thing])}


def test_every_object_card_and_600_more_things_are_known() -> None:
    objects = set(Shelf().objects("house"))

    assert objects <= set(known())
    assert len(known()) >= 165 + 600


def test_nothing_impossible_is_said_about_them() -> None:
    assert [str(problem) for problem in impossible(known().values())] == []


def test_no_thing_is_there_twice() -> None:
    rows = tomllib.loads(HOUSE.joinpath("things.toml").read_text("utf-8"))["things"]

    assert max(Counter(row["id"] for row in rows).values()) == 1


@every_language
def test_a_name_names_one_thing(language: str) -> None:
    names = Counter(fold(name) for thing in known().values() for name in thing.names(language))

    assert [name for name, number in names.items() if number > 1] == []


@every_language
def test_every_thing_has_a_name_and_a_gender(language: str) -> None:
    for thing in known().values():
        assert thing.nouns[language], thing.id
        for _, gender in thing.nouns[language]:
            assert gender in CLUE_LANGUAGES[language].genders, thing.id


@every_language
def test_a_things_first_name_is_that_of_its_card(language: str) -> None:
    for card in Shelf().objects("house"):
        printed = Shelf().object_name("house", card, language)
        assert known()[card].names(language)[0] == printed


def test_a_name_of_a_region_is_one_of_the_things_names() -> None:
    regional = Counter[str]()
    for card in Shelf().objects("house"):
        names = names_of(Shelf(), "house", card, LANGUAGES)
        regional.update(names.keys() & REGIONS)
        for region in names.keys() & REGIONS:
            assert names[region] in known()[card].names(REGIONS[region])

    assert regional == {"en-US": 14, "es-419": 20}


def test_synonyms_lead_to_things_whose_names_are_not_among_them() -> None:
    """If not, run `make lexicon`."""
    rows = [line.split("\t") for line in SYNONYMS.read_text("utf-8").splitlines()]
    names = {phrase(name) for thing in known().values() for name in thing.names("en")}

    assert {meant.split()[0] for _, meant in rows} <= set(known())
    assert names.isdisjoint(word for word, _ in rows)


@every_language
def test_there_are_synonyms(language: str) -> None:
    names = sum(len(thing.names(language)) for thing in known().values())

    assert names > 1.25 * len(known())


@pytest.mark.parametrize("figure", FIGURES)
def test_a_figure_spreads_over_orders_of_magnitude(figure: str) -> None:
    """Otherwise it could not tell things apart."""
    values = sorted(getattr(thing, figure) for thing in known().values())

    assert values[len(values) * 9 // 10] >= 30 * values[len(values) // 10]


@pytest.mark.parametrize("criterion", CLASSES)
def test_every_class_is_used_and_none_by_most(criterion: str) -> None:
    used = Counter(name for thing in known().values() for name in getattr(thing, criterion))

    assert set(used) == CLASSES[criterion]
    assert max(used.values()) < 0.6 * len(known())


def test_a_pen_is_possible() -> None:
    assert codes(PEN) == set()


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"weight": 3.0}, "impossible_weight"),
        ({"weight": 1e-6}, "impossible_weight"),
        ({"volume": 0.01}, "impossible_volume"),
        ({"volume": 2.0}, "impossible_volume"),
        ({"thickness": 0.2, "volume": 5.6}, "thicker_than_long"),
        ({"length": 0.0}, "figure_out_of_range"),
        ({"days": 366.0}, "figure_out_of_range"),
        ({"importance": 1e10}, "figure_out_of_range"),
        ({"price": 20_000.0}, "dearer_than_the_world"),
        ({"number": 1e15, "weight": 2.0}, "more_than_there_is"),
        ({"material": ("cheese",)}, "unknown_class"),
        ({"use": ()}, "wrong_number_of_classes"),
        ({"use": ("writing", "writing")}, "wrong_number_of_classes"),
        ({"length": 0.02, "volume": 0.003}, "does_not_look_so"),
        (
            {"length": 10.0, "thickness": 0.1, "volume": 200.0, "weight": 90.0},
            "too_heavy_to_move_so",
        ),
    ],
)
def test_the_impossible_is_found(wrong: dict[str, object], code: str) -> None:
    assert code in codes(msgspec.structs.replace(PEN, **wrong))


@pytest.mark.parametrize("fact", ALIKE)
def test_every_object_card_names_things_that_look_and_move_like_it(fact: str) -> None:
    for card in Shelf().objects("house"):
        alike = getattr(known()[card], fact)
        assert len(alike) >= 2, card
        assert len(set(alike)) == len(alike), card
        assert {*alike} <= known().keys() - {card}, card


def test_whatever_is_listed_as_a_clue_is_known() -> None:
    listed = tomllib.loads(HOUSE.joinpath("familiar.toml").read_text("utf-8"))
    telling = listed.pop("telling")

    assert telling.keys() <= {each for group in CRITERIA.values() for each in group}
    assert {each for things in telling.values() for each in things} <= known().keys()
    assert {each for things in listed.values() for each in things} <= known().keys()
    assert set(listed["everyday"]).isdisjoint(listed["rare"])


@pytest.mark.parametrize(
    ("criterion", "order"),
    [
        ("length", ["wedding_ring", "spoon", "umbrella", "bus", "cruise_ship"]),
        ("length", ["button", "match", "pencil", "guitar", "bed", "car", "airliner"]),
        ("length", ["dice", "key", "fork", "skateboard", "ladder", "bridge", "motorway"]),
        ("thickness", ["playing_card", "book", "suitcase", "bus", "castle"]),
        ("thickness", ["paper", "coin", "laptop", "pillow", "refrigerator", "house"]),
        ("volume", ["pill", "dice", "cup", "bucket", "washing_machine", "house", "stadium"]),
        ("volume", ["button", "matchbox", "shoe", "suitcase", "wardrobe", "lorry", "cathedral"]),
        ("weight", ["spoon", "ship"]),
        ("weight", ["stamp", "pencil", "book", "chair", "piano", "car", "train", "bridge"]),
        ("weight", ["balloon", "sock", "hammer", "bicycle", "sofa", "tank", "cruise_ship"]),
        ("weight", ["contact_lens", "spoon", "brick", "bathtub", "bus", "airliner"]),
        ("price", ["clothes_peg", "umbrella", "bicycle", "airliner"]),
        ("price", ["match", "newspaper", "book", "television", "car", "house", "skyscraper"]),
        ("price", ["toothpick", "pencil", "hammer", "sofa", "motorbike", "yacht", "space_station"]),
        ("price", ["chewing_gum", "pizza", "jeans", "smartphone", "piano", "helicopter"]),
        (
            "number",
            ["space_station", "cruise_ship", "castle", "bus", "piano", "television", "sock"],
        ),
        ("number", ["pyramid", "cathedral", "church", "car", "chair", "button", "nail"]),
        ("number", ["space_station", "airliner", "bicycle", "spoon"]),
        ("days", ["wedding_dress", "christmas_bauble", "toothbrush"]),
        ("days", ["airbag", "firework", "christmas_tree", "umbrella", "shoe", "bed"]),
        ("days", ["parachute", "tent", "bicycle", "television", "toilet"]),
        ("minutes", ["light_switch", "match", "hairdryer", "washing_machine", "bed", "pyramid"]),
        ("minutes", ["doorbell", "toothbrush", "bathtub", "cinema", "wristwatch", "painting"]),
        ("minutes", ["toothbrush", "book", "coffin"]),
        ("explain", ["brick", "corkscrew", "sewing_machine", "airliner"]),
        ("explain", ["spoon", "umbrella", "washing_machine", "guitar", "helicopter"]),
        ("explain", ["pillow", "can_opener", "chessboard", "car", "space_rocket"]),
        ("complexity", ["spoon", "chair", "violin", "car", "smartphone", "space_station"]),
        ("complexity", ["envelope", "shoe", "toaster", "television", "submarine"]),
        ("complexity", ["soup", "bicycle", "house", "castle", "airport"]),
        ("complexity", ["brick", "bicycle", "airliner"]),
        ("importance", ["confetti", "kite", "guitar", "bicycle", "vaccine"]),
        ("importance", ["clown_nose", "wig", "sunglasses", "chair", "house"]),
        ("importance", ["lollipop", "doll", "toaster", "umbrella", "antibiotics"]),
        ("importance", ["yacht", "corkscrew", "camera", "refrigerator", "paper"]),
        ("importance", ["yo_yo", "umbrella", "toilet"]),
    ],
)
def test_figures_stand_in_the_order_that_people_expect(criterion: str, order: list[str]) -> None:
    figures = [getattr(known()[name], criterion) for name in order]

    assert figures == sorted(figures)
