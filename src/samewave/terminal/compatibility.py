"""Compatibility in the terminal: opening themes, ranking images, and the reveal."""

from collections.abc import Callable
from functools import partial
from typing import Any

from samewave.core import Refused, Seat
from samewave.games.compatibility.edition import EDITIONS, Naming
from samewave.games.compatibility.events import (
    Choose,
    ClaimDouble,
    DoubleClaimed,
    Ending,
    OpenTheme,
    PlayoffCalled,
    Reopen,
    RollTheme,
    RoundScored,
    ThemeCalled,
    ThemeDrawn,
)
from samewave.games.compatibility.view import Pick, View
from samewave.sentences import printable
from samewave.terminal import Page, as_number, count, join, text, together
from samewave.terminal.compatibility_cards import (
    InputProblem,
    Tray,
    image_grid,
    read_images,
    revealed_cards,
    standings,
    tray_line,
)
from samewave.terminal.table import RUSH, TerminalTable

CARD_SECONDS = 1.2
"""Pause after each card of the reveal."""

ENDINGS = {
    Ending.FIRST_AT_THE_END: "first to the end of the track",
    Ending.LARGEST_OVERSHOOT: "a tie, won by going furthest past the end",
    Ending.MOST_TOKENS_LEFT: "a tie, won by having the most tokens left",
    Ending.PLAYOFF: "won the playoff",
    Ending.SHARED: "a tie: you share the win",
    Ending.TOGETHER: "you made it together",
}

CHOOSING = "Type numbers or names, strongest first. u undo, c clear, 12>1 moves 12 to place 1"


class CompatibilityTable(TerminalTable):
    """The pages of Compatibility."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._trays: dict[Seat, Tray] = {}

    def ask(self, seat: Seat) -> None:
        offers = self.local_game.offers(seat)
        if offers.roll_theme:
            if self.read(seat, self._draw(seat, "Press Enter to roll the die:")) is not None:
                self.try_move(seat, RollTheme())
        elif offers.open_theme:
            self._open_theme(seat, offers.open_theme)
        else:
            self.hand_over(seat)
            self._choose(seat, offers.choose, offers.claim_double)

    def show_event(self, event: Any, state: Any) -> None:
        match event:
            case RoundScored():
                self._reveal(event, state)
                self._trays.clear()
            case ThemeCalled(seat, number) if seat not in self.people:
                self.notice = f"{self.name(seat)} called {number}."
            case ThemeDrawn(number=number) if state.table.edition.naming is Naming.ROLLED:
                self.notice = f"The die shows {number}."
            case DoubleClaimed(seat):
                self.notice = f"{self.name(seat)} announces an x2 token!"
            case PlayoffCalled():
                self.notice = "A tie! It goes to a playoff."
            case _:
                pass

    def body(self, seat: Seat | None) -> Page:
        view: View = self.local_game.view(seat)
        lines = [text(), *self._heading(view)]
        if view.theme is not None and view.my_choice is not None:
            lines += [text(), text("Your images, face down:"), self._locked_in_images(view)]
        lines += [text(), *standings(view)]
        return Page(self._title(view), tuple(lines))

    def ending(self) -> Page:
        """The winners, and how far every side came."""
        view: View = self.local_game.view(None)
        sides = view.table.sides
        winners = ", ".join(together(view.table.names, sides[side]) for side in view.winners)
        how = ENDINGS[view.ending] if view.ending else ""
        won = any(seat in sides[side] for side in view.winners for seat in self.people)
        cheer = ("You won!", "bold green") if won else ("Not this time.", "bold")
        summary = f": {how}, after {count(view.round, 'round')}."
        lines = (
            text(),
            join(("★ ", "bold yellow"), (winners, "bold"), summary),
            join(cheer),
            text(),
            *standings(view),
        )
        return Page(f"{self.title} · the end", lines)

    def display_name(self, kind: str, value: Any) -> Any:
        deck = self.local_game.view(None).table.deck
        match kind:
            case "image":
                return self.texts.image(deck, value)
            case "images":
                return [self.texts.image(deck, image) for image in value]
            case _:
                return super().display_name(kind, value)

    def waiting_keys(self, seat: Seat) -> str:
        if self.local_game.offers(seat).reopen:
            return f"{RUSH} u takes your images back."
        return RUSH

    def press_while_waiting(self, seat: Seat, key: str) -> bool:
        return key == "u" and self.local_game.offers(seat).reopen and self.try_move(seat, Reopen())

    def refusal_text(self, refused: Refused) -> str:
        """A refusal that names images as they are on the cards."""
        params = dict(refused.params)
        if "image" in params:
            params["image"] = self.texts.image(
                self.local_game.view(None).table.deck, params["image"]
            )
        return super().refusal_text(Refused(refused.code, **params))

    def _open_theme(self, seat: Seat, numbers: tuple[int, ...]) -> None:
        prompt = f"{self.name(seat)}, call a number ({_span(numbers)}):"
        answer = self.read(seat, self._draw(seat, prompt))
        if answer is None:
            return
        number = as_number(answer)
        if number is not None:
            self.try_move(seat, OpenTheme(number))
        else:
            self.notice = f"Type a number to open the theme: {_span(numbers)}. q quits the game."

    def _draw(self, seat: Seat, prompt: str) -> Callable[[], Page]:
        def draw() -> Page:
            page = self.body(seat if len(self.people) == 1 else None)
            return page._replace(prompt=prompt, notice=self.notice, hint=self.hint(seat))

        return draw

    def _choose(self, seat: Seat, pick: Pick, may_claim: bool) -> None:
        tray = self._trays.get(seat, Tray())
        answer = self.read(seat, lambda: self._choosing(seat, pick, tray, may_claim))
        if answer is None:
            return
        match answer.lower():
            case "" | "l" | "lock":
                self._lock_in(seat, pick, tray)
            case "u" | "undo":
                self._trays[seat] = tray.undo()
            case "c" | "clear":
                self._trays[seat] = Tray()
            case "claim" | "x2":
                self.try_move(seat, ClaimDouble())
            case _:
                names = self._names(self.local_game.view(None))
                self._trays[seat], problem = read_images(answer, tray, pick, names)
                self.notice = _problem_text(problem)

    def _lock_in(self, seat: Seat, pick: Pick, tray: Tray) -> None:
        missing = pick.images - len(tray.images)
        if missing > 0:
            self.notice = f"{count(missing, 'image')} to go: type a number from the list."
        elif missing < 0:
            self.notice = "You have too many images: u removes one."
        elif len(tray.doubled) < pick.least_doubles:
            self.notice = "Put your x2 token on an image: type the image's number followed by *."
        else:
            self.try_move(seat, Choose(tray.images, tray.doubled))

    def _choosing(self, seat: Seat, pick: Pick, tray: Tray, may_claim: bool) -> Page:
        view: View = self.local_game.view(seat)
        full = len(tray.images) == pick.images
        keys = "Enter locks in, u undo, c clear, 12>1 moves 12 to place 1" if full else CHOOSING
        if pick.most_doubles:
            keys += ", 12* doubles"
        if may_claim:
            keys += ", x2 claims your token"
        body = (
            text(),
            *self._heading(view, pick.images),
            text(),
            *image_grid(self._names(view), tray, pick.retired),
            text(),
            tray_line(self._names(view), tray, pick.images),
            text(),
            self._others(view, seat),
        )
        return Page(
            self._title(view),
            body,
            prompt=f"{self.name(seat)}, lock in?" if full else f"{self.name(seat)}:",
            keys=f"{keys}.",
            notice=self.notice,
            hint=self.hint(seat),
        )

    def _others(self, view: View, seat: Seat) -> Any:
        """Which other players have locked in."""
        parts: list[Any] = []
        for other, known in enumerate(view.seats):
            if other != seat and known.is_playing:
                sign = ("✓", "green") if known.is_locked_in else ("…", "dim")
                claims = " x2" if other == view.claimed_by else ""
                parts += [f"{self.name(other)}{claims} ", sign, "  "]
        return join("Others: ", *parts)

    def _heading(self, view: View, images: int | None = None) -> list[Any]:
        """The theme, the number of images to pick, and the referent."""
        if view.theme is None:
            openers = self.names(list(view.openers))
            return [join("Opening the theme: ", (openers, "bold"))]
        asked = "" if images is None else f"   pick {images}"
        lines = [join("Theme: ", (self._theme(view), "bold magenta"), (asked, "dim"))]
        if view.referent is not None:
            lines.append(join("Everyone tries to match ", (self.name(view.referent), "bold"), "."))
        return lines

    def _title(self, view: View) -> str:
        table, playoff = view.table, ", playoff" if view.playoff else ""
        number = view.round - (view.phase == "scored")
        return f"{self.title} {table.edition}, {table.mode} · round {number}{playoff}"

    def _theme(self, view: View) -> str:
        """The theme of the round; empty before the card is drawn."""
        table, theme = view.table, view.theme
        if theme is None:
            return ""
        if theme.text:
            return printable(theme.text)
        on_a_card = EDITIONS[table.edition, table.mode].themes_on_a_card
        return self.texts.theme(table.themes, on_a_card, theme.card, theme.number)

    def _names(self, view: View) -> dict[str, str]:
        deck = view.table.deck
        return {image: self.texts.image(deck, image) for image in view.table.images}

    def _locked_in_images(self, view: View) -> Any:
        assert view.my_choice is not None, "called only after the player locked in"
        tray = Tray(view.my_choice.images, view.my_choice.double)
        return tray_line(self._names(view), tray, len(tray.images))

    def _reveal(self, scored: RoundScored, state: Any) -> None:
        """Turn the cards one by one and show the scores; any key skips ahead."""
        view = self.local_game.game.view(state, None)
        theme, names, title = self._theme(view), self._names(view), self._title(view)

        def draw(beat: int) -> Page:
            return Page(title, revealed_cards(view, scored, names, theme, beat), keys=RUSH)

        for beat in range(len(scored.turns) if self.screen.is_live else 0):
            if self.screen.wait(partial(draw, beat), seconds=CARD_SECONDS) is not None:
                break
        self.show_with_hint(draw(len(scored.turns)))


def _problem_text(problem: InputProblem | None) -> str:
    return str(problem) if problem else ""


def _span(numbers: tuple[int, ...]) -> str:
    first, last = numbers[0], numbers[-1]
    if len(numbers) == last - first + 1:
        return f"{first}–{last}"  # noqa: RUF001
    return ", ".join(map(str, numbers))
