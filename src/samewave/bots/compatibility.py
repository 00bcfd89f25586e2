"""A bot for Compatibility: it associates, with tastes of its own and an eye on its partner's."""

from random import Random
from typing import NamedTuple

from samewave.bots import Character, Strength, Thought
from samewave.bots.association import Feeling, Known, feel
from samewave.bots.taste import Deck, Habit, dice, liking
from samewave.core import Seat
from samewave.games.compatibility.events import (
    Choose,
    ClaimDouble,
    Move,
    OpenTheme,
    Reopen,
    RollTheme,
    TimeUp,
)
from samewave.games.compatibility.state import Theme
from samewave.games.compatibility.view import Offers, Pick, TableView, View
from samewave.packs import Shelf


class Temper(NamedTuple):
    """The parameters of a strength: weights of whim, own taste and the partner's habits."""

    whim: float
    taste: float
    heed: float


TEMPERS: dict[Strength, Temper] = {
    "gentle": Temper(whim=5.2, taste=4.2, heed=0.8),
    "steady": Temper(whim=1.3, taste=1.4, heed=0.6),
    "sharp": Temper(whim=0.5, taste=1.1, heed=0.8),
}
ROUNDS_TO_KNOW = 4
"""After so many rounds a heedful bot minds its own taste half as much as at first."""
SURE, SURE_AT_THE_END = 1.4, 0.7
"""By how much an image must stand out to be doubled, at the start and before the finish."""
ALONE_IS_DIRECT = 0.3
"""So much surer is somebody who lays one image only: then every match is direct."""
OPENING, CLAIMING, CHOOSING = (2.0, 5.0), (3.0, 6.0), (8.0, 25.0)
"""Seconds that somebody takes for it, at least and at most."""
SHARE_OF_A_LIMIT = {OPENING: 1.0, CLAIMING: 0.2, CHOOSING: 0.6}
"""How much of a time limit a bot uses at most."""


REMARKS: dict[Known, str] = {
    "learned": "",
    "words": "bot_goes_by_words",
    "nothing": "bot_goes_by_taste",
}
"""The remark of a bot about a theme or deck without associations."""


class Mind(NamedTuple):
    """A ranking made up: how far its first image stands out, and how clear the choice was."""

    ranking: tuple[str, ...]
    lead: float
    clarity: float


class CompatibilityBot:
    """Sees a view and what is offered; all its chance comes from its character's seed."""

    def __init__(self, shelf: Shelf, character: Character) -> None:
        self._shelf, self._character = shelf, character
        self._temper = TEMPERS[character.strength]
        self._slowness = dice("pace", character.seed).random()
        self._deck = Deck(shelf, "", ())
        self._liking: list[float] = []
        self._habits: dict[str, Habit] = {}
        self._theme: tuple[int, Theme] | None = None
        self._feeling: Feeling | None = None
        self._reveals = 0
        self._laid: tuple[str, ...] = ()

    @property
    def known(self) -> Known | None:
        """How the bot knows the theme on the table; None before there was one."""
        return self._feeling.known if self._feeling else None

    def look(self, view: View) -> None:
        """Sit down to the deck, learn from a reveal, and take a new theme to heart."""
        if not self._deck.is_of(view.table):
            self._sit_down(view.table)
        self._watch(view)
        if view.theme and self._theme != (view.round, view.theme):
            self._theme = view.round, view.theme
            self._feeling = feel(self._shelf, view.table, view.theme)

    def think(self, view: View, offers: Offers) -> Thought | None:
        """Open a theme, double if sure, lock in; and then leave it at that."""
        self.look(view)
        if offers.roll_theme:
            return Thought(RollTheme(), self._seconds(view, OPENING, 0.5))
        if offers.open_theme:
            number = self._dice(view, "open").choice(offers.open_theme)
            return Thought(OpenTheme(number), self._seconds(view, OPENING, 0.5))
        if not offers.choose or not self._feeling or view.my_choice:
            return None
        mind = self._make_up_mind(view, offers.choose, self._feeling)
        if offers.claim_double and self._spends_on(view, mind):
            return Thought(ClaimDouble(), self._seconds(view, CLAIMING, 0.5))
        self._laid = mind.ranking
        doubled = mind.ranking[: self._doubles(view, offers.choose, mind)]
        effort = len(mind.ranking) / (5 + 5 * max(0.0, mind.clarity))
        seconds = self._seconds(view, CHOOSING, effort)
        return Thought(Choose(mind.ranking, doubled), seconds, REMARKS[self._feeling.known])

    def _sit_down(self, table: TableView) -> None:
        self._deck = Deck(self._shelf, table.deck, table.images)
        self._liking = liking(self._deck, self._character.seed)
        self._habits = {}
        self._theme = self._feeling = None

    def _watch(self, view: View) -> None:
        """Learn once from each reveal what those tend to choose whom one may have to match."""
        reveals = view.round if view.phase == "finished" else view.round - 1
        if view.last_round is None or reveals == self._reveals:
            return
        self._reveals = reveals
        if not (self._feeling and self._theme and self._theme[0] == reveals):
            return
        for seat in self._watched(view):
            ranking = view.last_round.rankings[seat]
            if ranking and not (seat == view.seat and ranking.images == self._laid):
                habit = self._habits.setdefault(view.table.names[seat], Habit(self._deck))
                habit.take_in(self._feeling, ranking.images)

    def _watched(self, view: View) -> tuple[Seat, ...]:
        """Those whom one may have to match, and whoever one stands in for."""
        person = (view.seat,) if self._character.stands_in and view.seat is not None else ()
        return _may_match(view) + person

    def _tastes(self, view: View, feeling: Feeling) -> list[float]:
        """The pull of each image beyond the theme: its taste, or its person's habit."""
        own = "" if view.seat is None else view.table.names[view.seat]
        if self._character.stands_in and own in self._habits:
            return self._habits[own].pull(feeling)
        taste = self._temper.taste
        known = zip(feeling.sways, self._liking, strict=True)
        return [sway * taste * liked for sway, liked in known]

    def _make_up_mind(self, view: View, pick: Pick, feeling: Feeling) -> Mind:
        whim = self._temper.whim
        pull, own = self._heeded(view, feeling)
        common = [one + other for one, other in zip(feeling.strengths, pull, strict=True)]
        gauss = self._dice(view, "choose").gauss
        felt = [
            each + own * (drawn + sway * whim * gauss(0.0, 1.0))
            for each, sway, drawn in zip(
                common, feeling.sways, self._tastes(view, feeling), strict=True
            )
        ]
        images = self._deck.images
        places = sorted(range(len(images)), key=felt.__getitem__, reverse=True)
        if pick.retired:
            places = [place for place in places if images[place] not in pick.retired]
        return _mind(images, common, places, pick.images)

    def _heeded(self, view: View, feeling: Feeling) -> tuple[list[float], float]:
        """Where those pull whom the bot has to match, and what is left of its own taste."""
        heed = self._temper.heed
        names = [view.table.names[seat] for seat in _to_match(view)]
        habits = [self._habits[name] for name in names if name in self._habits]
        if not habits:
            return [0.0] * len(feeling.strengths), 1.0
        rounds = min(habit.rounds for habit in habits)
        share = heed / len(habits)
        pulls = [habit.pull(feeling) for habit in habits]
        pull = [share * sum(each) for each in zip(*pulls, strict=True)]
        return pull, 1 - heed * rounds / (rounds + ROUNDS_TO_KNOW)

    def _doubles(self, view: View, pick: Pick, mind: Mind) -> int:
        """One at most: what a claim asks for, or a card of the pool that no partner drew on."""
        if pick.least_doubles or not pick.most_doubles:
            return pick.least_doubles
        left = view.sides[_side_of(view)].doubles_left
        partner_has = pick.most_doubles < min(left, pick.images)
        return int(self._spends_on(view, mind) and not partner_has)

    def _spends_on(self, view: View, mind: Mind) -> bool:
        return self._character.may_spend and self._is_sure(view, mind)

    def _is_sure(self, view: View, mind: Mind) -> bool:
        """Whether the first image will be the partner's first, too; at the end one dares more."""
        way = view.sides[_side_of(view)].space / len(view.table.track)
        lead = mind.lead + (ALONE_IS_DIRECT if len(mind.ranking) == 1 else 0.0)
        return lead >= SURE + (SURE_AT_THE_END - SURE) * way

    def _seconds(self, view: View, least_most: tuple[float, float], effort: float) -> float:
        """The harder and the slower the longer, with some chance."""
        least, most = least_most
        chance = self._dice(view, "pace").random()
        share = 0.6 * min(1.0, effort) + 0.25 * self._slowness + 0.15 * chance
        seconds = round(least + (most - least) * share, 1)
        limit = view.table.options.time_limit
        return min(seconds, limit * SHARE_OF_A_LIMIT[least_most]) if limit else seconds

    def _dice(self, view: View, question: str) -> Random:
        theme = view.theme
        about = (theme.card, theme.number) if theme else ("round", view.round)
        return dice(*self._character[:2], view.seat, question, *about)


def _mind(images: tuple[str, ...], common: list[float], places: list[int], picked: int) -> Mind:
    """The first places laid; the lead is over all others, as a partner sees them."""
    chosen, left = places[:picked], places[picked:]
    first, *others = (common[place] for place in places)
    weakest = min(common[place] for place in chosen)
    next_best = max((common[place] for place in left), default=weakest)
    lead = first - max(others, default=first)
    mean = sum(common[place] for place in chosen) / picked
    return Mind(tuple([images[place] for place in chosen]), lead, mean - next_best)


def _side_of(view: View) -> int:
    return next(side for side, seats in enumerate(view.table.sides) if view.seat in seats)


def _partners(view: View) -> tuple[Seat, ...]:
    return tuple(seat for seat in view.table.sides[_side_of(view)] if seat != view.seat)


def _to_match(view: View) -> tuple[Seat, ...]:
    """The seats whose choice counts for this seat now; the referent matches nobody."""
    if view.referent is None:
        return _partners(view)
    return () if view.referent == view.seat else (view.referent,)


def _may_match(view: View) -> tuple[Seat, ...]:
    """The seats whose choice may ever count: partners, or everybody who can be the referent."""
    if view.referent is None:
        return _partners(view)
    return tuple(seat for seat in range(len(view.seats)) if seat != view.seat)


make_bot = CompatibilityBot
"""`bots.make_bot` calls this for the game."""


def any_move(view: View, offers: Offers, dice: Random) -> Move | None:
    """A random legal move, or None if none is offered."""
    moves: list[Move] = []
    if offers.open_theme:
        moves.append(OpenTheme(dice.choice(offers.open_theme)))
    if offers.roll_theme:
        moves.append(RollTheme())
    if offers.choose:
        moves.append(_any_ranking(view.table.images, offers.choose, dice))
    if offers.reopen:
        moves.append(Reopen())
    if offers.claim_double:
        moves.append(ClaimDouble())
    if offers.time_up:
        moves.append(TimeUp(offers.time_up))
    return dice.choice(moves) if moves else None


def _any_ranking(deck: tuple[str, ...], pick: Pick, dice: Random) -> Choose:
    images = dice.sample([image for image in deck if image not in pick.retired], pick.images)
    doubles = dice.randint(pick.least_doubles, pick.most_doubles)
    return Choose(tuple(images), tuple(dice.sample(images, doubles)))
