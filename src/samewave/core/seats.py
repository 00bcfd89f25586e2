"""Seats: how many people play, under which names, and who begins."""

from collections.abc import Collection, Sequence

from samewave.core.chance import Chance
from samewave.core.game import Refused
from samewave.core.values import Seat

NAME_LENGTH = 40
_EMOJI_JOINER = "\u200d"


def judge_seats(names: Sequence[str], allowed: Collection[int]) -> tuple[str, ...]:
    """The stripped names, or Refused if the number or a name is not allowed."""
    if len(names) not in allowed:
        raise Refused("wrong_number_of_players", players=len(names), allowed=list(allowed))
    for seat, name in enumerate(names):
        if not is_readable(name) or len(name) > NAME_LENGTH:
            raise Refused("bad_name", seat=seat, most=NAME_LENGTH)
    return tuple(name.strip() for name in names)


def is_readable(text: str) -> bool:
    """Whether a text is not blank and has no control characters."""
    plain = text.replace(_EMOJI_JOINER, "").strip()
    return bool(plain) and plain.isprintable()


def judge_first(first: Seat | None, seats: int, chance: Chance) -> Seat:
    """The seat that begins: the host's choice, or a random one."""
    if first is None:
        return chance.below(seats, "first")
    if first not in range(seats):
        raise Refused("unknown_first", first=first, seats=seats)
    return first
