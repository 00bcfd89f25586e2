"""Seats: who sits at the table, under which names, and who begins."""

from collections.abc import Collection, Sequence

from samewave.core.chance import Chance
from samewave.core.game import Refused
from samewave.core.values import Seat

NAME_LENGTH = 40
_EMOJI_JOINER = "\u200d"


def judge_seats(names: Sequence[str], allowed: Collection[int]) -> tuple[str, ...]:
    """The names without blanks around them, if so many can play and all can be printed."""
    if len(names) not in allowed:
        raise Refused("wrong_number_of_players", players=len(names), allowed=list(allowed))
    for seat, name in enumerate(names):
        if not is_readable(name) or len(name) > NAME_LENGTH:
            raise Refused("bad_name", seat=seat, most=NAME_LENGTH)
    return tuple(name.strip() for name in names)


def is_readable(text: str) -> bool:
    """Whether something can be read and nothing in it steers a terminal or a page."""
    plain = text.replace(_EMOJI_JOINER, "").strip()
    return bool(plain) and plain.isprintable()


def judge_first(first: Seat | None, seats: int, chance: Chance) -> Seat:
    """Who begins: whom the host names, or whom chance does."""
    if first is None:
        return chance.below(seats, "first")
    if first not in range(seats):
        raise Refused("unknown_first", first=first, seats=seats)
    return first
