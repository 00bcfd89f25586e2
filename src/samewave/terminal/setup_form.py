"""The set-up form: one page on which players choose the game, its options and the bots."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from samewave.bots import STRENGTHS, Strength
from samewave.core import LANGUAGES, AnyGame, Refused, Seat, Value
from samewave.core.catalogue import LANGUAGE, Choice, Field, GameInfo
from samewave.core.input import NAME_LENGTH, is_readable
from samewave.games import GAMES
from samewave.sentences import printable
from samewave.terminal import Page, as_number, count, fit, folded, join, text
from samewave.terminal.screens import Screen
from samewave.terminal.table import QUIT, LeaveGame

BOT_NAMES = ("Mira", "Otto", "Zoe", "Finn", "Nora", "Hugo", "Lena", "Emil", "Ines", "Kurt")
"""Each bot has its own tastes, which are the same in every game."""
STRENGTH_DESCRIPTIONS = {
    "gentle": "Play on impulse. Easy to beat.",
    "steady": "Play like friends who pay attention.",
    "sharp": "Learn how you think. Rarely wrong.",
}
"""Short enough to fit next to the value in a line of 80 characters."""
EXTRA_RULES = "extra_rules"
"""The name of the row with all options that can be switched on."""
WELCOME = "Party games for people who think alike, with bots or friends at one keyboard."
LABEL_WIDTH, VALUE_WIDTH, TITLE_WIDTH = 18, 18, 22
"""Columns for the label and the value of a row, and for the title of a choice in a menu."""


class SetupChoice(Value, frozen=True, kw_only=True):
    """Everything that players choose before a game."""

    game: str
    setup: dict[str, Any]
    """The set-up of the game without seats and language."""
    people: tuple[str, ...] = ("You",)
    players: int | None = None
    strength: Strength = "steady"
    language: str = "en"
    practice: bool = False
    first: str = ""
    """The name of the player who begins; empty leaves it to chance."""

    @property
    def info(self) -> GameInfo:
        return GAMES[self.game].info

    @property
    def allowed(self) -> tuple[int, ...]:
        """The possible numbers of players."""
        return self.info.players(self.setup)

    @property
    def number(self) -> int:
        """The number of players: the chosen one, or the smallest that seats all people."""
        enough = [number for number in self.allowed if number >= len(self.people)]
        return self.players or min(enough, default=len(self.people))

    @property
    def chairs(self) -> tuple[Seat, ...]:
        """The seats in the order in which they are filled: side by side, people first."""
        team_size = 1 if self.practice else self.info.variant(self.setup).team_size
        sides = max(1, self.number // max(1, team_size))
        return tuple(seat for side in range(sides) for seat in range(side, self.number, sides))

    def seats(self) -> tuple[tuple[str, ...], tuple[Seat, ...]]:
        """The names around the table, and the seats of the people."""
        taken = {name.casefold() for name in self.people}
        bots = [name for name in BOT_NAMES if name.casefold() not in taken]
        names = dict(zip(self.chairs, (*self.people, *bots), strict=False))
        ordered = tuple(names[seat] for seat in sorted(names))
        return ordered, tuple(sorted(self.chairs[: len(self.people)]))

    @property
    def names_first(self) -> bool:
        """Whether the game lets the host name who begins."""
        game: type[AnyGame] = GAMES[self.game]
        return "first" in game.setup_type.__struct_fields__

    def setup_for(self, names: tuple[str, ...]) -> Any:
        """The set-up as the game's own type. Raises Refused if it is malformed."""
        game: type[AnyGame] = GAMES[self.game]
        setup = self.info.with_values(self.setup, self._language_values()) | {"seats": names}
        if self.first in names and self.names_first:
            setup["first"] = names.index(self.first)
        try:
            return msgspec.convert(setup, game.setup_type)
        except msgspec.ValidationError as error:
            raise Refused("not_a_setup", detail=str(error)) from None

    @property
    def spoken(self) -> str:
        """The language of the game: that of the cards, or English if the game does not offer it."""
        asked = self._language_field()
        offered = [each.value for each in asked.choices] if asked else [self.language]
        return self.language if self.language in offered else "en"

    def _language_field(self) -> Field | None:
        return next((each for each in self.info.fields if each.name == LANGUAGE), None)

    def _language_values(self) -> dict[str, Any]:
        """The language, if the game has a field for it."""
        asked = self._language_field()
        if asked is None:
            return {}
        return {LANGUAGE: (self.spoken,) if asked.kind == "several" else self.spoken}


class FormRow(NamedTuple):
    """One row of the form: its choices, and the values that are chosen."""

    name: str
    label: str
    choices: tuple[Choice, ...] = ()
    chosen: tuple[Any, ...] = ()
    several: bool = False
    """Whether each choice is switched on and off separately."""


def ask_for_setup(screen: Screen, current: SetupChoice) -> SetupChoice:
    """Show the form until a player starts the game. Raises LeaveGame if nobody wants one."""
    notice = ""
    setups: dict[str, dict[str, Any]] = {}
    while True:
        listed = form_rows(current)
        answer = _ask(screen, _overview(current, listed, notice))
        notice = ""
        if not answer:
            return current
        number = as_number(answer) or 0
        if 1 <= number <= len(listed):
            setups[current.game] = current.setup
            before, current = current, _edit_row(screen, current, number - 1)
            if current.game != before.game and current.game in setups:
                current = fitted(replace(current, setup=setups[current.game]))
        else:
            notice = f"There is no line “{printable(answer)}”: type 1 to {len(listed)}, or Enter."


def form_rows(current: SetupChoice) -> list[FormRow]:
    """The rows of the form for the current choices."""
    own = [] if current.practice else [*_game_rows(current), _players(current), *_first(current)]
    own += [] if current.practice else [_bots(current)]
    return [_games(current), *own, _people(current), _languages(current)]


def change(current: SetupChoice, row: FormRow, value: Any) -> SetupChoice:
    """Choose a value in a row, and adjust other values that no longer go with it."""
    match row.name:
        case "game":
            return fitted(replace(current, game=value, setup=GAMES[value].info.default_setup()))
        case "players" | "strength" | "language" | "first":
            return replace(current, **{row.name: value})
        case _:
            setup = current.info.with_values(current.setup, _changed_values(row, value))
            return fitted(replace(current, setup=current.info.fitted(setup)))


def fitted(current: SetupChoice) -> SetupChoice:
    """Reset the number of players if it is not possible with the other choices."""
    possible = current.number in current.allowed and current.number >= len(current.people)
    return current if possible else replace(current, players=None)


def _changed_values(row: FormRow, value: Any) -> dict[str, Any]:
    if row.name == EXTRA_RULES:
        return {value: value not in row.chosen}
    if not row.several:
        return {row.name: value}
    wanted = {*row.chosen} ^ {value}
    return {row.name: tuple(each.value for each in row.choices if each.value in wanted)}


def _game_rows(current: SetupChoice) -> list[FormRow]:
    """A row for each field of the game, without packs and time limits."""
    fields = [each for each in current.info.offered(current.setup) if each.name != LANGUAGE]
    listed = [_row(current, each) for each in fields if each.kind in ("one", "several")]
    switches = [each for each in fields if each.kind == "flag"]
    return [*listed, _extra_rules(current, switches)] if switches else listed


def _row(current: SetupChoice, field: Field) -> FormRow:
    value, several = current.info.value(current.setup, field.name), field.kind == "several"
    choices = tuple(
        _told(choice, current.info.facts_about(current.setup, field.name, choice, current.number))
        for choice in current.info.choices(current.setup, field.name)
    )
    return FormRow(field.name, field.title, choices, tuple(value) if several else (value,), several)


def _told(choice: Choice, facts: dict[str, Any]) -> Choice:
    """The choice with a line about its length, if that is known and it has no other line."""
    if choice.line or not facts.get("rounds"):
        return choice
    length = f"About {count(facts['rounds'], 'round')}: {count(facts['minutes'], 'minute')}."
    return replace(choice, line=length)


def _extra_rules(current: SetupChoice, fields: list[Field]) -> FormRow:
    choices = tuple(Choice(each.name, each.title, each.line) for each in fields)
    chosen = tuple(each.name for each in fields if current.info.value(current.setup, each.name))
    return FormRow(EXTRA_RULES, "Extra rules", choices, chosen, several=True)


def _games(current: SetupChoice) -> FormRow:
    offered = [game for game in GAMES.values() if game.lesson or not current.practice]
    choices = tuple(Choice(game.name, game.info.title, game.info.line) for game in offered)
    return FormRow("game", "Game", choices, (current.game,))


def _players(current: SetupChoice) -> FormRow:
    present = len(current.people)
    choices = tuple(
        Choice(number, str(number), f"With {count(number - present, 'bot')}.")
        for number in current.allowed
        if number >= present
    )
    return FormRow("players", "Players", choices, (current.number,))


def _first(current: SetupChoice) -> Iterator[FormRow]:
    """The row that names the player who begins, if the game has one."""
    if not current.names_first:
        return
    names, _ = current.seats()
    chance = Choice("", "random", "Drawn anew for each game.")
    choices = (chance, *(Choice(name, name) for name in names))
    yield FormRow(
        "first", "Who goes first", choices, (current.first if current.first in names else "",)
    )


def _bots(current: SetupChoice) -> FormRow:
    choices = tuple(Choice(each, each, STRENGTH_DESCRIPTIONS[each]) for each in STRENGTHS)
    return FormRow("strength", "Bots", choices, (current.strength,))


def _people(current: SetupChoice) -> FormRow:
    return FormRow("people", "At this keyboard", chosen=current.people)


def _languages(current: SetupChoice) -> FormRow:
    choices = tuple(Choice(each.code, each.name) for each in LANGUAGES.values())
    return FormRow("language", "Card language", choices, (current.language,))


def _ask(screen: Screen, page: Page) -> str:
    answer = screen.ask(lambda: page) or ""
    if answer.lower() in QUIT:
        raise LeaveGame
    return answer


def _overview(current: SetupChoice, listed: list[FormRow], notice: str) -> Page:
    title = f"Samewave · {'tutorial' if current.practice else 'new game'}"
    body = [text(), join((WELCOME, "italic")), text()]
    for number, row in enumerate(listed, 1):
        value, line = _row_texts(row)
        named = (_column(value, VALUE_WIDTH) if line else value, "bold magenta")
        label = _column(row.label, LABEL_WIDTH)
        body.append(join((f"{number:2}  ", "bold"), label, named, (line, "dim")))
    keys = "Enter starts the game. A number changes a line. q quits."
    return Page(title, tuple(body), prompt="Samewave:", keys=keys, notice=notice)


def _column(words: str, width: int) -> str:
    """Fit a text into a column; the last character stays empty."""
    return fit(words, width - 1) + " "


def _row_texts(row: FormRow) -> tuple[str, str]:
    """The value of a row and its description."""
    if row.name == "people":
        return ", ".join(map(printable, map(str, row.chosen))), ""
    chosen = [choice for choice in row.choices if choice.value in row.chosen]
    if row.several:
        return ", ".join(choice.title for choice in chosen) or "none", ""
    if chosen:
        return chosen[0].title, chosen[0].line
    return ", ".join(map(str, row.chosen)), "not possible with the other choices"


def _edit_row(screen: Screen, current: SetupChoice, place: int) -> SetupChoice:
    """Show the menu of a row and return the choices after it."""
    if form_rows(current)[place].name == "people":
        return _name_people(screen, current)
    notice = ""
    while True:
        row = form_rows(current)[place]
        answer = _ask(screen, _menu(current, row, notice))
        if not answer:
            return current
        picked = _picked(answer, row.choices)
        if picked is None:
            notice = f"“{printable(answer)}” is not in the list."
            continue
        current, notice = change(current, row, picked.value), ""
        if not row.several:
            return current


def _picked(answer: str, choices: tuple[Choice, ...]) -> Choice | None:
    number = as_number(answer) or 0
    if 1 <= number <= len(choices):
        return choices[number - 1]
    wanted = folded(answer)
    named = (each for each in choices if wanted in (folded(each.title), folded(str(each.value))))
    return next(named, None)


def _menu(current: SetupChoice, row: FormRow, notice: str) -> Page:
    body = [text()]
    for number, choice in enumerate(row.choices, 1):
        chosen = choice.value in row.chosen
        sign = ("● ", "bold magenta") if chosen else ("  ", "")
        name = _column(choice.title, TITLE_WIDTH)
        body.append(join((f"{number:2} ", "bold"), sign, name, (choice.line, "dim")))
    keys = "A number switches a rule on or off. Enter goes back." if row.several else ""
    return Page(
        f"{current.info.title} · {row.label}",
        tuple(body),
        prompt=f"{row.label}:",
        keys=keys or "A number chooses. Enter goes back.",
        notice=notice,
    )


def _name_people(screen: Screen, current: SetupChoice) -> SetupChoice:
    notice = ""
    lines = (
        "Type the names of everyone at this keyboard, separated by commas.",
        "All other players are bots.",
    )
    while True:
        body = (text(), *map(text, lines))
        prompt = "One name:" if current.practice else "Names:"
        page = Page("Samewave · names", body, prompt=prompt, keys="Enter goes back.", notice=notice)
        answer = _ask(screen, page)
        if not answer:
            return current
        names = tuple(name.strip() for name in answer.split(",") if name.strip())
        notice = _name_problem(names, 1 if current.practice else max(current.allowed, default=1))
        if not notice:
            return fitted(replace(current, people=names))


def _name_problem(names: tuple[str, ...], most: int) -> str:
    if not 1 <= len(names) <= most:
        return f"1 to {most} people can play this."
    if not all(is_readable(name) and len(name) <= NAME_LENGTH for name in names):
        return f"Names can have 1 to {NAME_LENGTH} printable letters."
    if len({name.casefold() for name in names}) < len(names):
        return "Two of the names are the same."
    return ""
