"""Clues: what checking one costs, in moves that the engine judges in the same time."""

import gc
import subprocess
import sys
from statistics import median
from time import process_time
from typing import NamedTuple

from bench.games import GAME, SETUP, whole_game
from samewave.core import Chance, apply, begin
from samewave.games.samegame.clue import check
from samewave.games.samegame.lexicon import CLUE_LANGUAGES
from samewave.packs import Shelf

REPEATS = 7


class Cost(NamedTuple):
    """Seconds for a clue, seconds for a move, and seconds for the first clue of a language."""

    clue: float
    move: float
    loading: float


def costs() -> dict[str, Cost]:
    """All object names of the house as clues, language by language, beside a game of moves."""
    return {language: _cost(language) for language in CLUE_LANGUAGES}


def _cost(language: str) -> Cost:
    """Each name is checked once, so that nothing is cached; "blimbo" loads the whole lexicon."""
    shelf = Shelf()
    first, *names = [shelf.object_name("house", card, language) for card in shelf.objects("house")]
    loading = _seconds_of_clues([first, "blimbo"], language)
    gc.collect()  # so that garbage of loading is not counted
    clue = _seconds_of_clues(names, language) / len(names)
    return Cost(clue, median(seconds_of_a_move() for _ in range(REPEATS)), loading)


def _seconds_of_clues(names: list[str], language: str) -> float:
    before = process_time()
    for name in names:
        check(name, {language: "ladder"})
    return process_time() - before


def memory() -> float:
    """Megabytes that a clue in every language adds to a fresh process, mapped files included."""
    code = """
import os
from samewave.games.samegame.lexicon import CLUE_LANGUAGES
from samewave.games.samegame.clue import check

def size():
    pages = int(open("/proc/self/statm").read().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20

before = size()
for language in CLUE_LANGUAGES:
    for text in ("spoon", "blimbork"):
        check(text, {language: "ladder"})
print(size() - before)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True)
    return float(done.stdout)


def seconds_of_a_move() -> float:
    game = whole_game(seed=1)
    chance = Chance(game.seed)
    state, _ = begin(GAME, SETUP, chance)
    before = process_time()
    for seat, move in game.moves:
        state, _ = apply(GAME, state, seat, move, chance)
    return (process_time() - before) / len(game.moves)
