"""The API described: one list from which the routes and the OpenAPI document are both made."""

import re
from collections.abc import Awaitable, Callable
from functools import cache
from typing import Any, NamedTuple

import msgspec
from aiohttp import web

from samewave.server import api
from samewave.server.messages import RoomView

PARAMETERS = {
    "code": ("[A-Za-z]{5}", "The five letters of a table.", "GQJWB"),
    "number": ("[0-9]{1,6}", "Which game at this table, counted from 0.", "0"),
    "pack": ("[a-z][a-z0-9_]{0,39}", "The id of a pack.", "house"),
}
_REASONS = {
    200: "Here it is.",
    201: "It was made.",
    204: "It is done.",
    401: "The token is missing or wrong.",
    404: "There is no such thing.",
    413: "The body is too long.",
    422: "It was understood and refused.",
    429: "Too many from this address.",
}
_UPLOAD = {
    "application/octet-stream": {
        "schema": {"type": "string", "contentMediaType": "application/zip"}
    },
    "multipart/form-data": {
        "schema": {"type": "object", "additionalProperties": {"type": "string"}}
    },
}
"""A .samewave file, or photos."""
_PLACE = re.compile(r"{(\w+)}")
_REF = "#/components/schemas/{name}"


class Route(NamedTuple):
    """Something that can be asked by HTTP."""

    method: str
    path: str
    handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
    asks: Any
    answers: dict[int, Any]
    needs_token: bool = False

    @property
    def pattern(self) -> str:
        """The path as the router wants it."""
        return _PLACE.sub(lambda found: f"{{{found[1]}:{PARAMETERS[found[1]][0]}}}", self.path)


ROUTES = (
    Route(
        "POST",
        "/api/tables",
        api.open_table,
        api.OpenTable,
        {201: api.Seat, 413: api.Problem, 422: api.Problem, 429: api.Problem},
    ),
    Route("GET", "/api/tables/{code}", api.look_up, None, {200: RoomView, 404: api.Problem}),
    Route(
        "POST",
        "/api/tables/{code}/players",
        api.join,
        api.JoinTable,
        {201: api.Seat, 404: api.Problem, 413: api.Problem, 422: api.Problem},
    ),
    Route(
        "DELETE",
        "/api/tables/{code}/players",
        api.leave,
        None,
        {204: None, 401: api.Problem, 404: api.Problem},
        needs_token=True,
    ),
    Route(
        "GET",
        "/api/tables/{code}/records/{number}",
        api.record,
        None,
        {200: bytes, 404: api.Problem},
    ),
    Route(
        "POST",
        "/api/tables/{code}/packs",
        api.bring_pack,
        bytes,
        {
            201: api.Brought,
            401: api.Problem,
            404: api.Problem,
            413: api.Problem,
            422: api.Problem,
        },
        needs_token=True,
    ),
    Route("GET", "/api/packs/{pack}", api.pack, None, {200: api.PackView, 404: api.Problem}),
    Route("GET", "/api/health", api.health, None, {200: api.Health}),
)


async def describe(_: web.Request) -> web.Response:
    return web.Response(body=_document(), content_type="application/json")


@cache
def _document() -> bytes:
    return msgspec.json.encode(document())


def document() -> dict[str, Any]:
    """The API as OpenAPI 3.1."""
    types = {kind for route in ROUTES for kind in (route.asks, *route.answers.values())}
    wanted = sorted(types - {None, bytes}, key=lambda kind: str(kind.__name__))
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
    if parameters := [_parameter(name) for name in _PLACE.findall(route.path)]:
        described["parameters"] = parameters
    if route.asks:
        content = _UPLOAD if route.asks is bytes else _content(route.asks)
        described["requestBody"] = {"required": True, "content": content}
    if route.needs_token:
        described["security"] = [{"token": []}]
    return described


def _parameter(name: str) -> dict[str, Any]:
    pattern, description, example = PARAMETERS[name]
    schema = {"type": "string", "pattern": f"^{pattern}$", "examples": [example]}
    return {
        "name": name,
        "in": "path",
        "required": True,
        "description": description,
        "schema": schema,
    }


def _response(status: int, kind: Any) -> dict[str, Any]:
    described: dict[str, Any] = {"description": _REASONS[status]}
    if kind is bytes:
        described["content"] = {"application/jsonl": {"schema": {"type": "string"}}}
    elif kind is not None:
        described["content"] = _content(kind)
    if kind is api.Seat:
        described["links"] = {name: _link(name) for name in ("look_up", "join", "leave", "record")}
    return described


def _link(operation: str) -> dict[str, Any]:
    """Whoever has a seat knows the code of its table."""
    return {"operationId": operation, "parameters": {"code": "$response.body#/code"}}


def _content(kind: Any) -> dict[str, Any]:
    reference = {"$ref": _REF.format(name=kind.__name__)}
    return {"application/json": {"schema": reference}}
