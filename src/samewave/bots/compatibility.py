"""A bot for Compatibility: it combines associations, its own taste and its partner's habits."""

from random import Random
from typing import NamedTuple

from samewave.bots import Character, PlannedMove, Strength
from samewave.bots.association import Known, ThemeRating, rate_theme
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


class BotWeights(NamedTuple):
    """The parameters of a strength: weights of whim, own taste and the partner's habits."""

    whim: float
    taste: float
    partner: float


WEIGHTS: dict[Strength, BotWeights] = {
    "gentle": BotWeights(whim=6.5, taste=5.5, partner=0.8),
    "steady": BotWeights(whim=3.4, taste=3.0, partner=0.7),
    "sharp": BotWeights(whim=1.6, taste=1.8, partner=0.8),
}
ROUNDS_TO_KNOW = 4
"""The number of rounds after which a bot's own taste counts half as much as at first."""
SURE, SURE_AT_THE_END = 2.4, 1.4
"""How far an image must stand out to be doubled, at the start and before the finish."""
ALONE_IS_DIRECT = 0.3
"""The bonus for a hand of one image, because every match is then direct."""
OPENING, CLAIMING, CHOOSING = (2.0, 5.0), (3.0, 6.0), (8.0, 25.0)
"""The shortest and the longest thinking time in seconds."""
SHARE_OF_A_LIMIT = {OPENING: 1.0, CLAIMING: 0.2, CHOOSING: 0.6}
"""The greatest share of a time limit that a bot uses."""


REMARKS: dict[Known, str] = {
    "learned": "",
    "words": "bot_goes_by_words",
    "nothing": "bot_goes_by_taste",
}
"""The remark of a bot about a theme or deck without associations."""


class PlannedRanking(NamedTuple):
    """A planned ranking: how far its first image stands out, and how clear the choice was."""

    ranking: tuple[str, ...]
    lead: float
    clarity: float


class CompatibilityBot:
    """A bot at a table; all its random choices follow from its character's seed."""

    def __init__(self, shelf: Shelf, character: Character) -> None:
        self._shelf, self._character = shelf, character
        self._weights = WEIGHTS[character.strength]
        self._slowness = dice("pace", character.seed).random()
        self._deck = Deck(shelf, "", ())
        self._liking: list[float] = []
        self._habits: dict[str, Habit] = {}
        self._theme: tuple[int, Theme] | None = None
        self._rating: ThemeRating | None = None
        self._reveals = 0
        self._laid: tuple[str, ...] = ()

    @property
    def known(self) -> Known | None:
        """How the bot knows the current theme; None before the first one."""
        return self._rating.known if self._rating else None

    def look(self, view: View) -> None:
        """Learn the deck at the start, learn from a reveal, and rate the images for a new theme."""
        if not self._deck.is_of(view.table):
            self._sit_down(view.table)
        self._watch(view)
        if view.theme and self._theme != (view.round, view.theme):
            self._theme = view.round, view.theme
            self._rating = rate_theme(self._shelf, view.table, view.theme)

    def think(self, view: View, offers: Offers) -> PlannedMove | None:
        """Open a theme, claim a double if confident, lock in, and never reopen."""
        self.look(view)
        if offers.roll_theme:
            return PlannedMove(RollTheme(), self._seconds(view, OPENING, 0.5))
        if offers.open_theme:
            number = self._dice(view, "open").choice(offers.open_theme)
            return PlannedMove(OpenTheme(number), self._seconds(view, OPENING, 0.5))
        if not offers.choose or not self._rating or view.my_choice:
            return None
        plan = self._plan_ranking(view, offers.choose, self._rating)
        if offers.claim_double and self._spends_on(view, plan):
            return PlannedMove(ClaimDouble(), self._seconds(view, CLAIMING, 0.5))
        self._laid = plan.ranking
        doubled = plan.ranking[: self._doubles(view, offers.choose, plan)]
        effort = len(plan.ranking) / (5 + 5 * max(0.0, plan.clarity))
        seconds = self._seconds(view, CHOOSING, effort)
        return PlannedMove(Choose(plan.ranking, doubled), seconds, REMARKS[self._rating.known])

    def _sit_down(self, table: TableView) -> None:
        self._deck = Deck(self._shelf, table.deck, table.images)
        self._liking = liking(self._deck, self._character.seed)
        self._habits = {}
        self._theme = self._rating = None

    def _watch(self, view: View) -> None:
        """Learn once from each reveal what the players to match tend to choose."""
        reveals = view.round if view.phase == "finished" else view.round - 1
        if view.last_round is None or reveals == self._reveals:
            return
        self._reveals = reveals
        if not (self._rating and self._theme and self._theme[0] == reveals):
            return
        for seat in self._watched(view):
            ranking = view.last_round.rankings[seat]
            if ranking and not (seat == view.seat and ranking.images == self._laid):
                habit = self._habits.setdefault(view.table.names[seat], Habit(self._deck))
                habit.learn(self._rating, ranking.images)

    def _watched(self, view: View) -> tuple[Seat, ...]:
        """The players to match, and the player whom this bot replaces."""
        person = (view.seat,) if self._character.stands_in and view.seat is not None else ()
        return _may_match(view) + person

    def _tastes(self, view: View, rating: ThemeRating) -> list[float]:
        """The pull beyond the theme: the bot's taste, or the replaced person's habit."""
        own = "" if view.seat is None else view.table.names[view.seat]
        if self._character.stands_in and own in self._habits:
            return self._habits[own].pull(rating)
        taste = self._weights.taste
        known = zip(rating.taste_shares, self._liking, strict=True)
        return [taste_share * taste * liked for taste_share, liked in known]

    def _plan_ranking(self, view: View, pick: Pick, rating: ThemeRating) -> PlannedRanking:
        whim = self._weights.whim
        pull, own = self._partner_pull(view, rating)
        common = [one + other for one, other in zip(rating.strengths, pull, strict=True)]
        gauss = self._dice(view, "choose").gauss
        felt = [
            each + own * (drawn + taste_share * whim * gauss(0.0, 1.0))
            for each, taste_share, drawn in zip(
                common, rating.taste_shares, self._tastes(view, rating), strict=True
            )
        ]
        images = self._deck.images
        places = sorted(range(len(images)), key=felt.__getitem__, reverse=True)
        if pick.retired:
            places = [place for place in places if images[place] not in pick.retired]
        return _planned(images, common, places, pick.images)

    def _partner_pull(self, view: View, rating: ThemeRating) -> tuple[list[float], float]:
        """The habits of the players to match, plus the remaining weight of the bot's own taste."""
        partner = self._weights.partner
        names = [view.table.names[seat] for seat in _to_match(view)]
        habits = [self._habits[name] for name in names if name in self._habits]
        if not habits:
            return [0.0] * len(rating.strengths), 1.0
        rounds = min(habit.rounds for habit in habits)
        share = partner / len(habits)
        pulls = [habit.pull(rating) for habit in habits]
        pull = [share * sum(each) for each in zip(*pulls, strict=True)]
        return pull, 1 - partner * rounds / (rounds + ROUNDS_TO_KNOW)

    def _doubles(self, view: View, pick: Pick, plan: PlannedRanking) -> int:
        """At most one double: the one that was claimed, or a card that no partner has used."""
        if pick.least_doubles or not pick.most_doubles:
            return pick.least_doubles
        left = view.sides[_side_of(view)].doubles_left
        partner_has = pick.most_doubles < min(left, pick.images)
        return int(self._spends_on(view, plan) and not partner_has)

    def _spends_on(self, view: View, plan: PlannedRanking) -> bool:
        return self._character.may_spend and self._is_sure(view, plan)

    def _is_sure(self, view: View, plan: PlannedRanking) -> bool:
        """Whether the first image is likely to be the partner's first, too; bolder near the end."""
        way = view.sides[_side_of(view)].space / len(view.table.track)
        lead = plan.lead + (ALONE_IS_DIRECT if len(plan.ranking) == 1 else 0.0)
        return lead >= SURE + (SURE_AT_THE_END - SURE) * way

    def _seconds(self, view: View, least_most: tuple[float, float], effort: float) -> float:
        """The thinking time: longer for a harder choice and a slower character, partly random."""
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


def _planned(
    images: tuple[str, ...], common: list[float], places: list[int], picked: int
) -> PlannedRanking:
    """The first images, and how far the first one is ahead of all others."""
    chosen, left = places[:picked], places[picked:]
    first, *others = (common[place] for place in places)
    weakest = min(common[place] for place in chosen)
    next_best = max((common[place] for place in left), default=weakest)
    lead = first - max(others, default=first)
    mean = sum(common[place] for place in chosen) / picked
    return PlannedRanking(tuple([images[place] for place in chosen]), lead, mean - next_best)


def _side_of(view: View) -> int:
    return next(side for side, seats in enumerate(view.table.sides) if view.seat in seats)


def _partners(view: View) -> tuple[Seat, ...]:
    return tuple(seat for seat in view.table.sides[_side_of(view)] if seat != view.seat)


def _to_match(view: View) -> tuple[Seat, ...]:
    """The seats that this seat must match now; none for the referent."""
    if view.referent is None:
        return _partners(view)
    return () if view.referent == view.seat else (view.referent,)


def _may_match(view: View) -> tuple[Seat, ...]:
    """The seats that this seat may have to match: partners, or all possible referents."""
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
