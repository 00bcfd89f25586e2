"""The set-up form: choosing on one page; impossible combinations are corrected."""

import pytest
from msgspec.structs import replace

from samewave.games import GAMES
from samewave.games.compatibility.edition import EDITIONS
from samewave.terminal.setup_form import (
    EXTRA_RULES,
    SetupChoice,
    ask_for_setup,
    change,
    form_rows,
)
from samewave.terminal.table import LeaveGame
from tests.terminal.playing import Paper, choice, shown


def choose(asked: SetupChoice, *answers: str) -> tuple[SetupChoice, list[str]]:
    typed = iter(answers)
    screen = Paper(lambda _: next(typed))
    return ask_for_setup(screen, asked), [shown(page) for page in screen.pages]


def line_of(asked: SetupChoice, name: str) -> str:
    return str([row.name for row in form_rows(asked)].index(name) + 1)


def test_enter_begins_with_what_is_there() -> None:
    left, pages = choose(choice(), "")

    assert left == choice()
    assert "With 3 bots" in pages[0]


def test_a_line_is_changed_by_its_number_and_a_choice_by_number_or_name() -> None:
    start = choice()

    left, _ = choose(start, line_of(start, "edition"), "1996", line_of(start, "strength"), "3", "")

    assert (left.setup["edition"], left.strength) == ("1996", "sharp")


def test_a_change_takes_with_it_what_it_makes_impossible() -> None:
    start = choice(edition="1996", players=6, mode="teams", double_up=True)

    left, _ = choose(start, line_of(start, "edition"), "1", line_of(start, "mode"), "2", "")

    assert (left.setup["options"], left.number) == ({}, 3)


def test_a_track_tells_how_long_a_game_lasts_for_these_players() -> None:
    start = choice()
    track = line_of(start, "track")

    _, pages = choose(start, track, "2", "")
    assert "About 5 rounds: 11 minutes." in pages[0]
    assert "About 13 rounds: 27 minutes." in pages[1]
    assert "About 13 rounds: 27 minutes." in pages[2]
    _, pages = choose(replace(start, players=8), track, "2", "")
    assert "About 11 rounds: 25 minutes." in pages[1]


def test_extra_rules_are_switched_on_and_off() -> None:
    start = choice(edition="1996")
    line = line_of(start, EXTRA_RULES)

    left, _ = choose(start, line, "2", "3", "2", "", "")

    assert left.setup["options"] == {"random_teams": True}


def test_several_people_sit_together_and_bots_fill_the_table() -> None:
    start = choice()

    left, _ = choose(start, line_of(start, "people"), "Ann, Bo", "")

    assert left.seats() == (("Ann", "Mira", "Bo", "Otto"), (0, 2))


@pytest.mark.parametrize(
    ("typed", "says"),
    [("77", "There is no line"), ("0012x", "There is no line"), ("\x1b[2J", "\ufffd[2J")],
)
def test_what_is_no_line_is_said_so(typed: str, says: str) -> None:
    _, pages = choose(choice(), typed, "")

    assert says in pages[1]


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        ("Ann, ann", "the same"),
        ("x" * 41, "1 to 40 printable letters"),
        (",".join("abcdefghi"), "1 to 8 people can play"),
        (",", "1 to 8 people can play"),
    ],
)
def test_names_that_cannot_be_are_explained(typed: str, says: str) -> None:
    start = choice()

    left, pages = choose(start, line_of(start, "people"), typed, "", "")

    assert left == start
    assert says in pages[2]


def test_q_leaves() -> None:
    with pytest.raises(LeaveGame):
        choose(choice(), "q")


@pytest.mark.parametrize(("box", "mode"), EDITIONS)
def test_every_edition_seats_people_beside_their_partners(box: str, mode: str) -> None:
    asked = choice(edition=box, mode=mode, people=("Ann", "Bo"))
    names, people = asked.seats()
    edition = EDITIONS[box, mode]

    assert len(names) == len(set(names)) == asked.number
    sides = asked.number // edition.team_size
    assert edition.team_size == 1 or people[0] % sides == people[1] % sides


def test_a_bot_gives_way_to_a_person_of_its_name() -> None:
    names, _ = choice(people=("mira",)).seats()

    assert "Mira" not in names


def test_clues_are_english_where_the_game_has_no_words_of_the_language() -> None:
    dutch, german = (choice("samegame", language=language) for language in ("nl", "de"))

    assert dutch.setup_for(dutch.seats()[0]).language == ("en",)
    assert (dutch.spoken, german.spoken) == ("en", "de")
    assert choice(language="nl").spoken == "nl"


@pytest.mark.parametrize("name", GAMES)
def test_the_named_player_begins_wherever_it_sits(name: str) -> None:
    asked = SetupChoice(game=name, setup=GAMES[name].info.default_setup(), people=("Ann", "Bo"))
    row = next((row for row in form_rows(asked) if row.name == "first"), None)
    assert bool(row) == ("first" in GAMES[name].setup_type.__struct_fields__)
    if row is None:
        return
    assert [choice.value for choice in row.choices][:1] == [""]

    named = change(asked, row, "Bo")
    names, _ = named.seats()

    assert named.setup_for(names).first == names.index("Bo")
    assert replace(named, people=("Ann",)).setup_for(("Ann", "Mira")).first is None
