"""Names of players: everybody can read them, and nobody can take one for another."""

from collections.abc import Iterable
from functools import lru_cache
from unicodedata import category, normalize

from confusable_homoglyphs.utils import load
from precis_i18n import get_profile

from samewave.core import Refused, judge_seats

_EMOJI_JOINERS = "\u200d\ufe0f"
"""They make one emoji of several, and are invisible anywhere else."""
_EMOJI = ("So", "Sk")
"""Categories of emoji and of their skin tones."""
_BLANK_SYMBOL = "\u2800"
"""A Braille cell without dots; Unicode calls it a symbol."""
_NICKNAME = get_profile("NicknameCasePreserved")


def judge_name(name: str, others: Iterable[str]) -> str:
    """The name as it is shown, or Refused: invisible letters, or it looks like somebody else's."""
    (name,) = judge_seats((name,), (1,))
    name = normalize("NFKC", " ".join(name.split()))
    judge_seats((name,), (1,))  # a single character may stand for many
    try:
        _NICKNAME.enforce(_without_emoji_joiners(name))
    except UnicodeEncodeError:
        raise Refused("unreadable_name") from None
    if _BLANK_SYMBOL in name:
        raise Refused("unreadable_name")
    for other in others:
        if name.casefold() == other.casefold():
            raise Refused("name_is_taken", name=other)
        if look_alike(name, other):
            raise Refused("name_looks_alike", name=other)
    return name


def look_alike(one: str, other: str) -> bool:
    """Whether the eye may take one name for the other, as they are or in small letters."""
    return any(seen == also for seen, also in zip(_seen(one), _seen(other), strict=True))


def _seen(name: str) -> tuple[str, str]:
    plain = _without_emoji_joiners(normalize("NFKC", "".join(name.split())))
    return _skeleton(plain), _skeleton(plain.casefold()).casefold()


def _skeleton(text: str) -> str:
    """Every letter replaced by the one that stands for all that look like it."""
    known = _prototypes()
    return normalize("NFKD", "".join(known.get(letter, letter) for letter in text))


def _without_emoji_joiners(name: str) -> str:
    """The name without what holds its emoji together; elsewhere joiners stay, to be refused."""
    kept = []
    for place, letter in enumerate(name):
        is_in_emoji = place > 0 and (
            category(name[place - 1]) in _EMOJI or name[place - 1] in _EMOJI_JOINERS
        )
        if not (letter in _EMOJI_JOINERS and is_in_emoji):
            kept.append(letter)
    return "".join(kept)


@lru_cache(maxsize=1)
def _prototypes() -> dict[str, str]:
    """By letter, the one that stands for all that look like it, from Unicode's own table."""
    table: dict[str, list[dict[str, str]]] = load("confusables.json")
    alike = {letter: [each["c"] for each in found] for letter, found in table.items()}
    return {
        letter: found[0]
        for letter, found in alike.items()
        if len(letter) == 1 and len(found) == 1 and not _is_first(letter, found[0], alike)
    }


def _is_first(letter: str, other: str, alike: dict[str, list[str]]) -> bool:
    """Whether these two look like each other alone, and the letter stands for both."""
    is_pair = alike.get(other) == [letter]
    return is_pair and (len(letter), letter) > (len(other), other)
