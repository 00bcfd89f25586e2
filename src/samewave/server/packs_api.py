"""The HTTP side of packs that people bring: read to the disk, built elsewhere, then kept."""

from pathlib import Path

from aiohttp import BodyPartReader, web

from samewave.core import Refused
from samewave.core.values import MOST_IMAGES
from samewave.packs.pack_file import MOST_PACK_FILE_BYTES
from samewave.server.api import BRINGING_KEY, HOUSE_KEY, Brought, answer, asker, player_at
from samewave.server.asking import place_for_work, unless_hung_up
from samewave.server.commands import BringPack, judge_pack
from samewave.server.library import Upload
from samewave.server.table import Table

_CHUNK = 65_536


async def bring_pack(request: web.Request) -> web.Response:
    """A player brings a pack of its own: a .samewave file, or photos as a form."""
    house = request.app[HOUSE_KEY]
    table, _ = await player_at(request)
    judge_pack(table.room)
    if not await request.app[BRINGING_KEY].take(asker(request)):
        raise Refused("too_many_requests")
    async with place_for_work(request):
        with house.library.upload(table.number) as upload:
            await _read(request, upload)
            building = house.library.build(table.room.code, upload)
            name = await unless_hung_up(request, building)
            judge_pack(table.room, name)
            await house.library.keep(table.number, name, upload)
    await _bring(request, table, name)
    return answer(Brought(name), 201)


async def _bring(request: web.Request, table: Table, name: str) -> None:
    """The pack comes to the table; if it does not, nothing of it stays on this node."""
    try:
        await table.request(BringPack(name))
    except Refused:
        if name not in table.room.packs:
            request.app[HOUSE_KEY].library.discard(name)
        raise


async def _read(request: web.Request, upload: Upload) -> None:
    """Write what is sent to the disk, as far as it may go."""
    if request.content_type.startswith("multipart/"):
        await _read_photos(request, upload.photos)
        return
    room = MOST_PACK_FILE_BYTES
    with upload.parcel.open("wb") as file:
        async for chunk in request.content.iter_chunked(_CHUNK):
            room -= len(chunk)
            if room < 0:
                raise Refused("body_too_long", most=MOST_PACK_FILE_BYTES)
            file.write(chunk)


async def _read_photos(request: web.Request, folder: Path) -> None:
    folder.mkdir()
    room, number = MOST_PACK_FILE_BYTES, 0
    try:
        parts = await request.multipart()
        while (part := await parts.next()) is not None:
            if not isinstance(part, BodyPartReader) or number >= MOST_IMAGES:
                raise Refused("too_many_images", number=number + 1, most=MOST_IMAGES)
            with _free(folder, part.filename or "photo", number).open("wb") as file:
                while chunk := await part.read_chunk(_CHUNK):
                    room -= len(chunk)
                    if room < 0:
                        raise Refused("body_too_long", most=MOST_PACK_FILE_BYTES)
                    file.write(chunk)
            number += 1
    except (ValueError, AssertionError) as error:
        raise Refused("not_a_request", detail=str(error)) from None


def _free(folder: Path, name: str, number: int) -> Path:
    """A file for a photo, called as its owner calls it where that can be."""
    plain = "".join(filter(str.isprintable, Path(name).name)).lstrip(".")[-60:] or "photo"
    file = folder / plain
    return folder / f"{number} {plain}" if file.exists() else file
