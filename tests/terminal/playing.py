"""A screen of paper: every page must fit on it, and somebody answers without a keyboard."""

import re
from collections.abc import Callable
from io import BytesIO
from typing import Any

from rich.console import Console
from rich.text import Text

from samewave.bots import Bot
from samewave.bots.simple import ScriptedBot
from samewave.core import Seat
from samewave.games import GAMES
from samewave.packs import Shelf
from samewave.terminal.evening import learners
from samewave.terminal.games import table_of
from samewave.terminal.page import HEIGHT, WIDTH, Page, lay_out
from samewave.terminal.screen import Advise, Draw, Stir, Stirring, calm
from samewave.terminal.sitting import Sitting
from samewave.terminal.table import Table
from samewave.terminal.wish import Wish
from samewave.terminal.words import Words
from tests.terminal.dice import DiceBot

SHELF = Shelf()
Answer = Callable[[Page], str]


def wish(
    game: str = "compatibility",
    people: tuple[str, ...] = ("You",),
    players: int | None = None,
    language: str = "en",
    practice: bool = False,
    **values: Any,
) -> Wish:
    """A wish for a new table with other values in some fields of its set-up."""
    info = GAMES[game].info
    return Wish(
        game=game,
        setup=info.with_values(info.default_setup(), values),
        people=people,
        players=players,
        language=language,
        practice=practice,
    )


class Paper:
    """It shows everything, 80 by 24, and remembers it."""

    is_live = True

    def __init__(self, answer: Answer, is_live: bool = True) -> None:
        self._answer, self.is_live = answer, is_live
        self._console = Console(width=WIDTH, height=HEIGHT, color_system=None)
        self.pages: list[Page] = []

    def ask(self, draw: Draw, stir: Stirring = calm, advise: Advise | None = None) -> str | None:
        for _ in range(40):
            happened = stir()
            if happened is Stir.OVER:
                return None
            if happened is Stir.NOTHING:
                break
        page = draw()
        self._see(page)
        answer = self._answer(page)
        if advise:
            advise(answer)
        return answer

    def wait(self, draw: Draw, stir: Stirring = calm, seconds: float | None = None) -> str | None:
        self._see(draw())
        if stir is not calm:
            while stir() is Stir.CHANGED:
                self._see(draw())
        return None

    @property
    def last(self) -> str:
        return shown(self.pages[-1])

    def _see(self, page: Page) -> None:
        """Nothing but empty lines may give way."""
        lines = [line.plain for line in lay_out(page, self._console, HEIGHT, Text())]
        assert len(lines) == HEIGHT
        for line in page.body:
            assert line.plain in lines, f"{line.plain!r} does not fit:\n" + "\n".join(lines)
        self.pages.append(page)


def shown(page: Page) -> str:
    parts = (page.title, *(line.plain for line in page.body), page.hint, page.notice, page.prompt)
    return "\n".join(part for part in parts if part)


def sit_down(
    wish: Wish, screen: Paper, seed: int = 1, record: BytesIO | None = None
) -> tuple[Table, Sitting]:
    """A table with bots that throw dice and take no time."""
    lesson = GAMES[wish.game].lesson if wish.practice else None
    names, people = wish.seats() if lesson is None else learners(wish, lesson)
    setup = lesson.set_up(names, wish.language) if lesson else wish.setup_for(names)
    game = GAMES[wish.game](SHELF)
    bots: dict[Seat, Bot] = {}
    for seat in set(range(len(names))) - set(people):
        bot = DiceBot(wish.game, seat)
        bots[seat] = ScriptedBot(lesson.script, bot) if lesson else bot
    sitting = Sitting(
        game, setup, lesson.seed if lesson else seed, bots, record or BytesIO(), pace=0
    )
    table = table_of(wish.game)(sitting, screen, Words(SHELF, wish.language), people, lesson)
    return table, sitting


def somebody(page: Page) -> str:
    """What a person might type to this page."""
    body = "\n".join(line.plain for line in page.body)
    if found := re.search(r"call a number \((\d+)", page.prompt):
        return found[1]
    if "your clue" in page.prompt:
        return "frobnicator"
    if "swap?" in page.prompt:
        return "y"
    if "points at" in page.prompt:
        pointed = re.search(r"▣ (\d) .*☞", body)
        cups = re.findall(r"▣ (\d) ", body)
        return pointed[1] if pointed else cups[0]
    if page.prompt.endswith(("lock in?", "die:", "clue:", "Again?")):
        return ""
    if "claim" in page.keys:
        return "x2"
    return _some_images(page, body)


def _some_images(page: Page, body: str) -> str:
    free = re.findall(r"(?:^| )(\d\d?)  \S", body, re.MULTILINE)
    star = "*" if "doubles" in page.keys else ""
    return " ".join([free[0] + star, *free[1:5]])
