"""Sentences: the English texts of refusals and hints, for a terminal.

The sentences of refusals are data in `refusals/`: `<language>.json` for players, which the page
reads, too, and `programs/en.json` for codes that only programs and authors of packs get.
"""

from functools import lru_cache
from importlib.resources import files
from typing import Any

import msgspec

from samewave.core import Refused
from samewave.core.catalogue import Hint

_FILES = ("en.json", "programs/en.json")

HINTS = {
    # Compatibility
    "practice_open_theme": "You open the theme. Call a number from 1 to {most} before anyone sees"
    " the card. Try {number}.",
    "practice_pick_images": "Your pawn is on a {number}, so pick {number} images for the theme."
    " {partner}, your partner, picks in secret too. You score for every image you share.",
    "practice_rank": "Rank them, strongest first. An image you both put in the same place scores"
    " more. Try {images}.",
    "practice_rank_freely": "Rank them, strongest first. An image you both put in the same place"
    " scores more.",
    "practice_lock_in": "Now lock in. You can still change your mind until everyone has.",
    "practice_wait": "Your images are face down. The reveal starts when everyone has locked in.",
    "practice_direct_match": "You both have {image} in place {place}. A direct match: {points}"
    " points!",
    "practice_indirect_match": "{image} is your number {mine} and {partner}'s number {theirs}. An"
    " indirect match: {points} points.",
    "practice_no_match": "No images in common this time. It happens!",
    "practice_points": "{points} points take your pawn to space {space}. Next round you pick"
    " {number}.",
    "practice_done": "That's it! Keep going, round by round. First to the end of the track wins.",
    # The Same Game
    "practice_trap": "Your object is {object}. Your number {number} is on {criterion}. That's your"
    " trap.",
    "practice_clue": "Name another thing that's like {object} in {criterion} and nothing else.",
    "practice_try": "Try “{clue}”.",
    "practice_swap": "No idea? The group can swap one object per game.",
    "practice_swap_asked": "You asked for another object. Everyone has to agree.",
    "practice_answer_swap": "{seat} wants to swap their object. You get one swap per game, if"
    " everyone agrees.",
    "practice_written": "Your clue is in. The others are still writing.",
    "practice_begin_turn": "Your turn! Show object and clue. Then no talking, no pointing.",
    "practice_other_begins": "{seat} is next, and you're guessing.",
    "practice_be_silent": "The others lift cups where the two things differ. If they lift"
    " {criterion}, your trap, the turn ends.",
    "practice_agreement": "A cup is lifted as soon as everyone points at it. You can move your"
    " finger any time.",
    "practice_guess": "{object} and {clue} share just one trait: the trap of {seat}. Leave it"
    " alone and lift the others. Where do they differ most?",
    "practice_point": "They clearly differ in {criterion}. Point there.",
    "practice_point_freely": "Where do they clearly differ? Point there.",
    "practice_cup": "{criterion} was safe! Its cup covers a circle of the central track, so the"
    " turn is now worth {value}.",
    "practice_found": "You found them all! {criterion} was the trap of {seat}. That's {value}, so"
    " the score is {score}.",
    "practice_trapped": "{criterion} was the trap of {seat}. The turn ends with {value}, so the"
    " score is {score}.",
    "practice_medals": "New objects, new traps, no more tips! Bronze starts at {bronze}, silver at"
    " {silver}, gold at {gold}. A perfect score is {finish}.",
}


def sentence(refused: Refused) -> str:
    """The sentence of a refusal. A newer server may send codes that have no sentence here."""
    known = english()
    if refused.code not in known:
        return _fill(known["unknown_code"], {"code": refused.code})
    return _fill(known[refused.code], refused.params)


@lru_cache(maxsize=1)
def english() -> dict[str, str]:
    """The English sentence of every refusal by its code."""
    folder = files("samewave") / "refusals"
    sentences: dict[str, str] = {}
    for name in _FILES:
        data = folder.joinpath(*name.split("/")).read_bytes()
        sentences |= msgspec.json.decode(data, type=dict[str, str])
    return sentences


def hint_sentence(hint: Hint) -> str:
    """The sentence of a hint, whose parameters are already names."""
    return _fill(HINTS[hint.code], hint.params)


def _fill(sentence: str, params: dict[str, Any]) -> str:
    return sentence.format(**{name: _as_text(value) for name, value in params.items()})


def _as_text(value: object) -> str:
    """A value as text; a list is joined by commas."""
    text = ", ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)
    return printable(text)


def printable(text: str) -> str:
    """The text without control characters, which could manipulate a terminal."""
    return "".join(letter if letter.isprintable() else "\ufffd" for letter in text)
