"""Routes: all that can be asked by HTTP, and what the answers may be."""

import re
from collections.abc import Awaitable, Callable
from enum import Enum
from typing import Any, NamedTuple

from aiohttp import web

from samewave.core import LANGUAGES
from samewave.server import api, erasure_api, games_api, history_api, packs_api
from samewave.server.groups import EveningFigures, GroupView
from samewave.server.messages import RoomView
from samewave.server.replay import Replay
from samewave.server.story import Story

PARAMETERS = {
    "code": ("[A-Za-z]{5}", "The five letters of a table.", "GQJWB"),
    "number": ("[0-9]{1,6}", "Which game, counted from 0, or evening, counted from 1.", "0"),
    "eyes": ("table|all|[0-9]", "Whose eyes: a seat, the table screen, or nothing hidden.", "all"),
    "language": ("|".join(LANGUAGES), "In which language.", "en"),
    "pack": ("[a-z][a-z0-9_]{0,39}", "The id of a pack.", "house"),
}
PLACE = re.compile(r"{(\w+)}")


class File(Enum):
    """What is asked or answered as a file."""

    PACK = "pack"
    RECORD = "record"
    ANY_RECORD = "any record"
    ZIP = "zip"
    PICTURE = "picture"


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
        return PLACE.sub(lambda found: f"{{{found[1]}:{PARAMETERS[found[1]][0]}}}", self.path)


_LOOKED_UP: dict[int, Any] = {401: api.Problem, 404: api.Problem, 429: api.Problem}
_WORKED_ON: dict[int, Any] = {503: api.Problem}
"""What may be said about the code of a table, whatever was asked."""

ROUTES = (
    Route(
        "POST",
        "/api/tables",
        api.open_table,
        api.OpenTable,
        {201: api.Seat, 413: api.Problem, 422: api.Problem, 429: api.Problem},
    ),
    Route("GET", "/api/tables/{code}", api.look_up, None, _LOOKED_UP | {200: RoomView}),
    Route(
        "DELETE",
        "/api/tables/{code}",
        erasure_api.delete_table,
        None,
        {204: None, 401: api.Problem, 404: api.Problem},
        needs_token=True,
    ),
    Route(
        "DELETE",
        "/api/tables/{code}/name",
        erasure_api.delete_name,
        None,
        {204: None, 401: api.Problem, 404: api.Problem, 429: api.Problem},
        needs_token=True,
    ),
    Route(
        "POST",
        "/api/tables/{code}/players",
        api.join,
        api.JoinTable,
        _LOOKED_UP | {201: api.Seat, 202: api.Request, 413: api.Problem, 422: api.Problem},
    ),
    Route(
        "GET",
        "/api/tables/{code}/request",
        api.request_state,
        None,
        _LOOKED_UP | {200: api.RequestState},
        needs_token=True,
    ),
    Route(
        "DELETE",
        "/api/tables/{code}/players",
        api.leave,
        None,
        _LOOKED_UP | {204: None},
        needs_token=True,
    ),
    Route(
        "GET",
        "/api/tables/{code}/records/{number}",
        api.record,
        None,
        _LOOKED_UP | {200: File.RECORD},
    ),
    Route(
        "POST",
        "/api/tables/{code}/packs",
        packs_api.bring_pack,
        File.PACK,
        _LOOKED_UP | _WORKED_ON | {201: api.Brought, 413: api.Problem, 422: api.Problem},
        needs_token=True,
    ),
    Route(
        "GET",
        "/api/tables/{code}/records/{number}/story",
        history_api.story,
        None,
        _LOOKED_UP | _WORKED_ON | {200: Story},
    ),
    Route(
        "GET",
        "/api/tables/{code}/records/{number}/picture/{language}",
        history_api.picture,
        None,
        _LOOKED_UP | _WORKED_ON | {200: File.PICTURE},
    ),
    Route(
        "POST",
        "/api/replay/{eyes}",
        history_api.replay_record,
        File.ANY_RECORD,
        {
            200: Replay,
            404: api.Problem,
            413: api.Problem,
            422: api.Problem,
            429: api.Problem,
            503: api.Problem,
        },
    ),
    Route(
        "PUT",
        "/api/tables/{code}/deal",
        history_api.take_deal,
        File.ANY_RECORD,
        _LOOKED_UP | _WORKED_ON | {204: None, 413: api.Problem, 422: api.Problem},
        needs_token=True,
    ),
    Route(
        "DELETE",
        "/api/tables/{code}/deal",
        history_api.put_deal_back,
        None,
        _LOOKED_UP | {204: None, 422: api.Problem},
        needs_token=True,
    ),
    Route(
        "PUT",
        "/api/tables/{code}/group",
        history_api.keep_for_group,
        history_api.GroupKey,
        _LOOKED_UP | {204: None, 413: api.Problem, 422: api.Problem},
        needs_token=True,
    ),
    Route(
        "POST",
        "/api/groups",
        history_api.open_group,
        history_api.OpenGroup,
        {201: history_api.GroupKey, 413: api.Problem, 422: api.Problem, 429: api.Problem},
    ),
    Route(
        "GET",
        "/api/group",
        history_api.group,
        None,
        {200: GroupView, 401: api.Problem},
        needs_token=True,
    ),
    Route(
        "POST",
        "/api/group/changes",
        history_api.change_group,
        history_api.ChangeGroup,
        {
            204: None,
            401: api.Problem,
            413: api.Problem,
            422: api.Problem,
            429: api.Problem,
            503: api.Problem,
        },
        needs_token=True,
    ),
    Route(
        "DELETE",
        "/api/group",
        history_api.remove_group,
        None,
        {204: None, 401: api.Problem},
        needs_token=True,
    ),
    Route(
        "GET",
        "/api/group/evenings/before/{number}",
        history_api.evenings_before,
        None,
        {200: history_api.Evenings, 401: api.Problem, 404: api.Problem},
        needs_token=True,
    ),
    Route(
        "GET",
        "/api/group/evenings/{number}",
        history_api.evening,
        None,
        {
            200: EveningFigures,
            401: api.Problem,
            404: api.Problem,
            429: api.Problem,
            503: api.Problem,
        },
        needs_token=True,
    ),
    Route(
        "GET",
        "/api/group/records/{number}",
        history_api.group_record,
        None,
        {200: File.RECORD, 401: api.Problem, 404: api.Problem},
        needs_token=True,
    ),
    Route(
        "GET",
        "/api/group/export",
        history_api.export_group,
        None,
        {200: File.ZIP, 401: api.Problem, 422: api.Problem, 429: api.Problem, 503: api.Problem},
        needs_token=True,
    ),
    Route("GET", "/api/games", games_api.games, None, {200: games_api.Catalogue}),
    Route("GET", "/api/packs/{pack}", api.pack, None, {200: api.PackView, 404: api.Problem}),
    Route("GET", "/api/health", api.health, None, {200: api.Health}),
)
