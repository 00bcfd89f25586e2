"""HTTP handlers for tables: the list of games, opening, joining, leaving, removing, records."""

from functools import partial
from hashlib import blake2b
from typing import Annotated, Literal

import msgspec
from aiohttp import web
from msgspec import Meta

from samewave.bots import STRENGTHS, Strength
from samewave.core import Refused, Value
from samewave.core.catalogue import GameInfo
from samewave.core.input import read
from samewave.core.languages import LanguageCode
from samewave.core.values import Key, Seat
from samewave.games import GAMES
from samewave.server.http import (
    ADMISSION_KEY,
    JOIN_LIMIT_KEY,
    NEW_TABLE_LIMIT_KEY,
    REGISTRY_KEY,
    REQUEST_LIMIT_KEY,
    address_at,
    bearer,
    json_response,
    limit_requests,
    network_at,
    player_at,
    visitor_at,
)
from samewave.server.http.admission import Access
from samewave.server.protocol.messages import ClaimCode, Leave, RequestedSettings
from samewave.server.protocol.views import TableInfo
from samewave.server.tables.entrance import hash_token
from samewave.server.tables.log import Colour, PlayerId, TableSettings
from samewave.server.tables.removal import is_known, remove_name, remove_table
from samewave.server.tables.state import MOST_PLAYERS
from samewave.server.tables.table import Table
from samewave.server.tables.updates import doorstep_view, table_view


class OpenTable(Value, frozen=True):
    """Open a table, and join it as its host."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]
    settings: RequestedSettings | None = None
    bots: Annotated[int, Meta(ge=0, le=MOST_PLAYERS - 1)] = 0
    """The number of bots to add."""
    strength: Strength = "steady"
    face: Key = ""
    language: LanguageCode | Literal[""] = ""
    colour: Colour = ""


class JoinTable(Value, frozen=True):
    """Join a table."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]
    watches: bool = False
    """Only watch, at a table whose door asks."""
    face: Key = ""
    """An image as one's face."""
    colour: Colour = ""
    """The colour around it."""
    chair: Seat | None = None
    """The chair to sit on, if it is free."""
    language: LanguageCode | Literal[""] = ""
    """The language in which the device shows the game."""


class ClaimSeat(Value, frozen=True):
    """Claim a player's place at a table for this device."""

    code: ClaimCode


class SeatCredentials(Value, frozen=True):
    """A player's seat at a table, with the token that identifies the player."""

    code: str
    player: PlayerId
    token: str
    watch_key: str
    """Lets this device watch again, whatever the door says."""


class JoinRequest(Value, frozen=True):
    """A pending request to come in. Its result is asked for with the token."""

    code: str
    token: str


class JoinRequestState(Value, frozen=True):
    """The state of a request. An accepted player gets a number, a watcher the watch key."""

    state: Literal["waiting", "let_in"]
    player: PlayerId | None = None
    watch_key: str = ""


class HealthStatus(Value, frozen=True):
    """The server answers."""

    status: str


async def open_table(request: web.Request) -> web.Response:
    registry = request.app[REGISTRY_KEY]
    wanted = read(await request.read(), OpenTable, "not_a_request")
    if not await request.app[NEW_TABLE_LIMIT_KEY].take(network_at(request)):
        raise Refused("too_many_tables")
    settings = TableSettings(**msgspec.structs.asdict(wanted.settings)) if wanted.settings else None
    table, token = await registry.open_table(
        wanted.name,
        settings,
        wanted.bots,
        wanted.strength,
        wanted.face,
        wanted.language,
        wanted.colour,
    )
    player, key = await registry.player_of(table, token), table.state.entrance.watch_key
    return json_response(SeatCredentials(table.state.code, player, token, key), 201)


class OpenScreenTable(Value, frozen=True):
    """Open a table for a table screen."""


class OpenedTable(Value, frozen=True):
    """A table that nobody sits at yet. The first player to join becomes the host."""

    code: str
    watch_key: str


async def open_for_screen(request: web.Request) -> web.Response:
    """Open a table that a television shows; phones join with the code."""
    registry = request.app[REGISTRY_KEY]
    read(await request.read(), OpenScreenTable, "not_a_request")
    if not await request.app[NEW_TABLE_LIMIT_KEY].take(network_at(request)):
        raise Refused("too_many_tables")
    table = await registry.open_empty_table()
    return json_response(OpenedTable(table.state.code, table.state.entrance.watch_key), 201)


async def look_up(request: web.Request) -> web.Response:
    visitor = await visitor_at(request, Access.DOORSTEP)
    state = visitor.table.state
    is_outside = visitor.is_stranger and state.entrance.door != "open"
    view: TableInfo = doorstep_view(state) if is_outside else table_view(state)
    return json_response(view)


async def join(request: web.Request) -> web.Response:
    registry = request.app[REGISTRY_KEY]
    wanted = read(await request.read(), JoinTable, "not_a_request")
    visitor = await visitor_at(request, Access.DOORSTEP)
    table, state = visitor.table, visitor.table.state
    former = hash_token(bearer(request)) if bearer(request) else ""
    is_host = visitor.player is not None and visitor.player == state.host
    if wanted.watches or (state.entrance.door == "ask" and not is_host):
        if not await request.app[JOIN_LIMIT_KEY].take(network_at(request)):
            raise Refused("too_many_requests")
        token = await registry.ask(table, wanted.name, wanted.watches, former, wanted.language)
        return json_response(JoinRequest(state.code, token), 202)
    player, token = await registry.join(
        table,
        wanted.name,
        visitor.player,
        former,
        wanted.face,
        wanted.chair,
        wanted.language,
        wanted.colour,
    )
    return json_response(
        SeatCredentials(state.code, player, token, table.state.entrance.watch_key), 201
    )


async def claim(request: web.Request) -> web.Response:
    """Move a player to this device; the one that played until now is told so."""
    registry, now = request.app[REGISTRY_KEY], request.app[REGISTRY_KEY].services.clock.time()
    wanted = read(await request.read(), ClaimSeat, "not_a_request")

    async def knows(table: Table) -> bool:
        return table.state.entrance.offered(hash_token(wanted.code), now) is not None

    code, admission = request.match_info["code"], request.app[ADMISSION_KEY]
    table = await admission.admit_claimer(code, address_at(request), knows)
    player, token = await registry.claim(table, wanted.code)
    state = table.state
    return json_response(SeatCredentials(state.code, player, token, state.entrance.watch_key), 201)


async def request_state(request: web.Request) -> web.Response:
    """The state of a request to come in, for the client with its token."""
    token, now = hash_token(bearer(request)), request.app[REGISTRY_KEY].services.clock.time()
    visitor = await visitor_at(request, Access.DOORSTEP)
    entrance = visitor.table.state.entrance
    if visitor.player is not None:
        return json_response(JoinRequestState("let_in", visitor.player, entrance.watch_key))
    if token in entrance.watchers:
        return json_response(JoinRequestState("let_in", None, entrance.watch_key))
    if entrance.waits(token, now):
        return json_response(JoinRequestState("waiting"))
    raise Refused("unknown_token")


async def leave(request: web.Request) -> web.Response:
    table, player = await player_at(request)
    await table.request(Leave("leave"), player)
    return web.Response(status=204)


async def record(request: web.Request) -> web.Response:
    """The record of a finished game, as a file."""
    await limit_requests(request)
    registry = request.app[REGISTRY_KEY]
    table = (await visitor_at(request)).table
    number = int(request.match_info["number"])
    return web.Response(
        body=await registry.archive.record(table, number),
        content_type="application/jsonl",
        headers={
            "Content-Disposition": f'attachment; filename="{table.state.code}-{number}.jsonl"'
        },
    )


async def health(_: web.Request) -> web.Response:
    return json_response(HealthStatus("ok"))


async def delete_table(request: web.Request) -> web.Response:
    """Remove a table with its games, chat and photos. Any of its players may."""
    table, _ = await player_at(request)
    await remove_table(table, request.app[REGISTRY_KEY].services)
    return web.Response(status=204)


async def delete_name(request: web.Request) -> web.Response:
    """Leave a table and remove the player's name and chat lines."""
    if not await request.app[REQUEST_LIMIT_KEY].take(network_at(request)):
        raise Refused("too_many_requests")
    admission, services = request.app[ADMISSION_KEY], request.app[REGISTRY_KEY].services
    token, code = bearer(request), request.match_info["code"]
    token_hash = hash_token(token)
    knows = partial(is_known, token_hash=token_hash, services=services)
    table = await admission.admit_former(code, token, address_at(request), knows)
    await remove_name(table, token_hash, services)
    return web.Response(status=204)


TIMERS = (30, 60, 90, 120, 180, 300)
GRACES = (30, 90, 180, 600)


class TableChoices(Value, frozen=True):
    """The choices at a table that do not depend on the game."""

    most_players: int
    timers: tuple[int, ...]
    """The offered seconds per question; no timer is possible, too."""
    graces: tuple[int, ...]
    """The offered seconds before a stand-in plays; never is possible, too."""
    strengths: tuple[str, ...]


class Catalogue(Value, frozen=True):
    """The games of this server; a new table plays the first one."""

    games: tuple[GameInfo, ...]
    table: TableChoices


def catalogue() -> Catalogue:
    return Catalogue(
        tuple(game.info for game in GAMES.values()),
        TableChoices(MOST_PLAYERS, TIMERS, GRACES, STRENGTHS),
    )


def _encoded() -> tuple[bytes, str]:
    """The encoded list, and its ETag."""
    data = msgspec.json.encode(catalogue())
    return data, f'"{blake2b(data, digest_size=12).hexdigest()}"'


async def games(request: web.Request) -> web.Response:
    """The list of every game, edition, level and option. It changes only with a release."""
    data, tag = _encoded()
    headers = {"Cache-Control": "no-cache", "ETag": tag}
    if request.headers.get("If-None-Match", "") == tag:
        return web.Response(status=304, headers=headers)
    return web.Response(body=data, headers=headers, content_type="application/json")
