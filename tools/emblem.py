"""The emblem: draw the icons and the share picture of the page, by `python -m tools.emblem`."""

from base64 import b64encode
from io import BytesIO
from math import pi, sin
from pathlib import Path

import resvg_py
from PIL import Image
from tests.web.browser import browsing

ROOT = Path(__file__).parents[1]
PUBLIC = ROOT / "web" / "public"
CARDS = ROOT / "src" / "samewave" / "packs" / "house" / "images"
FONT = (
    ROOT
    / "web/node_modules/@fontsource-variable/bricolage-grotesque/files"
    / "bricolage-grotesque-latin-wdth-normal.woff2"
)
FAN = ("umbrella", "bench", "lighthouse", "cake", "balloon")
SHARE = (1200, 630)
STEPS = 60
TILT = 13


def icon(*, rounded: bool, waves: float = 0.72) -> str:
    """Two waves that start apart and become one, on a night sky; `waves` is their width."""
    corner = 22 if rounded else 0
    left, width = 48 - 48 * waves, 96 * waves
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><defs>'
        '<radialGradient id="g" cx=".5" cy=".42" r=".75"><stop stop-color="#3a4a8c"/>'
        '<stop offset="1" stop-color="#141c40"/></radialGradient></defs>'
        f'<rect width="96" height="96" rx="{corner}" fill="url(#g)"/>'
        f'<g fill="none" stroke-width="{9 * waves / 0.72:.1f}" stroke-linecap="round"'
        ' stroke-linejoin="round">'
        f'<path d="{_wave(left, width, apart=True)}" stroke="#FF7A33"/>'
        f'<path d="{_wave(left, width, apart=False)}" stroke="#FFC857"/></g></svg>\n'
    )


def _wave(left: float, width: float, *, apart: bool) -> str:
    points = []
    for step in range(STEPS + 1):
        at = step / STEPS
        turn = 2 * _smooth((at - 0.22) / 0.45) - 1 if apart else 1
        y = 48 - width * 0.25 * turn * sin(at * 3 * pi)
        points.append(f"{left + at * width:.1f} {y:.1f}")
    return "M" + "L".join(points)


def _smooth(at: float) -> float:
    within = max(0.0, min(1.0, at))
    return within * within * (3 - 2 * within)


def share() -> str:
    """Cards in a fan under the evening sky, and our name."""
    cards = "".join(_card(name, place - len(FAN) // 2) for place, name in enumerate(FAN))
    font = b64encode(FONT.read_bytes()).decode()
    return f"""<!doctype html><style>
@font-face {{ font-family: B; src: url(data:font/woff2;base64,{font}); font-weight: 200 800;
  font-stretch: 75% 100% }}
body {{ margin: 0; width: 1200px; height: 630px; overflow: hidden; position: relative;
  background: radial-gradient(620px 420px at 50% 78%, #ff9d5c99, #f96a1e33 48%, #0000 72%),
    linear-gradient(#0c1330, #1a2452 45%, #453161 78%, #8d4a5c) }}
h1 {{ position: absolute; top: 34px; width: 100%; margin: 0; text-align: center; color: #f8f1e2;
  font: 800 128px/1 B; font-stretch: 88%; letter-spacing: -.03em }}
img {{ position: absolute; left: 467px; top: 222px; width: 250px; border: 8px solid #fffbf2;
  border-radius: 19%; box-shadow: 0 14px 36px #0009; transform-origin: 50% 255% }}
</style><body><h1>Samewave</h1>{cards}"""


def _card(name: str, place: int) -> str:
    drawing = b64encode((CARDS / f"{name}.svg").read_bytes()).decode()
    return (
        f'<img src="data:image/svg+xml;base64,{drawing}"'
        f' style="transform:rotate({place * TILT}deg);z-index:{9 - abs(place)}">'
    )


def _pixels(drawing: str, side: int) -> bytes:
    return bytes(resvg_py.svg_to_bytes(svg_string=drawing, width=side, height=side))


def _small(png: bytes) -> bytes:
    """A PNG with 256 colours, small enough for link previews on a phone."""
    into = BytesIO()
    with Image.open(BytesIO(png)) as image:
        few = image.convert("RGB").convert("P", palette=Image.Palette.ADAPTIVE, colors=256)
        few.save(into, "PNG", optimize=True)
    return into.getvalue()


def main() -> None:
    (PUBLIC / "favicon.svg").write_text(icon(rounded=True))
    for side in (192, 512):
        (PUBLIC / f"icon-{side}.png").write_bytes(_pixels(icon(rounded=True), side))
        maskable = icon(rounded=False, waves=0.56)
        (PUBLIC / f"maskable-{side}.png").write_bytes(_pixels(maskable, side))
    touch = icon(rounded=False, waves=0.66)
    (PUBLIC / "apple-touch-icon.png").write_bytes(_pixels(touch, 180))
    with browsing() as browser:
        page = browser.new_page(viewport={"width": SHARE[0], "height": SHARE[1]})
        page.set_content(share(), wait_until="networkidle")
        page.evaluate("document.fonts.ready")
        (PUBLIC / "share.png").write_bytes(_small(page.screenshot()))


if __name__ == "__main__":
    main()
