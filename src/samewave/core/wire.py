"""The wire: what comes from outside becomes a value or is refused, never anything between."""

from typing import Any

import msgspec

from samewave.core.game import AnyGame, Refused
from samewave.core.value import Code


def read(raw: bytes | msgspec.Raw, kind: Any, code: Code) -> Any:
    """The value of that kind which the JSON holds, or Refused with that code."""
    try:
        return _decoder(kind).decode(raw)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise Refused(code, detail=str(error)) from None


def read_move(game: AnyGame, raw: bytes | msgspec.Raw) -> Any:
    """A move of that game; what cannot be one is refused like an illegal one."""
    return read(raw, game.move_type, "not_a_move")


_decoders: dict[int, tuple[Any, msgspec.json.Decoder[Any]]] = {}
"""By identity: to hash a union of twenty types takes longer than to read one of them."""


def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    known = _decoders.get(id(kind))
    if known is None:
        known = _decoders[id(kind)] = (kind, msgspec.json.Decoder(kind))
    return known[1]
