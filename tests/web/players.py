"""Players: people at a table, each with a device; they find their way by roles and labels."""

import json
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import cycle
from time import monotonic
from typing import Any
from urllib.request import Request, urlopen

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as TooLong

from samewave.server.protocol.messages import VERSION
from tests.patience import PATIENCE
from tests.web.browser import Device
from tests.web.words import said

NAMES = ("Ann", "Bo", "Cleo", "Dov", "Eve", "Finn")
_MOST_TABS = 90
_FOCUS = """element => !element.isConnected ? 'gone'
  : element.contains(document.activeElement) ? 'here' : 'elsewhere'"""
_SAY = """([code, hello, sayings]) => new Promise((resolve, reject) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${code}/socket`)
  let id = ''
  const next = () => {
    const saying = sayings.shift()
    if (!saying) return socket.close(), resolve()
    id = crypto.randomUUID()
    socket.send(JSON.stringify({ ...saying, id }))
  }
  socket.onopen = () => socket.send(JSON.stringify(hello))
  socket.onmessage = ({ data }) => {
    const heard = JSON.parse(data)
    if (heard.type === 'refusal') reject(new Error(heard.code))
    else if (heard.type === 'welcome' || heard.reply_to === id) next()
  }
})"""


@dataclass
class Person:
    """A player at the table; with `keyboard`, a player who uses only keys."""

    device: Device
    name: str
    language: str = "en"
    token: str = ""
    code: str = ""
    keyboard: bool = False
    rounds: int = field(default=0)

    @property
    def page(self) -> Page:
        return self.device.page

    def says(self, path: str, *values: object) -> str:
        return said(self.language, path, *values)

    def button(self, path: str, *values: object) -> Locator:
        return self.page.get_by_role("button", name=self.says(path, *values), exact=True)

    def press(self, button: Locator, patience: float | None = None) -> None:
        if not self.keyboard:
            button.click(timeout=patience)
            return
        self.reach(button)
        self.page.keyboard.press("Enter")

    def tap_on(self, path: str) -> bool:
        """Press a button that takes everybody along, unless it is not there."""
        button = self.button(path)
        if not button.is_visible():
            return False
        with suppress(TooLong, AssertionError):  # somebody else was quicker
            self.press(button, patience=2_000)
            button.wait_for(state="hidden", timeout=5_000)
        return True

    def reach(self, target: Locator) -> None:
        """Press Tab until the element, or something in it, has the focus."""
        element = target.element_handle()
        for _ in range(_MOST_TABS):
            where = element.evaluate(_FOCUS)
            if where == "gone":  # it was drawn anew
                element = target.element_handle()
                where = element.evaluate(_FOCUS)
            if where == "here":
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the keyboard does not lead to {target}")

    @property
    def game(self) -> Locator:
        return self.page.get_by_test_id("game")

    def phase(self) -> str:
        """The phase, from the game's element; empty if there is none."""
        return str(
            self.page.evaluate("document.querySelector('[data-testid=game]')?.dataset.phase ?? ''")
        )


def ask(address: str, path: str, body: object) -> Any:
    request = Request(
        address + path, json.dumps(body).encode(), {"Content-Type": "application/json"}
    )
    with urlopen(request) as answer:
        return json.load(answer)


def give_seat(device: Device, seats: Sequence[dict[str, Any]]) -> None:
    """Seats in local storage as the page stores them; other stored values stay."""
    kept = json.dumps([{"at": 1, **seat} for seat in seats])
    script = f"localStorage['samewave:seats'] ??= {json.dumps(kept)}"
    device.context.add_init_script(f"try {{ {script} }} catch {{}}")


def sit(address: str, settings: dict[str, Any], names: Sequence[str]) -> list[dict[str, Any]]:
    """Open a table for these people. Returns their seats."""
    first = ask(address, "/api/tables", {"name": names[0], "settings": settings})
    others = [ask(address, f"/api/tables/{first['code']}/players", {"name": n}) for n in names[1:]]
    return [{**seat, "name": name} for seat, name in zip((first, *others), names, strict=True)]


def host_says(host: Person, *sayings: dict[str, Any]) -> None:
    """An action of the host without using the page."""
    hello = {"type": "hello", "version": VERSION, "token": host.token}
    host.page.evaluate(_SAY, [host.code, hello, list(sayings)])


def gather(
    device: Callable[..., Device],
    settings: dict[str, Any],
    seating: str,
    languages: Sequence[str] = ("en",),
    **wanted: Any,
) -> list[Person]:
    """People (H) and bots (B) in a lobby, such as "HBHB"; the first one is the host."""
    count = seating.count("H")
    tongues = cycle(languages)
    people = [
        Person(device(language=tongue, **wanted), name, tongue)
        for name, tongue in zip(NAMES[:count], tongues, strict=False)
    ]
    seats = sit(people[0].device.address, settings, NAMES[:count])
    for person, seat in zip(people, seats, strict=True):
        give_seat(person.device, [seat])
        person.token, person.code = seat["token"], seat["code"]
        person.page.goto(f"{person.device.address}/t/{person.code}")
        person.page.get_by_role("heading", level=1).wait_for()
    bots = len(seating) - count
    if bots:
        humans, others = iter(range(count)), iter(range(count, len(seating)))
        order = [next(humans if each == "H" else others) for each in seating]
        adding = [{"type": "add_bot", "strength": "steady"}] * bots
        host_says(people[0], *adding, {"type": "arrange", "chairs": order})
    return people


def begin(people: Sequence[Person]) -> None:
    people[0].press(people[0].button("table.begin"))
    for person in people:
        person.game.wait_for()


def play(
    people: Sequence[Person],
    act: Callable[[Person, Sequence[Person]], bool],
    until: Callable[[], bool] | None = None,
) -> None:
    """All players act as soon as they can, until the game is over on every page."""

    def is_over() -> bool:
        return all(person.phase() == "finished" and not showing(person) for person in people)

    end = monotonic() + PATIENCE
    while not (until or is_over)():
        acted = [act(person, people) for person in people]
        if any(acted):
            end = monotonic() + PATIENCE
        else:
            people[0].page.wait_for_timeout(40)
        assert monotonic() < end, [(person.name, person.phase()) for person in people]


def showing(person: Person) -> bool:
    """Whether a result covers the screen."""
    return bool(
        person.page.evaluate(
            "document.querySelector('[data-testid=game]')?.dataset.busy === 'true'"
        )
    )
