"""Every screen in every phase, in one language, to be photographed, measured and checked.

A journey opens devices, and yields a name and a device for each screen.
"""

from playwright.sync_api import TimeoutError as TooLong

from tests.web import compatibility_player, samegame_player
from tests.web.door_screens import door
from tests.web.history_screens import replay
from tests.web.journey import Journey, Open, Seen
from tests.web.players import Person, begin, gather, give_seat, play, sit
from tests.web.sockets import finish
from tests.web.words import said


def _people(look: Open, settings: dict[str, object], seating: str) -> list[Person]:
    return gather(look, settings, seating, (look.language,))


def home(look: Open) -> Seen:
    device = look()
    page = device.go("/")
    yield "home", device
    page.get_by_role("button", name=said(look.language, "home.playNow")).click()
    yield "play-now", device
    page.keyboard.press("Escape")
    page.get_by_role("button", name=said(look.language, "home.start")).click()
    yield "start", device


def daily(look: Open) -> Seen:
    """Today's theme, from the hand to the result."""
    device = look()
    page = device.go("/today")
    images = page.locator("[data-image]")
    images.nth(39).wait_for()
    yield "day-hand", device
    for place in range(5):
        images.nth(place).click()
    yield "day-full", device
    page.get_by_role("button", name=said(look.language, "daily.lockIn"), exact=True).click()
    page.get_by_role("heading", name=said(look.language, "daily.guess")).wait_for()
    yield "day-guess", device
    images.nth(7).click()
    page.get_by_role("heading", name=said(look.language, "daily.yours")).wait_for()
    yield "day-result", device
    for path in ("daily.ask", "daily.forget"):
        page.get_by_role("button", name=said(look.language, path), exact=True).click()
        yield f"day-{path.rpartition('.')[2]}", device
        page.keyboard.press("Escape")
    device.go("/")
    yield "home-answered", device


def places(look: Open) -> Seen:
    """Screens with an address of their own."""
    device = look()
    for name, path in {
        "how-2016": "/how/2016",
        "how-1996": "/how/1996",
        "how-same-game": "/how/same-game",
        "settings": "/settings",
        "unknown-table": "/t/ZZZZZ",
        "nowhere": "/nowhere",
    }.items():
        device.go(path)
        yield name, device


def lobby(look: Open) -> Seen:
    settings = compatibility_player.table_settings("1996", "teams", double_up=True)
    host, guest = _people(look, settings, "HBBH")
    yield "lobby", host.device
    yield "lobby-guest", guest.device
    host.page.locator("summary").click()
    rows = host.page.locator("button[aria-haspopup=dialog]:visible")
    for place in range(rows.count()):
        if rows.nth(place).get_attribute("aria-label"):
            continue
        rows.nth(place).click()
        yield f"lobby-options-{place}", host.device
        host.page.keyboard.press("Escape")
    guest.page.locator("[data-player='1']").click()
    yield "lobby-player", guest.device
    guest.button("lobby.face.title").click()
    yield "lobby-face", guest.device
    newcomer = look()
    newcomer.go(f"/t/{host.code}")
    yield "join", newcomer


def around(look: Open) -> Seen:
    """The sheets that can be opened at a table."""
    host, _ = _people(look, compatibility_player.table_settings("2016", "teams"), "HH")
    page = host.page
    page.get_by_role("button", name=host.says("lobby.seats.fill")).first.click()
    yield "lobby-free-chair", host.device
    page.keyboard.press("Escape")
    menu = page.get_by_role("button", name=host.says("settings.menu"), exact=True)
    menu.click()
    yield "menu", host.device
    page.get_by_role("button", name=host.says("lobby.menu.leave"), exact=True).click()
    yield "leave", host.device
    page.keyboard.press("Escape")
    menu.click()
    page.get_by_role("button", name=host.says("lobby.menu.settings"), exact=True).click()
    yield "settings-at-the-table", host.device
    page.keyboard.press("Escape")
    page.get_by_role("button", name=host.says("lobby.chat.open"), exact=True).click()
    line = page.get_by_label(host.says("lobby.chat.write"))
    line.fill("Hello! 👋")
    line.press("Enter")
    page.get_by_role("log").get_by_text("Hello!").wait_for()
    yield "chat", host.device


def compatibility(look: Open) -> Seen:
    people = _people(look, compatibility_player.table_settings("2010", "teams"), "HBHB")
    ann, bo = people
    page = ann.page
    begin(people)
    page.locator("[data-phase=opening]").wait_for()
    yield "opening", ann.device
    yield "opening-others", bo.device
    compatibility_player.open_first(ann)
    compatibility_player.places(ann)
    yield "choosing-empty", ann.device
    compatibility_player.pick(ann, 0)
    compatibility_player.pick(ann, 1)
    yield "choosing-half", ann.device
    page.get_by_role("button", name=ann.says("compatibility.look.closer")).click()
    compatibility_player.grid(ann).get_by_role("button").nth(1).click()
    yield "look", ann.device
    page.keyboard.press("Escape")
    page.get_by_role("button", name=ann.says("compatibility.look.closer")).click()
    claim = ann.button("compatibility.double.claim")
    if claim.is_visible():  # a bot may have been faster
        claim.click()
    for number in (2, 3, 4):
        compatibility_player.pick(ann, number)
    yield "choosing-full", ann.device
    compatibility_player.double(ann)
    compatibility_player.lock_in(ann)
    yield "choosing-locked", ann.device
    compatibility_player.fill(bo)
    compatibility_player.lock_in(bo)
    page.locator("[data-phase=reveal]").wait_for()
    yield "reveal-down", ann.device
    page.locator("[data-turns='5']").wait_for()
    yield "reveal-up", ann.device
    page.locator("[data-stage=board]").wait_for()
    yield "board", ann.device
    summary = ann.button("compatibility.reveal.goOn")
    summary = summary.or_(ann.button("compatibility.reveal.toTheEndScreen"))
    try:
        summary.wait_for(timeout=10_000)
    except TooLong:  # people had their time to read it while the board was looked at
        pass
    else:
        yield "reveal-all", ann.device
    play(people, compatibility_player.planned())
    page.get_by_role("heading", name=ann.says("compatibility.end.alike")).wait_for()
    yield "end", ann.device
    page.get_by_text(ann.says("table.ended.more"), exact=True).click()
    yield "end-more", ann.device
    page.get_by_role("button", name=ann.says("compatibility.board.title")).click()
    yield "board-sheet", ann.device


def individual(look: Open) -> Seen:
    people = _people(
        look, compatibility_player.table_settings("1996", "individual", double_up=True), "HHBBBB"
    )
    ann = people[0]
    begin(people)
    ann.button("compatibility.opening.roll").wait_for()
    yield "opening-die", ann.device
    compatibility_player.open_first(ann)
    compatibility_player.fill(ann)
    yield "choosing-double-up", ann.device
    compatibility_player.lock_in(ann)
    compatibility_player.until_revealed(people)
    yield "reveal-individual", ann.device
    people[1].button("compatibility.reveal.skip").click()
    yield "reveal-individual-all", people[1].device


def same_game(look: Open) -> Seen:
    settings = samegame_player.table_settings(4, look.language, agreement="unanimous")
    people = _people(look, settings, "HH")
    ann, bo = people
    begin(people)
    samegame_player.clue_field(ann).wait_for()
    yield "writing", ann.device
    samegame_player.clue_field(ann).fill("grimblefork")
    ann.button("samegame.write.anyway").wait_for()
    yield "writing-warned", ann.device
    ann.button("samegame.swap.open").click()
    yield "swap", ann.device
    ann.button("samegame.swap.ask").click()
    bo.button("samegame.swap.refuse").wait_for()
    yield "swap-asked", bo.device
    bo.button("samegame.swap.refuse").click()
    bo.button("samegame.swap.refuse").wait_for(state="hidden")
    samegame_player.write_any(ann, 0)
    yield "written", ann.device
    samegame_player.write_any(bo, 1)
    ann.button("samegame.ready.begin").wait_for()
    yield "ready", ann.device
    yield "ready-others", bo.device
    ann.button("samegame.ready.begin").click()
    samegame_player.cups(bo).first.wait_for()
    yield "guessing", bo.device
    yield "guessing-silent", ann.device
    bo.page.get_by_role("button", name=bo.says("samegame.guess.reject")).click()
    yield "reject", bo.device
    bo.page.keyboard.press("Escape")
    bo.page.get_by_role("button", name=bo.says("samegame.criteria")).click()
    yield "criteria", bo.device
    bo.page.keyboard.press("Escape")
    find = samegame_player.playing(find=True)
    play(
        people, find, until=lambda: any(_is_safe(bo, label) for label in samegame_player.labels(bo))
    )
    yield "lifted", bo.device
    staying = samegame_player.playing(stay=True)
    play(people, staying, until=bo.button("samegame.result.goOn").is_visible)
    yield "result", bo.device
    finish(people)
    ann.page.reload()
    ann.button("table.ended.rematch").wait_for()
    yield "same-game-end", ann.device


def _is_safe(person: Person, label: str) -> bool:
    return person.says("samegame.guess.cup", "") not in label


def practice(look: Open) -> Seen:
    for game, chapter in (("compatibility", "2016"), ("samegame", "same-game")):
        device = look()
        page = device.go(f"/how/{chapter}")
        page.get_by_role("button", name=said(look.language, "howto.practise")).click()
        page.locator(f"[data-game={game}]").wait_for()
        yield f"practice-{game}", device


def troubles(look: Open) -> Seen:
    host, guest = _people(look, compatibility_player.table_settings("2016", "duo"), "HH")
    begin([host, guest])
    guest.device.context.set_offline(True)
    guest.page.evaluate("dispatchEvent(new Event('online'))")
    guest.page.get_by_text(guest.says("table.reconnecting")).wait_for()
    yield "connection-lost", guest.device
    device = look()
    seats = sit(device.address, compatibility_player.table_settings("2016", "duo"), ["Ann", "Bo"])
    lost = look()
    give_seat(lost, [{**seats[0], "token": "nobody"}])
    lost.go(f"/t/{seats[0]['code']}")
    lost.page.get_by_text(said(look.language, "table.kicked")).wait_for()
    yield "kicked", lost
    give_seat(device, seats)
    page = device.go(f"/t/{seats[0]['code']}")
    page.get_by_role("button", name=said(look.language, "table.begin"), exact=True).click()
    page.locator(".cover").wait_for()
    yield "cover", device


_WIDE_THEME = "Un hombre de pocas palabras"
"""As wide as a theme can be in one line beside the name of a match."""


def television_compatibility(look: Open) -> Seen:
    screen = look(kind="television")
    screen.go("/screen")
    yield "screen-code", screen
    settings = compatibility_player.table_settings("2016", "teams")
    settings |= {"own_themes": (_WIDE_THEME,), "own_themes_only": True}
    people = gather(look, settings, "HBHB", (look.language,), kind="phone")
    page = screen.go(f"/screen/{people[0].code}")
    yield "screen-waiting", screen
    begin(people)
    page.get_by_text(said(look.language, "compatibility.tv.opens", "Ann")).wait_for()
    yield "screen-opening", screen
    compatibility_player.open_first(people[0])
    page.get_by_text(said(look.language, "compatibility.tv.opened", "Ann")).wait_for()
    yield "screen-choosing", screen
    compatibility_player.until_revealed(people, lambda place, rounds: 0)
    page.locator(".panels").wait_for()
    yield "screen-reveal", screen
    turning = page.get_by_text(said(look.language, "compatibility.tv.cardOf", 4, 5))
    try:
        turning.wait_for(timeout=10_000)
    except TooLong:  # all cards were turned while the screen before was looked at
        pass
    else:
        yield "screen-turning", screen
    play(people, compatibility_player.planned())
    late = look(kind="television")
    late.go(f"/screen/{people[0].code}")
    late.page.get_by_text(said(look.language, "television.another")).wait_for()
    yield "screen-end", late


def television_same_game(look: Open) -> Seen:
    screen = look(kind="television")
    settings = samegame_player.table_settings(4, look.language)
    people = gather(look, settings, "HH", (look.language,), kind="phone")
    page = screen.go(f"/screen/{people[0].code}")
    begin(people)
    page.get_by_text(said(look.language, "samegame.tv.allWrite")).first.wait_for()
    yield "screen-writing", screen
    act = samegame_player.playing(find=True, stay=True)
    play(people, act, until=samegame_player.cups(people[1]).first.is_visible)
    page.get_by_text(said(look.language, "samegame.tv.whereDiffer")).first.wait_for()
    yield "screen-guessing", screen
    play(people, act, until=people[0].button("samegame.result.goOn").is_visible)
    page.get_by_text(said(look.language, "samegame.tv.found")).first.wait_for()
    yield "screen-result", screen
    finish(people)
    late = look(kind="television")
    late.go(f"/screen/{people[0].code}")
    late.page.get_by_text(said(look.language, "television.another")).wait_for()
    yield "screen-medal", late


ON_PHONES: tuple[Journey, ...] = (
    *(home, daily, places, lobby, around, compatibility, individual, same_game, practice, replay),
    *(troubles, door),
)
ON_TELEVISIONS: tuple[Journey, ...] = (television_compatibility, television_same_game)
