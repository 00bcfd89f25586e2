"""The album: private photos, which only people of their table may see.

An `<img>` cannot send a token. So whoever may read what is on the cards gets signed addresses of
the photos, for this pack alone and for a while. The secret that signs them stays on the server.
"""

from collections import OrderedDict
from hashlib import sha256
from hmac import compare_digest, digest

from aiohttp import web

from samewave.core import Refused
from samewave.packs import HOUSE
from samewave.server.admission import Place
from samewave.server.api import (
    ADMISSION_KEY,
    ALBUM_KEY,
    CODE_PATTERN,
    HOUSE_KEY,
    address_at,
    bearer,
)
from samewave.server.clock import Clock
from samewave.server.house import House

PERIOD = 7 * 86_400
"""Addresses made in one period are the same, so that browsers keep the photos for a while."""
_REMEMBERED = 1000


class Album:
    """Signs the addresses of private photos, and checks them."""

    def __init__(self, house: House, clock: Clock) -> None:
        self._house, self._clock = house, clock
        self._secrets: OrderedDict[str, str] = OrderedDict()

    def sign(self, code: str, secret: str, pack: str) -> str:
        """The query that makes the address of a photo valid, for one to two periods."""
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
        """From the table's log; remembered, because a hand has forty photos."""
        try:
            table = await self._house.find(code)
        except Refused:
            return ""
        secret = self._secrets[code] = table.room.entrance.photo_secret
        if len(self._secrets) > _REMEMBERED:
            self._secrets.popitem(last=False)
        return secret


async def signature_for(request: web.Request, pack: str) -> str:
    """What makes addresses of a pack's photos valid for whoever asks; or Refused."""
    if pack == HOUSE.name:
        return ""
    code = request.query.get("table", "")
    if not CODE_PATTERN.fullmatch(code):
        raise Refused("unknown_pack", pack=pack)
    visitor = await request.app[ADMISSION_KEY].admit(
        code, (bearer(request),), address_at(request), Place.ALBUM
    )
    room = visitor.table.room
    if pack not in room.packs:
        raise Refused("unknown_pack", pack=pack)
    return request.app[ALBUM_KEY].sign(room.code, room.entrance.photo_secret, pack)


async def photo(request: web.Request) -> web.StreamResponse:
    """A picture of a pack; its name tells its content, so it never changes."""
    pack = request.match_info["pack"]
    is_private = pack != HOUSE.name
    if is_private:
        await _judge_signature(request, pack)
    folder = await request.app[HOUSE_KEY].library.built(pack)
    file = folder / request.match_info["file"]
    if not file.is_file():
        raise web.HTTPNotFound
    keeping = "private, max-age=86400" if is_private else "public, max-age=31536000, immutable"
    kind = f"image/{file.suffix[1:]}"
    return web.FileResponse(file, headers={"Cache-Control": keeping, "Content-Type": kind})


async def _judge_signature(request: web.Request, pack: str) -> None:
    """Refuse an address that is not signed, as if there were no such table."""
    code, until, key = (request.query.get(name, "") for name in ("table", "until", "key"))
    if CODE_PATTERN.fullmatch(code):
        if await request.app[ALBUM_KEY].is_signed(code.upper(), pack, until, key):
            return
        await request.app[ADMISSION_KEY].admit(code, (), address_at(request), Place.ALBUM)
    raise web.HTTPNotFound


def _is_signature(key: str, secret: str, pack: str, until: int) -> bool:
    return compare_digest(key.encode(errors="replace"), _signature(secret, pack, until).encode())


def _signature(secret: str, pack: str, until: int) -> str:
    return digest(secret.encode(), f"{pack} {until}".encode(), sha256).hex()[:32]
