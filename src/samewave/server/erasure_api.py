"""The HTTP side of erasure: remove a table for everybody, or leave it without a name."""

from aiohttp import web

from samewave.core import Refused
from samewave.server.api import ASKING_KEY, HOUSE_KEY, asker, player_of
from samewave.server.commands import hashed
from samewave.server.erasure import remove_name, remove_table


async def delete_table(request: web.Request) -> web.Response:
    """Remove a table with its games, chat and photos; anybody who sits there may."""
    house = request.app[HOUSE_KEY]
    table = await house.find(request.match_info["code"])
    await player_of(request, house, table)
    await remove_table(table, house.services)
    return web.Response(status=204)


async def delete_name(request: web.Request) -> web.Response:
    """Leave a table, if that is not done yet, and have the name and the chat lines removed."""
    if not await request.app[ASKING_KEY].take(asker(request)):
        raise Refused("too_many_requests")
    scheme, _, token = request.headers.get("Authorization", "").partition(" ")
    if scheme != "Bearer":
        raise Refused("unknown_token")
    house = request.app[HOUSE_KEY]
    table = await house.find(request.match_info["code"])
    await remove_name(table, hashed(token), house.services)
    return web.Response(status=204)
