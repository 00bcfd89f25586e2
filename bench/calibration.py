"""Calibration: fits the bots' belief to people's clues, and measures how reliable it is.

It fits to `calibration_clues.toml`; the clues of `tests/bots/human_clues.toml` are held back.
"""

import tomllib
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from math import log
from pathlib import Path
from random import Random
from typing import NamedTuple

from bench.clue_quality import CHARACTERS, SHELF, human_clues, table_of
from samewave.bots import STRENGTHS, Character
from samewave.bots.clues import CONFIDENCE, Clues, common_knowledge
from samewave.bots.likeness import WIDTHS, evidence
from samewave.games.samegame.level import CRITERIA

CLUES = Path(__file__).parent / "calibration_clues.toml"
DRAWS = 5
"""The number of trials of each clue, each with other criteria in play."""
IN_PLAY = 6
FEW = 10
"""Clues of traps that have fewer do not weigh more."""
GROUPS = (
    *(("intended_use",), ("appearance",), ("movement",), ("material",), ("price",)),
    ("length",),
    ("weight", "volume", "thickness"),
    *(("number_in_the_world",), ("importance", "effort_to_explain"), ("complexity",)),
    ("duration_of_use", "days_of_use"),
)
TRIED = (0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.8, 1.0, 1.3)
BINS = ((0.0, 0.2), (0.2, 0.3), (0.3, 0.4), (0.4, 0.5), (0.5, 0.6), (0.6, 0.8), (0.8, 1.01))


class Case(NamedTuple):
    """A clue as the places of two things, the criteria in play with the trap first, a weight."""

    place: int
    clue: int
    criteria: tuple[str, ...]
    weight: float


def cases() -> Iterator[Case]:
    """Every clue with other circles and squares in play; each trap has the same weight in all."""
    dice, knowledge = Random(1), common_knowledge()
    low = [each for group in [*CRITERIA.values()][:2] for each in group]
    clues = tomllib.loads(CLUES.read_text("utf-8"))["clues"]
    rows = [(language, *row) for language, listed in clues.items() for row in listed]
    frequency = Counter(trap for *_, trap in rows)
    for language, card, text, trap in rows:
        meaning = knowledge.words.meaning(text, (language,))
        if not meaning:
            continue
        place = knowledge.likeness.places[card]
        for _ in range(DRAWS):
            others = dice.sample([each for each in low if each != trap], IN_PLAY - 1)
            yield Case(place, meaning.place, (trap, *others), 1 / max(frequency[trap], FEW))


@cache
def weight(place: int, clue: int, criterion: str, width: float) -> float:
    """The evidence of a clue for a criterion, as much as a bot without errors believes it."""
    differences = common_knowledge().likeness.differences(place, criterion)
    return float(evidence(differences, width)[clue] ** CONFIDENCE)


def likelihood(found: Sequence[Case], widths: dict[str, float]) -> float:
    """The mean log probability that belief gives to the trap."""
    total = 0.0
    for case in found:
        weights = [weight(case.place, case.clue, each, widths[each]) for each in case.criteria]
        total += case.weight * log(weights[0] / sum(weights))
    return total / sum(case.weight for case in found)


def fit(rounds: int = 2) -> dict[str, float]:
    """The best widths, fitted group by group."""
    found = [*cases()]
    widths = dict(WIDTHS)
    for _ in range(rounds):
        for group in GROUPS:
            tried = [widths | dict.fromkeys(group, width) for width in TRIED]
            widths = max(tried, key=lambda each: likelihood(found, each))
    return widths


def reliability() -> Iterator[str]:
    """Rows of a table: how sure bots were of held-back clues, and how often they were right."""
    clues = human_clues()
    for low, high in BINS:
        cells = []
        for strength in STRENGTHS:
            said, right = [], 0
            for seed in range(CHARACTERS):
                reader = Clues(SHELF, Character(seed, strength), common_knowledge())
                for clue in clues:
                    belief = reader.read(table_of(clue), clue.object, clue.text)
                    for each, likely in belief.items():
                        if low <= likely < high:
                            said.append(likely)
                            right += each == clue.trap
            cells.append(
                f"{sum(said) / len(said):.0%} → {right / len(said):.0%} ({len(said)})"
                if said
                else ""
            )
        yield f"| {low:.0%} to {min(high, 1):.0%} | {' | '.join(cells)} |"


def main() -> None:
    print("| belief in a criterion | gentle | steady | sharp |\n|---|---|---|---|")
    print(*reliability(), sep="\n")
    for criterion, width in fit().items():
        print(criterion, width)


if __name__ == "__main__":
    main()
