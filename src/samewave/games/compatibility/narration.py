"""Narration: a game in words and figures for people who may see everything, and its summary."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from samewave.core import GameSummary, Landmark, Outcome, Refused, Seat, Value
from samewave.core.values import BySeat, Key, Number, Points, Rounds, Row, Seats, ThemeCard
from samewave.games.compatibility.edition import EDITIONS, HOUSE_RULES, house_rules
from samewave.games.compatibility.events import (
    DieThrown,
    DoubleClaimed,
    Ending,
    Event,
    GameEnded,
    GameStarted,
    LockedIn,
    Match,
    OpenTheme,
    PlayoffCalled,
    Ranking,
    Reopened,
    RoundBegan,
    RoundScored,
    ThemeCalled,
    ThemeDrawn,
    TimeRanOut,
)
from samewave.games.compatibility.state import Phase, State, Theme
from samewave.games.compatibility.view import Offers
from samewave.games.compatibility.viewing import offers


class OpenSide(Value, frozen=True):
    """The position of a side. Its space stops at the finish, its points do not."""

    seats: tuple[Seat, ...]
    space: int
    points: int
    doubles_left: int


class OpenState(Value, frozen=True):
    """The state of a game with nothing hidden."""

    game: str
    edition: str
    mode: str
    seats: tuple[str, ...]
    finished: bool
    rounds: int
    sides: tuple[OpenSide, ...]
    winners: tuple[int, ...]
    ending: Ending | None
    playoff: tuple[int, ...]
    phase: Phase
    waiting_for: tuple[Seat, ...]
    openers: tuple[Seat, ...]
    referent: Seat | None
    theme: Theme | None
    choices: tuple[Ranking | None, ...]


class OpenRankings(Value, frozen=True, tag="rankings"):
    """The face-down rankings by seat."""

    choices: tuple[Ranking | None, ...]


def hidden(state: State) -> OpenRankings:
    """The rankings that are face down now."""
    return OpenRankings(state.choices)


def landmark(event: Event, _: State) -> Landmark | None:
    """In a replay, people can jump to the beginning of a round."""
    return "round" if isinstance(event, RoundBegan) else None


def open_state(state: State) -> OpenState:
    """The state of a game with nothing hidden."""
    finish = state.table.finish
    return OpenState(
        game="compatibility",
        edition=state.table.edition.box,
        mode=state.table.edition.mode,
        seats=state.table.started.names,
        finished=state.finished,
        rounds=state.rounds,
        sides=tuple(
            OpenSide(seats, min(points, finish), points, doubles)
            for seats, points, doubles in zip(
                state.table.sides, state.points, state.doubles_left, strict=True
            )
        ),
        winners=state.winners,
        ending=state.ending,
        playoff=state.playoff,
        phase=state.phase,
        waiting_for=state.waiting_for,
        openers=state.openers,
        referent=state.referent,
        theme=state.theme,
        choices=state.choices,
    )


def narrate(event: Event, after: State) -> Iterator[str]:
    """The event in plain English. Locking in has no line, because the reveal shows it."""
    names = after.table.started.names
    match event:
        case GameStarted():
            yield from _narrate_start(event, after)
        case RoundBegan():
            yield from _narrate_round(event, after)
        case ThemeCalled(seat, number):
            yield f"  {names[seat]} calls {number}."
        case DieThrown(seat):
            yield f"  {names[seat]} rolls the die."
        case ThemeDrawn(card, number, shuffled):
            again = " The cards are reshuffled." if shuffled else ""
            own = after.table.started.own_theme(card)
            what = f"“{own}”" if own else f"{number} on card {card + 1}"
            yield f"  Theme {what}.{again}"
        case DoubleClaimed(seat):
            yield f"  {names[seat]} claims the x2 token."
        case Reopened(seat):
            yield f"  {names[seat]} takes their ranking back."
        case TimeRanOut(seats):
            yield f"  Time is up for {_listed(names, seats)}."
        case RoundScored():
            yield from _narrate_reveal(event, after)
        case PlayoffCalled(sides):
            yield f"A tie: {_sides(after, sides)} go to a playoff."
        case GameEnded(winners, ending):
            yield ""
            rounds = _count(after.rounds, "round")
            yield f"{_sides(after, winners)}: {_ENDINGS[ending]}, after {rounds}."
        case LockedIn():
            return


_ENDINGS = {
    Ending.FIRST_AT_THE_END: "first to the end of the track",
    Ending.LARGEST_OVERSHOOT: "won the tie by going furthest past the end",
    Ending.MOST_TOKENS_LEFT: "won the tie with the most tokens left",
    Ending.PLAYOFF: "won the playoff",
    Ending.SHARED: "share the win",
    Ending.TOGETHER: "reached the end of the track together",
}


def _side(state: State, side: int) -> str:
    return _listed(state.table.started.names, state.table.sides[side])


def _sides(state: State, sides: Sequence[int]) -> str:
    *others, last = (_side(state, side) for side in sides)
    return f"{', '.join(others)} and {last}" if others else last


def _listed(names: Sequence[str], seats: Sequence[Seat]) -> str:
    return " & ".join(names[seat] for seat in seats)


def _count(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def _narrate_start(event: GameStarted, after: State) -> Iterator[str]:
    sides = ", ".join(_listed(event.names, seats) for seats in event.sides)
    yield f"Compatibility, {event.edition} edition, {event.mode}: {sides}"
    yield (
        f"Track {event.track_name} ({len(event.track)} spaces to the finish), "
        f"deck {event.deck} ({len(event.images)} images), {event.theme_cards} theme cards"
    )
    ours = house_rules(after.table.edition, event.options)
    theirs = sorted(option.value for option in event.options.switched_on() - HOUSE_RULES)
    for label, rules in (("Options", theirs), ("House rules", ours)):
        if rules:
            yield f"{label}: {', '.join(rules).replace('_', ' ')}"


def _narrate_round(event: RoundBegan, after: State) -> Iterator[str]:
    names = after.table.started.names
    yield ""
    playoff = " (playoff)" if after.playoff else ""
    referent = "" if after.referent is None else f", everyone matches {names[after.referent]}"
    yield f"Round {after.rounds + 1}{playoff}{referent}"
    if event.returned_to:
        yield f"  {_listed(names, event.returned_to)} can use their matched images again."


def _narrate_reveal(event: RoundScored, after: State) -> Iterator[str]:
    names = after.table.started.names
    width = max(map(len, names))
    for name, ranking in zip(names, event.rankings, strict=True):
        if ranking:
            yield f"    {name:{width}}  {_laid(ranking)}"
    for turn in event.turns:
        for match in turn.matches:
            yield f"  {_narrate_match(match, after)}"
    for side, earned in enumerate(event.points):
        if not after.playoff or side in after.playoff:
            yield f"  {_side(after, side)}: {_count(earned, 'point')}, {_where(after, side)}"


def _laid(ranking: Ranking) -> str:
    if not ranking.images:
        return "no images"
    return ", ".join(
        f"{image} (x2)" if image in ranking.double else image for image in ranking.images
    )


def _narrate_match(match: Match, after: State) -> str:
    kind = "direct" if match.direct else "indirect"
    places = "/".join(str(place + 1) for place in match.places)
    doubled = ", doubled" if match.doubled else ""
    return (
        f"{_listed(after.table.started.names, match.seats)} share {match.image}: {kind} "
        f"(place {places}){doubled}, {_count(match.points, 'point')}"
    )


def _where(after: State, side: int) -> str:
    points, finish = after.points[side], after.table.finish
    if points < finish:
        return f"space {points}"
    return f"finish (+{points - finish})" if points > finish else "finish"


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
                own = started.own_theme(card)
                theme = ThemeCard(started.themes, on_a_card, card, number, own)
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
