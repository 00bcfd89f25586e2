"""Reminders: in a game over days, people are told that it is their turn.

The queue is in the store, with one row for each person at a table. Every node looks for rows that
are due, and the node that moves a row first sends its message. It moves the row by an hour before
it sends: if the node stops in between, the message is not sent twice. It is sent after that hour if
the person is still waited for.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from hashlib import sha256
from typing import Any

import msgspec

from samewave.core import Refused
from samewave.server.reminders.delivery import Delivery, DeliveryFailed
from samewave.server.reminders.messages import (
    PushSubscription,
    Webhook,
    test_message,
    turn_message,
)
from samewave.server.settings import Settings
from samewave.server.store import DAY, Unavailable
from samewave.server.store.reminders import Reminder
from samewave.server.supervise import counters, in_background, log_failure
from samewave.server.tables.log import PlayerId
from samewave.server.tables.services import Services
from samewave.server.tables.state import TableState
from samewave.server.tables.table import Table
from samewave.server.tables.updates import table_view

_log = logging.getLogger("samewave")
MOST_AT_ONCE = 100
_PARALLEL = 8
"""Messages on their way at a time, so that a slow address does not hold up the others."""
RETRIES = (60.0, 300.0, 900.0, 3600.0, 3 * 3600.0, 6 * 3600.0, 12 * 3600.0)
"""Seconds before each further try to deliver a message; then it is dropped."""

Channel = Webhook | PushSubscription


class Reminders:
    """Notes who is waited for, and tells them."""

    def __init__(
        self, services: Services, settings: Settings, find: Callable[[str], Awaitable[Table]]
    ) -> None:
        self._store, self._clock = services.store.reminders, services.clock
        self._touch = services.store.touch
        self._timings, self._randomness = settings.timings, services.randomness
        self._kept = settings.waiting_days * DAY
        self._find = find
        self.delivery = Delivery(settings, services.store, services.clock)
        self.start_driver: Callable[[Table], None] = lambda _: None
        """Called for a table where only bots have to move."""

    def note(self, table: Table, before: TableState) -> None:
        """Called after each entry of a game over days that this node wrote."""
        state = table.state
        waited_for, question = state.people_waited_for, _question(state)
        earlier, old_question = before.people_waited_for, _question(before)
        if (waited_for, question) == (earlier, old_question):
            return
        answered = earlier - waited_for if question == old_question else earlier
        work = self._update(table, old_question, answered)
        in_background(f"noting whose turn it is at table {table.number}", work)

    async def _update(self, table: Table, question: str, answered: frozenset[PlayerId]) -> None:
        for player in answered:
            if player in table.state.order:
                await self._store.cancel(table.number, player, question)
            else:
                await self._store.forget(table.number, player)
        await self.expect(table)

    async def expect(self, table: Table) -> None:
        """Queue a reminder for everybody who is waited for and has none for this question."""
        state, here, now = table.state, table.audience.here, self._clock.time()
        question = _question(state)
        for player in state.people_waited_for:
            delay = self._timings.turn_delay_here if player in here else self._timings.turn_delay
            token = self._randomness.token()
            await self._store.expect(table.number, player, token, question, now + delay)

    async def check_regularly(self) -> None:
        """Look through all games over days at the start and then hourly.

        This finds turns that a node could not note, lets bots move on after a restart, and keeps
        tables that wait for somebody from being removed.
        """
        while True:
            for code in await self._store.tables():
                try:
                    await self._check(await self._find(code))
                except Refused:
                    continue  # it was removed, or cannot be read, which was logged
            await self._clock.sleep(self._timings.reminder_scan)

    async def _check(self, table: Table) -> None:
        state, now = table.state, self._clock.time()
        if not (state.people_waited_for or state.waits_for_bots_only):
            return
        if now - state.touched < self._kept:
            await self._touch(table.number, now)
        await self.expect(table)
        if state.waits_for_bots_only:
            self.start_driver(table)

    async def send_regularly(self) -> None:
        """Send what is due, until cancelled."""
        while True:
            await self.send_due()
            await self._clock.sleep(self._timings.reminder_check)

    async def send_due(self) -> None:
        """Send every reminder that is due. One that fails does not affect the others."""
        now = self._clock.time()
        await self._store.sweep(now - self._timings.reminder_pause)
        places = asyncio.Semaphore(_PARALLEL)

        async def send(reminder: Reminder) -> None:
            async with places:
                await self._send(reminder)

        due = await self._store.due(now, MOST_AT_ONCE)
        await _all([send(reminder) for reminder in due])

    async def _send(self, reminder: Reminder) -> None:
        now = self._clock.time()
        try:
            table = await self._find(reminder.code)
        except Refused:  # it cannot be read, which was logged
            await self._store.move(reminder, now + self._timings.reminder_pause)
            return
        if reminder.player not in table.state.people_waited_for:
            await self._store.move(reminder, None)
            return
        if reminder.player in table.audience.here:
            await self._store.move(reminder, now + self._timings.turn_delay_here, reminder.tries)
            return
        channel = await self._channel(reminder, table.state)
        if channel is None:  # if they choose one later, they are told of this question
            await self._store.move(reminder, None, question="")
            return
        await self._send_by(channel, reminder, table.state)

    async def _channel(self, reminder: Reminder, state: TableState) -> Channel | None:
        """How a person is told: on their own device, or else by the webhook."""
        if reminder.is_off:
            return None
        return _device(reminder) or await self.webhook(reminder.table, state.group.group)

    async def _send_by(self, channel: Channel, reminder: Reminder, state: TableState) -> None:
        now, pause = self._clock.time(), self._timings.reminder_pause
        taken = await self._store.move(reminder, now + pause, reminder.tries)
        if taken is None:  # another node sends it
            return
        recipient = _recipient(channel, state, reminder.player)
        told = await self._store.take_hour(recipient, now, now - pause)
        if told is not None:
            await self._store.move(taken, told + pause, reminder.tries)
            return
        message = turn_message(table_view(state), reminder.player, reminder.token, channel)
        try:
            if isinstance(channel, Webhook):
                await self.delivery.send_webhook(channel, message)
            else:
                await self.delivery.send_push(channel, message)
        except DeliveryFailed as failure:
            await self._store.give_hour_back(recipient, now)
            await self._retry(taken, channel, failure)
        else:
            counters["reminders_sent"] += 1
            await self._store.move(taken, None)

    async def _retry(self, reminder: Reminder, channel: Channel, failure: DeliveryFailed) -> None:
        """Try again later; drop the message after the last try, or if another try cannot help."""
        whose, tries = (reminder.player, reminder.table), reminder.tries
        if failure.is_final or tries >= len(RETRIES):
            counters["failures"] += 1
            _log.warning("A reminder for player %d of table %d was dropped: %s", *whose, failure)
            await self._store.move(reminder, None)
            if failure.is_final and isinstance(channel, PushSubscription):
                await self._store.choose(*whose[::-1], reminder.token, reminder.is_off, b"")
            return
        due = self._clock.time() + RETRIES[tries]
        _log.warning("A reminder for player %d of table %d is tried again: %s", *whose, failure)
        await self._store.move(reminder, due, tries + 1)

    async def webhook(self, table: int, group: str) -> Webhook | None:
        """The webhook of a table, or else of its group."""
        data = await self._store.webhook(table, group)
        return msgspec.json.decode(data, type=Webhook) if data else None

    async def set_webhook(self, owner: int | str, webhook: Webhook | None) -> None:
        """Set or remove the webhook of a table or a group, or raise Refused."""
        if webhook:
            self.delivery.judge(webhook.address)
        await self._store.set_webhook(owner, msgspec.json.encode(webhook) if webhook else b"")

    async def test(self, webhook: Webhook | None) -> None:
        """Post a test message, or raise Refused with the cause."""
        if webhook is None:
            raise Refused("no_webhook")
        try:
            await self.delivery.send_webhook(webhook, test_message(webhook))
        except DeliveryFailed as failure:
            raise Refused("webhook_failed", cause=str(failure)) from failure

    async def choice_of(self, table: int, player: PlayerId) -> tuple[bool, PushSubscription | None]:
        """Whether a person's reminders are on, and the device that shows them."""
        known = await self._store.find(table, player)
        return known is None or not known.is_off, _device(known) if known else None

    async def choose(
        self, table: Table, player: PlayerId, is_on: bool, device: PushSubscription | None
    ) -> None:
        """Switch a person's reminders on or off, with or without a device that shows them."""
        if device:
            self.delivery.judge(device.endpoint)
        push = msgspec.json.encode(device) if device else b""
        token = self._randomness.token()
        await self._store.choose(table.number, player, token, not is_on, push)
        await self.expect(table)

    async def unsubscribe(self, token: str) -> None:
        """Switch off the reminders of the person with this token, or raise Refused."""
        known = await self._store.find_by_token(token)
        if known is None:
            raise Refused("unknown_token")
        await self._store.choose(known.table, known.player, token, is_off=True, push=b"")

    async def close(self) -> None:
        await self.delivery.close()


def _device(reminder: Reminder) -> PushSubscription | None:
    return msgspec.json.decode(reminder.push, type=PushSubscription) if reminder.push else None


def _question(state: TableState) -> str:
    """The question of a game over days, as a key."""
    return repr(state.question) if state.settings.over_days and state.is_playing else ""


def _recipient(channel: Channel, state: TableState, player: PlayerId) -> str:
    """A person across tables: their device, or their name at a webhook."""
    if isinstance(channel, PushSubscription):
        name = channel.endpoint
    else:
        name = f"{channel.address} {state.players[player].name.casefold()}"
    return sha256(name.encode()).hexdigest()


async def _all(works: list[Coroutine[Any, Any, None]]) -> None:
    """Do all of these at a time. Failures are logged; one of the store is raised."""
    for result in await asyncio.gather(*works, return_exceptions=True):
        if isinstance(result, Unavailable):
            raise result
        if isinstance(result, Exception):
            log_failure("sending a reminder", result)
