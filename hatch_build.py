"""What a wheel needs beside the sources: the pictures of the house pack, and the page.

With SAMEWAVE_COMPILE=1 in the environment, the modules of a move's path are compiled, too. Then the
wheel is for one platform and version of Python.
"""

import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

_ROOT = Path(__file__).parent
sys.path[:0] = [str(_ROOT), str(_ROOT / "src")]

from tools.compiled import compile_modules  # noqa: E402
from tools.node import REQUIREMENT, build_page, node_of_machine  # noqa: E402

PAGE = "src/samewave/server/page"
_IS_COMPILED = os.environ.get("SAMEWAVE_COMPILE") == "1"


class BuildPack(BuildHookInterface[Any]):
    """Builds pack and page into every wheel. An editable install leaves both to make."""

    def dependencies(self) -> list[str]:
        """Node, if the page must be built and the machine has none, and the compiler, if wanted."""
        node = [] if self._has_page() or node_of_machine() else [REQUIREMENT]
        return [*node, "mypy[mypyc]"] if _IS_COMPILED else node

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
        if _IS_COMPILED:
            self._compile(build_data)

    def _compile(self, build_data: dict[str, Any]) -> None:
        self._compiled = TemporaryDirectory()  # removed with this hook, after the wheel is written
        built = Path(self._compiled.name)
        for file, place in compile_modules(built):
            build_data["force_include"][str(file)] = place
        build_data["pure_python"], build_data["infer_tag"] = False, True

    def _has_page(self) -> bool:
        return (Path(self.root) / PAGE / "index.html").is_file()
