"""Schemas: what goes over the socket, as JSON Schema made from the types themselves."""

from typing import Any

import msgspec

from samewave.core import AnyGame
from samewave.server.games_api import Catalogue
from samewave.server.groups import EveningFigures, GroupView
from samewave.server.history_api import ChangeGroup, Evenings
from samewave.server.messages import FromPage, ToPage
from samewave.server.replay import Replay
from samewave.server.story import Story


def table_schema() -> dict[str, Any]:
    """What a page and a table say to each other."""
    return _schema("Table", {"FromPage": FromPage, "ToPage": ToPage})


def history_schema() -> dict[str, Any]:
    """What is asked and answered about games that were played."""
    types = (Story, Replay, GroupView, Evenings, EveningFigures, ChangeGroup)
    return _schema("History", {kind.__name__: kind for kind in types})


def catalogue_schema() -> dict[str, Any]:
    """The games that a server offers."""
    return _schema("Games", {"Catalogue": Catalogue})


def game_schema(game: AnyGame) -> dict[str, Any]:
    """What they say about one game: moves, events, views, offers, set-ups."""
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
