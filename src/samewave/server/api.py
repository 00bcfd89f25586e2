"""The HTTP side: open, look up, join and leave a table; records, packs and health."""

import re
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeAlias

import msgspec
from aiohttp import web
from msgspec import Meta

from samewave.bots import Strength
from samewave.core import Refused, Value
from samewave.core.codec import read
from samewave.packs import HOUSE
from samewave.packs.build import BuiltImage
from samewave.packs.pack import Pack
from samewave.server.admission import Admission, Place, Visitor
from samewave.server.commands import hashed
from samewave.server.entries import PlayerId, Wish
from samewave.server.house import House
from samewave.server.limits import Limit, address_of, network_of
from samewave.server.messages import Leave, RoomView, WantedWish
from samewave.server.room import MOST_PLAYERS
from samewave.server.supervise import as_refused, log_failure
from samewave.server.table import Table
from samewave.server.updates import doorstep_view, room_view

if TYPE_CHECKING:
    from samewave.server.album import Album

BODY = 65_536
Handler: TypeAlias = Callable[[web.Request], Awaitable[web.StreamResponse]]

HOUSE_KEY: web.AppKey[House] = web.AppKey("house", House)
BASE_PATH_KEY: web.AppKey[str] = web.AppKey("base path", str)
OPENING_KEY: web.AppKey[Limit] = web.AppKey("opening", Limit)
FOUNDING_KEY: web.AppKey[Limit] = web.AppKey("founding", Limit)
PROXIES_KEY: web.AppKey[int] = web.AppKey("proxies", int)
ASKING_KEY: web.AppKey[Limit] = web.AppKey("asking", Limit)
BRINGING_KEY: web.AppKey[Limit] = web.AppKey("bringing", Limit)
JOINING_KEY: web.AppKey[Limit] = web.AppKey("joining", Limit)
ADMISSION_KEY: web.AppKey[Admission] = web.AppKey("admission", Admission)
ALBUM_KEY: web.AppKey["Album"] = web.AppKey("album")
CODE_PATTERN = re.compile("[A-Za-z]{5}")

STATUS = {
    "unknown_table": 404,
    "table_is_gone": 404,
    "no_such_record": 404,
    "unknown_pack": 404,
    "no_such_evening": 404,
    "unknown_token": 401,
    "unknown_group": 401,
    "too_many_tables": 429,
    "too_many_groups": 429,
    "too_many_joins": 429,
    "slow_down": 429,
    "too_many_requests": 429,
    "body_too_long": 413,
    "internal_error": 500,
    "cannot_save": 503,
    "server_is_busy": 503,
    "table_is_unreadable": 503,
    "server_is_full": 503,
}
"""Refusals that HTTP has its own word for; the others are 422."""
_RETRY_AFTER = {"too_many_requests": 30, "too_many_tables": 180, "too_many_groups": 180}
"""Seconds after which it is worth trying again."""


class OpenTable(Value, frozen=True):
    """Open a table, and sit down at it as its host."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]
    wish: WantedWish | None = None
    bots: Annotated[int, Meta(ge=0, le=MOST_PLAYERS - 1)] = 0
    """That sit down with you."""
    strength: Strength = "steady"


class JoinTable(Value, frozen=True):
    """Sit down at a table."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]
    watches: bool = False
    """At a table whose host must agree: only to watch."""


class Seat(Value, frozen=True):
    """A chair at a table. Whoever has the token is this player."""

    code: str
    player: PlayerId
    token: str
    watch_key: str
    """Lets this device come back to look, whatever the door says."""


class Request(Value, frozen=True):
    """A request to be let in. Ask with the token what came of it."""

    code: str
    token: str


class RequestState(Value, frozen=True):
    """What came of a request: whoever was let in to play has a seat, to watch a watch key."""

    state: Literal["waiting", "let_in"]
    player: PlayerId | None = None
    watch_key: str = ""


class Problem(Value, frozen=True):
    """Why a request was refused; the page has the words for the code."""

    code: str
    params: dict[str, Any]


class Brought(Value, frozen=True):
    """Under which name a pack is known at its table."""

    pack: str


class PackView(Value, frozen=True):
    """What is printed on the cards of a pack, and the files of its images."""

    pack: Pack
    images: tuple[BuiltImage, ...]


class Health(Value, frozen=True):
    """That the server answers."""

    status: str


def address_at(request: web.Request) -> str:
    """The address of whoever asks."""
    forwarded = ",".join(request.headers.getall("X-Forwarded-For", ()))
    return address_of(request.remote, forwarded, request.app[PROXIES_KEY])


def asker(request: web.Request) -> str:
    """The network by which whoever asks is counted."""
    return network_of(address_at(request))


def bearer(request: web.Request) -> str:
    """The token or watch key that a request carries."""
    scheme, _, secret = request.headers.get("Authorization", "").partition(" ")
    return secret if scheme == "Bearer" else ""


async def visitor_at(request: web.Request, place: Place = Place.INSIDE) -> Visitor:
    """The table of a request for whoever asks, or Refused."""
    admission, code = request.app[ADMISSION_KEY], request.match_info["code"]
    return await admission.admit(code, (bearer(request),), address_at(request), place)


async def player_at(request: web.Request) -> tuple[Table, PlayerId]:
    """The table of a request and the player who asks, by its token alone."""
    visitor = await visitor_at(request)
    if visitor.player is None:
        raise Refused("unknown_token")
    return visitor.table, visitor.player


async def limit_asking(request: web.Request) -> None:
    """What takes some work is not done for one address all day."""
    if not await request.app[ASKING_KEY].take(asker(request)):
        raise Refused("too_many_requests")


def answer(value: Any, status: int = 200) -> web.Response:
    return web.Response(
        body=msgspec.json.encode(value), status=status, content_type="application/json"
    )


def is_api(request: web.Request) -> bool:
    """Whether a request is for the API, and not for the page."""
    return request.path.removeprefix(request.app[BASE_PATH_KEY]).startswith("/api/")


@web.middleware
async def refusals(request: web.Request, handler: Handler) -> web.StreamResponse:
    """What goes wrong is answered with its code, never with a traceback."""
    try:
        return await handler(request)
    except Refused as refused:
        said = answer(Problem(refused.code, refused.params), STATUS.get(refused.code, 422))
        if said.status == 429:
            said.headers["Retry-After"] = str(_RETRY_AFTER.get(refused.code, 60))
        return said
    except web.HTTPRequestEntityTooLarge:
        return answer(Problem("body_too_long", {"most": BODY}), 413)
    except web.HTTPException as error:
        if error.status < 400 or not is_api(request):
            raise
        problem = answer(Problem(error.reason.lower().replace(" ", "_"), {}), error.status)
        if isinstance(error, web.HTTPMethodNotAllowed):
            problem.headers["Allow"] = error.headers["Allow"]
        return problem
    except ConnectionError:
        raise  # whoever asked has hung up
    except Exception as error:
        log_failure(f"{request.method} {request.match_info.route.name or request.path}", error)
        code = as_refused(error).code
        return answer(Problem(code, {}), STATUS[code])


async def open_table(request: web.Request) -> web.Response:
    house = request.app[HOUSE_KEY]
    wanted = read(await request.read(), OpenTable, "not_a_request")
    if not await request.app[OPENING_KEY].take(asker(request)):
        raise Refused("too_many_tables")
    wish = Wish(**msgspec.structs.asdict(wanted.wish)) if wanted.wish else None
    table, token = await house.open_table(wanted.name, wish, wanted.bots, wanted.strength)
    player, key = await house.player_of(table, token), table.room.entrance.watch_key
    return answer(Seat(table.room.code, player, token, key), 201)


async def look_up(request: web.Request) -> web.Response:
    visitor = await visitor_at(request, Place.DOORSTEP)
    room = visitor.table.room
    is_outside = visitor.is_stranger and room.entrance.door != "open"
    view: RoomView = doorstep_view(room) if is_outside else room_view(room)
    return answer(view)


async def join(request: web.Request) -> web.Response:
    house = request.app[HOUSE_KEY]
    wanted = read(await request.read(), JoinTable, "not_a_request")
    visitor = await visitor_at(request, Place.DOORSTEP)
    table, room = visitor.table, visitor.table.room
    former = hashed(bearer(request)) if bearer(request) else ""
    is_host = visitor.player is not None and visitor.player == room.host
    if wanted.watches or (room.entrance.door == "ask" and not is_host):
        if not await request.app[JOINING_KEY].take(asker(request)):
            raise Refused("too_many_requests")
        token = await house.ask(table, wanted.name, wanted.watches, former)
        return answer(Request(room.code, token), 202)
    player, token = await house.join(table, wanted.name, visitor.player, former)
    return answer(Seat(room.code, player, token, table.room.entrance.watch_key), 201)


async def request_state(request: web.Request) -> web.Response:
    """What came of a request to be let in; whoever asks has its token."""
    token, now = hashed(bearer(request)), request.app[HOUSE_KEY].services.clock.time()
    visitor = await visitor_at(request, Place.DOORSTEP)
    entrance = visitor.table.room.entrance
    if visitor.player is not None:
        return answer(RequestState("let_in", visitor.player, entrance.watch_key))
    if token in entrance.watchers:
        return answer(RequestState("let_in", None, entrance.watch_key))
    if entrance.waits(token, now):
        return answer(RequestState("waiting"))
    raise Refused("unknown_token")


async def leave(request: web.Request) -> web.Response:
    table, player = await player_at(request)
    await table.request(Leave("leave"), player)
    return web.Response(status=204)


async def record(request: web.Request) -> web.Response:
    """A finished game as a file."""
    await limit_asking(request)
    house = request.app[HOUSE_KEY]
    table = (await visitor_at(request)).table
    number = int(request.match_info["number"])
    return web.Response(
        body=await house.archive.record(table, number),
        content_type="application/jsonl",
        headers={"Content-Disposition": f'attachment; filename="{table.room.code}-{number}.jsonl"'},
    )


async def pack(request: web.Request) -> web.Response:
    """What is printed on the cards of the house pack, and the files of its images."""
    library, name = request.app[HOUSE_KEY].library, request.match_info["pack"]
    if name != HOUSE.name:  # of others, pages of their table get what they need, signed
        raise Refused("unknown_pack", pack=name)
    images = await library.images(name)
    known = library.shelf.pack(name)
    if known is None:
        raise Refused("unknown_pack", pack=name)
    return answer(PackView(known, images))


async def body_of(request: web.Request, most: int) -> bytes:
    """A body that is larger than others may be."""
    data = bytearray()
    async for chunk in request.content.iter_chunked(65_536):
        data += chunk
        if len(data) > most:
            raise Refused("body_too_long", most=most)
    return bytes(data)


async def health(_: web.Request) -> web.Response:
    return answer(Health("ok"))
