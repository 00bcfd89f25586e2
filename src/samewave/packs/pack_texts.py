"""Texts for authors of packs, by language: examples, and words that a check looks for."""

from pathlib import Path

from samewave.core import Value
from samewave.core.languages import read_texts


class Example(Value, frozen=True):
    """An image and a theme as the template of a pack shows them."""

    title: str
    description: str
    tags: tuple[str, ...]
    theme: str


class PackTexts(Value, frozen=True):
    """The texts of one language."""

    example: Example
    adult_words: frozenset[str]
    """Words by which a theme looks adult. Many adult themes have none of them."""


TEXTS = read_texts(Path(__file__).parent / "texts", PackTexts)
