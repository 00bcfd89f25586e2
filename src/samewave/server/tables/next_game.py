"""Judges the settings of the next game, and its start; pure functions."""

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from samewave.core import AnyGame, Chance, Refused, begin, judge_own_themes
from samewave.core.catalogue import Lesson
from samewave.history import Deal
from samewave.server.settings import Timings
from samewave.server.tables.log import (
    DealTaken,
    PlayerId,
    SettingsChanged,
    Started,
    TableSettings,
)
from samewave.server.tables.seating import seated, shape_for, with_waiting
from samewave.server.tables.state import Games, TableState

_encode = msgspec.json.Encoder().encode
LONGEST_GRACE = LONGEST_TIMER = 3600
LONGEST_SETUP = 4_000
"""Bytes of a set-up as JSON; ours have a few hundred."""
HOUSE_PACK = "house"


class Context(NamedTuple):
    """The values that judging needs besides the state of a table."""

    games: Games
    timings: Timings
    seed: Callable[[], int]
    token: Callable[[], str]
    now: Callable[[], float]
    table: int = 0


def judge_change(state: TableState, settings: TableSettings, context: Context) -> SettingsChanged:
    if state.is_playing:
        raise Refused("game_is_on")
    judge_settings(settings, state.packs, context)
    if settings.first is not None and state.player(settings.first).is_gone:
        raise Refused("not_a_player")
    settings = replace(settings, own_themes=judge_own_themes(settings.own_themes))
    shape, before = shape_for(settings, context.games), shape_for(state.settings, context.games)
    has_more_room = max(shape.counts, default=0) > max(before.counts, default=0)
    waiting = state.sitting_out if has_more_room else ()
    return SettingsChanged(settings, with_waiting(state.chairs, waiting, shape))


def judge_settings(settings: TableSettings, packs: tuple[str, ...], context: Context) -> None:
    """Refuse settings that nobody can play. Whether these players can is judged at the start."""
    games, timings = context.games, context.timings
    if settings.game not in games:
        raise Refused("unknown_game", game=settings.game, known=list(games))
    if settings.practice:
        lesson_of(games[settings.game])
    least = timings.shortest_grace
    if settings.grace is not None and not least <= settings.grace <= LONGEST_GRACE:
        raise Refused("bad_grace", least=least, most=LONGEST_GRACE)
    least = timings.shortest_timer
    if settings.timer is not None and not least <= settings.timer <= LONGEST_TIMER:
        raise Refused("bad_timer", least=least, most=LONGEST_TIMER)
    judge_own_themes(settings.own_themes)
    if len(encoded(settings.setup)) > LONGEST_SETUP:
        raise Refused("not_a_setup", detail="it is too long")
    setup_of(settings, packs, ("A", "B"), games)


def judge_deal(state: TableState, deal: Deal | None, games: Games) -> DealTaken:
    """Judge the host's choice of an earlier deal; None undoes it."""
    if state.is_playing:
        raise Refused("game_is_on")
    if deal:
        setup_of(TableSettings(deal.game, deal.setup), state.packs, deal.summary.names, games)
    return DealTaken(deal)


def setup_of(
    settings: TableSettings, packs: tuple[str, ...], names: tuple[str, ...], games: Games
) -> Any:
    """The set-up for these players, or Refused if it cannot be read."""
    game = games[settings.game]
    for field in game.info.fields:
        box = settings.setup.get(field.name, HOUSE_PACK)
        if field.kind == "pack" and box != HOUSE_PACK and box not in packs:
            raise Refused("unknown_pack", pack=box)
    try:
        return msgspec.convert(settings.setup | {"seats": names}, game.setup_type)
    except msgspec.ValidationError as error:
        raise Refused("not_a_setup", detail=str(error)) from None


def judge_start(state: TableState, games: Games, seed: int) -> Started:
    if state.is_playing:
        raise Refused("game_is_on")
    deal, players = state.deal, seated(state.chairs)
    settings = TableSettings(deal.game, deal.setup) if deal else state.settings
    names = tuple(state.players[player].name for player in players)
    if settings.practice:
        setup, seed = _practice(lesson_of(games[settings.game]), settings, names)
    else:
        setup = setup_of(settings, state.packs, names, games)
        if not deal:
            setup = replace(setup, **_from_the_table(setup, state, players))
    if deal:
        if len(names) != deal.seats:
            raise Refused("duel_needs_players", number=deal.seats)
        seed = deal.seed
    _, events = begin(games[settings.game], setup, Chance(seed))
    return Started(
        game=settings.game,
        setup=encoded(setup),
        seed=seed,
        seated=players,
        events=encoded(events),
        practice=settings.practice,
        is_duel=deal is not None,
    )


def _from_the_table(setup: Any, state: TableState, players: tuple[PlayerId, ...]) -> dict[str, Any]:
    """The fields of a set-up that follow from the table: own themes, languages, who begins."""
    settings = state.settings
    languages = {state.players[player].language for player in players} - {""}
    fields: dict[str, Any] = {
        "several_languages": len(languages) > 1 or UNSET,
        "own_themes": settings.own_themes or UNSET,
        "own_themes_only": settings.own_themes_only or UNSET,
    }
    if settings.first in players:
        fields["first"] = players.index(settings.first)
    return {name: value for name, value in fields.items() if hasattr(setup, name)}


def lesson_of(game: AnyGame) -> Lesson:
    """The lesson of a game, or Refused if nobody has written one."""
    if game.lesson is None:
        raise Refused("no_practice")
    return game.lesson


def _practice(lesson: Lesson, settings: TableSettings, names: tuple[str, ...]) -> tuple[Any, int]:
    """The set-up and the seed of a lesson, in the language of the table."""
    if len(names) != lesson.seats:
        raise Refused("practice_needs_players", number=lesson.seats)
    language = settings.setup.get("language")
    return lesson.set_up(names, language if isinstance(language, str) else "en"), lesson.seed


def encoded(value: Any) -> msgspec.Raw:
    return msgspec.Raw(_encode(value))
