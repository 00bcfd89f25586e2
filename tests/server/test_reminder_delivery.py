"""Messages that do not arrive: tried again, dropped, and logged without a secret."""

import pytest

from samewave.server.reminders import RETRIES
from tests.server.builders import SkippingClock
from tests.server.over_days import (
    HOUR,
    Receiver,
    begin,
    clock,
    names_of,
    party,
    pass_time,
    receiver,
)
from tests.server.server_process import Party

__all__ = ["clock", "party", "receiver"]


async def test_what_does_not_arrive_is_tried_again_and_then_dropped(
    party: Party, clock: SkippingClock, receiver: Receiver, caplog: pytest.LogCaptureFixture
) -> None:
    await begin(party, receiver, "Ann", "Bo")
    receiver.status = 503

    await pass_time(party, clock, 601)
    assert len(receiver.take()) == 1
    for pause in RETRIES:
        await pass_time(party, clock, pause - 5)
        assert receiver.take() == []
        await pass_time(party, clock, 10)
        assert len(receiver.take()) == 1
    await pass_time(party, clock, 48 * HOUR)

    assert receiver.take() == []
    assert "answered 503" in caplog.text
    assert "was dropped" in caplog.text


async def test_a_message_that_failed_costs_nobody_the_next_one(
    party: Party, clock: SkippingClock, receiver: Receiver, caplog: pytest.LogCaptureFixture
) -> None:
    await begin(party, receiver, "Ann", "Bo")
    receiver.status = 500
    await pass_time(party, clock, 601)
    receiver.take()

    receiver.status = 200
    await pass_time(party, clock, RETRIES[0] + 1)

    assert names_of(receiver) == ["Ann"]
    assert "answered 500" in caplog.text


async def test_redirects_are_not_followed(
    party: Party, clock: SkippingClock, receiver: Receiver, caplog: pytest.LogCaptureFixture
) -> None:
    await begin(party, receiver, "Ann", "Bo")
    receiver.status, receiver.headers = 302, {"Location": f"{receiver.address}/inside"}

    await pass_time(party, clock)

    assert [each.path for each in receiver.take()] == ["/hook/topic"]
    assert "answered 302" in caplog.text


async def test_the_log_has_the_host_of_a_webhook_and_not_its_secret(
    party: Party, clock: SkippingClock, receiver: Receiver, caplog: pytest.LogCaptureFixture
) -> None:
    await begin(party, receiver, "Ann", "Bo")
    receiver.status = 404

    await pass_time(party, clock)

    assert "127.0.0.1 answered 404" in caplog.text
    assert "/hook/topic" not in caplog.text
