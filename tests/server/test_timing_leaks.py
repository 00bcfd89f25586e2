"""Timing leaks: the work for a move does not depend on secrets of others.

The tests count calls instead of time, because call counts are exact.
"""

import gc
import sys
from collections.abc import Callable
from contextlib import suppress
from random import Random
from types import FrameType
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from samewave.core import Refused, Seat
from samewave.games.compatibility import Compatibility
from samewave.games.compatibility.events import Event as CompatibilityEvent
from samewave.games.compatibility.events import Move as CompatibilityMove
from samewave.games.compatibility.state import State as CompatibilityState
from samewave.games.samegame import SameGame
from samewave.games.samegame.events import Event as SameGameEvent
from samewave.games.samegame.events import Move as SameGameMove
from samewave.games.samegame.state import State as SameGameState
from samewave.server.tables import commands
from samewave.server.tables.current_game import CurrentGame, Player
from samewave.server.tables.log import TableSettings
from samewave.server.tables.state import TableState
from tests.boxes import MadeUpShelf
from tests.laws.tables import LISTED, Playing, any_table

dice = st.integers(0, 2**32).map(Random)


def calls_of(work: Callable[[], Any]) -> tuple[int, str]:
    """The number of calls to Python and C functions, and the refusal if there was one."""
    calls = 0

    def count(_: FrameType, event: str, __: Any) -> None:
        nonlocal calls
        calls += event in ("call", "c_call")

    code = ""
    gc.disable()  # calls of the garbage collector would be counted
    sys.setprofile(count)
    try:
        work()
    except Refused as refused:
        code = refused.code
    finally:
        sys.setprofile(None)
        gc.enable()
    return calls, code


def state_of(playing: Playing, state: Any) -> TableState:
    """A table with this state of a game."""
    seats = playing.seats()
    at_table = CurrentGame(
        0, playing.game, playing.table.setup, playing.chance, tuple(seats), state, 0
    )
    players = {seat: Player(seat, f"Player {seat}") for seat in seats}
    return TableState(1, "ABCDE", TableSettings(), players, current_game=at_table)


def compare_work(playing: Playing, dice: Random) -> None:
    """Check moves of every seat in the true game and in games that look the same to it."""
    lawful = playing.table.lawful
    for seat in playing.seats():
        states = [
            state_of(playing, state)
            for state in (playing.state, lawful.redraw(playing.state, seat, dice))
        ]
        for move in moves_of(playing, seat, dice):
            raw = msgspec.Raw(msgspec.json.encode(move))
            compare_checked(states, seat, raw)


def compare_checked(states: list[TableState], seat: Seat, move: msgspec.Raw) -> None:
    for state in states:  # the first call may load modules and fill caches
        with suppress(Refused):
            commands.check_move(state, seat, move)
    one, other = (
        calls_of(lambda state=state: commands.check_move(state, seat, move))  # type: ignore[misc]
        for state in states
    )
    assert one == other, bytes(move)
    if one[1]:  # a move that is refused
        made, also = (
            calls_of(lambda state=state: commands.judge_move(state, seat, move))  # type: ignore[misc]
            for state in states
        )
        assert made == also, bytes(move)


def moves_of(playing: Playing, seat: Seat, dice: Random) -> list[Any]:
    bent = playing.table.lawful.bent_moves(playing.game.view(playing.state, seat), dice)
    move = playing.any_move(seat, dice)
    return [*bent] if move is None else [*bent, move]


@pytest.mark.parametrize(("game", "edition"), LISTED)
@settings(max_examples=5)
@given(dice=dice)
def test_the_work_for_a_checked_or_refused_move_does_not_depend_on_secrets(
    game: str, edition: str, dice: Random
) -> None:
    playing = any_table(game, edition, dice).begin()
    for _ in range(10):
        compare_work(playing, dice)
        playing.steps(dice, 4)


class DealsAhead(SameGame):
    """A game that works longer when the finger is on the trap."""

    def decide(
        self, state: SameGameState, seat: Seat | None, move: SameGameMove
    ) -> list[SameGameEvent]:
        events = super().decide(state, seat, move)
        if state.phase == "guessing" and getattr(move, "criterion", "") == state.trap_of(
            state.active
        ):
            replace(state, fingers=state.fingers)
        return events


class CountsDoubles(Compatibility):
    """A game that visits every face-down double."""

    @staticmethod
    def decide(
        state: CompatibilityState, seat: Seat | None, move: CompatibilityMove
    ) -> list[CompatibilityEvent]:
        for choice in state.choices:
            for image in choice.double if choice else ():
                len(image)
        return Compatibility.decide(state, seat, move)


@pytest.mark.parametrize(
    ("leaky", "edition"), [(DealsAhead, "4-players"), (CountsDoubles, "1996-teams")]
)
def test_the_law_finds_work_that_depends_on_a_secret(leaky: Any, edition: str) -> None:
    game = leaky(MadeUpShelf())

    def search() -> None:
        for seed in range(40):
            dice = Random(seed)
            playing = any_table(game.name, edition, dice)._replace(game=game).begin()
            for _ in range(10):
                compare_work(playing, dice)
                playing.steps(dice, 4)

    with pytest.raises(AssertionError):
        search()


def test_the_law_finds_a_check_that_lets_the_game_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """As it once was: pointing at the trap dealt the next round, which took fifty times as long."""
    monkeypatch.setattr(commands, "check_move", commands.judge_move)

    def search() -> None:
        for seed in range(40):
            dice = Random(seed)
            playing = any_table("samegame", "2-players", dice).begin()
            for _ in range(20):
                compare_work(playing, dice)
                playing.steps(dice, 2)

    with pytest.raises(AssertionError):
        search()
