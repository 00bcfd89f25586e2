"""The API described, from the same list as its routes."""

from functools import lru_cache
from typing import Any

import msgspec
from aiohttp import web

from samewave.server import api
from samewave.server.routes import PARAMETERS, PLACE, ROUTES, File, Route

_REASONS = {
    200: "Here it is.",
    201: "It was made.",
    204: "It is done.",
    401: "The token is missing or wrong.",
    404: "There is no such thing.",
    413: "The body is too long.",
    422: "It was understood and refused.",
    503: "Not now; try again in a moment.",
    429: "Too many from this address.",
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
    types = {kind for route in ROUTES for kind in (route.asks, *route.answers.values())}
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
    if route.asks:
        described["requestBody"] = {"required": True, "content": _content(route.asks)}
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
    if kind is api.Seat:
        described["links"] = {name: _link(name) for name in ("look_up", "join", "leave", "record")}
    return described


def _link(operation: str) -> dict[str, Any]:
    """Whoever has a seat knows the code of its table."""
    return {"operationId": operation, "parameters": {"code": "$response.body#/code"}}


def _content(kind: Any) -> dict[str, Any]:
    if isinstance(kind, File):
        return _FILES[kind]
    reference = {"$ref": _REF.format(name=kind.__name__)}
    return {"application/json": {"schema": reference}}
