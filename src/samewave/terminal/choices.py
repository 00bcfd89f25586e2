"""Choices: what can be chosen before a game, each with a sentence that says what it changes."""

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from samewave.bots import STRENGTHS
from samewave.core import LANGUAGES
from samewave.games import GAMES
from samewave.games.compatibility.edition import EDITIONS
from samewave.games.compatibility.options import HOUSE_RULES, Option
from samewave.games.compatibility.track import TRACKS
from samewave.games.samegame.level import LEVELS, Agreement
from samewave.terminal.wish import TITLES, Wish
from samewave.terminal.words import count

SAYS = {
    "compatibility": "Rank images; score for what you share.",
    "samegame": "All together against the trap.",
    "2016": "40 images, the theme's number is called.",
    "2010": "40 images, and a token that doubles.",
    "1996": "52 images, a die gives the number.",
    "teams": "Partners try to match each other.",
    "individual": "All match one player, in turn another.",
    "trios": "Two teams; all three must share.",
    "duo": "Two against the track. In no box.",
    "short": "About 5 to 7 rounds.",
    "standard": "About 9 to 12 rounds.",
    "long": "About 12 to 16 rounds.",
    "double_up": "Cards that double a match in secret.",
    "random_teams": "Chance says who plays with whom.",
    "even_individual": "An even number, too. In no box.",
    "retire_matched": "A matched image is out. In no box.",
    "unanimous": "All must point at the same cup.",
    "majority": "More than half must.",
    "anyone": "The first finger lifts the cup.",
    "gentle": "Own ideas, and often wrong.",
    "steady": "Good partners with a will of their own.",
    "sharp": "They think of you and seldom err.",
}
"""Short enough to stand beside the value in a line of 80."""


class Choice(NamedTuple):
    """A value, and what it is called."""

    value: object
    label: str
    says: str = ""


class Field(NamedTuple):
    """One line of the set-up: its name, what can be chosen, and whether several can be."""

    name: str
    label: str
    choices: Callable[[Wish], list[Choice]]
    several: bool = False


def _named(*values: str) -> list[Choice]:
    return [Choice(value, value.replace("_", " "), SAYS[value]) for value in values]


def games(_: Wish) -> list[Choice]:
    return [Choice(game, TITLES[game], SAYS[game]) for game in GAMES]


def editions(_: Wish) -> list[Choice]:
    return _named(*dict.fromkeys(box for box, _ in EDITIONS))


def modes(wish: Wish) -> list[Choice]:
    return _named(*(mode for box, mode in EDITIONS if box == wish.edition))


def tracks(_: Wish) -> list[Choice]:
    return _named(*TRACKS)


def options(wish: Wish) -> list[Choice]:
    edition = EDITIONS.get((wish.edition, wish.mode))
    offered = (edition.options if edition else HOUSE_RULES) - {Option.TIME_LIMIT}
    return _named(*(option.value for option in Option if option in offered))


def levels(_: Wish) -> list[Choice]:
    return [
        Choice(level.number, str(level.number), f"{level.criteria} criteria in the row.")
        for level in LEVELS.values()
    ]


def agreements(_: Wish) -> list[Choice]:
    return _named(*(agreement.value for agreement in Agreement))


def players(wish: Wish) -> list[Choice]:
    enough = [number for number in wish.allowed if number >= len(wish.people)]
    return [
        Choice(number, str(number), f"{count(number - len(wish.people), 'bot')} with you.")
        for number in enough
    ]


def strengths(_: Wish) -> list[Choice]:
    return _named(*STRENGTHS)


def languages(_: Wish) -> list[Choice]:
    return [Choice(each.code, each.name) for each in LANGUAGES.values()]


def nothing(_: Wish) -> list[Choice]:
    return []


Fields: TypeAlias = list[Field]
_GAME = Field("game", "Game", games)
_PEOPLE = Field("people", "At this keyboard", nothing)
_LANGUAGE = Field("language", "Cards in", languages)
_BOTS = [Field("players", "Players", players), Field("strength", "Bots", strengths)]


def fields(wish: Wish) -> Fields:
    """The lines of the set-up page."""
    if wish.practice:
        return [_GAME, _PEOPLE, _LANGUAGE]
    if wish.game == "samegame":
        own = [Field("level", "Level", levels), Field("agreement", "The group", agreements)]
    else:
        own = [
            Field("edition", "Box", editions),
            Field("mode", "Who with whom", modes),
            Field("track", "Track", tracks),
            Field("options", "Extra rules", options, several=True),
        ]
    return [_GAME, *own, *_BOTS, _PEOPLE, _LANGUAGE]
