"""The lobby in a browser: chairs, offers, who begins, who watches, and what is under More."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.web.browser import Device
from tests.web.players import Person, gather

Devices = Callable[..., Device]
TEAMS = {"game": "compatibility", "setup": {"edition": "2016", "mode": "teams", "track": "short"}}
ALONE = {"game": "compatibility", "setup": {"edition": "2016", "mode": "individual"}}


def chair(page: Page, number: int) -> Locator:
    return page.get_by_role("button", name=f"Chair {number}:")


def seated(page: Page, number: int, name: str) -> Locator:
    """The chair with this player, whether or not this page may move the player."""
    return page.get_by_text(f"Chair {number}: {name}").or_(
        page.get_by_role("button", name=f"Chair {number}: {name}")
    )


def drag(page: Page, start: Locator, end: Locator) -> None:
    one, other = start.bounding_box(), end.bounding_box()
    assert one
    assert other
    page.mouse.move(one["x"] + one["width"] / 2, one["y"] + 28)
    page.mouse.down()
    page.mouse.move(other["x"] + other["width"] / 2, other["y"] + 28, steps=6)
    page.mouse.up()


def settings(person: Person) -> Any:
    """The settings as the server has them."""
    answer = person.page.request.get(f"{person.device.address}/api/tables/{person.code}")
    return answer.json()["settings"]


def test_any_free_chair_is_taken_by_tap_drag_and_keyboard(device: Devices) -> None:
    ann, bo = gather(device, TEAMS, "HH")
    expect(seated(bo.page, 3, "Bo")).to_be_attached()

    chair(bo.page, 2).click()
    expect(seated(ann.page, 2, "Bo")).to_be_attached()
    drag(bo.page, chair(bo.page, 2), chair(bo.page, 4))
    expect(seated(ann.page, 4, "Bo")).to_be_attached()
    chair(bo.page, 4).focus()
    bo.page.keyboard.press("Enter")
    bo.page.keyboard.press("ArrowRight")
    expect(seated(ann.page, 3, "Bo")).to_be_attached()
    drag(ann.page, chair(ann.page, 3), chair(ann.page, 1))
    expect(seated(bo.page, 1, "Bo")).to_be_attached()
    expect(seated(bo.page, 3, "Ann")).to_be_attached()


def test_a_plus_fills_the_chair_it_stands_on(device: Devices) -> None:
    (ann,) = gather(device, TEAMS, "H")

    chair(ann.page, 4).click()
    ann.button("lobby.free.addOne").click()

    expect(seated(ann.page, 4, "Ada")).to_be_attached()
    expect(chair(ann.page, 2)).to_have_accessible_name("Chair 2: Free chair: put somebody here")


def test_two_people_are_offered_a_game_for_two_and_play_as_partners_with_bots(
    device: Devices,
) -> None:
    ann, bo = gather(device, TEAMS, "HH")
    expect(chair(ann.page, 1)).to_have_accessible_name("Chair 1: Ann (you), Host, plays with Bo")

    ann.button("lobby.offers.justYouTwo").click()

    expect(ann.button("table.begin")).to_be_enabled()
    expect(seated(bo.page, 2, "Bo")).to_be_attached()
    assert settings(ann)["setup"]["mode"] == "duo"


def test_too_many_people_are_told_why_and_one_of_them_watches(device: Devices) -> None:
    ann, bo, cleo = gather(device, TEAMS, "HHH")
    ann.page.get_by_role("button", name="In pairs").click()
    ann.page.get_by_role("radio", name="Just you two").click(force=True)
    begin = ann.button("table.begin")
    expect(begin).to_be_disabled()
    expect(begin).to_have_accessible_description("You’re 3. This is for 2 players.")

    ann.page.get_by_role("button", name="Cleo watches").click()

    expect(begin).to_be_enabled()
    expect(ann.page.get_by_text("This is for 2 players")).to_have_count(0)
    expect(cleo.page.get_by_text("You’re sitting this one out.")).to_be_visible()
    begin.click()
    bo.game.wait_for()
    cleo.game.wait_for()


def test_an_odd_number_is_offered_what_fits_with_one_tap(device: Devices) -> None:
    ann, *_ = gather(device, TEAMS, "HHH")
    expect(ann.page.get_by_role("button", name="Add a bot and begin")).to_be_enabled()

    ann.page.locator(".offers").get_by_role("button").first.click()

    expect(ann.button("table.begin")).to_be_enabled()
    assert settings(ann)["setup"]["mode"] == "individual"


def test_the_host_names_who_begins_and_it_survives_another_chair(device: Devices) -> None:
    ann, bo, cleo = gather(device, ALONE, "HHH")

    chair(ann.page, 2).click()
    ann.button("lobby.first.begins").click()
    ann.page.locator("summary").click()
    expect(ann.page.get_by_role("button", name="Who begins: Bo begins")).to_be_visible()
    drag(ann.page, chair(ann.page, 2), chair(ann.page, 3))
    expect(seated(ann.page, 3, "Bo")).to_be_attached()
    ann.button("table.begin").click()

    for person in (ann, bo, cleo):
        person.game.wait_for()
    assert settings(ann)["first"] == 1
    expect(bo.page.get_by_text("The others")).to_have_count(0)


def test_at_most_five_choices_are_visible_and_the_deck_can_be_browsed(device: Devices) -> None:
    (ann,) = gather(device, TEAMS, "H")
    choices = ann.page.get_by_role("region", name="What is played")
    rows = choices.locator("li:visible, summary:visible")
    expect(rows).to_have_count(5)

    choices.locator("summary").click()
    ann.button("lobby.deck.browse").click()

    expect(ann.page.get_by_role("dialog").locator("img")).to_have_count(40)


def test_the_television_shows_teams_by_colour(device: Devices) -> None:
    ann, _ = gather(device, TEAMS, "HH")
    screen = device(kind="television").go(f"/screen/{ann.code}")

    teams = screen.get_by_role("group")
    expect(teams.first).to_contain_text("Ann")
    expect(teams.first).to_contain_text("Bo")
