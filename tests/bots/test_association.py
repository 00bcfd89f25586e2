"""Associations: what bots know about themes, the texts it comes from, and play without them."""

import tomllib
from hashlib import sha256
from pathlib import Path
from statistics import fmean

import pytest
from msgspec.structs import replace

from samewave.bots.association import (
    FILE,
    decoded,
    fingerprint,
    how_known,
    learned_about,
    rate_theme,
    read_learned,
)
from samewave.bots.overlap import stem, stems
from samewave.core import Chance, begin
from samewave.games.compatibility import Compatibility
from samewave.games.compatibility.setup import Setup
from samewave.games.compatibility.state import Theme
from samewave.games.compatibility.view import TableView
from samewave.packs import Shelf
from samewave.packs.pack import Pack, read_pack

ROOT = Path(__file__).parents[2]
ANSWERS = tomllib.loads((ROOT / "tests" / "packs" / "answers.toml").read_text("utf-8"))
IMAGES: dict[str, tuple[str, str, list[str]]] = {
    "harbour": ("The harbour", "Three boats at dawn.", ["sea", "departure", "fishing"]),
    "kitchen": ("The kitchen", "A pot steams on the stove.", ["cooking", "soup", "family"]),
    "wood": ("Der Wald", "Nebel liegt zwischen Tannen.", ["Regenwetter", "Stille"]),
    "stairs": ("The stairs", "They lead up to a red door.", ["height", "visit"]),
    "meadow": ("The meadow", "A cow looks at us.", ["summer", "animal"]),
    "lamp": ("The lamp", "It hangs over a table.", ["evening", "light"]),
} | {f"plain_{number}": (f"Plain {number}", "A colour.", ["plain"]) for number in range(34)}


def made_pack() -> Pack:
    images = "".join(
        f'[[images]]\nid = "{name}"\ntitle = {{ {language} = "{title}" }}\n'
        f'description = {{ {language} = "{told}" }}\ntags = {{ {language} = {tags} }}\n'
        for name, (title, told, tags) in IMAGES.items()
        for language in ["de" if name == "wood" else "en"]
    )
    rows = ", ".join(
        '[ { en = "Cooks and boats" }, { de = "Regen" }, { en = "Xyzzy" },'
        ' { en = "Love" }, { en = "Bedtime" }, { en = "Soups" } ]'
        for _ in range(100)
    )
    head = 'format = 1\nid = "mine"\ntitle = { en = "Mine" }\nlicence = "MIT"\nlanguages = ["en"]\n'
    pack, problems = read_pack(
        f"{head}{images}[[themes]]\nthemes_on_a_card = 6\ncards = [{rows}]\n".encode()
    )
    assert problems == []
    return pack


def table(deck: str = "house", themes: str = "house", edition: str = "2010") -> TableView:
    shelf = Shelf()
    setup = Setup(edition=edition, mode="duo", seats=("Ann", "Bo"), themes="house")
    state, _ = begin(Compatibility(shelf), setup, Chance(1))
    view = Compatibility(shelf).view(state, 0).table
    images = tuple(IMAGES) if deck == "mine" else view.images
    return replace(view, deck=deck, themes=themes, images=images)


@pytest.fixture(scope="module")
def mine() -> Shelf:
    return Shelf([made_pack()])


def test_what_was_learned_is_of_the_present_cards() -> None:
    """If this fails, run `make associations`."""
    pack = Shelf().pack("house")

    assert pack
    assert read_learned().cards == fingerprint(pack)


def test_what_was_learned_is_of_the_present_thoughts() -> None:
    """If this fails, run `make associations`."""
    thoughts = (ROOT / "tools" / "thoughts.toml").read_bytes()

    assert read_learned().thoughts == sha256(thoughts).hexdigest()
    assert tomllib.loads(thoughts.decode()).keys() == ANSWERS.keys()


def test_it_is_small_and_complete() -> None:
    learned = read_learned()

    assert FILE.stat().st_size < 50_000
    assert len(learned.relevance) == 900 * 52
    assert len(learned.leanings) == 52 * len(learned.aspects)
    assert abs(fmean(decoded(learned.relevance))) < 0.05


def test_it_finds_fair_answers_four_times_as_often_as_chance() -> None:
    """The answers we use for judging were not used for learning."""
    shelf = Shelf()
    knowledge = learned_about(shelf, "house")
    images = shelf.images("house")
    assert knowledge
    shared = []
    for theme, fair in ANSWERS.items():
        strengths = knowledge.strengths(theme, images)
        assert strengths
        best = sorted(images, key=dict(zip(images, strengths, strict=True)).__getitem__)[-5:]
        shared.append(len({*best} & {*fair}))

    by_chance = 5 * fmean(len(fair) for fair in ANSWERS.values()) / len(images)
    assert fmean(shared) > 4 * by_chance


def test_no_image_answers_everything() -> None:
    shelf = Shelf()
    knowledge = learned_about(shelf, "house")
    images = shelf.images("house")
    assert knowledge
    firsts = []
    for theme in ANSWERS:
        strengths = knowledge.strengths(theme, images)
        assert strengths
        firsts.append(images[strengths.index(max(strengths))])

    assert max(firsts.count(image) for image in images) < 0.06 * len(ANSWERS)
    assert set(firsts) == set(images)


def test_every_theme_of_the_house_is_known_by_its_meaning() -> None:
    for edition, cards, numbers in (("2016", 25, 12), ("2010", 100, 6)):
        seen = table(edition=edition)
        for card in range(cards):
            for number in range(1, numbers + 1):
                assert how_known(Shelf(), seen, Theme(card, number)) == "learned"


def test_own_cards_are_known_by_their_words(mine: Shelf) -> None:
    seen = table("mine", "mine")
    rating = rate_theme(mine, seen, Theme(0, 1))

    assert rating.known == "words"
    strengths = dict(zip(seen.images, rating.strengths, strict=True))
    assert set(sorted(seen.images, key=strengths.__getitem__)[-2:]) == {"harbour", "kitchen"}


def test_a_word_is_found_within_a_compound(mine: Shelf) -> None:
    seen = table("mine", "mine")
    strengths = rate_theme(mine, seen, Theme(0, 2)).strengths

    assert seen.images[strengths.index(max(strengths))] == "wood"


def test_own_themes_with_the_deck_of_the_house(mine: Shelf) -> None:
    seen = table("house", "mine")
    rating = rate_theme(mine, seen, Theme(0, 4))

    assert rating.known == "words"
    tagged = {"bench", "hands", "toothbrushes", "cards", "gramophone"}
    best = dict(zip(seen.images, rating.strengths, strict=True))
    assert set(sorted(best, key=best.__getitem__)[-5:]) <= tagged


def test_words_that_nobody_knows_say_nothing(mine: Shelf) -> None:
    rating = rate_theme(mine, table("mine", "mine"), Theme(0, 3))

    assert rating.known == "nothing"
    assert not any(rating.strengths)


def test_a_house_pack_that_somebody_changed_was_not_studied() -> None:
    other = replace(made_pack(), id="house")

    assert learned_about(Shelf([other]), "house") is None


@pytest.mark.parametrize(
    ("one", "other"),
    [("cooking", "cooks"), ("boats", "boat"), ("Lichter", "Licht"), ("étoiles", "etoile")],
)
def test_forms_of_a_word_have_one_stem(one: str, other: str) -> None:
    assert list(stems(one)) == list(stems(other))


def test_a_short_word_keeps_its_ending() -> None:
    assert stem("sea") == "sea"
