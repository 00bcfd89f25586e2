"""Decoding: JSON from outside becomes a value of the expected type, or is refused."""

from typing import Any

import msgspec

from samewave.core.game import AnyGame, Refused
from samewave.core.values import Code


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
