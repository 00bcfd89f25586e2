"""What a wheel needs beside the sources: the pictures of the house pack as players get them."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BuildPack(BuildHookInterface[Any]):
    """Builds the house pack into every wheel; while one works on the sources, make does it."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "standard":
            return
        sys.path.insert(0, str(Path(self.root) / "src"))
        from samewave.packs import HOUSE  # noqa: PLC0415 - found only now
        from samewave.packs.build import BUILT_FOLDER, build  # noqa: PLC0415
        from samewave.packs.check import check_texts  # noqa: PLC0415
        from samewave.packs.source import Folder  # noqa: PLC0415

        source = Folder(HOUSE)
        build(source, check_texts(source), HOUSE / BUILT_FOLDER)
        build_data["artifacts"].append(f"src/samewave/packs/house/{BUILT_FOLDER}/*")
