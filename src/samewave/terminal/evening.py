"""An evening: game after game, each with a record that stays."""

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
from samewave.core.lesson import Lesson
from samewave.games import GAMES
from samewave.packs import Shelf
from samewave.terminal import lobby
from samewave.terminal.games import table_of
from samewave.terminal.page import Page, text
from samewave.terminal.screen import Screen
from samewave.terminal.sitting import Sitting
from samewave.terminal.table import Table
from samewave.terminal.wish import BOTS, Wish
from samewave.terminal.words import Words


class Evening(NamedTuple):
    """What stays the same from game to game."""

    screen: Screen
    shelf: Shelf
    records: Path
    pace: float
    kept: list[Path]
    """The records of the games so far."""

    def play(self, wish: Wish, seed: int | None, ask: bool) -> None:
        """Until nobody wants another game; Left, EOFError or Refused on the way."""
        while True:
            if ask:
                wish = lobby.choose(self.screen, wish)
            again = self._game(wish, secrets.randbits(53) if seed is None else seed)
            if not again:
                return
            seed, ask = None if seed is None else seed + 1, again == "s"

    def _game(self, wish: Wish, seed: int) -> str:
        """One game; what is wanted afterwards."""
        self._say(wish, "The table is laid …")
        game = GAMES[wish.game](self.shelf)
        lesson = game.lesson if wish.practice else None
        names, people = wish.seats() if lesson is None else learners(wish, lesson)
        setup = wish.setup_for(names) if lesson is None else lesson.set_up(names, wish.language)
        game.preload(setup)
        bots = self._bots(wish, names, people, lesson)
        with new_record(self.records, wish.game) as (path, file):
            sitting = Sitting(
                game, setup, lesson.seed if lesson else seed, bots, file, pace=self.pace
            )
            self.kept.append(path)
            words = Words(self.shelf, wish.language)
            table = table_of(wish.game)(sitting, self.screen, words, people, lesson)
            table.play()
        return self._end(table, path)

    def _bots(
        self, wish: Wish, names: tuple[str, ...], people: tuple[Seat, ...], lesson: Lesson | None
    ) -> dict[Seat, Bot]:
        bots: dict[Seat, Bot] = {}
        for seat, name in enumerate(names):
            if seat not in people:
                character = Character(BOTS.index(name), wish.strength)
                bot = make_bot(wish.game, self.shelf, character)
                bots[seat] = ScriptedBot(lesson.script, bot) if lesson else bot
        return bots

    def _say(self, wish: Wish, words: str) -> None:
        page = Page(wish.info.title, (text(), text(words)))
        self.screen.wait(lambda: page, seconds=0.01)

    def _end(self, table: Table, path: Path) -> str:
        page = table.ending()
        body = (*page.body, text(), text("The record is kept:", "dim"), text(f"  {path}", "dim"))
        keys = "r: once more with the same table. s: another set-up. Enter leaves."
        end = page._replace(body=body, keys=keys, prompt="Again?")
        answer = (self.screen.ask(lambda: end) or "").lower()[:1]
        return answer if answer in ("r", "s") else ""


def learners(wish: Wish, lesson: Lesson) -> tuple[tuple[str, ...], tuple[Seat, ...]]:
    """The names at a lesson's table, and where the one sits who learns."""
    bots = [name for name in BOTS if name.casefold() != wish.people[0].casefold()]
    names = [*bots[: lesson.learner], wish.people[0], *bots[lesson.learner :]]
    return tuple(names[: lesson.seats]), (lesson.learner,)


class NoRecord(Exception):
    """The folder for records cannot be used."""


@contextmanager
def new_record(folder: Path, game: str) -> Iterator[tuple[Path, BinaryIO]]:
    """A file of its own for every game; one that was never begun does not stay."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path, file = _new_file(folder, game)
    except OSError as error:
        raise NoRecord(f"{folder} cannot be written: {error.strerror}.") from None
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
    """Where games are kept if nobody says otherwise."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "samewave" / "records"
