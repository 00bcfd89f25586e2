"""Simple bots and what all bots share: the protocol, characters, and bots that need no skill."""

from collections.abc import Callable
from random import Random
from typing import Any, Literal, NamedTuple, Protocol, TypeAlias

import msgspec

from samewave.core import Chance
from samewave.core.lesson import Cue
from samewave.core.values import Code
from samewave.games.compatibility import moves as compatibility
from samewave.games.compatibility.view import Offers as CompatibilityOffers
from samewave.games.compatibility.view import Pick
from samewave.games.compatibility.view import View as CompatibilityView
from samewave.games.samegame import moves as samegame
from samewave.games.samegame.decide import INVENTED
from samewave.games.samegame.view import Offers as SameGameOffers

DEFAULT_SECONDS = 4.0
"""How long the default bot pretends to think."""
SCRIPTED_SECONDS = 2.5
"""How long a scripted bot waits: long enough to read what has just happened."""

Strength: TypeAlias = Literal["gentle", "steady", "sharp"]
STRENGTHS: tuple[Strength, ...] = ("gentle", "steady", "sharp")


class Character(NamedTuple):
    """Who a bot is. Its tastes and habits follow from the seed and are the same in every game."""

    seed: int
    strength: Strength = "steady"
    stands_in: bool = False
    """Whether it moves for a person; then it follows what that person has shown."""
    may_spend: bool = True
    """Whether it may spend what a seat or its group has only once, and object to a clue."""


class Thought(NamedTuple):
    """The move a bot wants to make, and how long a person would take to find it."""

    move: Any
    """None leaves the move to the table, which then makes the default move for this seat."""
    seconds: float
    remark: Code = ""
    """The code of a remark about the bot's own play; usually empty."""


class Bot(Protocol):
    """A player that is a program. It remembers what its seat was shown, and knows nothing else."""

    def look(self, view: Any) -> None:
        """Take in the view of its seat. Seeing the same view twice changes nothing."""
        ...

    def think(self, view: Any, offers: Any) -> Thought | None:
        """The move to make now; None if nothing is offered, or if it waits for others."""
        ...


class DefaultBot:
    """A bot for any game that lists complete moves; it does not understand the game.

    It takes one of `offers.moves`: the same one for the same view and seed. As a stand-in, and in a
    game whose offers list no moves, it leaves the move to the table.
    """

    def __init__(self, character: Character) -> None:
        self._stands_in = character.stands_in
        self._chance = Chance(character.seed)

    def look(self, view: Any) -> None:
        """Ignore the view: this bot learns nothing."""

    def think(self, view: Any, offers: Any) -> Thought | None:
        moves = getattr(offers, "moves", None)
        if moves is None or self._stands_in:
            return Thought(None, DEFAULT_SECONDS)
        if not moves:
            return None
        seen = msgspec.json.encode(view).decode()
        return Thought(self._chance.draw(moves, "move", seen), DEFAULT_SECONDS)


class ScriptedBot:
    """A bot that follows a lesson's script; another bot thinks where the script says nothing."""

    def __init__(self, script: Callable[[Any, Any], Cue | None], otherwise: Bot) -> None:
        self._script, self._otherwise = script, otherwise

    def look(self, view: Any) -> None:
        self._otherwise.look(view)

    def think(self, view: Any, offers: Any) -> Thought | None:
        cue = self._script(view, offers)
        if cue is None:
            return self._otherwise.think(view, offers)
        return Thought(cue[0], SCRIPTED_SECONDS) if cue else None


def any_move(game: str, view: Any, offers: Any, dice: Random) -> Any:
    """A random legal move, or None if none is offered: for tests and measurements.

    A game that is not in `RANDOM_MOVES` must list complete moves in its offers.
    """
    throw = RANDOM_MOVES.get(game)
    if throw is not None:
        return throw(view, offers, dice)
    return dice.choice(offers.moves) if offers.moves else None


def _any_compatibility_move(
    view: CompatibilityView, offers: CompatibilityOffers, dice: Random
) -> compatibility.Move | None:
    moves: list[compatibility.Move] = []
    if offers.open_theme:
        moves.append(compatibility.OpenTheme(dice.choice(offers.open_theme)))
    if offers.roll_theme:
        moves.append(compatibility.RollTheme())
    if offers.choose:
        moves.append(_any_ranking(view.table.images, offers.choose, dice))
    if offers.reopen:
        moves.append(compatibility.Reopen())
    if offers.claim_double:
        moves.append(compatibility.ClaimDouble())
    if offers.time_up:
        moves.append(compatibility.TimeUp(offers.time_up))
    return dice.choice(moves) if moves else None


def _any_ranking(deck: tuple[str, ...], pick: Pick, dice: Random) -> compatibility.Choose:
    images = dice.sample([image for image in deck if image not in pick.retired], pick.images)
    doubles = dice.randint(pick.least_doubles, pick.most_doubles)
    return compatibility.Choose(tuple(images), tuple(dice.sample(images, doubles)))


def _any_samegame_move(_: Any, offers: SameGameOffers, dice: Random) -> samegame.Move | None:
    moves: list[samegame.Move] = []
    if offers.write_clue:
        fresh = [word for word in INVENTED if word not in offers.sent_back]
        moves.append(samegame.WriteClue(dice.choice(fresh), anyway=True))
    if offers.ask_swap:
        moves.append(samegame.AskSwap())
    if offers.answer_swap:
        moves.append(samegame.AnswerSwap(consent=dice.random() < 0.8))
    if offers.begin_turn:
        moves.append(samegame.BeginTurn())
    if offers.point:
        moves.append(samegame.Point(dice.choice(offers.point)))
    if offers.reject_clue and dice.random() < 0.2:
        moves.append(samegame.RejectClue())
    return dice.choice(moves) if moves else None


RANDOM_MOVES: dict[str, Callable[[Any, Any, Random], Any]] = {
    "compatibility": _any_compatibility_move,
    "samegame": _any_samegame_move,
}
"""How to find a random move in games whose offers do not list complete moves."""
