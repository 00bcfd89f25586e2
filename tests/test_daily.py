"""Today's theme: its laws. A day is the same everywhere, and its figures equal a naive count."""

from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from samewave.affinity import figures_of, merged
from samewave.core import Refused
from samewave.core.values import ThemeCard
from samewave.daily import (
    DAY,
    GRACE,
    HAND,
    PICK,
    DayAnswer,
    added,
    cards_of,
    changed_sums,
    day_at,
    day_called,
    day_tally,
    ends_at,
    is_final,
    is_for_practice,
    is_open,
    judge,
    name_of,
    points_between,
    read_answer,
    read_sums,
    result_of,
    streak,
)
from samewave.packs import HOUSE, Shelf
from samewave.packs.pack import ImageCard, Pack, PrintedTheme, ThemeBox, read_pack

SHELF = Shelf()
PACK = next(filter(None, [SHELF.pack("house")]))
DAYS = st.integers(0, 60_000)
CARDS = cards_of(20_775, PACK)
ANSWERS = st.builds(
    DayAnswer,
    st.permutations(CARDS.images[:9]).map(lambda images: tuple(images[:PICK])),
    st.none() | st.sampled_from(CARDS.images[:9]),
)
"""Answers from few images, so that people share some."""


def another_house() -> Pack:
    """The house pack, read anew as another server would."""
    pack, problems = read_pack((HOUSE / "pack.toml").read_bytes())
    assert not problems
    return pack


@given(DAYS)
def test_a_day_is_the_same_on_every_server_with_the_same_pack(day: int) -> None:
    assert cards_of(day, another_house()) == cards_of(day, PACK)


def test_a_day_has_the_cards_that_it_always_had() -> None:
    """Another draw would give the nodes of two releases two different days."""
    cards = tuple((PrintedTheme({"en": f"theme {n}"}), PrintedTheme({})) for n in range(9))
    images = tuple(ImageCard(f"i{n}", {}) for n in range(50))
    pack = Pack("box", {}, "", (), images=images, themes=(ThemeBox(2, cards),))

    assert cards_of(20_775, pack).theme == ThemeCard("box", 2, 2, 2)
    assert cards_of(20_775, pack).images[:5] == ("i45", "i24", "i17", "i40", "i26")


@given(DAYS)
def test_a_hand_has_forty_different_images_and_a_theme_that_anybody_may_see(day: int) -> None:
    cards = cards_of(day, PACK)
    boxes = [box for box in PACK.themes if box.themes_on_a_card == cards.theme.on_a_card]
    theme = cards.theme

    assert len(set(cards.images)) == len(cards.images) == HAND
    assert SHELF.theme("house", theme.on_a_card, theme.card, theme.number) == cards.texts
    found = [card for box in boxes for card in box.cards][theme.card][theme.number - 1]
    assert not found.adult
    assert not found.idiom


@given(st.integers(0, 60))
def test_no_theme_comes_again_before_every_other_one_has_come(cycle: int) -> None:
    printed = [theme for box in PACK.themes for card in box.cards for theme in card]
    count = sum(not theme.adult and not theme.idiom for theme in printed)
    themes = [cards_of(day, PACK).theme for day in range(cycle * count, cycle * count + 60)]

    assert len(set(themes)) == len(themes)


@given(DAYS, st.floats(0, DAY - 1))
def test_a_day_is_open_until_an_hour_after_its_midnight_and_then_final(
    day: int, second: float
) -> None:
    now = day * DAY + second

    assert day_at(now) == day
    assert is_open(day, now)
    assert not is_open(day + 1, now)
    assert is_open(day - 1, now) == (second < GRACE)
    assert is_final(day - 1, now) == (second >= GRACE)
    assert ends_at(day) == (day + 1) * DAY


@given(DAYS.filter(lambda day: day > 10), st.integers(-10, 10))
def test_practice_is_for_the_last_seven_days_that_are_over(day: int, back: int) -> None:
    now = day * DAY + GRACE

    assert is_for_practice(day - back, now) == (1 <= back <= 7)


@given(DAYS)
def test_a_date_is_read_as_it_is_written(day: int) -> None:
    assert day_called(name_of(day)) == day


def test_a_date_that_is_none_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        day_called("2026-02-30")

    assert refused.value.code == "no_such_day"


@given(ANSWERS)
def test_an_answer_is_stored_in_six_bytes_and_read_again(answer: DayAnswer) -> None:
    stored = judge(CARDS, answer)

    assert len(stored) == PICK + 1
    assert read_answer(CARDS, stored) == answer


@pytest.mark.parametrize(
    ("ranking", "guess", "code"),
    [
        (CARDS.images[:4], None, "wrong_number_of_images"),
        (CARDS.images[:6], None, "wrong_number_of_images"),
        ((*CARDS.images[:4], CARDS.images[0]), None, "image_twice"),
        ((*CARDS.images[:4], "nothing"), None, "unknown_image"),
        (CARDS.images[:5], "nothing", "unknown_image"),
        (CARDS.images[:5], "", "unknown_image"),
    ],
)
def test_an_answer_has_five_different_images_of_the_hand(
    ranking: tuple[str, ...], guess: str | None, code: str
) -> None:
    with pytest.raises(Refused) as refused:
        judge(CARDS, DayAnswer(ranking, guess))

    assert refused.value.code == code


def summed(answers: Sequence[DayAnswer], shards: int = 1) -> list[bytes]:
    """Answers added one at a time to several rows of sums, as a store does."""
    sums: dict[int, bytes] = {}
    for number, answer in enumerate(answers):
        shard = number % shards
        sums[shard] = changed_sums(sums.get(shard), None, judge(CARDS, answer))
    return list(sums.values())


@given(st.lists(ANSWERS, min_size=1, max_size=12), st.integers(1, 4), st.data())
def test_figures_equal_a_naive_count(
    answers: list[DayAnswer], shards: int, data: st.DataObject
) -> None:
    own = data.draw(st.sampled_from(range(len(answers))))
    mine, others = answers[own], [each for at, each in enumerate(answers) if at != own]
    result = result_of(CARDS, added(summed(answers, shards)), judge(CARDS, mine), counted=True)
    chosen = Counter(image for each in answers for image in each.ranking)
    firsts = Counter(each.ranking[0] for each in others)

    assert result.answers == len(answers)
    assert result.yours == tuple(chosen[image] for image in mine.ranking)
    counts = sorted(chosen.values(), reverse=True)[:PICK]
    assert [each.people for each in result.top] == counts
    assert all(chosen[each.image] == each.people for each in result.top)
    if not others:
        assert (result.likeness, result.first, result.guess_holds) == (None, None, None)
        return
    points = [points_between(mine.ranking, each.ranking) for each in others]
    assert result.likeness == int(10 * sum(points) / len(points) + 0.5)
    assert result.first is not None
    assert firsts[result.first.image] == result.first.people == max(firsts.values())
    if mine.guess is None:
        assert result.guess_holds is None
    else:
        assert result.guess_holds == (firsts[mine.guess] == max(firsts.values()))


@given(st.lists(ANSWERS, max_size=8), ANSWERS)
def test_practice_is_compared_with_everybody_and_counts_for_nobody(
    answers: list[DayAnswer], mine: DayAnswer
) -> None:
    sums = added(summed(answers))
    practised = result_of(CARDS, sums, judge(CARDS, mine), counted=False)
    answered = result_of(CARDS, added(summed([*answers, mine])), judge(CARDS, mine), counted=True)

    assert practised.answers == len(answers)
    assert (practised.likeness, practised.first) == (answered.likeness, answered.first)


@given(st.lists(ANSWERS, max_size=6), ANSWERS, ANSWERS)
def test_a_changed_answer_leaves_the_sums_as_if_it_had_been_the_only_one(
    others: list[DayAnswer], first: DayAnswer, last: DayAnswer
) -> None:
    (before,) = summed([*others, first])
    changed = changed_sums(before, judge(CARDS, first), judge(CARDS, last))

    assert [changed] == summed([*others, last])
    assert changed_sums(before, judge(CARDS, first), None) == (
        summed(others)[0] if others else changed_sums(None, None, None)
    )


@given(st.lists(ANSWERS, min_size=1, max_size=6))
def test_sums_are_as_long_for_one_answer_as_for_many(answers: list[DayAnswer]) -> None:
    (sums,) = summed(answers)

    assert len(sums) == len(changed_sums(None, None, None))
    assert read_sums(sums).encode() == sums


@given(ANSWERS, ANSWERS)
def test_points_are_three_on_the_same_place_and_two_elsewhere(
    one: DayAnswer, other: DayAnswer
) -> None:
    direct = sum(mine == theirs for mine, theirs in zip(one.ranking, other.ranking, strict=True))
    shared = len({*one.ranking} & {*other.ranking})

    assert points_between(one.ranking, other.ranking) == 2 * shared + direct
    assert points_between(one.ranking, other.ranking) == points_between(other.ranking, one.ranking)


def test_a_streak_holds_until_the_next_day_is_over() -> None:
    assert streak(today=4, yesterday=3) == 4
    assert streak(today=0, yesterday=3) == 3
    assert streak(today=0, yesterday=0) == 0


def test_days_tell_who_thinks_alike_as_rounds_of_a_game_do() -> None:
    """Ann and Bo always lay the same, Cy never does."""
    dice, tallies = Random(3), []
    for day in range(20_000, 20_040):
        cards = cards_of(day, PACK)
        images = dice.sample(cards.images, 2 * PICK)
        rankings = {"Ann": images[:PICK], "Bo": images[:PICK], "Cy": images[PICK:]}
        tallies.append(day_tally(cards, rankings, SHELF))
    figures = figures_of(merged(tallies))

    best = figures.pairs[0]
    assert (best.one, best.other, best.rounds, best.direct) == ("Ann", "Bo", 40, 200)
    assert best.score.low > figures.pairs[1].score.high
    assert [person.name for person in figures.people] == ["Ann", "Bo", "Cy"]
