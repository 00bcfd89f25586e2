"""The Same Game in the terminal: writing clues, pointing at criteria, lifting cups."""

from collections.abc import Callable
from typing import Any

from rich.text import Text

from samewave.core import Refused, Seat
from samewave.games.samegame.clue import Rule
from samewave.games.samegame.events import (
    AnswerSwap,
    AskSwap,
    BeginTurn,
    ClueRejected,
    ClueSentBack,
    CupLifted,
    Point,
    RejectClue,
    SwapAnswered,
    SwapAsked,
    SwapMade,
    TurnEnded,
    WriteClue,
)
from samewave.games.samegame.level import Result
from samewave.games.samegame.view import Offers, View
from samewave.sentences import printable, sentence
from samewave.terminal import WIDTH, CardTexts, Page, fit, folded, join, longest, text
from samewave.terminal.table import RUSH, TerminalTable

CUP_SECONDS = 1.8
"""Pause after each lifted cup."""

MEDALS = {
    Result.BEFORE_FLOWERS: ("Not even flowers this time.", "dim"),
    Result.FLOWERS: ("Flowers! Almost a medal.", "magenta"),
    Result.BRONZE: ("Bronze! You won.", "bold yellow"),
    Result.SILVER: ("Silver! You won.", "bold white"),
    Result.GOLD: ("Gold! You won.", "bold bright_yellow"),
}

BAR_WIDTH = 24
SWAP = ("/swap", "swap")
YES, NO = ("y", "yes"), ("n", "no")


class SameGameTable(TerminalTable):
    """The pages of The Same Game."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._refused_clue: dict[Seat, str] = {}
        self._rewriting: Seat | None = None
        self._asked_last: Seat | None = None

    def next_person(self) -> Seat | None:
        """Ask a player who rewrites a clue first; ask guessers in turn."""
        if self._rewriting is not None and self.local_game.offers(self._rewriting).write_clue:
            return self._rewriting
        waiting = [seat for seat in self.people if seat in self.local_game.state.waiting_for]
        view: View = self.local_game.view(None)
        if view.phase != "guessing" or len(waiting) < 2:
            return waiting[0] if waiting else None
        idle = [seat for seat in waiting if view.seats[seat].finger is None]
        return next((seat for seat in idle or waiting if seat != self._asked_last), waiting[0])

    def ask(self, seat: Seat) -> None:
        offers: Offers = self.local_game.offers(seat)
        if offers.answer_swap:
            self._answer_swap(seat)
        elif offers.begin_turn:
            if (
                self.read(seat, self._draw(seat, "Press Enter to show your object and clue:"))
                is not None
            ):
                self.try_move(seat, BeginTurn())
        elif offers.point:
            self._point(seat, offers)
        else:
            self.hand_over(seat)
            self._write(seat, offers)

    def show_event(self, event: Any, state: Any) -> None:
        match event:
            case CupLifted():
                self._show_cup(event, state)
            case TurnEnded():
                self._show_turn(event, state)
            case SwapAsked(seat):
                self.add_notice(f"{self.name(seat)} wants to swap their object.")
            case SwapAnswered(seat, False):
                self.add_notice(f"{self.name(seat)} said no. No swap this time.")
            case SwapMade(seat):
                self.add_notice(f"{self.name(seat)}: the face-down object is yours.")
            case ClueRejected(seat):
                self.add_notice(f"{self.name(seat)} rejects this clue.")
            case ClueSentBack(seat):
                self.add_notice(f"The group rejected the clue of {self.name(seat)}.")
            case _:
                pass

    def add_notice(self, texts: str) -> None:
        """Set the notice; on a line screen, add to it, because pages in between are not shown."""
        self.notice = texts if self.screen.is_live or not self.notice else f"{self.notice} {texts}"

    def body(self, seat: Seat | None) -> Page:
        return self._page(self.local_game.view(seat))

    def ending(self) -> Page:
        """The medal, and the value of every turn."""
        view: View = self.local_game.view(None)
        assert view.result is not None, "the game is over"
        lines = [text(), join(MEDALS[view.result]), score_track(view), text()]
        for turn in view.turns:
            thing = self.texts.object(view.table.objects, turn.object)
            pair = f"{thing} and {printable(turn.clue)}"
            end = "trapped" if turn.trapped else "all found"
            trap = fit(self.texts.criterion(turn.trap), 20)
            about = f"{fit(self.name(turn.seat), 10)} {fit(pair, 38)} {trap}"
            lines.append(join((f"{turn.value:+d} ", "bold"), about, (f" {end}", "dim")))
        return Page(f"{self.title} · the end", tuple(lines))

    def display_name(self, kind: str, value: Any) -> Any:
        match kind:
            case "object":
                return self.texts.object(self.local_game.view(None).table.objects, value)
            case "criterion":
                return self.texts.criterion(value)
            case _:
                return super().display_name(kind, value)

    def waiting_keys(self, seat: Seat) -> str:
        return f"{RUSH} e writes another clue." if self._may_rewrite(seat) else RUSH

    def press_while_waiting(self, seat: Seat, key: str) -> bool:
        if key == "e" and self._may_rewrite(seat):
            self._rewriting = seat
        return self._rewriting is not None

    def refusal_text(self, refused: Refused) -> str:
        """A refusal; for a warning, tell the writer how to overrule it."""
        if refused.code in {rule.value for rule in Rule if rule.is_warning}:
            return f"{sentence(refused)} Send it again to use it anyway."
        if "criterion" in refused.params:
            display_name = self.texts.criterion(refused.params["criterion"])
            return sentence(Refused(refused.code, criterion=display_name))
        return sentence(refused)

    def _may_rewrite(self, seat: Seat) -> bool:
        return len(self.people) == 1 and self.local_game.offers(seat).write_clue

    def _draw(self, seat: Seat, prompt: str, keys: str = "") -> Callable[[], Page]:
        def draw() -> Page:
            page = self.body(seat if self._looks_alone() else None)
            return page._replace(prompt=prompt, keys=keys, notice=self.notice, hint=self.hint(seat))

        return draw

    def _looks_alone(self) -> bool:
        """Whether the page may show secrets: with several people, only while they write clues."""
        return len(self.people) == 1 or self.local_game.state.phase in ("writing", "rewriting")

    def _write(self, seat: Seat, offers: Offers) -> None:
        keys = "Something people make, in one word."
        if offers.ask_swap:
            keys += " /swap asks for another object."
        drawn = self._draw(seat, f"{self.name(seat)}, your clue:", keys)
        answer = self.read(seat, drawn, lambda typed: self._advise(seat, typed))
        if answer is None:
            return
        if answer.lower() in SWAP:
            self._rewriting = None
            self.try_move(seat, AskSwap())
            return
        anyway = bool(answer) and self._refused_clue.get(seat) == answer
        self._refused_clue[seat] = answer
        if self.try_move(seat, WriteClue(answer, anyway=anyway)):
            self._rewriting = None

    def _advise(self, seat: Seat, typed: str) -> str:
        """The clue checker's verdict on the text typed so far."""
        if typed.strip().lower().startswith("/"):
            return ""
        game: Any = self.local_game.game
        verdict = game.check_clue(self.local_game.state, seat, typed)
        if verdict.rule is None:
            return f"“{printable(typed.strip())}” is allowed."
        return self.refusal_text(Refused(verdict.rule.value, word=verdict.word))

    def _answer_swap(self, seat: Seat) -> None:
        asker = self.name(self.local_game.view(None).swap_asked_by)
        prompt = f"{self.name(seat)}, may {asker} swap? (y/n):"
        keys = "You get one swap per game. Nobody knows the new object yet."
        answer = self.read(seat, self._draw(seat, prompt, keys))
        if answer is None:
            return
        if answer.lower() in (*YES, *NO):
            self.try_move(seat, AnswerSwap(consent=answer.lower() in YES))
        else:
            self.notice = "y for yes, n for no."

    def _point(self, seat: Seat, offers: Offers) -> None:
        keys = "Type the number of a trait where they differ. Enter hurries the bots."
        if offers.reject_clue:
            keys += " n rejects the clue."
        answer = self.read(seat, self._draw(seat, f"{self.name(seat)} points at:", keys))
        self._asked_last = seat
        if answer is None:
            return
        criterion = find_criterion(answer, self.local_game.view(seat), self.texts)
        if not answer:
            self.local_game.rush_bots()
        elif answer.lower() in NO and offers.reject_clue:
            self.try_move(seat, RejectClue())
        elif criterion is None:
            self.notice = f"“{printable(answer)}” is not a trait; type a number."
        else:
            self.try_move(seat, Point(criterion))

    def _page(self, view: View) -> Page:
        table = view.table
        title = f"{self.title}, level {table.level} · round {view.round} of {table.rounds}"
        body = [
            text(),
            *self._objects(view),
            text(),
            *criterion_rows(view, self.texts),
            text(),
            central_track(view),
            score_track(view),
            *self._clue_status(view),
        ]
        return Page(title, tuple(body))

    def _objects(self, view: View) -> list[Any]:
        if view.turn is not None:
            thing = self.texts.object(view.table.objects, view.turn.object)
            clue = (printable(view.turn.clue), "bold magenta")
            seat = self.name(view.turn.seat)
            return [join(f"{seat} shows ", (thing, "bold magenta"), " and ", clue)]
        if view.mine is None:
            return [text("Everyone has an object and a secret trait.")]
        thing = self.texts.object(view.table.objects, view.mine.object)
        trap = self.texts.criterion(view.mine.trap)
        clue = (f"   clue: {printable(view.mine.clue)}" if view.mine.clue else "", "magenta")
        number = f"   number {view.mine.number}, trap "
        meaning = (f"{trap}: {self.texts.explanation(view.mine.trap)}", "dim")
        return [
            join("Object ", (thing, "bold magenta"), number, (trap, "bold red"), clue),
            join(meaning),
        ]

    def _clue_status(self, view: View) -> list[Any]:
        """Which players have written their clue."""
        if view.phase != "writing":
            return []
        parts: list[Any] = []
        for seat, known in enumerate(view.seats):
            sign = ("✓", "green") if known.has_written else ("…", "dim")
            parts += [f"{self.name(seat)} ", sign, "  "]
        swap = ("one swap left", "dim") if view.swap_is_left else ("no swap left", "dim")
        return [join("Clues: ", *parts, swap)]

    def _show_cup(self, event: CupLifted, state: Any) -> None:
        criterion = self.texts.criterion(event.criterion)
        found = "the trap!" if event.trapped else "safe!"
        self.add_notice(f"{criterion}: {found}")
        page = self._page(self.local_game.game.view(state, None))
        said = self.notice
        self.screen.wait(lambda: page._replace(notice=said, keys=RUSH), seconds=CUP_SECONDS)

    def _show_turn(self, event: TurnEnded, state: Any) -> None:
        turn = event.turn
        trap = self.texts.criterion(turn.trap)
        thing = self.texts.object(state.table.objects, turn.object)
        end = "Trapped!" if turn.trapped else "You found them all!"
        lines = (
            text(),
            join((thing, "bold magenta"), " and ", (printable(turn.clue), "bold magenta")),
            join("are alike in ", (trap, "bold red"), f", the trap of {self.name(turn.seat)}."),
            text(),
            join((f"{end} ", "bold"), f"The turn is worth {turn.value:+d}."),
            text(),
            score_track(self.local_game.game.view(state, None)),
        )
        title = self._page(self.local_game.game.view(state, None)).title
        said, self.notice = self.notice, ""
        self.show_with_hint(Page(title, lines, notice=said))


def by_number(view: View) -> list[tuple[int, str]]:
    """The criteria with their number tokens, in order."""
    return sorted(zip(view.tokens, view.table.criteria, strict=True))


def find_criterion(typed: str, view: View, texts: CardTexts) -> str | None:
    """Find a criterion by its number, its name or the beginning of its name."""
    for number, criterion in by_number(view):
        if typed == str(number):
            return criterion
    wanted = folded(typed)
    found = [
        criterion
        for criterion in view.table.criteria
        if wanted and folded(texts.criterion(criterion)).startswith(wanted)
    ]
    return found[0] if len(found) == 1 else None


def criterion_rows(view: View, texts: CardTexts) -> list[Text]:
    """One line per criterion: its meaning or, during a turn, fingers and lifted cups."""
    width = longest(texts.criterion(criterion) for criterion in view.table.criteria)
    return [_row(view, texts, number, criterion, width) for number, criterion in by_number(view)]


def _row(view: View, texts: CardTexts, number: int, criterion: str, width: int) -> Text:
    name = fit(texts.criterion(criterion), width)
    if view.turn is None:
        mine = view.mine is not None and view.mine.trap == criterion
        style = "bold red" if mine else ""
        mark = "☞" if mine else " "
        meaning = _meaning(texts, criterion, width)
        return join((f"{mark} {number} ", style or "bold"), (name, style), "  ", (meaning, "dim"))
    if criterion in view.turn.lifted:
        return join((f"✓ {number} ", "green"), (name, "dim"), ("  safe", "green"))
    pointing = [
        f"☞ {printable(view.table.names[seat])}"
        for seat, known in enumerate(view.seats)
        if known.finger == criterion
    ]
    trap = view.mine is not None and view.seat == view.active and view.mine.trap == criterion
    cup = join(("▣ ", "yellow"), (f"{number} ", "bold"), name)
    if trap or pointing:
        secret = ("  your trap", "bold red") if trap else ("", "")
        return join(cup, secret, (f"  {'  '.join(pointing)}", "bold cyan"))
    return join(cup, (f"  {_meaning(texts, criterion, width)}", "dim"))


def _meaning(texts: CardTexts, criterion: str, width: int) -> str:
    return fit(texts.explanation(criterion), WIDTH - width - 6).rstrip()


def central_track(view: View) -> Text:
    """The circles, covered by cups or open, and the current value of the turn."""
    table = view.table
    covered = table.spare_cups + (len(view.turn.lifted) if view.turn else 0)
    circles = [
        (" ▣ ", "yellow")
        if place < covered
        else (f"{signed(value)} ", "bold" if place == covered else "")
        for place, value in enumerate(table.circles)
    ]
    worth = f"  this turn: {signed(view.turn.value)}" if view.turn else ""
    return join("Central track ", *circles, (worth, "bold"))


def signed(value: int) -> str:
    return f"{value:+d}" if value else " 0"


def score_track(view: View) -> Text:
    """The score as a bar, and the medals."""
    table = view.table
    filled = view.score * BAR_WIDTH // table.finish
    medals: list[tuple[str, str]] = []
    for result, least in table.medals:
        style = "bold yellow" if view.score >= least else "dim"
        medals.append((f"  {result.value} {least}", style))
    bar = [("━" * filled, "yellow"), ("─" * (BAR_WIDTH - filled), "dim")]
    return join("Score ", (f"{view.score:2}/{table.finish} ", "bold"), *bar, *medals)
