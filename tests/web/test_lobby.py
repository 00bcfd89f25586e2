"""The lobby in a browser: chairs, offers, who begins, who watches, and what is under More."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.web.browser import Device
from tests.web.compatibility_player import open_theme
from tests.web.players import Person, gather

Devices = Callable[..., Device]
TEAMS = {"game": "compatibility", "setup": {"edition": "2016", "mode": "teams", "track": "short"}}
DUO = {"game": "compatibility", "setup": {"edition": "2016", "mode": "duo"}}
ALONE = {"game": "compatibility", "setup": {"edition": "2016", "mode": "individual"}}


def chair(page: Page, number: int) -> Locator:
    return page.get_by_role("button", name=f"Seat {number}:")


def seated(page: Page, number: int, name: str) -> Locator:
    """The chair with this player, whether or not this page may move the player."""
    return page.get_by_text(f"Seat {number}: {name}").or_(
        page.get_by_role("button", name=f"Seat {number}: {name}")
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
    expect(chair(ann.page, 2)).to_have_accessible_name("Seat 2: Free seat: add someone")


def test_two_people_are_offered_a_game_for_two_and_play_as_partners_with_bots(
    device: Devices,
) -> None:
    ann, bo = gather(device, TEAMS, "HH")
    expect(chair(ann.page, 1)).to_have_accessible_name("Seat 1: Ann (you), Host, plays with Bo")

    ann.button("lobby.offers.justYouTwo").click()

    expect(ann.button("table.begin")).to_be_enabled()
    expect(seated(bo.page, 2, "Bo")).to_be_attached()
    assert settings(ann)["setup"]["mode"] == "duo"


def test_too_many_people_are_told_why_and_one_of_them_watches(device: Devices) -> None:
    ann, bo, cleo = gather(device, TEAMS, "HHH")
    ann.page.get_by_role("button", name="Pairs").click()
    ann.page.get_by_role("radio", name="Just you two").click(force=True)
    begin = ann.button("table.begin")
    expect(begin).to_be_disabled()
    expect(begin).to_have_accessible_description("There are 3 of you. This is for 2 players.")

    ann.page.get_by_role("button", name="Cleo watches").click()

    expect(begin).to_be_enabled()
    expect(ann.page.get_by_text("This is for 2 players")).to_have_count(0)
    expect(cleo.page.get_by_text("You’re sitting this one out.")).to_be_visible()
    begin.click()
    bo.game.wait_for()
    cleo.game.wait_for()


def test_an_odd_number_is_offered_what_fits_with_one_tap(device: Devices) -> None:
    ann, *_ = gather(device, TEAMS, "HHH")
    expect(ann.page.get_by_role("button", name="Add a bot and start")).to_be_enabled()

    ann.page.locator(".offers").get_by_role("button").first.click()

    expect(ann.button("table.begin")).to_be_enabled()
    assert settings(ann)["setup"]["mode"] == "individual"


def test_the_host_names_who_begins_and_it_survives_another_chair(device: Devices) -> None:
    ann, bo, cleo = gather(device, ALONE, "HHH")

    chair(ann.page, 2).click()
    ann.button("lobby.first.begins").click()
    ann.page.locator("summary").click()
    expect(ann.page.get_by_role("button", name="Who goes first: Bo goes first")).to_be_visible()
    drag(ann.page, chair(ann.page, 2), chair(ann.page, 3))
    expect(seated(ann.page, 3, "Bo")).to_be_attached()
    ann.button("table.begin").click()

    for person in (ann, bo, cleo):
        person.game.wait_for()
    assert settings(ann)["first"] == 1
    expect(bo.page.get_by_text("The others")).to_have_count(0)


def test_at_most_five_choices_are_visible_and_the_deck_can_be_browsed(device: Devices) -> None:
    (ann,) = gather(device, TEAMS, "H")
    choices = ann.page.get_by_role("region", name="Game settings")
    rows = choices.locator("li:visible, summary:visible")
    expect(rows).to_have_count(5)

    choices.locator("summary").click()
    ann.button("lobby.deck.browse").click()

    expect(ann.page.get_by_role("dialog").locator("img")).to_have_count(40)


def test_the_host_writes_themes_and_the_first_one_of_the_game_is_theirs(device: Devices) -> None:
    ann, bo = gather(device, DUO, "HH")
    ann.page.locator("summary").click()
    ann.page.get_by_role("button", name="Your own themes: None").click()
    box = ann.page.get_by_role("textbox", name="One theme per line")
    box.fill("x" * 49)
    expect(ann.button("lobby.ownThemes.save")).to_be_disabled()
    box.fill("<i>Grandma</i>\n\n  Grandma  ")
    expect(ann.page.get_by_text("2 of 50")).to_be_visible()
    ann.page.get_by_role("switch", name="Only your own themes").check(force=True)
    ann.button("lobby.ownThemes.save").click()

    expect(ann.page.get_by_role("button", name="Your own themes: 2 themes")).to_be_visible()
    bo.page.locator("summary").click()
    bo.page.get_by_role("button", name="Your own themes: 2 themes").click()
    shown = bo.page.get_by_role("dialog").get_by_role("listitem")
    expect(shown).to_have_text(["<i>Grandma</i>", "Grandma"])
    bo.page.keyboard.press("Escape")
    ann.button("table.begin").click()
    for person in (ann, bo):
        person.game.wait_for()
    assert open_theme(ann) or open_theme(bo)
    for person in (ann, bo):
        expect(person.page.get_by_role("heading", name="Grandma")).to_be_visible()


def test_the_television_shows_teams_by_colour(device: Devices) -> None:
    ann, _ = gather(device, TEAMS, "HH")
    screen = device(kind="television").go(f"/screen/{ann.code}")

    teams = screen.get_by_role("list")
    expect(teams.first).to_contain_text("Ann")
    expect(teams.first).to_contain_text("Bo")


def test_a_guest_sees_the_game_and_who_is_there_and_types_at_once(device: Devices) -> None:
    ann, _ = gather(device, TEAMS, "HH")

    page = device().go(f"/t/{ann.code}")
    expect(page.get_by_text("You’re joining a game of Compatibility.")).to_be_visible()
    expect(page.get_by_text("Ann and Bo are here.")).to_be_visible()
    expect(page.get_by_label("What’s your name?")).to_be_focused()
    page.keyboard.type("Cleo")
    page.keyboard.press("Enter")

    expect(ann.page.get_by_role("heading", name="3 of 4 at the table")).to_be_visible()


def test_a_television_opens_a_table_and_the_first_phone_is_the_host(device: Devices) -> None:
    screen = device(kind="television").go("/screen")
    screen.get_by_role("button", name="Open a new table").click()
    expect(screen.get_by_text("Nobody’s here yet. Grab your phone and join!")).to_be_visible()
    code = screen.url.rsplit("/", 1)[-1]

    page = device().go(f"/t/{code}")
    page.get_by_label("What’s your name?").fill("Ann")
    page.keyboard.press("Enter")

    expect(page.get_by_role("button", name="Seat 1: Ann (you), Host")).to_be_visible()
    expect(screen.get_by_text("Ann", exact=True)).to_be_visible()


def test_a_shared_phone_asks_who_else_plays_on_it(phone: Device) -> None:
    page = phone.go("/")
    page.get_by_role("button", name="Play together").click()
    page.get_by_label("What’s your name?").fill("Ann")
    page.get_by_role("switch", name="We all share this phone").check()
    page.get_by_role("button", name="Open a table").click()

    page.get_by_label("What’s their name?").fill("Bo")
    page.keyboard.press("Enter")

    expect(page.get_by_role("heading", name="2 of 4 at the table")).to_be_visible()


def test_a_solo_player_is_asked_once_for_a_name(phone: Device) -> None:
    page = phone.go("/")
    page.get_by_role("button", name="Play with bots").click()
    name = page.get_by_label("What’s your name?")
    expect(name).not_to_have_value("")
    name.fill("Ann")
    page.get_by_role("button", name="Compatibility").click()
    expect(page.locator("[data-game=compatibility]")).to_be_visible()

    page.goto(phone.address)
    page.get_by_role("button", name="Play with bots").click()

    expect(page.get_by_role("button", name="Compatibility")).to_be_enabled()
    expect(name).to_have_count(0)


def test_somebody_who_comes_late_plays_on_for_a_bot(device: Devices) -> None:
    (ann,) = gather(device, TEAMS | {"first": 0}, "HBBB")
    ann.button("table.begin").click()
    ann.game.wait_for()
    bo = device().go(f"/t/{ann.code}")
    bo.get_by_label("What’s your name?").fill("Bo")
    bo.keyboard.press("Enter")
    late = bo.get_by_label("Join in. Take over from:")

    late.get_by_role("button", name="Ada").click()

    expect(bo.get_by_text("You’re about to take over from Ada.")).to_be_visible()
    open_theme(ann)
    expect(bo.get_by_text("You’re about to take over from Ada.")).to_have_count(0)
    expect(late).to_have_count(0)


def test_a_player_goes_on_with_another_phone(device: Devices) -> None:
    ann, _ = gather(device, TEAMS, "HH")
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.get_by_role("button", name="Play on another phone").click()
    code = ann.page.get_by_test_id("claim").locator("[aria-hidden]").inner_text()

    other = device().go(f"/t/{ann.code}")
    other.get_by_role("button", name="I’m already playing").click()
    other.get_by_label("Code from your other phone, six letters").fill(code)
    other.keyboard.press("Enter")

    expect(other.get_by_role("button", name="Seat 1: Ann (you), Host")).to_be_visible()
    expect(ann.page.get_by_text("You’re playing on another phone now.")).to_be_visible()


def test_a_player_chooses_a_face(device: Devices) -> None:
    ann, bo = gather(device, TEAMS, "HH")
    chair(bo.page, 3).click()
    own = bo.page.locator("[data-player='1'] img")
    before = own.get_attribute("src") or ""
    bo.button("lobby.face.title").click()
    bo.page.get_by_role("dialog").get_by_role("listitem").nth(5).get_by_role("button").click()

    expect(own).not_to_have_attribute("src", before)
    face = own.get_attribute("src")
    expect(ann.page.locator("[data-player='1'] img")).to_have_attribute("src", face or "")
    assert bo.page.evaluate("localStorage['samewave:face']")


def test_the_colour_of_a_face_is_seen_on_phones_and_television(device: Devices) -> None:
    ann, bo = gather(device, TEAMS, "HH")
    screen = device(kind="television")
    screen.go(f"/screen/{ann.code}")
    chair(bo.page, 3).click()
    bo.button("lobby.face.title").click()
    pink = bo.button("lobby.face.colours.pink")
    pink.click()

    expect(pink).to_have_attribute("aria-pressed", "true")
    for page in (ann.page, bo.page):
        expect(page.locator("[data-player='1'] .face[data-colour]")).to_have_attribute(
            "data-colour", "pink"
        )
    expect(screen.page.locator("[data-colour=pink]")).to_be_visible()
    assert bo.page.evaluate("localStorage['samewave:colour']") == '"pink"'

    pink.click()
    expect(screen.page.locator("[data-colour=pink]")).to_have_count(0)
