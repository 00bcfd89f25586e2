"""The HTTP side: open, look up, join and leave a table; records, packs and health."""

from collections.abc import Awaitable, Callable
from functools import cache
from typing import Annotated, Any, TypeAlias

import msgspec
from aiohttp import web
from msgspec import Meta

from samewave.core import Refused, Value
from samewave.core.record import write_header
from samewave.core.wire import read
from samewave.packs import HOUSE, Shelf
from samewave.packs.build import BUILT_FOLDER, BuiltImage, read_manifest
from samewave.packs.pack import Pack
from samewave.server.entries import Entry, Moved, PlayerId, Started, Wish
from samewave.server.house import House
from samewave.server.limits import Buckets
from samewave.server.messages import Leave, RoomView
from samewave.server.show import room_view

BODY = 65_536
Handler: TypeAlias = Callable[[web.Request], Awaitable[web.StreamResponse]]

HOUSE_KEY: web.AppKey[House] = web.AppKey("house", House)
OPENING_KEY: web.AppKey[Buckets] = web.AppKey("opening", Buckets)

STATUS = {
    "unknown_table": 404,
    "no_such_record": 404,
    "unknown_pack": 404,
    "unknown_token": 401,
    "too_many_tables": 429,
    "body_too_long": 413,
}
"""Refusals that HTTP has its own word for; the others are 422."""


class OpenTable(Value, frozen=True):
    """Open a table, and sit down at it as its host."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]
    wish: Wish | None = None


class JoinTable(Value, frozen=True):
    """Sit down at a table."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]


class Seat(Value, frozen=True):
    """A chair at a table. Whoever has the token is this player."""

    code: str
    player: PlayerId
    token: str


class Problem(Value, frozen=True):
    """Why a request was refused; the page has the words for the code."""

    code: str
    params: dict[str, Any]


class PackView(Value, frozen=True):
    """What is printed on the cards of a pack, and the files of its images."""

    pack: Pack | None
    images: tuple[BuiltImage, ...]


class Health(Value, frozen=True):
    """That the server answers."""

    status: str


def answer(value: Any, status: int = 200) -> web.Response:
    return web.Response(
        body=msgspec.json.encode(value), status=status, content_type="application/json"
    )


@web.middleware
async def refusals(request: web.Request, handler: Handler) -> web.StreamResponse:
    """What is refused is answered with its code, never with a traceback."""
    try:
        return await handler(request)
    except Refused as refused:
        return answer(Problem(refused.code, refused.params), STATUS.get(refused.code, 422))
    except web.HTTPRequestEntityTooLarge:
        return answer(Problem("body_too_long", {"most": BODY}), 413)
    except web.HTTPException as error:
        if error.status < 400 or not request.path.startswith("/api/"):
            raise
        code = error.reason.lower().replace(" ", "_")
        return answer(Problem(code, {}), error.status)


async def open_table(request: web.Request) -> web.Response:
    house = request.app[HOUSE_KEY]
    wanted = read(await request.read(), OpenTable, "not_a_request")
    if not request.app[OPENING_KEY].take(request.remote or ""):
        raise Refused("too_many_tables")
    table, token = await house.open_table(wanted.name, wanted.wish)
    return answer(Seat(table.room.code, table.room.players[0].id, token), 201)


async def look_up(request: web.Request) -> web.Response:
    table = await request.app[HOUSE_KEY].find(request.match_info["code"])
    view: RoomView = room_view(table.room)
    return answer(view)


async def join(request: web.Request) -> web.Response:
    house = request.app[HOUSE_KEY]
    wanted = read(await request.read(), JoinTable, "not_a_request")
    table = await house.find(request.match_info["code"])
    player, token = await house.join(table, wanted.name)
    return answer(Seat(table.room.code, player, token), 201)


async def leave(request: web.Request) -> web.Response:
    house = request.app[HOUSE_KEY]
    table = await house.find(request.match_info["code"])
    scheme, _, token = request.headers.get("Authorization", "").partition(" ")
    if scheme != "Bearer":
        raise Refused("unknown_token")
    player = house.player_of(table, token)
    await table.command(player, Leave("leave"))
    return web.Response(status=204)


async def record(request: web.Request) -> web.Response:
    """A finished game as a file."""
    house = request.app[HOUSE_KEY]
    table = await house.find(request.match_info["code"])
    number = int(request.match_info["number"])
    playing = table.room.playing
    finished = playing.number + playing.is_over if playing else 0
    if number >= finished:
        raise Refused("no_such_record", number=number)
    entries = [msgspec.json.decode(raw, type=Entry) for raw in await house.store.read(table.number)]
    return web.Response(
        body=b"".join(_record_lines(entries, number, house)),
        content_type="application/jsonl",
        headers={"Content-Disposition": f'attachment; filename="{table.room.code}-{number}.jsonl"'},
    )


def _record_lines(entries: list[Entry], number: int, house: House) -> list[bytes]:
    """The lines of the game with that number, as they were written."""
    lines: list[bytes] = []
    games = -1
    for entry in entries:
        match entry.happened:
            case Started(game, setup, seed, _, events):
                games += 1
                if games == number:
                    kind = house.games[game]
                    value = msgspec.json.decode(setup, type=kind.setup_type)
                    lines.append(write_header(kind, value, seed, msgspec.json.decode(events)))
            case Moved(seat, move, events) if games == number:
                line = {"seat": seat, "move": move, "events": events}
                lines.append(msgspec.json.encode(line) + b"\n")
            case _:
                pass
    return lines


async def pack(request: web.Request) -> web.Response:
    """What is printed on the cards of a pack, and the files of its images."""
    if request.match_info["pack"] != "house":
        raise Refused("unknown_pack", pack=request.match_info["pack"])
    return web.Response(body=_pack_json(), content_type="application/json")


@cache
def _pack_json() -> bytes:
    """The same for everybody, so it is made once."""
    images = read_manifest(HOUSE / BUILT_FOLDER).images
    return msgspec.json.encode(PackView(Shelf().pack("house"), images))


async def health(_: web.Request) -> web.Response:
    return answer(Health("ok"))
