"""Build: a pack's pictures in the sizes that players get, under names with a content hash."""

from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor, as_completed
from hashlib import sha256
from os import cpu_count
from pathlib import Path
from typing import Literal

import msgspec
import PIL
import resvg_py
from PIL import Image

from samewave.core import Value
from samewave.packs.check import Checked, open_image
from samewave.packs.pack import (
    MANIFEST,
    BuildManifest,
    BuiltImage,
    ImageCard,
    Source,
    read_manifest,
)
from samewave.packs.pictures import at_most, encoded

_HASH = 12


class Recipe(Value, frozen=True):
    """One of the files that are made from a picture."""

    name: Literal["webp240", "webp800", "avif800"]
    side: int
    ending: Literal["webp", "avif"]
    settings: dict[str, object]


RECIPES = (
    Recipe("webp240", 240, "webp", {"quality": 70, "method": 6}),
    Recipe("webp800", 800, "webp", {"quality": 80, "method": 6}),
    Recipe(
        "avif800",
        800,
        "avif",
        {"quality": 50, "speed": 6, "max_threads": 1, "advanced": {"tune": "ssim"}},
    ),
)


def build(
    source: Source,
    checked: Checked,
    folder: Path,
    step: Callable[[], None] = lambda: None,
    workers: int | None = None,
) -> BuildManifest:
    """Build the pictures that changed, by default one per core at a time.

    Finished pictures are kept, so that a build that was stopped continues where it was. Raises
    PackProblem if a picture cannot be read.
    """
    folder.mkdir(parents=True, exist_ok=True)
    before = {image.id: image for image in read_manifest(folder).images}
    done: dict[str, BuiltImage] = {}
    try:
        with ThreadPoolExecutor(workers or cpu_count()) as threads:
            jobs = [
                threads.submit(_image, source, checked, image, folder, before.get(image.id))
                for image in checked.pack.images
            ]
            for image in _finished(jobs):
                done[image.id] = image
                step()
    finally:
        built = tuple(done[image.id] for image in checked.pack.images if image.id in done)
        manifest = BuildManifest(checked.pack.id, built)
        _write(folder / MANIFEST, msgspec.json.format(msgspec.json.encode(manifest)))
    _sweep(folder, manifest)
    return manifest


def to_build(source: Source, checked: Checked, folder: Path) -> list[ImageCard]:
    """The images whose built files are missing or out of date."""
    before = {image.id: image for image in read_manifest(folder).images}
    return [
        image
        for image in checked.pack.images
        if not _is_current(before.get(image.id), _key(source, checked, image), folder)
    ]


def _finished(jobs: list[Future[BuiltImage]]) -> Iterator[BuiltImage]:
    try:
        for job in as_completed(jobs):
            yield job.result()
    except BaseException:
        for job in jobs:
            job.cancel()
        raise


def _image(
    source: Source, checked: Checked, image: ImageCard, folder: Path, before: BuiltImage | None
) -> BuiltImage:
    key = _key(source, checked, image)
    if before and _is_current(before, key, folder):
        return before
    picture = open_image(source, checked, image)
    files = {recipe.name: _file(picture, image.id, recipe, folder) for recipe in RECIPES}
    return BuiltImage(id=image.id, key=key, colour=_colour(picture), **files)


def _file(picture: Image.Image, name: str, recipe: Recipe, folder: Path) -> str:
    sized = at_most(picture, recipe.side)
    data = encoded(sized, recipe.ending, **recipe.settings)
    file = f"{name}.{recipe.side}.{sha256(data).hexdigest()[:_HASH]}.{recipe.ending}"
    _write(folder / file, data)
    return file


def _colour(picture: Image.Image) -> str:
    pixel = picture.resize((1, 1), Image.Resampling.BOX).tobytes()
    return f"#{pixel.hex()}"


def _key(source: Source, checked: Checked, image: ImageCard) -> str:
    """A hash of everything that the built files depend on."""
    makers = (PIL.__version__, resvg_py.__version__)
    recipe = msgspec.json.encode((RECIPES, makers, image.focus))
    return sha256(recipe + source.read(checked.files[image.id])).hexdigest()


def _is_current(built: BuiltImage | None, key: str, folder: Path) -> bool:
    return (
        built is not None
        and built.key == key
        and all(folder.joinpath(file).is_file() for file in built.files)
    )


def _write(file: Path, data: bytes) -> None:
    """Write a file atomically."""
    unfinished = file.with_name(f"{file.name}.unfinished")
    unfinished.write_bytes(data)
    unfinished.replace(file)


def _sweep(folder: Path, manifest: BuildManifest) -> None:
    wanted = {MANIFEST, *(file for image in manifest.images for file in image.files)}
    for file in folder.iterdir():
        if file.name not in wanted and file.suffix in (".webp", ".avif", ".unfinished"):
            file.unlink()
