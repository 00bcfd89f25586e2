"""Screens of the door: settings, requests to join, and a television with a hidden code."""

from tests.web import compatibility_player
from tests.web.journey import Open, Seen
from tests.web.players import gather


def door(look: Open) -> Seen:
    (host, guest) = gather(
        look, compatibility_player.table_settings("2016", "teams"), "HHBB", (look.language,)
    )
    page, says = host.page, host.says
    screen = look(kind="television")
    screen.go(f"/screen/{host.code}")
    menu = page.get_by_role("button", name=says("settings.menu"), exact=True)
    menu.click()
    yield "door-menu", host.device
    page.get_by_role("button", name=says("lobby.door.title"), exact=True).click()
    page.get_by_role("radio").nth(1).check(force=True)
    page.get_by_role("switch").check(force=True)
    yield "door-sheet", host.device
    page.keyboard.press("Escape")
    yield "door-television-hidden", screen
    outside = look()
    outside.go(f"/t/{host.code}")
    yield "door-ask", outside
    outside.page.get_by_role("textbox").fill("Konstanze")
    outside.page.get_by_role("button", name=says("table.askToJoin"), exact=True).click()
    yield "door-waiting", outside
    other = look(kind="television")
    other.go(f"/screen/{host.code}")
    yield "door-television-asks", other
    page.get_by_text(says("lobby.door.wantsToJoin", "Konstanze")).wait_for()
    yield "door-requests", host.device
    yield "door-guest", guest.device
    page.get_by_role("button", name=f"{says('lobby.door.refuse')} Konstanze").click()
    outside.page.get_by_text(says("table.notLetIn")).wait_for()
    outside.complaints.clear()  # the browser logs the refused request
    yield "door-not-let-in", outside
    menu.click()
    page.get_by_role("button", name=says("lobby.menu.forPlayer", "Bo"), exact=True).click()
    yield "door-player", host.device
    page.get_by_role("button", name=says("table.sendAway", "Bo"), exact=True).click()
    yield "door-for-good", host.device
