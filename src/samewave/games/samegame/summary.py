"""Summary: what is kept of a finished game."""

from collections.abc import Sequence

from samewave.core import GameSummary, Outcome
from samewave.core.values import Key, Number, Points, Rounds
from samewave.games.samegame.events import Event, GameEnded, GameStarted, Turn, TurnEnded
from samewave.games.samegame.level import Result


class SameGameSummary(GameSummary, frozen=True, tag="samegame"):
    """The summary of a game of The Same Game."""

    level: Number
    objects: Key
    turns: Rounds[Turn]
    score: Points
    result: Result

    def outcome(self) -> Outcome:
        return Outcome(
            variant=str(self.level),
            rounds=len(self.turns),
            score=self.score,
            result=self.result.value,
        )


def summarize(events: Sequence[Event]) -> SameGameSummary | None:
    """The summary of a game; None before it is over."""
    started, *others = events
    assert isinstance(started, GameStarted)
    turns: list[Turn] = []
    for event in others:
        match event:
            case TurnEnded(turn):
                turns.append(turn)
            case GameEnded(score, result):
                return SameGameSummary(
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
