"""Replay and duel in a browser: a finished game, watched again, and its deal."""

import re
from collections.abc import Callable

from playwright.sync_api import FilePayload, Page, expect

from tests.web.browser import Device
from tests.web.players import Person, ask, give_seat, host_says, sit
from tests.web.replay_steps import (
    ANN_LAID,
    DUO,
    REVEAL,
    THEME,
    Played,
    go_to,
    hurry,
    in_dom,
    look_as,
    of_a_group,
    place,
    played,
    slider,
)

__all__ = ["of_a_group", "played"]


def test_a_television_shows_what_the_table_saw(
    device: Callable[..., Device], played: Played
) -> None:
    page = device(kind="television", theme="night").go(played.path)
    expect(page.get_by_test_id("stage")).to_have_attribute("data-view", "picture")
    expect(page.get_by_text("Card 1 of 5")).to_be_visible()  # the first cards are about to turn
    page.keyboard.press("Home")
    expect(page.get_by_text("Ann is opening the theme")).to_be_visible()
    place(page, f"Round 1 of {played.rounds}")
    in_the_frame = page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert in_the_frame

    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("heading", level=1).last).not_to_have_text("")
    expect(page.get_by_text("Ann is opening the theme")).to_be_hidden()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text("Card 1 of 5")).to_be_visible()
    place(page, "Round 1 of")
    # one step more, and the reveal is over
    page.keyboard.press("ArrowRight")
    place(page, "Round 2 of")
    assert slider(page).input_value() == str(REVEAL)

    page.keyboard.press("End")
    place(page, "The end")
    expect(page.get_by_role("button", name="Start over")).to_be_visible()
    page.keyboard.press("PageUp")
    place(page, f"Round {played.rounds} of {played.rounds}")
    page.keyboard.press("Home")
    place(page, "Round 1 of")
    expect(page.get_by_text("Ann is opening the theme")).to_be_visible()


def test_with_the_eyes_of_a_player_nothing_else_is_known(
    device: Callable[..., Device], played: Played
) -> None:
    page = device().go(f"{played.path}?as=0")
    expect(page.get_by_test_id("stage")).to_have_attribute("data-view", "phone")
    go_to(page, THEME)
    expect(page.get_by_role("button", pressed=False).locator("img").first).to_be_visible()
    assert in_dom(page, "data-slot") == []

    page.get_by_role("button", name="Step forward").click()
    expect(page.locator("[data-slot]")).to_have_count(len(played.ann))
    assert in_dom(page, "data-slot") == played.ann
    expect(page.locator("[data-image][aria-pressed=true]")).to_have_count(len(played.ann))
    assert in_dom(page, "data-laid") == []
    for name in ("Change", "Lock in", "Skip"):
        expect(page.get_by_role("button", name=name)).to_have_count(0)

    page.get_by_role("button", name="Step forward").click()
    expect(page.get_by_test_id("game")).to_have_attribute("data-phase", "reveal")
    expect(page.locator("[data-slot]")).to_have_count(0)
    page.get_by_role("button", name="Step forward").click()
    place(page, "Round 2 of")
    expect(page.get_by_text("is calling a number")).to_be_visible()
    # another seat's view of the same moment
    go_to(page, ANN_LAID)
    look_as(page, "Bo")
    expect(slider(page)).to_have_value(str(ANN_LAID))
    assert page.url.endswith("?as=1")
    expect(page.locator("[data-image]").first).to_be_visible()
    assert in_dom(page, "data-slot") == []


def test_everything_open_shows_what_lies_face_down(
    device: Callable[..., Device], played: Played
) -> None:
    page = device().go(played.path)
    go_to(page, 0)
    look_as(page, "All cards open")
    strip = page.get_by_test_id("open")
    expect(strip).to_contain_text("nothing yet")
    go_to(page, ANN_LAID)
    expect(strip.locator("[data-laid]")).to_have_count(len(played.ann))
    assert in_dom(page, "data-laid") == played.ann

    # while the cards turn, they are still the topic
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("button", name="Skip")).to_be_visible()
    assert in_dom(page, "data-laid") == played.ann
    page.keyboard.press("ArrowRight")
    expect(strip.locator("[data-laid]")).to_have_count(0)
    place(page, "Round 2 of")


def test_a_link_leads_to_a_round(device: Callable[..., Device], played: Played) -> None:
    first = device()
    first.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = first.go(played.path)
    steps = page.evaluate("history.length")
    page.get_by_role("button", name="Go to round 2").click()
    place(page, "Round 2 of")
    page.evaluate("delete Navigator.prototype.share")
    page.get_by_role("button", name="Share this moment").click()
    expect(page.get_by_text("Link copied.").last).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link == page.url == f"{first.address}{played.path}?round=2"
    assert page.evaluate("history.length") == steps

    other = device().go(link.removeprefix(first.address))
    place(other, "Round 2 of")
    expect(other.get_by_role("heading", name="Round 2")).to_be_visible()


def test_it_plays_by_itself_until_somebody_stops_it(
    device: Callable[..., Device], played: Played
) -> None:
    page = device().go(played.path)
    hurry(page)
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(page.get_by_test_id("game")).to_have_attribute("data-phase", "reveal")
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    stands = slider(page).input_value()
    page.wait_for_timeout(900)
    expect(page.get_by_test_id("game")).to_have_attribute("data-phase", "reveal")
    assert slider(page).input_value() == stands
    page.keyboard.press("Space")
    place(page, "Round 2 of")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    assert "step" in (slider(page).get_attribute("aria-valuetext") or "")


def choose(page: Page, name: str, content: bytes) -> None:
    file: FilePayload = {"name": name, "mimeType": "application/jsonl", "buffer": content}
    page.get_by_test_id("record").set_input_files(file)


def test_a_file_is_watched_and_what_is_none_says_so(
    device: Callable[..., Device], played: Played
) -> None:
    mine = device()
    page = mine.go("/replay")
    alert = page.get_by_role("alert")
    choose(page, "empty.jsonl", b"")
    expect(alert).to_contain_text("empty")
    choose(page, "large.jsonl", b" " * 4_000_001)
    expect(alert).to_contain_text("too big")
    choose(page, "diary.txt", b"Dear diary\n")
    expect(alert).to_contain_text("isn’t a saved game")
    lines = played.record.splitlines(keepends=True)
    choose(page, "torn.jsonl", b"".join([*lines[:3], b"{torn\n"]))
    expect(alert).to_contain_text("line 4")
    # the browser logs the refusals
    mine.complaints = [line for line in mine.complaints if "422" not in line]

    choose(page, "game.jsonl", played.record)
    place(page, f"Round 1 of {played.rounds}")
    expect(page.get_by_role("button", name="Share this moment")).to_have_count(0)
    assert page.url.endswith("/replay")


def test_cards_that_are_gone_have_plain_faces(
    device: Callable[..., Device], played: Played
) -> None:
    page = device().go("/replay")
    gone = played.record.replace(b'"deck":"house"', b'"deck":"our_photos"')
    assert gone != played.record
    choose(page, "photos.jsonl", gone)
    expect(page.get_by_text("you see numbers instead").last).to_be_visible()
    go_to(page, THEME)
    expect(page.locator("[data-image] text").first).to_have_text("1")
    expect(page.get_by_role("button", name="Image 2", exact=True)).to_be_visible()


def test_a_game_that_is_on_is_not_shown(device: Callable[..., Device], address: str) -> None:
    ann, _ = sit(address, DUO, ("Ann", "Bo"))
    host = Person(device(), "Ann", token=ann["token"], code=ann["code"])
    host.device.go("/how")
    host_says(host, {"type": "start"})

    page = device().go(f"/replay/{ann['code']}/0")
    expect(page.get_by_role("heading", name="You can’t watch this game.")).to_be_visible()
    assert in_dom(page, "data-image") == []
    expect(page.get_by_test_id("stage")).to_have_count(0)
    page.goto(f"{address}/duel/{ann['code']}/0")
    expect(page.get_by_role("heading", name="You can’t play this challenge.")).to_be_visible()


def test_without_a_server_one_can_try_again(device: Callable[..., Device], played: Played) -> None:
    mine = device()
    mine.page.route("**/records/0", lambda route: route.abort())
    page = mine.go(played.path)
    expect(page.get_by_role("heading", name="Can’t reach the server")).to_be_visible()
    page.unroute("**/records/0")
    page.get_by_role("button", name="Try again").click()
    place(page, "Round 1 of")
    mine.complaints.clear()


def test_a_group_sees_its_games_and_its_key_stays_here(
    device: Callable[..., Device], of_a_group: str
) -> None:
    mine = device()
    asked: list[str] = []
    mine.page.on("request", lambda request: asked.append(request.url))
    page = mine.go(f"/g/0?turn=2#{of_a_group}")
    place(page, "Turn 2 of")
    expect(page.get_by_role("heading", level=1).last).to_be_visible()
    look_as(page, "All cards open")
    expect(page.get_by_test_id("open")).to_contain_text("Trap: ")
    page.keyboard.press("PageDown")
    assert page.url.endswith(f"/g/0?turn=3&as=all#{of_a_group}")
    assert not any(of_a_group in url.partition("#")[0] for url in asked)


def first_theme(page: Page) -> str:
    return page.get_by_test_id("game").get_by_role("heading", level=1).inner_text()


def test_others_play_the_same_deal(
    device: Callable[..., Device], address: str, played: Played
) -> None:
    mine = device()
    page = mine.go(f"{played.path}?as=0")
    go_to(page, THEME)
    theme = first_theme(page)
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Play with the same cards").click()
    expect(page.get_by_text("Ann and Bo played these cards.")).to_be_visible()
    expect(page.get_by_text("2 players", exact=True)).to_be_visible()
    page.get_by_label("What’s your name?").fill("Cy")
    page.get_by_role("button", name="Open a table").click()
    page.wait_for_url(re.compile(r"/t/[A-Z]{5}$"))
    banner = page.get_by_text("A challenge from Ann and Bo")
    expect(banner).to_be_visible()

    # an existing table of the host can use it, too
    page.get_by_role("button", name="Drop the challenge").click()
    expect(banner).to_be_hidden()
    code = page.url[-5:]
    page.goto(f"{address}/duel/{played.code}/0")
    page.get_by_role("radio", name=f"At table {code}").check()
    page.get_by_role("button", name="Accept the challenge").click()
    page.wait_for_url(f"{address}/t/{code}")
    expect(banner).to_be_visible()

    seat = ask(address, f"/api/tables/{code}/players", {"name": "Di"})
    second = device()
    give_seat(second, [{**seat, "name": "Di"}])
    other = second.go(f"/t/{code}")
    expect(other.get_by_text("A challenge from Ann and Bo")).to_be_visible()
    expect(other.get_by_role("button", name="Drop the challenge")).to_have_count(0)
    cy = Person(mine, "Cy")
    cy.press(cy.button("table.begin"))
    # the number that was called then is the only one that can be called
    numbers = page.get_by_role("group", name=cy.says("compatibility.opening.youCall"))
    numbers.get_by_role("button", disabled=False).click()
    expect(other.get_by_test_id("game")).to_have_attribute("data-phase", "choosing")
    assert first_theme(page) == first_theme(other) == theme
