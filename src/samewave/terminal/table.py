"""A table in the terminal: asks the people, lets the bots move, shows what happens."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

from samewave.core import Refused, Seat
from samewave.core.lesson import Hint, Lesson
from samewave.sentences import hint_sentence, printable, sentence
from samewave.terminal.page import Page, join, text
from samewave.terminal.screen import Screen, Stir
from samewave.terminal.sitting import Sitting
from samewave.terminal.words import Words, listed

QUIT = ("q", "quit")
HURRY = "Any key hurries them."


class Left(Exception):
    """Somebody wants to leave the game before its end."""


class Table(ABC):
    """What is alike in all games."""

    def __init__(
        self,
        sitting: Sitting,
        screen: Screen,
        words: Words,
        people: tuple[Seat, ...],
        lesson: Lesson | None = None,
    ) -> None:
        self.sitting, self.screen, self.words, self.people = sitting, screen, words, people
        self.notice = ""
        self._lesson = lesson
        self._at_keyboard: Seat | None = None
        self._explained = ""

    def play(self) -> None:
        """Until the game is over; Left or EOFError if somebody goes before."""
        while True:
            while self.sitting.news:
                news = self.sitting.news.popleft()
                self.tell(news.event, news.state)
            if self.sitting.is_over:
                return
            seat = self.next_person()
            if seat is None:
                self._wait()
            else:
                self.ask(seat)

    @abstractmethod
    def tell(self, event: Any, state: Any) -> None:
        """Show what has just happened, if it is worth a page."""

    @abstractmethod
    def ask(self, seat: Seat) -> None:
        """Ask a person for a move."""

    @abstractmethod
    def body(self, seat: Seat | None) -> Page:
        """The table as a person sees it, without a question."""

    @abstractmethod
    def ending(self) -> Page:
        """Who won and how, when the game is over."""

    def named(self, kind: str, value: Any) -> Any:
        """A parameter of a hint as people call it."""
        return self.name(value) if kind in ("seat", "partner") else value

    def next_person(self) -> Seat | None:
        """Whose turn it is to type."""
        waiting = self.sitting.state.waiting_for
        return next((seat for seat in self.people if seat in waiting), None)

    def read(
        self,
        seat: Seat,
        draw: Callable[[], Page],
        advise: Callable[[str], str] | None = None,
    ) -> str | None:
        """A line of a person; None if the table has moved on. Whatever was said is said once."""
        asked = self._question(seat)
        answer = self.screen.ask(draw, lambda: self._stir(seat, asked), advise)
        if answer is None:
            return None
        self.notice = ""
        if answer.lower() in QUIT:
            raise Left
        return answer

    def try_to(self, seat: Seat, move: Any) -> bool:
        """Make a move; if the rules refuse it, say why."""
        try:
            self.sitting.play(seat, move)
        except Refused as refused:
            self.notice = self.explain(refused)
            return False
        return True

    def explain(self, refused: Refused) -> str:
        return sentence(refused)

    def hand_over(self, seat: Seat) -> None:
        """Before somebody sees secrets, the others look away."""
        if len(self.people) > 1 and seat != self._at_keyboard:
            name = self.name(seat)
            self.screen.wait(
                lambda: Page(
                    "Samewave",
                    (text(), text(f"  {name}, take the keyboard alone."), text()),
                    keys=f"Any key when only {name} looks.",
                )
            )
        self._at_keyboard = seat

    def hint(self, seat: Seat | None) -> str:
        """What the lesson says to the learner now."""
        if self._lesson is None or seat != self._lesson.learner:
            return ""
        hints = self._lesson.hints(self.sitting.view(seat), self.sitting.offers(seat))
        said = " ".join(map(self._said, hints))
        return "" if said == self._explained else said

    def explain_to_learner(self, page: Page) -> None:
        """A page that stays until a key is pressed, with what the lesson says to it, once."""
        learner = self.people[0] if len(self.people) == 1 else None
        hint = self.hint(learner)
        self.screen.wait(lambda: page._replace(keys="Any key goes on.", hint=hint))
        self._explained = hint

    def _said(self, hint: Hint) -> str:
        named = {name: self.named(name, value) for name, value in hint.params.items()}
        return hint_sentence(Hint(hint.code, named))

    @property
    def title(self) -> str:
        return self.sitting.game.info.title

    def name(self, seat: Seat) -> str:
        return printable(self.sitting.names[seat])

    def names(self, seats: tuple[Seat, ...] | list[Seat]) -> str:
        return listed([self.name(seat) for seat in seats])

    def waiting_keys(self, _: Seat) -> str:
        return HURRY

    def press_while_waiting(self, _: Seat, __: str) -> bool:
        """Whether a key means something else than to hurry."""
        return False

    def _wait(self) -> None:
        """The bots think, and whoever waits sees it."""
        seat = self._onlooker()
        asked = self._question(seat)

        def draw() -> Page:
            page = self.body(seat if len(self.people) == 1 else None)
            thinking = self.names(self.sitting.state.waiting_for)
            said = join(f"  {thinking} … ", ("thinking", "italic"))
            body = (*page.body, text(), said)
            return page._replace(
                body=body, keys=self.waiting_keys(seat), hint=self.hint(seat), notice=self.notice
            )

        key = self.screen.wait(draw, lambda: self._stir(seat, asked))
        if key in QUIT:
            raise Left
        if key is not None and not self.press_while_waiting(seat, key):
            self.sitting.hurry()

    def _onlooker(self) -> Seat:
        return self._at_keyboard if self._at_keyboard is not None else self.people[0]

    def _question(self, seat: Seat) -> Any:
        sitting = self.sitting
        return sitting.game.question(sitting.state), sitting.offers(seat), self.next_person()

    def _stir(self, seat: Seat, asked: Any) -> Stir:
        if not self.sitting.stir():
            return Stir.NOTHING
        return Stir.CHANGED if self._question(seat) == asked else Stir.OVER
