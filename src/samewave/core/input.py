"""Input: what people send is decoded and judged, or refused."""

from collections.abc import Collection, Sequence
from typing import Any

import msgspec

from samewave.core.chance import Chance
from samewave.core.game import AnyGame, Refused
from samewave.core.values import Code, Seat


def read(raw: bytes | msgspec.Raw, kind: Any, code: Code) -> Any:
    """Decode JSON to a value of a type, or raise Refused with that code."""
    try:
        return _decoder(kind).decode(raw)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise Refused(code, detail=str(error)) from None


def read_move(game: AnyGame, raw: bytes | msgspec.Raw) -> Any:
    """Decode a move of a game. JSON that is no move is refused like an illegal move."""
    return read(raw, game.move_type, "not_a_move")


_decoders: dict[int, tuple[Any, msgspec.json.Decoder[Any]]] = {}
"""Decoders by the id of their type: hashing a union of twenty types takes longer than decoding."""


def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    known = _decoders.get(id(kind))
    if known is None:
        known = _decoders[id(kind)] = (kind, msgspec.json.Decoder(kind))
    return known[1]


NAME_LENGTH = 40
THEME_LENGTH = 48
MOST_OWN_THEMES = 50
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


def judge_own_themes(themes: Sequence[str]) -> tuple[str, ...]:
    """The themes that players wrote themselves, without extra spaces; or Refused."""
    if len(themes) > MOST_OWN_THEMES:
        raise Refused("too_many_own_themes", number=len(themes), most=MOST_OWN_THEMES)
    plain: dict[str, str] = {}
    for theme in themes:
        line = " ".join(theme.split())
        if not is_readable(line):
            raise Refused("bad_own_theme")
        if len(line) > THEME_LENGTH:
            raise Refused("own_theme_too_long", theme=line, length=len(line), most=THEME_LENGTH)
        if line.casefold() in plain:
            raise Refused("own_theme_twice", theme=line)
        plain[line.casefold()] = line
    return tuple(plain.values())


def judge_first(first: Seat | None, seats: int, chance: Chance) -> Seat:
    """The seat that begins: the host's choice, or a random one."""
    if first is None:
        return chance.below(seats, "first")
    if first not in range(seats):
        raise Refused("unknown_first", first=first, seats=seats)
    return first
