"""The application: routes, headers and wiring."""

import logging
from asyncio import Event, create_task
from collections.abc import Callable
from functools import partial

from aiohttp import web
from aiohttp.http_exceptions import HttpProcessingError

from samewave.server import api
from samewave.server.admission import Admission, Visitor
from samewave.server.album import Album, photo
from samewave.server.api import (
    ADMISSION_KEY,
    ALBUM_KEY,
    ASKING_KEY,
    BASE_PATH_KEY,
    BODY,
    BRINGING_KEY,
    FOUNDING_KEY,
    HOUSE_KEY,
    JOINING_KEY,
    OPENING_KEY,
    PROXIES_KEY,
)
from samewave.server.capacity import Capacity
from samewave.server.clock import Clock, Randomness
from samewave.server.house import House
from samewave.server.library import Library
from samewave.server.limits import Limit
from samewave.server.lookups import LookUps
from samewave.server.openapi import describe
from samewave.server.page import routes as page_routes
from samewave.server.removal import remove_unused_tables
from samewave.server.routes import PARAMETERS, ROUTES
from samewave.server.settings import Settings
from samewave.server.socket import PageSocket, Sockets
from samewave.server.supervise import Work, supervise
from samewave.server.watching import (
    DRAINING_KEY,
    STORE_CHECK_KEY,
    StoreCheck,
    expose,
    healthz,
    readyz,
)
from samewave.server.wiring import lock_data, open_bus, open_store, reaching
from samewave.server.workers import Workers

SOCKETS_KEY: web.AppKey[Sockets] = web.AppKey("sockets", Sockets)
CAPACITY_KEY: web.AppKey[Capacity] = web.AppKey("capacity", Capacity)
CONNECTING_KEY: web.AppKey[Limit] = web.AppKey("connecting", Limit)
CLOSING_KEY: web.AppKey[Event] = web.AppKey("closing", Event)
SETTINGS_KEY: web.AppKey[Settings] = web.AppKey("settings", Settings)
CLOCK_KEY: web.AppKey[Clock] = web.AppKey("clock", Clock)
RANDOMNESS_KEY: web.AppKey[Randomness] = web.AppKey("randomness", Randomness)

CODE = f"{{code:{PARAMETERS['code'][0]}}}"
PACK = f"{{pack:{PARAMETERS['pack'][0]}}}"
_HOUR = 3600
_HEADERS = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; base-uri 'none';"
    " form-action 'self'; frame-ancestors 'none'; object-src 'none'",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


def make_app(
    settings: Settings, clock: Clock | None = None, randomness: Randomness | None = None
) -> web.Application:
    """A server that is ready to run."""
    clock = clock or Clock()
    logging.getLogger("aiohttp.server").addFilter(_is_our_fault)
    capacity = Capacity(settings, clock)
    app = web.Application(middlewares=[api.refusals, capacity.serve], client_max_size=BODY)
    app[CAPACITY_KEY] = capacity
    app[SETTINGS_KEY] = settings
    app[PROXIES_KEY] = settings.proxies
    app[CLOCK_KEY] = clock
    app[RANDOMNESS_KEY] = randomness or Randomness()
    app[SOCKETS_KEY] = Sockets(clock, settings.timings)
    app[CLOSING_KEY] = Event()
    app[DRAINING_KEY] = Event()
    app[BASE_PATH_KEY] = settings.base_path
    health = [web.get("/healthz", healthz), web.get("/readyz", readyz)]
    routes = [
        *(web.route(each.method, each.pattern, each.handler) for each in ROUTES),
        *health,
        web.get("/api/openapi.json", describe),
        web.get(f"/api/tables/{CODE}/socket", _socket),
        web.get(rf"/packs/{PACK}/{{file:[a-z0-9_.]+\.(webp|avif)}}", photo),
        *page_routes(),
    ]
    app.add_routes([_under(settings.base_path, route) for route in routes])
    if settings.base_path:
        app.add_routes([*health, web.get(settings.base_path, _add_slash)])
    app.on_response_prepare.append(_add_headers)
    app.cleanup_ctx.append(_hold_lock)
    app.cleanup_ctx.append(_open_house)
    app.on_shutdown.append(_say_goodbye)
    return app


def _under(base_path: str, route: web.RouteDef) -> web.RouteDef:
    return web.RouteDef(route.method, base_path + route.path, route.handler, route.kwargs)


async def _add_slash(request: web.Request) -> web.StreamResponse:
    """Lead people who type the base path alone to the first screen."""
    raise web.HTTPMovedPermanently(f"{request.app[BASE_PATH_KEY]}/")


def _is_our_fault(record: logging.LogRecord) -> bool:
    """Keep malformed requests and clients that hung up out of the log."""
    theirs = HttpProcessingError, ConnectionError
    return not (record.exc_info and isinstance(record.exc_info[1], theirs))


async def _hold_lock(app: web.Application):  # type: ignore[no-untyped-def]
    """From before the file is opened until it is closed: no second server may use it."""
    release = lock_data(app[SETTINGS_KEY])
    yield
    release()


async def _open_house(app: web.Application):  # type: ignore[no-untyped-def]
    """From the first request to the last: the store and the tables."""
    settings, clock, randomness = app[SETTINGS_KEY], app[CLOCK_KEY], app[RANDOMNESS_KEY]
    bus, limit = await open_bus(settings, clock, randomness)
    store = await open_store(settings, clock)
    library = Library(store, settings.data / "packs", Workers(settings, clock))
    library.sweep_scratch()
    app[HOUSE_KEY] = house = House(settings, store, bus, library, clock, randomness)
    app[STORE_CHECK_KEY] = StoreCheck(store, clock, settings.timings)
    look_ups = LookUps(limit, settings, clock)
    app[ADMISSION_KEY] = Admission(house, look_ups, settings, clock)
    app[ALBUM_KEY] = Album(house, clock)
    app[JOINING_KEY] = limit("joining", 20, 0.1)
    tables, connections = settings.tables_per_address, settings.connections_per_minute
    app[OPENING_KEY] = limit("opening", tables, tables / _HOUR)
    app[FOUNDING_KEY] = limit("founding", tables, tables / _HOUR)
    app[ASKING_KEY] = limit("asking", connections, connections / 60)
    packs = settings.packs_per_address
    app[BRINGING_KEY] = limit("bringing", packs, packs / _HOUR)
    app[CONNECTING_KEY] = limit("connecting", connections, connections / 60)
    chores: dict[str, Work] = {
        "removing unused tables": partial(remove_unused_tables, store, library, clock, settings),
        "keeping finished games for their groups": house.groups.catch_up,
        "telling other nodes who is here": house.keep_in_touch,
        "closing idle connections": app[CAPACITY_KEY].sweep_regularly,
    }
    tasks = [create_task(supervise(name, work, clock)) for name, work in chores.items()]
    end_figures = _expose(app, settings.metrics_port)
    yield
    end_figures()
    for task in tasks:
        task.cancel()
    await app[HOUSE_KEY].close()


def _expose(app: web.Application, port: int) -> Callable[[], None]:
    if not port:
        return lambda: None
    sockets = app[SOCKETS_KEY]
    with reaching("A port for figures"):
        return expose(app[HOUSE_KEY], lambda: len(sockets), port)


async def _say_goodbye(app: web.Application) -> None:
    """Pages hear that the server restarts, and come back by themselves."""
    app[CLOSING_KEY].set()
    app[HOUSE_KEY].library.workers.stop()
    await app[SOCKETS_KEY].end("restart")


async def _add_headers(request: web.Request, response: web.StreamResponse) -> None:
    response.headers.update(_HEADERS)
    if api.is_api(request):  # answers carry tokens, or depend on them
        response.headers.setdefault("Cache-Control", "no-store")


async def _socket(request: web.Request) -> web.StreamResponse:
    _judge_origin(request)
    if request.app[CLOSING_KEY].is_set():
        raise web.HTTPServiceUnavailable
    if not await request.app[CONNECTING_KEY].take(api.asker(request)):
        raise web.HTTPTooManyRequests
    house, admission = request.app[HOUSE_KEY], request.app[ADMISSION_KEY]
    code, address = request.match_info["code"], api.address_at(request)

    async def admit(token: str, watch_key: str) -> Visitor:
        return await admission.admit(code, (token, watch_key), address)

    page = PageSocket(request, request.app[SETTINGS_KEY], request.app[CLOCK_KEY])
    with request.app[SOCKETS_KEY].count(page):
        return await page.serve(house, admit, request.app[CLOSING_KEY])


def _judge_origin(request: web.Request) -> None:
    """Only our own pages, and programs that are no browsers, may open a socket."""
    origin = request.headers.get("Origin")
    own = f"{request.scheme}://{request.host}", f"https://{request.host}"
    if origin and origin not in (*own, *request.app[SETTINGS_KEY].origins):
        raise web.HTTPForbidden
