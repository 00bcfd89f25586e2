"""How fairly clues are judged, and how well bots read people's clues; run it as a module."""

import tomllib
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from statistics import mean
from typing import NamedTuple

from tests.samegame.clues import Judged, everyday_clues, fresh_clues, held_back_clues

from samewave.bots import STRENGTHS, Character, Strength
from samewave.bots.clues import Clues, common_knowledge
from samewave.games.samegame.clue import check
from samewave.games.samegame.level import CRITERIA
from samewave.games.samegame.lexicon import CLUE_LANGUAGES
from samewave.packs import Shelf, things

SHELF = Shelf()
HUMAN_CLUES, MIXED_CLUES = (
    Path(__file__).parents[1] / "tests" / "bots" / name
    for name in ("human_clues.toml", "mixed_clues.toml")
)
CHARACTERS = 20
"""Bots of each strength that read every clue."""


class Mistake(NamedTuple):
    """A verdict that a fair judge would not give."""

    kind: str
    text: str
    said: str


class HumanClue(NamedTuple):
    """A clue that a person wrote, and the criteria that were in play."""

    language: str
    object: str
    text: str
    trap: str
    criteria: tuple[str, ...]


def mistakes(clues: Iterable[Judged], language: str) -> Iterator[Mistake]:
    """The clues on which the checker and the fair judge differ."""
    for clue in clues:
        verdict = check(clue.text, {language: clue.object})
        said = (
            "fine" if verdict.rule is None else "warned" if verdict.rule.is_warning else "refused"
        )
        rule = "" if verdict.rule is None else verdict.rule.value
        if said == clue.verdict:
            continue
        if clue.verdict == "fine":
            kind = "false refusal" if said == "refused" else "false warning"
        elif said == "fine":
            kind = "missed offence"
        else:
            kind = "too mild" if said == "warned" else "too strict"
        yield Mistake(kind, clue.text, rule)


def warned_names() -> Iterator[Mistake]:
    """Names of our own objects and things that the checker refuses or warns of."""
    for language in CLUE_LANGUAGES:
        names = {name for thing in things() for name in thing.names(language)}
        names |= {SHELF.object_name("house", card, language) for card in SHELF.objects("house")}
        for name in sorted(names):
            verdict = check(name, {language: ""})
            if verdict.rule:
                kind = "name warned of" if verdict.rule.is_warning else "name refused"
                yield Mistake(kind, f"{language} {name}", verdict.rule.value)


def human_clues(file: Path = HUMAN_CLUES) -> list[HumanClue]:
    rows = tomllib.loads(file.read_text("utf-8"))["clues"]
    circles = next(group for group in CRITERIA.values() if "appearance" in group)
    return [
        HumanClue(language, card, text, trap, (*(c for c in circles if c != missing), square))
        for language, card, text, trap, missing, square in rows
    ]


class Table(NamedTuple):
    """The facts about a table that bots need to read a clue."""

    objects: str
    languages: tuple[str, ...]
    criteria: tuple[str, ...]


def table_of(clue: HumanClue) -> Table:
    """A table in the language of the clue, with its criteria in play."""
    return Table("house", (clue.language,), clue.criteria)


def found_first(strength: Strength, file: Path = HUMAN_CLUES) -> float:
    """The share of people's clues in which a bot of this strength suspects the trap most."""
    return mean(found for of_trap in found_by_trap(strength, file).values() for found in of_trap)


def found_by_trap(strength: Strength, file: Path = HUMAN_CLUES) -> dict[str, list[bool]]:
    """By trap: whether each of the bots suspects it most, for each of its clues."""
    found: dict[str, list[bool]] = defaultdict(list)
    for seed in range(CHARACTERS):
        reader = Clues(SHELF, Character(seed, strength), common_knowledge())
        for clue in human_clues(file):
            belief = reader.read(table_of(clue), clue.object, clue.text)
            best = max(belief, key=belief.__getitem__)
            found[clue.trap].append(best == clue.trap and len({*belief.values()}) > 1)
    return found


def unknown(file: Path = HUMAN_CLUES) -> list[str]:
    """People's clues that mean nothing to bots."""
    words, clues = common_knowledge().words, human_clues(file)
    return [clue.text for clue in clues if not words.meaning(clue.text, (clue.language,))]


def main() -> None:
    lists = {"Fresh": fresh_clues, "Held-back": held_back_clues, "Everyday": everyday_clues}
    for title, clues_of in lists.items():
        print(f"{title} clues judged as a fair judge would not")
        for language in CLUE_LANGUAGES:
            found = [*mistakes(clues_of(language), language)]
            print(f"  {language}", dict(Counter(each.kind for each in found)))
            for each in found:
                print(f"    {each.kind}: {each.text} ({each.said or 'fine'})")
    names = [*warned_names()]
    print("Our own names:", dict(Counter(each.kind for each in names)))
    print("  " + "; ".join(f"{each.text} ({each.said})" for each in names[:40]))
    for file in (HUMAN_CLUES, MIXED_CLUES):
        print(f"{file.name}: bots do not know {unknown(file)}")
        for strength in STRENGTHS:
            by_trap = found_by_trap(strength, file)
            print(f"  {strength} suspects the trap first: {found_first(strength, file):.0%}")
            print("    " + ", ".join(f"{trap} {mean(each):.0%}" for trap, each in by_trap.items()))


if __name__ == "__main__":
    main()
