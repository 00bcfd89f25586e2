"""The HTTP side of erasure: remove a table for everybody, or leave it without a name."""

from functools import partial

from aiohttp import web

from samewave.core import Refused
from samewave.server.api import (
    ADMISSION_KEY,
    ASKING_KEY,
    HOUSE_KEY,
    address_at,
    asker,
    bearer,
    player_at,
)
from samewave.server.commands import hashed
from samewave.server.erasure import is_known, remove_name, remove_table


async def delete_table(request: web.Request) -> web.Response:
    """Remove a table with its games, chat and photos; anybody who sits there may."""
    table, _ = await player_at(request)
    await remove_table(table, request.app[HOUSE_KEY].services)
    return web.Response(status=204)


async def delete_name(request: web.Request) -> web.Response:
    """Leave a table, if that is not done yet, and have the name and the chat lines removed."""
    if not await request.app[ASKING_KEY].take(asker(request)):
        raise Refused("too_many_requests")
    admission, services = request.app[ADMISSION_KEY], request.app[HOUSE_KEY].services
    token, code = bearer(request), request.match_info["code"]
    token_hash = hashed(token)
    knows = partial(is_known, token_hash=token_hash, services=services)
    table = await admission.admit_former(code, token, address_at(request), knows)
    await remove_name(table, token_hash, services)
    return web.Response(status=204)
