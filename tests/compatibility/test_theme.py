"""The theme: which player opens it, how its number is found, and that none repeats."""

import pytest

from samewave.games.compatibility.events import (
    Choose,
    DieThrown,
    OpenTheme,
    RollTheme,
    ThemeCalled,
    ThemeDrawn,
)
from tests.compatibility.playing import NO_MATCH, Playing


def drawn(table: Playing) -> list[tuple[int, int]]:
    return [(theme.card, theme.number) for theme in table.happened(ThemeDrawn)]


@pytest.mark.parametrize(("box", "most"), [("2016", 12), ("2010", 6)])
def test_the_number_is_called_before_the_card_is_drawn(box: str, most: int) -> None:
    table = Playing(box, "teams", 4)
    assert table.offers(0).open_theme == tuple(range(1, most + 1))
    assert table.refused(0, OpenTheme(0), most=most) == "no_such_number"
    assert table.refused(0, OpenTheme(most + 1)) == "no_such_number"

    called, theme = table.play(0, OpenTheme(most))

    assert called == ThemeCalled(0, most)
    assert isinstance(theme, ThemeDrawn)
    assert theme.number == most


def test_in_1996_a_die_gives_the_number() -> None:
    assert Playing("1996", "teams", 4).refused(0, OpenTheme(1)) == "number_is_rolled"

    numbers = set()
    for seed in range(60):
        table = Playing("1996", "teams", 4, seed=seed)
        table.play(0, RollTheme())
        numbers.add(drawn(table)[0][1])
    assert numbers == {1, 2, 3, 4, 5, 6}


@pytest.mark.parametrize("box", ["2016", "2010"])
def test_there_is_no_die_in_the_french_boxes(box: str) -> None:
    assert Playing(box, "teams", 4).refused(0, RollTheme()) == "number_is_called"


@pytest.mark.parametrize(
    ("box", "mode", "players"),
    [
        ("2016", "teams", 4),
        ("2016", "trios", 6),
        ("2010", "teams", 8),
        ("2016", "individual", 5),
        ("2010", "individual", 3),
        ("1996", "individual", 4),
    ],
)
def test_the_theme_is_opened_by_one_player_after_the_other_to_the_left(
    box: str, mode: str, players: int
) -> None:
    table = Playing(box, mode, players, first=1)
    openers = []
    for _ in range(players + 1):
        openers.append(table.state.openers)
        table.round()

    assert openers == [((1 + turn) % players,) for turn in range(players + 1)]


def test_in_1996_teams_open_in_turn_by_either_partner() -> None:
    table = Playing("1996", "teams", 6, first=0)
    openers = []
    for turn in range(4):
        openers.append(table.state.openers)
        table.open_theme(seat=table.state.openers[turn % 2])
        table.lay(NO_MATCH)

    assert openers == [(0, 3), (1, 4), (2, 5), (0, 3)]


def test_nobody_else_opens_the_theme() -> None:
    called = Playing("2016", "teams", 4, first=2)
    assert called.refused(0, OpenTheme(1), openers=[2]) == "not_your_theme"
    rolled = Playing("1996", "teams", 4, first=2)
    assert rolled.refused(1, RollTheme(), openers=[0, 2]) == "not_your_theme"


def test_a_theme_is_opened_once_a_round_and_before_images_are_chosen() -> None:
    table = Playing("2016", "teams", 4)
    assert table.refused(0, Choose(tuple("abcde"))) == "no_theme_yet"

    table.open_theme()

    assert table.refused(0, OpenTheme(1)) == "theme_is_open"


def test_c12_no_theme_card_comes_twice_before_the_stack_is_empty() -> None:
    table = Playing("2016", "teams", 4)
    for turn in range(25):
        table.open_theme(1 + turn % 12)
        table.lay(NO_MATCH)

    assert sorted(card for card, _ in drawn(table)) == list(range(25))


def test_c12_an_empty_stack_is_shuffled_again() -> None:
    table = Playing("2016", "teams", 4, themes="few")
    for number in (1, 2, 3):
        table.open_theme(number)
        table.lay(NO_MATCH)

    assert [theme.shuffled for theme in table.happened(ThemeDrawn)] == [False, False, True]


@pytest.mark.parametrize(("box", "pairs"), [("2016", 24), ("1996", 18)])
def test_c12_no_theme_is_read_twice_before_all_were(box: str, pairs: int) -> None:
    table = Playing(box, "teams", 4, themes="few")
    for _ in range(2 * pairs):
        table.round()

    themes = drawn(table)
    assert len(set(themes[:pairs])) == len(set(themes[pairs:])) == pairs


def test_c12_a_number_whose_themes_are_all_read_is_neither_offered_nor_accepted() -> None:
    table = Playing("2016", "teams", 4, themes="few")
    for _ in range(2):
        table.open_theme(5)
        table.lay(NO_MATCH)

    opener = table.state.opener
    assert 5 not in table.offers(opener).open_theme
    assert table.refused(opener, OpenTheme(5), number=5) == "number_is_used_up"


@pytest.mark.parametrize(("box", "most"), [("2016", 12), ("2010", 6)])
def test_alone_the_referent_calls_the_number_before_the_card_is_drawn(box: str, most: int) -> None:
    table = Playing(box, "individual", 3, first=1)
    assert table.refused(0, OpenTheme(most), openers=[1]) == "not_your_theme"

    called, theme = table.play(1, OpenTheme(most))

    assert called == ThemeCalled(1, most)
    assert isinstance(theme, ThemeDrawn)
    assert theme.number == most


def test_alone_the_1996_matcher_rolls_the_die() -> None:
    table = Playing("1996", "individual", 3, first=1)
    assert table.refused(0, RollTheme(), openers=[1]) == "not_your_theme"
    assert table.refused(1, OpenTheme(1)) == "number_is_rolled"

    thrown, theme = table.play(1, RollTheme())

    assert thrown == DieThrown(1)
    assert isinstance(theme, ThemeDrawn)
    assert theme.number in range(1, 7)


def test_c12_a_used_up_number_comes_back_when_all_themes_were_read() -> None:
    table = Playing("2016", "teams", 4, themes="few")
    for number in range(1, 13):
        for _ in range(2):
            table.open_theme(number)
            table.lay(NO_MATCH)

    assert table.offers(table.state.opener).open_theme == tuple(range(1, 13))


def test_c12_a_number_is_closed_while_every_card_left_in_the_stack_has_it_read() -> None:
    table = Playing("2016", "teams", 4, themes="few")
    for number in (1, 2, 1):
        table.open_theme(number)
        table.lay(NO_MATCH)

    (first, _), (second, _), (third, _) = drawn(table)
    assert third == second != first
    assert table.state.stack == (first,)
    assert 1 not in table.offers(table.state.opener).open_theme
    assert table.refused(table.state.opener, OpenTheme(1)) == "number_is_used_up"


@pytest.mark.parametrize("box", ["2016", "2010", "1996"])
def test_c12_the_stack_is_shuffled_only_when_it_is_empty_and_some_number_is_always_open(
    box: str,
) -> None:
    table = Playing(box, "teams", 4, themes="few", seed=5)
    cards = table.state.table.started.theme_cards
    for _ in range(4 * cards * table.state.table.edition.themes_on_a_card):
        table.round()

    shuffled = [theme.shuffled for theme in table.happened(ThemeDrawn)]
    assert shuffled == [bool(turn) and turn % cards == 0 for turn in range(len(shuffled))]


@pytest.mark.parametrize(("wish", "cards", "themes"), [("for_children", 2, 12), ("several", 3, 17)])
def test_c12_themes_left_out_are_never_read_and_the_others_in_turn(
    wish: str, cards: int, themes: int
) -> None:
    table = Playing(
        "2010",
        "teams",
        4,
        themes="few",
        for_children=wish == "for_children",
        several_languages=wish == "several",
    )
    for _ in range(3 * themes):
        table.round()

    read = drawn(table)
    assert len(set(read)) == themes
    assert len({card for card, _ in read}) == cards
    for start in range(0, 3 * themes, themes):
        assert len(set(read[start : start + themes])) == themes


OWN = ("Our old flat", "Grandma’s kitchen")


def texts(table: Playing) -> list[str]:
    """The themes that were read, in the players' words; "" for those of the pack."""
    return [table.state.table.started.own_theme(card) for card, _ in drawn(table)]


@pytest.mark.parametrize("box", ["2016", "2010", "1996"])
def test_themes_of_the_players_come_first_and_then_those_of_the_pack(box: str) -> None:
    table = Playing(box, "teams", 4, themes="few", own_themes=OWN)
    cards = table.state.table.started.theme_cards
    for _ in range(4):
        table.round()

    assert set(texts(table)[:2]) == set(OWN)
    assert {card for card, _ in drawn(table)[:2]} == {cards, cards + 1}
    assert texts(table)[2:] == ["", ""]


def test_only_the_themes_of_the_players_are_read_and_each_once_in_turn() -> None:
    table = Playing("2010", "teams", 4, themes="few", own_themes=OWN, own_themes_only=True)
    for _ in range(6):
        table.round()

    read = texts(table)
    assert [set(read[turn : turn + 2]) for turn in (0, 2, 4)] == [set(OWN)] * 3


def test_without_any_of_their_own_the_pack_is_played() -> None:
    table = Playing("2010", "teams", 4, themes="few", own_themes_only=True)

    assert table.state.table.started.theme_cards > 0
