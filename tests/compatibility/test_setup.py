"""Set-up: the players and teams of each edition, and the parts on the table."""

from string import ascii_letters

import msgspec
import pytest

from samewave.core import Chance, Refused
from samewave.games.compatibility.edition import (
    EDITIONS,
    HOUSE_RULES,
    Edition,
    Mode,
    Option,
    Options,
    Seating,
)
from samewave.games.compatibility.setup import Setup, judge
from samewave.packs import Shelf
from tests.boxes import MadeUpShelf
from tests.compatibility.playing import Playing, refused_setup

BOXES = [
    edition
    for edition in EDITIONS.values()
    if edition.box in ("2016", "2010", "1996") and not edition.house
]


@pytest.mark.parametrize(
    ("box", "mode", "players"),
    [
        ("2016", "teams", (4, 6, 8)),
        ("2016", "individual", (3, 5, 7)),
        ("2016", "trios", (6,)),
        ("2010", "teams", (4, 6, 8)),
        ("2010", "individual", (3, 5, 7)),
        ("1996", "teams", (4, 6)),
        ("1996", "individual", (3, 4, 5, 6)),
    ],
)
def test_each_box_says_how_many_can_play(box: str, mode: str, players: tuple[int, ...]) -> None:
    for number in range(1, 10):
        if number in players:
            assert len(Playing(box, mode, number).state.choices) == number
        else:
            assert refused_setup(box, mode, number) == "wrong_number_of_players"


def test_the_boxes_hold_seven_modes() -> None:
    assert len(BOXES) == 7


@pytest.mark.parametrize(("box", "images"), [("2016", 40), ("2010", 40), ("1996", 52)])
def test_everybody_holds_the_same_images_as_many_as_the_box_has(box: str, images: int) -> None:
    table = Playing(box, "teams", 4)

    assert len(table.state.table.deck) == images


@pytest.mark.parametrize(
    ("box", "cards", "numbers"), [("2016", 25, 12), ("2010", 100, 6), ("1996", 100, 6)]
)
def test_the_box_has_so_many_theme_cards(box: str, cards: int, numbers: int) -> None:
    for edition in EDITIONS.values():
        if edition.box == box:
            assert (edition.theme_cards, edition.themes_on_a_card) == (cards, numbers)


@pytest.mark.parametrize(
    ("for_children", "several_languages", "left_out"),
    [(False, False, ()), (False, True, ((0,), *[()] * 5)), (True, False, ((0,),) * 6)],
)
def test_themes_that_do_not_suit_the_table_are_left_out(
    for_children: bool, several_languages: bool, left_out: tuple[tuple[int, ...], ...]
) -> None:
    setup = Setup(
        edition="2010",
        mode="duo",
        seats=("Ann", "Bo"),
        deck="letters",
        themes="few",
        for_children=for_children,
        several_languages=several_languages,
    )

    started = judge(setup, MadeUpShelf(), Chance(1))

    assert (started.theme_cards, started.left_out) == (3, left_out)


def test_the_1996_topics_lie_in_two_stacks() -> None:
    assert {edition.theme_stacks for edition in BOXES if edition.box == "1996"} == {2}


def test_the_1996_teams_have_joined_pawns_in_named_colours() -> None:
    edition = EDITIONS["1996", "teams"]

    assert edition.pawns == ("red/white", "blue/yellow", "green/purple")
    assert edition.joined_pawns


def test_2010_partners_join_their_pawns_and_2016_partners_share_one() -> None:
    assert EDITIONS["2010", "teams"].joined_pawns
    assert not EDITIONS["2016", "teams"].joined_pawns


def test_a_team_moves_as_one_and_a_lone_player_alone() -> None:
    assert len(Playing("2016", "teams", 8).state.points) == 4
    assert len(Playing("2016", "individual", 7).state.points) == 7


@pytest.mark.parametrize("box", ["2016", "2010", "1996"])
@pytest.mark.parametrize("players", [4, 6])
def test_partners_sit_face_to_face(box: str, players: int) -> None:
    opposite = players // 2

    assert Playing(box, "teams", players).state.table.sides == tuple(
        (seat, seat + opposite) for seat in range(opposite)
    )


def test_partners_side_by_side_are_refused() -> None:
    assert refused_setup("2016", "teams", 4, teams=((0, 1), (2, 3))) == "wrong_seating"
    assert refused_setup("1996", "teams", 6, teams=((0, 2), (1, 4), (3, 5))) == "wrong_seating"


def test_the_host_may_list_the_teams_in_any_order() -> None:
    table = Playing("2016", "teams", 4, teams=((3, 1), (2, 0)))

    assert table.state.table.sides == ((3, 1), (2, 0))
    assert table.state.table.side_of == (1, 0, 1, 0)


def test_trios_alternate_around_the_table() -> None:
    assert Playing("2016", "trios", 6).state.table.sides == ((0, 2, 4), (1, 3, 5))
    assert refused_setup("2016", "trios", 6, teams=((0, 1, 2), (3, 4, 5))) == "wrong_seating"


def test_teams_have_the_size_of_the_mode_and_every_seat_once() -> None:
    assert refused_setup("2016", "trios", 6, teams=((0, 3), (1, 4), (2, 5))) == "wrong_team_size"
    assert refused_setup("2016", "teams", 4, teams=((0, 2),)) == "teams_miss_a_seat"
    assert refused_setup("2016", "teams", 4, teams=((0, 2), (0, 2))) == "teams_miss_a_seat"
    assert refused_setup("2016", "teams", 4, teams=((0, 2), (1, 4))) == "teams_miss_a_seat"
    assert refused_setup("2016", "individual", 3, teams=((0, 1, 2),)) == "wrong_team_size"


def test_random_teams_are_drawn_and_partners_still_face_each_other() -> None:
    random_teams = Options(random_teams=True)
    drawn = set()
    for seed in range(50):
        table = Playing("1996", "teams", 6, seed=seed, options=random_teams).state.table
        chairs = table.started.chairs
        assert sorted(chairs) == list(range(6))
        for one, other in table.sides:
            assert abs(chairs.index(one) - chairs.index(other)) == 3
        drawn.add(frozenset(map(frozenset, table.sides)))

    assert len(drawn) > 10


def test_play_goes_to_the_left_around_the_drawn_chairs() -> None:
    table = Playing("1996", "teams", 4, seed=3, options=Options(random_teams=True))
    chairs = table.state.table.started.chairs
    assert chairs != (0, 1, 2, 3)

    table.round()

    assert table.state.opener == chairs[(chairs.index(0) + 1) % 4]


def test_random_teams_are_not_named_by_the_host() -> None:
    teams = ((0, 2), (1, 3))

    refusal = refused_setup("1996", "teams", 4, teams=teams, options=Options(random_teams=True))
    assert refusal == "teams_are_drawn"


def test_every_option_is_off_by_default() -> None:
    assert Options().switched_on() == frozenset()


def _switch_on(option: Option) -> bool | int:
    return 60 if option is Option.TIME_LIMIT else True


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda e: f"{e.box}-{e.mode}")
def test_an_option_is_accepted_exactly_where_the_edition_offers_it(edition: Edition) -> None:
    for option in Option:
        options = msgspec.convert({option.value: _switch_on(option)}, Options)
        arguments = (edition.box, edition.mode.value, edition.players[0])
        if option in edition.options:
            assert Playing(*arguments, options=options)
        else:
            assert refused_setup(*arguments, options=options) == "option_not_offered"


def test_random_teams_and_double_up_are_options_of_1996_only() -> None:
    for edition in BOXES:
        assert (Option.DOUBLE_UP in edition.options) == (edition.box == "1996")
        offers_random = edition.box == "1996" and edition.mode is Mode.TEAMS
        assert (Option.RANDOM_TEAMS in edition.options) == offers_random
        assert edition.options <= HOUSE_RULES | {Option.DOUBLE_UP, Option.RANDOM_TEAMS}


def test_unknown_things_are_refused_by_name() -> None:
    assert refused_setup("2015", "teams", 4) == "unknown_edition"
    assert refused_setup("2010", "trios", 6) == "unknown_edition"
    assert refused_setup("2016", "teams", 4, track="endless") == "unknown_track"
    assert refused_setup("2016", "teams", 4, deck="nowhere") == "unknown_deck"
    assert refused_setup("2016", "teams", 4, themes="nowhere") == "unknown_themes"
    assert refused_setup("2016", "teams", 4, deck="four") == "deck_too_small"
    for first in (-1, 4):
        assert refused_setup("2016", "teams", 4, first=first) == "unknown_first"


@pytest.mark.parametrize("name", ["", "  ", "x" * 41, "A\x1b[31m", "tab\there", "\u202eevil"])
def test_a_name_can_be_read_and_printed(name: str) -> None:
    setup = Setup(edition="2016", mode="individual", seats=("Ann", name, "Cy"), deck="letters")
    with pytest.raises(Refused) as caught:
        judge(setup, MadeUpShelf(), Chance(1))
    assert (caught.value.code, caught.value.params["seat"]) == ("bad_name", 1)


def test_editions_that_do_not_seat_teams_have_none() -> None:
    for edition in BOXES:
        assert (edition.seating is Seating.ANYHOW) == (edition.team_size == 1)


def test_c13_the_host_names_who_opens_first_or_chance_does() -> None:
    assert Playing("2016", "teams", 4, first=2).state.opener == 2

    drawn = {Playing("2016", "teams", 4, first=None, seed=seed).state.opener for seed in range(40)}
    assert drawn == {0, 1, 2, 3}


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda e: f"{e.box}-{e.mode}")
def test_all_pawns_begin_on_the_start_space(edition: Edition) -> None:
    for players in edition.players:
        sides = Playing(edition.box, edition.mode.value, players).view(None).sides

        assert [side.space for side in sides] == [0] * (players // edition.team_size)


@pytest.mark.parametrize("box", ["2016", "2010"])
def test_eight_players_sit_as_four_pairs_face_to_face(box: str) -> None:
    assert Playing(box, "teams", 8).state.table.sides == ((0, 4), (1, 5), (2, 6), (3, 7))
    side_by_side = ((0, 1), (2, 3), (4, 5), (6, 7))
    assert refused_setup(box, "teams", 8, teams=side_by_side) == "wrong_seating"


@pytest.mark.parametrize("edition", BOXES, ids=lambda e: f"{e.box}-{e.mode}")
def test_the_house_pack_has_as_many_cards_as_the_box(edition: Edition) -> None:
    setup = Setup(
        edition=edition.box,
        mode=edition.mode.value,
        seats=tuple(map(str, range(edition.players[0]))),
    )

    started = judge(setup, Shelf(), Chance(1))

    assert len(set(started.images)) == len(started.images) == edition.images
    assert started.theme_cards == edition.theme_cards


def test_a_deck_larger_than_the_box_is_cut_to_its_first_images() -> None:
    table = Playing("2016", "teams", 4)
    table.open_theme()

    assert table.view(None).table.images == tuple(ascii_letters[:40])
    assert table.refused_choice(0, "abcd" + ascii_letters[40]) == "unknown_image"


def test_a_deck_smaller_than_the_box_is_played_as_it_is() -> None:
    assert Playing("2016", "teams", 4, deck="seven").view(None).table.images == tuple("abcdefg")


def test_four_players_drawn_at_random_make_two_teams_in_any_of_the_three_ways() -> None:
    drawn = set()
    for seed in range(30):
        table = Playing("1996", "teams", 4, seed=seed, options=Options(random_teams=True)).state
        assert len(table.points) == 2
        drawn.add(frozenset(map(frozenset, table.table.sides)))

    assert len(drawn) == 3


def test_the_three_pairs_of_1996_are_made_of_its_six_markers() -> None:
    joined = [colour for pair in EDITIONS["1996", "teams"].pawns for colour in pair.split("/")]

    assert sorted(joined) == sorted(EDITIONS["1996", "individual"].pawns)
    assert len(set(joined)) == 6


def test_the_refusal_of_a_seating_says_how_the_edition_seats() -> None:
    for mode, players, teams, seating in (
        ("teams", 4, ((0, 1), (2, 3)), "face_to_face"),
        ("trios", 6, ((0, 1, 2), (3, 4, 5)), "alternating"),
    ):
        with pytest.raises(Refused) as caught:
            Playing("2016", mode, players, teams=teams)
        assert caught.value.params["seating"] == seating


def test_an_image_that_a_deck_has_twice_counts_once() -> None:
    table = Playing("2016", "teams", 4, deck="twins")

    assert table.state.table.started.images == tuple("abcde")
    assert refused_setup("2016", "teams", 4, deck="few twins") == "deck_too_small"
