"""The Same Game in the terminal: an object, a trap, a clue, and cups to lift."""

from collections.abc import Callable
from typing import Any

from samewave.core import Refused, Seat
from samewave.games.samegame.clue import Rule
from samewave.games.samegame.events import (
    ClueRejected,
    ClueSentBack,
    CupLifted,
    SwapAnswered,
    SwapAsked,
    SwapMade,
    TurnEnded,
)
from samewave.games.samegame.level import Result
from samewave.games.samegame.moves import (
    AnswerSwap,
    AskSwap,
    BeginTurn,
    Point,
    RejectClue,
    WriteClue,
)
from samewave.games.samegame.view import Offers, View
from samewave.sentences import printable, sentence
from samewave.terminal.criteria import central_track, find, rows, score_track
from samewave.terminal.page import Page, fit, join, text
from samewave.terminal.table import HURRY, Table

CUP_SECONDS = 1.8
"""How long everybody looks at what was under a cup."""

MEDALS = {
    Result.BEFORE_FLOWERS: ("Not even flowers this time.", "dim"),
    Result.FLOWERS: ("Flowers, and nearly a medal.", "magenta"),
    Result.BRONZE: ("Bronze! You have won.", "bold yellow"),
    Result.SILVER: ("Silver! You have won.", "bold white"),
    Result.GOLD: ("Gold! You have won.", "bold bright_yellow"),
}

SWAP = ("/swap", "swap")
YES, NO = ("y", "yes"), ("n", "no")


class SameGameTable(Table):
    """The pages of The Same Game."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._doubtful: dict[Seat, str] = {}
        self._rewriting: Seat | None = None
        self._asked_last: Seat | None = None

    def next_person(self) -> Seat | None:
        """Those who guess are asked in turn, whoever wants to write again first."""
        if self._rewriting is not None and self.sitting.offers(self._rewriting).write_clue:
            return self._rewriting
        waiting = [seat for seat in self.people if seat in self.sitting.state.waiting_for]
        view: View = self.sitting.view(None)
        if view.phase != "guessing" or len(waiting) < 2:
            return waiting[0] if waiting else None
        idle = [seat for seat in waiting if view.seats[seat].finger is None]
        return next((seat for seat in idle or waiting if seat != self._asked_last), waiting[0])

    def ask(self, seat: Seat) -> None:
        offers: Offers = self.sitting.offers(seat)
        if offers.answer_swap:
            self._answer_swap(seat)
        elif offers.begin_turn:
            if self.read(seat, self._draw(seat, "Enter shows your object and clue:")) is not None:
                self.try_to(seat, BeginTurn())
        elif offers.point:
            self._point(seat, offers)
        else:
            self.hand_over(seat)
            self._write(seat, offers)

    def tell(self, event: Any, state: Any) -> None:
        match event:
            case CupLifted():
                self._tell_cup(event, state)
            case TurnEnded():
                self._tell_turn(event, state)
            case SwapAsked(seat):
                self.say(f"{self.name(seat)} would like another object.")
            case SwapAnswered(seat, False):
                self.say(f"{self.name(seat)}: no. There is no swap this time.")
            case SwapMade(seat):
                self.say(f"The face-down object goes to {self.name(seat)}.")
            case ClueRejected(seat):
                self.say(f"{self.name(seat)} would not allow this clue.")
            case ClueSentBack(seat):
                self.say(f"The group did not allow the clue of {self.name(seat)}.")
            case _:
                pass

    def say(self, words: str) -> None:
        """Where nothing is seen in between, all that was said is said together."""
        self.notice = words if self.screen.is_live or not self.notice else f"{self.notice} {words}"

    def body(self, seat: Seat | None) -> Page:
        return self._page(self.sitting.view(seat))

    def ending(self) -> Page:
        """The medal, and what every turn was worth."""
        view: View = self.sitting.view(None)
        assert view.result is not None, "the game is over"
        lines = [text(), join(MEDALS[view.result]), score_track(view), text()]
        for turn in view.turns:
            thing = self.words.object(view.table.objects, turn.object)
            pair = f"{thing} and {printable(turn.clue)}"
            end = "trapped" if turn.trapped else "all found"
            trap = fit(self.words.criterion(turn.trap), 20)
            about = f"{fit(self.name(turn.seat), 10)} {fit(pair, 38)} {trap}"
            lines.append(join((f"{turn.value:+d} ", "bold"), about, (f" {end}", "dim")))
        return Page(f"{self.title} · the end", tuple(lines))

    def named(self, kind: str, value: Any) -> Any:
        match kind:
            case "object":
                return self.words.object(self.sitting.view(None).table.objects, value)
            case "criterion":
                return self.words.criterion(value)
            case _:
                return super().named(kind, value)

    def waiting_keys(self, seat: Seat) -> str:
        return f"{HURRY} e writes another clue." if self._may_rewrite(seat) else HURRY

    def press_while_waiting(self, seat: Seat, key: str) -> bool:
        if key == "e" and self._may_rewrite(seat):
            self._rewriting = seat
        return self._rewriting is not None

    def explain(self, refused: Refused) -> str:
        """A refusal; the writer may overrule some of them."""
        if refused.code in {rule.value for rule in Rule if rule.is_warning}:
            return f"{sentence(refused)} Send it once more if you mean it."
        if "criterion" in refused.params:
            named = self.words.criterion(refused.params["criterion"])
            return sentence(Refused(refused.code, criterion=named))
        return sentence(refused)

    def _may_rewrite(self, seat: Seat) -> bool:
        return len(self.people) == 1 and self.sitting.offers(seat).write_clue

    def _draw(self, seat: Seat, prompt: str, keys: str = "") -> Callable[[], Page]:
        def draw() -> Page:
            page = self.body(seat if self._looks_alone() else None)
            return page._replace(prompt=prompt, keys=keys, notice=self.notice, hint=self.hint(seat))

        return draw

    def _looks_alone(self) -> bool:
        """Whether secrets may be seen: with several people only while clues are written."""
        return len(self.people) == 1 or self.sitting.state.phase in ("writing", "rewriting")

    def _write(self, seat: Seat, offers: Offers) -> None:
        keys = "One word for a thing made by people."
        if offers.ask_swap:
            keys += " /swap asks for another object."
        drawn = self._draw(seat, f"{self.name(seat)}, your clue:", keys)
        answer = self.read(seat, drawn, lambda typed: self._advise(seat, typed))
        if answer is None:
            return
        if answer.lower() in SWAP:
            self._rewriting = None
            self.try_to(seat, AskSwap())
            return
        anyway = bool(answer) and self._doubtful.get(seat) == answer
        self._doubtful[seat] = answer
        if self.try_to(seat, WriteClue(answer, anyway=anyway)):
            self._rewriting = None

    def _advise(self, seat: Seat, typed: str) -> str:
        """What the checker would say to that clue."""
        if typed.strip().lower().startswith("/"):
            return ""
        game: Any = self.sitting.game
        verdict = game.check_clue(self.sitting.state, seat, typed)
        if verdict.rule is None:
            return f"“{printable(typed.strip())}” is allowed."
        return self.explain(Refused(verdict.rule.value, word=verdict.word))

    def _answer_swap(self, seat: Seat) -> None:
        asker = self.name(self.sitting.view(None).swap_asked_by)
        prompt = f"{self.name(seat)}, may {asker} swap? (y/n):"
        keys = "The group can do it once a game, and nobody knows the other object."
        answer = self.read(seat, self._draw(seat, prompt, keys))
        if answer is None:
            return
        if answer.lower() in (*YES, *NO):
            self.try_to(seat, AnswerSwap(consent=answer.lower() in YES))
        else:
            self.notice = "y for yes, n for no."

    def _point(self, seat: Seat, offers: Offers) -> None:
        keys = "A number points where they differ. Enter hurries the others."
        if offers.reject_clue:
            keys += " n: not allowed."
        answer = self.read(seat, self._draw(seat, f"{self.name(seat)} points at:", keys))
        self._asked_last = seat
        if answer is None:
            return
        criterion = find(answer, self.sitting.view(seat), self.words)
        if not answer:
            self.sitting.hurry()
        elif answer.lower() in NO and offers.reject_clue:
            self.try_to(seat, RejectClue())
        elif criterion is None:
            self.notice = f"“{printable(answer)}” is none of the criteria; type a number."
        else:
            self.try_to(seat, Point(criterion))

    def _page(self, view: View) -> Page:
        table = view.table
        title = f"{self.title}, level {table.level} · round {view.round} of {table.rounds}"
        body = [
            text(),
            *self._objects(view),
            text(),
            *rows(view, self.words),
            text(),
            central_track(view),
            score_track(view),
            *self._written(view),
        ]
        return Page(title, tuple(body))

    def _objects(self, view: View) -> list[Any]:
        if view.turn is not None:
            thing = self.words.object(view.table.objects, view.turn.object)
            clue = (printable(view.turn.clue), "bold magenta")
            seat = self.name(view.turn.seat)
            return [join(f"{seat} shows ", (thing, "bold magenta"), " and ", clue)]
        if view.mine is None:
            return [text("Everybody has an object and a secret criterion.")]
        thing = self.words.object(view.table.objects, view.mine.object)
        trap = self.words.criterion(view.mine.trap)
        clue = (f"   clue: {printable(view.mine.clue)}" if view.mine.clue else "", "magenta")
        number = f"   number {view.mine.number}, trap "
        meaning = (f"{trap}: {self.words.explanation(view.mine.trap)}", "dim")
        return [
            join("Object ", (thing, "bold magenta"), number, (trap, "bold red"), clue),
            join(meaning),
        ]

    def _written(self, view: View) -> list[Any]:
        """Who has a clue, while clues are written."""
        if view.phase != "writing":
            return []
        parts: list[Any] = []
        for seat, known in enumerate(view.seats):
            sign = ("✓", "green") if known.has_written else ("…", "dim")
            parts += [f"{self.name(seat)} ", sign, "  "]
        swap = ("one swap left", "dim") if view.swap_is_left else ("no swap left", "dim")
        return [join("Clues: ", *parts, swap)]

    def _tell_cup(self, event: CupLifted, state: Any) -> None:
        criterion = self.words.criterion(event.criterion)
        found = "the trap!" if event.trapped else "a number, so it was safe."
        self.say(f"{criterion}: {found}")
        page = self._page(self.sitting.game.view(state, None))
        said = self.notice
        self.screen.wait(lambda: page._replace(notice=said), seconds=CUP_SECONDS)

    def _tell_turn(self, event: TurnEnded, state: Any) -> None:
        turn = event.turn
        trap = self.words.criterion(turn.trap)
        thing = self.words.object(state.table.objects, turn.object)
        end = "Trapped!" if turn.trapped else "Only the trap is left: all found."
        lines = (
            text(),
            join((thing, "bold magenta"), " and ", (printable(turn.clue), "bold magenta")),
            join("were alike in ", (trap, "bold red"), f", the trap of {self.name(turn.seat)}."),
            text(),
            join((f"{end} ", "bold"), f"The turn is worth {turn.value:+d}."),
            text(),
            score_track(self.sitting.game.view(state, None)),
        )
        title = self._page(self.sitting.game.view(state, None)).title
        said, self.notice = self.notice, ""
        self.explain_to_learner(Page(title, lines, notice=said))
