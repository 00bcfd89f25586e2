"""Check: the problems of a pack and their places."""

from pathlib import Path

import pytest

from samewave.core import LANGUAGES
from samewave.packs.check import check
from samewave.packs.pack import Folder, PackProblem
from samewave.packs.pack_texts import TEXTS
from tests.packs.builders import HEAD, as_bytes, cards, found, make_pack, noise

THEMES = """
[[themes]]
themes_on_a_card = 2
cards = [
  [ { en = "Rain", de = "Regen" }, { en = "Night", de = "Nacht" } ],
  [ { en = "Sun", de = "Sonne" }, { en = "Sin", de = "Sünde", adult = true } ],
]
"""
OBJECTS = """
objects = [
  { id = "saw", en = "saw", de = ["Säge", "f"] },
  { id = "shears", en = ["shears", "p"], de = ["Schere", "f"] },
]
"""
CRITERIA = """
[[criteria]]
id = "weight"
name = { en = "Weight", de = "Gewicht" }
explanation = { en = "How heavy it is.", de = "Wie schwer es ist." }
"""
ALPHA = "images / alpha"
BOX = "themes (2 on a card)"


def test_a_good_pack_has_no_problems(tmp_path: Path) -> None:
    source = make_pack(tmp_path / "mine", HEAD + OBJECTS + cards() + THEMES + CRITERIA)

    assert found(source) == []
    assert check(source).playable


@pytest.mark.parametrize(
    ("was", "becomes", "where", "code"),
    [
        ('licence = "CC0-1.0"', 'licence = " "', "licence", "no_licence"),
        ('licence = "CC0-1.0"', 'licence = "do what you like"', "licence", "unknown_licence"),
        ('["en", "de"]\n', '["en", "tlh"]\n', "languages", "no_such_language"),
        ('["en", "de"]\n', "[]\n", "languages", "no_languages"),
        ('title = { en = "Mine"', 'title = { en = ""', "title / en", "missing_language"),
        ('"Mine"', f'"{"M" * 41}"', "title / en", "text_too_long"),
        ('id = "beta"', 'id = "alpha"', "images / alpha", "duplicate_id"),
        ('id = "beta"', 'id = "Beta!"', "images / Beta!", "not_readable"),
        ('id = "beta"', 'id = "beta"\ncolour = 3', "images / beta", "not_readable"),
        ('en = "gamma", de = "gamma"', "", "images / gamma / title", "no_text"),
        (', de = "gamma"', "", "images / gamma / title / de", "missing_language"),
        (
            'en = "A picture.", de = "Ein Bild."',
            "",
            f"{ALPHA} / description",
            "no_description",
        ),
        (', de = "Ein Bild."', "", f"{ALPHA} / description / de", "missing_language"),
        (', de = ["eins", "zwei"]', "", f"{ALPHA} / tags / de", "no_tags"),
        ('["eins", "zwei"]', '["eins", "eins"]', f"{ALPHA} / tags / de", "bad_tags"),
        (
            '{ en = "Night", de = "Nacht" }',
            "",
            f"{BOX} / 1",
            "wrong_number_of_themes",
        ),
        ('"Night"', '"Rain"', f"{BOX} / 1 / 2 / en", "theme_twice"),
        (', de = "Nacht"', "", f"{BOX} / 1 / 2 / de", "missing_language"),
        ('"Night"', f'"{"N" * 49}"', f"{BOX} / 1 / 2 / en", "text_too_long"),
        ('"Nacht" }', '"Nacht", grown_up = true }', f"{BOX} / 2", None),
        ('"Nacht" }', '"Nacht", name = "no" }', "themes / 1", "not_readable"),
        ('"Night"', '"Night", en-US = "Night time"', f"{BOX} / 1 / 2", None),
        (
            '"Night"',
            f'"Night", en-US = "{"N" * 49}"',
            f"{BOX} / 1 / 2 / en-US",
            "text_too_long",
        ),
        ('"Night"', '"The knight of Camelot"', f"{BOX} / 1 / 2", "looks_like_a_name"),
        ('"Night"', '"What I like about I’m"', f"{BOX} / 1 / 2", None),
        ('"Nacht"', '"Nackt im Regen"', f"{BOX} / 1 / 2", "looks_adult"),
        ('"Nacht"', '"Eine Leiche im Keller!"', f"{BOX} / 1 / 2", "looks_like_an_idiom"),
        ('"Nacht"', '"Eine Leiche im Keller", idiom = true', f"{BOX} / 1 / 2", None),
        ('de = "Regen"', 'tlh = "SIS"', "themes / 1", "not_readable"),
        ('de = "Regen"', "texts = {}", "themes / 1", "not_readable"),
        ('en = "gamma", de', 'en = "gamma", tlh', "images / gamma", "not_readable"),
        ('id = "shears"', 'id = "saw"', "objects / saw", "duplicate_id"),
        ('["Säge", "f"]', '["Säge", ""]', "objects / saw / de", "unknown_gender"),
        ('["Säge", "f"]', '"Säge"', "objects / saw / de", "unknown_gender"),
        ('de = ["Säge", "f"]', 'tlh = "taj"', "objects / saw", "not_readable"),
        ('de = ["Säge", "f"]', "nouns = {}", "objects / saw", "not_readable"),
        (', de = ["Säge", "f"]', "", "objects / saw / de", "missing_language"),
        (', en = "saw", de = ["Säge", "f"]', "", "objects / saw", "no_text"),
        (', de = "Gewicht"', "", "criteria / weight / name / de", "missing_language"),
    ],
)
def test_what_is_wrong_is_said_with_its_place(
    tmp_path: Path, was: str, becomes: str, where: str, code: str | None
) -> None:
    text = HEAD + OBJECTS + cards() + THEMES + CRITERIA
    assert was in text

    problems = found(make_pack(tmp_path / "mine", text.replace(was, becomes, 1)))

    assert ((where, code) in problems) if code else not problems


def test_a_name_that_children_know_is_marked_too(tmp_path: Path) -> None:
    themes = THEMES.replace('"Night"', '"The knight of Camelot", name = false')

    assert found(make_pack(tmp_path / "mine", HEAD + cards() + themes)) == []


def test_earlier_packs_call_an_adult_theme_grown_up(tmp_path: Path) -> None:
    themes = THEMES.replace("adult = true", "grown_up = true")

    pack = check(make_pack(tmp_path / "mine", HEAD + cards() + themes)).pack

    assert [theme.adult for card in pack.themes[0].cards for theme in card] == [
        *[False] * 3,
        True,
    ]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("id = ", "not_toml"),
        ("\udcff", "not_toml"),
        ('id = "mine"', "not_readable"),
        (HEAD.replace("format = 1", "format = 2"), "unknown_format"),
    ],
)
def test_what_is_no_pack_is_said_at_once(tmp_path: Path, text: str, code: str) -> None:
    tmp_path.joinpath("pack.toml").write_bytes(text.encode("utf-8", "surrogateescape"))

    with pytest.raises(PackProblem) as raised:
        check(Folder(tmp_path))

    assert (raised.value.where, raised.value.refused.code) == ("pack.toml", code)


def test_an_empty_folder_is_no_pack(tmp_path: Path) -> None:
    with pytest.raises(PackProblem) as raised:
        check(Folder(tmp_path))

    assert raised.value.refused.code == "cannot_read"


def test_a_pack_without_anything_is_not_playable(tmp_path: Path) -> None:
    assert found(make_pack(tmp_path / "mine", HEAD, ids=())) == [("pack.toml", "empty_pack")]


def test_a_list_that_is_none_is_said(tmp_path: Path) -> None:
    assert found(make_pack(tmp_path / "mine", HEAD + "images = 3")) == [
        ("images", "not_a_list"),
        ("pack.toml", "empty_pack"),
        ("images/alpha.png", "stray_file"),
        ("images/beta.png", "stray_file"),
        ("images/gamma.png", "stray_file"),
    ]


def test_every_image_has_one_file_and_every_file_its_image(tmp_path: Path) -> None:
    source = make_pack(tmp_path / "mine")
    images = tmp_path / "mine" / "images"
    images.joinpath("beta.png").unlink()
    images.joinpath("gamma.jpg").write_bytes(as_bytes(noise(9), "jpeg"))
    images.joinpath("delta.png").write_bytes(as_bytes(noise(10)))
    images.joinpath("alpha.png").rename(images / "alpha.gif")
    images.joinpath(".hidden").write_text("not a picture")

    assert set(found(source)) >= {
        ("images/beta", "no_image_file"),
        ("images/gamma", "several_image_files"),
        ("images/delta.png", "stray_file"),
        ("images/alpha.gif", "unknown_kind"),
    }


def test_too_many_images_are_refused_with_the_limit(tmp_path: Path) -> None:
    source = make_pack(tmp_path / "mine", HEAD + cards(f"i{number}" for number in range(501)), ())

    refused = next(
        problem.refused
        for problem in check(source).problems
        if problem.refused.code == "too_many_images"
    )
    assert refused.params == {"number": 501, "most": 500}


def test_a_pack_toml_that_is_too_long_is_refused_with_the_limit(tmp_path: Path) -> None:
    source = make_pack(tmp_path / "mine", HEAD + "# " + "x" * 4_000_001)

    with pytest.raises(PackProblem) as raised:
        check(source)

    assert raised.value.refused.params == {"most": 4_000_000}


def test_no_file_outside_the_folder_is_read(tmp_path: Path) -> None:
    secret = tmp_path / "secret.png"
    secret.write_bytes(as_bytes(noise(4)))
    source = make_pack(tmp_path / "mine")
    image = tmp_path / "mine" / "images" / "alpha.png"
    image.unlink()
    image.symlink_to(secret)

    assert found(source) == [("images/alpha.png", "leaves_the_folder")]


def test_images_that_a_colour_blind_eye_mistakes_could_be_better(tmp_path: Path) -> None:
    source = make_pack(tmp_path / "mine")
    twin = tmp_path / "mine" / "images" / "beta.png"
    twin.write_bytes(as_bytes(noise(0).point(lambda value: min(255, value + 5))))

    result = check(source)

    assert [(problem.where, problem.refused.code) for problem in result.problems] == [
        ("images / alpha", "too_alike")
    ]
    assert result.playable


def test_a_small_picture_could_be_better(tmp_path: Path) -> None:
    source = make_pack(tmp_path / "mine")
    small = tmp_path / "mine" / "images" / "beta.png"
    small.write_bytes(as_bytes(noise(1, 400, 300)))

    assert found(source) == [("images/beta.png", "not_sharp")]


def test_every_language_has_its_own_texts_for_authors() -> None:
    assert len({texts.example for texts in TEXTS.values()}) == len(LANGUAGES)
    assert len({texts.adult_words for texts in TEXTS.values()}) == len(LANGUAGES)
