"""Local games: bots take their time, can be hurried, and cannot end a game by an error."""

from collections.abc import Callable
from io import BytesIO
from typing import Any

from samewave.bots import Bot, PlannedMove
from samewave.core.record import play_back
from samewave.games import GAMES
from samewave.games.compatibility import Compatibility
from samewave.games.compatibility.events import Choose, OpenTheme
from samewave.games.compatibility.setup import Setup
from samewave.terminal.local_game import LocalGame
from tests.terminal.playing import SHELF

DUO = Setup(edition="2016", mode="duo", seats=("Ann", "Bo"), first=1)
FIVE = ("door", "nest", "dog", "cake", "cage")


class Clock:
    """A clock that a test moves."""

    now = 100.0

    def __call__(self) -> float:
        return self.now


class Minded:
    """A bot with one fixed move for each question."""

    def __init__(self, idea: Callable[[Any, Any], Any], seconds: float = 5.0) -> None:
        self._idea, self._seconds, self.looks = idea, seconds, 0

    def look(self, view: Any) -> None:
        self.looks += 1

    def think(self, view: Any, offers: Any) -> PlannedMove | None:
        move = self._idea(view, offers)
        return None if move is None else PlannedMove(move, self._seconds)


def sensible(_: Any, offers: Any) -> Any:
    if offers.open_theme:
        return OpenTheme(offers.open_theme[0])
    return Choose(FIVE) if offers.choose and not offers.reopen else None


def duo(bot: Bot, pace: float = 1.0) -> tuple[LocalGame, Clock, BytesIO]:
    clock, record = Clock(), BytesIO()
    game = Compatibility(SHELF)
    return LocalGame(game, DUO, 7, {1: bot}, record, pace, clock), clock, record


def test_a_bot_moves_when_it_has_thought_long_enough() -> None:
    local_game, clock, _ = duo(Minded(sensible))

    assert not local_game.tick()
    clock.now += 4.9
    assert not local_game.tick()
    clock.now += 0.2
    assert local_game.tick()
    assert local_game.state.phase == "choosing"


def test_the_pace_makes_thinking_longer_or_shorter() -> None:
    local_game, clock, _ = duo(Minded(sensible), pace=0.1)

    assert not local_game.tick()
    clock.now += 0.6
    assert local_game.tick()


def test_whoever_is_hurried_moves_at_once() -> None:
    local_game, _, _ = duo(Minded(sensible))
    local_game.tick()

    local_game.rush_bots()

    assert local_game.tick()


def test_a_bot_looks_at_every_change_and_waits_while_it_wants_nothing() -> None:
    bot = Minded(sensible, seconds=0)
    local_game, _, _ = duo(bot)
    while local_game.tick():
        continue

    assert local_game.state.waiting_for == (0,)
    assert bot.looks == 3


def test_what_a_bot_plans_is_thought_over_if_the_table_changed() -> None:
    ideas = iter([FIVE, ("apple", *FIVE[1:])])

    def wavering(view: Any, offers: Any) -> Any:
        if offers.open_theme:
            return OpenTheme(1)
        return Choose(next(ideas)) if offers.choose and not offers.reopen else None

    local_game, clock, _ = duo(Minded(wavering))
    for _ in range(2):
        local_game.tick()
        local_game.rush_bots()
    local_game.tick()
    local_game.play(0, Choose(FIVE))
    clock.now += 9

    local_game.tick()

    assert local_game.state.last.rankings[1].images[0] == "apple"


def test_a_bot_that_errs_or_wants_nothing_does_not_end_the_game() -> None:
    for idea in (lambda *_: OpenTheme(99), lambda *_: None):
        local_game, _, _ = duo(Minded(idea, seconds=0))
        assert local_game.tick()
        assert local_game.state.phase == "choosing"


def test_every_move_is_in_the_record_before_the_next() -> None:
    local_game, _, record = duo(Minded(sensible, seconds=0))
    games = {name: game(SHELF) for name, game in GAMES.items()}

    while local_game.tick():
        *_, last = play_back(record.getvalue().splitlines(), games, judge=True)
        assert last.state == local_game.state
    local_game.play(0, Choose(FIVE))
    *_, last = play_back(record.getvalue().splitlines(), games, judge=True)

    assert last.state == local_game.state
    assert local_game.state.points == (15,)


def test_what_happened_is_news_with_the_state_of_its_moment() -> None:
    local_game, _, _ = duo(Minded(sensible, seconds=0))
    local_game.tick()

    told = [type(pending_events.event).__name__ for pending_events in local_game.pending_events]

    assert told == ["GameStarted", "RoundBegan", "ThemeCalled", "ThemeDrawn"]
    assert local_game.pending_events[0].state.phase == "beginning"
    assert local_game.pending_events[-1].state == local_game.state
