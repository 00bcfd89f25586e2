"""Choices: the lines of the set-up page, made from what the catalogue says about the game."""

from typing import Any, NamedTuple

from msgspec.structs import replace

from samewave.bots import STRENGTHS
from samewave.core import LANGUAGES
from samewave.core.catalogue import LANGUAGE, Choice, Field
from samewave.games import GAMES
from samewave.terminal.wish import Wish
from samewave.terminal.words import count

STRENGTH_LINES = {
    "gentle": "Own ideas, and often wrong.",
    "steady": "Good partners with a will of their own.",
    "sharp": "They think of you and seldom err.",
}
"""Short enough to stand beside the value in a line of 80."""

SWITCHES = "switches"
"""The name of the line with everything that can be switched on."""


class Row(NamedTuple):
    """One line of the set-up page: what can be chosen there, and what is chosen."""

    name: str
    label: str
    choices: tuple[Choice, ...] = ()
    chosen: tuple[Any, ...] = ()
    several: bool = False
    """Whether each choice is switched on and off by itself."""


def rows(wish: Wish) -> list[Row]:
    """The lines of the set-up page."""
    own = [] if wish.practice else [*_rows_of_the_game(wish), _players(wish), _bots(wish)]
    return [_games(wish), *own, _people(wish), _languages(wish)]


def change(wish: Wish, row: Row, value: Any) -> Wish:
    """The wish after a choice, without what that makes impossible."""
    match row.name:
        case "game":
            return fitted(replace(wish, game=value, setup=GAMES[value].info.default_setup()))
        case "players" | "strength" | "language":
            return replace(wish, **{row.name: value})
        case _:
            setup = wish.info.with_values(wish.setup, _changed(row, value))
            return fitted(replace(wish, setup=wish.info.fitted(setup)))


def fitted(wish: Wish) -> Wish:
    """The wish, with as many players as can play it."""
    possible = wish.number in wish.allowed and wish.number >= len(wish.people)
    return wish if possible else replace(wish, players=None)


def _changed(row: Row, value: Any) -> dict[str, Any]:
    if row.name == SWITCHES:
        return {value: value not in row.chosen}
    if not row.several:
        return {row.name: value}
    wanted = {*row.chosen} ^ {value}
    return {row.name: tuple(each.value for each in row.choices if each.value in wanted)}


def _rows_of_the_game(wish: Wish) -> list[Row]:
    """A line for each field; a terminal asks for no packs, and it has no clock for seconds."""
    fields = [each for each in wish.info.offered(wish.setup) if each.name != LANGUAGE]
    listed = [_row(wish, each) for each in fields if each.kind in ("one", "several")]
    switches = [each for each in fields if each.kind == "flag"]
    return [*listed, _switches(wish, switches)] if switches else listed


def _row(wish: Wish, field: Field) -> Row:
    value, several = wish.info.value(wish.setup, field.name), field.kind == "several"
    choices = wish.info.choices(wish.setup, field.name)
    return Row(field.name, field.title, choices, tuple(value) if several else (value,), several)


def _switches(wish: Wish, fields: list[Field]) -> Row:
    choices = tuple(Choice(each.name, each.title, each.line) for each in fields)
    chosen = tuple(each.name for each in fields if wish.info.value(wish.setup, each.name))
    return Row(SWITCHES, "Extra rules", choices, chosen, several=True)


def _games(wish: Wish) -> Row:
    offered = [game for game in GAMES.values() if game.lesson or not wish.practice]
    choices = tuple(Choice(game.name, game.info.title, game.info.line) for game in offered)
    return Row("game", "Game", choices, (wish.game,))


def _players(wish: Wish) -> Row:
    present = len(wish.people)
    choices = tuple(
        Choice(number, str(number), f"{count(number - present, 'bot')} with you.")
        for number in wish.allowed
        if number >= present
    )
    return Row("players", "Players", choices, (wish.number,))


def _bots(wish: Wish) -> Row:
    choices = tuple(Choice(each, each, STRENGTH_LINES[each]) for each in STRENGTHS)
    return Row("strength", "Bots", choices, (wish.strength,))


def _people(wish: Wish) -> Row:
    return Row("people", "At this keyboard", chosen=wish.people)


def _languages(wish: Wish) -> Row:
    choices = tuple(Choice(each.code, each.name) for each in LANGUAGES.values())
    return Row("language", "Cards in", choices, (wish.language,))
