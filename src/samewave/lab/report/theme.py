"""The theme of the report: the web page's colours and fonts, light and dark."""

from base64 import b64encode
from importlib.resources import files
from math import pi, sin
from pathlib import Path

LIGHT = {
    "ground": "#f6ecd8",
    "surface": "#fffbf2",
    "sunken": "#efe2c8",
    "ink": "#1b2244",
    "ink-2": "#565b7c",
    "line": "#d9cfc0",
    "accent-text": "#a63a0a",
}
DARK = {
    "ground": "#121a33",
    "surface": "#1b2547",
    "sunken": "#0d142b",
    "ink": "#f8f1e2",
    "ink-2": "#b9c1dc",
    "line": "#38415e",
    "accent-text": "#ff9a63",
}
"""Colours by role, as in the page's design tokens; lines are opaque here."""
SETUP_COLOURS = ("#f96a1e", "#4d90e6")
"""Colours of the first and the second set-up, the same as of the first two sides."""
PART_COLOURS = {
    "gold": "#ffc857",
    "silver": "#a9b2cf",
    "bronze": "#c9813a",
    "flowers": "#6e9f5b",
    "none": LIGHT["sunken"],
    "purple": "#8f52b3",
    "sky": "#91d8e1",
}
"""Colours for the parts of stacked bars."""
LOGO = {True: "#ff7a33", False: "#ffc857"}
"""The colours of the two waves of the logo."""
WAVE_POINTS = 60
FONTS = {"bricolage": "Bricolage Grotesque Variable", "figtree": "Figtree Variable"}


def wave(apart: bool, width: float, height: float) -> list[tuple[float, float]]:
    """One of the two waves of the logo, which start apart and become one."""
    points = []
    for step in range(WAVE_POINTS + 1):
        along = step / WAVE_POINTS
        turned = min(1.0, max(0.0, (along - 0.18) / 0.44))
        turn = 2 * turned * turned * (3 - 2 * turned) - 1 if apart else 1
        points.append((along * width, height * (0.5 - 0.4 * turn * sin(5 * pi * along))))
    return points


def role(colour: str) -> str:
    """The CSS variable for a colour of the light theme, if it has a role."""
    roles = {value: name for name, value in LIGHT.items()}
    return f"var(--{roles[colour]})" if colour in roles else colour


def variables(roles: dict[str, str]) -> str:
    """The roles as CSS variables."""
    return "".join(f"--{name}:{colour};" for name, colour in roles.items())


def fonts() -> str:
    """The page's fonts as embedded CSS; empty if the page is not built."""
    folder = Path(str(files("samewave.server"))) / "page" / "assets"
    found = [(name, path) for name in FONTS for path in sorted(folder.glob(f"{name}-*.woff2"))[:1]]
    return "".join(_font(name, path.read_bytes()) for name, path in found)


def _font(name: str, font: bytes) -> str:
    weight = (
        "font-weight:800;font-stretch:75% 100%" if name == "bricolage" else "font-weight:300 900"
    )
    data = b64encode(font).decode()
    source = f"url(data:font/woff2;base64,{data}) format('woff2')"
    return f"@font-face{{font-family:'{FONTS[name]}';src:{source};{weight};font-display:swap}}"
