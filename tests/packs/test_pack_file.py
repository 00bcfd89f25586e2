"""Pack files: a pack in one file, and invalid or malicious files."""

import io
import subprocess
import zipfile
from hashlib import sha256
from pathlib import Path

import pytest
from msgspec.structs import asdict
from PIL import Image

from samewave.packs.pack import Folder, PackProblem
from samewave.packs.pack_file import PackFile, wrap
from tests.packs.builders import HEAD, as_bytes, cards, checked, found, make_pack, noise


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Folder:
    folder = tmp_path_factory.mktemp("packs") / "mine"
    source = make_pack(folder)
    folder.joinpath("LICENSE.txt").write_text("Take it.")
    return source


@pytest.fixture(scope="module")
def data(source: Folder) -> bytes:
    return wrap(source, checked(source))


def files_of(data: bytes) -> dict[str, bytes]:
    with zipfile.ZipFile(io.BytesIO(data)) as parcel:
        return {name: parcel.read(name) for name in parcel.namelist()}


def zipped(files: dict[str, bytes], sums: bool = True) -> bytes:
    """A pack file with these files, valid or not."""
    if sums:
        lines = [f"{sha256(data).hexdigest()}  {name}\n" for name, data in sorted(files.items())]
        files = files | {"SHA256SUMS": "".join(lines).encode()}
    parcel = io.BytesIO()
    with zipfile.ZipFile(parcel, "w", zipfile.ZIP_DEFLATED) as written:
        for name, content in files.items():
            written.writestr(name, content)
    return parcel.getvalue()


def refused(data: bytes) -> tuple[str, str]:
    with pytest.raises(PackProblem) as raised:
        PackFile("a.samewave", data)
    return raised.value.where, raised.value.refused.code


def test_a_parcel_holds_texts_licence_images_and_checksums(data: bytes) -> None:
    assert sorted(files_of(data)) == [
        "LICENSE.txt",
        "SHA256SUMS",
        "images/alpha.webp",
        "images/beta.webp",
        "images/gamma.webp",
        "pack.toml",
    ]


def test_a_parcel_is_a_pack_like_its_folder(source: Folder, data: bytes) -> None:
    parcel = PackFile("mine.samewave", data)

    assert asdict(checked(parcel).pack) == asdict(checked(source).pack)
    assert parcel.read("LICENSE.txt") == b"Take it."


def test_a_parcel_of_a_parcel_is_the_same(data: bytes) -> None:
    parcel = PackFile("mine.samewave", data)

    assert wrap(parcel, checked(parcel)) == data


def test_the_same_pack_makes_the_same_parcel(source: Folder, data: bytes) -> None:
    assert wrap(source, checked(source)) == data


def test_the_usual_tool_can_check_it(data: bytes, tmp_path: Path) -> None:
    with zipfile.ZipFile(io.BytesIO(data)) as parcel:
        parcel.extractall(tmp_path)

    subprocess.run(["sha256sum", "--check", "--strict", "SHA256SUMS"], cwd=tmp_path, check=True)


def test_photos_leave_what_their_camera_wrote_at_home(tmp_path: Path) -> None:
    source = make_pack(tmp_path / "mine", HEAD + cards(["alpha"]), ["alpha"])
    exif = Image.Exif()
    exif[0x010F] = "A camera"
    source.folder.joinpath("images/alpha.png").unlink()
    photo = source.folder / "images" / "alpha.jpg"
    photo.write_bytes(as_bytes(noise(0, 900, 800), "jpeg", exif=exif))

    inside = files_of(wrap(source, checked(source)))

    assert b"camera" in photo.read_bytes()
    assert b"camera" not in inside["images/alpha.webp"]


def test_drawings_travel_as_pixels(tmp_path: Path) -> None:
    source = make_pack(tmp_path / "mine", HEAD + cards(["alpha"]), ["alpha"])
    source.folder.joinpath("images/alpha.png").unlink()
    source.folder.joinpath("images/alpha.svg").write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><circle r="300"/></svg>'
    )

    parcel = PackFile("mine.samewave", wrap(source, checked(source)))

    assert parcel.files() == ("images/alpha.webp", "pack.toml")


@pytest.mark.parametrize(
    "name",
    [
        "../evil.png",
        "/etc/passwd",
        "images/../../evil.png",
        "images/sub/evil.png",
        "images\\evil.png",
        "C:/evil.png",
        "images/evil.svg",
        "images/evil.exe",
        "images/UPPER.png",
        "images/evil.png\x00.txt",
        "index.html",
        "images/",
    ],
)
def test_nothing_foreign_is_in_a_parcel(data: bytes, name: str) -> None:
    _, code = refused(zipped(files_of(data) | {name: b"x"}, sums=False))

    assert code == ("wrong_checksums" if "\0" in name else "foreign_file")


def test_a_link_in_a_parcel_is_just_a_broken_picture(data: bytes) -> None:
    files = {name: data for name, data in files_of(data).items() if name != "SHA256SUMS"}
    files["images/alpha.webp"] = b"/etc/passwd"

    parcel = PackFile("a.samewave", zipped(files))

    assert found(parcel) == [("images/alpha.webp", "broken_image")]


def test_a_changed_file_is_noticed(data: bytes) -> None:
    files = files_of(data)
    files["images/beta.webp"] = files["images/alpha.webp"]

    with pytest.raises(PackProblem) as raised:
        PackFile("a.samewave", zipped(files, sums=False))

    assert raised.value.refused.code == "wrong_checksums"
    assert raised.value.refused.params == {"file": "images/beta.webp"}


@pytest.mark.parametrize("name", ["pack.toml", "SHA256SUMS"])
def test_what_a_parcel_needs_is_named(data: bytes, name: str) -> None:
    files = {each: content for each, content in files_of(data).items() if each != name}

    with pytest.raises(PackProblem) as raised:
        PackFile("a.samewave", zipped(files, sums=False))

    assert raised.value.refused.params == {"file": name}


def test_a_zip_bomb_is_refused_with_the_limit_before_it_goes_off(data: bytes) -> None:
    bomb = zipped(files_of(data) | {"images/alpha.webp": bytes(25_000_001)}, sums=False)
    assert len(bomb) < 1_000_000

    with pytest.raises(PackProblem) as raised:
        PackFile("a.samewave", bomb)

    assert raised.value.where == "images/alpha.webp"
    assert raised.value.refused.params == {"most": 25_000_000}


def test_many_small_bombs_are_one(data: bytes) -> None:
    many = {f"images/i{number}.webp": bytes(24_000_000) for number in range(5)}

    assert refused(zipped(files_of(data) | many, sums=False)) == ("a.samewave", "pack_file_too_big")


def test_too_many_files_are_refused_with_the_limit(data: bytes) -> None:
    many = {f"images/i{number}.webp": b"" for number in range(600)}

    assert refused(zipped(many)) == ("a.samewave", "too_many_files")


def test_a_parcel_that_is_too_big_is_refused_unread() -> None:
    assert refused(bytes(100_000_001)) == ("a.samewave", "pack_file_too_big")


def test_a_file_that_is_there_twice_is_refused(data: bytes) -> None:
    parcel = io.BytesIO(data)
    with zipfile.ZipFile(parcel, "a") as written, pytest.warns(UserWarning, match="Duplicate"):
        written.writestr("pack.toml", b"another")

    assert refused(parcel.getvalue()) == ("pack.toml", "file_twice")


@pytest.mark.parametrize("way", [zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA])
def test_a_parcel_packed_in_another_way_is_refused(data: bytes, way: int) -> None:
    parcel = io.BytesIO()
    with zipfile.ZipFile(parcel, "w", way) as written:
        for name, content in files_of(data).items():
            written.writestr(name, content)

    assert refused(parcel.getvalue()) == ("a.samewave", "not_a_pack_file")


def test_a_locked_parcel_is_refused(data: bytes) -> None:
    locked = bytearray(data)
    at = locked.index(b"PK\x01\x02")
    locked[at + 8] |= 1

    assert refused(bytes(locked)) == ("a.samewave", "not_a_pack_file")


@pytest.mark.parametrize("part", [0.0, 0.3, 0.6, 0.99])
def test_a_parcel_that_was_cut_is_refused(data: bytes, part: float) -> None:
    assert refused(data[: int(len(data) * part)]) == ("a.samewave", "not_a_pack_file")


def test_a_parcel_with_a_flipped_byte_never_passes_as_another_pack(data: bytes) -> None:
    for place in range(0, len(data), max(1, len(data) // 200)):
        changed = bytearray(data)
        changed[place] ^= 0x55
        try:
            parcel = PackFile("a.samewave", bytes(changed))
        except PackProblem:
            continue
        assert {file: parcel.read(file) for file in parcel.files()} == {
            file: content for file, content in files_of(data).items() if file != "SHA256SUMS"
        }


def test_a_missing_file_is_said(tmp_path: Path) -> None:
    with pytest.raises(PackProblem) as raised:
        PackFile.of_file(tmp_path / "none.samewave")

    assert raised.value.refused.code == "cannot_read"
