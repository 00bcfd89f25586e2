"""Calibration: fits the bots' belief to people's clues, and measures how reliable it is.

It fits to `calibration_clues.toml`; the clues of `tests/bots/human_clues.toml` are held back.
"""

import tomllib
from collections.abc import Iterator, Sequence
from math import log
from pathlib import Path
from random import Random
from typing import NamedTuple

from bench.clue_quality import CHARACTERS, SHELF, human_clues, table_of
from samewave.bots import STRENGTHS, Character
from samewave.bots.clues import Clues, common_knowledge
from samewave.bots.likeness import speaks
from samewave.games.samegame.level import CRITERIA

CLUES = Path(__file__).parent / "calibration_clues.toml"
DRAWS = 5
"""The number of trials of each clue, each with other criteria in play."""
IN_PLAY = 6
GROUPS = (
    *(("intended_use",), ("appearance",), ("movement",), ("material",), ("price",)),
    ("length", "weight", "volume", "thickness"),
    *(("number_in_the_world",), ("importance", "effort_to_explain"), ("complexity",)),
    ("duration_of_use", "days_of_use"),
)
VAGUE = (0.005, 0.01, 0.02, 0.04, 0.08, 0.15, 0.3)
NOTICED = (-0.6, -0.4, -0.2, 0.0, 0.2, 0.4)
BINS = ((0.0, 0.2), (0.2, 0.3), (0.3, 0.4), (0.4, 0.5), (0.5, 0.6), (0.6, 0.8), (0.8, 1.01))

Alike = dict[str, tuple[float, float]]


class Case(NamedTuple):
    """A clue's likeness to its object in each criterion in play, and the trap."""

    likeness: dict[str, float]
    trap: str


def cases() -> Iterator[Case]:
    """Every clue, with the trap and other criteria of the circles and squares in play."""
    dice, knowledge = Random(1), common_knowledge()
    low = [each for group in [*CRITERIA.values()][:2] for each in group]
    for card, text, trap in tomllib.loads(CLUES.read_text("utf-8"))["clues"]:
        meaning = knowledge.words.meaning(text, ("en",))
        assert meaning, text
        place = knowledge.likeness.places[card]
        for _ in range(DRAWS):
            others = dice.sample([each for each in low if each != trap], IN_PLAY - 1)
            yield Case(
                {
                    each: knowledge.likeness.row(place, each)[meaning.place] / 255
                    for each in (trap, *others)
                },
                trap,
            )


def likelihood(found: Sequence[Case], alike: Alike) -> float:
    """The mean log probability that belief gives to the trap."""
    total = 0.0
    for case in found:
        weights = {each: speaks(near, *alike[each]) for each, near in case.likeness.items()}
        total += log(weights[case.trap] / sum(weights.values()))
    return total / len(found)


def fit(rounds: int = 3) -> Alike:
    """The best values, fitted group by group."""
    found = [*cases()]
    alike: Alike = {each: (0.04, 0.0) for group in GROUPS for each in group}
    for _ in range(rounds):
        for group in GROUPS:
            tried = [
                alike | dict.fromkeys(group, (vague, noticed))
                for vague in VAGUE
                for noticed in NOTICED
            ]
            alike = max(tried, key=lambda each: likelihood(found, each))
    return alike


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
    for criterion, values in fit().items():
        print(criterion, *values)


if __name__ == "__main__":
    main()
