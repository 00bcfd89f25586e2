"""Everything fits at 320 pixels in five languages, and axe finds nothing there, by day or night."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.web.browse_accessibility import violations
from tests.web.browsing import Device, Theme
from tests.web.looking import Looking
from tests.web.screens import ON_PHONES, Journey

FITTING = (Path(__file__).parent / "fitting.js").read_text()
#: Long words by day and by night.
LOOKS: list[tuple[str, Theme]] = [
    ("de", "day"),
    ("fr", "night"),
    ("en", "day"),
    ("es", "night"),
    ("it", "day"),
]


def misfits(device: Device) -> list[str]:
    device.page.evaluate("document.fonts.ready")
    found: list[str] = device.page.evaluate(FITTING)
    return found


@pytest.mark.parametrize(("language", "theme"), LOOKS)
@pytest.mark.parametrize("journey", ON_PHONES, ids=lambda each: each.__name__)
def test_all_fits_a_small_phone_and_axe_finds_nothing(
    device: Callable[..., Device], journey: Journey, language: str, theme: Theme
) -> None:
    found: list[str] = []
    seen: list[Device] = []
    for name, shown in journey(Looking(device, language, kind="small", theme=theme)):
        found += [f"{name}: {each}" for each in (*violations(shown), *misfits(shown))]
        seen.append(shown)

    assert not found, "\n".join(found)
    for shown in seen:
        shown.complaints.clear()  # what the browser says about a cut is tested elsewhere


def test_what_does_not_fit_would_be_found(phone: Device) -> None:
    page = phone.go("/settings")
    page.evaluate("""() => {
      const wide = document.createElement('p')
      wide.textContent = 'x'.repeat(200)
      wide.style.whiteSpace = 'nowrap'
      const small = document.createElement('button')
      small.textContent = 'i'
      document.querySelector('main').append(wide, small)
    }""")

    found = "".join(misfits(phone))

    assert "beyond its box" in found
    assert "too small" in found
