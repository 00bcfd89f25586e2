"""samewave clue: judge a clue of The Same Game, and show what bots make of it."""

import sys
from collections.abc import Iterator
from typing import NamedTuple, TextIO

import click
import msgspec

from samewave.bots import STRENGTHS, Character
from samewave.bots.clues import Clues, common_knowledge
from samewave.games.samegame.clue import check
from samewave.games.samegame.level import CRITERIA
from samewave.games.samegame.lexicon import CLUE_LANGUAGES
from samewave.games.samegame.setup import names_of
from samewave.packs import Shelf

PACK = "house"
EVERY_CRITERION = tuple(each for group in CRITERIA.values() for each in group)
_COLUMNS = 3
UNREADABLE = 2
"""Exit code for lines that have no language, object and text."""


class Question(NamedTuple):
    """One clue, for one object, at a table of one language."""

    text: str
    object: str
    language: str


class Setting(NamedTuple):
    """The facts about a table that bots need to read a clue."""

    objects: str
    languages: tuple[str, ...]
    criteria: tuple[str, ...]


class Answer(msgspec.Struct):
    """The verdict on a clue, what bots take it for, and what each strength believes."""

    text: str
    object: str
    language: str
    verdict: str
    rule: str | None
    word: str
    taken_for: str | None
    sure: float
    beliefs: dict[str, dict[str, float]]


@click.command()
@click.argument("text")
@click.option("--object", "card", metavar="ID", help="The object on the card, such as ladder.")
@click.option(
    "--language", type=click.Choice([*CLUE_LANGUAGES]), default="en", help="The table's language."
)
@click.option("--criteria", metavar="A,B,C", help="IDs of the traits in play.  [default: all]")
@click.option("--json", "as_json", is_flag=True, help="Print a line of JSON for each clue.")
def clue(text: str, card: str | None, language: str, criteria: str | None, as_json: bool) -> None:
    """Judge the clue TEXT, and show how bots understand it.

    If TEXT is -, reads one clue per line from standard input: language, object and text, separated
    by tabs.
    """
    in_play = _criteria(criteria)
    for question in _questions(text, card, language):
        if question.object not in Shelf().objects(PACK):
            raise click.BadParameter(f"There is no object {question.object}.")
        answer = ask(question, in_play)
        click.echo(msgspec.json.encode(answer).decode() if as_json else _told(answer))


def ask(question: Question, criteria: tuple[str, ...]) -> Answer:
    """Everything that there is to know about a clue."""
    shelf, knowledge = Shelf(), common_knowledge()
    language = question.language
    names = names_of(shelf, PACK, question.object, (language,))
    verdict = check(question.text, names)
    meaning = knowledge.words.meaning(question.text, (language,))
    table = Setting(PACK, (language,), criteria)
    beliefs = {
        strength: Clues(shelf, Character(0, strength), knowledge).read(
            table, question.object, question.text
        )
        for strength in STRENGTHS
    }
    return Answer(
        text=question.text,
        object=question.object,
        language=language,
        verdict="fine" if not verdict.rule else "warned" if verdict.rule.is_warning else "refused",
        rule=verdict.rule.value if verdict.rule else None,
        word=verdict.word,
        taken_for=knowledge.words.known[meaning.place].id if meaning else None,
        sure=meaning.sure if meaning else 0.0,
        beliefs={
            strength: {each: round(likely, 3) for each, likely in belief.items()}
            for strength, belief in beliefs.items()
        },
    )


def _criteria(text: str | None) -> tuple[str, ...]:
    named = tuple(each.strip() for each in text.split(",")) if text else EVERY_CRITERION
    for each in named:
        if each not in EVERY_CRITERION:
            raise click.BadParameter(f"There is no trait {each}.")
    return named


def _questions(text: str, card: str | None, language: str) -> Iterator[Question]:
    if text == "-":
        yield from _read_lines(sys.stdin)
    elif card is None:
        raise click.UsageError("Name the object on the card with --object.")
    else:
        yield Question(text, card, language)


def _read_lines(lines: TextIO) -> Iterator[Question]:
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        columns = line.rstrip("\r\n").split("\t")
        if len(columns) != _COLUMNS or columns[0] not in CLUE_LANGUAGES:
            click.echo(f"Line {number} must have a language, an object and a text.", err=True)
            sys.exit(UNREADABLE)
        language, card, text = columns
        yield Question(text, card, language)


def _told(answer: Answer) -> str:
    """The answer as a few lines of text."""
    broken = ": ".join(filter(None, (answer.rule, answer.word)))
    reason = f" ({broken})" if broken else ""
    taken = f"{answer.taken_for}, {answer.sure:.0%} sure" if answer.taken_for else "nothing"
    lines = [f"{answer.text}: {answer.verdict}{reason}", f"  taken for {taken}"]
    for strength, belief in answer.beliefs.items():
        ranked = sorted(belief.items(), key=lambda pair: -pair[1])
        told = ", ".join(f"{each} {likely:.0%}" for each, likely in ranked)
        lines.append(f"  {strength}: {told}")
    return "\n".join(lines)
