"""Today's theme in a browser: alone, with friends and groups, with taps and with keys."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.browser import Device, Serving
from tests.web.words import said

MOST_TAPS = 8
GUESS = "Which one will most people put first?"


@pytest.fixture
def address(tmp_path: Path) -> object:
    """A server of its own for each test: its day begins without answers."""
    with Serving(tmp_path, "--bot-pace=0", "--answers-per-address=1000") as serving:
        yield serving.address


def images(page: Page) -> Locator:
    return page.locator("[data-image]")


def choose(page: Page, *places: int) -> None:
    for place in places:
        images(page).nth(place).click()


def lock_in(page: Page) -> None:
    page.get_by_role("button", name="Lock in").click()
    expect(page.get_by_role("heading", name=GUESS)).to_be_visible()


def answer(page: Page, *places: int) -> None:
    """Answer on the open hand, without a guess."""
    choose(page, *places)
    lock_in(page)
    page.get_by_role("button", name="Skip").click()
    expect(page.get_by_role("heading", name="Your five")).to_be_visible()


def answer_elsewhere(address: str, key: str, *places: int) -> None:
    """Somebody answers without a browser."""
    with urlopen(f"{address}/api/days/today") as day:
        hand = json.load(day)["images"]
    ranking = json.dumps({"ranking": [hand[place] for place in places]}).encode()
    headers = {"Authorization": f"Bearer {key:0>22}", "Content-Type": "application/json"}
    urlopen(Request(f"{address}/api/days/today/answer", ranking, headers, method="PUT")).close()


def test_eight_taps_lead_from_the_first_screen_to_the_result(phone: Device, address: str) -> None:
    for device in range(4):
        answer_elsewhere(address, str(device), 0, 1, 2, 3, 4)
    page = phone.go("/")
    page.evaluate("globalThis.taps = 0; addEventListener('click', () => taps++, true)")

    page.get_by_role("link", name=re.compile("Today’s theme: .+ What do you see?")).click()
    choose(page, 0, 1, 2, 9, 8)
    lock_in(page)
    choose(page, 0)

    expect(page.get_by_text("5 people so far")).to_be_visible()
    expect(page.get_by_role("heading", name="Top picks")).to_be_visible()
    expect(page.get_by_text("Good guess!")).to_be_visible()
    assert page.evaluate("taps") == MOST_TAPS


def test_today_can_be_tapped_before_any_script_has_come(phone: Device) -> None:
    phone.page.route("**/*.js", lambda route: route.abort())
    page = phone.go("/")
    page.get_by_role("link", name="Samewave").click()

    expect(page).to_have_url(f"{phone.address}/today")
    phone.complaints.clear()  # the scripts that were kept away


def test_the_first_images_of_the_hand_are_those_of_the_fan(phone: Device) -> None:
    page = phone.go("/")
    fan = page.locator(".leaf img").evaluate_all("all => all.map(({ src }) => src)")
    page.get_by_role("link", name=re.compile("What do you see?")).click()
    expect(images(page)).to_have_count(40)

    hand = page.locator("[data-image] img").evaluate_all("all => all.map(({ src }) => src)")
    assert hand[:5] == fan


def test_the_first_person_of_a_day_is_told_so_and_can_change_the_answer(phone: Device) -> None:
    page = phone.go("/today")
    answer(page, 0, 1, 2, 3, 4)
    expect(page.get_by_text("You’re first today!")).to_be_visible()
    expect(page.get_by_text("only you")).to_have_count(5)

    page.get_by_role("button", name="Change my five").click()
    page.get_by_role("list", name="Your five, strongest first").get_by_role("button").last.click()
    choose(page, 20)
    lock_in(page)
    page.get_by_role("button", name="Skip").click()

    title = images(page).nth(20)
    expect(title).to_have_count(0)
    expect(page.get_by_text("1 person so far")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Your five")).to_be_visible()


def test_an_unfinished_ranking_survives_a_reload(phone: Device) -> None:
    page = phone.go("/today")
    choose(page, 3, 5)
    page.reload()

    expect(page.get_by_role("button", name="Lock in 3 to go")).to_be_visible()
    expect(page.locator("[data-image][aria-pressed=true]")).to_have_count(2)


def test_today_is_played_with_the_keyboard_alone(phone: Device) -> None:
    page = phone.go("/")
    press = page.keyboard.press
    page.get_by_role("link", name=re.compile("What do you see?")).focus()
    press("Enter")
    expect(images(page)).to_have_count(40)
    images(page).first.focus()
    for _ in range(5):
        press("Enter")
        press("ArrowRight")
    page.get_by_role("button", name="Lock in").focus()
    press("Enter")
    expect(page.get_by_role("heading", name=GUESS)).to_be_focused()
    images(page).first.focus()
    press("Enter")

    expect(page.get_by_role("heading", name="Your five")).to_be_visible()


def test_friends_with_a_link_see_what_they_share_once_both_have_answered(
    device: Callable[..., Device],
) -> None:
    ann, bo = device(), device(theme="night")
    ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = ann.go("/today")
    answer(page, 0, 1, 2, 3, 4)
    page.get_by_role("button", name="Ask a friend").click()
    page.get_by_label(said("en", "home.yourName")).fill("Ann")
    page.get_by_role("button", name=said("en", "table.share")).click()
    expect(page.get_by_text("Copied. Paste it anywhere.")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()").split()[-1]
    assert re.search(r"/today#[\w-]{22}$", link)

    other = bo.page
    other.goto(link)
    expect(images(other)).to_have_count(40)
    assert other.get_by_text("Ann").count() == 0
    answer(other, 0, 2, 1, 9, 8)

    expect(other.get_by_text("Ann", exact=True)).to_be_visible()
    expect(other.get_by_text("7 points")).to_be_visible()
    page.reload()
    expect(page.get_by_text("7 points")).to_be_visible()


def test_an_earlier_day_is_practised_without_counting(phone: Device) -> None:
    page = phone.go("/today")
    answer(page, 0, 1, 2, 3, 4)
    page.get_by_role("heading", name="Past themes").scroll_into_view_if_needed()
    page.locator(".days a").nth(1).click()
    expect(page.get_by_text("Just for fun ·")).to_be_visible()
    answer(page, 5, 6, 7, 8, 9)

    expect(page.get_by_text("Nobody answered that day.")).to_be_visible()
    expect(page.get_by_role("button", name="Change my five")).to_have_count(0)


def test_answers_are_forgotten_when_their_person_says_so(phone: Device, address: str) -> None:
    page = phone.go("/today")
    answer(page, 0, 1, 2, 3, 4)
    page.get_by_role("button", name="Delete my answers").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete my answers").click()

    expect(images(page)).to_have_count(40)
    with urlopen(f"{address}/api/days/today") as day:
        assert json.load(day)["answers"] == 0
    assert page.evaluate("localStorage.getItem('samewave:daily')") is None


def test_a_group_sees_the_answers_of_members_who_show_them(device: Callable[..., Device]) -> None:
    ann, bo = device(), device()
    body = json.dumps({"name": "Sofa"}).encode()
    headers = {"Content-Type": "application/json"}
    with urlopen(Request(f"{ann.address}/api/groups", body, headers)) as made:
        key = json.load(made)["key"]
    for device_of, name in ((ann, "Ann"), (bo, "Bo")):
        group = json.dumps([{"key": key, "name": "Sofa", "me": name}])
        device_of.context.add_init_script(f"localStorage['samewave:groups'] ??= {group!r}")
        page = device_of.go("/today")
        answer(page, 0, 1, 2, 3, 4)
        page.get_by_label("Show my answers to Sofa").check()

    expect(bo.page.get_by_text("15 points")).to_be_visible()
    ann.page.reload()
    expect(ann.page.get_by_text("Bo", exact=True)).to_be_visible()


def test_a_result_is_shared_as_a_picture_and_a_line_that_give_nothing_away(
    phone: Device, address: str
) -> None:
    answer_elsewhere(address, "1", 0, 1, 2, 3, 4)
    phone.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = phone.go("/today")
    answer(page, 0, 1, 2, 30, 31)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Share", exact=True).click()

    picture = Path(saved.value.path()).read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert int.from_bytes(picture[16:20]) == int.from_bytes(picture[20:24]) == 1080
    expect(page.get_by_text("Copied. Paste it anywhere.")).to_be_visible()
    line = page.evaluate("navigator.clipboard.readText()")
    assert "90 of 150" in line
    assert "🟧🟧🟧🟨🟨" in line
    for title in page.locator(".five img").evaluate_all("all => all.map(({ alt }) => alt)"):
        assert title.split(",")[0] not in line


def test_a_returning_visitor_sees_what_waits(phone: Device) -> None:
    page = phone.go("/today")
    answer(page, 0, 1, 2, 3, 4)
    page.evaluate("""() => localStorage['samewave:groups'] =
      JSON.stringify([{ key: 'k'.repeat(22), name: 'Sofa', me: '' }])""")
    page = phone.go("/")

    expect(page.get_by_role("link", name=re.compile("See the result so far"))).to_be_visible()
    expect(
        page.get_by_role("navigation", name="Waiting for you").get_by_text("Sofa")
    ).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
