"""Bots at Compatibility: how much they agree, what they double, and the cost of a decision."""

from collections.abc import Iterator, Sequence
from statistics import fmean, median
from time import process_time
from typing import NamedTuple

from msgspec.structs import replace

from bench.games import GAME
from samewave.bots import STRENGTHS, Character, Strength
from samewave.bots.compatibility import CompatibilityBot
from samewave.core import Chance, apply, begin
from samewave.games.compatibility.edition import FULL_HAND, Options
from samewave.games.compatibility.events import RoundScored
from samewave.games.compatibility.setup import Setup
from samewave.packs import Shelf

SHELF = Shelf()
PAIR = Setup(edition="2016", mode="duo", seats=("Ada", "Ben"))
TEAMS = {
    "2010": Setup(edition="2010", mode="teams", seats=("Ada", "Ben", "Cleo", "Dev")),
    "1996": Setup(
        edition="1996",
        mode="teams",
        seats=("Ada", "Ben", "Cleo", "Dev"),
        options=Options(double_up=True),
    ),
}
TABLES = {
    "8 in teams": replace(TEAMS["2010"], seats=tuple("ABCDEFGH")),
    "7 individuals": Setup(edition="2016", mode="individual", seats=tuple("ABCDEFG")),
}
GAMES = 60
REPEATS = 5


class Alike(NamedTuple):
    """The images (of five) that partners share on average: two characters, and one with itself."""

    different: float
    same: float


class Doubled(NamedTuple):
    """Doubles per game, and how many of them doubled a match."""

    laid: float
    helped: float


class Cost(NamedTuple):
    """CPU seconds for a decision with its observations, and for judging it."""

    decision: float
    move: float


def alike() -> dict[Strength, Alike]:
    """Pairs who play together, by strength."""
    return {
        strength: Alike(
            fmean(_shared(strength, [(pair, GAMES + pair) for pair in range(GAMES)])),
            fmean(_shared(strength, [(pair, pair) for pair in range(GAMES)])),
        )
        for strength in STRENGTHS
    }


def across_strengths() -> float:
    """Images of five that one character lays both as a gentle and as a sharp bot."""
    return fmean(_laid_twice())


def _laid_twice() -> Iterator[int]:
    """The first theme of many games, with both bots in the same seat."""
    for table in range(4 * GAMES):
        chance = Chance(table)
        state, _ = begin(GAME, PAIR, chance)
        hands: list[tuple[str, ...]] = []
        while not hands:
            seat = state.waiting_for[0]
            view, offers = GAME.view(state, seat), GAME.offers(state, seat)
            thoughts = [
                CompatibilityBot(SHELF, Character(table, strength)).think(view, offers)
                for strength in (STRENGTHS[0], STRENGTHS[-1])
            ]
            hands = [each.move.images for each in thoughts if each and offers.choose]
            if not hands and thoughts[0]:
                state, _ = apply(GAME, state, seat, thoughts[0].move, chance)
        yield len({*hands[0]} & {*hands[1]})


def doubled() -> dict[str, Doubled]:
    """The points that two teams of steady bots win with their tokens or cards, by box."""
    return {edition: _doubled(setup) for edition, setup in TEAMS.items()}


def costs() -> dict[str, Cost]:
    """By kind of table; in individual play a bot learns about all. The first game warms up."""
    found = {}
    for table, setup in TABLES.items():
        _, *played = (_timed(setup, seed) for seed in range(1 + REPEATS))
        found[table] = Cost(*map(median, zip(*played, strict=True)))
    return found


def play(setup: Setup, characters: Sequence[Character], seed: int) -> Iterator[RoundScored]:
    """A whole game of bots, round by round."""
    chance = Chance(seed)
    state, _ = begin(GAME, setup, chance)
    bots = [CompatibilityBot(SHELF, character) for character in characters]
    while not state.finished:
        for seat in state.waiting_for:
            thought = bots[seat].think(GAME.view(state, seat), GAME.offers(state, seat))
            if thought:
                state, events = apply(GAME, state, seat, thought.move, chance)
                yield from (event for event in events if isinstance(event, RoundScored))
                break


def _shared(strength: Strength, pairs: Sequence[tuple[int, int]]) -> Iterator[int]:
    """The number of shared images in rounds in which both lay a full hand."""
    for table, seeds in enumerate(pairs):
        for scored in play(PAIR, [Character(seed, strength) for seed in seeds], table):
            one, other = (ranking.images for ranking in scored.rankings if ranking)
            if len(one) == FULL_HAND:
                yield len({*one} & {*other})


def _doubled(setup: Setup) -> Doubled:
    laid = helped = 0
    for table in range(GAMES):
        for scored in play(setup, [Character(100 * table + seat) for seat in range(4)], table):
            laid += sum(len(ranking.double) for ranking in scored.rankings if ranking)
            helped += sum(match.doubled for turn in scored.turns for match in turn.matches)
    return Doubled(laid / GAMES, helped / GAMES)


def _timed(setup: Setup, seed: int) -> Cost:
    chance, moves = Chance(seed), 0
    state, _ = begin(GAME, setup, chance)
    bots = [CompatibilityBot(SHELF, Character(seat)) for seat in range(len(setup.seats))]
    thinking = judging = 0.0
    while not state.finished:
        seat = state.waiting_for[0]
        view, offers = GAME.view(state, seat), GAME.offers(state, seat)
        before = process_time()
        thought = bots[seat].think(view, offers)
        between = process_time()
        assert thought
        state, _ = apply(GAME, state, seat, thought.move, chance)
        judging += process_time() - between
        thinking += between - before
        moves += 1
    return Cost(thinking / moves, judging / moves)


def report() -> None:
    """Print all of it."""
    print(f"\nCompatibility bots, images of 5 shared with a partner, {GAMES} games each")
    for strength, found in alike().items():
        print(f"  {strength:8}{found.different:6.2f}, with oneself {found.same:.2f}")
    print(f"  one character as gentle and as sharp: {across_strengths():.2f}")
    for edition, doubles in doubled().items():
        print(
            f"  {edition}: {doubles.laid:.1f} doubles a game, {doubles.helped:.1f} matches doubled"
        )
    for table, spent in costs().items():
        print(
            f"  {table}: {1e6 * spent.decision:.0f} us a decision ="
            f" {spent.decision / spent.move:.0f} judged moves of {1e6 * spent.move:.1f} us"
        )
