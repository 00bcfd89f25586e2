"""Bots of The Same Game: how well four of them play, the value of their facts, and the cost."""

import tracemalloc
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from random import Random
from statistics import mean, median
from time import process_time
from typing import NamedTuple

from msgspec.structs import replace

from bench.clues import seconds_of_a_move
from samewave.bots import STRENGTHS, Character, PlannedMove, Strength
from samewave.bots.clues import ThingKnowledge, common_knowledge
from samewave.bots.samegame import SameGameBot
from samewave.core import Chance, apply, begin
from samewave.games.samegame import SameGame
from samewave.games.samegame.events import WriteClue
from samewave.games.samegame.level import LEVELS, Result, result_of
from samewave.games.samegame.lexicon import CLUE_LANGUAGES, lexicon
from samewave.games.samegame.setup import Setup
from samewave.games.samegame.state import State
from samewave.packs import Shelf, things
from samewave.packs.pack import text_in
from samewave.packs.things import FACTS, Thing

SHELF = Shelf()
GAME = SameGame(SHELF)
NAMES = ("Ada", "Ben", "Cleo", "Dev")
GAMES = 100
REPEATS = 7
SAMPLE_SEEDS = {"en": 101_000, "fr": 102_000, "de": 103_000, "es": 106_000, "it": 105_000}
"""Other objects in each language."""
SAMPLE_HEAD = ("object", "trap", "other criteria", "clue", "another bot believes")
SILVER = (Result.SILVER, Result.GOLD)

Timed = Callable[[PlannedMove | None, float], None]


class Cost(NamedTuple):
    """Seconds for a decision, for one with a clue, and the longest; and for judging a move."""

    thought: float
    clue: float
    worst: float
    move: float


def scores(level: int, seat_bots: Callable[[int], Sequence[SameGameBot]]) -> list[int]:
    """The final scores of games; the same deals for everybody."""
    return [play(seed, level, seat_bots(seed)).score for seed in range(GAMES)]


def of_strength(strength: Strength) -> Callable[[int], list[SameGameBot]]:
    """Four bots of this strength, different ones in every game."""
    return lambda seed: [
        SameGameBot(SHELF, Character(len(NAMES) * seed + seat, strength))
        for seat in range(len(NAMES))
    ]


def confused(strength: Strength) -> Callable[[int], list[SameGameBot]]:
    """The same, but for each of the four the facts are assigned to the wrong things.

    Each in another way: four bots with the same wrong facts would understand each other.
    """
    minds = [shuffled(seat) for seat in range(len(NAMES))]
    return lambda seed: [
        SameGameBot(SHELF, Character(len(NAMES) * seed + seat, strength), mind)
        for seat, mind in enumerate(minds)
    ]


def shuffled(seed: int) -> ThingKnowledge:
    """All things with the facts of others."""
    known = things()
    others = Random(seed).sample(known, len(known))
    return ThingKnowledge([*map(_with_facts_of, known, others)])


def _with_facts_of(thing: Thing, other: Thing) -> Thing:
    return replace(thing, **{name: getattr(other, name) for name in FACTS})


def play(
    seed: int, level: int, bots: Sequence[SameGameBot], timed: Timed = lambda *_: None
) -> State:
    """A game in which the bot with the shortest thinking time moves first."""
    chance = Chance(seed)
    state, _ = begin(GAME, Setup(level=level, seats=NAMES[: len(bots)]), chance)
    while not state.finished:
        seconds, seat = 600.0, -1
        for waiting in state.waiting_for:
            view, offers = GAME.view(state, waiting), GAME.offers(state, waiting)
            before = process_time()
            thought = bots[waiting].think(view, offers)
            timed(thought, process_time() - before)
            if thought and thought.seconds < seconds:
                seconds, seat, move = thought.seconds, waiting, thought.move
        state, _ = apply(GAME, state, seat, move, chance)
    return state


def cost() -> Cost:
    """All levels, after warm-up games."""
    spent: list[tuple[bool, float]] = []

    def note(thought: PlannedMove | None, seconds: float) -> None:
        spent.append((thought is not None and isinstance(thought.move, WriteClue), seconds))

    for warm in range(2):
        spent.clear()
        for seed in range(GAMES):
            level = 1 + seed % len(LEVELS)
            play(seed + warm * GAMES, level, of_strength("sharp")(seed), note)
    return Cost(
        thought=mean(seconds for _, seconds in spent),
        clue=mean(seconds for writes, seconds in spent if writes),
        worst=max(seconds for _, seconds in spent),
        move=median(seconds_of_a_move() for _ in range(REPEATS)),
    )


def memory() -> int:
    """Bytes that bots add to a process once every card and criterion was used."""
    for language in CLUE_LANGUAGES:
        lexicon(language)  # the game's, not the bots'
    things.cache_clear()
    common_knowledge.cache_clear()
    tracemalloc.start()
    likeness, words = common_knowledge().likeness, common_knowledge().words
    for card in SHELF.objects("house"):
        for criterion in _criteria():
            likeness.row(likeness.places[card], criterion)
    for language in CLUE_LANGUAGES:
        words.meaning(words.names(0, language)[0], (language,))
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return size


def _criteria() -> Iterator[str]:
    pack = SHELF.pack("house")
    return (criterion.id for criterion in (pack.criteria if pack else ()))


def sample(language: str, clues: int) -> Iterator[str]:
    """Lines of a table: clues of bots in as many games, and how their neighbours read them."""
    yield f"| {' | '.join(SAMPLE_HEAD)} |"
    yield f"|{'---|' * len(SAMPLE_HEAD)}"
    first = SAMPLE_SEEDS[language]
    for seed in range(first, first + clues):
        setup = Setup(level=1 + seed % len(LEVELS), seats=NAMES, language=language, first=0)
        state, _ = begin(GAME, setup, Chance(seed))
        writer, reader = of_strength("sharp")(seed)[:2]
        writes = writer.think(GAME.view(state, 0), GAME.offers(state, 0))
        text = writes.move.text if writes and isinstance(writes.move, WriteClue) else ""
        card, trap = state.objects[0], state.trap_of(0)
        belief = reader.belief(GAME.view(state, 1), 0, card, text)
        best = sorted(belief, key=belief.__getitem__, reverse=True)[:2]
        yield (
            "| "
            + " | ".join(
                (
                    SHELF.object_name("house", card, language),
                    _criterion(trap, language),
                    ", ".join(_criterion(each, language) for each in belief if each != trap),
                    text or "(asks for the swap)",
                    ", ".join(f"{_criterion(each, language)} {belief[each]:.0%}" for each in best),
                )
            )
            + " |"
        )


def _criterion(name: str, language: str) -> str:
    pack = SHELF.pack("house")
    assert pack
    return next(text_in(language, each.name) for each in pack.criteria if each.id == name)


def main() -> None:
    """A sample of clues, for the docs."""
    for language in CLUE_LANGUAGES:
        print(f"\n## {language}\n", *sample(language, 50), sep="\n")


def report() -> None:
    """Print all of it."""
    print(f"\nSame Game bots, {GAMES} games of four each: mean score, silver or better, results")
    for strength in STRENGTHS:
        for level in LEVELS:
            _print_scores(f"{strength}, level {level}", scores(level, of_strength(strength)))
    for level in (1, 4):
        _print_scores(f"facts shuffled, level {level}", scores(level, confused("sharp")))
    _print_cost(cost())
    print(f"  memory {memory() / 2**20:.1f} MB")


def _print_scores(name: str, reached: list[int]) -> None:
    results = Counter(map(result_of, reached))
    won = sum(results[result] for result in SILVER) / len(reached)
    told = ", ".join(
        f"{results[each]} {each.replace('_', ' ')}" for each in Result if results[each]
    )
    print(f"  {name:25}{mean(reached):6.1f}{won:6.0%}  {told}")


def _print_cost(cost: Cost) -> None:
    for name, seconds in zip(("thought", "clue", "worst"), cost[:3], strict=True):
        print(f"  a {name:8}{1e6 * seconds:8.1f} us = {seconds / cost.move:5.1f} judged moves")


if __name__ == "__main__":
    main()
