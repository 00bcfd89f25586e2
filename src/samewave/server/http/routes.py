"""The routes of the HTTP API, and its OpenAPI description, made from the types of the routes."""

import re
from collections.abc import Awaitable, Callable
from enum import Enum
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec
from aiohttp import web

from samewave.core import LANGUAGES, AnyGame
from samewave.daily import DayAnswer, DayResult
from samewave.server.archive import Replay, Story
from samewave.server.archive.days import Circle, DayView
from samewave.server.archive.groups import EveningFigures, GroupView
from samewave.server.http import Problem, history, packs, reminders, tables
from samewave.server.http.history import ChangeGroup, Evenings
from samewave.server.http.tables import Catalogue, SeatCredentials
from samewave.server.protocol.messages import FromPage, ToPage
from samewave.server.protocol.views import TableInfo

PARAMETERS = {
    "code": ("[A-Za-z]{5}", "The code of a table: five letters.", "GQJWB"),
    "number": ("[0-9]{1,6}", "The number of a game, from 0, or of an evening, from 1.", "0"),
    "day": ("today|[0-9]{4}-[0-9]{2}-[0-9]{2}", "A date (UTC), or `today`.", "today"),
    "viewer": ("table|all|[0-9]", "The view: a seat, `table`, or `all` for everything.", "all"),
    "language": ("|".join(LANGUAGES), "A language code.", "en"),
    "pack": ("[a-z][a-z0-9_]{0,39}", "The id of a pack.", "house"),
}
"""By name of a path parameter: its pattern, its description and an example."""
PLACE = re.compile(r"{(\w+)}")


class File(Enum):
    """A body or an answer that is a file."""

    PACK = "pack"
    RECORD = "record"
    ANY_RECORD = "any record"
    ZIP = "zip"
    PICTURE = "picture"
    CSV = "csv"


class Route(NamedTuple):
    """One method of one path."""

    method: str
    path: str
    handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
    body: Any
    successes: dict[int, Any]
    problems: tuple[int, ...] = ()
    """Statuses that come with a `Problem`."""
    needs_token: bool = False

    @property
    def answers(self) -> dict[int, Any]:
        """By status, the type of the answer."""
        return dict.fromkeys(self.problems, Problem) | self.successes

    @property
    def pattern(self) -> str:
        """The path with the patterns of its parameters, for aiohttp's router."""
        return PLACE.sub(lambda found: f"{{{found[1]}:{PARAMETERS[found[1]][0]}}}", self.path)


_TABLE = (401, 404, 429)
"""The problems of every route with the code of a table."""
_TABLE_WORK = (*_TABLE, 503)
"""The same where the answer takes some work, which the server may refuse when it is busy."""

ROUTES = (
    Route(
        *("POST", "/api/tables", tables.open_table, tables.OpenTable),
        *({201: tables.SeatCredentials}, (413, 422, 429)),
    ),
    Route("GET", "/api/tables/{code}", tables.look_up, None, {200: TableInfo}, _TABLE),
    Route(
        *("DELETE", "/api/tables/{code}", tables.delete_table, None, {204: None}, _TABLE),
        needs_token=True,
    ),
    Route(
        *("DELETE", "/api/tables/{code}/name", tables.delete_name, None, {204: None}, _TABLE),
        needs_token=True,
    ),
    Route(
        *("POST", "/api/tables/{code}/players", tables.join, tables.JoinTable),
        *({201: tables.SeatCredentials, 202: tables.JoinRequest}, (*_TABLE, 413, 422)),
    ),
    Route(
        *("POST", "/api/screens", tables.open_for_screen, tables.OpenScreenTable),
        *({201: tables.OpenedTable}, (413, 422, 429)),
    ),
    Route(
        *("POST", "/api/tables/{code}/claim", tables.claim, tables.ClaimSeat),
        *({201: tables.SeatCredentials}, (*_TABLE, 413, 422)),
    ),
    Route(
        *("GET", "/api/tables/{code}/request", tables.request_state, None),
        *({200: tables.JoinRequestState}, _TABLE),
        needs_token=True,
    ),
    Route(
        *("DELETE", "/api/tables/{code}/players", tables.leave, None, {204: None}, _TABLE),
        needs_token=True,
    ),
    Route(
        *("GET", "/api/tables/{code}/records/{number}", tables.record, None),
        *({200: File.RECORD}, _TABLE),
    ),
    Route(
        *("POST", "/api/tables/{code}/packs", packs.bring_pack, File.PACK),
        *({201: packs.AddedPack}, (*_TABLE_WORK, 413, 422)),
        needs_token=True,
    ),
    Route(
        *("GET", "/api/tables/{code}/records/{number}/story", history.story, None),
        *({200: Story}, _TABLE_WORK),
    ),
    Route(
        *("GET", "/api/tables/{code}/records/{number}/picture/{language}", history.picture, None),
        *({200: File.PICTURE}, _TABLE_WORK),
    ),
    Route(
        *("POST", "/api/replay/{viewer}", history.replay_record, File.ANY_RECORD),
        *({200: Replay}, (404, 413, 422, 429, 503)),
    ),
    Route(
        *("PUT", "/api/tables/{code}/deal", history.take_deal, File.ANY_RECORD),
        *({204: None}, (*_TABLE_WORK, 413, 422)),
        needs_token=True,
    ),
    Route(
        *("DELETE", "/api/tables/{code}/deal", history.put_deal_back, None),
        *({204: None}, (*_TABLE, 422)),
        needs_token=True,
    ),
    Route(
        *("PUT", "/api/tables/{code}/group", history.keep_for_group, history.GroupKey),
        *({204: None}, (*_TABLE, 413, 422)),
        needs_token=True,
    ),
    Route(
        *("POST", "/api/groups", history.open_group, history.OpenGroup),
        *({201: history.GroupKey}, (413, 422, 429)),
    ),
    Route("GET", "/api/group", history.group, None, {200: GroupView}, (401,), needs_token=True),
    Route(
        *("POST", "/api/group/changes", history.change_group, history.ChangeGroup),
        *({204: None}, (401, 413, 422, 429, 503)),
        needs_token=True,
    ),
    Route(
        "DELETE", "/api/group", history.remove_group, None, {204: None}, (401,), needs_token=True
    ),
    Route(
        *("GET", "/api/group/evenings/before/{number}", history.evenings_before, None),
        *({200: history.Evenings}, (401, 404)),
        needs_token=True,
    ),
    Route(
        *("GET", "/api/group/evenings/{number}", history.evening, None),
        *({200: EveningFigures}, (401, 404, 429, 503)),
        needs_token=True,
    ),
    Route(
        *("GET", "/api/group/records/{number}", history.group_record, None),
        *({200: File.RECORD}, (401, 404)),
        needs_token=True,
    ),
    Route(
        *("GET", "/api/group/export", history.export_group, None),
        *({200: File.ZIP}, (401, 422, 429, 503)),
        needs_token=True,
    ),
    Route(
        *("GET", "/api/tables/{code}/reminders", reminders.reminder_settings, None),
        *({200: reminders.ReminderSettings}, _TABLE),
        needs_token=True,
    ),
    Route(
        *("PUT", "/api/tables/{code}/reminders", reminders.choose_reminders),
        *(reminders.ChooseReminders, {204: None}, (*_TABLE, 413, 422)),
        needs_token=True,
    ),
    Route(
        *("PUT", "/api/tables/{code}/webhook", reminders.set_table_webhook, reminders.SetWebhook),
        *({204: None}, (*_TABLE, 413, 422)),
        needs_token=True,
    ),
    Route(
        *("POST", "/api/tables/{code}/webhook/test", reminders.test_table_webhook, None),
        *({204: None}, (*_TABLE, 422)),
        needs_token=True,
    ),
    Route(
        *("GET", "/api/group/webhook", reminders.group_webhook, None),
        *({200: reminders.WebhookInfo}, (401,)),
        needs_token=True,
    ),
    Route(
        *("PUT", "/api/group/webhook", reminders.set_group_webhook, reminders.SetWebhook),
        *({204: None}, (401, 413, 422, 429)),
        needs_token=True,
    ),
    Route(
        *("POST", "/api/group/webhook/test", reminders.test_group_webhook, None),
        *({204: None}, (401, 422, 429)),
        needs_token=True,
    ),
    Route(
        *("POST", "/api/unsubscribe", reminders.unsubscribe, reminders.StopReminders),
        *({204: None}, (401, 413, 422, 429)),
    ),
    Route("GET", "/api/days/{day}", history.day, None, {200: DayView}, (401, 404)),
    Route(
        *("PUT", "/api/days/{day}/answer", history.answer_day, DayAnswer),
        *({200: DayView}, (401, 404, 413, 422, 429, 503)),
        needs_token=True,
    ),
    Route(
        *("POST", "/api/days/{day}/practice", history.practise_day, DayAnswer),
        *({200: DayResult}, (404, 413, 422, 429)),
    ),
    Route(
        *("PUT", "/api/days/{day}/circle", history.show_answer, history.ShowAnswer),
        *({200: Circle}, (401, 404, 413, 422, 429)),
        needs_token=True,
    ),
    Route(
        *("GET", "/api/days/{day}/export", history.export_day, None),
        *({200: File.CSV}, (404, 422, 429)),
    ),
    Route(
        *("DELETE", "/api/days", history.forget_answers, None, {204: None}, (401, 429)),
        needs_token=True,
    ),
    Route("GET", "/api/games", tables.games, None, {200: tables.Catalogue}),
    Route("GET", "/api/packs/{pack}", packs.pack, None, {200: packs.PackView}, (404,)),
    Route("GET", "/api/health", tables.health, None, {200: tables.HealthStatus}),
)


_REASONS = {
    200: "The result is in the body.",
    201: "Created.",
    202: "The host was asked to let this player in.",
    204: "Done; the response has no body.",
    401: "The token is missing or wrong.",
    404: "Not found.",
    413: "The request body is too large.",
    422: "The request was refused, or is not valid; the problem says why.",
    503: "The server is busy. Try again in a moment.",
    429: "Too many requests from this address.",
}
_TEXT = {"schema": {"type": "string"}}
_FILES: dict[File, dict[str, Any]] = {
    File.PACK: {
        "application/octet-stream": {
            "schema": {"type": "string", "contentMediaType": "application/zip"}
        },
        "multipart/form-data": {
            "schema": {"type": "object", "additionalProperties": {"type": "string"}}
        },
    },
    File.RECORD: {"application/jsonl": _TEXT},
    File.ANY_RECORD: {"application/octet-stream": _TEXT},
    File.ZIP: {"application/zip": _TEXT},
    File.PICTURE: {"image/png": _TEXT},
    File.CSV: {"text/csv": _TEXT},
}
"""A pack is a .samewave file, or photos."""
_REF = "#/components/schemas/{name}"


async def describe(_: web.Request) -> web.Response:
    return web.Response(body=_document(), content_type="application/json")


@lru_cache(maxsize=1)
def _document() -> bytes:
    return msgspec.json.encode(document())


def document() -> dict[str, Any]:
    """The API as OpenAPI 3.1."""
    types = {kind for route in ROUTES for kind in (route.body, *route.answers.values())}
    wanted = sorted(types - {None, *File}, key=lambda kind: str(kind.__name__))
    _, components = msgspec.json.schema_components(wanted, ref_template=_REF)
    paths: dict[str, dict[str, Any]] = {}
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Samewave", "version": "1"},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def _operation(route: Route) -> dict[str, Any]:
    described: dict[str, Any] = {
        "operationId": route.handler.__name__,
        "responses": {
            str(status): _response(status, kind) for status, kind in route.answers.items()
        },
    }
    if parameters := [_parameter(name) for name in PLACE.findall(route.path)]:
        described["parameters"] = parameters
    if route.body:
        described["requestBody"] = {"required": True, "content": _content(route.body)}
    if route.needs_token:
        described["security"] = [{"token": []}]
    return described


def _parameter(name: str) -> dict[str, Any]:
    pattern, description, example = PARAMETERS[name]
    schema = {"type": "string", "pattern": f"^({pattern})$", "examples": [example]}
    return {
        "name": name,
        "in": "path",
        "required": True,
        "description": description,
        "schema": schema,
    }


def _response(status: int, kind: Any) -> dict[str, Any]:
    described: dict[str, Any] = {"description": _REASONS[status]}
    if kind is not None:
        described["content"] = _content(kind)
    if kind is SeatCredentials:
        described["links"] = {name: _link(name) for name in ("look_up", "join", "leave", "record")}
    return described


def _link(operation: str) -> dict[str, Any]:
    """A link from a seat to an operation on its table."""
    return {"operationId": operation, "parameters": {"code": "$response.body#/code"}}


def _content(kind: Any) -> dict[str, Any]:
    if isinstance(kind, File):
        return _FILES[kind]
    reference = {"$ref": _REF.format(name=kind.__name__)}
    return {"application/json": {"schema": reference}}


def table_schema() -> dict[str, Any]:
    """The schema of the socket's messages."""
    return _schema("Table", {"FromPage": FromPage, "ToPage": ToPage})


def history_schema() -> dict[str, Any]:
    """The schema of requests and answers about finished games, groups and days."""
    types = (
        *(Story, Replay, GroupView, Evenings, EveningFigures, ChangeGroup),
        *(DayView, DayAnswer, DayResult, Circle),
    )
    return _schema("History", {kind.__name__: kind for kind in types})


def catalogue_schema() -> dict[str, Any]:
    """The schema of the list of games."""
    return _schema("Games", {"Catalogue": Catalogue})


def game_schema(game: AnyGame) -> dict[str, Any]:
    """The schema of one game: moves, events, views, offers and set-ups."""
    types = {
        "Move": game.move_type,
        "Event": game.event_type,
        "Setup": game.setup_type,
        "View": game.view_type,
        "Offers": game.offers_type,
    }
    return _schema(game.name.title(), types)


def _schema(title: str, types: dict[str, Any]) -> dict[str, Any]:
    roots, parts = msgspec.json.schema_components(types.values(), ref_template="#/$defs/{name}")
    named = {name: root for name, root in zip(types, roots, strict=True) if name not in parts}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": title,
        "type": "object",
        "$defs": parts | named,
        "properties": {name: {"$ref": f"#/$defs/{name}"} for name in types},
        "required": list(types),
        "additionalProperties": False,
    }
