"""Told: a finished game, in what people tell of it afterwards."""

from collections.abc import Iterable
from typing import Any, TypeAlias

from samewave.affinity import ThemeCard
from samewave.core import Value
from samewave.core.bounds import BySeat, Key, Line, Number, Points, Rounds, Row, Seats
from samewave.games.compatibility import events as compatibility
from samewave.games.compatibility.edition import EDITIONS
from samewave.games.compatibility.events import Ending
from samewave.games.samegame import events as samegame
from samewave.games.samegame.events import Turn
from samewave.games.samegame.level import Result


class Round(Value, frozen=True):
    """A round of Compatibility: its theme, by seat what was laid, by side the points."""

    theme: ThemeCard
    laid: BySeat[Row[Key]]
    points: BySeat[Points]
    direct: Number
    indirect: Number


class Compatibility(Value, frozen=True, tag_field="game", tag="compatibility"):
    """A game of Compatibility."""

    edition: Key
    mode: Key
    track: Key
    names: BySeat[Line]
    sides: BySeat[Seats]
    deck: Key
    rounds: Rounds[Round]
    winners: Seats
    ending: Ending


class SameGame(Value, frozen=True, tag_field="game", tag="samegame"):
    """A game of The Same Game."""

    level: Number
    names: BySeat[Line]
    objects: Key
    turns: Rounds[Turn]
    score: Points
    result: Result


Told: TypeAlias = Compatibility | SameGame


def told_of(events: Iterable[Any]) -> Told | None:
    """What is to be told of a game; nothing before it is over."""
    first, *others = events
    if isinstance(first, compatibility.GameStarted):
        return _compatibility(first, others)
    return _samegame(first, others)


def _compatibility(started: compatibility.GameStarted, events: Iterable[Any]) -> Told | None:
    on_a_card = EDITIONS[started.edition, started.mode].themes_on_a_card
    theme = ThemeCard(started.themes, on_a_card, 0, 1)
    rounds: list[Round] = []
    for event in events:
        match event:
            case compatibility.ThemeDrawn(card, number):
                theme = ThemeCard(started.themes, on_a_card, card, number)
            case compatibility.RoundScored():
                rounds.append(_round(theme, event))
            case compatibility.GameEnded(winners, ending):
                return Compatibility(
                    edition=started.edition,
                    mode=started.mode,
                    track=started.track_name,
                    names=started.names,
                    sides=started.sides,
                    deck=started.deck,
                    rounds=tuple(rounds),
                    winners=winners,
                    ending=ending,
                )
            case _:
                pass
    return None


def _round(theme: ThemeCard, scored: compatibility.RoundScored) -> Round:
    matches = [match for turn in scored.turns for match in turn.matches]
    direct = sum(match.direct for match in matches)
    laid = tuple(ranking.images if ranking else () for ranking in scored.rankings)
    return Round(theme, laid, scored.points, direct, len(matches) - direct)


def _samegame(started: samegame.GameStarted, events: Iterable[Any]) -> Told | None:
    turns: list[Turn] = []
    for event in events:
        match event:
            case samegame.TurnEnded(turn):
                turns.append(turn)
            case samegame.GameEnded(score, result):
                return SameGame(
                    level=started.level,
                    names=started.names,
                    objects=started.objects,
                    turns=tuple(turns),
                    score=score,
                    result=result,
                )
            case _:
                pass
    return None
