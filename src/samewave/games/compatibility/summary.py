"""Summary: what is kept of a finished game, and what a duel takes from it."""

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec.structs import replace

from samewave.core import GameSummary, Outcome, Refused, Seat, Value
from samewave.core.values import BySeat, Key, Number, Points, Rounds, Row, Seats, ThemeCard
from samewave.games.compatibility.edition import EDITIONS
from samewave.games.compatibility.events import (
    Ending,
    Event,
    GameEnded,
    GameStarted,
    OpenTheme,
    RoundScored,
    ThemeDrawn,
)
from samewave.games.compatibility.state import State
from samewave.games.compatibility.view import Offers, offers


class Round(Value, frozen=True):
    """A round of Compatibility: its theme, the images laid by seat, the points by side."""

    theme: ThemeCard
    laid: BySeat[Row[Key]]
    points: BySeat[Points]
    direct: Number
    indirect: Number


class CompatibilitySummary(GameSummary, frozen=True, tag="compatibility"):
    """The summary of a game of Compatibility."""

    edition: Key
    mode: Key
    track: Key
    sides: BySeat[Seats]
    deck: Key
    rounds: Rounds[Round]
    winners: Seats
    ending: Ending

    @property
    def image_pack(self) -> str:
        return self.deck

    def outcome(self) -> Outcome:
        return Outcome(
            variant=f"{self.edition} {self.mode}",
            rounds=len(self.rounds),
            winners=tuple(seat for side in self.winners for seat in self.sides[side]),
        )


def summarize(events: Sequence[Event]) -> CompatibilitySummary | None:
    """The summary of a game; None before it is over."""
    started, *others = events
    assert isinstance(started, GameStarted)
    on_a_card = EDITIONS[started.edition, started.mode].themes_on_a_card
    theme = ThemeCard(started.themes, on_a_card, 0, 1)
    rounds: list[Round] = []
    for event in others:
        match event:
            case ThemeDrawn(card, number):
                theme = ThemeCard(started.themes, on_a_card, card, number)
            case RoundScored():
                rounds.append(_round(theme, event))
            case GameEnded(winners, ending):
                return CompatibilitySummary(
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


def _round(theme: ThemeCard, scored: RoundScored) -> Round:
    matches = [match for turn in scored.turns for match in turn.matches]
    direct = sum(match.direct for match in matches)
    laid = tuple(ranking.images if ranking else () for ranking in scored.rankings)
    return Round(theme, laid, scored.points, direct, len(matches) - direct)


def events_without_stand_ins(
    happened: Iterable[tuple[Seat | None, Sequence[Event]]],
) -> list[Event]:
    """All events, but without the rankings of rounds in which a stand-in moved for the seat."""
    events: list[Event] = []
    laid_by_others: set[Seat] = set()
    for seat, followed in happened:
        if seat is not None:
            laid_by_others.add(seat)
        for event in followed:
            if isinstance(event, RoundScored):
                events.append(_without(event, laid_by_others))
                laid_by_others.clear()
            else:
                events.append(event)
    return events


def _without(scored: RoundScored, seats: set[Seat]) -> RoundScored:
    rankings = tuple(
        None if seat in seats else ranking for seat, ranking in enumerate(scored.rankings)
    )
    return replace(scored, rankings=rankings)


def dealt_offers(offered: Offers, state: State, earlier: CompatibilitySummary) -> Offers:
    """In a duel: offer only the number that was called in this round of the earlier game."""
    if not offered.open_theme or state.rounds >= len(earlier.rounds):
        return offered
    number = earlier.rounds[state.rounds].theme.number
    return replace(offered, open_theme=(number,)) if number in offered.open_theme else offered


def judge_dealt(state: State, seat: Seat | None, move: Any, earlier: CompatibilitySummary) -> None:
    """In a duel: refuse any other number than the earlier game's."""
    if isinstance(move, OpenTheme):
        numbers = dealt_offers(offers(state, seat), state, earlier).open_theme
        if len(numbers) == 1 and move.number not in numbers:
            raise Refused("number_is_dealt", number=numbers[0])
