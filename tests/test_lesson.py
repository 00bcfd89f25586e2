"""Lessons: a learner who follows the hints plays a good first round of either game."""

import re
from collections.abc import Callable, Iterator
from importlib.resources import files
from operator import itemgetter
from pathlib import Path
from string import Formatter
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from samewave.bots import PlannedMove
from samewave.bots.simple import SCRIPTED_SECONDS, ScriptedBot
from samewave.core import Chance, apply, begin
from samewave.core.catalogue import Hints, Lesson
from samewave.games import GAMES
from samewave.games.compatibility.events import Choose, OpenTheme
from samewave.games.compatibility.lesson import RANKINGS
from samewave.games.samegame.events import AskSwap, BeginTurn, Point, RejectClue, WriteClue
from samewave.games.samegame.lesson import NAMED
from samewave.games.samegame.level import MEDALS, Result
from samewave.games.samegame.lexicon import CLUE_LANGUAGES
from samewave.packs import Shelf
from samewave.sentences import HINTS, hint_sentence

SHELF = Shelf()
GAMES_FOLDER = Path(str(files("samewave.games")))
CODE = re.compile(r'"(practice_\w+)"')
LESSONS = {name: game.lesson for name, game in GAMES.items() if game.lesson}
BOTH = pytest.mark.parametrize("lesson", LESSONS.values(), ids=LESSONS)


class Step(NamedTuple):
    """A step of the lesson."""

    view: Any
    hints: Hints
    state: Any


class Classroom:
    """A table whose other players follow the script, and use default moves where it has none."""

    def __init__(self, lesson: Lesson, language: str = "en") -> None:
        self.lesson, self.game = lesson, GAMES[lesson.game](SHELF)
        self.chance = Chance(lesson.seed)
        names = ("Ann", "Bo", "Cy", "Di")[: lesson.seats]
        self.state, _ = begin(self.game, lesson.set_up(names, language), self.chance)

    def play(self, seat: int, move: Any) -> None:
        self.state, _ = apply(self.game, self.state, seat, move, self.chance)

    def hints(self) -> Hints:
        learner = self.lesson.learner
        return self.lesson.hints(
            self.game.view(self.state, learner), self.game.offers(self.state, learner)
        )

    def codes(self) -> list[str]:
        return [hint.code for hint in self.hints()]

    def let_others_move(self) -> bool:
        for seat in range(self.lesson.seats):
            if seat != self.lesson.learner:
                seen = self.game.view(self.state, seat), self.game.offers(self.state, seat)
                cue = self.lesson.script(*seen)
                if cue:
                    self.play(seat, cue[0])
                    return True
        return False

    def steps(self, cup: Callable[[tuple[str, ...]], str] = min) -> Iterator[Step]:
        """The whole lesson, with a learner who follows every hint.

        Where a hint leaves it to the learner at which cup to point, `cup` chooses.
        """
        while True:
            hints = self.hints()
            yield Step(self.game.view(self.state, self.lesson.learner), hints, self.state)
            if self.let_others_move():
                continue
            moves = [hint.move for hint in hints if hint.move is not None]
            if not moves and hints[-1].code == "practice_point_freely":
                moves = [Point(cup(self.game.offers(self.state, self.lesson.learner).point))]
            if not moves:
                return
            self.play(self.lesson.learner, moves[0])


@BOTH
@pytest.mark.parametrize("language", CLUE_LANGUAGES)
def test_doing_what_the_hints_say_plays_the_round_to_its_end(lesson: Lesson, language: str) -> None:
    *steps, last = Classroom(lesson, language).steps()

    assert all(step.view.round == 1 and step.hints for step in steps)
    assert last.view.round == 2
    assert last.hints[-1].code in ("practice_done", "practice_medals")


def test_the_partners_share_two_images_directly_and_one_indirectly() -> None:
    *_, last = Classroom(LESSONS["compatibility"]).steps()

    codes = [hint.code for hint in last.hints]
    assert codes.count("practice_direct_match") == 2
    assert codes.count("practice_indirect_match") == 1
    assert last.view.sides[0].points == 8


def test_the_first_trap_is_found_and_the_group_has_to_agree_first() -> None:
    *steps, last = Classroom(LESSONS["samegame"]).steps()

    assert last.view.turns[0].value == 3
    fingers = [{seat.finger for seat in step.view.seats if seat.finger} for step in steps]
    assert any(len(pointed) > 1 for pointed in fingers)


def test_hints_name_two_cups_and_then_the_learner_decides_even_for_the_trap() -> None:
    room = Classroom(LESSONS["samegame"])
    traps = [room.state.trap_of(seat) for seat in range(3)]

    def trap_if_left(cups: tuple[str, ...]) -> str:
        return next((cup for cup in cups if cup in traps[1:]), cups[0])

    *_, last = room.steps(trap_if_left)

    assert [turn.trapped for turn in last.view.turns] == [False, True, True]
    assert len(last.view.turns[1].lifted) >= NAMED


@pytest.mark.parametrize("cup", [itemgetter(0), itemgetter(-1), lambda cups: cups[len(cups) // 2]])
def test_following_every_hint_and_not_thinking_wins_no_gold(cup: Any) -> None:
    room = Classroom(LESSONS["samegame"])
    for _ in room.steps(cup):
        continue
    for seat, clue in enumerate(("ladder", "violin", "teapot")):
        room.play(seat, WriteClue(clue, anyway=True))

    while not room.state.finished:
        active = room.state.active
        if room.state.phase == "ready":
            room.play(active, BeginTurn())
            continue
        first, second = (seat for seat in range(3) if seat != active)
        cups = room.game.offers(room.state, first).point
        if active == 0:  # the others guess, and guess well
            cups = tuple(each for each in cups if each != room.state.trap_of(0))
        wanted = cup(cups)
        room.play(first, Point(wanted))
        room.play(second, Point(wanted))

    assert room.game.view(room.state, 0).score < MEDALS[Result.GOLD]


def test_thinking_along_finds_every_trap() -> None:
    room = Classroom(LESSONS["samegame"])

    def safe(cups: tuple[str, ...]) -> str:
        return next(cup for cup in cups if cup != room.state.trap_of(room.state.active))

    *_, last = room.steps(safe)

    assert [turn.value for turn in last.view.turns] == [3, 3, 3]


def test_no_hint_names_a_trap_that_others_still_look_for() -> None:
    for step in Classroom(LESSONS["samegame"]).steps():
        state = step.state
        if state.phase == "guessing" and state.active != LESSONS["samegame"].learner:
            named = [hint.params.get("criterion") for hint in step.hints]
            assert state.trap_of(state.active) not in named


def test_no_hint_names_what_the_others_have_laid() -> None:
    for step in Classroom(LESSONS["compatibility"]).steps():
        if step.state.phase == "choosing":
            named = {image for hint in step.hints for image in hint.params.get("images", ())}
            assert named <= set(RANKINGS[0])


@BOTH
def test_a_spectator_is_told_nothing(lesson: Lesson) -> None:
    room = Classroom(lesson)

    assert lesson.hints(room.game.view(room.state, None), room.game.offers(room.state, None)) == ()


@BOTH
def test_every_hint_has_a_sentence_with_all_that_it_uses(lesson: Lesson) -> None:
    for step in Classroom(lesson).steps():
        for hint in step.hints:
            used = {name for _, name, _, _ in Formatter().parse(HINTS[hint.code]) if name}
            assert used <= set(hint.params)
            assert "{" not in hint_sentence(hint)


def test_who_calls_another_number_chooses_freely() -> None:
    room = Classroom(LESSONS["compatibility"])

    room.play(0, OpenTheme(3))

    assert room.codes() == ["practice_pick_images", "practice_rank_freely", "practice_lock_in"]
    assert not room.let_others_move()


def test_who_shares_nothing_is_told_so() -> None:
    room = Classroom(LESSONS["compatibility"])
    room.play(0, OpenTheme(11))
    room.play(0, Choose(("volcano", "snowman", "rocket", "cards", "maze")))
    assert room.codes() == ["practice_wait"]

    while room.let_others_move():
        continue

    assert room.codes()[:2] == ["practice_no_match", "practice_points"]


def test_a_clue_of_ones_own_a_swap_and_a_clue_sent_back_have_hints_too() -> None:
    room = Classroom(LESSONS["samegame"])
    room.play(0, AskSwap())
    assert room.codes() == ["practice_swap_asked"]
    while room.let_others_move():
        continue
    assert room.codes()[:2] == ["practice_trap", "practice_clue"]
    room.play(0, WriteClue("ladder"))
    room.play(0, room.hints()[0].move)
    for seat in (1, 2):
        room.play(seat, RejectClue())

    assert room.state.phase == "rewriting"
    assert "practice_clue" in room.codes()


def test_another_players_swap_is_explained() -> None:
    room = Classroom(LESSONS["samegame"])

    room.play(2, AskSwap())

    assert room.codes() == ["practice_answer_swap"]


def test_who_points_at_the_trap_hears_that_all_must_agree_and_later_that_it_was_one() -> None:
    room = Classroom(LESSONS["samegame"])
    for _ in room.steps():
        if room.state.active == 1 and room.state.phase == "guessing":
            break
    room.play(0, Point(room.state.trap_of(1)))
    while room.let_others_move():
        continue
    assert "practice_agreement" in room.codes()

    room.play(2, Point(room.state.trap_of(1)))

    assert room.codes()[0] == "practice_trapped"


def test_a_scripted_bot_follows_the_script_and_then_its_own_mind() -> None:
    room, lesson = Classroom(LESSONS["compatibility"]), LESSONS["compatibility"]
    own = PlannedMove(OpenTheme(5), 9.0)

    class Mind:
        def look(self, view: Any) -> None:
            pass

        def think(self, view: Any, offers: Any) -> PlannedMove | None:
            return own

    bot = ScriptedBot(lesson.script, Mind())
    room.play(0, OpenTheme(11))
    view, offers = room.game.view(room.state, 2), room.game.offers(room.state, 2)

    thought = bot.think(view, offers)

    assert thought is not None
    assert (type(thought.move), thought.seconds) == (Choose, SCRIPTED_SECONDS)
    assert bot.think(replace(view, round=2), offers) is own


def test_every_sentence_of_practice_is_some_hints() -> None:
    sources = (GAMES_FOLDER / name / "lesson.py" for name in LESSONS)
    used = {code for source in sources for code in CODE.findall(source.read_text("utf-8"))}

    assert used == set(HINTS)
