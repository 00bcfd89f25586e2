"""The lobby: one page with everything that can be chosen, and Enter begins."""

from msgspec.structs import replace

from samewave.core.seats import NAME_LENGTH, is_readable
from samewave.sentences import printable
from samewave.terminal.choices import Choice, Field, fields
from samewave.terminal.page import Page, fit, join, text
from samewave.terminal.screen import Screen
from samewave.terminal.table import QUIT, Left
from samewave.terminal.wish import TITLES, Wish
from samewave.terminal.words import as_number

WELCOME = "Party games of association, with bots or around one keyboard."
LABEL, VALUE = 18, 16


def choose(screen: Screen, wish: Wish) -> Wish:
    """The wish as somebody leaves it; Left if there will be no game."""
    notice = ""
    while True:
        listed = fields(wish)
        answer = _ask(screen, _overview(wish, listed, notice))
        notice = ""
        if not answer:
            return wish
        number = as_number(answer) or 0
        if 1 <= number <= len(listed):
            wish = _change(screen, wish, listed[number - 1])
        else:
            notice = f"“{printable(answer)}” is no line of this page: 1 to {len(listed)}, or Enter."


def _ask(screen: Screen, page: Page) -> str:
    answer = screen.ask(lambda: page) or ""
    if answer.lower() in QUIT:
        raise Left
    return answer


def _overview(wish: Wish, listed: list[Field], notice: str) -> Page:
    title = f"Samewave · {'practice' if wish.practice else 'a new game'}"
    body = [text(), join((WELCOME, "italic")), text()]
    for number, field in enumerate(listed, 1):
        value, says = _shown(wish, field)
        named = (fit(value, VALUE) if says else value, "bold magenta")
        body.append(join((f"{number:2}  ", "bold"), fit(field.label, LABEL), named, (says, "dim")))
    keys = "Enter begins. A number changes a line. q leaves."
    return Page(title, tuple(body), prompt="Samewave:", keys=keys, notice=notice)


def _shown(wish: Wish, field: Field) -> tuple[str, str]:
    """What a line says: the value, and what it means."""
    if field.name == "people":
        return ", ".join(map(printable, wish.people)), ""
    if field.several:
        return ", ".join(wish.options).replace("_", " ") or "none", ""
    value = wish.number if field.name == "players" else getattr(wish, field.name)
    for choice in field.choices(wish):
        if choice.value == value:
            return choice.label, choice.says
    return str(value), "does not fit the other choices"


def _change(screen: Screen, wish: Wish, field: Field) -> Wish:
    if field.name == "people":
        return _name_people(screen, wish)
    choices, notice = field.choices(wish), ""
    while True:
        answer = _ask(screen, _menu(wish, field, choices, notice))
        if not answer:
            return wish
        picked = _picked(answer, choices)
        if picked is None:
            notice = f"“{printable(answer)}” is not in the list."
        elif field.several:
            wish, notice = _settled(_toggle(wish, str(picked.value))), ""
        else:
            return _settled(replace(wish, **{field.name: picked.value}))


def _picked(answer: str, choices: list[Choice]) -> Choice | None:
    number = as_number(answer) or 0
    if 1 <= number <= len(choices):
        return choices[number - 1]
    return next((each for each in choices if each.label.lower() == answer.lower()), None)


def _menu(wish: Wish, field: Field, choices: list[Choice], notice: str) -> Page:
    body = [text()]
    for number, choice in enumerate(choices, 1):
        chosen = choice.label == _shown(wish, field)[0] or choice.value in wish.options
        sign = ("● ", "bold magenta") if chosen else ("  ", "")
        name = fit(choice.label, LABEL)
        body.append(join((f"{number:2} ", "bold"), sign, name, (choice.says, "dim")))
    keys = "A number switches a rule on or off, Enter goes back." if field.several else ""
    return Page(
        f"{TITLES[wish.game]} · {field.label}",
        tuple(body),
        prompt=f"{field.label}:",
        keys=keys or "A number chooses, Enter goes back.",
        notice=notice,
    )


def _toggle(wish: Wish, option: str) -> Wish:
    if option in wish.options:
        return replace(wish, options=tuple(each for each in wish.options if each != option))
    return replace(wish, options=(*wish.options, option))


def _settled(wish: Wish) -> Wish:
    """The wish without what a change made impossible."""
    listed = {field.name: field for field in fields(wish)}
    if "mode" in listed and wish.mode not in {c.value for c in listed["mode"].choices(wish)}:
        wish = replace(wish, mode="teams")
    if "options" in listed:
        offered = {choice.value for choice in listed["options"].choices(wish)}
        wish = replace(wish, options=tuple(each for each in wish.options if each in offered))
    if wish.number not in wish.allowed or wish.number < len(wish.people):
        wish = replace(wish, players=None)
    return wish


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
            return _settled(replace(wish, people=names))


def _wrong_with(names: tuple[str, ...], most: int) -> str:
    if not 1 <= len(names) <= most:
        return f"1 to {most} can play this."
    if not all(is_readable(name) and len(name) <= NAME_LENGTH for name in names):
        return f"A name has 1 to {NAME_LENGTH} letters that can be printed."
    if len({name.casefold() for name in names}) < len(names):
        return "Two of the names are the same."
    return ""
