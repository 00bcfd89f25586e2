"""Thresholds: what the place of an image reveals about a residual."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from samewave.affinity.thresholds import expect, surprise

pulls = st.lists(st.floats(-2, 4), min_size=8, max_size=40).map(tuple)
hands = st.integers(1, 5)


@given(pulls, hands)
def test_as_many_images_are_expected_as_are_laid(pull: tuple[float, ...], laid: int) -> None:
    assert sum(expect(pull, laid).odds) == pytest.approx(laid, abs=0.25)


@given(pulls, hands)
def test_an_earlier_place_shows_more_of_ones_own(pull: tuple[float, ...], laid: int) -> None:
    for own in expect(pull, laid).residual:
        assert own == sorted(own, reverse=True)


@given(pulls, hands)
def test_an_obvious_image_shows_less_of_ones_own(pull: tuple[float, ...], laid: int) -> None:
    obvious, odd = pull.index(max(pull)), pull.index(min(pull))
    own = expect(pull, laid).residual

    for place in range(laid):
        assert own[obvious][place] <= own[odd][place]


def test_to_pass_over_what_is_obvious_shows_more_than_to_pass_over_the_rest() -> None:
    own = expect((3.0, *(0.0,) * 39), 5).residual

    assert own[0][-1] < -1
    assert -0.5 < own[1][-1] < 0


@given(pulls, hands, st.randoms(use_true_random=False))
def test_the_order_of_the_deck_does_not_matter(
    pull: tuple[float, ...], laid: int, dice: Random
) -> None:
    order = dice.sample(range(len(pull)), len(pull))
    shuffled = expect(tuple(pull[place] for place in order), laid)

    for there, here in enumerate(order):
        assert shuffled.residual[there] == pytest.approx(expect(pull, laid).residual[here])


def test_what_is_expected_is_what_happens() -> None:
    """Many people with nothing in common: how often each image is laid, and what that reveals."""
    dice, people, laid = Random(7), 4_000, 4
    pull = (2.5, 1.5, 1.0, 0.5, *(0.0,) * 10, *(-0.6,) * 10)
    expected = expect(pull, laid)
    counts, shown, squares = [[0.0] * len(pull) for _ in range(3)]

    for _ in range(people):
        drawn = [strength + dice.gauss(0, 1) for strength in pull]
        order = sorted(range(len(pull)), key=drawn.__getitem__, reverse=True)
        for image in range(len(pull)):
            place = min(order.index(image), laid)
            counts[image] += place < laid
            shown[image] += expected.residual[image][place]
            squares[image] += expected.residual[image][place] ** 2

    for image in range(len(pull)):
        assert counts[image] / people == pytest.approx(expected.odds[image], abs=0.05)
        assert shown[image] / people == pytest.approx(0, abs=0.08)
    assert sum(squares) / people == pytest.approx(sum(expected.moments[-1]), rel=0.05)


def test_laying_what_a_theme_asks_for_surprises_less() -> None:
    pull = (3.0, 2.0, *(0.0,) * 38)
    literal, free = (0, 1, *(2,) * 38), (2, 2, 0, 1, *(2,) * 36)

    assert surprise(pull, literal, 2) < surprise(pull, free, 2)


def test_a_hand_that_is_laid_whole_says_nothing_but_its_order() -> None:
    expected = expect((0.0,) * 5, 5)

    assert expected.odds == pytest.approx([1] * 5)
    assert expected.residual[0][0] == pytest.approx(-expected.residual[0][4], abs=0.05)
