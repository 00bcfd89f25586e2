"""Mutations: valid input with the faults that careless and hostile senders make."""

import json
from collections.abc import Sequence
from random import Random
from typing import Any

_NUMBERS = (-1, 0, 1, 7, 255, 2**31, 2**53, 2**63, 10**30, -0.5, 1e308, float("1e-300"))
_TEXTS = ("", "\0", "\ufeff", "\u202e", "../../etc", "A" * 41, "é" * 5_000, "__class__", "nul")
_TOKENS = (b'"', b"{", b"}", b"[", b"]", b",", b"null", b"1e999", b"\xff", b"\0", b"\\ud800", b"\n")
_MANY = 20_000
_DEEP = 600
_MOST_BYTES = 1_000_000
"""The longest mutated value, so that mutating takes little memory itself."""


def mutated(dice: Random, corpus: Sequence[bytes], most: int) -> bytes:
    """A valid input with one to four faults, cut to this many bytes."""
    data = dice.choice(corpus)
    for _ in range(dice.randint(1, 4)):
        kind = dice.random()
        if kind < 0.6:
            data = _with_other_value(dice, data, corpus)
        elif kind < 0.95:
            data = _with_other_bytes(dice, data)
        else:
            data = _spliced(dice, data, dice.choice(corpus))
        data = data[:_MOST_BYTES]
    return data[:most]


def _with_other_value(dice: Random, data: bytes, corpus: Sequence[bytes]) -> bytes:
    """A line of JSON with one value replaced, anywhere inside."""
    lines = data.splitlines(keepends=True)
    if not lines:
        return data
    place = dice.randrange(len(lines))
    try:
        value = json.loads(lines[place])
    except (ValueError, RecursionError):
        return _with_other_bytes(dice, data)
    lines[place] = _written(_changed(dice, value, corpus)) + b"\n"
    return b"".join(lines)


def _changed(dice: Random, value: Any, corpus: Sequence[bytes]) -> Any:
    if isinstance(value, dict) and value and dice.random() < 0.8:
        key = dice.choice(list(value))
        roll = dice.random()
        if roll < 0.1:
            return {name: each for name, each in value.items() if name != key}
        if roll < 0.2:
            return value | {dice.choice((*_TEXTS, "type", "more")): _nasty(dice, corpus)}
        return value | {key: _changed(dice, value[key], corpus)}
    if isinstance(value, list) and value and dice.random() < 0.8:
        place = dice.randrange(len(value))
        roll = dice.random()
        if roll < 0.1:
            return value * dice.choice((0, 2, _MOST_BYTES // (len(_written(value)) * 4) + 2))
        if roll < 0.2:
            return value[::-1]
        return [*value[:place], _changed(dice, value[place], corpus), *value[place + 1 :]]
    return _nasty(dice, corpus)


def _nasty(dice: Random, corpus: Sequence[bytes]) -> Any:
    roll = dice.random()
    if roll < 0.4:
        return dice.choice(_NUMBERS)
    if roll < 0.7:
        return dice.choice(_TEXTS)
    if roll < 0.8:
        return dice.choice((None, True, [], {}, [[]], [None] * 50))
    if roll < 0.82:
        return [dice.choice((0, "x", []))] * _MANY
    if roll < 0.84:
        nested: Any = []
        for _ in range(_DEEP):
            nested = [nested]
        return nested
    return _stolen(dice, corpus)


def _stolen(dice: Random, corpus: Sequence[bytes]) -> Any:
    """A value from anywhere in another input."""
    try:
        value = json.loads(dice.choice(dice.choice(corpus).splitlines() or [b"0"]))
        while dice.random() < 0.7 and isinstance(value, dict | list) and value:
            value = dice.choice(list(value.values()) if isinstance(value, dict) else value)
    except (ValueError, RecursionError):
        return 0
    return value


def _written(value: Any) -> bytes:
    return json.dumps(value, ensure_ascii=False).encode("utf-8", "surrogatepass")


def _with_other_bytes(dice: Random, data: bytes) -> bytes:
    start = dice.randrange(len(data) + 1)
    end = min(len(data), start + dice.choice((0, 1, 1, 4, 100)))
    kind = dice.randrange(4)
    if kind == 0:
        return data[:start] + data[end:]
    if kind == 1:
        return data[:start] + dice.choice(_TOKENS) + data[end:]
    if kind == 2:
        return data[:start] + dice.randbytes(end - start) + data[end:]
    return data[:start] + data[start:end] * dice.choice((2, 50)) + data[end:]


def _spliced(dice: Random, one: bytes, other: bytes) -> bytes:
    return one[: dice.randrange(len(one) + 1)] + other[dice.randrange(len(other) + 1) :]
