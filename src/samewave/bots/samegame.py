"""A bot for The Same Game: it writes clues, points at cups, and agrees with the others."""

from collections import Counter
from math import log
from random import Random
from zlib import crc32

from samewave.bots import Character, PlannedMove
from samewave.bots.clues import ClueIdea, Clues, ThingKnowledge, common_knowledge
from samewave.core import Seat
from samewave.games.samegame.events import (
    AnswerSwap,
    AskSwap,
    BeginTurn,
    Move,
    Point,
    RejectClue,
    WriteClue,
)
from samewave.games.samegame.level import Agreement
from samewave.games.samegame.rules import INVENTED
from samewave.games.samegame.view import Offers, Secrets, TurnView, View
from samewave.packs import Shelf

Cup = tuple[int, int]
"""The number of earlier turns, and of cups lifted in this turn."""
_POOR = 0.2
"""Below this clarity, the bot asks for the group's one swap."""
_TWICE = 2
"""How often a bot refuses or objects before it gives in."""
_OFTEN = 6
"""How often a bot yields over one cup, each time after a longer while, or considers a swap."""
_DISTRUST, _TRUST = 0.8, 1.15
"""How trust in a player's clues changes when the bot would have hit the trap, or not."""


class SameGameBot:
    """A bot at a table: it sees what its seat is shown, and has the facts of the house pack."""

    def __init__(
        self, shelf: Shelf, character: Character, knowledge: ThingKnowledge | None = None
    ) -> None:
        self._seed, self._may_spend = character.seed, character.may_spend
        self._clues = Clues(shelf, character, knowledge or common_knowledge())
        self._sway = 0.4 + 0.4 * self._luck(0)
        self._ideas: dict[tuple[object, ...], ClueIdea] = {}
        self._asked: Counter[tuple[int, str]] = Counter()
        self._refused: Counter[int] = Counter()
        self._objected: dict[int, set[str]] = {}
        self._cup: Cup | None = None
        self._finger: str | None = None
        self._yielded = 0
        self._faith: dict[Seat, float] = {}
        self._turns = 0

    def look(self, view: View) -> None:
        """Remember the bot's own finger, and learn from traps how to read each player."""
        if view.turn and view.seat not in (None, view.active):
            self._remember_finger(view, (len(view.turns), len(view.turn.lifted)))
        if view.mine and view.swap_asked_by == view.seat:
            self._asked[view.round, view.mine.object] = _OFTEN
        if len(view.turns) != self._turns:
            self._turns = len(view.turns)
            self._learn(view)

    def think(self, view: View, offers: Offers) -> PlannedMove | None:
        """The most urgent of the offered moves."""
        self.look(view)
        if view.mine is None:
            return None
        if offers.answer_swap:
            return self._answer(view, view.mine)
        if offers.write_clue and (view.mine.clue is None or view.phase == "rewriting"):
            return self._write(view, view.mine, offers)
        if offers.begin_turn:
            return self._after(2.0, BeginTurn(), view)
        if offers.point and view.turn:
            return self._guess(view, view.turn, offers)
        return None

    def belief(self, view: View, seat: Seat, card: str, clue: str) -> dict[str, float]:
        """How likely each criterion in play is to be the trap of that player."""
        belief, faith = self._clues.read(view.table, card, clue), self._faith.get(seat, 1.0)
        if faith == 1:
            return belief
        bent = {each: likely**faith for each, likely in belief.items()}
        total = sum(bent.values())
        return {each: likely / total for each, likely in bent.items()}

    def _remember_finger(self, view: View, cup: Cup) -> None:
        """Also how often it has left its group for a smaller one."""
        fingers = _fingers(view)
        own = fingers.pop(view.seat)
        others = list(fingers.values())
        if cup != self._cup:
            self._cup, self._yielded = cup, 0
        elif own and self._finger and own != self._finger:
            self._yielded += others.count(own) <= others.count(self._finger)
        self._finger = own

    def _learn(self, view: View) -> None:
        self._faith = {}
        for turn in view.turns:
            if turn.seat != view.seat:
                belief = self._clues.read(view.table, turn.object, turn.clue)
                usual = 1 / len(belief)
                faith = self._faith.get(turn.seat, 1.0)
                self._faith[turn.seat] = faith * (
                    _DISTRUST if belief[turn.trap] < usual else _TRUST
                )

    def _write(self, view: View, mine: Secrets, offers: Offers) -> PlannedMove:
        """A clue, or a request for another object; in an early round the swap is worth more."""
        idea = self._idea(view, mine, offers.sent_back)
        poor = _POOR * view.round / view.table.rounds
        this = (view.round, mine.object)
        wants_swap = self._may_spend and offers.ask_swap and idea.clarity < poor
        if wants_swap and self._asked[this] < _OFTEN:
            self._asked[this] += 1
            return self._after(6.0, AskSwap(), view)
        planned = self._after(14 - 8 * idea.clarity, WriteClue(idea.text, anyway=True), view)
        knows = self._clues.knows(view.table, mine.object)
        return planned if knows else planned._replace(remark="bot_knows_no_facts")

    def _answer(self, view: View, mine: Secrets) -> PlannedMove:
        """Consent, unless the bot needs the swap itself; a stand-in never does."""
        if not self._may_spend:
            return self._after(2.5, AnswerSwap(consent=False), view)
        needy = mine.clue is None and self._idea(view, mine, ()).clarity < _POOR / 2
        refuses = needy and self._refused[view.round] < _TWICE
        self._refused[view.round] += refuses
        return self._after(2.5, AnswerSwap(consent=not refuses), view)

    def _idea(self, view: View, mine: Secrets, sent_back: tuple[str, ...]) -> ClueIdea:
        task = (len(view.turns), mine.object, mine.trap, sent_back)
        if task not in self._ideas:
            used = (*sent_back, *(turn.clue for turn in view.turns))
            self._ideas = {task: self._clues.find(view.table, mine.object, mine.trap, used)}
        return self._ideas[task]

    def _guess(self, view: View, turn: TurnView, offers: Offers) -> PlannedMove | None:
        if offers.reject_clue and self._may_spend and self._objects(view, turn):
            return self._after(5.0, RejectClue(), view)
        belief = self.belief(view, turn.seat, turn.object, turn.clue)
        total = sum(belief[cup] for cup in offers.point)
        risks = {cup: belief[cup] / total for cup in offers.point}
        fingers = _fingers(view)
        own = fingers.pop(view.seat)
        others = list(fingers.values())
        if own is None:
            return self._point(view, risks, others)
        if view.table.agreement is Agreement.UNANIMOUS and None not in others:
            return self._come_to_terms(view, risks, others, own)
        return None

    def _objects(self, view: View, turn: TurnView) -> bool:
        """Object to a plant or an animal, twice at most."""
        said = self._objected.setdefault(len(view.turns), set())
        if turn.clue not in said and len(said) < _TWICE:
            if not self._clues.is_no_thing(view.table, turn.object, turn.clue):
                return False
            said.add(turn.clue)
        return turn.clue in said

    def _point(self, view: View, risks: dict[str, float], others: list[str | None]) -> PlannedMove:
        """Point at the criterion that seems safest; fingers of others count in its favour."""
        pick = self._safest(risks, others)
        if others and None not in others:
            return self._after(1.5, Point(pick), view)
        reading = 0 if view.turn and view.turn.lifted else 4
        unsure = len(risks) * risks[pick]
        return self._after(3 + reading + 5 * unsure, Point(pick), view)

    def _safest(self, risks: dict[str, float], others: list[str | None]) -> str:
        """As a stand-in, point where most others point."""
        wanted = [cup for cup in others if cup]
        if wanted and not self._may_spend:
            return max(wanted, key=wanted.count)
        cost = {cup: log(risk) - self._sway * others.count(cup) for cup, risk in risks.items()}
        return min(cost, key=cost.__getitem__)

    def _come_to_terms(
        self, view: View, risks: dict[str, float], others: list[str | None], own: str
    ) -> PlannedMove | None:
        """Join a larger group, later if it seems riskier; if nothing moves, yield to another.

        This always ends: groups grow unless somebody yields, and the number of times is limited. A
        bot that has yielded stays long enough for others to follow, so a person who insists wins.
        """
        elsewhere = [cup for cup in risks if cup in others and cup != own]
        if not elsewhere:
            return None
        greater = [cup for cup in elsewhere if others.count(cup) > others.count(own)]
        if not greater and self._yielded >= _OFTEN:
            return None
        pick = min(greater or elsewhere, key=risks.__getitem__)
        patience = 2 + 4 * risks[pick] if greater else 13 + 8 * risks[pick]
        return self._after(patience + 60 * self._yielded, Point(pick), view)

    def _after(self, usual: float, move: Move, view: View) -> PlannedMove:
        """The thinking time, which varies with the character and from move to move."""
        lifted = len(view.turn.lifted) if view.turn else 0
        slowness = 0.7 + 0.3 * self._luck(1) + 0.3 * self._luck(view.round, len(view.turns), lifted)
        return PlannedMove(move, round(usual * slowness, 2))

    def _luck(self, *situation: int) -> float:
        """A number from 0 to 1 that is the same each time."""
        return crc32(repr((self._seed, *situation)).encode()) / 2**32


def _fingers(view: View) -> dict[Seat | None, str | None]:
    """Where each guesser points."""
    return {seat: player.finger for seat, player in enumerate(view.seats) if seat != view.active}


make_bot = SameGameBot
"""`bots.make_bot` calls this for the game."""


def any_move(_: View, offers: Offers, dice: Random) -> Move | None:
    """A random legal move, or None if none is offered."""
    moves: list[Move] = []
    if offers.write_clue:
        fresh = [word for word in INVENTED if word not in offers.sent_back]
        moves.append(WriteClue(dice.choice(fresh), anyway=True))
    if offers.ask_swap:
        moves.append(AskSwap())
    if offers.answer_swap:
        moves.append(AnswerSwap(consent=dice.random() < 0.8))
    if offers.begin_turn:
        moves.append(BeginTurn())
    if offers.point:
        moves.append(Point(dice.choice(offers.point)))
    if offers.reject_clue and dice.random() < 0.2:
        moves.append(RejectClue())
    return dice.choice(moves) if moves else None
