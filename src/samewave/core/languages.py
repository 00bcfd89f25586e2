"""Languages: those that players read and write, and what the rules must know about each.

Each file in `src/samewave/languages` is a language, for Python and for the page. Code uses the
fields of a language and never compares codes. Word lists and texts are data beside the modules that
use them, with a file or a key for each language.
"""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias, TypeVar

from msgspec import Meta, convert, field
from msgspec.json import decode

from samewave.core.values import Value


class Language(Value, frozen=True, kw_only=True):
    """One language: its own name, and the grammar that rules and bots need."""

    code: str
    name: str
    no_script: str
    """The text of the page in a browser without JavaScript."""
    articles: tuple[str, ...]
    """Definite articles before a noun, with the space if there is one."""
    genders: tuple[str, ...]
    """Genders of nouns: m, f or n, with a p for nouns without a singular; "" for no gender."""
    starts: dict[str, str] = field(default_factory=dict)
    """Beginnings that change the word before (a, an): regular expressions by name."""
    head_first: bool = False
    """Whether the head of a compound comes first: brosse à dents."""
    compounds: bool = False
    """Whether two words are joined to form a new one."""
    compound_links: tuple[str, ...] = ()
    """Letters that may link the parts of a compound."""
    nouns_in_compounds: bool = False
    """Whether any noun can be a part, so that forbidden words are searched inside words."""
    counts_in_words: bool = False
    """Whether a number and the counted noun are written as one word: Dreirad, sixpence."""
    plural_endings: tuple[str, ...] = ()
    """Endings that a dictionary does not recognise when the accents are missing."""
    capital_nouns: bool = False
    regions: tuple[str, ...] = ()
    """Regions whose texts may differ from the language's own, as browsers name them."""
    spells_umlauts: bool = False
    """Whether ä, ö and ü may be written as ae, oe and ue."""


def _read() -> dict[str, Language]:
    """The languages by code, English first."""
    found = {}
    for file in Path(__file__).parents[1].joinpath("languages").iterdir():
        code, dot, ending = file.name.partition(".")
        if (dot, ending) == (".", "json"):
            found[code] = convert(decode(file.read_bytes()) | {"code": code}, Language)
    return dict(sorted(found.items(), key=lambda item: (item[0] != "en", item[0])))


LANGUAGES = _read()
"""All languages by code. A text that is missing in one falls back to the first that has it."""

REGIONS = {region: language.code for language in LANGUAGES.values() for region in language.regions}
"""The languages of all regions. A text that a region lacks is that of its language."""
WRITTEN = (*LANGUAGES, *REGIONS)
"""Everything that a text can be written in: the languages, and the regions that differ."""


def language_of(code: str) -> str:
    """The language of a region; a language is its own."""
    return REGIONS.get(code, code)


Texts = TypeVar("Texts")


def read_texts(folder: Path, texts: type[Texts]) -> dict[str, Texts]:
    """Texts by language: a file of the folder for each; the English ones where there is none."""
    read = {
        code: convert(decode(file.read_bytes()), texts)
        for code in LANGUAGES
        if (file := folder.joinpath(f"{code}.json")).is_file()
    }
    return {code: read.get(code, read["en"]) for code in LANGUAGES}


if TYPE_CHECKING:
    LanguageCode: TypeAlias = str
    WrittenCode: TypeAlias = str
else:
    LanguageCode = Literal[tuple(LANGUAGES)]
    """The code of one of these languages. Decoding refuses every other string."""
    WrittenCode = Literal[WRITTEN]

Item = TypeVar("Item")
ByLanguage: TypeAlias = Annotated[dict[WrittenCode, Item], Meta(max_length=len(WRITTEN))]
"""One item for each language, or region, that has it."""
