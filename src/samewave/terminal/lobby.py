"""The lobby: one page with everything that can be chosen, and Enter begins."""

from typing import Any

from msgspec.structs import replace

from samewave.core.catalogue import Choice
from samewave.core.seats import NAME_LENGTH, is_readable
from samewave.sentences import printable
from samewave.terminal.choices import Row, change, fitted, rows
from samewave.terminal.page import Page, fit, join, text
from samewave.terminal.screen import Screen
from samewave.terminal.table import QUIT, Left
from samewave.terminal.wish import Wish
from samewave.terminal.words import as_number, folded

WELCOME = "Party games of association, with bots or around one keyboard."
LABEL, VALUE, TITLE = 18, 18, 22
"""Columns: of a line's name, of what is chosen there, and of a choice in a list."""


def choose(screen: Screen, wish: Wish) -> Wish:
    """The wish as somebody leaves it; Left if there will be no game."""
    notice = ""
    setups: dict[str, dict[str, Any]] = {}
    while True:
        listed = rows(wish)
        answer = _ask(screen, _overview(wish, listed, notice))
        notice = ""
        if not answer:
            return wish
        number = as_number(answer) or 0
        if 1 <= number <= len(listed):
            setups[wish.game] = wish.setup
            before, wish = wish, _change(screen, wish, number - 1)
            if wish.game != before.game and wish.game in setups:
                wish = fitted(replace(wish, setup=setups[wish.game]))
        else:
            notice = f"“{printable(answer)}” is no line of this page: 1 to {len(listed)}, or Enter."


def _ask(screen: Screen, page: Page) -> str:
    answer = screen.ask(lambda: page) or ""
    if answer.lower() in QUIT:
        raise Left
    return answer


def _overview(wish: Wish, listed: list[Row], notice: str) -> Page:
    title = f"Samewave · {'practice' if wish.practice else 'a new game'}"
    body = [text(), join((WELCOME, "italic")), text()]
    for number, row in enumerate(listed, 1):
        value, line = _shown(row)
        named = (_column(value, VALUE) if line else value, "bold magenta")
        label = _column(row.label, LABEL)
        body.append(join((f"{number:2}  ", "bold"), label, named, (line, "dim")))
    keys = "Enter begins. A number changes a line. q leaves."
    return Page(title, tuple(body), prompt="Samewave:", keys=keys, notice=notice)


def _column(words: str, width: int) -> str:
    """The words in so many columns, the last of them empty."""
    return fit(words, width - 1) + " "


def _shown(row: Row) -> tuple[str, str]:
    """What a line says: the value, and what it means."""
    if row.name == "people":
        return ", ".join(map(printable, map(str, row.chosen))), ""
    chosen = [choice for choice in row.choices if choice.value in row.chosen]
    if row.several:
        return ", ".join(choice.title for choice in chosen) or "none", ""
    if chosen:
        return chosen[0].title, chosen[0].line
    return ", ".join(map(str, row.chosen)), "does not fit the other choices"


def _change(screen: Screen, wish: Wish, place: int) -> Wish:
    """The wish after somebody has changed that line."""
    if rows(wish)[place].name == "people":
        return _name_people(screen, wish)
    notice = ""
    while True:
        row = rows(wish)[place]
        answer = _ask(screen, _menu(wish, row, notice))
        if not answer:
            return wish
        picked = _picked(answer, row.choices)
        if picked is None:
            notice = f"“{printable(answer)}” is not in the list."
            continue
        wish, notice = change(wish, row, picked.value), ""
        if not row.several:
            return wish


def _picked(answer: str, choices: tuple[Choice, ...]) -> Choice | None:
    number = as_number(answer) or 0
    if 1 <= number <= len(choices):
        return choices[number - 1]
    wanted = folded(answer)
    named = (each for each in choices if wanted in (folded(each.title), folded(str(each.value))))
    return next(named, None)


def _menu(wish: Wish, row: Row, notice: str) -> Page:
    body = [text()]
    for number, choice in enumerate(row.choices, 1):
        chosen = choice.value in row.chosen
        sign = ("● ", "bold magenta") if chosen else ("  ", "")
        name = _column(choice.title, TITLE)
        body.append(join((f"{number:2} ", "bold"), sign, name, (choice.line, "dim")))
    keys = "A number switches a rule on or off, Enter goes back." if row.several else ""
    return Page(
        f"{wish.info.title} · {row.label}",
        tuple(body),
        prompt=f"{row.label}:",
        keys=keys or "A number chooses, Enter goes back.",
        notice=notice,
    )


def _name_people(screen: Screen, wish: Wish) -> Wish:
    notice = ""
    lines = ("Who plays at this keyboard, with commas between.", "All others are bots.")
    while True:
        body = (text(), *map(text, lines))
        prompt = "One name:" if wish.practice else "Names:"
        page = Page("Samewave · names", body, prompt=prompt, keys="Enter goes back.", notice=notice)
        answer = _ask(screen, page)
        if not answer:
            return wish
        names = tuple(name.strip() for name in answer.split(",") if name.strip())
        notice = _wrong_with(names, 1 if wish.practice else max(wish.allowed, default=1))
        if not notice:
            return fitted(replace(wish, people=names))


def _wrong_with(names: tuple[str, ...], most: int) -> str:
    if not 1 <= len(names) <= most:
        return f"1 to {most} can play this."
    if not all(is_readable(name) and len(name) <= NAME_LENGTH for name in names):
        return f"A name has 1 to {NAME_LENGTH} letters that can be printed."
    if len({name.casefold() for name in names}) < len(names):
        return "Two of the names are the same."
    return ""
