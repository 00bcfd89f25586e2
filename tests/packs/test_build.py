"""Build: the files that players get, and that only changed pictures are built again."""

from hashlib import sha256
from pathlib import Path

import msgspec
import pytest
from PIL import Image

from samewave.packs.build import build, to_build
from samewave.packs.check import check_texts
from samewave.packs.pack import (
    BUILT_FOLDER,
    MANIFEST,
    BuildManifest,
    Folder,
    PackProblem,
    read_manifest,
)
from tests.packs.builders import as_bytes, checked, make_pack, noise


@pytest.fixture
def source(tmp_path: Path) -> Folder:
    return make_pack(tmp_path / "mine")


@pytest.fixture
def out(tmp_path: Path) -> Path:
    return tmp_path / "mine" / BUILT_FOLDER


def built(source: Folder, out: Path) -> BuildManifest:
    return build(source, checked(source), out)


def test_every_image_becomes_three_files(source: Folder, out: Path) -> None:
    manifest = built(source, out)

    assert [image.id for image in manifest.images] == ["alpha", "beta", "gamma"]
    for image in manifest.images:
        for file, side, kind in zip(
            image.files, (240, 800, 800), ("WEBP", "WEBP", "AVIF"), strict=True
        ):
            with Image.open(out / file) as opened:
                assert (opened.size, opened.format) == ((side, side), kind)


def test_names_tell_the_content(source: Folder, out: Path) -> None:
    for image in built(source, out).images:
        for file in image.files:
            name, _, told, _ = file.split(".")
            data = out.joinpath(file).read_bytes()
            assert (name, told) == (image.id, sha256(data).hexdigest()[:12])


def test_the_manifest_is_read_back_and_tells_a_colour(source: Folder, out: Path) -> None:
    manifest = built(source, out)

    assert read_manifest(out) == manifest
    assert all(len(image.colour) == len("#rrggbb") for image in manifest.images)


def test_the_same_sources_make_the_same_files(source: Folder, out: Path, tmp_path: Path) -> None:
    assert built(source, out) == built(source, tmp_path / "elsewhere")


def times(out: Path) -> dict[str, int]:
    return {file.name: file.stat().st_mtime_ns for file in out.iterdir() if file.name != MANIFEST}


def test_a_second_build_has_nothing_to_do(source: Folder, out: Path) -> None:
    built(source, out)
    before = times(out)

    assert to_build(source, checked(source), out) == []
    built(source, out)

    assert times(out) == before


def test_only_a_changed_card_is_built_again_and_its_old_files_go(source: Folder, out: Path) -> None:
    first = built(source, out)
    before = times(out)
    source.folder.joinpath("images/beta.png").write_bytes(as_bytes(noise(77)))

    assert [image.id for image in to_build(source, checked(source), out)] == ["beta"]
    second = built(source, out)

    assert first.images[0] == second.images[0]
    assert not set(first.images[1].files) & set(second.images[1].files)
    after = times(out)
    assert set(after) == {file for image in second.images for file in image.files}
    assert all(after[file] == before[file] for file in set(after) & set(before))


def test_a_moved_focus_is_a_change(source: Folder, out: Path) -> None:
    built(source, out)
    pack = source.folder / "pack.toml"
    text = pack.read_text("utf-8").replace('id = "beta"', 'id = "beta"\nfocus = [0.0, 0.5]')
    pack.write_text(text, "utf-8")

    assert [image.id for image in to_build(source, checked(source), out)] == ["beta"]


def test_a_lost_file_is_built_again(source: Folder, out: Path) -> None:
    lost = out / built(source, out).images[2].avif800
    lost.unlink()

    built(source, out)

    assert lost.is_file()


def test_an_image_that_was_taken_out_leaves_nothing(source: Folder, out: Path) -> None:
    built(source, out)
    pack = source.folder / "pack.toml"
    text = pack.read_text("utf-8")
    pack.write_text(text[: text.rindex("[[images]]")], "utf-8")
    source.folder.joinpath("images/gamma.png").unlink()

    built(source, out)

    assert not [file for file in times(out) if file.startswith("gamma")]


def test_a_build_that_was_stopped_goes_on_where_it_was(source: Folder, out: Path) -> None:
    seen = []

    def stop() -> None:
        seen.append(1)
        if len(seen) == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        build(source, checked(source), out, stop)

    assert len(read_manifest(out).images) == 2
    assert len(to_build(source, checked(source), out)) == 1
    assert len(built(source, out).images) == 3


def test_a_broken_picture_stops_the_build_with_its_name(source: Folder, out: Path) -> None:
    source.folder.joinpath("images/beta.png").write_bytes(b"nothing")

    with pytest.raises(PackProblem) as raised:
        build(source, check_texts(source), out)

    assert raised.value.where == "images/beta.png"


@pytest.mark.parametrize("text", [b"", b"{}", msgspec.json.encode({"pack": 3})])
def test_a_manifest_that_cannot_be_read_counts_as_none(out: Path, text: bytes) -> None:
    out.mkdir(parents=True)
    out.joinpath(MANIFEST).write_bytes(text)

    assert read_manifest(out).images == ()
