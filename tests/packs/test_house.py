"""The house pack: 52 images, 900 themes, 165 objects, 15 criteria, in all languages."""

import re
import tomllib
from collections import Counter
from itertools import chain
from pathlib import Path
from random import Random

import pytest

from samewave.core import LANGUAGES
from samewave.core.languages import REGIONS
from samewave.games.compatibility.edition import EDITIONS
from samewave.games.samegame.level import CRITERIA
from samewave.packs import HOUSE, Shelf
from samewave.packs.build import build, to_build
from samewave.packs.check import Checked, check
from samewave.packs.pack import (
    BUILT_FOLDER,
    MANIFEST,
    Folder,
    PrintedTheme,
    read_manifest,
    text_in,
)
from samewave.packs.pictures import TOO_ALIKE, draw, glance, pairs

FIRST_DRAWN = {
    *("armchair", "balloon", "bench", "cage", "cake", "cards", "coffee", "crossroads", "door"),
    *("ladder", "lighthouse", "rocket", "summit", "swing", "treasure"),
}
ANSWERS = tomllib.loads(Path(__file__).with_name("answers.toml").read_text("utf-8"))
"""Images that are fair answers to a theme, the best first, by our own judgement."""
PHONE, TELEVISION = 300_000, 700_000
"""Bytes that a deck may have there."""


@pytest.fixture(scope="module")
def house() -> Checked:
    return check(Folder(HOUSE))


def themes() -> list[PrintedTheme]:
    pack = Shelf().pack("house")
    assert pack
    return [theme for box in pack.themes for card in box.cards for theme in card]


def test_nothing_is_wrong_with_it(house: Checked) -> None:
    assert [str(problem) for problem in house.problems] == []


def test_it_speaks_all_languages(house: Checked) -> None:
    """The check then reports whatever is missing in one of them."""
    assert set(house.pack.languages) == set(LANGUAGES)


def test_52_images_of_which_40_are_marked(house: Checked) -> None:
    marked = [image.id for image in house.pack.images if image.small_box]

    assert (len(house.pack.images), len(marked)) == (52, 40)
    assert set(marked) >= FIRST_DRAWN
    assert Shelf().images("house")[:40] == tuple(marked)


def test_every_edition_finds_its_deck_and_its_theme_cards() -> None:
    shelf = Shelf()
    for edition in EDITIONS.values():
        assert len(shelf.images("house")) >= edition.images
        found = shelf.theme_cards("house", edition.themes_on_a_card)
        assert found == edition.theme_cards


@pytest.mark.parametrize("language", LANGUAGES)
def test_images_are_described_for_those_who_cannot_see_them(house: Checked, language: str) -> None:
    for image in house.pack.images:
        assert len(image.description[language]) >= 60
        assert len(image.tags[language]) >= 12


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_images_have_one_title(house: Checked, language: str) -> None:
    titles = Counter(image.title[language] for image in house.pack.images)

    assert max(titles.values()) == 1


def test_drawings_can_stand_in_one_page() -> None:
    """Their ids begin with the card's, so that two never collide."""
    for file in HOUSE.joinpath("images").iterdir():
        for name in re.findall(r'\bid="([^"]+)"', file.read_text("utf-8")):
            assert name.startswith(f"{file.stem}-")


def test_every_card_can_be_told_from_every_other_at_a_glance() -> None:
    """With a margin: no pair is close to the difference at which the check complains."""
    drawn = HOUSE.joinpath("images").iterdir()
    glances = {file.stem: glance(draw(file.name, file.read_bytes(), 80)) for file in drawn}

    assert pairs(glances)[0][0] > 1.3 * TOO_ALIKE


def test_300_and_600_themes_and_none_twice() -> None:
    pack = Shelf().pack("house")
    assert pack

    boxes = [(len(box.cards), box.themes_on_a_card) for box in pack.themes]

    assert boxes == [(25, 12), (100, 6)]
    for language in LANGUAGES:
        assert len({theme.texts[language].casefold() for theme in themes()}) == 900


@pytest.mark.parametrize("language", LANGUAGES)
def test_themes_are_short_and_typeset_as_in_their_language(language: str) -> None:
    wrong = re.compile({"fr": r"['\"]|[^\u202f][!?:;]"}.get(language, r"['\"]|\s[!?:;]"))
    for theme in themes():
        text = theme.texts[language]
        assert 2 <= len(text) <= 44
        assert not wrong.search(text), text
        assert text == text.strip(), text
        assert not text.endswith(".") or text.endswith(".m."), text


@pytest.mark.parametrize("language", [*LANGUAGES][1:])
def test_themes_are_translated(language: str) -> None:
    """Names such as Narcissus may be the same in two languages; most are not."""
    same = [theme.texts["en"] for theme in themes() if theme.texts[language] == theme.texts["en"]]

    assert len(same) < 45


def test_adult_themes_names_and_idioms_are_marked() -> None:
    marked = Counter(
        mark for theme in themes() for mark in ("adult", "name", "idiom") if getattr(theme, mark)
    )

    assert marked == {"adult": 36, "name": 53, "idiom": 62}


@pytest.mark.parametrize(("on_a_card", "fewest"), [(12, 10), (6, 70)])
def test_a_number_keeps_enough_themes_for_children_of_several_languages(
    on_a_card: int, fewest: int
) -> None:
    shelf = Shelf()
    left_out = shelf.left_out("house", on_a_card, for_children=True, several_languages=True)
    cards = shelf.theme_cards("house", on_a_card)

    assert min(cards - len(each) for each in left_out) >= fewest


def test_regions_have_texts_of_their_own_only_where_they_differ() -> None:
    regional = Counter(code for theme in themes() for code in REGIONS if code in theme.texts)

    assert regional == {"en-US": 71, "es-419": 25}
    for theme in themes():
        for code, language in REGIONS.items():
            assert theme.texts.get(code) != theme.texts[language]
    for code in REGIONS:
        assert len({text_in(code, theme.texts).casefold() for theme in themes()}) == 900


def test_every_theme_has_at_least_three_fair_answers() -> None:
    images = set(Shelf().images("house"))
    assert set(ANSWERS) == {theme.texts["en"] for theme in themes()}
    for theme, answers in ANSWERS.items():
        assert len(set(answers)) == len(answers) >= 3, theme
        assert set(answers) <= images, theme


def test_no_image_is_the_best_answer_to_more_than_8_percent_of_the_themes() -> None:
    best = Counter(answers[0] for answers in ANSWERS.values())

    assert max(best.values()) <= 0.08 * len(ANSWERS)
    assert set(best) == set(Shelf().images("house"))


def test_no_image_is_useless_and_none_fits_everywhere() -> None:
    fair = Counter(chain.from_iterable(ANSWERS.values()))

    assert min(fair.values()) >= 0.04 * len(ANSWERS)
    assert max(fair.values()) <= 0.25 * len(ANSWERS)


def test_the_themes_of_a_card_have_different_best_answers() -> None:
    pack = Shelf().pack("house")
    assert pack
    alike = sum(
        len(card) - len({ANSWERS[theme.texts["en"]][0] for theme in card})
        for box in pack.themes
        for card in box.cards
    )

    assert alike <= 30


def test_165_objects_and_the_criteria_of_the_game(house: Checked) -> None:
    assert len(house.pack.objects) == 165
    assert [criterion.id for criterion in house.pack.criteria] == list(
        chain.from_iterable(CRITERIA.values())
    )


def test_the_deck_is_built_small_enough_for_phones_and_televisions() -> None:
    built = HOUSE / BUILT_FOLDER
    manifest = read_manifest(built)
    assert len(manifest.images) == 52, "the set-up builds the deck: make setup"

    def total(files: list[str]) -> int:
        return sum(built.joinpath(file).stat().st_size for file in files)

    assert total([image.webp240 for image in manifest.images]) <= PHONE
    assert total([image.avif800 for image in manifest.images]) <= TELEVISION


def test_what_is_built_is_built_from_these_drawings(house: Checked) -> None:
    assert to_build(Folder(HOUSE), house, HOUSE / BUILT_FOLDER) == []


def test_a_card_is_built_to_the_same_bytes_again(house: Checked, tmp_path: Path) -> None:
    image = Random(4).choice(house.pack.images)
    one = Checked(
        house.pack.__class__(
            house.pack.id,
            house.pack.title,
            house.pack.licence,
            house.pack.languages,
            images=(image,),
        ),
        house.files,
        (),
    )

    (again,) = build(Folder(HOUSE), one, tmp_path).images

    before = {each.id: each for each in read_manifest(HOUSE / BUILT_FOLDER).images}
    assert again == before[image.id]
    assert tmp_path.joinpath(MANIFEST).is_file()
