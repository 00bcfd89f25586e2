"""The end of a game: who thinks alike, in charts and in words, and what can be shared."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import pytest
from aiohttp import ClientSession
from playwright.sync_api import Locator, Route, expect

from tests.server.pages import Guests, level
from tests.web import compatibility_player, samegame_player
from tests.web.appearance import switch
from tests.web.browser import SIZES, Device
from tests.web.players import Person, begin, gather, give_seat, host_says, play, sit
from tests.web.sockets import play_well, wait_for
from tests.web.test_accessibility import violations_by_day_and_night
from tests.web.test_fits import misfits

_OVERLAPS = """map => {
  const tags = [...map.querySelectorAll('[data-name] rect')].map(tag => tag.getBoundingClientRect())
  return tags.flatMap((one, place) => tags.slice(place + 1).filter(other =>
    one.left < other.right && other.left < one.right &&
    one.top < other.bottom && other.top < one.bottom)).length
}"""


@dataclass
class Played:
    """A finished game; later devices take Ann's seat or watch."""

    code: str
    token: str


async def a_game(address: str, settings: dict[str, Any], names: Sequence[str]) -> Played:
    async with ClientSession() as session:
        guests = Guests(session, address)
        pages = await guests.open_table(*names, settings=settings)
        assert (await pages[0].ask("start"))["began"]
        await level(pages)
        await play_well(pages)
        await guests.hang_up()
        return Played(pages[0].code, pages[0].token)


@pytest.fixture(scope="module")
def compatibility(address: str) -> Played:
    settings = compatibility_player.table_settings("2016", "teams")
    return wait_for(a_game(address, settings, ("Ann", "Bo", "Cleo", "Dov")))


@pytest.fixture(scope="module")
def same_game(address: str) -> Played:
    settings = samegame_player.table_settings(1, "en", agreement="unanimous")
    return wait_for(a_game(address, settings, ("Ann", "Bo")))


def come_back(device: Callable[..., Device], played: Played, **wanted: Any) -> Person:
    """Ann on another device, at the end of the game."""
    back = Person(device(**wanted), "Ann", token=played.token, code=played.code)
    seat = {"code": played.code, "player": 0, "token": played.token, "name": "Ann"}
    give_seat(back.device, [seat])
    back.page.goto(f"{back.device.address}/t/{played.code}")
    return back


def open_more(person: Person) -> None:
    person.page.get_by_text(person.says("table.ended.more"), exact=True).click()


def section(person: Person, path: str) -> Locator:
    """The section that begins with this heading."""
    heading = person.page.get_by_role("heading", name=person.says(path), exact=True)
    return person.page.locator("section").filter(has=heading)


def refuse(route: Route) -> None:
    route.fulfill(status=404, json={"code": "no_such_record", "params": {"number": 0}})


def test_a_phone_answers_first_then_tells_who_thought_alike(
    device: Callable[..., Device], compatibility: Played
) -> None:
    ann = come_back(device, compatibility)

    answers = [ann.says(f"compatibility.end.personal.{each}") for each in ("won", "close", "lost")]
    expect(ann.page.get_by_role("heading", level=1)).to_have_text(re.compile("|".join(answers)))
    card = ann.page.get_by_role("article")
    expect(card).to_have_count(1)
    expect(card).to_contain_text(re.compile(r"\d+ shared images? in \d+ rounds?\."))
    expect(ann.page.locator(".matrix, .minds")).to_have_count(0)
    open_more(ann)
    expect(section(ann, "affinity.themes.title").get_by_role("article").first).to_be_visible()
    rounds = section(ann, "affinity.rounds.title")
    expect(rounds.get_by_role("heading", level=3).first).to_have_text(re.compile(r"^“.+”$"))


def test_what_comes_next_is_under_the_thumb_and_the_podium_fills_a_tablet(
    device: Callable[..., Device], compatibility: Played
) -> None:
    ann = come_back(device, compatibility)

    for name in ("share", "rematch"):
        expect(ann.button(f"table.ended.{name}")).to_be_in_viewport()
    for name in ("replay", "home"):
        link = ann.page.get_by_role("link", name=ann.says(f"table.ended.{name}"), exact=True)
        expect(link).to_be_in_viewport()
    tablet = SIZES["tablet"]
    ann.page.set_viewport_size(tablet)
    podium = ann.page.locator(".hero").bounding_box()
    assert podium
    assert (podium["x"], podium["width"]) == (0, tablet["width"])


def test_a_page_asks_who_thought_alike_at_the_end_and_bots_are_left_out(
    device: Callable[..., Device],
) -> None:
    people = gather(device, compatibility_player.table_settings("2016", "teams"), "HBHB")
    ann, asked, act = people[0], [], compatibility_player.planned()
    ann.page.on("request", lambda request: asked.append(request.url))

    def act_unasked(person: Person, people: Sequence[Person]) -> bool:
        assert ann.phase() == "finished" or not any(url.endswith("/story") for url in asked)
        return act(person, people)

    begin(people)
    play(people, act_unasked)

    expect(ann.page.get_by_role("article")).to_contain_text("You and Bo")
    assert any(url.endswith("/story") for url in asked)
    open_more(ann)
    expect(ann.page.locator(".matrix, .minds")).to_have_count(0)


def test_the_matrix_and_the_map_are_also_told_in_words(
    device: Callable[..., Device], compatibility: Played
) -> None:
    ann = come_back(device, compatibility)
    open_more(ann)
    matrix, minds = ann.page.locator(".matrix"), ann.page.locator(".minds")

    pairs = matrix.get_by_role("listitem")
    expect(pairs).to_have_count(6)
    expect(pairs.first).to_have_text(re.compile(r"^.+ and .+: \d+, probably between \d+ and \d+$"))
    told = matrix.locator(".readout b")
    first = told.inner_text()
    ann.press(ann.button("affinity.chart.nextPair"))
    expect(told).not_to_have_text(first)
    matrix.locator("[data-at='5']").click()
    expect(told).to_have_text(pairs.nth(5).inner_text().split(",")[0])
    expect(minds.locator("[data-name]")).to_have_count(4)
    assert minds.evaluate(_OVERLAPS) == 0


def test_a_game_is_taken_along(device: Callable[..., Device], compatibility: Played) -> None:
    ann = come_back(device, compatibility)
    page, record = ann.page, f"/api/tables/{ann.code}/records/0"
    ann.device.context.grant_permissions(["clipboard-read", "clipboard-write"])
    open_more(ann)

    expect(page.get_by_role("link", name=ann.says("affinity.actions.replay"))).to_have_attribute(
        "href", f"/replay/{ann.code}/0"
    )
    with page.expect_download() as loading:
        ann.button("affinity.actions.record").click()
    assert loading.value.path().read_text().startswith('{"samewave"')
    ann.button("affinity.actions.duel").click()
    expect(page.get_by_text(ann.says("affinity.actions.duelCopied"))).to_be_visible()
    copied = page.evaluate("navigator.clipboard.readText()")
    address, _, key = copied.partition("#")
    assert (address, len(key)) == (f"{ann.device.address}/duel/{ann.code}/0", 22)
    page.route(f"**{record}/picture/en", refuse)
    ann.button("affinity.actions.picture").click()
    expect(page.get_by_text(ann.says("affinity.actions.noPicture"))).to_be_visible()
    page.unroute(f"**{record}/picture/en")
    with page.expect_download() as saving:
        ann.button("affinity.actions.picture").click()
    assert saving.value.suggested_filename == f"samewave-{ann.code.lower()}-1.png"
    assert saving.value.path().read_bytes().startswith(b"\x89PNG")


def test_a_story_that_fails_is_asked_for_again(
    device: Callable[..., Device], compatibility: Played
) -> None:
    watching = device()
    watching.page.route("**/story", refuse)
    ann = come_back(lambda: watching, compatibility)

    expect(ann.page.get_by_role("alert")).to_contain_text(ann.says("affinity.failed"))
    expect(ann.page.get_by_role("link", name=ann.says("table.ended.replay"))).to_be_visible()
    ann.page.unroute("**/story")
    ann.button("affinity.tryAgain").click()

    expect(ann.page.get_by_role("article")).to_be_visible()


def test_a_game_that_says_too_little_says_so(
    device: Callable[..., Device], compatibility: Played
) -> None:
    def leave_pairs_out(route: Route) -> None:
        answer = route.fetch()
        story = answer.json()
        empty: dict[str, Any] = {
            "pairs": [],
            "best": None,
            "uniting": [],
            "dividing": [],
            "places": {},
        }
        route.fulfill(response=answer, json={**story, "figures": {**story["figures"], **empty}})

    watching = device()
    watching.page.route("**/story", leave_pairs_out)
    ann = come_back(lambda: watching, compatibility)

    expect(ann.page.get_by_text(ann.says("affinity.tooLittle"))).to_be_visible()
    open_more(ann)
    expect(section(ann, "affinity.rounds.title")).to_be_visible()
    expect(ann.page.locator(".matrix, .minds")).to_have_count(0)


def test_all_of_it_fits_a_small_phone_in_german(
    device: Callable[..., Device], compatibility: Played
) -> None:
    ann = come_back(device, compatibility, kind="small")
    open_more(ann)
    ann.page.locator(".minds svg").wait_for()

    switch(ann.device, language="de")

    expect(ann.page.get_by_role("heading", name="Alle mit allen")).to_be_visible()
    assert misfits(ann.device) == []
    assert violations_by_day_and_night(ann.device) == []


def late_screen(device: Callable[..., Device], played: Played) -> Device:
    """A television that opens a finished game; the test controls its clock."""
    screen = device(kind="television")
    screen.page.clock.install()
    with screen.page.expect_response("**/story"):
        screen.go(f"/screen/{played.code}")
    return screen


def test_a_television_shows_the_map_after_the_podium(
    device: Callable[..., Device], compatibility: Played
) -> None:
    screen = late_screen(device, compatibility)
    page = screen.page

    expect(page.locator(".podium")).to_be_visible()
    page.clock.fast_forward(13_000)
    expect(page.get_by_role("heading", name="Who thought alike")).to_be_visible()
    tags = page.locator(".minds text")
    expect(tags).to_have_count(4)
    assert page.locator(".minds").evaluate(_OVERLAPS) == 0
    heights = tags.evaluate_all("all => all.map(tag => tag.getBoundingClientRect().height)")
    assert min(heights) >= 30  # of 1080, to be read from four metres
    assert misfits(screen) == []
    assert violations_by_day_and_night(screen) == []
    page.clock.fast_forward(21_000)
    expect(page.locator(".podium")).to_be_visible()


def test_the_same_game_tells_who_understood_whom(
    device: Callable[..., Device], same_game: Played
) -> None:
    ann = come_back(device, same_game, kind="small")

    open_more(ann)
    understood = section(ann, "affinity.readers.title")
    first = understood.get_by_role("listitem").first
    expect(first).to_contain_text(re.compile(r"(Ann reads Bo|Bo reads Ann).* of \d misread"))
    expect(
        understood.get_by_role("heading", name=ann.says("affinity.readers.criteria"))
    ).to_be_visible()
    expect(
        ann.page.get_by_role("link", name=ann.says("affinity.actions.replay"))
    ).to_have_attribute("href", f"/replay/{ann.code}/0")
    switch(ann.device, language="de")
    expect(ann.page.get_by_text("Wer wessen Hinweise versteht")).to_be_visible()
    assert misfits(ann.device) == []
    assert violations_by_day_and_night(ann.device) == []


def test_a_television_shows_the_medal_and_faces_and_then_who_read_whom(
    device: Callable[..., Device], same_game: Played
) -> None:
    screen = late_screen(device, same_game)
    faces = screen.page.locator("main section ul li")

    expect(faces).to_have_text(["Ann", "Bo"])
    assert misfits(screen) == []
    assert violations_by_day_and_night(screen) == []
    screen.page.clock.fast_forward(13_000)
    expect(screen.page.get_by_text(re.compile("(Ann reads Bo|Bo reads Ann)")).first).to_be_visible()
    expect(screen.page.locator("main ol li")).to_have_count(6)
    expect(faces.filter(has_text=re.compile("^Bo$"))).to_have_count(0)
    assert misfits(screen) == []
    assert violations_by_day_and_night(screen) == []


def test_long_names_of_a_pair_stay_in_their_row_on_a_television(
    device: Callable[..., Device],
) -> None:
    names = ("Maximiliane Sophie von", "Bartholomäus Wolfgang", "Cleo", "Dov")
    settings = compatibility_player.table_settings("2016", "teams")
    seats = sit(device().address, settings, names)
    host = Person(device(), names[0], token=seats[0]["token"], code=seats[0]["code"])
    give_seat(host.device, seats[:1])
    host.device.go(f"/t/{host.code}")
    host_says(host, {"type": "arrange", "chairs": [0, 2, 1, 3]}, {"type": "start"})
    screen = device(kind="television")
    page = screen.go(f"/screen/{host.code}")

    row = page.get_by_role("listitem").filter(has_text="Bartholom")
    expect(row).to_be_visible()
    assert row.evaluate("row => row.scrollHeight <= row.clientHeight")
    assert row.locator("b").evaluate("name => name.offsetHeight < 100")
    assert misfits(screen) == []
