"""Tables in the terminal: what all games share, and the table of a game without its own."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from textwrap import wrap
from typing import Any, get_args

import msgspec
from rich.text import Text

from samewave.core import Refused, Seat
from samewave.core.catalogue import Hint, Lesson
from samewave.sentences import hint_sentence, printable, sentence
from samewave.terminal import (
    HEIGHT,
    WIDTH,
    CardTexts,
    Page,
    as_number,
    fit,
    folded,
    join,
    listed,
    longest,
    text,
)
from samewave.terminal.local_game import LocalGame
from samewave.terminal.screens import Screen, Tick

QUIT = ("q", "quit")
RUSH = "Any key speeds things up."

BODY_LINES = HEIGHT - 6
"""Lines for view and moves; title, prompt, keys and notice need the rest of the page."""
MAX_MOVE_ROWS = 8
"""Lines for the list of moves at most."""
SHOWN_ELSEWHERE = ("seat", "waiting_for")


class LeaveGame(Exception):
    """A player leaves the game before its end."""


class TerminalTable(ABC):
    """A game on the screen; subclasses draw its pages and read its moves."""

    def __init__(
        self,
        local_game: LocalGame,
        screen: Screen,
        texts: CardTexts,
        people: tuple[Seat, ...],
        lesson: Lesson | None = None,
    ) -> None:
        self.local_game, self.screen, self.texts, self.people = local_game, screen, texts, people
        self.notice = ""
        self._lesson = lesson
        self._at_keyboard: Seat | None = None
        self._hint_shown = ""

    def play(self) -> None:
        """Play until the game is over. Raises LeaveGame or EOFError if somebody leaves first."""
        while True:
            while self.local_game.pending_events:
                past = self.local_game.pending_events.popleft()
                self.show_event(past.event, past.state)
            if self.local_game.is_over:
                return
            seat = self.next_person()
            if seat is None:
                self._wait()
            else:
                self.ask(seat)

    @abstractmethod
    def show_event(self, event: Any, state: Any) -> None:
        """Show an event, if it needs a page or a notice."""

    @abstractmethod
    def ask(self, seat: Seat) -> None:
        """Ask a person for a move."""

    @abstractmethod
    def body(self, seat: Seat | None) -> Page:
        """The table as the seat sees it (None: as everybody sees it), without a question."""

    @abstractmethod
    def ending(self) -> Page:
        """The last page: the winners and the result."""

    def display_name(self, kind: str, value: Any) -> Any:
        """The text for a parameter of a hint, such as the name of a seat."""
        return self.name(value) if kind in ("seat", "partner") else value

    def next_person(self) -> Seat | None:
        """The person who is asked next, or None while the game waits for bots only."""
        waiting = self.local_game.state.waiting_for
        return next((seat for seat in self.people if seat in waiting), None)

    def read(
        self,
        seat: Seat,
        draw: Callable[[], Page],
        advise: Callable[[str], str] | None = None,
    ) -> str | None:
        """Read a line; None if the question changed meanwhile. Clears the notice."""
        question = self._question(seat)
        answer = self.screen.ask(draw, lambda: self._tick(seat, question), advise)
        if answer is None:
            return None
        self.notice = ""
        if answer.lower() in QUIT:
            raise LeaveGame
        return answer

    def try_move(self, seat: Seat, move: Any) -> bool:
        """Make a move. If the rules refuse it, the notice says why; returns False."""
        try:
            self.local_game.play(seat, move)
        except Refused as refused:
            self.notice = self.refusal_text(refused)
            return False
        return True

    def refusal_text(self, refused: Refused) -> str:
        return sentence(refused)

    def hand_over(self, seat: Seat) -> None:
        """Before a player sees secrets, ask the others to look away."""
        if len(self.people) > 1 and seat != self._at_keyboard:
            name = self.name(seat)
            self.screen.wait(
                lambda: Page(
                    "Samewave",
                    (text(), text(f"  {name}, it's your turn at the keyboard."), text()),
                    keys=f"{name} only. No peeking! Any key shows the page.",
                )
            )
        self._at_keyboard = seat

    def hint(self, seat: Seat | None) -> str:
        """The lesson's hints for the learner, or nothing for everybody else."""
        if self._lesson is None or seat != self._lesson.learner:
            return ""
        hints = self._lesson.hints(self.local_game.view(seat), self.local_game.offers(seat))
        hint = " ".join(map(self._hint_text, hints))
        return "" if hint == self._hint_shown else hint

    def show_with_hint(self, page: Page) -> None:
        """Show a page with the lesson's hints until a key is pressed; do not repeat them."""
        learner = self.people[0] if len(self.people) == 1 else None
        hint = self.hint(learner)
        self.screen.wait(lambda: page._replace(keys="Any key continues.", hint=hint))
        self._hint_shown = hint

    def _hint_text(self, hint: Hint) -> str:
        display_names = {
            name: self.display_name(name, value) for name, value in hint.params.items()
        }
        return hint_sentence(Hint(hint.code, display_names))

    @property
    def title(self) -> str:
        return self.local_game.game.info.title

    def name(self, seat: Seat) -> str:
        return printable(self.local_game.names[seat])

    def names(self, seats: tuple[Seat, ...] | list[Seat]) -> str:
        return listed([self.name(seat) for seat in seats])

    def waiting_keys(self, _: Seat) -> str:
        return RUSH

    def press_while_waiting(self, _: Seat, __: str) -> bool:
        """Handle a key that does not rush the bots; returns whether the table did."""
        return False

    def _wait(self) -> None:
        """Show the table while bots think."""
        seat = self._viewer()
        question = self._question(seat)

        def draw() -> Page:
            page = self.body(seat if len(self.people) == 1 else None)
            thinking = self.names(self.local_game.state.waiting_for)
            status = join(f"  {thinking} … ", ("thinking", "italic"))
            body = (*page.body, text(), status)
            return page._replace(
                body=body, keys=self.waiting_keys(seat), hint=self.hint(seat), notice=self.notice
            )

        key = self.screen.wait(draw, lambda: self._tick(seat, question))
        if key in QUIT:
            raise LeaveGame
        if key is not None and not self.press_while_waiting(seat, key):
            self.local_game.rush_bots()

    def _viewer(self) -> Seat:
        return self._at_keyboard if self._at_keyboard is not None else self.people[0]

    def _question(self, seat: Seat) -> Any:
        local_game = self.local_game
        return (
            local_game.game.question(local_game.state),
            local_game.offers(seat),
            self.next_person(),
        )

    def _tick(self, seat: Seat, question: Any) -> Tick:
        if not self.local_game.tick():
            return Tick.NOTHING
        return Tick.CHANGED if self._question(seat) == question else Tick.OVER


class DefaultTable(TerminalTable):
    """The table of a game without one of its own: its view as lines, its moves by number.

    If the offers have a field `moves`, people choose one of them. If the view has a field
    `winners` with seats, the last page names them.
    """

    def ask(self, seat: Seat) -> None:
        self.hand_over(seat)
        moves = tuple(getattr(self.local_game.offers(seat), "moves", ()))
        answer = self.read(seat, lambda: self._asking(seat, moves))
        if answer is None:
            return
        if not moves:
            self._play_default(seat)
            return
        move = _picked(answer, moves)
        if move is None:
            self.notice = (
                f"“{printable(answer)}” is not a move: type a number from 1 to {len(moves)}."
            )
        else:
            self.try_move(seat, move)

    def show_event(self, event: Any, state: Any) -> None:
        """The view shows everything, so single events need no page."""

    def body(self, seat: Seat | None) -> Page:
        return Page(self.title, (text(), *self._view(seat, BODY_LINES)))

    def ending(self) -> Page:
        lines = [text(), *self._winners(), text()]
        return Page(f"{self.title} · the end", (*lines, *self._view(None, BODY_LINES - len(lines))))

    def _asking(self, seat: Seat, moves: tuple[Any, ...]) -> Page:
        listed = _numbered([move_text(move) for move in moves])
        waiting = text(f"Waiting for {self.names(self.local_game.state.waiting_for)}.", "dim")
        height = BODY_LINES - len(listed) - 2
        return Page(
            self.title,
            (text(), *self._view(seat, height), waiting, text(), *listed),
            prompt=f"{self.name(seat)}:",
            keys="Type the number of a move." if moves else "Enter makes a default move for you.",
            notice=self.notice,
            hint=self.hint(seat),
        )

    def _play_default(self, seat: Seat) -> None:
        move = self.local_game.default_move(seat)
        if move is not None:
            self.try_move(seat, move)

    def _winners(self) -> list[Text]:
        view = self.local_game.view(None)
        kinds = {each.name: each.type for each in msgspec.structs.fields(view)}
        if not _is_about_seats(kinds.get("winners")) or not view.winners:
            return [text("The game is over.", "bold")]
        won = any(seat in view.winners for seat in self.people)
        cheer = ("You won!", "bold green") if won else ("Not this time.", "bold")
        return [join(("★ ", "bold yellow"), (self.names(view.winners), "bold")), join(cheer)]

    def _view(self, seat: Seat | None, height: int) -> list[Text]:
        """The seat's view, one line per field, cut to the number of lines."""
        lines: list[str] = []
        view = self.local_game.view(seat)
        for each in msgspec.structs.fields(view):
            value = getattr(view, each.name)
            if each.name in SHOWN_ELSEWHERE or value in (None, (), "", {}):
                continue
            if each.name == "seats":
                lines += [
                    f"{self.name(s)}: {self._value_text(known)}" for s, known in enumerate(value)
                ]
            else:
                lines.append(
                    f"{_label(each.name).capitalize()}: {self._value_text(value, each.type)}"
                )
        shown = [part for line in lines for part in wrap(line, WIDTH - 1, subsequent_indent="  ")]
        if len(shown) > height:
            shown = [*shown[: max(0, height - 1)], "…"]
        return [text(line) for line in shown]

    def _value_text(self, value: Any, kind: Any = None) -> str:
        """A value as plain text, with names for seats."""
        match value:
            case bool():
                return "yes" if value else "no"
            case int() if _is_about_seats(kind) and value < len(self.local_game.names):
                return self.name(value)
            case msgspec.Struct():
                fields = msgspec.structs.fields(value)
                named = ((each, getattr(value, each.name)) for each in fields)
                return _comma_list(
                    f"{_label(f.name)} {self._value_text(part, f.type)}" for f, part in named
                )
            case dict():
                return _comma_list(
                    f"{_label(key)} {self._value_text(part)}" for key, part in value.items()
                )
            case list() | tuple():
                return _comma_list(self._value_text(part, kind) for part in value)
            case None:
                return "none"
            case _:
                return printable(str(value))


def move_text(move: Any) -> str:
    """A move as plain text: its name and its values."""
    config = type(move).__struct_config__
    fields: dict[str, Any] = msgspec.to_builtins(move)
    name = fields.pop(config.tag_field, "") if config.tag_field else type(move).__name__
    values = [printable(str(value)) for value in fields.values()]
    return " ".join([_label(name).lower(), *values])


def _picked(answer: str, moves: tuple[Any, ...]) -> Any:
    number = as_number(answer) or 0
    if 1 <= number <= len(moves):
        return moves[number - 1]
    same = [move for move in moves if folded(move_text(move)) == folded(answer)]
    return same[0] if same else None


def _numbered(moves: list[str]) -> list[Text]:
    """Numbered moves in as many columns as fit."""
    width = min(WIDTH, longest(moves) + 5)
    columns = max(1, WIDTH // width)
    rows = [moves[start : start + columns] for start in range(0, len(moves), columns)]
    lines = []
    for row, in_row in enumerate(rows[:MAX_MOVE_ROWS]):
        parts: list[tuple[str, str]] = []
        for number, words in enumerate(in_row, row * columns + 1):
            parts += [(f"{number:3} ", "bold"), (fit(words, width - 4), "")]
        lines.append(join(*parts))
    if len(rows) > MAX_MOVE_ROWS:
        lines[-1] = text(f"  … and more, up to {len(moves)}", "dim")
    return lines


def _is_about_seats(kind: Any) -> bool:
    """Whether a type is a seat or contains seats."""
    return kind == Seat or any(_is_about_seats(part) for part in get_args(kind))


def _label(name: Any) -> str:
    return printable(str(name)).replace("_", " ")


def _comma_list(parts: Any) -> str:
    return ", ".join(parts)
