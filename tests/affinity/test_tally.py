"""Tallies: they add up in any order, can be stored, and people in them renamed and forgotten."""

from itertools import permutations
from pathlib import Path
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from samewave.affinity.digest import digest, digest_rounds
from samewave.affinity.figures import Figures, figures_of
from samewave.affinity.residuals import RevealedRounds, unknown_pull
from samewave.affinity.tally import (
    KEPT,
    Tally,
    by_first_spelling,
    distinct_names,
    forgotten,
    merged,
    name_key,
    names_in,
    renamed,
)
from samewave.packs import Shelf
from tests.affinity.tables import NAMES, blind, pair_of, pull_to, table
from tests.affinity.test_rounds import events_of
from tests.golden import RECORDS

PEOPLE = ("Ada", "Ben", "Cleo", "Dev", "Eve")
OBVIOUS = pull_to("image0", "image1")


def game(seed: int, rounds: int = 2) -> Tally:
    """Some of the people play; each lays as many images as a space may ask for."""
    dice = Random(seed)
    names = dice.sample(PEOPLE, dice.randint(2, 4))
    laid = [[blind(dice, dice.randint(1, 5)) for _ in names] for _ in range(rounds)]
    return digest_rounds(table(laid, names), OBVIOUS)


@settings(max_examples=25)
@given(st.lists(st.integers(0, 99), max_size=5), st.randoms(use_true_random=False))
def test_tallies_add_up_to_the_same_in_any_order(seeds: list[int], dice: Random) -> None:
    games = [game(seed) for seed in seeds]
    cut = dice.randint(0, len(games))
    shuffled = dice.sample(games, len(games))

    assert merged(shuffled) == merged(games)
    assert merged(games[:cut]).plus(merged(games[cut:])) == merged(games)


@settings(max_examples=25)
@given(st.integers(0, 99), st.randoms(use_true_random=False))
def test_it_does_not_matter_who_sits_where(seed: int, dice: Random) -> None:
    luck = Random(seed)
    laid = [[blind(luck) for _ in NAMES] for _ in range(2)]
    order = dice.sample(range(len(NAMES)), len(NAMES))
    moved = [[rankings[seat] for seat in order] for rankings in laid]

    elsewhere = digest_rounds(table(moved, [NAMES[seat] for seat in order]), OBVIOUS)

    assert elsewhere == digest_rounds(table(laid), OBVIOUS)


@pytest.mark.parametrize("pull", [OBVIOUS, unknown_pull], ids=["known", "unknown"])
def test_two_people_are_as_alike_as_the_same_two_the_other_way_round(pull: object) -> None:
    dice = Random(1)
    laid = [[blind(dice), blind(dice, 3)] for _ in range(3)]
    swapped = [[other, one] for one, other in laid]

    here = digest_rounds(table(laid, ("Ada", "Ben")), pull)  # type: ignore[arg-type]
    there = digest_rounds(table(swapped, ("Ada", "Ben")), pull)  # type: ignore[arg-type]

    assert pair_of(here, "Ada", "Ben").sums == pair_of(there, "Ada", "Ben").sums


@pytest.mark.parametrize("record", RECORDS, ids=lambda path: path.stem)
def test_every_listed_game_becomes_a_tally_that_can_be_kept(record: Path) -> None:
    tally = digest(record.stem.partition("-")[0], events_of(record), Shelf())

    assert tally.games == 1
    assert msgspec.json.decode(msgspec.json.encode(tally), type=Tally) == tally
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(tally), type=Tally) == tally
    figures = figures_of(tally)
    assert msgspec.json.decode(msgspec.json.encode(figures), type=Figures) == figures


def test_pairs_are_all_at_the_table_and_not_only_partners() -> None:
    tally = digest_rounds(table([[blind(Random(seat)) for seat in range(4)]]), unknown_pull)

    found = {(one, other) for one, others in tally.pairs.items() for other in others}
    assert found == {("Ada", "Ben"), ("Ada", "Cleo"), ("Ada", "Dev")} | {
        *(("Ben", "Cleo"), ("Ben", "Dev"), ("Cleo", "Dev"))
    }


def test_a_round_counts_for_those_who_both_laid_something() -> None:
    both, alone = [["image1"], ["image1"]], [["image1"], []]

    pair = pair_of(digest_rounds(table([both, alone], ("Ada", "Ben")), unknown_pull), "Ada", "Ben")

    assert (pair.rounds, pair.shared, pair.direct) == (1, 1, 1)


def test_direct_and_indirect_matches_are_told_apart() -> None:
    laid = [["image1", "image2", "image3"], ["image1", "image3", "image4"]]

    pair = pair_of(digest_rounds(table([laid], ("Ada", "Ben")), unknown_pull), "Ada", "Ben")

    assert (pair.shared, pair.direct) == (2, 1)


def test_chance_shares_what_hands_and_deck_make_of_it() -> None:
    laid = [[["image1", "image2", "image3", "image4", "image5"], ["image9", "image8"]]]

    whole = digest_rounds(table(laid, ("Ada", "Ben")), unknown_pull)
    retired = digest_rounds(
        table(laid, ("Ada", "Ben"), retired={0: [f"image{n}" for n in range(20, 40)]}), unknown_pull
    )

    assert pair_of(whole, "Ada", "Ben").by_chance == pytest.approx(1e6 * 5 * 2 / 40)
    assert pair_of(retired, "Ada", "Ben").by_chance == pytest.approx(1e6 * 20 * 5 / 20 * 2 / 40)


def test_a_tally_does_not_grow_with_the_number_of_games() -> None:
    few, many = (merged(game(seed) for seed in range(number)) for number in (40, 80))

    assert len(msgspec.json.encode(many)) < 1.1 * len(msgspec.json.encode(few))
    assert len(many.uniting) == len(many.dividing) == KEPT


def test_seats_that_are_left_out_leave_nothing() -> None:
    rounds = table([[blind(Random(seat)) for seat in range(4)]])

    tally = digest_rounds(rounds, OBVIOUS, leave_out={2})

    assert names_in(tally) == {"Ada", "Ben", "Dev"}
    assert "Cleo" not in msgspec.json.encode(tally).decode()


def whole() -> Tally:
    return merged(game(seed) for seed in range(8))


def test_who_is_renamed_keeps_everything() -> None:
    tally = whole()

    there = renamed(tally, "Ben", "Zoe")

    assert "Ben" not in names_in(there)
    assert there.people["Zoe"] == tally.people["Ben"]
    assert pair_of(there, "Ada", "Zoe").sums == pair_of(tally, "Ada", "Ben").sums
    assert renamed(there, "Zoe", "Ben") == tally


def test_two_names_of_one_person_become_one_as_if_it_had_always_been_so() -> None:
    dice = Random(3)
    first, second = ([[blind(dice), blind(dice)] for _ in range(2)] for _ in range(2))
    apart = merged(
        [
            digest_rounds(table(first, ("Ada", "Bob")), OBVIOUS),
            digest_rounds(table(second, ("Ada", "Robert")), OBVIOUS),
        ]
    )

    joined = renamed(apart, "Bob", "Robert")

    assert joined == merged(
        digest_rounds(table(laid, ("Ada", "Robert")), OBVIOUS) for laid in (first, second)
    )


def test_whoever_is_forgotten_is_nowhere() -> None:
    there = forgotten(whole(), "Ben")

    assert "Ben" not in msgspec.json.encode(there).decode()
    assert set(names_in(there)) == {*PEOPLE} - {"Ben"}


def test_two_of_a_name_at_one_table_are_told_apart() -> None:
    assert distinct_names(("Ann", "Bo", "ann", "ANN")) == ("Ann", "Bo", "ann (2)", "ANN (3)")


def test_spellings_of_a_name_are_one_person_under_the_first() -> None:
    assert name_key("  Zoë  Q ") == name_key("zoe\u0308 q")
    laid = [[["image1"], ["image2"]]]
    games = [digest_rounds(table(laid, names), OBVIOUS) for names in (("Ann", "Bo"), ("bo", "ANN"))]

    together = merged(by_first_spelling(games))

    assert names_in(together) == {"Ann", "Bo"}
    assert pair_of(together, "Ann", "Bo").rounds == 2


def test_every_order_of_three_tables_with_other_people_is_the_same_group() -> None:
    games = [game(seed) for seed in (4, 5, 6)]

    assert len({msgspec.json.encode(merged(order)) for order in permutations(games)}) == 1


def test_a_game_without_rounds_says_nothing() -> None:
    empty: RevealedRounds = table([])

    assert digest_rounds(empty, unknown_pull) == Tally(games=1)
