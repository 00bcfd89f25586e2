"""A session: one game after another in the terminal, each with its record."""

import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import BinaryIO, NamedTuple

from samewave.bots import Bot, Character, make_bot
from samewave.bots.simple import ScriptedBot
from samewave.core import Seat
from samewave.core.catalogue import Lesson
from samewave.games import GAMES
from samewave.packs import Shelf
from samewave.terminal import CardTexts, Page, text
from samewave.terminal.compatibility import CompatibilityTable
from samewave.terminal.local_game import LocalGame
from samewave.terminal.samegame import SameGameTable
from samewave.terminal.screens import Screen
from samewave.terminal.setup_form import BOT_NAMES, SetupChoice, ask_for_setup
from samewave.terminal.table import DefaultTable, TerminalTable

TABLES: dict[str, type[TerminalTable]] = {
    "compatibility": CompatibilityTable,
    "samegame": SameGameTable,
}


def table_of(game: str) -> type[TerminalTable]:
    """The table class of a game, or the default one."""
    return TABLES.get(game, DefaultTable)


class Session(NamedTuple):
    """The screen, the packs and the settings that all games of a session share."""

    screen: Screen
    shelf: Shelf
    records: Path
    pace: float
    saved_records: list[Path]
    """Paths of the records that were written so far."""

    def play(self, choice: SetupChoice, seed: int | None, ask: bool) -> None:
        """Play until nobody wants another game. Raises LeaveGame, EOFError or Refused."""
        while True:
            if ask:
                choice = ask_for_setup(self.screen, choice)
            again = self._game(choice, secrets.randbits(53) if seed is None else seed)
            if not again:
                return
            seed, ask = None if seed is None else seed + 1, again == "s"

    def _game(self, choice: SetupChoice, seed: int) -> str:
        """Play one game; returns the answer to "Again?": `r`, `s` or an empty string."""
        self._show_message(choice, "Setting up the table …")
        game = GAMES[choice.game](self.shelf)
        lesson = game.lesson if choice.practice else None
        names, people = choice.seats() if lesson is None else lesson_seats(choice, lesson)
        setup = choice.setup_for(names) if lesson is None else lesson.set_up(names, choice.spoken)
        game.preload(setup)
        bots = self._bots(choice, names, people, lesson)
        with new_record(self.records, choice.game) as (path, file):
            local_game = LocalGame(
                game, setup, lesson.seed if lesson else seed, bots, file, pace=self.pace
            )
            self.saved_records.append(path)
            texts = CardTexts(self.shelf, choice.language)
            table = table_of(choice.game)(local_game, self.screen, texts, people, lesson)
            table.play()
        return self._end(table, path)

    def _bots(
        self,
        choice: SetupChoice,
        names: tuple[str, ...],
        people: tuple[Seat, ...],
        lesson: Lesson | None,
    ) -> dict[Seat, Bot]:
        bots: dict[Seat, Bot] = {}
        for seat, name in enumerate(names):
            if seat not in people:
                character = Character(BOT_NAMES.index(name), choice.strength)
                bot = make_bot(choice.game, self.shelf, character)
                bots[seat] = ScriptedBot(lesson.script, bot) if lesson else bot
        return bots

    def _show_message(self, choice: SetupChoice, message: str) -> None:
        page = Page(choice.info.title, (text(), text(message)))
        self.screen.wait(lambda: page, seconds=0.01)

    def _end(self, table: TerminalTable, path: Path) -> str:
        page = table.ending()
        body = (*page.body, text(), text("Saved as:", "dim"), text(f"  {path}", "dim"))
        keys = "r plays again at the same table. s changes the set-up. Enter quits."
        end = page._replace(body=body, keys=keys, prompt="Again?")
        answer = (self.screen.ask(lambda: end) or "").lower()[:1]
        return answer if answer in ("r", "s") else ""


def lesson_seats(choice: SetupChoice, lesson: Lesson) -> tuple[tuple[str, ...], tuple[Seat, ...]]:
    """The names at the table of a lesson, and the seat of the learner."""
    bots = [name for name in BOT_NAMES if name.casefold() != choice.people[0].casefold()]
    names = [*bots[: lesson.learner], choice.people[0], *bots[lesson.learner :]]
    return tuple(names[: lesson.seats]), (lesson.learner,)


class RecordError(Exception):
    """The folder for records is not writable."""


@contextmanager
def new_record(folder: Path, game: str) -> Iterator[tuple[Path, BinaryIO]]:
    """Create a new record file; it is removed again if nothing is written to it."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path, file = _new_file(folder, game)
    except OSError as error:
        raise RecordError(f"{folder} cannot be written: {error.strerror}.") from None
    try:
        with file:
            yield path, file
    finally:
        if not path.stat().st_size:
            path.unlink()


def _new_file(folder: Path, game: str) -> tuple[Path, BinaryIO]:
    stamp = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    number = 1
    while True:
        path = folder / f"{stamp}-{game}-{number}.jsonl"
        try:
            return path, path.open("xb")
        except FileExistsError:
            number += 1


def records_folder() -> Path:
    """The default folder for records."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "samewave" / "records"
