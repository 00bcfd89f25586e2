"""The OpenAPI description of the API and the JSON Schemas of the protocol, from the types."""

from functools import lru_cache
from typing import Any

import msgspec
from aiohttp import web

from samewave.core import AnyGame
from samewave.server.archive import Story
from samewave.server.archive.groups import EveningFigures, GroupView
from samewave.server.archive.replay import Replay
from samewave.server.http.history import ChangeGroup, Evenings
from samewave.server.http.routes import PARAMETERS, PLACE, ROUTES, File, Route
from samewave.server.http.tables import Catalogue, SeatCredentials
from samewave.server.protocol.messages import FromPage, ToPage

_REASONS = {
    200: "Here it is.",
    201: "It was made.",
    202: "The host is asked.",
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
    """The schema of requests and answers about finished games."""
    types = (Story, Replay, GroupView, Evenings, EveningFigures, ChangeGroup)
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
