"""Shared by all HTTP handlers: application keys, the client's identity, JSON answers, refusals."""

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

import msgspec
from aiohttp import web

from samewave.core import Refused, Value
from samewave.server.http.admission import Access, Admission, Visitor
from samewave.server.limits import Limit, address_of, network_of
from samewave.server.supervise import as_refused, log_failure
from samewave.server.tables.log import PlayerId
from samewave.server.tables.table import Table
from samewave.server.tables.table_registry import TableRegistry

if TYPE_CHECKING:
    from samewave.server.http.packs import PhotoLinks

BODY = 65_536
Handler: TypeAlias = Callable[[web.Request], Awaitable[web.StreamResponse]]

REGISTRY_KEY: web.AppKey[TableRegistry] = web.AppKey("registry", TableRegistry)
NEW_TABLE_LIMIT_KEY: web.AppKey[Limit] = web.AppKey("new_table_limit", Limit)
NEW_GROUP_LIMIT_KEY: web.AppKey[Limit] = web.AppKey("new_group_limit", Limit)
PROXIES_KEY: web.AppKey[int] = web.AppKey("proxies", int)
REQUEST_LIMIT_KEY: web.AppKey[Limit] = web.AppKey("request_limit", Limit)
PACK_LIMIT_KEY: web.AppKey[Limit] = web.AppKey("pack_limit", Limit)
WEBHOOK_TEST_LIMIT_KEY: web.AppKey[Limit] = web.AppKey("webhook_test_limit", Limit)
ANSWER_LIMIT_KEY: web.AppKey[Limit] = web.AppKey("answer_limit", Limit)
EXPORTS_DAYS_KEY: web.AppKey[bool] = web.AppKey("exports_days", bool)
JOIN_LIMIT_KEY: web.AppKey[Limit] = web.AppKey("join_limit", Limit)
BASE_PATH_KEY: web.AppKey[str] = web.AppKey("base path", str)
ADMISSION_KEY: web.AppKey[Admission] = web.AppKey("admission", Admission)
PHOTO_LINKS_KEY: web.AppKey["PhotoLinks"] = web.AppKey("photo_links")
CODE_PATTERN = re.compile("[A-Za-z]{5}")

STATUS = {
    "unknown_table": 404,
    "table_is_gone": 404,
    "no_such_record": 404,
    "unknown_pack": 404,
    "no_such_evening": 404,
    "no_such_day": 404,
    "no_export": 404,
    "no_device_key": 401,
    "too_many_answers": 429,
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
"""The HTTP status of a refusal by code; 422 for all others."""
_RETRY_AFTER = {"too_many_requests": 30, "too_many_tables": 180, "too_many_groups": 180}
"""Seconds for the `Retry-After` header, by code."""


class Problem(Value, frozen=True):
    """Why a request was refused; the page has a sentence for each code."""

    code: str
    params: dict[str, Any]


def address_at(request: web.Request) -> str:
    """The client's address."""
    forwarded = ",".join(request.headers.getall("X-Forwarded-For", ()))
    return address_of(request.remote, forwarded, request.app[PROXIES_KEY])


def network_at(request: web.Request) -> str:
    """The network by which the client is counted."""
    return network_of(address_at(request))


def bearer(request: web.Request) -> str:
    """The token or watch key in the Authorization header."""
    scheme, _, secret = request.headers.get("Authorization", "").partition(" ")
    return secret if scheme == "Bearer" else ""


async def visitor_at(request: web.Request, place: Access = Access.INSIDE) -> Visitor:
    """The table of a request and the admitted visitor, or Refused."""
    admission, code = request.app[ADMISSION_KEY], request.match_info["code"]
    return await admission.admit(code, (bearer(request),), address_at(request), place)


async def player_at(request: web.Request) -> tuple[Table, PlayerId]:
    """The table of a request and the player with its token, or Refused."""
    visitor = await visitor_at(request)
    if visitor.player is None:
        raise Refused("unknown_token")
    return visitor.table, visitor.player


async def limit_requests(request: web.Request) -> None:
    """Refuse costly requests of an address that has made too many."""
    if not await request.app[REQUEST_LIMIT_KEY].take(network_at(request)):
        raise Refused("too_many_requests")


def json_response(value: Any, status: int = 200) -> web.Response:
    return web.Response(
        body=msgspec.json.encode(value), status=status, content_type="application/json"
    )


def is_api(request: web.Request) -> bool:
    """Whether a request is for the API, and not for the page."""
    return request.path.removeprefix(request.app[BASE_PATH_KEY]).startswith("/api/")


@web.middleware
async def refusal_middleware(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Answer refusals and errors with their code, never with a traceback."""
    try:
        return await handler(request)
    except Refused as refused:
        said = json_response(Problem(refused.code, refused.params), STATUS.get(refused.code, 422))
        if said.status == 429:
            said.headers["Retry-After"] = str(_RETRY_AFTER.get(refused.code, 60))
        return said
    except web.HTTPRequestEntityTooLarge:
        return json_response(Problem("body_too_long", {"most": BODY}), 413)
    except web.HTTPException as error:
        if error.status < 400 or not is_api(request):
            raise
        problem = json_response(Problem(error.reason.lower().replace(" ", "_"), {}), error.status)
        if isinstance(error, web.HTTPMethodNotAllowed):
            problem.headers["Allow"] = error.headers["Allow"]
        return problem
    except ConnectionError:
        raise  # the client disconnected
    except Exception as error:
        log_failure(f"{request.method} {request.match_info.route.name or request.path}", error)
        code = as_refused(error).code
        return json_response(Problem(code, {}), STATUS[code])


async def read_body(request: web.Request, most: int) -> bytes:
    """Read a body with its own limit, larger than the usual one."""
    data = bytearray()
    async for chunk in request.content.iter_chunked(65_536):
        data += chunk
        if len(data) > most:
            raise Refused("body_too_long", most=most)
    return bytes(data)


Result = TypeVar("Result")


@asynccontextmanager
async def work_slot(request: web.Request) -> AsyncIterator[None]:
    """Take one of the work slots of this address before the body is read, or raise Refused."""
    async with request.app[REGISTRY_KEY].library.long_work.strangers.place(network_at(request)):
        yield


async def cancel_on_disconnect(request: web.Request, work: Coroutine[Any, Any, Result]) -> Result:
    """Await the work, and cancel it when the client disconnects.

    Only work in the pool may be cancelled: writes to a log are never abandoned half-way.
    """
    if _is_disconnected(request):
        work.close()
        raise ConnectionResetError("whoever asked for work hung up before it began")
    services = request.app[REGISTRY_KEY].services
    done = asyncio.Event()
    task = asyncio.get_running_loop().create_task(work)
    task.add_done_callback(lambda _: done.set())
    try:
        while not done.is_set():
            await services.clock.wait(done, services.timings.hang_up)
            if _is_disconnected(request):
                raise ConnectionResetError("whoever asked for work has hung up")
        return task.result()
    finally:
        task.cancel()


def _is_disconnected(request: web.Request) -> bool:
    return request.transport is None or request.transport.is_closing()
