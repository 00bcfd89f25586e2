"""Languages: what a player may read and write in, and the habits of each.

This is the only list of languages in Python. Code asks the value and never compares codes. Word
lists and texts are data beside the modules that use them, a file or a key for each language.
"""

from samewave.core.values import Value


class Language(Value, frozen=True, kw_only=True):
    """One language: its own name, and what rules and bots must know of its grammar."""

    code: str
    name: str
    articles: tuple[str, ...]
    """Definite articles as they stand before a title, with the space if there is one."""
    genders: tuple[str, ...]
    """Of a noun: m, f or n, with a p if it has no singular; "" where nouns have none."""
    head_first: bool = False
    """Whether a compound begins with what the thing is: brosse à dents."""
    compounds: bool = False
    """Whether two words are written together to make a new one."""
    compound_links: tuple[str, ...] = ()
    """What may stand between the parts of a compound."""
    nouns_in_compounds: bool = False
    """Whether any noun can be a part: a material or an own word is looked for inside words."""
    counts_in_words: bool = False
    """Whether a number and what it counts are written together: Dreirad, sixpence."""
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
        articles=("le ", "la ", "les ", "l’"),  # noqa: RUF001
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
        articles=("il ", "lo ", "la ", "i ", "gli ", "le ", "l’"),  # noqa: RUF001
        genders=("m", "f", "mp", "fp"),
        head_first=True,
        compounds=True,
    ),
)

LANGUAGES = {language.code: language for language in _ALL}
"""By code; where a text is missing in one language, the first that has it is taken."""
