"""The HTTP side of erasure: remove a table for everybody, or leave it without a name."""

from aiohttp import web

from samewave.core import Refused
from samewave.server.admission import Place
from samewave.server.api import ASKING_KEY, HOUSE_KEY, asker, bearer, player_at, visitor_at
from samewave.server.commands import hashed
from samewave.server.erasure import remove_name, remove_table


async def delete_table(request: web.Request) -> web.Response:
    """Remove a table with its games, chat and photos; anybody who sits there may."""
    table, _ = await player_at(request)
    await remove_table(table, request.app[HOUSE_KEY].services)
    return web.Response(status=204)


async def delete_name(request: web.Request) -> web.Response:
    """Leave a table, if that is not done yet, and have the name and the chat lines removed."""
    if not await request.app[ASKING_KEY].take(asker(request)):
        raise Refused("too_many_requests")
    table = (await visitor_at(request, Place.DOORSTEP)).table
    await remove_name(table, hashed(bearer(request)), request.app[HOUSE_KEY].services)
    return web.Response(status=204)
