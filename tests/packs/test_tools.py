"""samewave pack: the tools, as people use them."""

from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from PIL import Image

from samewave.cli import main
from samewave.packs.check import check
from samewave.packs.pack import Folder
from tests.packs.builders import HEAD, as_bytes, cards, make_pack, noise


def pack(*arguments: str | Path) -> Result:
    return CliRunner().invoke(main, ["pack", *map(str, arguments)])


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    return make_pack(tmp_path / "mine").folder


def test_check_says_that_nothing_is_wrong(mine: Path) -> None:
    result = pack("check", mine)

    assert (result.exit_code, result.stderr) == (0, "")
    assert result.output == "Mine: 3 images, 0 themes, 0 objects: no problems found.\n"


def test_check_says_in_plain_words_what_is_wrong_and_where(mine: Path) -> None:
    text = HEAD + cards().replace(', de = "Ein Bild."', "", 1)
    mine.joinpath("pack.toml").write_text(text, "utf-8")
    mine.joinpath("images/gamma.png").unlink()

    result = pack("check", mine)

    assert result.exit_code == 2
    assert result.stderr.splitlines() == [
        "images/gamma: There is no file images/gamma.* of one of these types: "
        "avif, jpeg, jpg, png, webp, svg.",
        "images / alpha / description / de: warning: The text is missing in “de”.",
    ]


def test_what_could_be_better_fails_only_if_one_is_strict(mine: Path) -> None:
    text = HEAD + cards().replace(', de = "Ein Bild."', "", 1)
    mine.joinpath("pack.toml").write_text(text, "utf-8")

    assert pack("check", mine).exit_code == 0
    assert pack("check", "--strict", mine).exit_code == 2


def test_a_folder_that_is_no_pack_is_said(tmp_path: Path) -> None:
    result = pack("check", tmp_path)

    assert result.exit_code == 2
    assert result.stderr.startswith("pack.toml: The file cannot be read")


def test_build_tells_what_it_did(mine: Path) -> None:
    first, second = pack("build", mine), pack("build", mine)

    assert first.output.endswith(f"3 images in {mine / 'built'}, 3 of them built now.\n")
    assert second.output.endswith("0 of them built now.\n")


def test_build_refuses_what_nobody_can_play(mine: Path) -> None:
    mine.joinpath("images/beta.png").unlink()

    result = pack("build", mine)

    assert result.exit_code == 2
    assert "images/beta" in result.stderr
    assert not mine.joinpath("built").exists()


def test_sheet_writes_a_page_and_a_picture(mine: Path, tmp_path: Path) -> None:
    result = pack("sheet", mine, "--out", tmp_path / "look")

    assert result.exit_code == 0
    page = tmp_path.joinpath("look/sheet.html").read_text("utf-8")
    assert page.count("<figure>") == 3
    assert page.count("data:image/webp;base64,") == 3 + 2 * 3
    assert 'alt="A picture."' in page
    assert "http" not in page.replace("http-equiv", "")
    with Image.open(tmp_path / "look" / "sheet.png") as image:
        assert image.width == 8 * 250 + 10


def test_texts_on_a_sheet_are_never_markup(tmp_path: Path) -> None:
    evil = "<script>alert(1)</script>"
    text = HEAD.replace("Mine", evil) + cards().replace("A picture.", evil).replace("one", evil)
    mine = make_pack(tmp_path / "mine", text).folder

    assert pack("sheet", mine, "--out", tmp_path).exit_code == 0
    assert "<script" not in tmp_path.joinpath("sheet.html").read_text("utf-8")


def test_a_new_pack_has_only_its_pictures_missing(tmp_path: Path) -> None:
    begun = tmp_path / "Mein Päckchen"

    result = pack("new", begun, "--title", "Päckchen", "--language", "de", "--language", "fr")

    assert result.exit_code == 0
    checked = check(Folder(begun))
    assert checked.pack.id == "mein_packchen"
    assert [problem.refused.code for problem in checked.problems] == ["empty_pack"]


def test_the_examples_of_a_new_pack_are_a_pack(tmp_path: Path) -> None:
    begun = tmp_path / "begun"
    pack("new", begun)
    file = begun / "pack.toml"
    lines = file.read_text("utf-8").splitlines()
    first = next(number for number, line in enumerate(lines) if "[[images]]" in line)
    shown = [
        line.removeprefix("# ")
        for line in lines[first:]
        if not line.startswith(("# Theme cards", "# Marks for"))
    ]
    text = "\n".join(lines[:first] + shown).replace("themes_on_a_card = 6", "themes_on_a_card = 1")
    file.write_text(text, "utf-8")
    begun.joinpath("images/harbour.jpg").write_bytes(as_bytes(noise(1), "jpeg"))

    assert pack("check", "--strict", begun).stderr == ""


def test_nothing_is_begun_where_something_is(mine: Path) -> None:
    before = mine.joinpath("pack.toml").read_bytes()

    assert pack("new", mine).exit_code == 2
    assert mine.joinpath("pack.toml").read_bytes() == before


def test_photos_become_a_deck_beside_their_folder(tmp_path: Path) -> None:
    camera = tmp_path / "camera"
    camera.mkdir()
    camera.joinpath("sea.png").write_bytes(as_bytes(noise(1)))

    result = pack("photos", camera)

    assert result.exit_code == 0
    assert result.stdout.startswith("1 images in ")
    assert pack("check", tmp_path / "camera-deck").exit_code == 0


def test_a_bad_photo_is_named_and_the_deck_is_made_of_the_others(tmp_path: Path) -> None:
    camera = tmp_path / "camera"
    camera.mkdir()
    camera.joinpath("sea.png").write_bytes(as_bytes(noise(1)))
    camera.joinpath("bad.png").write_bytes(b"")

    result = pack("photos", camera)

    assert result.exit_code == 2
    assert "\nbad.png: We can’t read this picture" in result.stderr
    assert tmp_path.joinpath("camera-deck/images/sea.webp").is_file()


def test_a_deck_never_overwrites_another(mine: Path, tmp_path: Path) -> None:
    camera = tmp_path / "camera"
    camera.mkdir()
    camera.joinpath("sea.png").write_bytes(as_bytes(noise(1)))
    before = mine.joinpath("pack.toml").read_bytes()

    assert pack("photos", camera, "--out", mine).exit_code == 2
    assert mine.joinpath("pack.toml").read_bytes() == before


def test_a_wrapped_pack_is_checked_built_and_shown_like_its_folder(
    mine: Path, tmp_path: Path
) -> None:
    parcel = tmp_path / "mine.samewave"

    assert pack("wrap", mine, "--out", parcel).exit_code == 0
    assert pack("check", "--strict", parcel).exit_code == 0
    assert pack("sheet", parcel, "--out", tmp_path).exit_code == 0
    assert tmp_path.joinpath("mine.built/manifest.json").is_file()
