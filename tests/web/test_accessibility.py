"""Asks axe, a tool for accessibility, about a page; test_fits does so for every screen."""

from pathlib import Path

from tests.web.appearance import switch
from tests.web.browser import Device

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
_RUN = r"""async (runOnly) => {
  const { violations } = await axe.run(document, { resultTypes: ['violations'], ...runOnly })
  // the number on a token is said after the name of its criterion, not before it
  const isToken = (id, html) => id === 'label-content-name-mismatch' && html.includes('"tile ')
  return violations.flatMap(({ id, help, nodes }) => nodes
    .filter(({ html }) => !isToken(id, html))
    .map(({ target, failureSummary }) => `${id}: ${help}: ${target} (${failureSummary})`))
}"""


def violations(device: Device, *rules: str) -> list[str]:
    """Violations of all rules, or of some of them."""
    page = device.page
    page.evaluate("document.fonts.ready.then(() => new Promise(requestAnimationFrame))")
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    found: list[str] = page.evaluate(_RUN, {"runOnly": rules} if rules else {})
    return found


def violations_by_day_and_night(device: Device) -> list[str]:
    """Check what depends on the theme in both themes, and the rest once."""
    found: list[str] = []
    for theme, rules in (("night", ("color-contrast", "link-in-text-block")), ("day", ())):
        switch(device, theme=theme)
        found += [f"by {theme}: {each}" for each in violations(device, *rules)]
    return found


def test_axe_would_find_something(phone: Device) -> None:
    page = phone.go("/")
    page.evaluate("document.querySelector('main').append(document.createElement('button'))")

    assert [each for each in violations(phone) if each.startswith("button-name")]
