"""Letters: a font in which people's names can be written, wherever that is."""

from collections.abc import Iterator
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Literal, TypeAlias
from unicodedata import combining, normalize

from PIL import ImageFont
from PIL.ImageFont import FreeTypeFont

SYSTEM = (
    *("DejaVuSans.ttf", "NotoSans-Regular.ttf", "LiberationSans-Regular.ttf"),
    *("Arial Unicode.ttf", "Arial.ttf", "arial.ttf", "segoeui.ttf", "Helvetica.ttc"),
    *("NotoSansCJK-Regular.ttc", "msyh.ttc", "PingFang.ttc"),
)
"""What systems of all kinds bring; Pillow knows where they lie."""
SMALLER = 0.6
"""What has no room is written so much smaller at most."""
WEIGHT, WIDTH = 500, 90
"""What can be chosen of the quiet face, and of the bold letters of the other."""

Face: TypeAlias = Literal["figtree", "bricolage"]
"""The page's quiet face, or the one with character."""

_ANY = 20
_MISSING = "\U0010fffe"


class Letters:
    """The first font that has all letters of a text, or else the one that has most."""

    def __init__(self, text: str, face: Face = "figtree") -> None:
        self._needed = {letter for letter in text if not letter.isspace()}
        self._source = max(_sources(face), key=self._known)

    def _known(self, source: str) -> int:
        return sum(_has(source, letter) for letter in self._needed)

    def fitting(self, text: str, size: float, room: float | None) -> tuple[str, FreeTypeFont]:
        """The text as it can be written and has room: first smaller, then shortened."""
        shown = "".join(letter for each in text for letter in self._drawn(each))
        font = _font(self._source, round(size))
        if room is None or font.getlength(shown) <= room:
            return shown, font
        share = max(SMALLER, room / font.getlength(shown))
        font = _font(self._source, round(size * share))
        whole = shown
        while len(whole) > 1 and font.getlength(shown) > room:
            whole = whole[:-1]
            shown = f"{whole}."
        return shown, font

    def _drawn(self, letter: str) -> str:
        """A letter that the font lacks loses its accent, or is a dot."""
        if letter.isspace() or _has(self._source, letter):
            return letter
        plain = "".join(each for each in normalize("NFKD", letter) if not combining(each))
        return plain if plain and all(_has(self._source, each) for each in plain) else "·"


def _sources(face: Face) -> Iterator[str]:
    """The page's own face, those of the system, and what Pillow has in any case."""
    page = Path(str(files("samewave.server"))) / "page" / "assets"
    for path in (*sorted(map(str, page.glob(f"{face}-*.woff2"))), *SYSTEM, ""):
        if _loads(path):
            yield path


@lru_cache(maxsize=64)
def _loads(source: str) -> bool:
    try:
        _font(source, _ANY)
    except OSError:
        return False
    return True


@lru_cache(maxsize=64)
def _font(source: str, size: int) -> FreeTypeFont:
    font = ImageFont.truetype(source, size) if source else ImageFont.load_default(size)
    assert isinstance(font, FreeTypeFont)
    if source.endswith(".woff2"):
        font.set_variation_by_axes([WIDTH if "bricolage" in source else WEIGHT])
    return font


@lru_cache(maxsize=4096)
def _has(source: str, letter: str) -> bool:
    """Whether a font draws a letter otherwise than one that it cannot know."""
    font = _font(source, _ANY)
    return bytes(font.getmask(letter)) != bytes(font.getmask(_MISSING))
