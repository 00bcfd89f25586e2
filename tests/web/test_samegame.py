"""The Same Game in the browser, for two to six players."""

from collections.abc import Callable, Sequence

import pytest
from playwright.sync_api import expect

from tests.web.browser import Device
from tests.web.players import Person, begin, gather, play
from tests.web.samegame_player import (
    clue_field,
    cups,
    playing,
    point,
    see_result,
    table_settings,
    write_any,
)

GAMES = [
    (1, "HH", ("en", "fr"), "unanimous"),
    (2, "HBHBBB", ("it", "es"), "anyone"),
]


def see_the_end(people: Sequence[Person]) -> None:
    """The score of the group after each turn."""
    for person in people:
        if person.page.locator("details:not([open])").count():  # open where there is room
            person.page.get_by_text(person.says("table.ended.more"), exact=True).click()
        expect(
            person.page.get_by_role("heading", name=person.says("samegame.end.story"))
        ).to_be_visible()
    expect(people[0].button("table.ended.rematch")).to_be_visible()


@pytest.mark.parametrize(("level", "seating", "languages", "agreement"), GAMES)
def test_a_game_is_played_to_its_end(
    device: Callable[..., Device],
    level: int,
    seating: str,
    languages: tuple[str, ...],
    agreement: str,
) -> None:
    people = gather(
        device, table_settings(level, *languages, agreement=agreement), seating, languages
    )
    begin(people)

    play(people, playing())

    see_the_end(people)


def test_four_people_find_everything_at_the_highest_level(device: Callable[..., Device]) -> None:
    people = gather(
        device, table_settings(4, "en", "de", agreement="majority"), "HHHH", ("en", "de")
    )
    begin(people)

    results = [person.button("samegame.result.goOn") for person in people]

    def all_see_it() -> bool:
        return all(result.is_visible() for result in results)

    play(people, playing(find=True, stay=True), until=all_see_it)

    for person in people:
        heading = person.page.get_by_role("heading", name=person.says("samegame.result.found"))
        expect(heading).to_be_visible()


def test_a_game_by_keyboard_alone(device: Callable[..., Device]) -> None:
    people = gather(device, table_settings(1, "en", agreement="unanimous"), "HHH", kind="laptop")
    for person in people:
        person.keyboard = True
    begin(people)

    play(people, playing())

    see_the_end(people)


def test_a_clue_is_advised_on_while_it_is_written(device: Callable[..., Device]) -> None:
    people = gather(device, table_settings(1, "en"), "HH")
    ann = people[0]
    begin(people)

    clue_field(ann).fill("7")
    expect(ann.page.get_by_role("alert").or_(ann.page.locator("p.refused"))).to_be_visible()
    clue_field(ann).fill("grimblefork")
    expect(ann.page.get_by_text("Your call. The group may send it back.")).to_be_visible()
    expect(ann.button("samegame.write.anyway")).to_be_visible()
    clue_field(ann).fill("teapot")
    expect(ann.page.get_by_text("A real word")).to_be_visible()


def test_a_clue_in_the_making_survives_a_reload(device: Callable[..., Device]) -> None:
    people = gather(device, table_settings(1, "en"), "HH")
    ann = people[0]
    begin(people)
    clue_field(ann).fill("lighthou")

    ann.page.reload()

    expect(clue_field(ann)).to_have_value("lighthou")


def test_the_group_swaps_an_object_once(device: Callable[..., Device]) -> None:
    people = gather(device, table_settings(1, "en"), "HHH")
    ann, bo, cleo = people
    begin(people)

    ann.button("samegame.swap.open").click()
    ann.button("samegame.swap.ask").click()
    expect(ann.page.get_by_text("You asked for another object")).to_be_visible()
    bo.button("samegame.swap.consent").click()
    cleo.button("samegame.swap.consent").click()

    expect(ann.page.get_by_text("Here’s your new object.")).to_be_visible()
    for person in people:
        expect(person.button("samegame.swap.open")).to_be_hidden()


def test_a_clue_that_is_not_allowed_goes_back(device: Callable[..., Device]) -> None:
    people = gather(device, table_settings(1, "en", agreement="unanimous"), "HHH")
    ann, *guessers = people
    begin(people)
    for place, person in enumerate(people):
        write_any(person, place)
    ann.button("samegame.ready.begin").click()

    for person in guessers:
        person.page.get_by_role("button", name="Is this clue allowed?").click()
        person.button("samegame.guess.rejectGo").click()

    expect(ann.page.get_by_text("Your clue came back")).to_be_visible()
    for person in guessers:
        expect(
            person.page.get_by_role("heading", name="Ann is writing another clue")
        ).to_be_visible()
    write_any(ann, 0)
    ann.button("samegame.ready.begin").click()
    expect(cups(guessers[0]).first).to_be_visible()


def test_all_must_agree_before_a_cup_is_lifted(device: Callable[..., Device]) -> None:
    people = gather(device, table_settings(1, "en", agreement="unanimous"), "HHH")
    ann, bo, cleo = people
    begin(people)
    for place, person in enumerate(people):
        write_any(person, place)
    ann.button("samegame.ready.begin").click()
    cups(cleo).first.wait_for()
    trap = ann.page.get_by_role("img", name="your trap")
    expect(trap).to_be_visible()
    expect(bo.page.get_by_label("your trap")).to_have_count(0)

    assert point(bo, lambda free: free[0])
    expect(cleo.page.get_by_label("Pointing here: Bo")).to_be_visible()
    assert point(cleo, lambda free: free[1])
    expect(bo.page.get_by_text("2 fingers, 2 opinions.")).to_be_visible()
    assert point(cleo, lambda free: free[0])

    lifted = bo.page.get_by_label("safe").or_(bo.button("samegame.result.goOn"))
    expect(lifted.first).to_be_visible()
    see_result(bo)
