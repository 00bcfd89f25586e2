"""Look-ups: people who guess codes must wait; people with a valid code do not."""

from pathlib import Path
from typing import Any

import pytest
from redis.asyncio import Redis

from samewave.core import Refused
from samewave.server.clock import Clock
from samewave.server.http.admission import ALARM, ALARMED_BURST, SERVER_BURST, WIDE, LookupLimits
from samewave.server.limits import LocalLimit, network_of, wide_network_of
from samewave.server.nodes.redis import SharedLimit
from samewave.server.settings import Settings, Timings
from samewave.server.store import Unavailable
from samewave.server.store.sqlite import SqliteStore
from tests.server.group_games import ask
from tests.server.nodes import nodes
from tests.server.pages import Guests, serving
from tests.services import Postgres, Valkey

FEW: dict[str, Any] = {
    "wrong_codes": 3,
    "wrong_codes_per_minute": 2,
    "timings": Timings(wrong_code=0),
}
HERE, ELSEWHERE = "192.0.2.1", "192.0.2.2"


class SleepingClock:
    """A clock that advances only when somebody sleeps; it remembers for how long."""

    def __init__(self) -> None:
        self.now, self.slept = 1000.0, list[float]()

    def monotonic(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        self.now += seconds


def lookup_limits(clock: Any, **settings: Any) -> LookupLimits:
    def limit(_: str, full: float, rate: float) -> LocalLimit:
        return LocalLimit(full, rate, clock.monotonic)

    return LookupLimits(limit, Settings(**settings), clock)


async def guess(guard: LookupLimits, clock: SleepingClock, address: str) -> bool:
    """Ask for a wrong code. Returns whether it was looked up."""
    try:
        look_up = await guard.begin(address, clock.monotonic())
    except Refused:
        return False
    await guard.wrong(look_up)
    return True


async def wrong(guests: Guests, number: int, **headers: str) -> list[int]:
    statuses = []
    for _ in range(number):
        address = f"{guests.address}/api/tables/ZZZZZ"
        async with guests.session.get(address, headers=headers) as answer:
            statuses.append(answer.status)
    return statuses


async def test_an_address_that_guesses_is_told_to_wait(tmp_path: Path) -> None:
    async with serving(tmp_path, **FEW) as guests:
        assert await wrong(guests, 5) == [404, 404, 404, 429, 429]

        async with guests.session.get(f"{guests.address}/api/tables/ZZZZZ") as answer:
            assert int(answer.headers["Retry-After"]) > 0
            assert (await answer.json())["code"] == "too_many_requests"


async def test_guessing_on_does_not_help_when_the_budget_is_used_up(tmp_path: Path) -> None:
    """A valid code gets no answer either; otherwise the answers would tell them apart."""
    async with serving(tmp_path, **FEW) as guests:
        (ann,) = await guests.open_table("Ann")
        await wrong(guests, 3)

        path = f"/api/tables/{ann.code}"
        assert (await guests.get(path))[0] == 429
        assert (await guests.get(f"{path}/records/0"))[0] == 429
        assert (await guests.post(f"{path}/players", {"name": "Bo"}))[0] == 429
        assert (await guests.page(ann.code)).bye == "too_fast"


async def test_people_of_a_table_are_not_slowed_down_by_somebody_who_guesses(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path, **FEW) as guests:
        (ann,) = await guests.open_table("Ann")
        await wrong(guests, 5)

        path = f"/api/tables/{ann.code}"
        assert (await ask(guests, "GET", path, ann.token))[0] == 200
        assert (await ask(guests, "GET", path, ann.watch_key))[0] == 200
        assert (await guests.page(ann.code, ann.token)).bye is None


async def test_right_codes_do_not_use_up_the_budget(tmp_path: Path) -> None:
    async with serving(tmp_path, **FEW) as guests:
        (ann,) = await guests.open_table("Ann")
        for _ in range(20):
            assert (await guests.get(f"/api/tables/{ann.code}"))[0] == 200

        assert await wrong(guests, 4) == [404, 404, 404, 429]


async def test_strangers_with_a_right_code_have_a_limit_of_their_own(tmp_path: Path) -> None:
    async with serving(tmp_path, strangers_per_minute=2) as guests:
        (ann,) = await guests.open_table("Ann")
        path = f"/api/tables/{ann.code}"

        assert [(await guests.get(path))[0] for _ in range(3)] == [200, 200, 429]


async def test_guesses_over_sockets_photos_and_joins_count_as_well(tmp_path: Path) -> None:
    async with serving(tmp_path, **FEW) as guests:
        assert (await guests.page("ZZZZZ")).bye == "unknown_table"
        assert (await guests.post("/api/tables/ZZZZZ/players", {"name": "Bo"}))[0] == 404
        photo = "/packs/p0123456789ab/a.webp?table=ZZZZZ&until=99999999999&key=0"
        assert (await guests.get(photo))[0] == 404

        assert await wrong(guests, 1) == [429]


async def test_addresses_of_one_household_are_one(tmp_path: Path) -> None:
    async with serving(tmp_path, proxies=1, **FEW) as guests:
        statuses = []
        for host in ("2001:db8:1:2::1", "2001:db8:1:2::2", "2001:db8:1:2:3::", "2001:db8:1:2::3"):
            statuses += await wrong(guests, 1, **{"X-Forwarded-For": host})
        assert statuses == [404, 404, 404, 429]

        assert await wrong(guests, 1, **{"X-Forwarded-For": "2001:db8:1:3::1"}) == [404]


async def test_a_rented_network_of_many_households_has_a_limit(tmp_path: Path) -> None:
    async with serving(tmp_path, proxies=1, **FEW) as guests:
        statuses = []
        for household in range(3 * WIDE + 1):
            host = f"2001:db8:1:{household:x}::1"
            statuses += await wrong(guests, 1, **{"X-Forwarded-For": host})

        assert statuses == [404] * 3 * WIDE + [429]


@pytest.mark.parametrize(
    ("address", "network", "wide"),
    [
        ("192.0.2.7", "192.0.2.7", None),
        ("::ffff:192.0.2.7", "192.0.2.7", None),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64", "2001:db8:1::/48"),
        ("fe80::1%eth0", "fe80::/64", "fe80::/48"),
        ("", "", None),
        ("not an address", "not an address", None),
    ],
)
def test_an_address_is_counted_by_its_network(address: str, network: str, wide: str | None) -> None:
    assert (network_of(address), wide_network_of(address)) == (network, wide)


async def test_an_attack_from_everywhere_leaves_each_address_a_few_guesses() -> None:
    clock = SleepingClock()
    guard = lookup_limits(clock)
    for number in range(SERVER_BURST + 1):
        assert await guess(guard, clock, f"10.0.{number // 200}.{number % 200}")
        clock.now -= clock.slept[-1]
    assert guard.is_alarmed

    assert [await guess(guard, clock, HERE) for _ in range(ALARMED_BURST + 2)] == [
        *[True] * ALARMED_BURST,
        *[False] * 2,
    ]
    assert await guess(guard, clock, ELSEWHERE)
    clock.now += ALARM + 1
    assert not guard.is_alarmed


async def test_a_right_code_is_not_delayed_during_an_attack() -> None:
    clock = SleepingClock()
    guard = lookup_limits(clock)
    for number in range(SERVER_BURST + 50):
        await guess(guard, clock, f"10.0.{number // 200}.{number % 200}")
    clock.slept.clear()

    for _ in range(3 * ALARMED_BURST):
        await guard.right(await guard.begin(HERE, clock.monotonic()))

    assert clock.slept == []


async def test_wrong_codes_are_delayed_more_and_more_and_then_less() -> None:
    clock = SleepingClock()
    guard = lookup_limits(clock)
    for number in range(SERVER_BURST + 10):
        await guess(guard, clock, f"10.0.{number // 200}.{number % 200}")
        clock.now -= clock.slept[-1]

    growing = clock.slept[SERVER_BURST:]
    assert growing == pytest.approx([0.1, 0.2, 0.4, 0.8, 1.6, 3.2, 5, 5, 5, 5])
    clock.now += 10
    for number in range(20):
        await guess(guard, clock, f"10.9.0.{number}")
    assert clock.slept[SERVER_BURST + 10] < 0.2


async def test_a_wrong_code_takes_as_long_whether_a_log_was_read_or_not() -> None:
    clock = SleepingClock()
    guard = lookup_limits(clock)

    ends = []
    for reading in (0.0, 0.03):
        since = clock.now
        look_up = await guard.begin(HERE, since)
        clock.now += reading
        await guard.wrong(look_up)
        ends.append(clock.now - since)

    assert ends[0] == pytest.approx(ends[1])


async def test_two_nodes_count_wrong_codes_together(
    tmp_path: Path, postgres: Postgres, valkey: Valkey
) -> None:
    async with nodes(tmp_path, postgres, valkey, **FEW) as (one, other):
        (ann,) = await one.open_table("Ann")
        for _ in range(5):
            assert (await other.get(f"/api/tables/{ann.code}"))[0] == 200
        statuses = [*await wrong(one, 2), *await wrong(other, 3), *await wrong(one, 1)]

    assert statuses == [404, 404, 404, 429, 429, 429]


async def test_what_is_refused_or_given_back_does_not_count_on_the_bus(valkey: Valkey) -> None:
    class Noon(Clock):
        def time(self) -> float:
            return 600_000.0

    client = Redis.from_url(valkey.url)
    limit = SharedLimit(client, Noon(), "test", 2, 1 / 60)
    try:
        assert [await limit.take("a") for _ in range(4)] == [True, True, False, False]
        await limit.give_back("a")
        assert [await limit.take("a") for _ in range(2)] == [True, False]
    finally:
        await client.aclose()


async def test_watchers_are_counted_over_all_nodes(
    tmp_path: Path, postgres: Postgres, valkey: Valkey
) -> None:
    async with nodes(tmp_path, postgres, valkey) as (one, other):
        (ann,) = await one.open_table("Ann")
        screen = await other.page(ann.code)
        await ann.listen(lambda: ann.watching == 1)
        second = await one.page(ann.code)
        await screen.listen(lambda: screen.watching == 2)
        await ann.listen(lambda: ann.watching == 2)

        await second.socket.close()
        await screen.socket.close()
        await ann.listen(lambda: ann.watching == 0)


async def test_a_look_up_that_fails_on_our_side_costs_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path, **FEW) as guests:
        with monkeypatch.context() as patch:
            patch.setattr(SqliteStore, "find", unavailable)
            assert await wrong(guests, 5) == [503] * 5

        assert await wrong(guests, 4) == [404, 404, 404, 429]


async def unavailable(*_: Any) -> None:
    raise Unavailable("the disk is away")
