"""Screens of what was played: replays, deals and groups."""

from tests.golden import FOLDER
from tests.web.compatibility_player import table_settings
from tests.web.groups import Sofa, remember
from tests.web.journey import Open, Seen
from tests.web.words import said


def replay(look: Open) -> Seen:
    """Replays of record files: as the table, as a player, without secrets; and their deal."""
    device = look()
    page = device.go("/replay")
    yield "replay-file", device
    page.get_by_test_id("record").set_input_files(FOLDER / "compatibility-2010-teams.jsonl")
    yield "replay-table", device
    controls = page.get_by_test_id("controls")
    page.get_by_role("button", name=said(look.language, "replay.eyesNow", "")).click()
    yield "replay-eyes", device
    page.get_by_role("menuitemradio").nth(1).click()
    page.get_by_test_id("open").wait_for()
    controls.get_by_role("slider").fill("4")
    yield "replay-open", device
    page.get_by_role("button", name=said(look.language, "replay.more"), exact=True).click()
    yield "replay-more", device
    page.get_by_role("button", name=said(look.language, "replay.again")).click()
    page.get_by_role("textbox").wait_for()
    yield "duel", device
    page = device.go("/replay")
    page.get_by_test_id("record").set_input_files(FOLDER / "samegame-3-players.jsonl")
    controls.get_by_role("slider").fill("9")
    yield "replay-same-game", device
    device.go("/replay/ZZZZZ/0")
    yield "replay-gone", device


def group(look: Open) -> Seen:
    """The page of a group from its first evening on, for one of its members."""
    device = look()
    device.go("/g")
    yield "groups", device
    sofa = Sofa(device.address, "Die Donnerstagsrunde" if look.language == "de" else "The sofa")
    first = look()
    remember(first, sofa, "Ann")
    yield "group-empty", first
    for _ in range(3):
        sofa.play("Ann", "Bo", "Cleo", "Hannelore", settings=table_settings("2016", "teams"))
    sofa.play("Ann", "Bo", "Cleo", settings={"game": "samegame", "setup": {"level": 1}})
    mine = look()
    remember(mine, sofa, "Ann")
    mine.page.get_by_text("Hannelore").first.wait_for()
    mine.page.wait_for_load_state("networkidle")
    yield "group", mine
    screen = look(kind="television")
    remember(screen, sofa, "Bo")
    screen.page.get_by_text("Hannelore").first.wait_for()
    screen.page.wait_for_load_state("networkidle")
    yield "group-large", screen
