"""Figures: the figures of people, pairs and themes."""

from random import Random

import pytest

from samewave.affinity.digest import digest_rounds
from samewave.affinity.figures import figures_of
from samewave.affinity.residuals import RevealedRounds, theme_pull_of, unknown_pull
from samewave.affinity.tally import Tally
from samewave.bots.association import learned_about
from samewave.core import Chance
from samewave.games.compatibility.edition import EDITIONS
from samewave.games.compatibility.setup import Setup, judge
from samewave.games.compatibility.state import Theme
from samewave.packs import Shelf
from tests.affinity.tables import DECK, blind, pull_to, table

OBVIOUS = pull_to("image0", "image1")


def evening(rounds: int = 6) -> Tally:
    """Ada always lays one image, Ben lays what Cleo lays, Dev lays anything."""
    dice = Random(1)
    laid = []
    for _ in range(rounds):
        others = dice.sample(DECK[3:], 12)
        both = others[:5]
        laid.append([["image2", *others[5:9]], both, both, blind(dice)])
    return digest_rounds(table(laid), OBVIOUS)


def test_a_signature_image_is_laid_again_and_again_though_no_theme_asks_for_it() -> None:
    ada, *others = figures_of(evening()).people

    assert ada.signatures[0].image == "image2"
    assert ada.signatures[0].laid == 6
    for other in others:
        for signature in other.signatures:
            assert signature.beyond < ada.signatures[0].beyond


def test_what_a_theme_asks_for_is_nobodys_signature() -> None:
    dice = Random(2)
    laid = [[["image0", *dice.sample(DECK[3:], 3)] for _ in range(4)] for _ in range(8)]

    for person in figures_of(digest_rounds(table(laid), pull_to("image0"))).people:
        assert "image0" not in [signature.image for signature in person.signatures]


def test_the_best_pair_is_named_and_how_surely() -> None:
    figures = figures_of(evening())

    assert figures.best
    assert (figures.best.one, figures.best.other) == ("Ben", "Cleo")
    assert figures.best.sure > 0.95


def test_of_strangers_nobody_is_sure_who_is_best() -> None:
    dice = Random(3)
    figures = figures_of(digest_rounds(table([[blind(dice) for _ in range(4)]]), OBVIOUS))

    assert figures.best
    assert figures.best.sure < 0.6


def test_everybody_is_told_the_nearest_mind() -> None:
    nearest = {person.name: person.nearest for person in figures_of(evening()).people}

    assert (nearest["Ben"], nearest["Cleo"]) == ("Cleo", "Ben")


def test_the_theme_that_all_saw_alike_unites_and_the_other_divides() -> None:
    dice = Random(4)
    alike = DECK[5:10]
    laid = [[blind(dice) for _ in range(4)] for _ in range(4)]
    laid[2] = [list(alike) for _ in range(4)]
    tally = digest_rounds(table(laid), OBVIOUS)

    figures = figures_of(tally)

    assert figures.uniting[0].theme.card == 2
    assert all(sight.theme.card != 2 for sight in figures.dividing)


def test_two_people_are_told_what_they_saw_alike_and_what_differently() -> None:
    same, other, another = DECK[5:10], DECK[10:15], DECK[15:20]
    laid = [[same, same], [other, another], [other, another]]

    (pair,) = figures_of(digest_rounds(table(laid, ("Ada", "Ben")), OBVIOUS)).pairs

    assert pair.alike[0].theme.card == 0
    assert pair.alike[0].laid == (same, same)
    assert {sight.theme.card for sight in pair.unlike} == {1, 2}


def test_a_literal_mind_is_held_by_themes_and_a_free_one_is_not() -> None:
    dice = Random(5)
    laid = [
        [["image0", "image1", *dice.sample(DECK[2:], 3)], dice.sample(DECK[2:], 5)]
        for _ in range(10)
    ]

    literal, free = figures_of(digest_rounds(table(laid, ("Ada", "Ben")), OBVIOUS)).people

    assert literal.theme_weight
    assert literal.theme_weight > 1
    assert free.theme_weight is not None
    assert free.theme_weight < 0.3


def test_how_literal_somebody_is_remains_unknown_with_decks_that_nobody_studied() -> None:
    dice = Random(6)
    tally = digest_rounds(table([[blind(dice) for _ in range(4)]]), unknown_pull)

    assert [person.theme_weight for person in figures_of(tally).people] == [None] * 4


def test_nothing_is_told_of_nothing() -> None:
    figures = figures_of(Tally())

    assert (figures.people, figures.pairs, figures.readers) == ((), (), ())
    assert (figures.best, figures.places) == (None, {})


@pytest.mark.parametrize(("edition", "mode"), [("2016", "duo"), ("1996", "duo")])
def test_the_pull_is_what_bots_have_learned(edition: str, mode: str) -> None:
    shelf = Shelf()
    setup = Setup(edition=edition, mode=mode, seats=("Ada", "Ben"))
    rounds = RevealedRounds(judge(setup, shelf, Chance(1)), ())
    knowledge, pull = learned_about(shelf, "house"), theme_pull_of(shelf)
    on_a_card = EDITIONS[edition, mode].themes_on_a_card
    assert knowledge

    for card in range(rounds.started.theme_cards):
        for number in range(1, on_a_card + 1):
            text = shelf.theme("house", on_a_card, card, number)["en"]
            expected = knowledge.strengths(text, rounds.started.images)
            assert pull(rounds.started, Theme(card, number)) == expected


def test_of_another_deck_nothing_is_known() -> None:
    assert theme_pull_of(Shelf())(table([]).started, Theme(0, 1)) is None
