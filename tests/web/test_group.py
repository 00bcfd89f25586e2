"""Groups in a browser: secret links, figures that update by themselves, and leaving."""

import re
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urldefrag

import pytest
from aiohttp import ClientSession
from playwright.sync_api import Page, expect

from tests.server.group_games import DUO, SAME, Gathering
from tests.server.pages import Guests
from tests.web.browser import Device
from tests.web.groups import (
    Sofa,
    a_day_passes,
    address,
    folder,
    forgive,
    member,
    panel,
    remember,
)
from tests.web.sockets import wait_for
from tests.web.test_accessibility import violations, violations_by_day_and_night
from tests.web.test_fits import misfits, misfits_in_all_languages
from tests.web.words import said

__all__ = ["address", "folder"]

TEAMS = {"game": "compatibility", "setup": {"edition": "2016", "mode": "teams", "track": "short"}}
FOUR = ("Ann", "Bo", "Cleo", "Hannelore")
EVENINGS = 12
THATS_ME = "That’s me"


@pytest.fixture(scope="module")
def sofa(address: str, folder: Path) -> Sofa:
    """Twelve evenings: at eleven two people play, at the last one everybody plays both games."""
    group = Sofa(address, "The sofa")
    for _ in range(EVENINGS - 1):
        group.play("Ann", "Bo")
        a_day_passes(folder)
    group.play(*FOUR, settings=TEAMS)
    group.play("Ann", "Bo", "Cleo", settings=SAME)
    return group


def test_a_group_is_started_in_two_taps_and_its_link_lets_others_in(
    device: Callable[..., Device],
) -> None:
    ann, bo = device(), device(theme="night")
    asked: list[str] = []
    ann.context.on("request", lambda request: asked.append(urldefrag(request.url).url))
    ann.context.on("request", lambda request: asked.append(request.headers.get("referer", "")))
    ann.context.add_init_script("localStorage['samewave:name'] ??= '\"Ann\"'")
    page = ann.go("/")
    page.get_by_role("link", name="Your groups").click()
    page.get_by_label("What’s your group called?").fill("Thursday people")
    page.get_by_role("button", name="Start the group").click()
    sheet = page.get_by_role("dialog", name="Invite to the group")
    expect(sheet.get_by_text("keep this link private")).to_be_visible()
    expect(sheet.get_by_role("img", name="Scan to join the group")).to_be_visible()
    link = sheet.locator("code").inner_text()
    key = link.rsplit("#", 1)[1]
    page.keyboard.press("Escape")
    expect(panel(page, "No game yet")).to_be_visible()

    other = bo.go(link.removeprefix(bo.address))
    expect(other.get_by_role("heading", name="Who are you?")).to_be_visible()
    expect(other.get_by_role("button", name="Ann")).to_be_visible()
    other.get_by_label("I’m new. My name is").fill("ann")
    other.get_by_role("button", name=THATS_ME).click()
    expect(other.get_by_text("Someone here is already called ann.")).to_be_visible()
    other.get_by_label("I’m new. My name is").fill("Bo")
    other.get_by_role("button", name=THATS_ME).click()
    expect(member(other, "Bo")).to_be_visible()
    other.reload()
    expect(other.get_by_role("button", name="You’re Bo")).to_be_visible()
    other.get_by_role("button", name="You’re Bo").click()
    other.get_by_role("button", name="Ann").click()
    expect(other.get_by_role("button", name="You’re Ann")).to_be_visible()

    page.reload()
    expect(member(page, "Bo")).to_be_visible()
    assert not [each for each in asked if key in each], "the key is in nobody's log"
    forgive(bo, 422)


@pytest.mark.parametrize("kind", ["phone", "television"])
def test_whoever_comes_sees_with_whom_they_have_most_in_common(
    device: Callable[..., Device], sofa: Sofa, kind: str
) -> None:
    shown = device(kind=kind)
    page = remember(shown, sofa, "Ann")

    expect(page.get_by_role("heading", level=1, name="The sofa")).to_be_visible()
    expect(page.get_by_text("13 games", exact=True)).to_be_visible()
    expect(page.get_by_text("12 game nights", exact=True)).to_be_visible()
    expect(page.get_by_text(re.compile("^Probably between"))).to_be_visible()
    expect(page.get_by_text("Most alike")).to_be_visible()
    for title in ("Map of minds", "Everyone with everyone", "Over time", "The Same Game"):
        expect(panel(page, title)).to_be_visible()
    assert panel(page, "Map of minds").locator("svg [data-name]").count() == len(FOUR)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert not violations(shown)


def test_a_pair_has_a_sheet_of_its_own(phone: Device, sofa: Sofa) -> None:
    page = remember(phone, sofa, "Ann")
    others = panel(page, "You and the others").get_by_role("listitem")
    others.get_by_role("button", name=re.compile("^Bo ")).click()

    sheet = page.get_by_role("dialog", name="Compare two of you")
    pairs = sofa.ask("GET")[1]["figures"]["pairs"]
    pair = {frozenset((each["one"], each["other"])): each for each in pairs}
    both = pair[frozenset(("Ann", "Bo"))]
    expect(sheet.get_by_text(f"{both['rounds']} rounds together")).to_be_visible()
    expect(sheet.get_by_text("Images in common").locator("..")).to_contain_text(str(both["shared"]))
    expect(sheet.get_by_text("Bo reads Ann’s clues")).to_be_visible()
    expect(sheet.get_by_role("heading", name="Over time")).to_be_visible()
    for label, name in (("Second player", "Hannelore"), ("First player", "Bo")):
        sheet.get_by_label(label, exact=True).select_option(name)
        now = pair[frozenset(("Bo" if name == "Bo" else "Ann", "Hannelore"))]
        together = re.compile(f"^{now['rounds']} rounds? together")
        expect(sheet.get_by_text(together)).to_be_visible()


def test_an_evening_opens_and_older_ones_come_when_asked_for(phone: Device, sofa: Sofa) -> None:
    page = remember(phone, sofa, "Bo")
    evenings = panel(page, "Game nights").locator("li")
    shown = evenings.count()
    assert shown < EVENINGS
    while (more := page.get_by_role("button", name="Earlier nights")).is_visible():
        more.click()
        expect(evenings).not_to_have_count(shown)
        shown = evenings.count()
    assert shown == EVENINGS

    evenings.first.get_by_role("button").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("link")).to_have_count(2)
    for number, link in enumerate(sheet.get_by_role("link").all(), EVENINGS - 1):
        assert link.get_attribute("href") == f"/g/{number}#{sofa.key}"
    expect(sheet.get_by_role("heading", name="Everyone with everyone")).to_be_visible()
    expect(sheet.get_by_text("Level 1")).to_be_visible()


def test_all_of_it_fits_a_small_phone(device: Callable[..., Device], sofa: Sofa) -> None:
    shown = device(kind="small", language="de")
    page = remember(shown, sofa, "Ann")
    expect(panel(page, said("de", "group.map"))).to_be_visible()
    found = [*misfits_in_all_languages(shown, "de"), *violations_by_day_and_night(shown)]
    sheets = {
        "pair": panel(page, said("de", "group.you.title")).get_by_role("button").first,
        "evening": panel(page, said("de", "group.evening.title")).get_by_role("button").first,
        "member": panel(page, said("de", "group.people.title")).get_by_role("button").nth(3),
        "delete": page.get_by_role("button", name=said("de", "group.keep.remove")),
    }
    for name, button in sheets.items():
        button.click()
        expect(page.get_by_role("dialog")).to_be_visible()
        page.wait_for_load_state("networkidle")
        wrong = (*misfits(shown), *violations(shown))
        found += [f"{name}: {each}" for each in wrong]
        page.keyboard.press("Escape")

    assert not found, "\n".join(found)


def test_a_table_plays_for_the_group_that_its_host_has_chosen(
    device: Callable[..., Device], address: str
) -> None:
    group = Sofa(address, "Tonight")
    group.add("Ann", "Bobby")
    host, friend, stranger = device(), device(), device()
    page = remember(host, group, "Ann")
    page.get_by_role("button", name="Play tonight").click()
    page.get_by_text("More", exact=True).click()
    expect(page.get_by_role("button", name="Counts for Tonight")).to_be_visible()
    expect(page.get_by_role("link", name="Open the group")).to_have_attribute("href", group.path)

    remember(friend, group, "Bobby")
    other = friend.go(f"/t/{host.code()}")
    expect(other.get_by_text("Games here count for Tonight")).to_be_visible()
    expect(other.get_by_label("What’s your name?")).to_have_value("Bobby")
    other.get_by_role("button", name="Sit down").click()
    other.get_by_text("More", exact=True).click()
    expect(other.get_by_text("Counts for Tonight")).to_be_visible()
    other.get_by_role("link", name="Open the group").click()
    expect(other.get_by_role("button", name="You’re Bobby")).to_be_visible()
    looking = stranger.go(f"/t/{host.code()}")
    looking.get_by_role("button", name="Just watch").click()
    looking.get_by_text("More", exact=True).click()
    expect(looking.get_by_text("Counts for Tonight")).to_be_visible()
    expect(looking.get_by_role("link", name="Open the group")).to_have_count(0)

    page.get_by_role("button", name="Counts for Tonight").click()
    page.get_by_role("radio", name="No group").check(force=True)
    expect(looking.get_by_text("Counts for Tonight")).to_have_count(0)


def test_themes_are_kept_for_the_group_and_added_at_its_next_table(
    device: Callable[..., Device], address: str
) -> None:
    group = Sofa(address, "Tonight")
    group.add("Ann")
    group.change("keep_themes", themes=["Grandma’s kitchen", "Bo’s first car"])
    host = device(kind="small")
    remember(host, group, "Ann")
    page = own_themes(host, group)
    page.get_by_label("One theme per line").fill("Aunt Hilde\nBo’s first car")
    expect(page.get_by_text("1 theme kept earlier will be deleted.")).to_be_visible()
    assert misfits_in_all_languages(host, "en") == []
    page.get_by_role("switch", name="Keep them for Tonight").check(force=True)
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_label("One theme per line")).to_be_hidden()  # both have been saved
    expect(page.get_by_role("button", name="Your own themes: 2 themes")).to_be_visible()
    assert group.own_themes() == ["Aunt Hilde", "Bo’s first car"]

    page = own_themes(host, group)
    page.get_by_role("button", name="Add 2 themes from Tonight").click()

    expect(page.get_by_label("One theme per line")).to_have_value("Aunt Hilde\nBo’s first car")
    expect(page.get_by_role("button", name="from Tonight")).to_have_count(0)


def own_themes(host: Device, group: Sofa) -> Page:
    """The sheet of themes at a new table of the group."""
    page = host.go(group.path)
    page.get_by_role("button", name="Play tonight").click()
    page.get_by_text("More", exact=True).click()
    expect(page.get_by_role("button", name=f"Counts for {group.name}")).to_be_visible()
    page.get_by_role("button", name="Your own themes: None").click()
    return page


def test_nothing_of_a_running_game_is_told(phone: Device, address: str) -> None:
    group = Sofa(address, "Running")
    group.play("Ann", "Bo")
    page = remember(phone, group, "Ann")
    before, seen = group.ask("GET"), page.locator("main").inner_text()

    async def begin() -> None:
        async with ClientSession() as session:
            guests = Guests(session, address)
            pages = await guests.open_table("Ann", "Newcomer", settings=DUO)
            await Gathering(guests, group.key).attach(pages[0])
            assert (await pages[0].ask("start"))["type"] == "update"

    wait_for(begin())
    page.reload()
    expect(panel(page, "Game nights")).to_be_visible()
    assert group.ask("GET") == before
    assert group.ask("GET", "/records/1")[0] == 404
    assert page.locator("main").inner_text() == seen


def test_of_bots_nothing_is_kept_and_a_full_group_fits(
    device: Callable[..., Device], address: str
) -> None:
    group = Sofa(address, "Machines")
    group.play("Ann", bots=1)
    small = device(kind="small")
    page = remember(small, group, "Ann")
    expect(page.get_by_text("only played with bots")).to_be_visible()
    expect(panel(page, "Game nights").get_by_text("Ann and a bot")).to_be_visible()

    group.add(*(f"Somebody with a rather long name {number}" for number in range(39)))
    page.reload()
    page.get_by_role("button", name="Show all 40").click()
    expect(panel(page, "Members").get_by_role("listitem")).to_have_count(40)
    assert not misfits(small)
    panel(page, "Members").get_by_role("button").nth(39).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert not misfits(small)
