"""Set-up: players, level, languages and objects, judged before the game starts."""

from collections.abc import Iterable, Sequence
from typing import Protocol

from samewave.core import LANGUAGES, Chance, Refused, Seat, Value, judge_first, judge_seats
from samewave.core.values import Amount, BySeat, Key, Line
from samewave.games.samegame.events import GameStarted
from samewave.games.samegame.level import CRITERIA, LEVELS, ROUNDS, Agreement, Level
from samewave.games.samegame.lexicon import CLUE_LANGUAGES


class Shelf(Protocol):
    """Where the game looks up the cards of packs."""

    def objects(self, objects: str) -> Sequence[str]:
        """The object cards of a pack; none if the pack is unknown."""
        ...

    def object_name(self, objects: str, card: str, language: str) -> str:
        """The name of an object in a language or region; empty if it has none."""
        ...


def names_of(shelf: Shelf, objects: str, card: str, languages: Iterable[str]) -> dict[str, str]:
    """An object's name in each language, and in each region where it is called something else."""
    names = {}
    for language in languages:
        names[language] = shelf.object_name(objects, card, language)
        for region in LANGUAGES[language].regions:
            name = shelf.object_name(objects, card, region)
            if name != names[language]:
                names[region] = name
    return names


class Setup(Value, frozen=True, kw_only=True):
    """The set-up that the host asks for."""

    level: Amount
    seats: BySeat[Line]
    agreement: Key = Agreement.UNANIMOUS
    language: Key | BySeat[Key] = "en"
    objects: Key = "house"
    first: Seat | None = None


def judge(setup: Setup, shelf: Shelf, chance: Chance) -> GameStarted:
    """Judge a set-up: the first event of the game, or Refused."""
    if setup.level not in LEVELS:
        raise Refused("unknown_level", level=setup.level, known=list(LEVELS))
    if setup.agreement not in list(Agreement):
        raise Refused("unknown_agreement", agreement=setup.agreement, known=list(Agreement))
    names = judge_seats(setup.seats, ROUNDS)
    return GameStarted(
        level=setup.level,
        agreement=Agreement(setup.agreement),
        names=names,
        languages=_languages(setup.language),
        objects=setup.objects,
        cards=_cards(setup.objects, len(names), shelf),
        criteria=_deal_criteria(LEVELS[setup.level], chance),
        first=judge_first(setup.first, len(names), chance),
    )


def _languages(asked: str | tuple[str, ...]) -> tuple[str, ...]:
    languages = (asked,) if isinstance(asked, str) else tuple(dict.fromkeys(asked))
    unknown = [language for language in languages if language not in CLUE_LANGUAGES]
    if unknown or not languages:
        raise Refused("unknown_language", language=unknown, known=list(CLUE_LANGUAGES))
    return languages


def _cards(objects: str, players: int, shelf: Shelf) -> tuple[str, ...]:
    cards = tuple(dict.fromkeys(shelf.objects(objects)))
    if not cards:
        raise Refused("unknown_objects", objects=objects)
    needed = players * ROUNDS[players] + 1
    if len(cards) < needed:
        raise Refused("too_few_objects", objects=objects, cards=len(cards), needed=needed)
    return cards


def _deal_criteria(level: Level, chance: Chance) -> tuple[str, ...]:
    """Draw the level's number of criteria from each group, in order of the groups."""
    return tuple(
        criterion
        for group, number in level.deal.items()
        for criterion in chance.shuffle(CRITERIA[group], "criteria", group)[:number]
    )
