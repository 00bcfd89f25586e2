"""Limits: so many at once, and then so many a second."""

from samewave.server.limits import Bucket, Buckets


class Clock:
    """Time that a test moves on."""

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
