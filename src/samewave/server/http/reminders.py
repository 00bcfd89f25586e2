"""HTTP handlers for reminders: a person's choice, webhooks, and the link that stops messages."""

from typing import Annotated

from aiohttp import web
from msgspec import Meta

from samewave.core import Refused, Value
from samewave.core.input import read
from samewave.core.values import Key
from samewave.server.http import (
    BASE_PATH_KEY,
    REGISTRY_KEY,
    WEBHOOK_TEST_LIMIT_KEY,
    bearer,
    json_response,
    limit_requests,
    network_at,
    player_at,
)
from samewave.server.reminders import Reminders
from samewave.server.reminders.messages import (
    Address,
    PushSubscription,
    Secret,
    Webhook,
    WebhookKind,
    kind_of,
)
from samewave.server.tables.entrance import hash_token
from samewave.server.tables.table import Table


class Device(Value, frozen=True):
    """A device as the browser subscribed it to its push service."""

    endpoint: Address
    p256dh: Secret
    auth: Secret


class ChooseReminders(Value, frozen=True):
    """Switch a player's reminders on or off. With a device, it shows them as notifications."""

    is_on: bool
    device: Device | None = None
    language: Key = "en"


class WebhookInfo(Value, frozen=True):
    """A webhook without its secret part."""

    host: str
    """Empty if there is none."""
    kind: WebhookKind = "json"
    is_of_group: bool = False


class ReminderSettings(Value, frozen=True):
    """How a player is told that it is their turn."""

    is_on: bool
    endpoint: str
    """The address of the subscribed device, so that a page knows whether it is its own."""
    push_key: str
    """The key with which a page subscribes; empty if this server sends no notifications."""
    webhook: WebhookInfo
    """The webhook of the table, or else of its group."""


class SetWebhook(Value, frozen=True):
    """Set a webhook; an empty address removes it."""

    address: Annotated[str, Meta(max_length=500)]
    kind: WebhookKind | None = None
    """The format of its messages; without it, the address decides."""
    language: Key = "en"


class StopReminders(Value, frozen=True):
    """Stop the messages of the link with this token."""

    token: Secret


async def reminder_settings(request: web.Request) -> web.Response:
    """How the player is told, and whether the table has a webhook."""
    table, player = await player_at(request)
    reminders = _reminders(request)
    is_on, device = await reminders.choice_of(table.number, player)
    own = await reminders.webhook(table.number, "")
    webhook = own or await reminders.webhook(table.number, table.state.group.group)
    return json_response(
        ReminderSettings(
            is_on=is_on,
            endpoint=device.endpoint if device else "",
            push_key=await reminders.delivery.push_key(),
            webhook=_info(webhook, is_of_group=own is None),
        )
    )


async def choose_reminders(request: web.Request) -> web.Response:
    """Switch the player's reminders on or off."""
    await limit_requests(request)
    table, player = await player_at(request)
    wanted = read(await request.read(), ChooseReminders, "not_a_request")
    device = wanted.device and PushSubscription(
        wanted.device.endpoint,
        wanted.device.p256dh,
        wanted.device.auth,
        _home(request),
        wanted.language,
    )
    await _reminders(request).choose(table, player, wanted.is_on, device)
    return web.Response(status=204)


async def set_table_webhook(request: web.Request) -> web.Response:
    """Set the webhook of a table. Only the host may."""
    await limit_requests(request)
    table = await _table_of_host(request)
    reminders = _reminders(request)
    await reminders.set_webhook(table.number, await _wanted_webhook(request))
    await reminders.expect(table)
    return web.Response(status=204)


async def test_table_webhook(request: web.Request) -> web.Response:
    """Post a test message to the webhook of a table. Only the host may."""
    table = await _table_of_host(request)
    await _limit_tests(request)
    reminders = _reminders(request)
    await reminders.test(await reminders.webhook(table.number, table.state.group.group))
    return web.Response(status=204)


async def group_webhook(request: web.Request) -> web.Response:
    """The webhook of a group, without its secret part."""
    group = await _group_of(request)
    return json_response(_info(await _reminders(request).webhook(-1, group), is_of_group=True))


async def set_group_webhook(request: web.Request) -> web.Response:
    """Set the webhook of a group, for all its tables that have none of their own."""
    await limit_requests(request)
    group = await _group_of(request)
    await _reminders(request).set_webhook(group, await _wanted_webhook(request))
    return web.Response(status=204)


async def test_group_webhook(request: web.Request) -> web.Response:
    """Post a test message to the webhook of a group."""
    group = await _group_of(request)
    await _limit_tests(request)
    reminders = _reminders(request)
    await reminders.test(await reminders.webhook(-1, group))
    return web.Response(status=204)


async def unsubscribe(request: web.Request) -> web.Response:
    """Stop the messages of a link. A link alone does not: programs that preview links open it."""
    await limit_requests(request)
    token = read(await request.read(), StopReminders, "not_a_request").token
    await _reminders(request).unsubscribe(token)
    return web.Response(status=204)


def _reminders(request: web.Request) -> Reminders:
    return request.app[REGISTRY_KEY].reminders


def _info(webhook: Webhook | None, *, is_of_group: bool) -> WebhookInfo:
    if webhook is None:
        return WebhookInfo("")
    return WebhookInfo(webhook.host, webhook.kind, is_of_group)


async def _table_of_host(request: web.Request) -> Table:
    table, player = await player_at(request)
    if table.state.host != player:
        raise Refused("host_only")
    return table


async def _group_of(request: web.Request) -> str:
    """The hash of the group's key, or Refused if there is no such group."""
    await request.app[REGISTRY_KEY].groups.name(bearer(request))
    return hash_token(bearer(request))


async def _wanted_webhook(request: web.Request) -> Webhook | None:
    wanted = read(await request.read(), SetWebhook, "not_a_request")
    if not wanted.address:
        return None
    _reminders(request).delivery.judge(wanted.address)
    kind = wanted.kind or kind_of(wanted.address)
    return Webhook(wanted.address, kind, _home(request), wanted.language)


async def _limit_tests(request: web.Request) -> None:
    if not await request.app[WEBHOOK_TEST_LIMIT_KEY].take(network_at(request)):
        raise Refused("too_many_requests")


def _home(request: web.Request) -> str:
    """The address of this server as the page knows it; proxies may have changed the scheme."""
    origin, host = request.headers.get("Origin", ""), request.host
    own = f"https://{host}", f"http://{host}"
    base = origin if origin in own else f"{request.scheme}://{host}"
    return base + request.app[BASE_PATH_KEY]
