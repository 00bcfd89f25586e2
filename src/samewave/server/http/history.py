"""HTTP handlers for what was played: stories, replays, deals, groups and days."""

import re
from functools import partial
from typing import Annotated, Any, TypeAlias

import msgspec
from aiohttp import web
from msgspec import Meta

from samewave.core import Refused, Value
from samewave.core.input import read
from samewave.core.values import OwnThemes
from samewave.daily import Day, DayAnswer, day_called
from samewave.history import Deal
from samewave.history.group import join, keep_themes, merge, rename, rename_group, switch_daily
from samewave.server.archive import Viewer
from samewave.server.archive.days import Days
from samewave.server.archive.groups import Evening, grouped
from samewave.server.http import (
    ANSWER_LIMIT_KEY,
    EXPORTS_DAYS_KEY,
    NEW_GROUP_LIMIT_KEY,
    REGISTRY_KEY,
    bearer,
    cancel_on_disconnect,
    json_response,
    limit_requests,
    network_at,
    player_at,
    read_body,
    visitor_at,
    work_slot,
)
from samewave.server.tables.commands import TakeDeal
from samewave.server.work import jobs
from samewave.server.work.pool import Job, JobKind

MOST_RECORD_BYTES = 4_000_000
"""The longest games have a few hundred thousand bytes."""

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Key: TypeAlias = Annotated[str, Meta(max_length=64)]


class OpenGroup(Value, frozen=True):
    """Create a group."""

    name: Name


class GroupKey(Value, frozen=True):
    """The key of a group; it gives access to the group."""

    key: Key


class RenameGroup(Value, frozen=True, tag="rename_group"):
    """Rename the group."""

    name: Name


class JoinGroup(Value, frozen=True, tag="join"):
    """Add a member, or bring one back."""

    name: Name


class RenameMember(Value, frozen=True, tag="rename"):
    """Rename a member, in all games of the group."""

    name: Name
    to: Name


class MergeMembers(Value, frozen=True, tag="merge"):
    """Merge two members who are the same person."""

    name: Name
    into: Name


class LeaveGroup(Value, frozen=True, tag="leave"):
    """Remove a member, and everything known about them."""

    name: Name


class CountDaily(Value, frozen=True, tag="count_daily"):
    """Count members' answers to today's theme in the group's figures, or leave them out."""

    is_counted: bool


class KeepThemes(Value, frozen=True, tag="keep_themes"):
    """Keep these themes that members wrote, instead of the earlier ones."""

    themes: OwnThemes


class ChangeGroup(Value, frozen=True):
    """One change of a group."""

    change: (
        RenameGroup | JoinGroup | RenameMember | MergeMembers | LeaveGroup | CountDaily | KeepThemes
    )


class Evenings(Value, frozen=True):
    """Some evenings, the latest first."""

    evenings: tuple[Evening, ...]


async def story(request: web.Request) -> web.Response:
    """The story of a finished game."""
    await limit_requests(request)
    registry = request.app[REGISTRY_KEY]
    table = (await visitor_at(request)).table
    body = await registry.archive.story(table, int(request.match_info["number"]))
    return web.Response(body=body, content_type="application/json")


async def picture(request: web.Request) -> web.Response:
    """A finished game as a picture to share."""
    await limit_requests(request)
    registry = request.app[REGISTRY_KEY]
    table = (await visitor_at(request)).table
    number, language = int(request.match_info["number"]), request.match_info["language"]
    place = partial(work_slot, request)
    drawn = await registry.archive.picture(table, number, language, place)
    return web.Response(body=drawn, content_type="image/png")


async def replay_record(request: web.Request) -> web.Response:
    """Replay a record for a viewer."""
    await limit_requests(request)
    name = request.match_info["viewer"]
    viewer: Viewer = int(name) if name.isdigit() else "all" if name == "all" else "table"
    work = request.app[REGISTRY_KEY].library.long_work
    shown = await _work_on_record(request, work.replay, jobs.replay_record, viewer)
    return web.Response(body=shown, content_type="application/json")


async def _work_on_record(request: web.Request, kind: JobKind, job: Job, *arguments: Any) -> bytes:
    """Run a job on the record in the request's body."""
    pool = request.app[REGISTRY_KEY].library.long_work.strangers
    async with work_slot(request):
        record = await read_body(request, MOST_RECORD_BYTES)
        return await cancel_on_disconnect(request, pool.run(kind, job, record, *arguments))


async def take_deal(request: web.Request) -> web.Response:
    """Use the deal of the record in the body for the next game."""
    await limit_requests(request)
    registry = request.app[REGISTRY_KEY]
    table, player = await player_at(request)
    read_deal = await _work_on_record(request, registry.library.long_work.deal, jobs.read_deal)
    deal = msgspec.json.decode(read_deal, type=Deal)
    await table.request(TakeDeal(deal), player)
    return web.Response(status=204)


async def put_deal_back(request: web.Request) -> web.Response:
    """Let the next game have its own deal again."""
    table, player = await player_at(request)
    await table.request(TakeDeal(None), player)
    return web.Response(status=204)


async def keep_for_group(request: web.Request) -> web.Response:
    """Keep the games of a table for a group; an empty key means none."""
    registry = request.app[REGISTRY_KEY]
    table, player = await player_at(request)
    key = read(await request.read(), GroupKey, "not_a_request").key
    name = await registry.groups.name(key) if key else ""
    await registry.keep_for(table, player, grouped(key, name))
    return web.Response(status=204)


async def open_group(request: web.Request) -> web.Response:
    wanted = read(await request.read(), OpenGroup, "not_a_request")
    if not await request.app[NEW_GROUP_LIMIT_KEY].take(network_at(request)):
        raise Refused("too_many_groups")
    return json_response(GroupKey(await request.app[REGISTRY_KEY].groups.open(wanted.name)), 201)


async def group(request: web.Request) -> web.Response:
    """A group as its members see it."""
    return json_response(await request.app[REGISTRY_KEY].groups.view(bearer(request)))


async def change_group(request: web.Request) -> web.Response:
    await limit_requests(request)
    groups, key = request.app[REGISTRY_KEY].groups, bearer(request)
    wanted: ChangeGroup = read(await request.read(), ChangeGroup, "not_a_request")
    match wanted.change:
        case RenameGroup(name):
            await groups.change(key, partial(rename_group, name=name))
        case JoinGroup(name):
            await groups.change(key, partial(join, name=name))
        case RenameMember(name, to):
            await groups.change(key, partial(rename, old=name, new=to))
        case MergeMembers(name, into):
            await groups.change(key, partial(merge, one=name, into=into))
        case CountDaily(is_counted):
            await groups.change(key, partial(switch_daily, is_counted=is_counted))
        case KeepThemes(themes):
            await groups.change(key, partial(keep_themes, themes=themes))
        case LeaveGroup(name):
            async with work_slot(request):
                await groups.leave(key, name)
    return web.Response(status=204)


async def remove_group(request: web.Request) -> web.Response:
    """Delete a group and all its games."""
    await request.app[REGISTRY_KEY].groups.remove(bearer(request))
    return web.Response(status=204)


async def evenings_before(request: web.Request) -> web.Response:
    before = int(request.match_info["number"])
    found = await request.app[REGISTRY_KEY].groups.evenings(bearer(request), before)
    return json_response(Evenings(found))


async def evening(request: web.Request) -> web.Response:
    """One evening and its figures."""
    await limit_requests(request)
    number = int(request.match_info["number"])
    return json_response(await request.app[REGISTRY_KEY].groups.evening(bearer(request), number))


async def group_record(request: web.Request) -> web.Response:
    """The record of a group's game, as a file."""
    number = int(request.match_info["number"])
    record = await request.app[REGISTRY_KEY].groups.record(bearer(request), number)
    return web.Response(body=record, content_type="application/jsonl")


async def export_group(request: web.Request) -> web.Response:
    """Everything stored about a group, as a zip."""
    await limit_requests(request)
    async with work_slot(request):
        work = request.app[REGISTRY_KEY].groups.export(bearer(request))
        packed = await cancel_on_disconnect(request, work)
    return web.Response(body=packed, content_type="application/zip")


_KEY = re.compile(r"[\w-]{22,64}", re.ASCII)


class ShowAnswer(Value, frozen=True):
    """Show the own answer to everybody with this key: of a friend's link, or of a group."""

    key: Key
    name: Name | None = None


async def day(request: web.Request) -> web.Response:
    """A day as this device sees it, with the result so far if the device has answered."""
    days, asked = _day_at(request)
    return json_response(await days.view(asked, _device_key(request) if bearer(request) else ""))


async def answer_day(request: web.Request) -> web.Response:
    """Answer a day, or change the answer until the day ends."""
    await limit_requests(request)
    days, asked = _day_at(request)
    answer = read(await request.read(), DayAnswer, "not_a_request")
    key, limit, network = _device_key(request), request.app[ANSWER_LIMIT_KEY], network_at(request)
    is_taken, is_new = await limit.take(network), False
    if not is_taken and (await days.view(asked, key)).yours is None:
        raise Refused("too_many_answers")
    try:
        is_new = await days.answer(asked, key, answer)
    finally:
        if is_taken and not is_new:  # changes do not count against the limit
            await limit.give_back(network)
    return json_response(await days.view(asked, key))


async def practise_day(request: web.Request) -> web.Response:
    """The result that an answer would have on one of the last seven days."""
    await limit_requests(request)
    days, asked = _day_at(request)
    answer = read(await request.read(), DayAnswer, "not_a_request")
    return json_response(await days.practise(asked, answer))


async def show_answer(request: web.Request) -> web.Response:
    """Show the own answer to a circle of people, and see theirs."""
    await limit_requests(request)
    days, asked = _day_at(request)
    wanted: ShowAnswer = read(await request.read(), ShowAnswer, "not_a_request")
    name = " ".join((wanted.name or "").split())
    if not _KEY.fullmatch(wanted.key):
        raise Refused("no_device_key")
    return json_response(await days.show(asked, _device_key(request), wanted.key, name))


async def forget_answers(request: web.Request) -> web.Response:
    """Delete every answer that this device has given."""
    await limit_requests(request)
    registry = request.app[REGISTRY_KEY]
    circles = await registry.days.forget(_device_key(request))
    await registry.groups.recount_days(circles)
    return web.Response(status=204)


async def export_day(request: web.Request) -> web.StreamResponse:
    """The answers of a day that is over, without anything about people; if the operator allows."""
    await limit_requests(request)
    days, asked = _day_at(request)
    if not request.app[EXPORTS_DAYS_KEY]:
        raise Refused("no_export")
    lines = days.export(asked)
    first = await anext(lines)
    response = web.StreamResponse(headers={"Content-Type": "text/csv"})
    await response.prepare(request)
    await response.write(first)
    async for some in lines:
        await response.write(some)
    return response


def _day_at(request: web.Request) -> tuple[Days, Day]:
    days, name = request.app[REGISTRY_KEY].days, request.match_info["day"]
    return days, days.today if name == "today" else day_called(name)


def _device_key(request: web.Request) -> str:
    """The key of the device, or Refused if it is too short to be a secret."""
    key = bearer(request)
    if not _KEY.fullmatch(key):
        raise Refused("no_device_key")
    return key
