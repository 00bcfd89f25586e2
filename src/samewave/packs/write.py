"""Writing: the little TOML that packs are begun with."""

import re
from collections.abc import Iterable
from unicodedata import combining, normalize

import msgspec

_LONGEST_ID = 32
_LIGATURES = str.maketrans({"ß": "ss", "œ": "oe", "æ": "ae", "ø": "o", "ł": "l"})


def id_of(name: str) -> str:
    """A name for programs, made of one for people."""
    letters = normalize("NFD", name.casefold().translate(_LIGATURES))
    plain = "".join(letter for letter in letters if not combining(letter))
    words = re.sub(r"[^a-z0-9]+", "_", plain).strip("_")
    return (words if words[:1].isalpha() else f"p_{words}")[:_LONGEST_ID].rstrip("_")


def quoted(text: str) -> str:
    """A string of TOML: JSON's is one, but for a letter that it does not escape."""
    return msgspec.json.encode(text).decode().replace("\x7f", "\\u007F")


def table(names: Iterable[str], values: Iterable[str]) -> str:
    """An inline table."""
    inside = ", ".join(f"{name} = {value}" for name, value in zip(names, values, strict=True))
    return f"{{ {inside} }}"
