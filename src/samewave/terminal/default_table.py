"""The default table: shows any game's view as plain lines and lists its moves by number.

A game needs no code for it. If its offers have a field `moves`, people choose one of them; if its
view has a field `winners` with seats, the last page names them.
"""

from textwrap import wrap
from typing import Any, get_args

import msgspec
from rich.text import Text

from samewave.core import Seat
from samewave.sentences import printable
from samewave.terminal.page import HEIGHT, WIDTH, Page, fit, join, longest, text
from samewave.terminal.table import Table
from samewave.terminal.texts import as_number, folded

BODY_LINES = HEIGHT - 6
"""Lines for view and moves; title, prompt, keys and notice need the rest of the page."""
MAX_MOVE_ROWS = 8
"""Lines for the list of moves at most."""
SHOWN_ELSEWHERE = ("seat", "waiting_for")


class DefaultTable(Table):
    """The pages of a game without a table class of its own."""

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
        cheer = ("You have won!", "bold green") if won else ("Not this time.", "bold")
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
    for row, listed in enumerate(rows[:MAX_MOVE_ROWS]):
        parts: list[tuple[str, str]] = []
        for number, words in enumerate(listed, row * columns + 1):
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
