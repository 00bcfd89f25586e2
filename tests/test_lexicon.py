"""The lexicon finds the same slips as a search for every one of them, and faster."""

from random import Random
from string import ascii_lowercase

import pytest

from samewave.core import LANGUAGES
from samewave.games.samegame.lexicon import WORDS, WordFile, lexicon, slips


def words_for(dice: Random) -> list[str]:
    """Words, words with a typing error, and letters that mean nothing."""
    known = ["table", "hammer", "tisch", "brosse", "silla", "ombrello", "", "a", "zz"]
    damaged = [word[:3] + dice.choice(ascii_lowercase) + word[4:] for word in known]
    invented = ["".join(dice.choices(ascii_lowercase, k=length)) for length in range(1, 13)]
    return known + damaged + invented


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_known_slips_are_all_slips_that_the_file_has(language: str) -> None:
    file = WordFile(WORDS / f"{language}.lexicon")

    for word in words_for(Random(1)):
        known = [near for near in slips(word) if file.get(near)]
        assert [*lexicon(language).known_slips(word)] == known, word


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_part_of_a_file_has_every_key_with_its_prefix(language: str) -> None:
    file = WordFile(WORDS / f"{language}.lexicon")
    lines = (WORDS / f"{language}.lexicon").read_bytes().splitlines(keepends=True)

    for prefix in ("", "b", "ca", "sch", "zzz", "\N{ACUTE ACCENT}"):
        start, end = file.part(prefix, file.whole)
        keys = [line for line in lines if line.startswith(prefix.encode())]
        assert end - start == sum(map(len, keys)), prefix
