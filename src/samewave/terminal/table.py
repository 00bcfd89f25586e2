"""The base class of all tables: asks people for moves, lets bots move, shows events."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

from samewave.core import Refused, Seat
from samewave.core.lesson import Hint, Lesson
from samewave.sentences import hint_sentence, printable, sentence
from samewave.terminal.local_game import LocalGame
from samewave.terminal.page import Page, join, text
from samewave.terminal.screens import Screen, Tick
from samewave.terminal.texts import CardTexts, listed

QUIT = ("q", "quit")
RUSH = "Any key lets them move at once."


class LeaveGame(Exception):
    """A player leaves the game before its end."""


class Table(ABC):
    """A game on the screen; subclasses draw its pages and read its moves."""

    def __init__(
        self,
        local_game: LocalGame,
        screen: Screen,
        texts: CardTexts,
        people: tuple[Seat, ...],
        lesson: Lesson | None = None,
    ) -> None:
        self.local_game, self.screen, self.texts, self.people = local_game, screen, texts, people
        self.notice = ""
        self._lesson = lesson
        self._at_keyboard: Seat | None = None
        self._hint_shown = ""

    def play(self) -> None:
        """Play until the game is over. Raises LeaveGame or EOFError if somebody leaves first."""
        while True:
            while self.local_game.pending_events:
                past = self.local_game.pending_events.popleft()
                self.show_event(past.event, past.state)
            if self.local_game.is_over:
                return
            seat = self.next_person()
            if seat is None:
                self._wait()
            else:
                self.ask(seat)

    @abstractmethod
    def show_event(self, event: Any, state: Any) -> None:
        """Show an event, if it needs a page or a notice."""

    @abstractmethod
    def ask(self, seat: Seat) -> None:
        """Ask a person for a move."""

    @abstractmethod
    def body(self, seat: Seat | None) -> Page:
        """The table as the seat sees it (None: as everybody sees it), without a question."""

    @abstractmethod
    def ending(self) -> Page:
        """The last page: the winners and the result."""

    def display_name(self, kind: str, value: Any) -> Any:
        """The text for a parameter of a hint, such as the name of a seat."""
        return self.name(value) if kind in ("seat", "partner") else value

    def next_person(self) -> Seat | None:
        """The person who is asked next, or None while the game waits for bots only."""
        waiting = self.local_game.state.waiting_for
        return next((seat for seat in self.people if seat in waiting), None)

    def read(
        self,
        seat: Seat,
        draw: Callable[[], Page],
        advise: Callable[[str], str] | None = None,
    ) -> str | None:
        """Read a line; None if the question changed meanwhile. Clears the notice."""
        question = self._question(seat)
        answer = self.screen.ask(draw, lambda: self._tick(seat, question), advise)
        if answer is None:
            return None
        self.notice = ""
        if answer.lower() in QUIT:
            raise LeaveGame
        return answer

    def try_move(self, seat: Seat, move: Any) -> bool:
        """Make a move. If the rules refuse it, the notice says why; returns False."""
        try:
            self.local_game.play(seat, move)
        except Refused as refused:
            self.notice = self.refusal_text(refused)
            return False
        return True

    def refusal_text(self, refused: Refused) -> str:
        return sentence(refused)

    def hand_over(self, seat: Seat) -> None:
        """Before a player sees secrets, ask the others to look away."""
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
        """The lesson's hints for the learner, or nothing for everybody else."""
        if self._lesson is None or seat != self._lesson.learner:
            return ""
        hints = self._lesson.hints(self.local_game.view(seat), self.local_game.offers(seat))
        hint = " ".join(map(self._hint_text, hints))
        return "" if hint == self._hint_shown else hint

    def show_with_hint(self, page: Page) -> None:
        """Show a page with the lesson's hints until a key is pressed; do not repeat them."""
        learner = self.people[0] if len(self.people) == 1 else None
        hint = self.hint(learner)
        self.screen.wait(lambda: page._replace(keys="Any key goes on.", hint=hint))
        self._hint_shown = hint

    def _hint_text(self, hint: Hint) -> str:
        display_names = {
            name: self.display_name(name, value) for name, value in hint.params.items()
        }
        return hint_sentence(Hint(hint.code, display_names))

    @property
    def title(self) -> str:
        return self.local_game.game.info.title

    def name(self, seat: Seat) -> str:
        return printable(self.local_game.names[seat])

    def names(self, seats: tuple[Seat, ...] | list[Seat]) -> str:
        return listed([self.name(seat) for seat in seats])

    def waiting_keys(self, _: Seat) -> str:
        return RUSH

    def press_while_waiting(self, _: Seat, __: str) -> bool:
        """Handle a key that does not rush the bots; returns whether the table did."""
        return False

    def _wait(self) -> None:
        """Show the table while bots think."""
        seat = self._viewer()
        question = self._question(seat)

        def draw() -> Page:
            page = self.body(seat if len(self.people) == 1 else None)
            thinking = self.names(self.local_game.state.waiting_for)
            status = join(f"  {thinking} … ", ("thinking", "italic"))
            body = (*page.body, text(), status)
            return page._replace(
                body=body, keys=self.waiting_keys(seat), hint=self.hint(seat), notice=self.notice
            )

        key = self.screen.wait(draw, lambda: self._tick(seat, question))
        if key in QUIT:
            raise LeaveGame
        if key is not None and not self.press_while_waiting(seat, key):
            self.local_game.rush_bots()

    def _viewer(self) -> Seat:
        return self._at_keyboard if self._at_keyboard is not None else self.people[0]

    def _question(self, seat: Seat) -> Any:
        local_game = self.local_game
        return (
            local_game.game.question(local_game.state),
            local_game.offers(seat),
            self.next_person(),
        )

    def _tick(self, seat: Seat, question: Any) -> Tick:
        if not self.local_game.tick():
            return Tick.NOTHING
        return Tick.CHANGED if self._question(seat) == question else Tick.OVER
