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
    "practice_open_theme": "You open the theme: call a number from 1 to {most} before anybody sees"
    " the card. Try {number}.",
    "practice_pick_images": "Pick {number} images for the theme: your pawn's space says {number}."
    " {partner}, your partner, does the same in secret, and you score for what you share.",
    "practice_rank": "Rank them, strongest first: in the same place before both of you an image is"
    " worth more. Try {images}.",
    "practice_rank_freely": "Rank them, strongest first: in the same place before both of you an"
    " image is worth more.",
    "practice_lock_in": "Then lock in; until the last player has, you may change your mind.",
    "practice_wait": "Your images lie face down; when all players have locked in, all are shown.",
    "practice_direct_match": "{image} is in place {place} before both of you: a direct match,"
    " {points} points.",
    "practice_indirect_match": "{image} is in your place {mine} and {partner}'s place {theirs}: an"
    " indirect match, {points} points.",
    "practice_no_match": "You two share nothing this time; it happens.",
    "practice_points": "{points} points lead your pawn to space {space}: you will pick {number}.",
    "practice_done": "Round by round like this, the first at the end of the track wins. That is"
    " all; play on!",
    # The Same Game
    "practice_trap": "Your object is {object}. Your number {number} lies on {criterion}: that is"
    " your trap.",
    "practice_clue": "Write another thing made by people that is like {object} in {criterion} and"
    " in nothing else.",
    "practice_try": "Try “{clue}”.",
    "practice_swap": "Without an idea, ask for the swap; the group has one a game.",
    "practice_swap_asked": "You asked for another object; the others answer.",
    "practice_answer_swap": "{seat} would rather have another object. The group can swap once a"
    " game, and all must consent.",
    "practice_written": "Your clue lies face down; the others still write.",
    "practice_begin_turn": "It is your turn: show object and clue. From then on you neither speak"
    " nor point.",
    "practice_other_begins": "{seat} shows an object and a clue next.",
    "practice_be_silent": "The others lift the cups where the two things differ. If they lift"
    " {criterion}, your trap, the turn is over.",
    "practice_agreement": "A cup is lifted when all who guess point at it; a finger may move.",
    "practice_guess": "{object} and {clue} are alike in one criterion only, the trap of {seat}."
    " Lift the others: where do they differ most?",
    "practice_point": "They surely differ in {criterion}: point at it.",
    "practice_point_freely": "Point at the criterion in which they surely differ.",
    "practice_cup": "{criterion} was safe. Its cup covers a circle of the central track, and the"
    " turn is worth {value} now.",
    "practice_found": "Only {criterion} is left, the trap of {seat}: {value} points, and the score"
    " is {score}.",
    "practice_trapped": "{criterion} was the trap of {seat}. The turn is worth {value}, and the"
    " score is {score}.",
    "practice_medals": "The next round has new objects and new traps. From {bronze} on you win"
    " bronze, from {silver} silver, from {gold} gold; {finish} is the best there is. Play on!",
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
