"""What a wheel needs beside the sources: the pictures of the house pack, and the page."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

_ROOT = Path(__file__).parent
sys.path[:0] = [str(_ROOT), str(_ROOT / "src")]

from tools.node import REQUIREMENT, build_page, node_of_machine  # noqa: E402

PAGE = "src/samewave/server/page"


class BuildPack(BuildHookInterface[Any]):
    """Builds pack and page into every wheel. An editable install leaves both to make."""

    def dependencies(self) -> list[str]:
        """Node from PyPI, if the page must be built and the machine has no Node."""
        if self._has_page() or node_of_machine():
            return []
        return [REQUIREMENT]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "standard":
            return
        from samewave.packs import HOUSE  # noqa: PLC0415 - needs the packages of a wheel's build
        from samewave.packs.build import build  # noqa: PLC0415
        from samewave.packs.check import check_texts  # noqa: PLC0415
        from samewave.packs.pack import BUILT_FOLDER, Folder  # noqa: PLC0415

        source = Folder(HOUSE)
        build(source, check_texts(source), HOUSE / BUILT_FOLDER)
        build_data["artifacts"].append(f"src/samewave/packs/house/{BUILT_FOLDER}/*")
        if not self._has_page():
            build_page()
        build_data["artifacts"].append(f"{PAGE}/**")

    def _has_page(self) -> bool:
        return (Path(self.root) / PAGE / "index.html").is_file()
