"""New packs: a folder of photos becomes a deck."""

from pathlib import Path

import pytest
from PIL import Image

from samewave.packs.check import check
from samewave.packs.new_pack import PRIVATE, photos_of, read_photos, write_deck
from samewave.packs.pack import Folder, PackProblem
from tests.packs.builders import as_bytes, noise, said


def make_deck(photos: dict[str, bytes], folder: Path, title: str = "Our summer") -> Folder:
    camera = folder / "camera"
    camera.mkdir()
    for name, data in photos.items():
        camera.joinpath(name).write_bytes(data)
    read, problems = read_photos(photos_of(camera))
    assert not problems
    write_deck(read, folder / "deck", title, "fr", PRIVATE)
    return Folder(folder / "deck")


def test_a_folder_of_photos_is_a_deck_to_play_with(tmp_path: Path) -> None:
    names = ("Été à la mer.jpg", "IMG_0001.jpg", "2020-01-01.png", "Straße.webp", "???.avif")
    photos = {
        name: as_bytes(noise(seed, 1000, 800), Path(name).suffix[1:].replace("jpg", "jpeg"))
        for seed, name in enumerate(names)
    }

    result = check(make_deck(photos, tmp_path))

    assert result.playable
    assert {image.id: image.title["fr"] for image in result.pack.images} == {
        "p": "???",
        "ete_a_la_mer": "Été à la mer",
        "img_0001": "IMG 0001",
        "p_2020_01_01": "2020-01-01",
        "strasse": "Straße",
    }
    assert {problem.refused.code for problem in result.problems} == {"no_description", "no_tags"}


def test_two_photos_never_share_an_id(tmp_path: Path) -> None:
    photos = {f"ete{end}": as_bytes(noise(1), "jpeg") for end in (".jpg", ".jpeg")}
    photos["été.jpg"] = as_bytes(noise(2), "jpeg")

    deck = check(make_deck(photos, tmp_path)).pack

    assert sorted(image.id for image in deck.images) == ["ete", "ete_2", "ete_3"]


def test_photos_are_kept_upright_square_and_plain(tmp_path: Path) -> None:
    exif = Image.Exif()
    exif[0x0112] = 6
    exif[0x010F] = "A camera"
    make_deck({"a.jpg": as_bytes(noise(1, 3000, 2000), "jpeg", exif=exif)}, tmp_path)

    kept = tmp_path / "deck" / "images" / "a.webp"

    with Image.open(kept) as image:
        assert image.size == (1600, 1600)
        assert not dict(image.getexif())


def test_quotes_and_odd_letters_in_names_are_text(tmp_path: Path) -> None:
    photos = {'say "hi" \\ \x7f.png': as_bytes(noise(1))}

    deck = check(make_deck(photos, tmp_path, title='"; DROP = 1')).pack

    assert deck.title["fr"] == '"; DROP = 1'
    assert deck.images[0].title["fr"] == 'say "hi" \\ '


def test_what_cannot_be_read_is_said_and_the_rest_goes_on(tmp_path: Path) -> None:
    tmp_path.joinpath("good.png").write_bytes(as_bytes(noise(1)))
    tmp_path.joinpath("bad.png").write_bytes(b"not a picture")
    tmp_path.joinpath("huge.png").write_bytes(bytes(25_000_001))
    tmp_path.joinpath("notes.txt").write_text("not meant")

    photos, problems = read_photos(photos_of(tmp_path))

    assert [photo.id for photo in photos] == ["good"]
    assert said(problems) == [("bad.png", "broken_image"), ("huge.png", "file_too_big")]


def test_a_folder_without_photos_is_refused(tmp_path: Path) -> None:
    with pytest.raises(PackProblem) as raised:
        photos_of(tmp_path)

    assert raised.value.refused.code == "no_photos"


def test_too_many_photos_are_refused_with_the_limit(tmp_path: Path) -> None:
    for number in range(501):
        tmp_path.joinpath(f"{number}.png").touch()

    with pytest.raises(PackProblem) as raised:
        photos_of(tmp_path)

    assert raised.value.refused.params == {"number": 501, "most": 500}
