"""The made-up edition and the made-up game on the page, from the lobby to the end and after."""

import re
from collections.abc import Callable, Iterator, Sequence

import pytest
from playwright.sync_api import expect

from tests.listing.made_up import BOX, PROGRAM
from tests.web.browser import Device, Serving
from tests.web.compatibility_player import planned, table_settings
from tests.web.players import Person, begin, gather, play
from tests.web.test_accessibility import violations_by_day_and_night
from tests.web.test_fits import misfits


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("listing")
    with Serving(folder, program=("-m", PROGRAM)) as serving:
        yield serving.address


def choose(host: Person, now: str, wanted: str) -> None:
    """Change a line of the lobby."""
    row = host.page.locator("button[aria-haspopup=dialog]:visible", has_text=now).first
    row.click()
    dialog = host.page.get_by_role("dialog")
    dialog.get_by_role("radio", name=re.compile(wanted)).click()
    expect(dialog).to_have_count(0)
    shown = host.page.locator("button[aria-haspopup=dialog]:visible", has_text=wanted)
    expect(shown.first).to_be_visible()


def name_a_number(person: Person, people: Sequence[Person]) -> bool:
    """Each player names another number as soon as the table waits for it."""
    button = person.page.get_by_role("button", name=f"Name number {people.index(person) + 1}")
    if not button.is_visible():
        return False
    facts = person.page.locator("dl")
    before = facts.inner_text()
    person.press(button)
    expect(facts).not_to_have_text(before, use_inner_text=True)
    return True


def test_a_game_without_a_folder_is_chosen_played_and_played_again(
    device: Callable[..., Device],
) -> None:
    people = gather(device, table_settings("2016", "duo"), "HH", ("de", "en"))
    host, guest = people
    screen = device(kind="television")
    television = screen.go(f"/screen/{host.code}")
    choose(host, "Compatibility", "Lowest Number")
    choose(host, "3 rounds", "5 rounds")
    expect(guest.page.get_by_text("5 rounds").first).to_be_visible()
    begin(people)

    expect(television.get_by_role("heading", name="Lowest Number")).to_be_visible()
    expect(host.page.get_by_text(host.says("plainGame.yourTurn"))).to_be_visible()
    assert name_a_number(host, people)
    waiting = host.says("plainGame.waitingFor", "Bo")
    expect(host.page.get_by_text(waiting)).to_be_visible()
    expect(host.page.get_by_role("button", name="Take back")).to_be_visible()
    for looking in (guest.device, screen):
        expect(looking.page.get_by_text("My number")).to_have_count(0)
    assert misfits(guest.device) == []
    assert violations_by_day_and_night(guest.device) == []
    play(people, name_a_number)

    for person in people:
        expect(person.page.get_by_text(person.says("plainGame.won", "Ann"))).to_be_visible()
    expect(television.get_by_text("Ann won!")).to_be_visible()
    host.press(host.button("plainGame.rematch"))
    expect(guest.page.get_by_text(guest.says("plainGame.yourTurn"))).to_be_visible()
    play(people, name_a_number)


def test_it_is_played_now_with_bots_and_seen_again_as_a_replay(
    device: Callable[..., Device],
) -> None:
    phone = device()
    page = phone.go("/")
    page.get_by_role("button", name="Play with bots").click()
    page.get_by_role("button", name="Lowest Number").click()
    page.locator("[data-game=lowest]").wait_for()
    ann = Person(phone, "Ann")
    play([ann], name_a_number)

    page = phone.go(f"/replay/{phone.code()}/0?as=0")
    slider = page.get_by_role("slider")
    slider.fill("0")
    expect(page.get_by_text("Prize")).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("Name number"))).to_have_count(0)
    page.keyboard.press("End")
    expect(page.locator("[data-phase=finished]")).to_be_visible()


def test_an_edition_is_chosen_in_the_lobby_and_played(device: Callable[..., Device]) -> None:
    people = gather(device, table_settings("2016", "teams"), "HBHB", ("en", "fr"))
    host = people[0]
    screen = device(kind="television")
    television = screen.go(f"/screen/{host.code}")
    choose(host, "2016", BOX)
    expect(television.get_by_text(BOX).first).to_be_visible()
    begin(people)

    play(people, planned())
    for person in people:
        heading = person.says("compatibility.end.alike")
        expect(person.page.get_by_role("heading", name=heading)).to_be_visible()
    expect(television.get_by_text(re.compile("Ann and Bo")).first).to_be_visible()
    expect(host.button("table.ended.rematch")).to_be_visible()
