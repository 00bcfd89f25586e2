"""The wire: what comes from outside becomes a value or is refused, never anything between."""

from functools import cache
from typing import Any

import msgspec

from samewave.core.game import AnyGame, Code, Refused


def read(raw: bytes | msgspec.Raw, kind: Any, code: Code) -> Any:
    """The value of that kind which the JSON holds, or Refused with that code."""
    try:
        return _decoder(kind).decode(raw)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise Refused(code, detail=str(error)) from None


def read_move(game: AnyGame, raw: bytes | msgspec.Raw) -> Any:
    """A move of that game; what cannot be one is refused like an illegal one."""
    return read(raw, game.move_type, "not_a_move")


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)
