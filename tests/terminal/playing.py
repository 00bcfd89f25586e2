"""A screen for tests: checks that every page fits, and answers without a keyboard."""

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
from samewave.terminal import HEIGHT, WIDTH, CardTexts, Page, lay_out
from samewave.terminal.local_game import LocalGame
from samewave.terminal.screens import Advise, Draw, OnTick, Tick, no_ticks
from samewave.terminal.session import lesson_seats, table_of
from samewave.terminal.setup_form import SetupChoice
from samewave.terminal.table import TerminalTable
from tests.terminal.dice import DiceBot

SHELF = Shelf()
Answer = Callable[[Page], str]


def choice(
    game: str = "compatibility",
    people: tuple[str, ...] = ("You",),
    players: int | None = None,
    language: str = "en",
    practice: bool = False,
    **values: Any,
) -> SetupChoice:
    """The set-up of a new table, with other values in some of its fields."""
    info = GAMES[game].info
    return SetupChoice(
        game=game,
        setup=info.with_values(info.default_setup(), values),
        people=people,
        players=players,
        language=language,
        practice=practice,
    )


class Paper:
    """A screen of 80 by 24 that remembers every page."""

    is_live = True

    def __init__(self, answer: Answer, is_live: bool = True) -> None:
        self._answer, self.is_live = answer, is_live
        self._console = Console(width=WIDTH, height=HEIGHT, color_system=None)
        self.pages: list[Page] = []

    def ask(
        self, draw: Draw, on_tick: OnTick = no_ticks, advise: Advise | None = None
    ) -> str | None:
        for _ in range(40):
            tick = on_tick()
            if tick is Tick.OVER:
                return None
            if tick is Tick.NOTHING:
                break
        page = draw()
        self._see(page)
        answer = self._answer(page)
        if advise:
            advise(answer)
        return answer

    def wait(
        self, draw: Draw, on_tick: OnTick = no_ticks, seconds: float | None = None
    ) -> str | None:
        self._see(draw())
        if on_tick is not no_ticks:
            while on_tick() is Tick.CHANGED:
                self._see(draw())
        return None

    @property
    def last(self) -> str:
        return shown(self.pages[-1])

    def _see(self, page: Page) -> None:
        """Only empty lines may be dropped."""
        lines = [line.plain for line in lay_out(page, self._console, HEIGHT, Text())]
        assert len(lines) == HEIGHT
        for line in page.body:
            assert line.plain in lines, f"{line.plain!r} does not fit:\n" + "\n".join(lines)
        self.pages.append(page)


def shown(page: Page) -> str:
    parts = (page.title, *(line.plain for line in page.body), page.hint, page.notice, page.prompt)
    return "\n".join(part for part in parts if part)


def sit_down(
    choice: SetupChoice, screen: Paper, seed: int = 1, record: BytesIO | None = None
) -> tuple[TerminalTable, LocalGame]:
    """A table with bots that move at random and at once."""
    lesson = GAMES[choice.game].lesson if choice.practice else None
    names, people = choice.seats() if lesson is None else lesson_seats(choice, lesson)
    setup = lesson.set_up(names, choice.spoken) if lesson else choice.setup_for(names)
    game = GAMES[choice.game](SHELF)
    bots: dict[Seat, Bot] = {}
    for seat in set(range(len(names))) - set(people):
        bot = DiceBot(choice.game, seat)
        bots[seat] = ScriptedBot(lesson.script, bot) if lesson else bot
    local_game = LocalGame(
        game, setup, lesson.seed if lesson else seed, bots, record or BytesIO(), pace=0
    )
    table = table_of(choice.game)(
        local_game, screen, CardTexts(SHELF, choice.language), people, lesson
    )
    return table, local_game


def somebody(page: Page) -> str:
    """An answer that a person might type to this page."""
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
    if "number of a move" in page.keys:
        return "1"
    return _some_images(page, body)


def _some_images(page: Page, body: str) -> str:
    free = re.findall(r"(?:^| )(\d\d?)  \S", body, re.MULTILINE)
    star = "*" if "doubles" in page.keys else ""
    return " ".join([free[0] + star, *free[1:5]])
