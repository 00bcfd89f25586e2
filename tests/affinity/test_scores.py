"""Scores: the scores of people with simple, known rankings."""

from collections.abc import Callable, Sequence
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from samewave.affinity.digest import digest_rounds
from samewave.affinity.figures import PairFigures, figures_of
from samewave.affinity.residuals import unknown_pull
from samewave.affinity.scores import UNIT, Affinity, Score, Sums, affinities
from tests.affinity.tables import DECK, NAMES, Rankings, blind, pair_of, pull_to, table

OBVIOUS = pull_to("image0", "image1", "image2")

Lay = Callable[[Random], Rankings]


def scores(lay: Lay, rounds: int, pull: object = OBVIOUS, seed: int = 1) -> list[PairFigures]:
    """The pairs of a table whose players lay these rankings for this many themes."""
    dice = Random(seed)
    laid = [lay(dice) for _ in range(rounds)]
    tally = digest_rounds(table(laid, NAMES[: len(laid[0])]), pull)  # type: ignore[arg-type]
    return list(figures_of(tally).pairs)


def of(pairs: Sequence[PairFigures], one: str, other: str) -> Score:
    return next(pair.score for pair in pairs if (pair.one, pair.other) == (one, other))


def strangers(dice: Random) -> Rankings:
    return [blind(dice) for _ in NAMES]


def ada_and_ben_are_one(dice: Random) -> Rankings:
    """The first two always lay the same."""
    both = blind(dice)
    return [both, both, blind(dice), blind(dice)]


@pytest.mark.parametrize("pull", [OBVIOUS, unknown_pull], ids=["known", "unknown"])
def test_people_who_lay_anything_are_strangers_and_nobody_is_sure(pull: object) -> None:
    for pair in scores(strangers, 5, pull):
        assert 30 < pair.score.value < 70
        assert pair.score.high - pair.score.low > 20
        assert pair.score.low < 50 < pair.score.high


@pytest.mark.parametrize("pull", [OBVIOUS, unknown_pull], ids=["known", "unknown"])
def test_two_who_always_lay_the_same_come_near_100_as_the_rounds_go_by(pull: object) -> None:
    few, more, many = (
        of(scores(ada_and_ben_are_one, rounds, pull), "Ada", "Ben") for rounds in (1, 5, 30)
    )

    assert few.value <= more.value <= many.value
    assert few.low < more.low < many.low
    assert many.value > 90
    assert many.low > 80


def test_the_more_rounds_the_surer() -> None:
    widths = [
        pair.high - pair.low
        for pair in (of(scores(strangers, rounds), "Ada", "Ben") for rounds in (1, 4, 16, 64))
    ]

    assert widths == sorted(widths, reverse=True)
    assert widths[-1] < widths[0] / 2


def test_little_data_is_not_believed() -> None:
    def lay(dice: Random) -> Rankings:
        images = blind(dice, 9)
        return [images[:5], [*images[:1], *images[5:]]]

    (once,), (often,) = scores(lay, 1), scores(lay, 40)

    assert once.score.value < 60
    assert often.score.value > once.score.value


def test_what_is_obvious_counts_less() -> None:
    """Both pairs share three of five images: one pair those of the theme, the other pair others."""

    def lay(dice: Random) -> Rankings:
        theirs = [f"image{number}" for number in dice.sample(range(3, 20), 3)]
        rest = [f"image{number}" for number in dice.sample(range(20, 40), 8)]
        themes = ["image0", "image1", "image2"]
        return [
            *(themes + rest[:2], themes + rest[2:4]),
            *(theirs + rest[4:6], theirs + rest[6:]),
        ]

    pairs = scores(lay, 6)

    assert of(pairs, "Cleo", "Dev").low > of(pairs, "Ada", "Ben").high


def test_the_same_place_counts_more_than_another() -> None:
    """Both pairs share two images: one pair in the first places, one in first and last place."""

    def lay(dice: Random) -> Rankings:
        images = blind(dice, 16)
        one, other, rest = images[:5], images[5:10], images[10:]
        return [one, [*one[:2], *rest[:3]], other, [*rest[3:], *other[:2]]]

    pairs = scores(lay, 8)

    assert of(pairs, "Ada", "Ben").value > of(pairs, "Cleo", "Dev").value


def test_what_a_whole_table_has_in_common_is_the_themes() -> None:
    def lay(dice: Random) -> Rankings:
        common = [f"image{number}" for number in dice.sample(range(3, 40), 3)]
        return [[*common, *dice.sample(["image0", "image1", "image2"], 2)] for _ in NAMES]

    assert max(pair.score.value for pair in scores(lay, 6, unknown_pull)) < 75


def sums_of(lay: Lay, rounds: int = 4) -> list[Sums]:
    dice = Random(2)
    tally = digest_rounds(table([lay(dice) for _ in range(rounds)]), OBVIOUS)
    return [pair.sums for others in tally.pairs.values() for pair in others.values()]


GROUP = sums_of(strangers)


@given(
    st.lists(st.integers(-8 * UNIT, 25 * UNIT), min_size=6, max_size=6),
    st.integers(0, 5),
    st.integers(1, 10 * UNIT),
)
def test_more_agreement_never_lowers_a_score(agreed: list[int], which: int, more: int) -> None:
    group = [replace(sums, agreed=each) for sums, each in zip(GROUP, agreed, strict=True)]
    closer = [*group]
    closer[which] = replace(group[which], agreed=group[which].agreed + more)

    before, after = (affinities(pairs)[which].middle for pairs in (group, closer))

    assert after >= before - 0.005


@settings(max_examples=20)
@given(st.randoms(use_true_random=False))
def test_the_order_of_the_pairs_does_not_matter(dice: Random) -> None:
    order = dice.sample(range(len(GROUP)), len(GROUP))

    found = affinities([GROUP[place] for place in order])

    for there, here in enumerate(order):
        assert found[there] == pytest.approx(affinities(GROUP)[here])


@given(st.lists(st.sampled_from(GROUP), min_size=1, max_size=8), st.integers(1, 400))
def test_a_score_is_between_0_and_100_and_within_its_interval(
    group: list[Sums], times: int
) -> None:
    grown = [
        Sums(*(times * getattr(each, name) for name in each.__struct_fields__)) for each in group
    ]

    for affinity in affinities(grown):
        score = Score.of(affinity)
        assert 0 <= score.low <= score.value <= score.high <= 100


def test_one_pair_alone_has_a_score_if_we_know_what_themes_ask_for() -> None:
    def lay(dice: Random) -> Rankings:
        both = [*dice.sample(["image0", "image1", "image2"], 2), *dice.sample(DECK[3:], 3)]
        return [both, both]

    (known,), (unknown,) = scores(lay, 12), scores(lay, 12, unknown_pull)

    assert known.score.low > 60
    assert unknown.score.low < known.score.low


@pytest.mark.parametrize("pull", [OBVIOUS, unknown_pull], ids=["known", "unknown"])
def test_the_more_images_two_share_the_higher_their_score(pull: object) -> None:
    """At a table of four; the other two players choose freely."""

    def sharing(number: int) -> Lay:
        def lay(dice: Random) -> Rankings:
            images = blind(dice, 15)
            one, other = images[:5], [*images[:number], *images[5 : 10 - number]]
            return [one, other, images[10:], blind(dice)]

        return lay

    found = [of(scores(sharing(number), 10, pull), "Ada", "Ben").value for number in range(6)]

    assert found == sorted(found)
    assert found[0] < 50
    assert found[-1] > 90


def test_nobody_has_no_scores() -> None:
    assert affinities([]) == []


def test_two_who_have_not_played_together_are_what_anybody_is() -> None:
    (unknown,) = affinities([Sums()])

    assert unknown.middle == 0
    assert Score.of(unknown).high > 60


def test_a_score_of_50_is_no_affinity_and_100_is_one_mind() -> None:
    assert Score.of(Affinity(0, 0.1)) == Score(50, 41.8, 58.2)
    assert Score.of(Affinity(1, 0.1)) == Score(100, 91.8, 100)


def test_direct_matches_are_counted_but_partners_do_not_matter() -> None:
    dice = Random(4)
    laid = [ada_and_ben_are_one(dice) for _ in range(3)]

    pair = pair_of(digest_rounds(table(laid), OBVIOUS), "Ada", "Ben")

    assert (pair.direct, pair.as_partners) == (15, 0)
