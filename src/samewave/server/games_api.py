"""The list of games over HTTP: every fact that a lobby offers, and nothing about any table."""

from hashlib import blake2b

import msgspec
from aiohttp import web

from samewave.bots import STRENGTHS
from samewave.core import Value
from samewave.core.catalogue import GameInfo
from samewave.games import GAMES
from samewave.server.room import MOST_PLAYERS

TIMERS = (30, 60, 90, 120, 180, 300)
GRACES = (30, 90, 180, 600)


class TableChoices(Value, frozen=True):
    """What can be chosen at a table, whatever is played there."""

    most_players: int
    timers: tuple[int, ...]
    """Seconds for each question that are offered; none is also possible."""
    graces: tuple[int, ...]
    """Seconds until a stand-in plays that are offered; none is also possible."""
    strengths: tuple[str, ...]


class Catalogue(Value, frozen=True):
    """The games of this server, the first one being what a new table plays."""

    games: tuple[GameInfo, ...]
    table: TableChoices


def catalogue() -> Catalogue:
    return Catalogue(
        tuple(game.info for game in GAMES.values()),
        TableChoices(MOST_PLAYERS, TIMERS, GRACES, STRENGTHS),
    )


def _encoded() -> tuple[bytes, str]:
    """The answer, and a name for this content of it."""
    data = msgspec.json.encode(catalogue())
    return data, f'"{blake2b(data, digest_size=12).hexdigest()}"'


async def games(request: web.Request) -> web.Response:
    """Every game, edition, level and option. It changes with a release only."""
    data, tag = _encoded()
    headers = {"Cache-Control": "no-cache", "ETag": tag}
    if request.headers.get("If-None-Match", "") == tag:
        return web.Response(status=304, headers=headers)
    return web.Response(body=data, headers=headers, content_type="application/json")
