"""A sitting: bots take their time, can be hurried, and never end anybody's game."""

from collections.abc import Callable
from io import BytesIO
from typing import Any

from samewave.bots import Bot, Thought
from samewave.core.record import play_back
from samewave.games import GAMES
from samewave.games.compatibility import Compatibility
from samewave.games.compatibility.moves import Choose, OpenTheme
from samewave.games.compatibility.setup import Setup
from samewave.terminal.sitting import Sitting
from tests.terminal.playing import SHELF

DUO = Setup(edition="2016", mode="duo", seats=("Ann", "Bo"), first=1)
FIVE = ("door", "nest", "dog", "cake", "cage")


class Clock:
    """Time that passes when it is told to."""

    now = 100.0

    def __call__(self) -> float:
        return self.now


class Minded:
    """A bot with one idea for each question."""

    def __init__(self, idea: Callable[[Any, Any], Any], seconds: float = 5.0) -> None:
        self._idea, self._seconds, self.looks = idea, seconds, 0

    def look(self, view: Any) -> None:
        self.looks += 1

    def think(self, view: Any, offers: Any) -> Thought | None:
        move = self._idea(view, offers)
        return None if move is None else Thought(move, self._seconds)


def sensible(_: Any, offers: Any) -> Any:
    if offers.open_theme:
        return OpenTheme(offers.open_theme[0])
    return Choose(FIVE) if offers.choose and not offers.reopen else None


def duo(bot: Bot, pace: float = 1.0) -> tuple[Sitting, Clock, BytesIO]:
    clock, record = Clock(), BytesIO()
    game = Compatibility(SHELF)
    return Sitting(game, DUO, 7, {1: bot}, record, pace, clock), clock, record


def test_a_bot_moves_when_it_has_thought_long_enough() -> None:
    sitting, clock, _ = duo(Minded(sensible))

    assert not sitting.stir()
    clock.now += 4.9
    assert not sitting.stir()
    clock.now += 0.2
    assert sitting.stir()
    assert sitting.state.phase == "choosing"


def test_the_pace_makes_thinking_longer_or_shorter() -> None:
    sitting, clock, _ = duo(Minded(sensible), pace=0.1)

    assert not sitting.stir()
    clock.now += 0.6
    assert sitting.stir()


def test_whoever_is_hurried_moves_at_once() -> None:
    sitting, _, _ = duo(Minded(sensible))
    sitting.stir()

    sitting.hurry()

    assert sitting.stir()


def test_a_bot_looks_at_every_change_and_waits_while_it_wants_nothing() -> None:
    bot = Minded(sensible, seconds=0)
    sitting, _, _ = duo(bot)
    while sitting.stir():
        continue

    assert sitting.state.waiting_for == (0,)
    assert bot.looks == 3


def test_what_a_bot_plans_is_thought_over_if_the_table_changed() -> None:
    ideas = iter([FIVE, ("apple", *FIVE[1:])])

    def wavering(view: Any, offers: Any) -> Any:
        if offers.open_theme:
            return OpenTheme(1)
        return Choose(next(ideas)) if offers.choose and not offers.reopen else None

    sitting, clock, _ = duo(Minded(wavering))
    for _ in range(2):
        sitting.stir()
        sitting.hurry()
    sitting.stir()
    sitting.play(0, Choose(FIVE))
    clock.now += 9

    sitting.stir()

    assert sitting.state.last.rankings[1].images[0] == "apple"


def test_a_bot_that_errs_or_wants_nothing_does_not_end_the_game() -> None:
    for idea in (lambda *_: OpenTheme(99), lambda *_: None):
        sitting, _, _ = duo(Minded(idea, seconds=0))
        assert sitting.stir()
        assert sitting.state.phase == "choosing"


def test_every_move_is_in_the_record_before_the_next() -> None:
    sitting, _, record = duo(Minded(sensible, seconds=0))
    games = {name: game(SHELF) for name, game in GAMES.items()}

    while sitting.stir():
        *_, last = play_back(record.getvalue().splitlines(), games, judge=True)
        assert last.state == sitting.state
    sitting.play(0, Choose(FIVE))
    *_, last = play_back(record.getvalue().splitlines(), games, judge=True)

    assert last.state == sitting.state
    assert sitting.state.points == (15,)


def test_what_happened_is_news_with_the_state_of_its_moment() -> None:
    sitting, _, _ = duo(Minded(sensible, seconds=0))
    sitting.stir()

    told = [type(news.event).__name__ for news in sitting.news]

    assert told == ["GameStarted", "RoundBegan", "ThemeCalled", "ThemeDrawn"]
    assert sitting.news[0].state.phase == "beginning"
    assert sitting.news[-1].state == sitting.state
