"""The application: routes, headers, sockets, start and stop."""

import logging
import socket
from asyncio import Event, create_task, get_running_loop
from collections.abc import Callable
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
    WEBHOOK_TEST_LIMIT_KEY,
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
from samewave.server.limits import Bucket, Limit
from samewave.server.nodes.hub import Mailboxes, Upgrade
from samewave.server.protocol.connection import PageConnection
from samewave.server.protocol.websocket import (
    WebSocket,
    WebSockets,
    detach,
    upgrade_answer,
    upgrade_key,
)
from samewave.server.resources import WorkerPlace, lock_data, open_bus, open_store, reaching
from samewave.server.settings import Settings
from samewave.server.store import DAY
from samewave.server.supervise import (
    COUNTER_HELP,
    Work,
    counters,
    expose,
    in_background,
    supervise,
)
from samewave.server.tables.removal import remove_unused_tables
from samewave.server.tables.table_registry import TableRegistry
from samewave.server.work import LongWork

SOCKETS_KEY: web.AppKey[WebSockets] = web.AppKey("sockets", WebSockets)
CAPACITY_KEY: web.AppKey[Capacity] = web.AppKey("capacity", Capacity)
CONNECTING_KEY: web.AppKey[Limit] = web.AppKey("connecting", Limit)
CLOSING_KEY: web.AppKey[Event] = web.AppKey("closing", Event)
SETTINGS_KEY: web.AppKey[Settings] = web.AppKey("settings", Settings)
CLOCK_KEY: web.AppKey[Clock] = web.AppKey("clock", Clock)
WORKER_KEY: web.AppKey[WorkerPlace | None] = web.AppKey("worker")
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
    settings: Settings,
    clock: Clock | None = None,
    randomness: Randomness | None = None,
    worker: WorkerPlace | None = None,
) -> web.Application:
    """Create the application of a server, or of one of its workers."""
    clock = clock or Clock()
    logging.getLogger("aiohttp.server").addFilter(_is_our_fault)
    sockets = WebSockets(clock, settings.timings)
    capacity = Capacity(settings, clock, sockets)
    app = web.Application(middlewares=[refusal_middleware, capacity.serve], client_max_size=BODY)
    app[CAPACITY_KEY] = capacity
    app[SETTINGS_KEY] = settings
    app[WORKER_KEY] = worker
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
    """Hold the lock of the data folder from start to stop; for workers, their parent does."""
    lock = None if app[WORKER_KEY] else lock_data(app[SETTINGS_KEY])
    yield
    if lock:
        lock.release()


async def _open_registry(app: web.Application):  # type: ignore[no-untyped-def]
    """Open the store, the registry and the background tasks, and close them at the end."""
    settings, clock, randomness = app[SETTINGS_KEY], app[CLOCK_KEY], app[RANDOMNESS_KEY]
    worker = app[WORKER_KEY]
    bus, limit = await open_bus(settings, clock, randomness, worker)
    store = await open_store(settings, clock)
    library = Library(store, settings.data / "packs", LongWork(settings, clock))
    if worker is None or worker.is_first:
        library.sweep_scratch()
    app[REGISTRY_KEY] = registry = TableRegistry(settings, store, bus, library, clock, randomness)
    app[STORE_CHECK_KEY] = StoreCheck(store, clock, settings.timings)
    lookup_limits = LookupLimits(limit, settings, clock)
    app[ADMISSION_KEY] = Admission(registry, lookup_limits, settings, clock)
    app[PHOTO_LINKS_KEY] = PhotoLinks(registry, clock)
    app[JOIN_LIMIT_KEY] = limit("joining", 20, 0.1)
    app[WEBHOOK_TEST_LIMIT_KEY] = limit("testing", 10, 10 / _HOUR)
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
        "sending reminders": registry.reminders.send_regularly,
        "checking games over days": registry.reminders.check_regularly,
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
    """Serve metrics to Prometheus; a worker gives them to its parent, which serves them."""
    registry, sockets, worker = app[REGISTRY_KEY], app[SOCKETS_KEY], app[WORKER_KEY]

    def read() -> dict[str, float]:
        return {
            "connections": len(sockets),
            "tables": registry.tables_in_memory,
            "bus_connected": float(not registry.bus.is_disconnected),
            **{name: counters[name] for name in COUNTER_HELP},
        }

    if worker:
        worker.bus.metrics = read
    if worker or not port:
        return lambda: None
    with reaching("The port for metrics"):
        return expose(lambda: {"": read()}, port)


async def _say_goodbye(app: web.Application) -> None:
    """Tell pages that the server restarts; they reconnect by themselves."""
    app[CLOSING_KEY].set()
    app[REGISTRY_KEY].library.long_work.stop()
    await app[SOCKETS_KEY].end("restart")


async def _add_headers(request: web.Request, response: web.StreamResponse) -> None:
    response.headers.update(_HEADERS)
    if is_api(request):  # answers carry tokens, or depend on them
        response.headers.setdefault("Cache-Control", "no-store")


async def _socket(request: web.Request) -> web.StreamResponse:
    _judge_origin(request)
    app = request.app
    if app[CLOSING_KEY].is_set():
        raise web.HTTPServiceUnavailable
    if not await app[CONNECTING_KEY].take(network_at(request)):
        raise web.HTTPTooManyRequests
    code, key, address = request.match_info["code"], upgrade_key(request), address_at(request)
    transport, received = detach(request)
    upgrade = Upgrade(code, key, address, received)
    worker = app[WORKER_KEY]
    if worker is None or not worker.steering.pass_on(transport, upgrade):
        connection = WebSocket(app[SOCKETS_KEY])
        transport.set_protocol(connection)
        connection.connection_made(transport)
        _serve_page(app, connection, upgrade)
    return web.Response()


def _serve_page(app: web.Application, connection: WebSocket, upgrade: Upgrade) -> None:
    """Serve a page at its new connection. It must send `hello` soon."""
    registry, admission, clock = app[REGISTRY_KEY], app[ADMISSION_KEY], app[CLOCK_KEY]
    settings, code, address = app[SETTINGS_KEY], upgrade.code, upgrade.address

    async def admit(token: str, watch_key: str) -> Visitor:
        return await admission.admit(code, (token, watch_key), address)

    connection.write(upgrade_answer(upgrade.key))
    bucket = Bucket(settings.burst, settings.messages_per_second, clock.monotonic)
    page = PageConnection(connection, registry, admit, bucket)
    connection.serve(page)
    clock.call_later(settings.timings.hello, page.check_greeting)
    if upgrade.received:
        connection.data_received(upgrade.received)


def take_passed_connections(app: web.Application, mailboxes: Mailboxes) -> None:
    """Serve the connections that other workers have passed to this one."""
    while passed := mailboxes.take():
        in_background("a connection of another worker", _serve_passed(app, *passed))


async def _serve_passed(app: web.Application, upgrade: Upgrade, connection: socket.socket) -> None:
    if app[CLOSING_KEY].is_set() or not app[CAPACITY_KEY].has_room:
        connection.close()
        return
    loop, sockets = get_running_loop(), app[SOCKETS_KEY]
    _, page = await loop.connect_accepted_socket(lambda: WebSocket(sockets), connection)
    _serve_page(app, page, upgrade)


def _judge_origin(request: web.Request) -> None:
    """Accept sockets only from our own pages and from programs that are no browsers."""
    origin = request.headers.get("Origin")
    own = f"{request.scheme}://{request.host}", f"https://{request.host}"
    if origin and origin not in (*own, *request.app[SETTINGS_KEY].origins):
        raise web.HTTPForbidden
