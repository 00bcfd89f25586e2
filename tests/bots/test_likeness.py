"""Likeness and meaning: what bots believe about things, and about words."""

import pytest
from msgspec.structs import replace

from samewave.bots.clues import common_knowledge
from samewave.bots.likeness import CLASSES, FIGURES, Likeness, Perception
from samewave.games.samegame.level import CRITERIA
from samewave.packs import things

every_criterion = pytest.mark.parametrize("criterion", [*FIGURES, *CLASSES])


def alike(one: str, other: str, criterion: str) -> int:
    """How alike two things are, from 0 to 255."""
    likeness = common_knowledge().likeness
    return likeness.row(likeness.places[one], criterion)[likeness.places[other]]


def meant(text: str, *languages: str) -> str | None:
    meaning = common_knowledge().words.meaning(text, languages)
    return things()[meaning.place].id if meaning else None


def test_every_criterion_of_the_box_is_known() -> None:
    assert {*FIGURES, *CLASSES} == {each for group in CRITERIA.values() for each in group}


@every_criterion
def test_nothing_is_more_like_a_thing_than_itself(criterion: str) -> None:
    likeness = common_knowledge().likeness
    for place in range(0, len(things()), 40):
        row = likeness.row(place, criterion)
        assert row[place] == max(row)


@pytest.mark.parametrize(
    ("criterion", "one", "near", "far"),
    [
        ("appearance", "teapot", "jug", "ladder"),
        ("appearance", "space_rocket", "lighthouse", "button"),
        ("material", "sock", "circus_tent", "anvil"),
        ("intended_use", "wristwatch", "hourglass", "bracelet"),
        ("movement", "wheelbarrow", "lawn_mower", "brick"),
        ("length", "sleeping_bag", "motorbike", "key"),
        ("price", "coffin", "saxophone", "candle"),
        ("weight", "tractor", "camper_van", "kite"),
        ("thickness", "playing_card", "photograph", "bathtub"),
        ("volume", "wedding_ring", "nail", "wardrobe"),
        ("number_in_the_world", "space_station", "particle_accelerator", "spoon"),
        ("complexity", "airliner", "submarine", "brick"),
        ("importance", "yo_yo", "clown_nose", "toilet"),
        ("effort_to_explain", "piano", "car", "sock"),
        ("duration_of_use", "tent", "bed", "match"),
        ("days_of_use", "wedding_dress", "birthday_cake", "toothbrush"),
    ],
)
def test_likeness_is_what_people_would_say(criterion: str, one: str, near: str, far: str) -> None:
    assert alike(one, near, criterion) > alike(one, far, criterion) + 50


def test_figures_differ_more_where_many_things_are() -> None:
    """Both pairs differ ten times in number: few things are as rare as the first."""
    known = {each.id: each for each in things()}
    rare, rarer = known["castle"], known["cathedral"]
    everyday = [replace(known["sofa"], id=str(step), number=1e9 * 1.05**step) for step in range(50)]
    likeness = Likeness(
        [
            replace(rare, number=1e5),
            replace(rarer, number=1e4),
            replace(known["sofa"], number=1e9),
            replace(known["key"], number=1e10),
            *everyday,
        ]
    )

    among_rare = likeness.differences(0, "number_in_the_world")[1]
    among_common = likeness.differences(2, "number_in_the_world")[3]

    assert among_common > 1.2 * among_rare


def test_what_looks_alike_is_of_a_size() -> None:
    assert alike("button", "biscuit", "appearance") > alike("button", "airport", "appearance")


def test_what_is_named_first_is_the_most_alike() -> None:
    likeness = common_knowledge().likeness
    ladder = next(thing for thing in things() if thing.id == "ladder")

    differences = likeness.differences(likeness.places["ladder"], "appearance")

    found = [differences[likeness.places[name]] for name in ladder.looks_like]
    assert found[0] == min(found) < found[-1]


def test_a_criterion_that_nobody_knows_says_nothing() -> None:
    assert len(set(common_knowledge().likeness.row(0, "smell"))) == 1


def test_an_eye_errs_always_in_the_same_way_and_each_in_its_own() -> None:
    likeness = Likeness(things()[:50])

    def weights(seed: int, blur: float) -> list[list[float]]:
        return Perception(likeness, seed, blur).weigh(0, range(50), ("length", "price"))

    assert weights(1, 0.5) == weights(1, 0.5) != weights(2, 0.5)
    assert weights(1, 0.0) == weights(2, 0.0)


@pytest.mark.parametrize(
    ("text", "language", "thing"),
    [
        ("chair", "en", "chair"),
        ("The Chair", "en", "chair"),
        ("chairs", "en", "chair"),
        ("knives", "en", "knife"),
        ("kitchen chair", "en", "chair"),
        ("umbrela", "en", "umbrella"),
        ("Échelle", "fr", "ladder"),
        ("echelle", "fr", "ladder"),
        ("l'échelle", "fr", "ladder"),
        ("chaises", "fr", "chair"),
        ("chaise de cuisine", "fr", "chair"),
        ("der Stuhl", "de", "chair"),
        ("Stühle", "de", "chair"),
        ("Küchenstuhl", "de", "chair"),
        ("Küchenstühle", "de", "chair"),
        ("Regenschrim", "de", "umbrella"),
        ("sillas", "es", "chair"),
        ("paraguas", "es", "umbrella"),
        ("la silla de playa", "es", "chair"),
        ("sedia", "it", "chair"),
        ("le sedie", "it", "chair"),
        ("bicicleta", "it", "bicycle"),
        ("Regenschirm", "en", "umbrella"),
        ("Jojo", "de", "yo_yo"),
        ("yoyo", "fr", "yo_yo"),
        ("Legostein", "de", "building_bricks"),
        ("brique Lego", "fr", "brick"),
    ],
)
def test_a_word_is_understood(text: str, language: str, thing: str) -> None:
    assert meant(text, language) == thing


@pytest.mark.parametrize(
    ("text", "language", "thing"),
    [
        ("PlayStation", "en", "games_console"),
        ("Barbie", "de", "doll"),
        ("verre", "fr", "drinking_glass"),
        ("Tesla", "it", "electric_car"),
        ("hoodie", "de", "hoodie"),
        ("basilica", "en", "cathedral"),
    ],
)
def test_a_known_word_is_neither_misspelt_nor_foreign(text: str, language: str, thing: str) -> None:
    assert meant(text, language) == thing


@pytest.mark.parametrize("text", ["blimbo", "qu", "Weltschmerz"])
def test_a_word_that_means_nothing_is_not_understood(text: str) -> None:
    assert meant(text, "en", "de") is None


def test_players_of_one_table_may_write_different_languages() -> None:
    assert meant("Stuhl", "en", "de") == meant("chair", "en", "de") == "chair"
    assert meant("four", "fr", "en") == "oven"


def test_a_guess_at_a_meaning_is_less_sure_than_the_word_itself() -> None:
    words = common_knowledge().words
    sure = [words.meaning(text, ("en",)) for text in ("chair", "chairs", "kitchen chair")]

    assert [meaning.sure for meaning in sure if meaning] == [1.0, 0.95, 0.6]
