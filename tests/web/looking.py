"""Looking: devices of one look, for a journey through the screens."""

import json
from collections.abc import Callable
from typing import Any

from tests.web.browsing import Device


class Looking:
    """Opens devices in one language, and whatever else is the same for all of them."""

    def __init__(self, device: Callable[..., Device], language: str, **look: Any) -> None:
        self._device, self.language, self._look = device, language, look

    def __call__(self, **wanted: Any) -> Device:
        look = {"language": self.language, **self._look, **wanted}
        device = self._device(**look)
        if look.get("kind") == "television":  # it is night there, unless somebody chose
            kept = json.dumps({"theme": look.get("theme", "night"), "language": self.language})
            device.context.add_init_script(f"localStorage['samewave:settings'] = '{kept}'")
        return device
