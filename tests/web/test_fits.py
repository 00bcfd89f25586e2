"""Everything fits small phones and televisions in every language, and axe finds nothing."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize

from tests.web.appearance import Looking, switch
from tests.web.browser import Device
from tests.web.journey import Journey
from tests.web.screens import ON_PHONES, ON_TELEVISIONS
from tests.web.test_accessibility import violations_by_day_and_night
from tests.web.words import LANGUAGES, REGIONS

TELEVISIONS: tuple[ViewportSize, ...] = (
    {"width": 1280, "height": 720},
    {"width": 1920, "height": 1080},
)
_DRAWN = "new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
FITTING = (Path(__file__).parent / "fitting.js").read_text()


def misfits(device: Device, *, is_whole: bool = False) -> list[str]:
    """List what does not fit; with `is_whole`, also what is below the screen or cut off."""
    found: list[str] = device.page.evaluate(FITTING, is_whole)
    return found


def misfits_in_all_languages(
    device: Device, spoken: str, sizes: Sequence[ViewportSize] = ()
) -> list[str]:
    """The device's own language and size last, so that the screen stays as it was.

    A screen whose sizes are given is a television, which nobody scrolls.
    """
    found: list[str] = []
    for language in with_regions(sorted(LANGUAGES, key=spoken.__eq__)):
        switch(device, language=language)
        found += [f"{language}: {each}" for each in misfits(device)] if not sizes else ()
        for size in sizes:
            device.page.set_viewport_size(size)
            device.page.evaluate(_DRAWN)
            wrong = misfits(device, is_whole=True)
            found += [f"{language} at {size['width']}: {each}" for each in wrong]
    return found


def with_regions(languages: list[str]) -> list[str]:
    """Regions between other languages: only a change of the language loads words."""
    for region in REGIONS:
        language = region.split("-")[0]
        places = enumerate(pairwise(languages), start=1)
        languages.insert(next(at for at, pair in places if language not in pair), region)
    return languages


SPOKEN = dict(zip((each.__name__ for each in ON_PHONES), LANGUAGES * 3, strict=False))


@pytest.mark.parametrize("journey", ON_PHONES, ids=lambda each: each.__name__)
def test_all_fits_a_small_phone_and_axe_finds_nothing(
    device: Callable[..., Device], journey: Journey
) -> None:
    spoken = SPOKEN[journey.__name__]
    found: list[str] = []
    seen: list[Device] = []
    for name, shown in journey(Looking(device, spoken, kind="small")):
        wrong = (*violations_by_day_and_night(shown), *misfits_in_all_languages(shown, spoken))
        found += [f"{name}: {each}" for each in wrong]
        seen.append(shown)

    assert not found, "\n".join(found)
    for shown in seen:
        shown.complaints.clear()  # errors of a lost connection are tested elsewhere


@pytest.mark.parametrize("journey", ON_TELEVISIONS, ids=lambda each: each.__name__)
def test_no_line_is_over_its_limit_on_a_television_and_axe_finds_nothing(
    device: Callable[..., Device], journey: Journey
) -> None:
    found: list[str] = []
    for name, shown in journey(Looking(device, "en")):
        wrong = misfits_in_all_languages(shown, "en", TELEVISIONS)
        texts = [each for each in wrong if "too small" not in each]  # nobody taps there
        found += [f"{name}: {each}" for each in (*violations_by_day_and_night(shown), *texts)]

    assert not found, "\n".join(found)


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


def test_a_language_is_spoken_as_soon_as_it_is_chosen_anywhere(phone: Device) -> None:
    """A tab follows when another one switches; the test above relies on that."""
    page = phone.go("/settings")
    headings = []
    for language in LANGUAGES:
        switch(phone, language=language)
        assert page.evaluate("document.documentElement.lang") == language
        headings.append(page.get_by_role("heading", level=1).inner_text())

    assert len(set(headings)) == len(LANGUAGES)


def test_the_words_of_a_region_are_loaded_too(phone: Device) -> None:
    page = phone.go("/how/same-game")

    switch(phone, language="es-419")

    assert page.get_by_text("Juegan todos juntos.").is_visible()
