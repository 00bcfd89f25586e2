"""Any game in the terminal: its view in plain lines, and its moves by number.

A game needs nothing for that. Where its offers have a field `moves` with whole moves, people choose
one of them; where its view has a field `winners` with seats, the end names them.
"""

from textwrap import wrap
from typing import Any, get_args

import msgspec
from rich.text import Text

from samewave.core import Seat
from samewave.sentences import printable
from samewave.terminal.page import HEIGHT, WIDTH, Page, fit, join, longest, text
from samewave.terminal.table import Table
from samewave.terminal.words import as_number, folded

ROOM = HEIGHT - 6
"""Lines for view and moves; a title, a prompt, keys and a notice stand around them."""
MOST_ROWS = 8
"""Lines for moves."""
SAID_ELSEWHERE = ("seat", "waiting_for")


class PlainTable(Table):
    """The pages of a game that has none of its own."""

    def ask(self, seat: Seat) -> None:
        self.hand_over(seat)
        moves = tuple(getattr(self.sitting.offers(seat), "moves", ()))
        answer = self.read(seat, lambda: self._asking(seat, moves))
        if answer is None:
            return
        if not moves:
            self._play_default(seat)
            return
        move = _picked(answer, moves)
        if move is None:
            self.notice = f"“{printable(answer)}” is no move: type a number from 1 to {len(moves)}."
        else:
            self.try_to(seat, move)

    def tell(self, event: Any, state: Any) -> None:
        """The view says it all."""

    def body(self, seat: Seat | None) -> Page:
        return Page(self.title, (text(), *self._view(seat, ROOM)))

    def ending(self) -> Page:
        lines = [text(), *self._winners(), text()]
        return Page(f"{self.title} · the end", (*lines, *self._view(None, ROOM - len(lines))))

    def _asking(self, seat: Seat, moves: tuple[Any, ...]) -> Page:
        listed = _numbered([move_words(move) for move in moves])
        waiting = text(f"Waiting for {self.names(self.sitting.state.waiting_for)}.", "dim")
        room = ROOM - len(listed) - 2
        return Page(
            self.title,
            (text(), *self._view(seat, room), waiting, text(), *listed),
            prompt=f"{self.name(seat)}:",
            keys="A number makes a move." if moves else "Enter lets the table move for you.",
            notice=self.notice,
            hint=self.hint(seat),
        )

    def _play_default(self, seat: Seat) -> None:
        move = self.sitting.default_move(seat)
        if move is not None:
            self.try_to(seat, move)

    def _winners(self) -> list[Text]:
        view = self.sitting.view(None)
        kinds = {each.name: each.type for each in msgspec.structs.fields(view)}
        if not _means_seats(kinds.get("winners")) or not view.winners:
            return [text("The game is over.", "bold")]
        won = any(seat in view.winners for seat in self.people)
        cheer = ("You have won!", "bold green") if won else ("Not this time.", "bold")
        return [join(("★ ", "bold yellow"), (self.names(view.winners), "bold")), join(cheer)]

    def _view(self, seat: Seat | None, room: int) -> list[Text]:
        """All that a seat sees, a line for each field; what finds no room is left out."""
        lines: list[str] = []
        view = self.sitting.view(seat)
        for each in msgspec.structs.fields(view):
            value = getattr(view, each.name)
            if each.name in SAID_ELSEWHERE or value in (None, (), "", {}):
                continue
            if each.name == "seats":
                lines += [f"{self.name(s)}: {self._words(known)}" for s, known in enumerate(value)]
            else:
                lines.append(f"{_label(each.name).capitalize()}: {self._words(value, each.type)}")
        shown = [part for line in lines for part in wrap(line, WIDTH - 1, subsequent_indent="  ")]
        if len(shown) > room:
            shown = [*shown[: max(0, room - 1)], "…"]
        return [text(line) for line in shown]

    def _words(self, value: Any, kind: Any = None) -> str:
        """A value in plain words; a seat by its name."""
        match value:
            case bool():
                return "yes" if value else "no"
            case int() if _means_seats(kind) and value < len(self.sitting.names):
                return self.name(value)
            case msgspec.Struct():
                fields = msgspec.structs.fields(value)
                named = ((each, getattr(value, each.name)) for each in fields)
                return _and(f"{_label(f.name)} {self._words(part, f.type)}" for f, part in named)
            case dict():
                return _and(f"{_label(key)} {self._words(part)}" for key, part in value.items())
            case list() | tuple():
                return _and(self._words(part, kind) for part in value)
            case None:
                return "none"
            case _:
                return printable(str(value))


def move_words(move: Any) -> str:
    """A move in plain words: what it is called and what it says."""
    config = type(move).__struct_config__
    fields: dict[str, Any] = msgspec.to_builtins(move)
    name = fields.pop(config.tag_field, "") if config.tag_field else type(move).__name__
    values = [printable(str(value)) for value in fields.values()]
    return " ".join([_label(name).lower(), *values])


def _picked(answer: str, moves: tuple[Any, ...]) -> Any:
    number = as_number(answer) or 0
    if 1 <= number <= len(moves):
        return moves[number - 1]
    same = [move for move in moves if folded(move_words(move)) == folded(answer)]
    return same[0] if same else None


def _numbered(moves: list[str]) -> list[Text]:
    """Moves with their numbers in as many columns as there is room for."""
    width = min(WIDTH, longest(moves) + 5)
    columns = max(1, WIDTH // width)
    rows = [moves[start : start + columns] for start in range(0, len(moves), columns)]
    lines = []
    for row, listed in enumerate(rows[:MOST_ROWS]):
        parts: list[tuple[str, str]] = []
        for number, words in enumerate(listed, row * columns + 1):
            parts += [(f"{number:3} ", "bold"), (fit(words, width - 4), "")]
        lines.append(join(*parts))
    if len(rows) > MOST_ROWS:
        lines[-1] = text(f"  … and more, up to {len(moves)}", "dim")
    return lines


def _means_seats(kind: Any) -> bool:
    """Whether a type speaks of seats, itself or in what it holds."""
    return kind == Seat or any(_means_seats(part) for part in get_args(kind))


def _label(name: Any) -> str:
    return printable(str(name)).replace("_", " ")


def _and(parts: Any) -> str:
    return ", ".join(parts)
