"""Limits: a burst, and then a rate per second."""

from pathlib import Path

import pytest

from samewave.server.limits import Bucket, Buckets, address_of
from tests.server.pages import serving


class Clock:
    """A clock that a test moves forward."""

    now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_lets_through_what_it_holds_and_fills_again() -> None:
    clock = Clock()
    bucket = Bucket(3, 2, clock)

    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]
    clock.now += 1
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    clock.now += 1000
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_every_name_has_its_own() -> None:
    buckets = Buckets(1, 1, Clock())

    assert (buckets.take("a"), buckets.take("a"), buckets.take("b")) == (True, False, True)


def test_the_longest_unused_are_forgotten() -> None:
    buckets = Buckets(1, 0, Clock())
    for number in range(10_001):
        assert buckets.take(str(number))

    assert buckets.take("0")
    assert not buckets.take("10000")


@pytest.mark.parametrize(
    ("forwarded", "proxies", "asker"),
    [
        ("", 0, "10.0.0.1"),
        ("1.2.3.4", 0, "10.0.0.1"),
        ("1.2.3.4", 1, "1.2.3.4"),
        ("6.6.6.6, 1.2.3.4", 1, "1.2.3.4"),
        ("6.6.6.6, 1.2.3.4, 10.0.0.9", 2, "1.2.3.4"),
        ("1.2.3.4", 2, "10.0.0.1"),
        (" , ", 1, "10.0.0.1"),
    ],
)
def test_only_our_own_proxies_say_who_asks(forwarded: str, proxies: int, asker: str) -> None:
    assert address_of("10.0.0.1", forwarded, proxies) == asker


async def test_behind_a_proxy_everybody_has_a_limit_of_their_own(tmp_path: Path) -> None:
    async with serving(tmp_path, tables_per_address=1, proxies=1) as guests:
        statuses = []
        for asker in ("1.1.1.1", "2.2.2.2", "6.6.6.6, 1.1.1.1"):
            headers = {"X-Forwarded-For": asker}
            address = f"{guests.address}/api/tables"
            async with guests.session.post(address, json={"name": "Ann"}, headers=headers) as said:
                statuses.append(said.status)

    assert statuses == [201, 201, 429]
