"""Set-up: the players, the levels, and the parts on the table."""

import pytest

from samewave.core import LANGUAGES, Chance, Refused
from samewave.games.samegame.clue import FINE, Rule, check
from samewave.games.samegame.level import (
    CIRCLES,
    CRITERIA,
    CUPS,
    FINISH,
    LEVELS,
    MEDALS,
    ROUNDS,
    STARTS,
    CriterionGroup,
    Result,
)
from samewave.games.samegame.lexicon import CLUE_LANGUAGES
from samewave.games.samegame.setup import Setup, names_of
from samewave.packs import Shelf
from tests.samegame.playing import GAME, Playing, refused_setup
from tests.web.words import said

every_level = pytest.mark.parametrize("level", [1, 2, 3, 4])


def test_two_to_six_can_play() -> None:
    for players in range(8):
        if 2 <= players <= 6:
            assert Playing(players).state.players == players
        else:
            assert refused_setup(players) == "wrong_number_of_players"


def test_the_box_has_165_objects_15_criteria_and_9_cups() -> None:
    assert len(Shelf().objects("house")) == 165
    assert [len(CRITERIA[group]) for group in CriterionGroup] == [6, 3, 3, 3]
    assert CUPS == 9


@pytest.mark.parametrize(
    ("level", "deal"),
    [(1, [5, 1, 0, 0]), (2, [4, 1, 1, 1]), (3, [4, 2, 1, 1]), (4, [4, 2, 2, 1])],
)
def test_the_level_says_how_many_criteria_of_each_group_are_dealt(
    level: int, deal: list[int]
) -> None:
    for seed in range(5):
        criteria = Playing(3, level=level, seed=seed).state.table.criteria
        assert len(set(criteria)) == len(criteria)
        assert [len(set(CRITERIA[group]) & set(criteria)) for group in CriterionGroup] == deal


def test_criteria_are_shuffled_group_by_group() -> None:
    rows = {Playing(3, seed=seed).state.table.criteria for seed in range(30)}

    assert len(rows) > 20


@pytest.mark.parametrize(("level", "tokens"), [(1, 6), (2, 7), (3, 8), (4, 9)])
def test_there_are_as_many_tokens_as_criteria(level: int, tokens: int) -> None:
    table = Playing(3, level=level)

    assert sorted(table.state.tokens) == list(range(1, tokens + 1))
    assert len(table.state.table.criteria) == tokens


@pytest.mark.parametrize(("level", "spare"), [(1, 3), (2, 2), (3, 1), (4, 0)])
def test_spare_cups_lie_on_the_central_track_from_the_start_for_the_whole_game(
    level: int, spare: int
) -> None:
    table = Playing(5, level=level)
    assert table.view(None).table.spare_cups == spare

    for _ in range(2):
        table.turn(safe=0)

    assert [turn.value for turn in table.state.turns] == [CIRCLES[spare]] * 2


def test_s12_the_circles_go_from_minus_2_to_3() -> None:
    assert CIRCLES == (-2, -1, 0, 0, 1, 1, 2, 2, 3)


def test_s12_perfect_play_ends_on_24_for_every_number_of_players() -> None:
    assert STARTS == {8: 0, 6: 6, 5: 9}
    for players, rounds in ROUNDS.items():
        objects = players * rounds
        assert STARTS[objects] + objects * CIRCLES[-1] == FINISH == 24


def test_s12_medals_lie_where_an_average_of_1_to_2_and_a_half_leads() -> None:
    averages = {Result.FLOWERS: 1, Result.BRONZE: 1.5, Result.SILVER: 2, Result.GOLD: 2.5}

    assert {result: STARTS[6] + 6 * average for result, average in averages.items()} == MEDALS


@pytest.mark.parametrize(
    ("players", "rounds", "objects", "start"),
    [(2, 3, 6, 6), (3, 2, 6, 6), (4, 2, 8, 0), (5, 1, 5, 9), (6, 1, 6, 6)],
)
def test_the_number_of_players_says_how_many_rounds_objects_and_where_to_start(
    players: int, rounds: int, objects: int, start: int
) -> None:
    table = Playing(players)
    assert table.state.score == start

    for _ in range(rounds):
        assert not table.state.finished
        table.whole_round(safe=5)

    assert table.state.finished
    assert len(table.state.turns) == objects


def test_everybody_draws_an_object_of_its_own() -> None:
    for seed in range(10):
        objects = Playing(6, seed=seed).state.objects
        assert len(set(objects)) == 6


def test_s9_the_host_or_chance_names_the_first_player() -> None:
    assert Playing(4, first=2).state.active == 2
    assert {Playing(4, first=None, seed=seed).state.active for seed in range(40)} == {0, 1, 2, 3}


def test_unknown_things_are_refused_by_name() -> None:
    assert refused_setup(3, level=5) == "unknown_level"
    assert refused_setup(3, agreement="by force") == "unknown_agreement"
    assert refused_setup(3, language="la") == "unknown_language"
    assert refused_setup(3, language=()) == "unknown_language"
    assert refused_setup(3, objects="nothing") == "unknown_objects"
    assert refused_setup(3, first=3) == "unknown_first"


def test_there_must_be_an_object_for_every_turn_and_one_face_down() -> None:
    assert Playing(4, objects="mats", level=1)
    assert refused_setup(4, objects="few mats") == "too_few_objects"


@every_level
def test_every_level_can_be_played_by_any_number(level: int) -> None:
    for players in ROUNDS:
        assert Playing(players, level=level).state.level is LEVELS[level]


def test_each_group_has_its_criteria() -> None:
    assert set(CRITERIA[CriterionGroup.CIRCLE]) == {
        *("appearance", "number_in_the_world", "length"),
        *("material", "price", "intended_use"),
    }
    assert set(CRITERIA[CriterionGroup.SQUARE]) == {"movement", "complexity", "importance"}
    assert set(CRITERIA[CriterionGroup.TRIANGLE]) == {
        "effort_to_explain",
        "duration_of_use",
        "days_of_use",
    }
    assert set(CRITERIA[CriterionGroup.DIAMOND]) == {"weight", "thickness", "volume"}


def test_the_row_goes_from_easy_criteria_to_hard_ones() -> None:
    group_of = {criterion: group for group in CriterionGroup for criterion in CRITERIA[group]}
    row = [group_of[criterion] for criterion in Playing(3, level=4).state.table.criteria]

    assert row == sorted(row, key=list(CriterionGroup).index)
    assert len(set(row)) == 4


def test_no_object_is_dealt_twice_in_a_game() -> None:
    for players in ROUNDS:
        table = Playing(players)
        for _ in range(ROUNDS[players]):
            table.whole_round(safe=5)
        objects = [turn.object for turn in table.state.turns]
        assert len(set(objects)) == len(objects) == players * ROUNDS[players]


def test_a_language_that_is_named_twice_counts_once() -> None:
    assert Playing(2, language=("fr", "de", "fr")).state.table.languages == ("fr", "de")


def test_a_table_that_says_nothing_else_agrees_unanimously_in_english() -> None:
    table = Playing(3).state.table

    assert table.agreement == "unanimous"
    assert table.languages == ("en",)


@pytest.mark.parametrize("name", ["", "x" * 41, "Bo\nB"])
def test_a_name_can_be_read_and_printed(name: str) -> None:
    with pytest.raises(Refused, match="bad_name"):
        GAME.start(Setup(level=1, seats=("Ann", name), objects="things"), Chance(7))


def test_an_object_is_no_clue_for_itself_by_its_name_in_another_region() -> None:
    lift, remote = (
        names_of(Shelf(), "house", card, ("en", "es")) for card in ("lift", "remote_control")
    )

    assert lift == {"en": "lift", "en-US": "elevator", "es": "ascensor"}
    assert remote["es-419"] == "control remoto"
    for names in (lift, remote):
        assert {check(name, names).rule for name in names.values()} == {Rule.OWN_WORD}
    assert check("elevator", remote) == check("mando", lift) == FINE


def test_a_language_without_clues_says_so_in_the_lobby() -> None:
    for language, known in LANGUAGES.items():
        line = said(language, "samegame.fields.language.line")
        assert (known.name in line) == (language not in CLUE_LANGUAGES), language
