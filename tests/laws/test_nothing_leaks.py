"""Nothing leaks: redraw what a seat may not know, and its view stays the same, byte for byte."""

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from samewave.core import AnyGame, Refused, Seat, Transition, apply
from samewave.games.compatibility import Compatibility
from samewave.games.compatibility.state import State
from samewave.games.compatibility.view import View
from samewave.games.samegame import SameGame
from samewave.games.samegame.state import State as SameGameState
from samewave.games.samegame.view import Offers as SameGameOffers
from samewave.games.samegame.view import View as SameGameView
from tests.boxes import MadeUpShelf
from tests.laws.tables import LISTED, Playing, any_table

dice = st.integers(0, 2**32).map(Random)


def seen_by(game: AnyGame, state: Any, seat: Seat | None) -> bytes:
    """Everything that a seat can see of a state."""
    seen = game.view(state, seat), game.seat_fields(state, seat), game.offers(state, seat)
    return msgspec.json.encode(seen)


def heard_by(game: AnyGame, events: Any, seat: Seat | None) -> bytes:
    """Everything that a seat receives of events."""
    return msgspec.json.encode([game.redact(event, seat) for event in events])


def look_for_leaks(playing: Playing, dice: Random) -> None:
    """From every seat, the game looks like one with redrawn secrets, now and after a move."""
    for seat in playing.everybody():
        redrawn = playing.table.lawful.redraw(playing.state, seat, dice)
        assert seen_by(playing.game, playing.state, seat) == seen_by(playing.game, redrawn, seat)
        for mover in playing.everybody():
            look_at_the_same_move(playing, redrawn, seat, mover, dice)
            look_at_secret_moves(playing, seat, mover, dice)


def look_at_the_same_move(
    playing: Playing, redrawn: Any, seat: Seat | None, mover: Seat | None, dice: Random
) -> None:
    """The same move in both games is answered alike, refusals too, unless the round opens."""
    for move in moves_to_try(playing, mover, dice):
        one, other = (answer(playing, state, mover, move) for state in (playing.state, redrawn))
        if isinstance(one, Refusal) or isinstance(other, Refusal):
            assert one == other or mover != seat, move
        else:
            compare(playing, one, other, seat)


def look_at_secret_moves(
    playing: Playing, seat: Seat | None, mover: Seat | None, dice: Random
) -> None:
    """Moves that differ only in a secret look and sound alike."""
    moves = [playing.any_move(mover, dice) for _ in range(2)]
    if playing.table.lawful.sound_alike(playing.state, seat, mover, *moves):
        one, other = (
            apply(playing.game, playing.state, mover, move, playing.chance) for move in moves
        )
        compare(playing, one, other, seat)


def moves_to_try(playing: Playing, mover: Seat | None, dice: Random) -> list[Any]:
    bent = playing.table.lawful.bent_moves(playing.game.view(playing.state, mover), dice)
    move = playing.any_move(mover, dice)
    return [*bent] if move is None else [*bent, move]


class Refusal(NamedTuple):
    """Everything that the mover receives when its move is refused."""

    code: str
    params: dict[str, Any]


def answer(
    playing: Playing, state: Any, mover: Seat | None, move: Any
) -> Transition[Any, Any] | Refusal:
    """The transition of a move, or its refusal."""
    try:
        return apply(playing.game, state, mover, move, playing.chance)
    except Refused as refused:
        return Refusal(refused.code, refused.params)


def compare(
    playing: Playing, one: Transition[Any, Any], other: Transition[Any, Any], seat: Seat | None
) -> None:
    (state, events), (other_state, other_events) = one, other
    game, lawful = playing.game, playing.table.lawful
    if lawful.secrets_are_out(events) or lawful.secrets_are_out(other_events):
        return
    assert heard_by(game, events, seat) == heard_by(game, other_events, seat)
    assert seen_by(game, state, seat) == seen_by(game, other_state, seat)


@pytest.mark.parametrize(("game", "edition"), LISTED)
@settings(max_examples=8)
@given(dice=dice)
def test_nothing_leaks_to_players_table_screen_and_spectators(
    game: str, edition: str, dice: Random
) -> None:
    playing = any_table(game, edition, dice).begin()
    for _ in range(12):
        look_for_leaks(playing, dice)
        playing.steps(dice, 3)


class PartnerPeeks(Compatibility):
    """A game with a leak: partners see each other's ranking."""

    def view(self, state: State, seat: Seat | None) -> View:
        view = super().view(state, seat)
        if seat is None or view.my_choice:
            return view
        partners = state.table.sides[state.table.side_of[seat]]
        peeked = next((choice for other in partners if (choice := state.choices[other])), None)
        return msgspec.structs.replace(view, my_choice=peeked)


class LengthTells(Compatibility):
    """A game with a leak: the table screen knows how many doubles lie face down."""

    def view(self, state: State, seat: Seat | None) -> View:
        view = super().view(state, seat)
        laid = sum(len(choice.double) for choice in state.choices if choice)
        return view if seat else msgspec.structs.replace(view, round=view.round + laid)


class EventTells(Compatibility):
    """A game with a leak: everybody receives the ranking that was locked in."""

    def redact(self, event: Any, seat: Seat | None) -> Any:
        return event


class OrderTells(SameGame):
    """A game with a leak: the table sees the cups in another order when the first is the trap."""

    @staticmethod
    def offers(state: SameGameState, seat: Seat | None) -> SameGameOffers:
        offers = SameGame.offers(state, seat)
        if not offers.point or state.trap_of(state.active) != offers.point[0]:
            return offers
        return msgspec.structs.replace(offers, point=offers.point[::-1])


class DealTells(SameGame):
    """A game with a leak: everybody receives the whole deal."""

    @staticmethod
    def view(state: SameGameState, seat: Seat | None) -> SameGameView:
        view = SameGame.view(state, seat)
        return msgspec.structs.replace(view, tokens=state.numbers)


@pytest.mark.parametrize(
    ("leaky", "edition"),
    [
        (PartnerPeeks, "1996-teams"),
        (LengthTells, "1996-teams"),
        (EventTells, "1996-teams"),
        (OrderTells, "4-players"),
        (DealTells, "4-players"),
    ],
)
def test_the_law_finds_a_leak(leaky: Callable[[Any], AnyGame], edition: str) -> None:
    game = leaky(MadeUpShelf())

    def search() -> None:
        for seed in range(40):
            dice = Random(seed)
            playing = any_table(game.name, edition, dice)._replace(game=game).begin()
            for _ in range(12):
                look_for_leaks(playing, dice)
                playing.steps(dice, 3)

    with pytest.raises(AssertionError):
        search()
