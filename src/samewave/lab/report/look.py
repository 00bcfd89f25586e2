"""The look of the report: colours and letters of the page, by day and by night."""

from base64 import b64encode
from importlib.resources import files
from math import pi, sin
from pathlib import Path

DAY = {
    "ground": "#f6ecd8",
    "surface": "#fffbf2",
    "sunken": "#efe2c8",
    "ink": "#1b2244",
    "ink-2": "#565b7c",
    "line": "#d9cfc0",
    "accent-text": "#a63a0a",
}
NIGHT = {
    "ground": "#121a33",
    "surface": "#1b2547",
    "sunken": "#0d142b",
    "ink": "#f8f1e2",
    "ink-2": "#b9c1dc",
    "line": "#38415e",
    "accent-text": "#ff9a63",
}
"""Roles as in the page's design tokens; lines without transparency."""
SETUPS = ("#f96a1e", "#4d90e6")
"""The first set-up and the one that it is held against: the first two sides."""
TINTS = {
    "gold": "#ffc857",
    "silver": "#a9b2cf",
    "bronze": "#c9813a",
    "flowers": "#6e9f5b",
    "none": DAY["sunken"],
    "purple": "#8f52b3",
    "sky": "#91d8e1",
}
"""Parts of a bar, by what they are."""
SIGN = {True: "#ff7a33", False: "#ffc857"}
"""The colours of the two waves."""
STEPS = 60
FACES = {"bricolage": "Bricolage Grotesque Variable", "figtree": "Figtree Variable"}


def wave(apart: bool, width: float, height: float) -> list[tuple[float, float]]:
    """One of the two waves of the sign, which start apart and become one."""
    points = []
    for step in range(STEPS + 1):
        along = step / STEPS
        turned = min(1.0, max(0.0, (along - 0.18) / 0.44))
        turn = 2 * turned * turned * (3 - 2 * turned) - 1 if apart else 1
        points.append((along * width, height * (0.5 - 0.4 * turn * sin(5 * pi * along))))
    return points


def role(colour: str) -> str:
    """A day's colour as the role that a style sheet knows, if it has one."""
    roles = {value: name for name, value in DAY.items()}
    return f"var(--{roles[colour]})" if colour in roles else colour


def variables(roles: dict[str, str]) -> str:
    """The roles as CSS."""
    return "".join(f"--{name}:{colour};" for name, colour in roles.items())


def faces() -> str:
    """The page's letters as CSS with all that is in them; none where the page is not built."""
    folder = Path(str(files("samewave.server"))) / "page" / "assets"
    found = [(name, path) for name in FACES for path in sorted(folder.glob(f"{name}-*.woff2"))[:1]]
    return "".join(_face(name, path.read_bytes()) for name, path in found)


def _face(name: str, font: bytes) -> str:
    weight = (
        "font-weight:800;font-stretch:75% 100%" if name == "bricolage" else "font-weight:300 900"
    )
    data = b64encode(font).decode()
    source = f"url(data:font/woff2;base64,{data}) format('woff2')"
    return f"@font-face{{font-family:'{FACES[name]}';src:{source};{weight};font-display:swap}}"
