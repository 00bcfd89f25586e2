"""The application: store and bus from the settings, routes, headers, start and stop."""

import logging
from asyncio import Event, create_task
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial

from aiohttp import web
from aiohttp.http_exceptions import HttpProcessingError

from samewave.server.clock import Clock, Randomness
from samewave.server.http import (
    ADMISSION_KEY,
    ANSWER_LIMIT_KEY,
    BASE_PATH_KEY,
    BODY,
    EXPORTS_DAYS_KEY,
    JOIN_LIMIT_KEY,
    NEW_GROUP_LIMIT_KEY,
    NEW_TABLE_LIMIT_KEY,
    PACK_LIMIT_KEY,
    PHOTO_LINKS_KEY,
    PROXIES_KEY,
    REGISTRY_KEY,
    REQUEST_LIMIT_KEY,
    address_at,
    is_api,
    network_at,
    refusal_middleware,
)
from samewave.server.http.admission import Admission, LookupLimits, Visitor
from samewave.server.http.health import (
    DRAINING_KEY,
    STORE_CHECK_KEY,
    Capacity,
    StoreCheck,
    healthz,
    readyz,
)
from samewave.server.http.packs import PhotoLinks, photo
from samewave.server.http.routes import PARAMETERS, ROUTES, describe
from samewave.server.http.static import routes as page_routes
from samewave.server.library import Library
from samewave.server.limits import Bucket, Limit, LocalLimit, MakeLimit
from samewave.server.nodes import Bus, LocalBus
from samewave.server.protocol.connection import PageConnection
from samewave.server.protocol.websocket import WebSocket, WebSockets, accept
from samewave.server.settings import Settings
from samewave.server.store import DAY, Store, Unusable
from samewave.server.store.sqlite import SqliteStore
from samewave.server.store.sqlite_file import ServerLock
from samewave.server.supervise import Gauge, Work, expose, supervise
from samewave.server.tables.removal import remove_unused_tables
from samewave.server.tables.table_registry import TableRegistry
from samewave.server.work import Workers


class Unreachable(Exception):
    """Something that the server needs cannot be reached."""


def lock_data(settings: Settings) -> Callable[[], None]:
    """Create the data folder and lock its SQLite file. Call the result to release the lock."""
    with reaching("The data folder"):
        settings.data.mkdir(parents=True, exist_ok=True)
        if settings.database:
            return lambda: None
        return ServerLock(settings.data / "samewave.db").release


async def open_store(settings: Settings, clock: Clock) -> Store:
    """Open PostgreSQL if the settings have its address, else SQLite."""
    with reaching("The database"):
        if not settings.database:
            return SqliteStore(settings.data / "samewave.db", clock, settings.timings)
        from samewave.server.store.postgres import PostgresStore  # noqa: PLC0415 - an extra

        return await PostgresStore.open(settings.database, clock, settings.timings)


async def open_bus(
    settings: Settings, clock: Clock, randomness: Randomness
) -> tuple[Bus, MakeLimit]:
    """Open the bus, and a factory of limits that hold for all its nodes."""
    if not settings.bus:
        return LocalBus(), lambda _, full, rate: LocalLimit(full, rate, clock.monotonic)
    with reaching("The bus"):
        from samewave.server.nodes.redis import RedisBus, SharedLimit  # noqa: PLC0415 - an extra

        bus = RedisBus(settings.bus, randomness.token(), clock, settings.timings)
        await bus.start()
    return bus, lambda kind, full, rate: SharedLimit(bus.client, clock, kind, full, rate)


@contextmanager
def reaching(what: str) -> Iterator[None]:
    """Raise Unreachable with a sentence, without the address: it may hold a password."""
    try:
        yield
    except ImportError as missing:
        raise Unreachable(
            f"{what} needs {missing.name}: pip install samewave[nodes] brings it."
        ) from None
    except Unusable as wrong:
        raise Unreachable(str(wrong)) from None
    except Exception as wrong:
        raise Unreachable(f"{what} cannot be reached: {wrong}.") from None


SOCKETS_KEY: web.AppKey[WebSockets] = web.AppKey("sockets", WebSockets)
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
    """Create the application of a server."""
    clock = clock or Clock()
    logging.getLogger("aiohttp.server").addFilter(_is_our_fault)
    sockets = WebSockets(clock, settings.timings)
    capacity = Capacity(settings, clock, sockets)
    app = web.Application(middlewares=[refusal_middleware, capacity.serve], client_max_size=BODY)
    app[CAPACITY_KEY] = capacity
    app[SETTINGS_KEY] = settings
    app[PROXIES_KEY] = settings.proxies
    app[CLOCK_KEY] = clock
    app[RANDOMNESS_KEY] = randomness or Randomness()
    app[SOCKETS_KEY] = sockets
    app[CLOSING_KEY] = Event()
    app[DRAINING_KEY] = Event()
    app[BASE_PATH_KEY] = settings.base_path
    app[EXPORTS_DAYS_KEY] = settings.export_days
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
    app.cleanup_ctx.append(_open_registry)
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
    """Hold the lock of the data folder from start to stop."""
    release = lock_data(app[SETTINGS_KEY])
    yield
    release()


async def _open_registry(app: web.Application):  # type: ignore[no-untyped-def]
    """Open the store, the registry and the background tasks, and close them at the end."""
    settings, clock, randomness = app[SETTINGS_KEY], app[CLOCK_KEY], app[RANDOMNESS_KEY]
    bus, limit = await open_bus(settings, clock, randomness)
    store = await open_store(settings, clock)
    library = Library(store, settings.data / "packs", Workers(settings, clock))
    library.sweep_scratch()
    app[REGISTRY_KEY] = registry = TableRegistry(settings, store, bus, library, clock, randomness)
    app[STORE_CHECK_KEY] = StoreCheck(store, clock, settings.timings)
    lookup_limits = LookupLimits(limit, settings, clock)
    app[ADMISSION_KEY] = Admission(registry, lookup_limits, settings, clock)
    app[PHOTO_LINKS_KEY] = PhotoLinks(registry, clock)
    app[JOIN_LIMIT_KEY] = limit("joining", 20, 0.1)
    tables, connections = settings.tables_per_address, settings.connections_per_minute
    app[NEW_TABLE_LIMIT_KEY] = limit("opening", tables, tables / _HOUR)
    app[NEW_GROUP_LIMIT_KEY] = limit("founding", tables, tables / _HOUR)
    app[REQUEST_LIMIT_KEY] = limit("asking", connections, connections / 60)
    answers = settings.answers_per_address
    app[ANSWER_LIMIT_KEY] = limit("answering", answers, answers / DAY)
    packs = settings.packs_per_address
    app[PACK_LIMIT_KEY] = limit("bringing", packs, packs / _HOUR)
    app[CONNECTING_KEY] = limit("connecting", connections, connections / 60)
    chores: dict[str, Work] = {
        "removing unused tables": partial(remove_unused_tables, store, library, clock, settings),
        "keeping finished games for their groups": registry.groups.catch_up,
        "announcing presence to other nodes": registry.announce_regularly,
        "closing idle connections": app[CAPACITY_KEY].sweep_regularly,
        "closing silent pages": app[SOCKETS_KEY].check_regularly,
    }
    tasks = [create_task(supervise(name, work, clock)) for name, work in chores.items()]
    stop_metrics = _expose_metrics(app, settings.metrics_port)
    yield
    stop_metrics()
    for task in tasks:
        task.cancel()
    await app[REGISTRY_KEY].close()


def _expose_metrics(app: web.Application, port: int) -> Callable[[], None]:
    if not port:
        return lambda: None
    registry, sockets = app[REGISTRY_KEY], app[SOCKETS_KEY]
    gauges: dict[str, Gauge] = {
        "connections": ("Open sockets.", lambda: len(sockets)),
        "tables": ("Tables in memory.", lambda: registry.tables_in_memory),
        "bus_connected": (
            "1 while messages from other nodes can arrive, else 0.",
            lambda: not registry.bus.is_disconnected,
        ),
    }
    with reaching("The port for metrics"):
        return expose(gauges, port)


async def _say_goodbye(app: web.Application) -> None:
    """Tell pages that the server restarts; they reconnect by themselves."""
    app[CLOSING_KEY].set()
    app[REGISTRY_KEY].library.workers.stop()
    await app[SOCKETS_KEY].end("restart")


async def _add_headers(request: web.Request, response: web.StreamResponse) -> None:
    response.headers.update(_HEADERS)
    if is_api(request):  # answers carry tokens, or depend on them
        response.headers.setdefault("Cache-Control", "no-store")


async def _socket(request: web.Request) -> web.StreamResponse:
    _judge_origin(request)
    if request.app[CLOSING_KEY].is_set():
        raise web.HTTPServiceUnavailable
    if not await request.app[CONNECTING_KEY].take(network_at(request)):
        raise web.HTTPTooManyRequests
    registry, admission = request.app[REGISTRY_KEY], request.app[ADMISSION_KEY]
    code, address = request.match_info["code"], address_at(request)

    async def admit(token: str, watch_key: str) -> Visitor:
        return await admission.admit(code, (token, watch_key), address)

    settings, clock = request.app[SETTINGS_KEY], request.app[CLOCK_KEY]
    socket = WebSocket(request.app[SOCKETS_KEY])
    answer = accept(request, socket)
    bucket = Bucket(settings.burst, settings.messages_per_second, clock.monotonic)
    page = PageConnection(socket, registry, admit, bucket)
    socket.serve(page)
    clock.call_later(settings.timings.hello, page.check_greeting)
    return answer


def _judge_origin(request: web.Request) -> None:
    """Accept sockets only from our own pages and from programs that are no browsers."""
    origin = request.headers.get("Origin")
    own = f"{request.scheme}://{request.host}", f"https://{request.host}"
    if origin and origin not in (*own, *request.app[SETTINGS_KEY].origins):
        raise web.HTTPForbidden
