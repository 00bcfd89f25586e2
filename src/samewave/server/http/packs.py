"""HTTP handlers for packs: uploads, the house pack, and signed links to private photos.

An `<img>` cannot send a token. So people who may read a pack's texts get signed addresses of its
photos, for this pack and a limited time. The secret that signs them stays on the server.
"""

from collections import OrderedDict
from hashlib import sha256
from hmac import compare_digest, digest
from pathlib import Path

from aiohttp import BodyPartReader, web

from samewave.core import Refused, Value
from samewave.core.values import MOST_IMAGES
from samewave.packs import HOUSE
from samewave.packs.pack import MOST_PACK_FILE_BYTES, BuiltImage, Pack
from samewave.server.clock import Clock
from samewave.server.http import (
    ADMISSION_KEY,
    CODE_PATTERN,
    PACK_LIMIT_KEY,
    PHOTO_LINKS_KEY,
    REGISTRY_KEY,
    address_at,
    bearer,
    cancel_on_disconnect,
    json_response,
    network_at,
    player_at,
    work_slot,
)
from samewave.server.http.admission import Access
from samewave.server.library import Upload
from samewave.server.tables.commands import BringPack, judge_pack
from samewave.server.tables.table import Table
from samewave.server.tables.table_registry import TableRegistry


class AddedPack(Value, frozen=True):
    """The id of the added pack at its table."""

    pack: str


class PackView(Value, frozen=True):
    """The texts of a pack, and the files of its images."""

    pack: Pack
    images: tuple[BuiltImage, ...]


async def pack(request: web.Request) -> web.Response:
    """The texts and image files of the house pack."""
    library, name = request.app[REGISTRY_KEY].library, request.match_info["pack"]
    if name != HOUSE.name:  # other packs are served to pages of their table, with signed links
        raise Refused("unknown_pack", pack=name)
    images = await library.images(name)
    known = library.shelf.pack(name)
    if known is None:
        raise Refused("unknown_pack", pack=name)
    return json_response(PackView(known, images))


_CHUNK = 65_536


async def bring_pack(request: web.Request) -> web.Response:
    """Add a player's own pack: a .samewave file, or photos as a form."""
    registry = request.app[REGISTRY_KEY]
    table, _ = await player_at(request)
    judge_pack(table.state)
    if not await request.app[PACK_LIMIT_KEY].take(network_at(request)):
        raise Refused("too_many_requests")
    async with work_slot(request):
        with registry.library.upload(table.number) as upload:
            await _read(request, upload)
            building = registry.library.build(table.state.code, upload)
            name = await cancel_on_disconnect(request, building)
            judge_pack(table.state, name)
            await registry.library.keep(table.number, name, upload)
    await _bring(request, table, name)
    return json_response(AddedPack(name), 201)


async def _bring(request: web.Request, table: Table, name: str) -> None:
    """Add the pack to the table. If that is refused, delete its files."""
    try:
        await table.request(BringPack(name))
    except Refused:
        if name not in table.state.packs:
            request.app[REGISTRY_KEY].library.discard(name)
        raise


async def _read(request: web.Request, upload: Upload) -> None:
    """Write the upload to the disk, up to the limit."""
    if request.content_type.startswith("multipart/"):
        await _read_photos(request, upload.photos)
        return
    state = MOST_PACK_FILE_BYTES
    with upload.parcel.open("wb") as file:
        async for chunk in request.content.iter_chunked(_CHUNK):
            state -= len(chunk)
            if state < 0:
                raise Refused("body_too_long", most=MOST_PACK_FILE_BYTES)
            file.write(chunk)


async def _read_photos(request: web.Request, folder: Path) -> None:
    folder.mkdir()
    state, number = MOST_PACK_FILE_BYTES, 0
    try:
        parts = await request.multipart()
        while (part := await parts.next()) is not None:
            if not isinstance(part, BodyPartReader) or number >= MOST_IMAGES:
                raise Refused("too_many_images", number=number + 1, most=MOST_IMAGES)
            with _free(folder, part.filename or "photo", number).open("wb") as file:
                while chunk := await part.read_chunk(_CHUNK):
                    state -= len(chunk)
                    if state < 0:
                        raise Refused("body_too_long", most=MOST_PACK_FILE_BYTES)
                    file.write(chunk)
            number += 1
    except (ValueError, AssertionError) as error:
        raise Refused("not_a_request", detail=str(error)) from None


def _free(folder: Path, name: str, number: int) -> Path:
    """A file for a photo, with its original name where possible."""
    plain = "".join(filter(str.isprintable, Path(name).name)).lstrip(".")[-60:] or "photo"
    file = folder / plain
    return folder / f"{number} {plain}" if file.exists() else file


PERIOD = 7 * 86_400
"""Links made in one period are equal, so that browsers can cache the photos."""
_REMEMBERED = 1000


class PhotoLinks:
    """Signs links to private photos, and checks them."""

    def __init__(self, registry: TableRegistry, clock: Clock) -> None:
        self._registry, self._clock = registry, clock
        self._secrets: OrderedDict[str, str] = OrderedDict()

    def sign(self, code: str, secret: str, pack: str) -> str:
        """The query string that makes a link valid, for one to two periods."""
        until = (int(self._clock.time()) // PERIOD + 2) * PERIOD
        return f"?table={code}&until={until}&key={_signature(secret, pack, until)}"

    async def is_signed(self, code: str, pack: str, until: str, key: str) -> bool:
        if not until.isdecimal() or len(until) > 12 or int(until) < self._clock.time():
            return False
        known = self._secrets.get(code)
        if known and _is_signature(key, known, pack, int(until)):
            return True
        secret = await self._read_secret(code)
        return bool(secret) and _is_signature(key, secret, pack, int(until))

    async def _read_secret(self, code: str) -> str:
        """The secret from the table's log, cached: a hand has forty photos."""
        try:
            table = await self._registry.find(code)
        except Refused:
            return ""
        secret = self._secrets[code] = table.state.entrance.photo_secret
        if len(self._secrets) > _REMEMBERED:
            self._secrets.popitem(last=False)
        return secret


async def signature_for(request: web.Request, pack: str) -> str:
    """The query string for a pack's photos for this client, or Refused."""
    if pack == HOUSE.name:
        return ""
    code = request.query.get("table", "")
    if not CODE_PATTERN.fullmatch(code):
        raise Refused("unknown_pack", pack=pack)
    visitor = await request.app[ADMISSION_KEY].admit(
        code, (bearer(request),), address_at(request), Access.ALBUM
    )
    state = visitor.table.state
    if pack not in state.packs:
        raise Refused("unknown_pack", pack=pack)
    return request.app[PHOTO_LINKS_KEY].sign(state.code, state.entrance.photo_secret, pack)


async def photo(request: web.Request) -> web.StreamResponse:
    """A picture of a pack. Its name depends on its content, so it never changes."""
    pack = request.match_info["pack"]
    is_private = pack != HOUSE.name
    if is_private:
        await _judge_signature(request, pack)
    folder = await request.app[REGISTRY_KEY].library.built(pack)
    file = folder / request.match_info["file"]
    if not file.is_file():
        raise web.HTTPNotFound
    keeping = "private, max-age=86400" if is_private else "public, max-age=31536000, immutable"
    kind = f"image/{file.suffix[1:]}"
    return web.FileResponse(file, headers={"Cache-Control": keeping, "Content-Type": kind})


async def _judge_signature(request: web.Request, pack: str) -> None:
    """Refuse an unsigned link, as if there were no such table."""
    code, until, key = (request.query.get(name, "") for name in ("table", "until", "key"))
    if CODE_PATTERN.fullmatch(code):
        if await request.app[PHOTO_LINKS_KEY].is_signed(code.upper(), pack, until, key):
            return
        await request.app[ADMISSION_KEY].admit(code, (), address_at(request), Access.ALBUM)
    raise web.HTTPNotFound


def _is_signature(key: str, secret: str, pack: str, until: int) -> bool:
    return compare_digest(key.encode(errors="replace"), _signature(secret, pack, until).encode())


def _signature(secret: str, pack: str, until: int) -> str:
    return digest(secret.encode(), f"{pack} {until}".encode(), sha256).hex()[:32]
