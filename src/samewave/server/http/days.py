"""HTTP handlers for today's theme: the day, answers, practice, circles, and the export."""

import re

from aiohttp import web

from samewave.core import Refused, Value
from samewave.core.codec import read
from samewave.daily import Day, DayAnswer, day_called
from samewave.server.archive.days import Days
from samewave.server.http import (
    ANSWER_LIMIT_KEY,
    EXPORTS_DAYS_KEY,
    REGISTRY_KEY,
    bearer,
    json_response,
    limit_requests,
    network_at,
)
from samewave.server.http.history import Key, Name

_KEY = re.compile(r"[\w-]{22,64}", re.ASCII)


class ShowAnswer(Value, frozen=True):
    """Show the own answer to everybody with this key: of a friend's link, or of a group."""

    key: Key
    name: Name | None = None


async def day(request: web.Request) -> web.Response:
    """A day as this device sees it: with an answer of its own, the result so far."""
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
