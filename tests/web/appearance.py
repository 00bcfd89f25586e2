"""Devices in one language and theme for a journey, and switching both on an open page."""

import json
from collections.abc import Callable
from typing import Any

from tests.web.browser import Device

#: As another tab would: until what that look needs is loaded, and the page is drawn anew. Where
#: it cannot be loaded, because a journey has cut the line, the page stays as it is.
_SWITCH = """async ({ locale, ...choices }) => {
  if (locale) Object.defineProperty(navigator, 'languages', { value: [locale], configurable: true })
  const newValue = JSON.stringify(choices)
  dispatchEvent(new StorageEvent('storage', { key: 'samewave:settings', newValue }))
  const root = document.documentElement
  const isSpoken = () => !navigator.onLine || root.lang === (choices.language ?? root.lang)
  for (let before = -1, loaded = 0; loaded !== before || !isSpoken(); ) {
    before = loaded
    await new Promise((resolve) => setTimeout(resolve, 60))
    loaded = performance.getEntriesByType('resource').length
  }
  await document.fonts.ready
}"""


class Looking:
    """Opens devices with one language and other common options."""

    def __init__(self, device: Callable[..., Device], language: str, **look: Any) -> None:
        self._device, self.language, self._look = device, language, look

    def __call__(self, **wanted: Any) -> Device:
        look = {"language": self.language, **self._look, **wanted}
        device = self._device(**look)
        if look.get("kind") == "television":  # its default is the night theme
            kept = json.dumps({"theme": look.get("theme", "night"), "language": self.language})
            device.context.add_init_script(f"localStorage['samewave:settings'] = '{kept}'")
        return device


def switch(device: Device, **choices: str) -> None:
    """Switch to another language, such as fr or es-419, or theme on the same screen."""
    if locale := choices.get("language"):
        choices = {**choices, "locale": locale, "language": locale.split("-")[0]}
    device.page.evaluate(_SWITCH, choices)
