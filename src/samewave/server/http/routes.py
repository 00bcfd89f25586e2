"""The routes of the HTTP API, with the types of their bodies and answers."""

import re
from collections.abc import Awaitable, Callable
from enum import Enum
from typing import Any, NamedTuple

from aiohttp import web

from samewave.core import LANGUAGES
from samewave.server.archive import Story
from samewave.server.archive.groups import EveningFigures, GroupView
from samewave.server.archive.replay import Replay
from samewave.server.http import Problem, history, packs, tables
from samewave.server.protocol.messages import TableView

PARAMETERS = {
    "code": ("[A-Za-z]{5}", "The five letters of a table's code.", "GQJWB"),
    "number": ("[0-9]{1,6}", "A game, counted from 0, or an evening, counted from 1.", "0"),
    "viewer": ("table|all|[0-9]", "A seat, the table screen, or `all` to hide nothing.", "all"),
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
    Route("GET", "/api/tables/{code}", tables.look_up, None, {200: TableView}, _TABLE),
    Route(
        *("DELETE", "/api/tables/{code}", tables.delete_table, None, {204: None}, (401, 404)),
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
    Route("GET", "/api/games", tables.games, None, {200: tables.Catalogue}),
    Route("GET", "/api/packs/{pack}", packs.pack, None, {200: packs.PackView}, (404,)),
    Route("GET", "/api/health", tables.health, None, {200: tables.HealthStatus}),
)
