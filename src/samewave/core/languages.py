"""Languages: those that players read and write, and what the rules must know about each.

This is the only list of languages in Python. Code uses the fields of a language and never compares
codes. Word lists and texts are data beside the modules that use them, with a file or a key for each
language.
"""

from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias, TypeVar

from msgspec import Meta

from samewave.core.values import Value


class Language(Value, frozen=True, kw_only=True):
    """One language: its own name, and the grammar that rules and bots need."""

    code: str
    name: str
    articles: tuple[str, ...]
    """Definite articles before a noun, with the space if there is one."""
    genders: tuple[str, ...]
    """Genders of nouns: m, f or n, with a p for nouns without a singular; "" for no gender."""
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
    spells_umlauts: bool = False
    """Whether ä, ö and ü may be written as ae, oe and ue."""


_ALL = (
    Language(
        code="en",
        name="English",
        articles=("the ",),
        genders=("", "p"),
        counts_in_words=True,
    ),
    Language(
        code="fr",
        name="Français",
        articles=("le ", "la ", "les ", "l’"),
        genders=("m", "f", "mp", "fp"),
        head_first=True,
        plural_endings=("s", "x"),
    ),
    Language(
        code="de",
        name="Deutsch",
        articles=("der ", "die ", "das "),
        genders=("m", "f", "n", "mp", "fp", "np"),
        compounds=True,
        compound_links=("s", "es", "n", "en", "er", "e"),
        nouns_in_compounds=True,
        counts_in_words=True,
        capital_nouns=True,
        spells_umlauts=True,
    ),
    Language(
        code="es",
        name="Español",
        articles=("el ", "la ", "los ", "las "),
        genders=("m", "f", "mp", "fp"),
        head_first=True,
        plural_endings=("s", "es"),
    ),
    Language(
        code="it",
        name="Italiano",
        articles=("il ", "lo ", "la ", "i ", "gli ", "le ", "l’"),
        genders=("m", "f", "mp", "fp"),
        head_first=True,
        compounds=True,
    ),
)

LANGUAGES = {language.code: language for language in _ALL}
"""All languages by code. A text that is missing in one falls back to the first that has it."""

if TYPE_CHECKING:
    LanguageCode: TypeAlias = str
else:
    LanguageCode = Literal[tuple(LANGUAGES)]
    """The code of one of these languages. Decoding refuses every other string."""

Item = TypeVar("Item")
ByLanguage: TypeAlias = Annotated[dict[LanguageCode, Item], Meta(max_length=len(_ALL))]
"""One item for each language that has it."""
